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
