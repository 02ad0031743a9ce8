import TermRender
import Words

/// An untrusted text as part of a line: it cannot end the line, control the terminal or reorder the text around it.
func oneLine(_ text: String) -> String { SafeText.line(text) }

/// An untrusted name for messages: like ``oneLine(_:)``, and short.
func safe(_ name: String) -> String { SafeText.text(name, as: .fileName) }

/// An untrusted path for messages, which may be longer than names.
func safePath(_ path: String) -> String { SafeText.text(path, as: .path) }

extension String {
  /// The text followed by blanks up to a width.
  func padded(to columns: Int) -> String {
    self + Self.blanks(beside: self, columns)
  }

  /// The text preceded by blanks up to a width, for numbers.
  func rightAligned(in columns: Int) -> String {
    Self.blanks(beside: self, columns) + self
  }

  private static func blanks(beside text: String, _ columns: Int) -> String {
    String(repeating: " ", count: Swift.max(0, columns - DisplayWidth.columns(of: text)))
  }
}

extension Sequence<String> {
  /// The columns of the widest text; 0 without any.
  var widest: Int { map { DisplayWidth.columns(of: $0) }.max() ?? 0 }
}

/// A number with its unit, in the singular or plural.
func counted(_ count: Int, _ word: String) -> String {
  "\(count) \(word)\(count == 1 ? "" : "s")"
}
