/// A height or a least width of a component, in points.
public struct ControlSize: Hashable, Sendable, TokenLength {
  package static let kind = ThemeLength.Kind.size
  package static let longest = 1024.0

  /// Points, 0…1024.
  public let points: Double
  /// The name that a theme gives another value by; nil for a length without one.
  public let token: LengthToken?

  /// No size of its own.
  public static let none = ControlSize(points: 0)
  /// 8 points: the band between sections.
  public static let points8 = ControlSize(points: 8)
  /// 20 points: the lowest tag, and a radio button.
  public static let points20 = ControlSize(points: 20)
  /// 25 points: a tag, and the button of an alert.
  public static let points25 = ControlSize(points: 25)
  /// 29 points: a tag.
  public static let points29 = ControlSize(points: 29)
  /// 30 points: a button with a grey line.
  public static let points30 = ControlSize(points: 30)
  /// 31 points: the highest tag.
  public static let points31 = ControlSize(points: 31)
  /// 36 points: a button with a line in the accent.
  public static let points36 = ControlSize(points: 36)
  /// 48 points: a button as wide as the screen, with round ends.
  public static let points48 = ControlSize(points: 48)
  /// 50 points: a button as wide as the screen, and a toast.
  public static let points50 = ControlSize(points: 50)
  /// 28 points: the tag of a town.
  public static let points28 = ControlSize(points: 28)
  /// 44 points: the field that finds a place.
  public static let points44 = ControlSize(points: 44)
  /// 52 points: a button at the foot of a form.
  public static let points52 = ControlSize(points: 52)
  /// 60 points: the bar at the head of a screen.
  public static let points60 = ControlSize(points: 60)
  /// 100 points: the least width of an answer in a dialog, and a bar of sections.
  public static let points100 = ControlSize(points: 100)
  /// 56 points: a button above the content of a screen.
  public static let points56 = ControlSize(points: 56)
  /// 62 points: the least width of a tag that is a button.
  public static let points62 = ControlSize(points: 62)
  /// 128 points: a banner.
  public static let points128 = ControlSize(points: 128)
  /// 150 points: the least width of a primary button.
  public static let points150 = ControlSize(points: 150)

  package init(points: Double, token: LengthToken? = nil) {
    self.points = points
    self.token = token
  }

  /// A size of another package, 0…1024 points: declared once, in an extension, and used by its name.
  ///
  /// - Parameters:
  ///   - points: a value outside of the range counts as the nearest in it.
  ///   - name: the name by which a theme gives it another value; nil for none.
  public init(custom points: Double, token name: String? = nil) {
    self.init(bounding: points, named: name)
  }
}
