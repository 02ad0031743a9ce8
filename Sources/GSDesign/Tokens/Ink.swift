/// Which roles a thing is drawn in: words, the fill behind them, the line around them.
///
/// It takes roles, never colours. A missing part is nil, and has no colour.
public struct Ink: Hashable, Sendable {
  /// The role of the words.
  public let text: ColorRole
  /// The role of the fill behind them; nil where what is behind shows.
  public let fill: ColorRole?
  /// The role of the line around them; nil where none is drawn in a colour of its own.
  public let stroke: ColorRole?

  /// Makes an ink; without a fill and a line by default.
  public init(text: ColorRole, fill: ColorRole? = nil, stroke: ColorRole? = nil) {
    self.text = text
    self.fill = fill
    self.stroke = stroke
  }

  /// The same ink under a resting pointer: the fill moves; where there is none or it is a background, the words and the
  /// line do: a background can be as black or white as can be, and its fill could only move towards the words.
  public var hovered: Ink {
    guard let fill, !fill.fallback.isGround else {
      return Ink(text: text.hovered, fill: fill, stroke: stroke?.hovered)
    }
    return Ink(text: text, fill: fill.hovered, stroke: stroke?.hovered)
  }

  /// The same ink under a finger: every part of it is the pressed one of its role.
  ///
  /// A panel whose marks say that it is pressed is drawn in it, so a component need not ask for it.
  public var pressed: Ink {
    Ink(text: text.pressed, fill: fill?.pressed, stroke: stroke?.pressed)
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

/// How words stand out besides their colour.
public struct Emphasis: OptionSet, Hashable, Sendable {
  /// The bits of what is set.
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
  /// Dim where there is no colour to tell the role by, and nowhere else.
  public static let dimInMono = Emphasis(rawValue: 32)
}
