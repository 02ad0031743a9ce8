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

/// The measures of a button in points, as published; cells are made of them by the renderer's one rule.
struct ButtonMetrics: Hashable, Sendable {
  let horizontalPadding: Space
  let verticalPadding: Double
  let minimumWidth: Double

  static let primary = ButtonMetrics(horizontal: 34, vertical: 18, minimumWidth: 150)
  static let secondary = ButtonMetrics(horizontal: 20, vertical: 10, minimumWidth: 80)
  static let tag = ButtonMetrics(horizontal: 12, vertical: 9, minimumWidth: 62)

  private init(horizontal: Double, vertical: Double, minimumWidth: Double) {
    horizontalPadding = Space(points: horizontal)
    verticalPadding = vertical
    self.minimumWidth = minimumWidth
  }

  /// The width in points of the line below a selected tab.
  static let underlineWidth: Double = 2
}

/// The sizes a tag comes in, by height in points.
public enum TagConfiguration: String, Hashable, Sendable, CaseIterable {
  /// 20 points high, with 8 points at each side of the title.
  case height20
  /// 25 points high, with 12 points at each side of the title.
  case height25
  /// 29 points high, with 10 points at each side of the title.
  case height29
  /// 31 points high, with 12 points at each side of the title.
  case height31

  /// Points, the caps in it.
  public var height: Double {
    switch self {
    case .height20: 20
    case .height25: 25
    case .height29: 29
    case .height31: 31
    }
  }

  /// At each side of the title.
  public var horizontalPadding: Space {
    switch self {
    case .height20: Space(points: 8)
    case .height25: Space(points: 12)
    case .height29: Space(points: 10)
    case .height31: Space(points: 12)
    }
  }
}

/// The colours a tag comes in.
///
/// Which roles a kind of tag draws them in is the kind's own affair.
public enum TagColor: String, Hashable, Sendable, CaseIterable {
  /// The purple roles of tags, such as ``ColorRole/tagPurpleSolid``.
  case purple
  /// The yellow roles of tags, such as ``ColorRole/tagYellowSolid``.
  case yellow
}
