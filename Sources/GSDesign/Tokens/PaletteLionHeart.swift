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
    // Of the platform: the tab bar's resting items bypass the catalog.
    Entry("systemGray", "#808080"),
  ]).borrowing(["zatchPurple", "zatchDeepYellow", "zatchYellow"], from: .zatch)
}
