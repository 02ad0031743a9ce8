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
