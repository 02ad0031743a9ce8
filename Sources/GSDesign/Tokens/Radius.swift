/// The radius of corners, in points. In cells a radius below 8 draws square corners.
public struct Radius: Hashable, Sendable, TokenLength {
  package static let kind = ThemeLength.Kind.radius
  package static let longest = 256.0

  /// Points, 0…256.
  public let points: Double
  /// The name that a theme gives another value by; nil for a length without one.
  public let token: LengthToken?

  /// Square corners.
  public static let none = Radius(points: 0)
  /// 4 points: a toast, and a button with a grey line.
  public static let points4 = Radius(points: 4)
  /// 8 points: a wide button, an alert and a field.
  public static let points8 = Radius(points: 8)
  /// 10 points: a card with a line.
  public static let points10 = Radius(points: 10)
  /// 16 points: a message.
  public static let points16 = Radius(points: 16)
  /// 20 points: a thumbnail, and the field of messages.
  public static let points20 = Radius(points: 20)
  /// 28 points: a sheet.
  public static let points28 = Radius(points: 28)

  package init(points: Double, token: LengthToken? = nil) {
    self.points = points
    self.token = token
  }

  /// A radius of another package, 0…256 points: declared once, in an extension, and used by its name.
  ///
  /// - Parameters:
  ///   - points: a value outside of the range counts as the nearest in it.
  ///   - name: the name by which a theme gives it another value; nil for none.
  public init(custom points: Double, token name: String? = nil) {
    self.init(bounding: points, named: name)
  }
}
