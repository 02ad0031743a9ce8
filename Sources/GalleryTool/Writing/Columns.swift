import TermRender

extension String {
  /// The text with blanks behind it, up to so many columns.
  func padded(to columns: Int) -> String {
    self + Self.blanks(beside: self, columns)
  }

  /// The text with blanks before it, up to so many columns: numbers stand at the right.
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
