extension Element {
  /// The element as the label of a panel: its words stand in one line and take the panel's ink.
  ///
  /// A style of words fixes their role. On a fill that changes with the state that role would be wrong in every
  /// state but one; so only weight and emphasis stay.
  public var asLabel: Element {
    switch node {
    case .empty, .spacer, .rule: self
    case .words(let words):
      .words(
        words.spans.map { Span($0.text, emphasis: $0.emphasis.subtracting(.dimInMono)) },
        alignment: words.alignment, caret: words.caret)
    case .panel(let panel, let child): .panel(panel, child)
    case .backdrop(let role, let child): .backdrop(role, child.asLabel)
    case .stack(let stack, let children): Element(.stack(stack, children.map(\.asLabel)))
    case .layers(let layers):
      Element(.layers(layers.map { Layer(alignment: $0.alignment, element: $0.element.asLabel) }))
    case .flow(let spacing, let lineSpacing, let children):
      .flow(spacing: spacing, lineSpacing: lineSpacing, children.map(\.asLabel))
    case .padded(let edges, let child): .padded(edges, child.asLabel)
    case .sized(let sizing, let child): Element(.sized(sizing, child.asLabel))
    case .viewport(let viewport, let child): Element(.viewport(viewport, child.asLabel))
    case .interactive(_, let child): child.asLabel
    case .environment(let change, let child): .environment(change, child.asLabel)
    }
  }
}
