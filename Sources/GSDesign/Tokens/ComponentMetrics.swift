/// The measures of a button in points, as published; cells are made of them by the renderer's one rule.
struct ButtonMetrics: Hashable, Sendable {
  let horizontalPadding: Space
  let verticalPadding: Space
  let minimumWidth: ControlSize

  static let primary = ButtonMetrics(horizontal: 34, vertical: 18, minimumWidth: .points150)
  static let secondary = ButtonMetrics(horizontal: 20, vertical: 10, minimumWidth: .points80)
  static let tag = ButtonMetrics(horizontal: 12, vertical: 9, minimumWidth: .points62)

  private init(horizontal: Double, vertical: Double, minimumWidth: ControlSize) {
    horizontalPadding = Space(points: horizontal)
    verticalPadding = Space(points: vertical)
    self.minimumWidth = minimumWidth
  }
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

  /// The height of the tag, the caps in it.
  public var height: ControlSize {
    switch self {
    case .height20: .points20
    case .height25: .points25
    case .height29: .points29
    case .height31: .points31
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
