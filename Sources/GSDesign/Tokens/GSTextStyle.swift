/// A style of words as a design system publishes it: family, size, weight, line height and role.
///
/// ```swift
/// GSText(.title3, "Received knocks")       // GitSpace's
/// GSText(.zatch.bold18, "나의 재치")
/// GSText(.lionheart.head1, "오늘의 아티클")
/// ```
///
/// Cells have one font and one size. A weight of 600 and more is bold; such words get a blank row below from 20 points
/// on, and one above as well from 28. Every other difference is listed on the page of the style, not drawn.
///
/// Copying and comparing cost a pointer.
public struct GSTextStyle: Hashable, Sendable {
  private let token: Token

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - name: as the design calls it.
  ///   - family: the font family; nil is the platform's.
  ///   - size: points.
  ///   - weight: from 100 to 900; 400 is regular.
  ///   - lineHeight: points; nil if the design leaves it to the caller.
  ///   - kern: points between letters.
  ///   - role: the role of the words.
  public init(
    _ name: String, family: String? = nil, size: Double, weight: Int, lineHeight: Double? = nil,
    kern: Double = 0, role: ColorRole = .text
  ) {
    self.init(
      Values(
        name: name, family: family, size: size, weight: weight, lineHeight: lineHeight, kern: kern,
        role: role), of: nil)
  }

  /// A style that a design system publishes.
  init(
    _ system: DesignSystem, _ name: String, family: String? = nil, size: Double, weight: Int,
    lineHeight: Double? = nil, kern: Double = 0, role: ColorRole = .text
  ) {
    self.init(
      Values(
        name: name, family: family, size: size, weight: weight, lineHeight: lineHeight, kern: kern,
        role: role), of: system)
  }

  private init(_ values: Values, of system: DesignSystem?, isWeighted: Bool = false) {
    token = Token(values: values, system: system, isWeighted: isWeighted)
  }

  /// The same style in another weight, from 100 to 900, which a theme does not change.
  func weighted(_ weight: Int) -> GSTextStyle {
    var values = token.values
    values.weight = weight
    return GSTextStyle(values, of: token.system, isWeighted: true)
  }

  /// The style with the type that a theme gives its name; its role and a weight that was set for it stay.
  func resolved(_ table: MeasureTable) -> GSTextStyle {
    guard let other = table.style(name, of: token.system) else { return self }
    var values = other.token.values
    values.name = name
    values.role = role
    if token.isWeighted { values.weight = weight }
    return GSTextStyle(values, of: token.system, isWeighted: token.isWeighted)
  }

  /// The system that publishes it; nil for a style of another package.
  package var system: DesignSystem? { token.system }

  /// As the design calls it.
  public var name: String { token.values.name }
  /// The font family; nil is the platform's.
  public var family: String? { token.values.family }
  /// Points.
  public var size: Double { token.values.size }
  /// From 100 to 900; 400 is regular.
  public var weight: Int { token.values.weight }
  /// Points from line to line; nil if the design leaves it to the caller.
  public var lineHeight: Double? { token.values.lineHeight }
  /// Points between letters.
  public var kern: Double { token.values.kern }
  /// The role of the words.
  public var role: ColorRole { token.values.role }

  /// The emphasis of the words: bold by weight, and dim if grey is not available.
  var emphasis: Emphasis { token.emphasis }
  /// Blank rows around a title.
  var edges: Edges { token.edges }

  /// Whether both have the same values.
  public static func == (first: GSTextStyle, second: GSTextStyle) -> Bool {
    first.token === second.token || first.token.values == second.token.values
  }

  /// Hashes the name and the size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(size)
  }
}

extension GSTextStyle {
  private struct Values: Hashable, Sendable {
    var name: String
    var family: String?
    var size: Double
    var weight: Int
    var lineHeight: Double?
    var kern: Double
    var role: ColorRole
  }

  /// The values, and what follows from them.
  private final class Token: Sendable {
    let values: Values
    let system: DesignSystem?
    /// Whether the weight was set for the words and is not that of the design.
    let isWeighted: Bool
    let emphasis: Emphasis
    let edges: Edges

    init(values: Values, system: DesignSystem?, isWeighted: Bool) {
      self.values = values
      self.system = system
      self.isWeighted = isWeighted
      let isBold = values.weight >= 600
      var emphasis: Emphasis = isBold ? .bold : []
      if values.role == .textSecondary || values.role == .textTertiary {
        emphasis.insert(.dimInMono)
      }
      self.emphasis = emphasis
      switch values.size {
      case 28... where isBold: edges = Edges(vertical: .large)
      case 20... where isBold: edges = Edges(bottom: .large)
      case _: edges = Edges()
      }
    }
  }
}

/// GitSpace's styles, in the platform's font. The line height is the font's own.
extension GSTextStyle {
  /// 28 points, bold: the title of a screen, with a blank row above and below.
  public static let title1 = GSTextStyle(.gitspace, "title1", size: 28, weight: 600)
  /// 20 points, bold: a section, with a blank row below.
  public static let title2 = GSTextStyle(.gitspace, "title2", size: 20, weight: 600)
  /// 16 points, bold: a group.
  public static let title3 = GSTextStyle(.gitspace, "title3", size: 16, weight: 600)
  /// 13 points, bold: a small heading.
  public static let title4 = GSTextStyle(.gitspace, "title4", size: 13, weight: 600)
  /// 13 points, regular, in the faintest ink: the heading of a list.
  public static let sectionTitle = GSTextStyle(
    .gitspace, "sectionTitle", size: 13, weight: 400, role: .textTertiary)
  /// 16 points, regular: running words.
  public static let body1 = GSTextStyle(.gitspace, "body1", size: 16, weight: 400)
  /// 12 points, regular, in the second ink: the value of a setting.
  public static let body2 = GSTextStyle(
    .gitspace, "body2", size: 12, weight: 400, role: .textSecondary)
  /// 13 points, medium, in the faintest ink: a time or a place.
  public static let caption1 = GSTextStyle(
    .gitspace, "caption1", size: 13, weight: 500, role: .textTertiary)
  /// 13 points, medium: a caption in full ink.
  public static let captionPrimary1 = GSTextStyle(
    .gitspace, "captionPrimary1", size: 13, weight: 500)
  /// 12 points, regular, in the faintest ink: the smaller caption.
  public static let caption2 = GSTextStyle(
    .gitspace, "caption2", size: 12, weight: 400, role: .textTertiary)
  /// 12 points, regular: the smaller caption in full ink.
  public static let captionPrimary2 = GSTextStyle(
    .gitspace, "captionPrimary2", size: 12, weight: 400)
  /// 16 points, medium, in the faintest ink: a sentence that explains.
  public static let description = GSTextStyle(
    .gitspace, "description", size: 16, weight: 500, role: .textTertiary)
  /// 13 points, regular, in the faintest ink: the smaller explanation.
  public static let description2 = GSTextStyle(
    .gitspace, "description2", size: 13, weight: 400, role: .textTertiary)
  /// 16 points, bold, in the ink on the accent: the label of a button.
  public static let buttonTitle1 = GSTextStyle(
    .gitspace, "buttonTitle1", size: 16, weight: 600, role: .onAccent)

  /// The ramp of GitSpace, from titles to labels.
  static let gitspace: [GSTextStyle] = [
    title1, title2, title3, title4, sectionTitle, body1, body2, caption1, captionPrimary1,
    caption2, captionPrimary2, description, description2, buttonTitle1,
  ]
}
