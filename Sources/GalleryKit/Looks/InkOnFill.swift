public import ColorScience

/// Words on their fill, in the colours of the cells that are sent for them.
public struct InkOnFill: Hashable, Sendable {
  /// The colour the words are sent in.
  public let ink: RGB
  /// The colour of the cells behind them.
  public let fill: RGB
  /// The names of the roles behind them; empty for the terminal's own colours.
  public let inkName: String
  /// The name of the role of the fill; empty for the terminal's own colour.
  public let fillName: String
  /// Words that cannot be acted on may be fainter.
  public let isDisabled: Bool

  /// Makes a pair from its colours and the names of their roles.
  public init(ink: RGB, fill: RGB, inkName: String, fillName: String, isDisabled: Bool) {
    self.ink = ink
    self.fill = fill
    self.inkName = inkName
    self.fillName = fillName
    self.isDisabled = isDisabled
  }
}
