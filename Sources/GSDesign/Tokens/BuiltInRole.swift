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
