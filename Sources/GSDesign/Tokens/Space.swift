/// A distance of the scale, in points.
///
/// Cells are made of it in one place, the renderer's cell metrics: a column is 8 points, a row 16.
public struct Space: Hashable, Sendable, TokenLength {
  package static let kind = ThemeLength.Kind.spacing
  package static let longest = 256.0

  /// Points, 0…256.
  public let points: Double
  /// The name that a theme gives another value by; nil for a length without one.
  public let token: LengthToken?

  /// No distance.
  public static let none = Space(points: 0)
  /// 4 points: between a mark and its label.
  public static let tight = Space(points: 4)
  /// 8 points: one column; between tags.
  public static let small = Space(points: 8)
  /// 12 points: between rows of tags.
  public static let medium = Space(points: 12)
  /// 16 points: one row; two columns of air inside a pane.
  public static let large = Space(points: 16)
  /// 20 points: the side padding of a screen.
  public static let extraLarge = Space(points: 20)
  /// 32 points: between groups.
  public static let huge = Space(points: 32)

  package init(points: Double, token: LengthToken? = nil) {
    self.points = points
    self.token = token
  }

  /// A distance of another package, 0…256 points: declared once, in an extension, and used by its name.
  ///
  /// ```swift
  /// extension Space {
  ///   static let gutter = Space(custom: 6, token: "gutter")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - points: a value outside of the range counts as the nearest in it.
  ///   - name: the name by which a theme gives it another value; nil for none.
  public init(custom points: Double, token name: String? = nil) {
    self.init(bounding: points, named: name)
  }
}
