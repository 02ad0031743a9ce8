extension Palette {
  /// GitSpace: lime in light, yellow in dark, and cool greys.
  static let gitspace = Palette([
    // Of the platform: what its semantic colours resolve to.
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
    Entry("gsPurple", "#CD64FF"),
    Entry("gsRed", "#FF5A5D"),
    Entry("unreadMessageCapsule", light: "#BDFF01", dark: "#27292E"),
    Entry("unreadMessageText", light: "#000000", dark: "#FAFF10"),
    // Of the code: one value for both appearances.
    Entry("gsGreenPrimary", "#BDFF01"),
    Entry("gsGreenPressed", "#E0FF66"),
    Entry("gsYellowPrimary", "#FAFF10"),
    Entry("gsDarkGray", "#27292E"),
    Entry("textAccent", "#EFBB1A"),
  ])
}
