public import ColorScience

/// Where the colour of a role comes from, before any contrast is fitted.
enum RoleSource: Hashable, Sendable {
  /// Given: an entry of the palette.
  case entry(String)
  /// Given: an entry, let through to this degree over the page.
  case translucent(String, opacity: Double)
  /// Derived: an entry in place of one that the design does not have.
  case standIn(String, reason: StandInReason)
  /// Derived: the same as another role.
  case role(BuiltInRole)
  /// Derived: a colour laid over the page, in the share the tags of this slot have.
  case tint(of: BuiltInRole, opacity: Double)
  /// Derived: the accent under a finger.
  case pressedAccent
  /// Derived: one step of lightness from another ground, and distinct from the surface.
  case groundStep(from: BuiltInRole)
  /// Derived: an ink let through to 60 percent over its ground, as words are that cannot be acted on.
  case faded(BuiltInRole, on: BuiltInRole)
  /// Derived: white, as on every solid.
  case white
  /// Derived: black, as a shadow is.
  case black
  /// Derived: white on a solid that the theme gives, the page's colour on one that is neutral for want of it.
  case ink(onSolid: BuiltInRole)
}

/// Why an entry takes the place of one that the design does not have.
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
    case .absent: "chosen, since the original has no usable one"
    }
  }
}

extension BuiltInRole {
  /// The source of a role that a theme leaves out; nil for the roles that every theme must give.
  var derivation: RoleSource? {
    switch self {
    case .page, .surface, .text, .textSecondary, .destructive, .accent, .onAccent, .outline: nil
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
    // Neutral, readable on the page, and never the accent, which is left to the one thing to do.
    case .tagPurpleSolid, .tagYellowSolid: .role(.textSecondary)
    case .tagPurpleTint: .tint(of: .tagPurpleLine, opacity: 0.4)
    case .tagPurpleOnTint: .role(.tagPurpleSolid)
    case .tagPurpleOnSolid: .ink(onSolid: .tagPurpleSolid)
    case .tagPurpleLine: .role(.tagPurpleSolid)
    case .tagYellowTint: .tint(of: .tagYellowLine, opacity: 0.2)
    case .tagYellowOnTint: .role(.tagYellowSolid)
    case .tagYellowOnSolid: .ink(onSolid: .tagYellowSolid)
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
    case .selectionFill: .groundStep(from: .raised)
    case .onSelection: .role(.text)
    case .destructiveFill: .role(.destructive)
    case .onDestructive: .white
    case .messageFill: .role(.raised)
    case .onMessage: .role(.text)
    case .imageFill: .role(.fieldFill)
    case .onImage: .role(.textSecondary)
    case .progressFill: .role(.accentText)
    case .actionShadow: .role(.accent)
    case .cardShadow: .role(.textTertiary)
    case .floatingShadow, .alertShadow: .black
    }
  }
}

extension BuiltInRole {
  /// The colours of tags that a theme may leave out, each of them whole. The first role is the one that the others
  /// follow from.
  static let tagSlots: [[BuiltInRole]] = [
    [.tagPurpleSolid, .tagPurpleTint, .tagPurpleOnTint, .tagPurpleOnSolid, .tagPurpleLine],
    [.tagYellowSolid, .tagYellowTint, .tagYellowOnTint, .tagYellowOnSolid, .tagYellowLine],
  ]
}

/// The source of a role's colour and its adjustment, as token lists print them.
public struct Resolution: Hashable, Sendable {
  /// The role whose colour it is.
  public let role: ColorRole
  /// Whether a written rule made the colour, rather than the design's own value for this role.
  public let isDerived: Bool
  /// The palette entries the colour is made of: one for a given colour, more for a tint.
  public let entries: [String]
  /// The value under the `original` contrast: the published one, or the result of a rule on published ones.
  public let original: RGB
  /// The colour drawn.
  public let adjusted: RGB
  /// Where `original` comes from and why `adjusted` differs, in words.
  public let reason: String
}

/// The source of a colour, as data; its description is made on demand.
enum Provenance: Hashable, Sendable {
  case given
  case translucent(opacity: Double)
  case standIn(StandInReason)
  case role(BuiltInRole)
  case tint(of: BuiltInRole, opacity: Double)
  case pressedAccent
  case groundStep
  case faded(BuiltInRole)
  case white
  case black
  case mirrored
  case kept
  case fallback(BuiltInRole)

  var isDerived: Bool {
    switch self {
    case .given, .translucent: false
    case .standIn, .role, .tint, .pressedAccent, .groundStep, .faded, .white, .black, .mirrored,
      .kept, .fallback:
      true
    }
  }
}

extension Provenance: CustomStringConvertible {
  var description: String {
    switch self {
    case .given: "given"
    case .translucent(let opacity): "given, at \(Self.percent(opacity)) over the page"
    case .standIn(let reason): "derived: \(reason)"
    case .role(let role): "derived: the same as \(role.name)"
    case .tint(let role, let opacity):
      "derived: \(Self.percent(opacity)) of \(role.name) over the page"
    case .pressedAccent: "derived: the accent, 0.05 of lightness away from its ink"
    case .groundStep: "derived: the ground, 0.05 of lightness further"
    case .faded(let role): "derived: 60 percent of \(role.name) over its ground"
    case .white: "derived: white, as on every solid"
    case .black: "derived: black, as a shadow is"
    case .mirrored: "derived: the mirror of the other appearance, with the same contrast"
    case .kept: "derived: the brand's colour in the other appearance"
    case .fallback(let role): "derived: the theme does not know the role, so \(role.name)"
    }
  }

  private static func percent(_ share: Double) -> String {
    "\(Int((share * 100).rounded())) percent"
  }
}

/// The adjustment that fitting made to a colour, as data.
enum Adjustment: Hashable, Sendable {
  case none
  /// Moved in OKLCH lightness, in steps of 0.001.
  case moved(steps: Int)
  case replaced
  case solidMoved
  /// Not even black or white can be read on every ground.
  case unreachable
}

extension Adjustment: CustomStringConvertible {
  var description: String {
    switch self {
    case .none: ""
    case .moved(let steps):
      "; \(steps < 0 ? "darkened" : "lightened") by \(abs(steps)) thousandths of lightness to be read"
    case .replaced: "; another ink, since this one cannot be read on its solid"
    case .solidMoved: "; moved just far enough for the words on it"
    case .unreachable: "; as near to the wanted contrast as these grounds allow"
    }
  }
}
