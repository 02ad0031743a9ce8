import TermRender

/// A text from outside as part of a line: nothing in it ends the line, steers a terminal or turns the words around it.
func oneLine(_ text: String) -> String { TextGate.line(text) }

/// A name from outside as messages repeat it: like ``oneLine(_:)``, and not long.
func safe(_ name: String) -> String { TextGate.line(name, limit: 240) }

/// A path from outside as messages repeat it: paths are longer than names.
func safePath(_ path: String) -> String { TextGate.line(path, limit: 4096) }

extension String {
  /// The text with blanks behind it, up to a given width.
  func padded(to columns: Int) -> String {
    self + Self.blanks(beside: self, columns)
  }

  /// The text with blanks before it, up to a given width: numbers stand at the right.
  func rightAligned(in columns: Int) -> String {
    Self.blanks(beside: self, columns) + self
  }

  private static func blanks(beside text: String, _ columns: Int) -> String {
    String(repeating: " ", count: Swift.max(0, columns - DisplayWidth.columns(of: text)))
  }
}

extension Sequence<String> {
  /// The columns of the widest; 0 of none.
  var widest: Int { map { DisplayWidth.columns(of: $0) }.max() ?? 0 }
}

/// A number and what it counts.
func counted(_ count: Int, _ word: String) -> String {
  "\(count) \(word)\(count == 1 ? "" : "s")"
}
