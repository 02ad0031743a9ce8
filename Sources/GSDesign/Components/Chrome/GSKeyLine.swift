/// One line of keys and what they do; a line too long ends in `…`.
public struct GSKeyLine: Component, Hashable, Sendable {
  /// A key and what it does now.
  public struct Hint: Hashable, Sendable {
    public let key: String
    public let action: String

    public init(_ key: String, _ action: String) {
      self.key = key
      self.action = action
    }
  }

  public let hints: [Hint]

  public init(_ hints: [Hint]) {
    self.hints = hints
  }

  public func lower(into table: inout InteractionTable) -> Element {
    guard !hints.isEmpty else { return .empty }
    let spans = hints.enumerated().flatMap { index, hint in
      [
        Span((index == 0 ? "" : "   ") + hint.key, role: .text, emphasis: .bold),
        Span(" " + hint.action, role: .textSecondary),
      ]
    }
    return .words(spans)
  }
}
