/// The measures of a button, as published; cells are made of them by the renderer's one rule.
struct ButtonMetrics: Hashable, Sendable {
  let horizontalPadding: Space
  let verticalPadding: Space
  let minimumWidth: ControlSize

  static let primary = ButtonMetrics("primary")
  static let secondary = ButtonMetrics("secondary")
  static let tag = ButtonMetrics("tag")

  /// The measures that GitSpace names for a kind of button.
  private init(_ name: String) {
    horizontalPadding = Space(.gitspace, name + "Horizontal")
    verticalPadding = Space(.gitspace, name + "Vertical")
    minimumWidth = ControlSize(.gitspace, name + "Width")
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

/// The colours a tag comes in.
///
/// Which roles a kind of tag draws them in is the kind's own affair.
public enum TagColor: String, Hashable, Sendable, CaseIterable {
  /// The purple roles of tags, such as ``ColorRole/tagPurpleSolid``.
  case purple
  /// The yellow roles of tags, such as ``ColorRole/tagYellowSolid``.
  case yellow

  /// The colour of a tag that gives none.
  public static let standard = TagColor.purple
}
