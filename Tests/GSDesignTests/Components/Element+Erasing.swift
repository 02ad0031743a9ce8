@testable import GSDesign

extension Element {
  /// The element with every role replaced by one: what differs then differs without colour.
  var withoutColour: Element {
    erasing(
      panel: { panel in
        var panel = panel
        panel.ink = Ink(
          text: .text, fill: panel.ink.fill.map { _ in .page },
          stroke: panel.ink.stroke.map { _ in .text })
        return panel
      },
      span: { Span($0.text, emphasis: $0.emphasis) },
      rule: { Rule(axis: $0.axis, role: .text, width: $0.width, isFocused: $0.isFocused) })
  }

  /// The element without everything that takes no room: roles, marks, emphasis, line weights, the caret, and overlays.
  var geometry: Element {
    erasing(
      panel: { panel in
        var panel = panel
        panel.ink = Ink(text: .text)
        panel.enabledInks = []
        panel.unselectedInks = []
        panel.marks = []
        panel.strokeWidth = panel.strokeWidth == .none ? .none : .thin
        return panel
      },
      span: { Span($0.text) },
      rule: { Rule(axis: $0.axis, role: .text, width: .thin) },
      isGeometry: true)
  }

  private func erasing(
    panel change: (Panel) -> Panel, span: (Span) -> Span, rule: (Rule) -> Rule,
    isGeometry: Bool = false
  ) -> Element {
    func erased(_ element: Element) -> Element {
      element.erasing(panel: change, span: span, rule: rule, isGeometry: isGeometry)
    }
    switch node {
    case .empty, .cells, .spacer: return self
    case .words(var words):
      words.spans = words.spans.map(span)
      if isGeometry { words.caret = nil }
      return Element(.words(words))
    case .rule(let line): return Element(.rule(rule(line)))
    case .panel(let panel, let child): return .panel(change(panel), erased(child))
    case .backdrop(_, let child): return .backdrop(.page, erased(child))
    case .stack(let stack, let children): return Element(.stack(stack, children.map(erased)))
    case .layers(let layers):
      // Later layers share the room of the first.
      if isGeometry, let first = layers.first { return erased(first.element) }
      return Element(
        .layers(layers.map { Layer(alignment: $0.alignment, element: erased($0.element)) }))
    case .flow(let spacing, let lineSpacing, let children):
      return .flow(spacing: spacing, lineSpacing: lineSpacing, children.map(erased))
    case .constrained(let layout): return Element(.constrained(layout.mapElements(erased)))
    case .padded(let edges, let child): return .padded(edges, erased(child))
    case .sized(let sizing, let child):
      // A size that is fixed in both directions does not ask its content.
      if isGeometry, case .exactly = sizing.width, case .exactly = sizing.height {
        return Element(.sized(sizing, .empty))
      }
      return Element(.sized(sizing, erased(child)))
    case .viewport(var viewport, let child):
      if isGeometry { viewport.target = nil }
      return Element(.viewport(viewport, erased(child)))
    case .interactive(let id, let child): return .interactive(id, erased(child))
    case .environment(let change, let child): return .environment(change, erased(child))
    // Spoken text is not part of a look.
    case .spoken(_, let child): return erased(child)
    case .hidden(let child): return .hidden(erased(child))
    }
  }
}
