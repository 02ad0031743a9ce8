/// The purpose of a colour; a theme assigns the colour.
///
/// Components name roles, never colours, so that one change of a token reaches every pixel. Another package declares
/// roles of its own, gives them a value in its theme, and names the role that stands in for them in every other theme:
///
/// ```swift
/// extension ColorRole {
///   static let rating = ColorRole(custom: "rating.fill", fallback: .accent)
/// }
/// ```
public struct ColorRole: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case builtIn(BuiltInRole)
    case custom(String, fallback: BuiltInRole)
  }

  package let base: Base
  /// The interaction that the role is for: hovered and pressed colours are moved in lightness.
  package let interaction: Interaction

  package init(base: Base, interaction: Interaction = .normal) {
    self.base = base
    self.interaction = interaction
  }

  /// A role of another package.
  ///
  /// - Parameters:
  ///   - name: lower camel case with dots, such as `rating.fill`; unique in its theme.
  ///   - fallback: the role that stands in where a theme does not know the name. A custom role's own fallback is
  ///     taken when that is custom too.
  public init(custom name: String, fallback: ColorRole) {
    switch fallback.base {
    case .builtIn(let role): self.init(base: .custom(name, fallback: role))
    case .custom(_, let role): self.init(base: .custom(name, fallback: role))
    }
  }

  package init(_ role: BuiltInRole) {
    self.init(base: .builtIn(role))
  }

  /// The built-in role itself, or the one that stands in for a custom role.
  package var fallback: BuiltInRole {
    switch base {
    case .builtIn(let role): role
    case .custom(_, let role): role
    }
  }

  /// The role's name as it stands in token lists: `tagPurple.solid`, `accent.hovered`, `accent.pressed`.
  public var name: String {
    let plain =
      switch base {
      case .builtIn(let role): role.name
      case .custom(let name, _): name
      }
    return plain + interaction.suffix
  }

  /// The same role under a resting pointer.
  public var hovered: ColorRole { ColorRole(base: base, interaction: .hovered) }

  /// The same role while pressed: the design's own pressed colour for the accent; backgrounds stay as they are.
  public var pressed: ColorRole {
    switch base {
    case .builtIn(.accent), .builtIn(.accentPressed): .accentPressed
    case .builtIn, .custom:
      ColorRole(base: base, interaction: fallback.isGround ? .normal : .pressed)
    }
  }

  /// The same role without interaction.
  package var resting: ColorRole {
    base == .builtIn(.accentPressed) ? .accent : ColorRole(base: base)
  }

  /// Whether it is the colour of a pressed component.
  package var isPressed: Bool { interaction == .pressed || base == .builtIn(.accentPressed) }
}

extension Interaction {
  /// The suffix of a role's name in this interaction.
  package var suffix: String {
    switch self {
    case .normal: ""
    case .hovered: ".hovered"
    case .pressed: ".pressed"
    }
  }
}

extension ColorRole {
  /// The backdrop of everything.
  public static let page = ColorRole(.page)
  /// A pane on the page.
  public static let surface = ColorRole(.surface)
  /// A field, a key or an overlay on a pane.
  public static let raised = ColorRole(.raised)

  /// Words on page, surface and raised.
  public static let text = ColorRole(.text)
  /// Words that say less: descriptions and details.
  public static let textSecondary = ColorRole(.textSecondary)
  /// Words that say least: captions, and tabs that are not selected.
  public static let textTertiary = ColorRole(.textTertiary)
  /// Words on no fill that cannot be acted on.
  public static let textDisabled = ColorRole(.textDisabled)
  /// Words of what destroys something.
  public static let destructive = ColorRole(.destructive)

  /// The fill of the one thing to do.
  public static let accent = ColorRole(.accent)
  /// The accent while pressed, as the design publishes it.
  public static let accentPressed = ColorRole(.accentPressed)
  /// Words on the accent.
  public static let onAccent = ColorRole(.onAccent)
  /// The accent as an ink on page, surface and raised.
  public static let accentText = ColorRole(.accentText)
  /// The fill of a disabled button or field.
  public static let disabledFill = ColorRole(.disabledFill)
  /// Words on a disabled button or field.
  public static let onDisabled = ColorRole(.onDisabled)

  /// The line around a thing.
  public static let outline = ColorRole(.outline)
  /// The hairline between things.
  public static let separator = ColorRole(.separator)

  /// The fill of an unselected tag button.
  public static let chipFill = ColorRole(.chipFill)
  /// Words on an unselected tag button.
  public static let onChip = ColorRole(.onChip)

  /// The fill of a disabled tag.
  public static let tagDisabledFill = ColorRole(.tagDisabledFill)
  /// Words on a disabled tag.
  public static let onTagDisabled = ColorRole(.onTagDisabled)
  /// The line and text of an unselected stroke tag.
  public static let tagLine = ColorRole(.tagLine)

  /// The fill of the bar at the foot of an application.
  public static let tabBarFill = ColorRole(.tabBarFill)
  /// Glyph and label of a section that is not selected.
  public static let tabBarItem = ColorRole(.tabBarItem)
  /// Glyph and label of the selected section, and the bar above it.
  public static let tabBarSelected = ColorRole(.tabBarSelected)
  /// Glyph and label of a section that cannot be chosen.
  public static let tabBarDisabled = ColorRole(.tabBarDisabled)
  /// The fill of a count beside a label.
  public static let badgeFill = ColorRole(.badgeFill)
  /// The digits of a count.
  public static let onBadge = ColorRole(.onBadge)

  /// The fill of a message that goes away by itself.
  public static let toastFill = ColorRole(.toastFill)
  /// Words of such a message.
  public static let onToast = ColorRole(.onToast)

  /// The fill of a text field.
  public static let fieldFill = ColorRole(.fieldFill)
  /// Words in a text field.
  public static let onField = ColorRole(.onField)
  /// Words in a text field that is empty.
  public static let placeholder = ColorRole(.placeholder)
  /// The row one is on.
  public static let selectionFill = ColorRole(.selectionFill)
  /// Words on the row one is on.
  public static let onSelection = ColorRole(.onSelection)
}
