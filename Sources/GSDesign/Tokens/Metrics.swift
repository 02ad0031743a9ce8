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
  /// 24 points: a round check.
  public static let points24 = ControlSize(points: 24)
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
  /// 116 points: the picture of a person.
  public static let points116 = ControlSize(points: 116)
  /// 120 points: the title of a screen.
  public static let points120 = ControlSize(points: 120)
  /// 56 points: a button above the content of a screen.
  public static let points56 = ControlSize(points: 56)
  /// 62 points: the least width of a tag that is a button.
  public static let points62 = ControlSize(points: 62)
  /// 72 points: a field with a title.
  public static let points72 = ControlSize(points: 72)
  /// 80 points: a thumbnail, and the least width of a secondary button.
  public static let points80 = ControlSize(points: 80)
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
  /// 3 points: a tag with a line.
  public static let points3 = Radius(points: 3)
  /// 4 points: a toast, and a button with a grey line.
  public static let points4 = Radius(points: 4)
  /// 8 points: a wide button, an alert and a field.
  public static let points8 = Radius(points: 8)
  /// 10 points: a card with a line.
  public static let points10 = Radius(points: 10)
  /// 15 points: an answer in a dialog.
  public static let points15 = Radius(points: 15)
  /// 16 points: a message.
  public static let points16 = Radius(points: 16)
  /// 17 points: a card with a fill.
  public static let points17 = Radius(points: 17)
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

/// Room around a child.
public struct Edges: Hashable, Sendable, Configurable {
  /// Room at the left.
  public var leading: Space
  /// Room at the right.
  public var trailing: Space
  /// Room above.
  public var top: Space
  /// Room below.
  public var bottom: Space

  /// Makes room at each side by itself; a side that is left out gets none.
  public init(
    leading: Space = .none, trailing: Space = .none, top: Space = .none, bottom: Space = .none
  ) {
    self.leading = leading
    self.trailing = trailing
    self.top = top
    self.bottom = bottom
  }

  /// The same at both sides, and the same above and below.
  public init(horizontal: Space = .none, vertical: Space = .none) {
    self.init(leading: horizontal, trailing: horizontal, top: vertical, bottom: vertical)
  }
}
