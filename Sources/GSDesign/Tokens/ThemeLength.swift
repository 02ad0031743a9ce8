/// A length of a design system, by the name that it has there.
///
/// A component that is drawn with a length of this name (``LengthToken``) takes the value of the theme.
///
/// ```swift
/// let gutter = ThemeLength(.spacing, "gutter", points: 20)
/// ```
public struct ThemeLength: Hashable, Sendable {
  /// The kind of a length.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Room around things and between them.
    case spacing
    /// The radius of corners.
    case radius
    /// The thickness of a line.
    case stroke
    /// The height or the least width of a component.
    case size
    /// The offset or the softness of a shadow.
    case shadow
    /// How much of a shadow is seen: percent, in place of points.
    case opacity
  }

  /// The kind of length.
  public let kind: Kind
  /// As the design calls it; unique among those of its kind.
  public let name: String
  /// Points, 0…10,000; percent for an opacity.
  public let points: Double

  /// Makes a length.
  ///
  /// - Parameters:
  ///   - kind: the kind of length.
  ///   - name: as the design calls it.
  ///   - points: clamped to 0…10,000; NaN counts as 0.
  public init(_ kind: Kind, _ name: String, points: Double) {
    self.kind = kind
    self.name = name
    self.points = points.isNaN ? 0 : min(max(0, points), Self.points.upperBound)
  }
}

extension ThemeLength {
  /// The points that a theme has: of other lengths, token files give none. Components draw fewer, ``TokenLength/longest``.
  package static let points = 0.0...10_000

  /// Lengths of one kind by their names, in order.
  static func named(_ kind: Kind, _ points: KeyValuePairs<String, Double>) -> [ThemeLength] {
    points.map { ThemeLength(kind, $0.key, points: $0.value) }
  }
}
