extension ThemeDefinition {
  /// The gallery's own theme: neutral ground in three steps, page < surface < raised, and one
  /// accent for "you are here".
  static let chrome = ThemeDefinition(
    name: "chrome", palette: .chrome, origin: .both(light: chromeRoles, dark: chromeRoles),
    refined: [.tagYellowLine: .standIn("zatchDeepYellow", reason: .zatchTag)],
    darkestInk: "ink")

  private static let chromeRoles: Mapping = [
    .page: .entry("grey1"),
    .surface: .entry("grey2"),
    .raised: .entry("grey3"),
    .text: .entry("grey9"),
    .textSecondary: .entry("grey8"),
    .textTertiary: .entry("grey7"),
    .textDisabled: .entry("grey6"),
    .destructive: .entry("red"),
    .accent: .entry("blue"),
    .accentPressed: .entry("blueDeep"),
    .onAccent: .entry("paper"),
    .accentText: .entry("blue"),
    .disabledFill: .entry("grey4"),
    .onDisabled: .entry("grey6"),
    .outline: .entry("grey6"),
    .separator: .entry("grey4"),
    .chipFill: .entry("grey4"),
    .onChip: .entry("grey9"),
    .tagPurpleSolid: .standIn("zatchPurple", reason: .zatchTag),
    .tagYellowSolid: .standIn("zatchDeepYellow", reason: .zatchTag),
    .tagYellowLine: .standIn("zatchYellow", reason: .zatchTag),
    .tagDisabledFill: .entry("grey4"),
    .onTagDisabled: .entry("grey6"),
    .tagLine: .entry("grey7"),
    .tabBarDisabled: .entry("grey6"),
    .toastFill: .entry("grey9"),
    .onToast: .entry("grey1"),
    .fieldFill: .entry("grey3"),
    .onField: .entry("grey9"),
    .placeholder: .entry("grey7"),
    .selectionFill: .entry("blueTint"),
    .onSelection: .entry("grey9"),
  ]
}
