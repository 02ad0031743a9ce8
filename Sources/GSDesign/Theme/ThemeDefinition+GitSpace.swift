extension ThemeDefinition {
  /// GitSpace has both appearances.
  ///
  /// Not as the original: a disabled primary button is grey in dark too, with white words; an
  /// unselected tag button has a dark chip and white words, where the original left black on black;
  /// selected and resting tabs differ in colour.
  static let gitspace = ThemeDefinition(
    name: "gitspace", palette: .gitspace,
    origin: .both(
      light: shared.merging(
        [
          .accent: .entry("gsGreenPrimary"), .accentPressed: .entry("gsGreenPressed"),
          .tabBarSelected: .entry("gsGreenPrimary"),
          .surface: .entry("white"), .raised: .entry("gsGray3"),
          .onDisabled: .standIn("black", reason: .absent),
          .chipFill: .standIn("black", reason: .absent),
        ], uniquingKeysWith: { _, appearance in appearance }),
      dark: shared.merging(
        [
          .accent: .entry("gsYellowPrimary"), .accentPressed: .entry("gsGreenPressed"),
          .tabBarSelected: .entry("gsYellowPrimary"),
          .surface: .entry("gsGray3"),
          .onDisabled: .standIn("white", reason: .absent),
          .chipFill: .standIn("gsDarkGray", reason: .absent),
        ], uniquingKeysWith: { _, appearance in appearance })),
    darkestInk: "black")

  private static let shared: Mapping = [
    .page: .entry("systemBackground"),
    .text: .entry("primary"),
    .textSecondary: .entry("gsGray1"),
    .textTertiary: .entry("gsGray2"),
    .destructive: .entry("gsRed"),
    .onAccent: .entry("black"),
    .accentText: .entry("accentColor"),
    .disabledFill: .entry("gsGray1"),
    .outline: .entry("gsGray2"),
    .onChip: .standIn("white", reason: .absent),
    .tagPurpleSolid: .standIn("gsPurple", reason: .nearestHue),
    .tagYellowSolid: .standIn("textAccent", reason: .nearestHue),
    .tagDisabledFill: .standIn("gsGray3", reason: .absent),
    .onTagDisabled: .standIn("gsGray2", reason: .absent),
    .tagLine: .standIn("gsGray1", reason: .absent),
    .tabBarFill: .entry("black"),
    .tabBarItem: .entry("gsGray2"),
    .badgeFill: .entry("unreadMessageCapsule"),
    .onBadge: .entry("unreadMessageText"),
    .toastFill: .standIn("gsDarkGray", reason: .absent),
    .onToast: .standIn("white", reason: .absent),
    .fieldFill: .entry("gsGray3"),
    .onField: .entry("primary"),
    .placeholder: .entry("gsGray2"),
    .selectionFill: .standIn("gsGray3", reason: .absent),
  ]
}
