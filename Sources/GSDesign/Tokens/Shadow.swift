/// The shadow of a surface: how far it falls, how soft and how dark it is.
///
/// Pixels and vectors draw it around the outline; cells have no room for it. A surface without a fill has none.
///
/// ```swift
/// button.surface(.shadow(.action))
/// ```
public struct Shadow: Hashable, Sendable {
  /// Points that it lies below the surface, 0 or more.
  public let offset: Double
  /// The softness in points, 0 or more: the standard deviation of the blur.
  public let blur: Double
  /// From 0 to 1.
  public let opacity: Double
  /// The role of its colour; nil is black.
  public var role: ColorRole? {
    switch color {
    case .black: nil
    case .accent: .accent
    }
  }

  /// The role of its colour.
  public enum Color: String, Hashable, Sendable, CaseIterable {
    /// Black, in every appearance.
    case black
    /// The fill of the main action.
    case accent
  }

  private let color: Color

  /// 2 points below, soft by 6, at 30 percent: a card with a fill.
  public static let card = Shadow(offset: 2, blur: 6, opacity: 0.3, color: .black)
  /// 3 points below, soft by 5, at 30 percent: a button above the content of a screen.
  public static let floating = Shadow(offset: 3, blur: 5, opacity: 0.3, color: .black)
  /// 2 points below, soft by 8, at 40 percent: an alert.
  public static let dialog = Shadow(offset: 2, blur: 8, opacity: 0.4, color: .black)
  /// 9 points below, soft by 9, at 21 percent of the accent: the main action.
  public static let action = Shadow(offset: 9, blur: 9, opacity: 0.21, color: .accent)

  private init(offset: Double, blur: Double, opacity: Double, color: Color) {
    self.offset = offset
    self.blur = blur
    self.opacity = opacity
    self.color = color
  }

  /// A shadow of another package: declared once, in an extension, and used by its name.
  ///
  /// ```swift
  /// extension Shadow {
  ///   static let menu = Shadow(customOffset: 4, blur: 10, opacity: 0.25)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - offset: 0…64 points.
  ///   - blur: 0…64 points.
  ///   - opacity: 0…1.
  ///   - color: black by default.
  public init(
    customOffset offset: Double, blur: Double, opacity: Double, color: Color = .black
  ) {
    self.init(
      offset: checked(offset, upTo: 64, "The offset of a shadow"),
      blur: checked(blur, upTo: 64, "The blur of a shadow"), opacity: opacity, color: color)
    precondition(opacity >= 0 && opacity <= 1, "The opacity of a shadow is 0 to 1, not \(opacity).")
  }
}
