/// What a thing's state is, told besides its colour.
///
/// An element says which marks hold; how a mark is drawn at a depth and in a glyph set is the renderer's, in one
/// place: selected is bold and `✓` in the left padding column; focused underlines the label; pressed is drawn in the
/// pressed roles of its ink; disabled in the ink alone, which is the component's to choose. At 16 colours and without,
/// pressed swaps words and fill and disabled is dim; without colour it has `( )` in the padding columns, where `(` yields
/// to `✓`.
public struct Marks: OptionSet, Hashable, Sendable {
  /// The bits of the marks that hold.
  public let rawValue: UInt8

  /// Makes a set of marks from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Chosen: bold, with `✓` in the left padding column.
  public static let selected = Marks(rawValue: 1)
  /// Has the keys: the label is underlined.
  public static let focused = Marks(rawValue: 2)
  /// The pointer's button is held on it: drawn in the pressed roles of its ink.
  public static let pressed = Marks(rawValue: 4)
  /// Refuses to act: drawn in the ink the component chose for it, and dim where colours are few.
  public static let disabled = Marks(rawValue: 8)
}

extension Marks {
  /// The marks of a thing from all of its flags at once, so that no flag hides another.
  ///
  /// Selected and focused stay under every other flag; a disabled thing shows no press.
  public init(
    isSelected: Bool = false, isFocused: Bool = false, isDisabled: Bool = false,
    interaction: Interaction = .normal
  ) {
    var marks: Marks = []
    if isSelected { marks.insert(.selected) }
    if isFocused { marks.insert(.focused) }
    if isDisabled {
      marks.insert(.disabled)
    } else if interaction == .pressed {
      marks.insert(.pressed)
    }
    self = marks
  }
}
