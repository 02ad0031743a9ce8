import GSDesign

extension Element {
  /// The same look as a picture of a state: its parts are named below the picture, so that pointing at one points at
  /// the picture and never at the thing itself.
  func picture(_ id: FocusID) -> Element {
    switch node {
    case .empty, .words, .spacer, .rule: return self
    case .panel(let panel, let child): return Element(.panel(panel, child.picture(id)))
    case .backdrop(let role, let child): return Element(.backdrop(role, child.picture(id)))
    case .stack(let stack, let children):
      return Element(.stack(stack, children.map { $0.picture(id) }))
    case .layers(let layers):
      return Element(
        .layers(
          layers.map { layer in
            var layer = layer
            layer.element = layer.element.picture(id)
            return layer
          }))
    case .flow(let spacing, let lineSpacing, let children):
      return Element(
        .flow(spacing: spacing, lineSpacing: lineSpacing, children.map { $0.picture(id) }))
    case .padded(let edges, let child): return Element(.padded(edges, child.picture(id)))
    case .sized(let sizing, let child): return Element(.sized(sizing, child.picture(id)))
    case .viewport(var viewport, let child):
      viewport.target = viewport.target.map { id.child($0.path) }
      return Element(.viewport(viewport, child.picture(id)))
    case .interactive(let part, let child):
      return Element(.interactive(id.child(part.path), child.picture(id)))
    case .environment(let change, let child):
      return Element(.environment(change, child.picture(id)))
    }
  }
}
