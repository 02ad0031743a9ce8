/// A piece of a line in one style.
public struct Span: Hashable, Sendable {
  /// The words, on one line.
  public let text: String
  /// The role of the words; nil takes the ink of the panel around them.
  public let role: ColorRole?
  /// The emphasis besides the colour.
  public let emphasis: Emphasis

  /// - Parameters:
  ///   - text: data: whatever it holds is shown, never obeyed.
  ///   - role: the role of the words; nil takes the ink of the panel around them.
  ///   - emphasis: how they stand out besides their colour.
  public init(_ text: String, role: ColorRole? = nil, emphasis: Emphasis = []) {
    self.text = text
    self.role = role
    self.emphasis = emphasis
  }
}
