/// What a thing's state is, told besides its colour.
///
/// An element says which marks hold; how a mark is drawn at a depth and in a glyph set is the renderer's, in one
/// place: selected is bold and `✓` in the left padding column; focused underlines the label; pressed is drawn in the
/// pressed roles of its ink; disabled in the ink alone, which is the component's to choose. At 16 colours and without,
/// pressed swaps words and fill and disabled is dim; without colour it has `( )` in the padding columns, where `(` yields
/// to `✓`.
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
