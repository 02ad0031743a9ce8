public import GSDesign
public import StateSpace

/// The result of a walk through the space of a specimen: the roles of its looks, and the combinations its rules
/// exclude.
package struct SpecimenSurvey {
  package let roles: [ColorRole]
  package let exclusions: [Exclusion]

  package init(of specimen: Specimen) {
    var roles = RoleSet()
    var tally = RuleTally(rules: specimen.rules.count)
    SpecimenSpace(of: specimen, tiers: [.design, .interaction]).survey(&tally) { look in
      look.collectRoles(into: &roles)
    }
    self.roles = roles.byName
    exclusions = tally.exclusions(of: specimen)
  }
}

extension Specimen {
  /// The roles its states of the design and interaction tiers are drawn in, by name, collected from the looks.
  public var roles: [ColorRole] {
    var roles = RoleSet()
    var tally = RuleTally(rules: rules.count)
    SpecimenSpace(of: self, tiers: [.design, .interaction]).survey(&tally) {
      $0.collectRoles(into: &roles)
    }
    return roles.byName
  }

  /// The combinations that each rule excludes from the space of some tiers, in declaration order.
  public func exclusions(tiers: Set<AxisTier> = [.design, .interaction]) -> [Exclusion] {
    guard !rules.isEmpty else { return [] }
    var tally = RuleTally(rules: rules.count)
    SpecimenSpace(of: self, tiers: tiers).survey(&tally)
    return tally.exclusions(of: self)
  }
}

/// The combinations that a rule excludes from the state space of a specimen.
public struct Exclusion: Hashable, Sendable {
  /// The reason the combinations are impossible.
  public let reason: Phrase
  /// The combinations the rule forbids, with others or alone.
  public let count: Int
  /// The combinations that no other rule forbids: the number of states that removing the rule would add.
  public let alone: Int
}

extension RuleTally {
  fileprivate func exclusions(of specimen: Specimen) -> [Exclusion] {
    zip(specimen.rules, counts).map { Exclusion(reason: $0, count: $1.all, alone: $1.alone) }
  }
}

/// A set of roles collected from very many looks: most are members already, which costs no hashing.
package struct RoleSet {
  private var builtIn = Array(repeating: false, count: BuiltInRole.allCases.count)
  private var others: Set<ColorRole> = []

  package init() {}

  package mutating func insert(_ role: ColorRole) {
    switch (role.base, role.interaction) {
    case (.builtIn(let name), .normal): builtIn[Int(name.rawValue)] = true
    case (.builtIn, .hovered), (.builtIn, .pressed), (.custom, _): others.insert(role)
    }
  }

  /// In the order of their names.
  package var byName: [ColorRole] {
    let plain = BuiltInRole.allCases.filter { builtIn[Int($0.rawValue)] }.map { ColorRole($0) }
    return (plain + others).sorted { $0.name < $1.name }
  }
}

extension Element {
  /// Adds every role that is named in the element.
  package func collectRoles(into roles: inout RoleSet) {
    visit { node in
      switch node {
      case .words(let words):
        for span in words.spans { if let role = span.role { roles.insert(role) } }
      case .cells(let picture):
        for paint in picture.paints { if let role = paint.role { roles.insert(role) } }
      case .panel(let panel, _):
        roles.insert(panel.ink.text)
        if let fill = panel.ink.fill { roles.insert(fill) }
        if let stroke = panel.ink.stroke { roles.insert(stroke) }
        if panel.ink.fill != nil, let role = panel.shadow?.role { roles.insert(role) }
      case .backdrop(let role, _): roles.insert(role)
      case .rule(let rule): roles.insert(rule.role)
      case .empty, .spacer, .stack, .flow, .layers, .constrained, .padded, .sized, .viewport,
        .interactive, .environment, .spoken, .hidden:
        break
      }
    }
  }
}
