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
    visit { node in
      switch node {
      case .words(let words):
        for span in words.spans { if let role = span.role { roles.insert(role) } }
      case .panel(let panel, _):
        roles.insert(panel.ink.text)
        if let fill = panel.ink.fill { roles.insert(fill) }
        if let stroke = panel.ink.stroke { roles.insert(stroke) }
      case .backdrop(let role, _): roles.insert(role)
      case .rule(let rule): roles.insert(rule.role)
      case .cells(let picture): roles.formUnion(picture.paints.compactMap(\.role))
      case .empty, .spacer, .stack, .flow, .layers, .padded, .sized, .viewport, .interactive,
        .environment:
        break
      }
    }
  }
}
