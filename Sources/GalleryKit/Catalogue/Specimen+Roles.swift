public import GSDesign

extension Specimen {
  /// The roles its states of the design and interaction tiers are drawn in, by name, collected from the looks.
  public var roles: [ColorRole] {
    var roles: Set<ColorRole> = []
    for state in StateSpace(of: self, tiers: [.design, .interaction]) {
      state.element(.english).collectRoles(into: &roles)
    }
    return roles.sorted { $0.name < $1.name }
  }
}

extension Element {
  /// Adds every role that is named in the element.
  func collectRoles(into roles: inout Set<ColorRole>) {
    switch node {
    case .empty, .spacer: break
    case .words(let words): roles.formUnion(words.spans.compactMap(\.role))
    case .panel(let panel, let child):
      roles.insert(panel.ink.text)
      if let fill = panel.ink.fill { roles.insert(fill) }
      if let stroke = panel.ink.stroke { roles.insert(stroke) }
      child.collectRoles(into: &roles)
    case .backdrop(let role, let child):
      roles.insert(role)
      child.collectRoles(into: &roles)
    case .stack(_, let children), .flow(_, _, let children):
      for child in children { child.collectRoles(into: &roles) }
    case .layers(let layers):
      for layer in layers { layer.element.collectRoles(into: &roles) }
    case .rule(let rule): roles.insert(rule.role)
    case .padded(_, let child), .sized(_, let child), .viewport(_, let child),
      .interactive(_, let child), .environment(_, let child):
      child.collectRoles(into: &roles)
    }
  }
}
