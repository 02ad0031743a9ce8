/// Text with escape sequences, which a terminal obeys: what `Component.ansi(_:theme:appearance:)` makes.
///
/// ```swift
/// print(GSTag.filled("Swift").ansi())
/// ```
///
/// It is no `String`, so that the compiler refuses it where words are asked for: a label, a title, the text of a field. What
/// strings hold of control characters is drawn, never sent.
public struct TerminalText: Hashable, Sendable, CustomStringConvertible {
  /// The UTF-8 bytes to write to the terminal: lines joined by line feeds, with none at the end.
  public let bytes: [UInt8]

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The same as a string, as `print` takes it.
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}
