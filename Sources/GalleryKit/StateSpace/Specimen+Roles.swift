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
    var found = roles
    visit { node in
      switch node {
      case .words(let words): found.formUnion(words.spans.compactMap(\.role))
      case .panel(let panel, _):
        found.insert(panel.ink.text)
        found.formUnion([panel.ink.fill, panel.ink.stroke].compactMap(\.self))
      case .backdrop(let role, _): found.insert(role)
      case .rule(let rule): found.insert(rule.role)
      case .empty, .spacer, .stack, .flow, .layers, .padded, .sized, .viewport, .interactive,
        .environment:
        break
      }
    }
    roles = found
  }
}
