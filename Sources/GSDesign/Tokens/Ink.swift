/// Which roles a thing is drawn in: words, the fill behind them, the line around them.
///
/// It takes roles, never colours. A part that is not there is nil, and nobody can ask it for a colour.
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

  /// The same ink under a resting pointer: the fill moves; where there is none, the words and the line do.
  public var hovered: Ink {
    if let fill {
      return Ink(text: text, fill: fill.hovered, stroke: stroke?.hovered)
    }
    return Ink(text: text.hovered, stroke: stroke?.hovered)
  }

  /// The same ink under a finger: every part of it is the pressed one of its role.
  ///
  /// A panel whose marks say that it is pressed is drawn in it, so a component need not ask for it.
  public var pressed: Ink {
    Ink(text: text.pressed, fill: fill?.pressed, stroke: stroke?.pressed)
  }
}
