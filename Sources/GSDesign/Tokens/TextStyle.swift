/// The fourteen styles of plain words.
///
/// Sizes and weights are the published ones, in points and CSS weights. Cells have one size, so a weight of 600 and
/// more is bold, titles get blank rows, and every other difference of size folds.
public enum GSTextStyle: String, Hashable, Sendable, CaseIterable {
  /// 28 points, bold: the title of a screen, with a blank row above and below.
  case title1
  /// 20 points, bold: a section, with a blank row below.
  case title2
  /// 16 points, bold: a group.
  case title3
  /// 13 points, bold: a small heading.
  case title4
  /// 13 points, regular, in the faintest ink: the heading of a list.
  case sectionTitle
  /// 16 points, regular: running words.
  case body1
  /// 12 points, regular, in the second ink: what a setting is set to.
  case body2
  /// 13 points, medium, in the faintest ink: when or where something was.
  case caption1
  /// 13 points, medium: a caption in full ink.
  case captionPrimary1
  /// 12 points, regular, in the faintest ink: the smaller caption.
  case caption2
  /// 12 points, regular: the smaller caption in full ink.
  case captionPrimary2
  /// 16 points, medium, in the faintest ink: a sentence that explains.
  case description
  /// 13 points, regular, in the faintest ink: the smaller explanation.
  case description2
  /// 16 points, bold, in the ink on the accent: the label of a button.
  case buttonTitle1

  /// Points.
  public var size: Double {
    switch self {
    case .title1: 28
    case .title2: 20
    case .title3, .body1, .description, .buttonTitle1: 16
    case .title4, .sectionTitle, .caption1, .captionPrimary1, .description2: 13
    case .body2, .caption2, .captionPrimary2: 12
    }
  }

  /// From 100 to 900; 400 is regular.
  public var weight: Int {
    switch self {
    case .title1, .title2, .title3, .title4, .buttonTitle1: 600
    case .caption1, .captionPrimary1, .description: 500
    case .sectionTitle, .body1, .body2, .caption2, .captionPrimary2, .description2: 400
    }
  }

  /// The role of the words.
  public var role: ColorRole {
    switch self {
    case .title1, .title2, .title3, .title4, .body1, .captionPrimary1, .captionPrimary2: .text
    case .body2: .textSecondary
    case .sectionTitle, .caption1, .caption2, .description, .description2: .textTertiary
    case .buttonTitle1: .onAccent
    }
  }

  /// How the words stand out: bold by weight, and where grey is not to be had, dim.
  var emphasis: Emphasis {
    var emphasis: Emphasis = weight >= 600 ? .bold : []
    if role == .textSecondary || role == .textTertiary { emphasis.insert(.dimInMono) }
    return emphasis
  }

  /// Blank rows around a title.
  var edges: Edges {
    switch self {
    case .title1: Edges(vertical: .large)
    case .title2: Edges(bottom: .large)
    case .title3, .title4, .sectionTitle, .body1, .body2, .caption1, .captionPrimary1, .caption2,
      .captionPrimary2, .description, .description2, .buttonTitle1:
      Edges()
    }
  }
}
