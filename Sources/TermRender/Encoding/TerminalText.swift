/// Text with escape sequences, which a terminal obeys: what `Component.ansi(_:theme:appearance:)` makes.
///
/// ```swift
/// print(GSTag.filled("Swift").ansi())
/// ```
///
/// It is not a `String`, so the compiler refuses it as plain words: as a label, a title or the text of a field. Control
/// characters in such strings are drawn, never sent.
public struct TerminalText: Hashable, Sendable, CustomStringConvertible {
  /// The UTF-8 bytes to write to the terminal: lines joined by line feeds, with none at the end.
  public let bytes: [UInt8]

  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The same as a string, as `print` takes it.
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}
