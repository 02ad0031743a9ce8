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
  public var height: ControlSize { measures.height }

  /// The room at each side of the title.
  public var horizontalPadding: Space { measures.padding }

  private var measures: Measures {
    switch self {
    case .height20: .height20
    case .height25: .height25
    case .height29: .height29
    case .height31: .height31
    }
  }

  /// The measures that Zatch names for a height.
  private struct Measures {
    let height: ControlSize
    let padding: Space

    static let height20 = Measures("tag20")
    static let height25 = Measures("tag25")
    static let height29 = Measures("tag29")
    static let height31 = Measures("tag31")

    private init(_ name: String) {
      height = ControlSize(.zatch, name)
      padding = Space(.zatch, name)
    }
  }

  /// The style of the title.
  public var textStyle: GSTextStyle {
    switch self {
    case .height20: .zatch.medium12
    case .height25, .height29: .zatch.medium15On21
    case .height31: .zatch.medium16
    }
  }
}
