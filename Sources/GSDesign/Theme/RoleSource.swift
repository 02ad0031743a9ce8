/// Where the colour of a role comes from, before any contrast is fitted.
enum RoleSource: Hashable, Sendable {
  /// Given: an entry of the palette.
  case entry(String)
  /// Given: an entry, let through to this degree over the page.
  case translucent(String, opacity: Double)
  /// Derived: an entry that stands in for one the design does not have.
  case standIn(String, reason: StandInReason)
  /// Derived: the same as another role.
  case role(BuiltInRole)
  /// Derived: a colour laid over the page, in the share the tags of this slot have.
  case tint(of: BuiltInRole, opacity: Double)
  /// Derived: the accent under a finger.
  case pressedAccent
  /// Derived: the ground one step further from the page.
  case groundStep(from: BuiltInRole)
  /// Derived: an ink let through to 60 percent over its ground, as words are that cannot be acted on.
  case faded(BuiltInRole, on: BuiltInRole)
  /// Derived: white, as on every solid.
  case white
}

/// Why an entry stands in for one the design does not have.
enum StandInReason: Hashable, Sendable {
  /// Tag colours: an entry of the theme within 25° of the slot's hue, never its accent.
  case nearestHue
  /// Tag colours: the theme has no such hue, so Zatch's is taken.
  case zatchTag
  /// The original has no such component, or its look is a fault.
  case absent
}

extension StandInReason: CustomStringConvertible {
  var description: String {
    switch self {
    case .nearestHue: "the theme's own colour within 25° of the slot's hue"
    case .zatchTag: "Zatch's, since the theme has no colour of that hue to spare"
    case .absent: "chosen, since the original has none that stands"
    }
  }
}

extension BuiltInRole {
  /// What stands for a role that a theme does not give; nil for the roles that every theme gives.
  var derivation: RoleSource? {
    switch self {
    case .page, .surface, .text, .textSecondary, .destructive, .accent, .onAccent, .outline,
      .tagPurpleSolid, .tagYellowSolid:
      nil
    case .raised: .groundStep(from: .surface)
    case .textTertiary: .role(.textSecondary)
    case .textDisabled: .faded(.textTertiary, on: .page)
    case .accentPressed: .pressedAccent
    case .accentText: .role(.accent)
    case .disabledFill: .role(.surface)
    case .onDisabled: .role(.textDisabled)
    case .separator: .role(.outline)
    case .chipFill: .role(.text)
    case .onChip: .role(.page)
    case .tagPurpleTint: .tint(of: .tagPurpleLine, opacity: 0.4)
    case .tagPurpleOnTint: .role(.tagPurpleSolid)
    case .tagPurpleOnSolid: .white
    case .tagPurpleLine: .role(.tagPurpleSolid)
    case .tagYellowTint: .tint(of: .tagYellowLine, opacity: 0.2)
    case .tagYellowOnTint: .role(.tagYellowSolid)
    case .tagYellowOnSolid: .white
    case .tagYellowLine: .role(.tagYellowSolid)
    case .tagDisabledFill: .role(.disabledFill)
    case .onTagDisabled: .role(.onDisabled)
    case .tagLine: .role(.outline)
    case .tabBarFill: .role(.surface)
    case .tabBarItem: .role(.textSecondary)
    case .tabBarSelected: .role(.accentText)
    case .tabBarDisabled: .faded(.tabBarItem, on: .tabBarFill)
    case .badgeFill: .role(.accent)
    case .onBadge: .role(.onAccent)
    case .toastFill: .role(.text)
    case .onToast: .role(.page)
    case .fieldFill: .role(.raised)
    case .onField: .role(.text)
    case .placeholder: .role(.textTertiary)
    case .selectionFill: .role(.raised)
    case .onSelection: .role(.text)
    }
  }
}
