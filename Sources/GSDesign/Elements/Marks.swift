/// What a thing's state is, told besides its colour.
///
/// An element says which marks hold; how a mark is drawn at a depth and in a glyph set is the renderer's, in one
/// place: selected is bold and `✓` in the left padding column; focused underlines the label; pressed swaps words and
/// fill; disabled dims, and without colour adds `( )` in the padding columns, where `(` yields to `✓`.
public struct Marks: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let selected = Marks(rawValue: 1)
  public static let focused = Marks(rawValue: 2)
  public static let pressed = Marks(rawValue: 4)
  public static let disabled = Marks(rawValue: 8)
}
