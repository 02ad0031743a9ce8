public import ColorScience

/// How a cell is drawn, and which roles its colours came from.
///
/// The role stays beside the colour so that a cell can answer which token painted it.
public struct Style: Hashable, Sendable {
  /// The colour of the glyph; nil is the terminal's own.
  public var foreground: Paint?
  /// The colour behind it; nil is the terminal's own.
  public var background: Paint?
  /// Weight, lines and the rest.
  public var attributes: Attributes

  /// A style; without arguments it is ``plain``.
  ///
  /// - Parameters:
  ///   - foreground: nil is the terminal's own.
  ///   - background: nil is the terminal's own.
  ///   - attributes: weight, lines and the rest.
  public init(
    foreground: Paint? = nil, background: Paint? = nil, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own colours, and no attribute.
  public static let plain = Style()
}

/// A colour and the role it was resolved from.
public struct Paint: Hashable, Sendable {
  /// The colour shown.
  public var color: RGB
  /// The role it came from; nil for a colour without a role.
  public var role: ColorRole?

  /// A colour; one of a theme is found in its scheme, by the role.
  public init(_ color: RGB, role: ColorRole? = nil) {
    self.color = color
    self.role = role
  }
}

/// Attributes of a cell, by their SGR numbers (ECMA-48, 8.3.117).
public struct Attributes: OptionSet, Hashable, Sendable {
  /// A bit for each attribute.
  public let rawValue: UInt8

  /// The attributes whose bits are set.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// SGR 1: heavier.
  public static let bold = Attributes(rawValue: 1)
  /// SGR 2: fainter.
  public static let dim = Attributes(rawValue: 2)
  /// SGR 3: slanted.
  public static let italic = Attributes(rawValue: 4)
  /// SGR 4: a line below.
  public static let underline = Attributes(rawValue: 8)
  /// SGR 7: foreground and background exchanged.
  public static let reverse = Attributes(rawValue: 16)
  /// SGR 9: a line through it.
  public static let strikethrough = Attributes(rawValue: 32)
}

/// A piece of a line in one style.
public struct Span: Hashable, Sendable {
  /// The words, on one line.
  public let text: String
  /// The role of the words; nil takes the ink of the panel around them.
  public let role: ColorRole?
  /// The emphasis in addition to the colour.
  public let emphasis: Emphasis

  /// - Parameters:
  ///   - text: shown literally; control characters in it have no effect.
  ///   - role: the role of the words; nil takes the ink of the panel around them.
  ///   - emphasis: the emphasis in addition to the colour.
  public init(_ text: String, role: ColorRole? = nil, emphasis: Emphasis = []) {
    self.text = text
    self.role = role
    self.emphasis = emphasis
  }
}

/// The state of a component, shown in addition to its colour.
///
/// An element says which marks hold; how a mark is drawn at a depth and in a glyph set is the renderer's, in one
/// place: selected is bold, with `✓` in the left padding column where colours do not suffice; focused underlines the
/// label, or turns up the ends of a line below it (``Element/rule(_:role:width:isFocused:)``); pressed is drawn in the
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

  /// Chosen: bold, with `✓` in the left padding column unless colour alone shows it.
  public static let selected = Marks(rawValue: 1)
  /// Has the keys: the label is underlined.
  public static let focused = Marks(rawValue: 2)
  /// The pointer's button is held on it: drawn in the pressed roles of its ink.
  public static let pressed = Marks(rawValue: 4)
  /// Refuses to act: drawn in the ink the component chose for it, and dim where colours are few.
  public static let disabled = Marks(rawValue: 8)
}

extension Marks {
  /// The marks of a component from all of its flags at once, so that no flag hides another.
  ///
  /// Selected and focused stay under every other flag; a disabled component shows no press.
  init(
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
