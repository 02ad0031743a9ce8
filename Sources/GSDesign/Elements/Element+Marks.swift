extension Element {
  /// Whether it consists of marks alone, such as `✕` or `▸`, and the panels around them: words without a letter or a
  /// digit. In little room, words give way to them.
  package var isMark: Bool {
    switch node {
    case .words(let words): !words.wraps && words.caret == nil && words.isMark
    case .stack(_, let children):
      children.contains(where: \.isMark) && children.allSatisfy { $0.isMark || $0.isEmpty }
    case .panel(_, let child), .padded(_, let child), .sized(_, let child),
      .interactive(_, let child), .environment(_, let child), .spoken(_, let child):
      child.isMark
    case .empty, .cells, .backdrop, .layers, .flow, .constrained, .spacer, .rule, .viewport,
      .hidden:
      false
    }
  }

  /// The fixed number of columns that it asks for; nil if that follows from its content.
  package var exactColumns: Int? {
    switch node {
    case .sized(let sizing, _):
      if case .exactly(let columns) = sizing.width { columns } else { nil }
    case .backdrop(_, let child), .interactive(_, let child), .environment(_, let child),
      .spoken(_, let child):
      child.exactColumns
    case .empty, .words, .cells, .panel, .stack, .layers, .flow, .constrained, .padded, .spacer,
      .rule, .viewport, .hidden:
      nil
    }
  }
}

extension Words {
  /// Whether it shows something, but neither a letter nor a digit.
  fileprivate var isMark: Bool {
    let characters = spans.lazy.flatMap(\.text)
    return characters.contains { $0 != " " }
      && characters.allSatisfy { !$0.isLetter && !$0.isNumber }
  }
}
