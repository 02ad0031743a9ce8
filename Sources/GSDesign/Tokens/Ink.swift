/// The roles that a component is drawn in: words, the fill behind them, the line around them.
///
/// It takes roles, never colours. A missing part is nil, and has no colour.
public struct Ink: Hashable, Sendable {
  /// The role of the words.
  public let text: ColorRole
  /// The role of the fill behind them; nil lets the ground show through.
  public let fill: ColorRole?
  /// The role of the line around them; nil for no line of its own colour.
  public let stroke: ColorRole?

  /// Makes an ink; without a fill and a line by default.
  public init(text: ColorRole, fill: ColorRole? = nil, stroke: ColorRole? = nil) {
    self.text = text
    self.fill = fill
    self.stroke = stroke
  }

  /// The same ink under a resting pointer. The fill moves; without one, or with a background as the fill, the words and
  /// the line move: a background can be black or white, and could then only move towards the words.
  public var hovered: Ink {
    guard let fill, !fill.fallback.isGround else {
      return Ink(text: text.hovered, fill: fill, stroke: stroke?.hovered)
    }
    return Ink(text: text, fill: fill.hovered, stroke: stroke?.hovered)
  }

  /// The same ink while pressed: each part has its pressed role.
  ///
  /// A panel whose marks say that it is pressed is drawn in it, so a component need not ask for it.
  public var pressed: Ink {
    Ink(text: text.pressed, fill: fill?.pressed, stroke: stroke?.pressed)
  }

  /// The same ink without interaction.
  var atRest: Ink {
    Ink(text: text.resting, fill: fill?.resting, stroke: stroke?.resting)
  }
}

/// The interaction of the pointer with a component.
public enum Interaction: String, Hashable, Sendable, CaseIterable {
  /// The pointer is elsewhere.
  case normal
  /// The pointer rests on it.
  case hovered
  /// The primary button of the pointer is held on it.
  case pressed
}

extension Ink {
  /// The ink under the pointer: hover moves it, a press does not, and a disabled thing shows neither.
  public func under(_ interaction: Interaction, isDisabled: Bool = false) -> Ink {
    switch interaction {
    case .normal, .pressed: self
    case .hovered: isDisabled ? self : hovered
    }
  }
}

/// The emphasis of words, in addition to their colour.
public struct Emphasis: OptionSet, Hashable, Sendable {
  /// The bits that are set.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Weight 600 and more.
  public static let bold = Emphasis(rawValue: 1)
  /// Fainter than the words around it; terminals show it by less brightness.
  public static let dim = Emphasis(rawValue: 2)
  /// Slanted.
  public static let italic = Emphasis(rawValue: 4)
  /// With a line below.
  public static let underline = Emphasis(rawValue: 8)
  /// With a line through the middle.
  public static let strikethrough = Emphasis(rawValue: 16)
  /// Dim if the terminal has no colour to show the role, and nowhere else.
  public static let dimInMono = Emphasis(rawValue: 32)
}
