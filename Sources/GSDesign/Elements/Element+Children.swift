extension Element {
  /// The same node with other children.
  func mapChildren(_ transform: (Element) -> Element) -> Element {
    switch node {
    case .empty, .words, .cells, .spacer, .rule: self
    case .panel(let panel, let child): .panel(panel, transform(child))
    case .backdrop(let role, let child): .backdrop(role, transform(child))
    case .stack(let stack, let children): Element(.stack(stack, children.map(transform)))
    case .layers(let layers):
      Element(
        .layers(layers.map { Layer(alignment: $0.alignment, element: transform($0.element)) }))
    case .flow(let spacing, let lineSpacing, let children):
      .flow(spacing: spacing, lineSpacing: lineSpacing, children.map(transform))
    case .padded(let edges, let child): .padded(edges, transform(child))
    case .sized(let sizing, let child): Element(.sized(sizing, transform(child)))
    case .viewport(let viewport, let child): Element(.viewport(viewport, transform(child)))
    case .interactive(let id, let child): .interactive(id, transform(child))
    case .environment(let change, let child): .environment(change, transform(child))
    }
  }
}
