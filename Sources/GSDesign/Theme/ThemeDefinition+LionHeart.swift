extension ThemeDefinition {
  /// LionHeart is dark only; light is its mirror over white.
  ///
  /// Not as the original: a disabled button is shown in grey, where the original hides it; tag
  /// colours are Zatch's, since a red that means "act here" must not mean a category.
  static let lionheart = ThemeDefinition(
    name: "lionheart", palette: .lionheart,
    origin: .one(
      .dark,
      [
        .page: .entry("background"),
        .surface: .entry("gray1000"),
        .raised: .entry("gray900"),
        .text: .entry("white"),
        .textSecondary: .entry("gray400"),
        .textTertiary: .entry("gray500"),
        // Controls that cannot be used are hidden there; the next grey reads.
        .textDisabled: .standIn("gray600", reason: .absent),
        .destructive: .entry("componentLionRed"),
        .accent: .entry("lionRed"),
        .onAccent: .entry("white"),
        .accentText: .entry("componentLionRed"),
        .disabledFill: .standIn("gray800", reason: .absent),
        .onDisabled: .standIn("gray600", reason: .absent),
        .outline: .standIn("gray600", reason: .absent),
        .separator: .entry("gray800"),
        .chipFill: .standIn("gray800", reason: .absent),
        .onChip: .standIn("white", reason: .absent),
        .tagPurpleSolid: .standIn("zatchPurple", reason: .zatchTag),
        .tagYellowSolid: .standIn("zatchDeepYellow", reason: .zatchTag),
        .tagYellowLine: .standIn("zatchYellow", reason: .zatchTag),
        .tagDisabledFill: .standIn("gray800", reason: .absent),
        .onTagDisabled: .standIn("gray600", reason: .absent),
        .tagLine: .standIn("gray500", reason: .absent),
        .tabBarFill: .entry("black"),
        .tabBarItem: .entry("systemGray"),
        .tabBarSelected: .entry("white"),
        .toastFill: .translucent("gray800", opacity: 0.8),
        .onToast: .entry("white"),
        .fieldFill: .entry("gray900"),
        .onField: .entry("white"),
        .placeholder: .entry("gray700"),
        .progressFill: .entry("lionRed"),
        .selectionFill: .standIn("gray800", reason: .absent),
      ],
      paper: "white", except: [:]),
    refined: [.tagYellowLine: .standIn("zatchDeepYellow", reason: .zatchTag)],
    darkestInk: "black", system: .lionheart,
    textStyles: DesignSystem.lionheart.textStyles, lengths: DesignSystem.lionheart.lengths)
}

extension Palette {
  /// LionHeart: red on near-black. The catalog is Display P3 but for white.
  static let lionheart = Palette([
    Entry("black", .displayP3(grey: 0)),
    Entry("white", "#FFFFFF"),
    Entry("gray100", .displayP3(grey: 0.949)),
    Entry("gray200", .displayP3(grey: 0.910)),
    Entry("gray300", .displayP3(grey: 0.827)),
    Entry("gray400", .displayP3(grey: 0.725)),
    Entry("gray500", .displayP3(grey: 0.557)),
    Entry("gray600", .displayP3(grey: 0.416)),
    Entry("gray700", .displayP3(grey: 0.290)),
    Entry("gray800", .displayP3(grey: 0.176)),
    Entry("gray900", .displayP3(grey: 0.149)),
    Entry("gray1000", .displayP3(grey: 0.102)),
    Entry("lionRed", .displayP3(red: 0.863, green: 0.188, blue: 0.271)),
    Entry("componentLionRed", .displayP3(red: 0.922, green: 0.267, blue: 0.404)),
    Entry("background", .displayP3(red: 0.082, green: 0.082, blue: 0.090)),
    Entry("kakao", .displayP3(red: 0.980, green: 0.902, blue: 0.302)),
    Entry("clear", "#00000000"),
    // Of the platform: the tab bar's resting items bypass the catalog.
    Entry("systemGray", "#808080"),
  ]).borrowing(["zatchPurple", "zatchDeepYellow", "zatchYellow"], from: .zatch)
}
