public import ColorScience

/// Where the colour of a role comes from, and what was done to it: what token lists print.
public struct Resolution: Hashable, Sendable {
  /// The role whose colour it is.
  public let role: ColorRole
  /// Whether a written rule made the colour, rather than the design's own value for this role.
  public let isDerived: Bool
  /// The palette entries the colour is made of: one for a given colour, more for a tint.
  public let entries: [String]
  /// The value under the `original` contrast: the published one, or what a rule makes of
  /// published ones.
  public let original: RGB
  /// What is drawn.
  public let adjusted: RGB
  /// Where `original` comes from and why `adjusted` differs, in words.
  public let reason: String
}

/// Where a colour comes from, as data; the words are made when somebody asks.
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
  case mirrored
  case kept
  case fallback(BuiltInRole)

  var isDerived: Bool {
    switch self {
    case .given, .translucent: false
    case .standIn, .role, .tint, .pressedAccent, .groundStep, .faded, .white, .mirrored, .kept,
      .fallback:
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
    case .mirrored: "derived: the mirror of the other appearance, with the same contrast"
    case .kept: "derived: the brand's colour in the other appearance"
    case .fallback(let role): "derived: the theme does not know the role, so \(role.name)"
    }
  }

  private static func percent(_ share: Double) -> String {
    "\(Int((share * 100).rounded())) percent"
  }
}

/// What fitting did to a colour, as data.
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
