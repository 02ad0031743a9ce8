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
          .tabBarSelected: .entry("gsGreenPrimary"), .actionShadow: .entry("gsYellowPrimary"),
          .surface: .entry("white"),
          .onDisabled: .standIn("black", reason: .absent),
          .chipFill: .standIn("black", reason: .absent),
        ], uniquingKeysWith: { _, appearance in appearance }),
      dark: shared.merging(
        [
          .accent: .entry("gsYellowPrimary"), .accentPressed: .entry("gsGreenPressed"),
          .tabBarSelected: .entry("gsYellowPrimary"), .actionShadow: .entry("gsGreenPrimary"),
          .surface: .entry("gsGray3"),
          .onDisabled: .standIn("white", reason: .absent),
          .chipFill: .standIn("gsDarkGray", reason: .absent),
        ], uniquingKeysWith: { _, appearance in appearance })),
    darkestInk: "black", system: .gitspace,
    textStyles: DesignSystem.gitspace.textStyles, lengths: DesignSystem.gitspace.lengths)

  private static let shared: Mapping = [
    .page: .entry("systemBackground"),
    .raised: .entry("gsGray3"),
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
    .destructiveFill: .entry("gsRed"),
    .onDestructive: .entry("white"),
    // The words of a knock that waits.
    .tagPurpleLine: .entry("gsPurple"),
    .messageFill: .entry("messageGray"),
    .cardShadow: .entry("gsGray2"),
    .onMessage: .entry("black"),
  ]
}

extension Palette {
  /// GitSpace: lime in light, yellow in dark, and cool greys.
  static let gitspace = Palette([
    // Of the platform: the values of its semantic colours.
    Entry("systemBackground", light: "#FFFFFF", dark: "#000000"),
    Entry("primary", light: "#000000", dark: "#FFFFFF"),
    Entry("black", "#000000"),
    Entry("white", "#FFFFFF"),
    // Of the asset catalog. The dark GSGray3 is Display P3 there.
    Entry("accentColor", "#2DB97A"),
    Entry("gsGray1", light: "#8D8F97", dark: "#71737E"),
    Entry("gsGray2", light: "#A8AEB4", dark: "#71737E"),
    Entry(
      "gsGray3", light: "#EEF1F3", dark: .displayP3(red: 0.153, green: 0.160, blue: 0.184)),
    // The upper end of the gradient of others' messages, in both appearances.
    Entry("messageGray", "#EEF1F3"),
    Entry("gsPurple", "#CD64FF"),
    Entry("gsRed", "#FF5A5D"),
    Entry("unreadMessageCapsule", light: "#BDFF01", dark: "#27292E"),
    Entry("unreadMessageText", light: "#000000", dark: "#FAFF10"),
    // Of the code: one value for both appearances.
    Entry("gsGreenPrimary", "#BDFF01"),
    Entry("gsGreenPressed", "#E0FF66"),
    Entry("gsYellowPrimary", "#FAFF10"),
    Entry("gsLightGray1", "#8D8F97"),
    Entry("gsLightGray2", "#A8AEB4"),
    Entry("gsDarkGray", "#27292E"),
    Entry("captionRed", "#CC0000"),
    Entry("captionGreen", "#6AA84F"),
    Entry("textAccent", "#EFBB1A"),
    Entry("backAccent", "#FFE577"),
  ])
}
