/// The shadow of a surface: how far it falls, how soft and how dark it is.
///
/// Pixels and vectors draw it around the outline; cells have no room for it. A surface without a fill has none.
///
/// ```swift
/// button.surface(.shadow(.action))
/// ```
public struct Shadow: Hashable, Sendable {
  /// Points that it lies below the surface, 0…64.
  public var offset: Double { fall.points }
  /// The softness in points, 0…64: the standard deviation of the blur.
  public var blur: Double { softness.points }
  /// From 0 to 1.
  public let opacity: Double
  /// The role of its colour; nil is black.
  public var role: ColorRole? {
    switch color {
    case .black: nil
    case .accent: .accent
    case .action: .actionShadow
    case .grey: .textTertiary
    }
  }

  /// The role of its colour.
  public enum Color: String, Hashable, Sendable, CaseIterable {
    /// Black, in every appearance.
    case black
    /// The fill of the main action.
    case accent
    /// The colour that a theme gives the shadow of the main action; the accent where it gives none.
    case action
    /// The ink of words that say least.
    case grey
  }

  private let fall: ShadowLength
  private let softness: ShadowLength
  private let color: Color

  /// A card with a fill: 2 points below, soft by 6, at 30 percent of a grey; none in dark.
  public static let card = Shadow(.gitspace, "card", opacity: 0.3, color: .grey)
  /// A button above the content of a screen: 3 points below, soft by 5, at 30 percent.
  public static let floating = Shadow(.zatch, "floating", opacity: 0.3)
  /// An alert: 2 points below, soft by 8, at 40 percent.
  public static let dialog = Shadow(.zatch, "alert", opacity: 0.4)
  /// The main action: 9 points below, soft by 9, at 21 percent; in dark 14 below, soft by 36, at 29 percent.
  public static let action = Shadow(.gitspace, "primary", opacity: 0.21, color: .action)

  /// The same shadow on a dark page: the main action's falls farther and softer, a card has none.
  package var onDark: Shadow? {
    switch color {
    case .black, .accent: self
    case .action:
      Shadow(
        fall: ShadowLength(points: 14, token: nil), softness: ShadowLength(points: 36, token: nil),
        opacity: 0.29, color: .action)
    case .grey: nil
    }
  }

  private init(fall: ShadowLength, softness: ShadowLength, opacity: Double, color: Color) {
    self.fall = fall
    self.softness = softness
    self.opacity = opacity
    self.color = color
  }

  /// A shadow whose offset and softness a design system publishes under a name.
  private init(_ system: DesignSystem, _ name: String, opacity: Double, color: Color = .black) {
    self.init(
      fall: ShadowLength(system, name + ".offset"), softness: ShadowLength(system, name + ".blur"),
      opacity: opacity, color: color)
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
  ///   - name: the name by which a theme gives its offset and blur other values, as `menu.offset` and `menu.blur`; nil for
  ///     none.
  public init(
    customOffset offset: Double, blur: Double, opacity: Double, color: Color = .black,
    token name: String? = nil
  ) {
    func length(_ points: Double, _ part: String) -> ShadowLength {
      ShadowLength(
        points: ShadowLength.bounded(points),
        token: name.map { LengthToken(nil, .shadow, $0 + part) })
    }
    self.init(
      fall: length(offset, ".offset"), softness: length(blur, ".blur"),
      opacity: opacity > 0 ? min(opacity, 1) : 0, color: color)
  }

  /// The names of its offset and its blur.
  package var tokens: [LengthToken] { [fall.token, softness.token].compactMap(\.self) }

  func resolved(_ table: MeasureTable) -> Shadow {
    Shadow(
      fall: fall.resolved(table), softness: softness.resolved(table), opacity: opacity,
      color: color)
  }
}

/// A length of a shadow.
private struct ShadowLength: TokenLength {
  static let kind = ThemeLength.Kind.shadow
  static let longest = 64.0

  let points: Double
  let token: LengthToken?
}
