public import ColorScience

/// A part of a look and its background, in the final colours of the cells.
///
/// Reverse, dim and opacity are applied already.
public struct InkOnFill: Hashable, Sendable {
  /// The kind of a part, by how much contrast it needs.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// Words.
    case words
    /// Words of 24 points and more, or of 18.66 in bold, by the style they are set in (WCAG 2.2, large scale).
    case largeWords = "large-words"
    /// The sign of a state beside the words, or of more that is scrolled away.
    case mark
    /// A line around a panel or between things.
    case line

    /// Whether it is text.
    public var isWords: Bool {
      switch self {
      case .words, .largeWords: true
      case .mark, .line: false
      }
    }
  }

  /// The kind of part.
  public let part: Part
  /// The colour it is seen in.
  public let ink: RGB
  /// The colour behind it.
  public let fill: RGB
  /// The role it was painted in; nil for the terminal's own colour.
  public let inkRole: ColorRole?
  /// The role behind it; nil for the terminal's own colour.
  public let fillRole: ColorRole?
  /// Whether it belongs to a panel that cannot be acted on.
  public let isDisabled: Bool

  /// Makes a pair from its colours and their roles.
  public init(
    _ part: Part = .words, ink: RGB, fill: RGB, inkRole: ColorRole?, fillRole: ColorRole?,
    isDisabled: Bool = false
  ) {
    self.part = part
    self.ink = ink
    self.fill = fill
    self.inkRole = inkRole
    self.fillRole = fillRole
    self.isDisabled = isDisabled
  }

  /// The name of the role of the ink; that of the terminal's own colour has none.
  public var inkName: String { inkRole?.name ?? "" }
  /// The name of the role of the fill; that of the terminal's own colour has none.
  public var fillName: String { fillRole?.name ?? "" }
}

extension GSTextStyle {
  /// Whether its words are large by WCAG 2.2: 24 points of a design, or 18.66 at a weight of 700 and more.
  ///
  /// WCAG calls text large from 18 points of print, or 14 in bold, and makes a point of print 1.333 CSS pixels (1.4.3, large
  /// scale, note 3). A point of a design is a CSS pixel: both are independent of the screen's resolution.
  public var isLarge: Bool { size >= 24 || (size >= 18.66 && weight >= 700) }
}
