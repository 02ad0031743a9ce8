/// The thickness of a line, in points: up to 1 light in cells, up to 2 heavy, more a bar in block eighths.
public struct StrokeWidth: Hashable, Sendable, TokenLength {
  package static let kind = ThemeLength.Kind.stroke
  package static let longest = 8.0

  /// Points, 0…8.
  public let points: Double
  /// The name that a theme gives another value by; nil for a length without one.
  public let token: LengthToken?

  /// No line.
  public static let none = StrokeWidth(points: 0)
  /// 0.5 points: the line below the tabs of a home screen, and around the field of a task.
  public static let hairline = StrokeWidth(points: 0.5)
  /// 1 point: the line around a field, and between things.
  public static let thin = StrokeWidth(points: 1)
  /// 1.5 points: the line around a selected tag.
  public static let medium = StrokeWidth(points: 1.5)
  /// 2 points: below the selected tab.
  public static let thick = StrokeWidth(points: 2)
  /// 4 points: above the selected section of an application.
  public static let bar = StrokeWidth(points: 4)

  package init(points: Double, token: LengthToken? = nil) {
    self.points = points
    self.token = token
  }

  /// A thickness of another package, 0…8 points: declared once, in an extension, and used by its name.
  ///
  /// - Parameters:
  ///   - points: a value outside of the range counts as the nearest in it.
  ///   - name: the name by which a theme gives it another value; nil for none.
  public init(custom points: Double, token name: String? = nil) {
    self.init(bounding: points, named: name)
  }
}
