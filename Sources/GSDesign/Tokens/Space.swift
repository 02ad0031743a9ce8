/// A distance of the scale, in points.
///
/// Cells are made of it in one place, the renderer's cell metrics: a column is 8 points, a row 16.
public struct Space: Hashable, Sendable {
  /// Points, 0 or more.
  public let points: Double

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
}
