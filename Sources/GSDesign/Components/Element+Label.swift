extension Element {
  /// The element as the label of a panel: its words stand in one line and take the panel's ink.
  ///
  /// A style of words fixes their role. On a fill that changes with the state that role would be wrong in every
  /// state but one; so only weight and emphasis stay.
  public var asLabel: Element {
    switch node {
    case .words(let words):
      .words(
        words.spans.map { Span($0.text, emphasis: $0.emphasis.subtracting(.dimInMono)) },
        alignment: words.alignment, caret: words.caret)
    case .panel: self
    case .interactive(_, let child): child.asLabel
    case .empty, .cells, .spacer, .rule, .backdrop, .stack, .layers, .flow, .padded, .sized,
      .viewport,
      .environment:
      mapChildren(\.asLabel)
    }
  }
}
