import Synchronization

/// The purpose of a colour; a theme assigns the colour.
///
/// Components name roles, never colours, so that one change of a token reaches every pixel. Another package declares
/// roles of its own, gives them a value in its theme, and names the role that replaces them in every other theme:
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

  /// The built-in role itself, or the fallback of a custom role.
  package let fallback: BuiltInRole
  /// The interaction that the role is for: hovered and pressed colours are moved in lightness.
  package let interaction: Interaction
  /// The number of a custom role's name; 0 for a built-in role. Roles are part of every drawn word and panel, so they
  /// are numbers, which are cheap to copy and compare.
  private let number: UInt32

  package init(base: Base, interaction: Interaction = .normal) {
    switch base {
    case .builtIn(let role): (fallback, number) = (role, 0)
    case .custom(let name, let role): (fallback, number) = (role, RoleNames.number(of: name))
    }
    self.interaction = interaction
  }

  private init(_ role: ColorRole, interaction: Interaction) {
    (fallback, number) = (role.fallback, role.number)
    self.interaction = interaction
  }

  package var base: Base {
    number == 0 ? .builtIn(fallback) : .custom(RoleNames.name(of: number), fallback: fallback)
  }

  /// A role of another package.
  ///
  /// - Parameters:
  ///   - name: lower camel case with dots, such as `rating.fill`; unique in its theme.
  ///   - fallback: the role to use in a theme that does not know the name. If it is custom too, its own fallback is
  ///     used.
  public init(custom name: String, fallback: ColorRole) {
    self.init(base: .custom(name, fallback: fallback.fallback))
  }

  package init(_ role: BuiltInRole) {
    self.init(base: .builtIn(role))
  }

  /// The role's name in token lists: `tagPurple.solid`, `accent.hovered`, `accent.pressed`.
  public var name: String {
    (number == 0 ? fallback.name : RoleNames.name(of: number)) + interaction.suffix
  }

  /// The same role under a resting pointer.
  public var hovered: ColorRole { ColorRole(self, interaction: .hovered) }

  /// The same role while pressed: the design's own pressed colour for the accent; backgrounds stay as they are.
  public var pressed: ColorRole {
    guard number > 0 || fallback != .accent && fallback != .accentPressed else {
      return .accentPressed
    }
    return ColorRole(self, interaction: fallback.isGround ? .normal : .pressed)
  }

  /// The same role without interaction.
  public var resting: ColorRole {
    isAccentPressed ? .accent : ColorRole(self, interaction: .normal)
  }

  /// Whether it is the colour of a pressed component.
  public var isPressed: Bool { interaction == .pressed || isAccentPressed }

  private var isAccentPressed: Bool { number == 0 && fallback == .accentPressed }
}

/// The names of custom roles. Each has a number for as long as the process runs; their count is limited by the themes,
/// components and baselines that were read.
private enum RoleNames {
  private struct Table {
    var names: [String] = []
    var numbers: [String: UInt32] = [:]
  }

  private static let table = Mutex(Table())

  /// From 1 on.
  static func number(of name: String) -> UInt32 {
    table.withLock { table in
      if let known = table.numbers[name] { return known }
      table.names.append(name)
      let number = UInt32(table.names.count)
      table.numbers[name] = number
      return number
    }
  }

  static func name(of number: UInt32) -> String {
    table.withLock { $0.names[Int(number) - 1] }
  }
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
  /// Words about a destructive action.
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

  /// The line around a component.
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
  /// The current row.
  public static let selectionFill = ColorRole(.selectionFill)
  /// Words on the current row.
  public static let onSelection = ColorRole(.onSelection)

  /// The fill of the destructive answer.
  public static let destructiveFill = ColorRole(.destructiveFill)
  /// Words on the fill of the destructive answer.
  public static let onDestructive = ColorRole(.onDestructive)
  /// The fill of a received message.
  public static let messageFill = ColorRole(.messageFill)
  /// Words of a received message.
  public static let onMessage = ColorRole(.onMessage)
  /// The fill in place of an image.
  public static let imageFill = ColorRole(.imageFill)
  /// Words in place of an image.
  public static let onImage = ColorRole(.onImage)
  /// The part of a bar or a ring that is done.
  public static let progressFill = ColorRole(.progressFill)
  /// The shadow of the one thing to do.
  public static let actionShadow = ColorRole(.actionShadow)
  /// The shadow of a card.
  public static let cardShadow = ColorRole(.cardShadow)
  /// The shadow of a button above the content of a screen.
  public static let floatingShadow = ColorRole(.floatingShadow)
  /// The shadow of an alert.
  public static let alertShadow = ColorRole(.alertShadow)
}
