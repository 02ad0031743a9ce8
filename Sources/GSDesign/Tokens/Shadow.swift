/// The shadow of a surface: its offset, softness, opacity and colour.
///
/// Pixels and vectors draw it around the outline; cells have no room for it. A surface without a fill has none.
///
/// ```swift
/// button.surface(.shadow(.action))
/// ```
///
/// Every part has a name by which a theme gives it another value: the offset and the blur are lengths of the kind
/// ``ThemeLength/Kind/shadow`` (`card.offset`, `card.blur`), the opacity is one of the kind ``ThemeLength/Kind/opacity``
/// (`card`), and the colour is a role (`card.shadow`).
public struct Shadow: Hashable, Sendable {
  /// Points that it lies below the surface, 0…64.
  public var offset: Double { light.offset.points }
  /// The softness in points, 0…64: the standard deviation of the blur.
  public var blur: Double { light.blur.points }
  /// From 0 to 1.
  public var opacity: Double { light.opacity.points / 100 }
  /// The role of its colour; nil is black.
  public let role: ColorRole?

  /// The colour of a shadow of another package.
  public enum Color: String, Hashable, Sendable, CaseIterable {
    /// Black, in every appearance.
    case black
    /// The fill of the main action.
    case accent
    /// The colour that a theme gives the shadow of the main action; the accent if it gives none.
    case action
    /// The colour that a theme gives the shadow of a card; the tertiary ink if it gives none.
    case grey
  }

  private let light: Parts
  /// On a dark page.
  private let dark: Parts

  private struct Parts: Hashable, Sendable {
    let offset: ShadowLength
    let blur: ShadowLength
    let opacity: ShadowOpacity

    func resolved(_ table: MeasureTable) -> Parts {
      Parts(
        offset: offset.resolved(table), blur: blur.resolved(table),
        opacity: opacity.resolved(table))
    }

    var tokens: [LengthToken] { [offset.token, blur.token, opacity.token].compactMap(\.self) }
  }

  /// A card with a fill: 2 points below, soft by 6, at 30 percent of a grey; none in dark.
  public static let card = Shadow(
    .gitspace, light: ("card", "card"), dark: ("card", "card.dark"), .cardShadow)
  /// A button above the content of a screen: 3 points below, soft by 5, at 30 percent.
  public static let floating = Shadow(
    .zatch, light: ("floating", "floating"), dark: ("floating", "floating"), .floatingShadow)
  /// An alert: 2 points below, soft by 8, at 40 percent.
  public static let dialog = Shadow(
    .zatch, light: ("alert", "alert"), dark: ("alert", "alert"), .alertShadow)
  /// The main action: 9 points below, soft by 9, at 21 percent; in dark 14 below, soft by 36, at 29 percent.
  public static let action = Shadow(
    .gitspace, light: ("primary", "primary"), dark: ("primary.dark", "primary.dark"),
    .actionShadow)

  private init(light: Parts, dark: Parts, role: ColorRole?) {
    self.light = light
    self.dark = dark
    self.role = role
  }

  /// A shadow that a design system publishes: in each appearance the name of its lengths, and that of its opacity.
  private init(
    _ system: DesignSystem, light: (String, String), dark: (String, String), _ role: ColorRole
  ) {
    func parts(_ names: (lengths: String, opacity: String)) -> Parts {
      Parts(
        offset: ShadowLength(system, names.lengths + ".offset"),
        blur: ShadowLength(system, names.lengths + ".blur"),
        opacity: ShadowOpacity(system, names.opacity))
    }
    self.init(light: parts(light), dark: parts(dark), role: role)
  }

  /// A shadow of another package: declared once, in an extension, and used by its name.
  ///
  /// ```swift
  /// extension Shadow {
  ///   static let menu = Shadow(customOffset: 4, blur: 10, opacity: 0.25)
  /// }
  /// ```
  ///
  /// Values outside of their range count as the nearest in it.
  ///
  /// - Parameters:
  ///   - offset: 0…64 points.
  ///   - blur: 0…64 points.
  ///   - opacity: 0…1.
  ///   - color: black by default.
  ///   - name: the name by which a theme gives it other values: for `menu` the shadows `menu.offset` and `menu.blur`, and
  ///     the opacity `menu`; nil for none.
  public init(
    customOffset offset: Double, blur: Double, opacity: Double, color: Color = .black,
    token name: String? = nil
  ) {
    let parts = Parts(
      offset: ShadowLength(bounding: offset, named: name.map { $0 + ".offset" }),
      blur: ShadowLength(bounding: blur, named: name.map { $0 + ".blur" }),
      opacity: ShadowOpacity(bounding: opacity * 100, named: name))
    let role: ColorRole? =
      switch color {
      case .black: nil
      case .accent: .accent
      case .action: .actionShadow
      case .grey: .cardShadow
      }
    self.init(light: parts, dark: parts, role: role)
  }

  /// The shadow of an appearance; nil if its opacity there is 0.
  package func falling(in appearance: Appearance) -> Shadow? {
    let parts =
      switch appearance {
      case .light: light
      case .dark: dark
      }
    return parts.opacity.points > 0 ? Shadow(light: parts, dark: parts, role: role) : nil
  }

  /// Whether it is the same in light and in dark.
  package var isSameInDark: Bool { light == dark }

  /// The names of its lengths and opacities, each once.
  package var tokens: [LengthToken] {
    light.tokens + (isSameInDark ? [] : dark.tokens.filter { !light.tokens.contains($0) })
  }

  func resolved(_ table: MeasureTable) -> Shadow {
    Shadow(light: light.resolved(table), dark: dark.resolved(table), role: role)
  }
}

/// A length of a shadow.
private struct ShadowLength: TokenLength {
  static let kind = ThemeLength.Kind.shadow
  static let longest = 64.0

  let points: Double
  let token: LengthToken?
}

/// How much of a shadow is seen, in percent.
private struct ShadowOpacity: TokenLength {
  static let kind = ThemeLength.Kind.opacity
  static let longest = 100.0

  let points: Double
  let token: LengthToken?
}
