/// The roles that every theme has a colour for, in the order they are listed.
package enum BuiltInRole: UInt8, Hashable, Sendable, CaseIterable {
  case page, surface, raised
  case text, textSecondary, textTertiary, textDisabled, destructive
  case accent, accentPressed, onAccent, accentText, disabledFill, onDisabled
  case outline, separator
  case chipFill, onChip
  case tagPurpleSolid, tagPurpleTint, tagPurpleOnTint, tagPurpleOnSolid, tagPurpleLine
  case tagYellowSolid, tagYellowTint, tagYellowOnTint, tagYellowOnSolid, tagYellowLine
  case tagDisabledFill, onTagDisabled, tagLine
  case tabBarFill, tabBarItem, tabBarSelected, tabBarDisabled, badgeFill, onBadge
  case toastFill, onToast
  case fieldFill, onField, placeholder, selectionFill, onSelection
  case destructiveFill, onDestructive, messageFill, onMessage, imageFill, onImage
  case progressFill, actionShadow, cardShadow, floatingShadow, alertShadow

  /// The name in token lists: the family, a dot, and the part.
  package var name: String {
    switch self {
    case .page: "page"
    case .surface: "surface"
    case .raised: "raised"
    case .text: "text"
    case .textSecondary: "text.secondary"
    case .textTertiary: "text.tertiary"
    case .textDisabled: "text.disabled"
    case .destructive: "destructive"
    case .accent: "accent"
    case .accentPressed: "accent.pressed"
    case .onAccent: "accent.on"
    case .accentText: "accent.text"
    case .disabledFill: "disabled.fill"
    case .onDisabled: "disabled.on"
    case .outline: "outline"
    case .separator: "separator"
    case .chipFill: "chip.fill"
    case .onChip: "chip.on"
    case .tagPurpleSolid: "tagPurple.solid"
    case .tagPurpleTint: "tagPurple.tint"
    case .tagPurpleOnTint: "tagPurple.onTint"
    case .tagPurpleOnSolid: "tagPurple.onSolid"
    case .tagPurpleLine: "tagPurple.line"
    case .tagYellowSolid: "tagYellow.solid"
    case .tagYellowTint: "tagYellow.tint"
    case .tagYellowOnTint: "tagYellow.onTint"
    case .tagYellowOnSolid: "tagYellow.onSolid"
    case .tagYellowLine: "tagYellow.line"
    case .tagDisabledFill: "tagDisabled.fill"
    case .onTagDisabled: "tagDisabled.text"
    case .tagLine: "tagLine"
    case .tabBarFill: "tabBar.fill"
    case .tabBarItem: "tabBar.item"
    case .tabBarSelected: "tabBar.selected"
    case .tabBarDisabled: "tabBar.disabled"
    case .badgeFill: "badge.fill"
    case .onBadge: "badge.on"
    case .toastFill: "toast.fill"
    case .onToast: "toast.on"
    case .fieldFill: "field.fill"
    case .onField: "field.text"
    case .placeholder: "field.placeholder"
    case .selectionFill: "selection.fill"
    case .onSelection: "selection.text"
    case .destructiveFill: "destructive.fill"
    case .onDestructive: "destructive.on"
    case .messageFill: "message.fill"
    case .onMessage: "message.text"
    case .imageFill: "image.fill"
    case .onImage: "image.on"
    case .progressFill: "progress.fill"
    case .actionShadow: "action.shadow"
    case .cardShadow: "card.shadow"
    case .floatingShadow: "floating.shadow"
    case .alertShadow: "alert.shadow"
    }
  }
}

extension BuiltInRole {
  /// Whether it is a background, which is never pressed itself.
  var isGround: Bool { Self.grounds.contains(self) }

  /// Whether it is the colour of a shadow, which falls as dark on a dark page.
  var isShadow: Bool { Self.shadows.contains(self) }

  private static let shadows: Set<BuiltInRole> = [
    .actionShadow, .cardShadow, .floatingShadow, .alertShadow,
  ]

  private static let grounds: Set<BuiltInRole> = [.page, .surface, .raised, .tabBarFill]
}

/// An ink and a fill behind it somewhere, and the kind of contrast they need.
package struct InkPair: Hashable, Sendable {
  /// The kind of drawing in an ink.
  enum Kind: Hashable, Sendable, CaseIterable {
    case text, mark, disabledText
  }

  package let ink: BuiltInRole
  package let fill: BuiltInRole
  let kind: Kind

  /// Every pair that a component of the package draws. Contrast is fitted and audited over this list; a component
  /// that draws another pair adds it here.
  package static let all: [InkPair] = {
    var pairs: [InkPair] = []
    for fill in [BuiltInRole.page, .surface, .raised] {
      for ink in [BuiltInRole.text, .textSecondary, .textTertiary, .destructive, .accentText] {
        pairs.append(InkPair(ink: ink, fill: fill, kind: .text))
      }
      pairs.append(InkPair(ink: .textDisabled, fill: fill, kind: .disabledText))
    }
    pairs.append(InkPair(ink: .outline, fill: .page, kind: .mark))
    pairs += [
      InkPair(ink: .onAccent, fill: .accent, kind: .text),
      InkPair(ink: .onAccent, fill: .accentPressed, kind: .text),
      InkPair(ink: .onDisabled, fill: .disabledFill, kind: .disabledText),
      InkPair(ink: .onChip, fill: .chipFill, kind: .text),
      InkPair(ink: .tagPurpleOnTint, fill: .tagPurpleTint, kind: .text),
      InkPair(ink: .tagPurpleOnSolid, fill: .tagPurpleSolid, kind: .text),
      InkPair(ink: .tagPurpleLine, fill: .page, kind: .text),
      InkPair(ink: .tagYellowOnTint, fill: .tagYellowTint, kind: .text),
      InkPair(ink: .tagYellowOnSolid, fill: .tagYellowSolid, kind: .text),
      InkPair(ink: .tagYellowLine, fill: .page, kind: .text),
      InkPair(ink: .onTagDisabled, fill: .tagDisabledFill, kind: .disabledText),
      InkPair(ink: .tagLine, fill: .page, kind: .text),
      InkPair(ink: .tabBarItem, fill: .tabBarFill, kind: .text),
      InkPair(ink: .tabBarSelected, fill: .tabBarFill, kind: .text),
      InkPair(ink: .tabBarDisabled, fill: .tabBarFill, kind: .disabledText),
      InkPair(ink: .onBadge, fill: .badgeFill, kind: .text),
      InkPair(ink: .onToast, fill: .toastFill, kind: .text),
      InkPair(ink: .onField, fill: .fieldFill, kind: .text),
      InkPair(ink: .placeholder, fill: .fieldFill, kind: .text),
      InkPair(ink: .placeholder, fill: .surface, kind: .disabledText),
      InkPair(ink: .textSecondary, fill: .fieldFill, kind: .disabledText),
      InkPair(ink: .onSelection, fill: .selectionFill, kind: .text),
      InkPair(ink: .onDestructive, fill: .destructiveFill, kind: .text),
      InkPair(ink: .onMessage, fill: .messageFill, kind: .text),
      InkPair(ink: .onImage, fill: .imageFill, kind: .text),
      InkPair(ink: .progressFill, fill: .page, kind: .text),
    ]
    return pairs
  }()
}
