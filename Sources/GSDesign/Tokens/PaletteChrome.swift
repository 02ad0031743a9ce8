extension Palette {
  /// The gallery's own: calm greys with a trace of blue, and one accent.
  ///
  /// The three steps of ground are told apart in 256 colours too (254, 255, 231 in light; 233, 234,
  /// 236 in dark), and so are the inks on them, the separator and the row one is on.
  static let chrome = Palette([
    Entry("grey1", light: "#E6E8EB", dark: "#131417"),
    Entry("grey2", light: "#F0F1F3", dark: "#1C1D21"),
    Entry("grey3", light: "#FFFFFF", dark: "#2C2F34"),
    Entry("grey4", light: "#D3D7DC", dark: "#383C43"),
    Entry("grey5", light: "#B4BAC2", dark: "#4B5059"),
    Entry("grey6", light: "#6F7681", dark: "#7F8792"),
    Entry("grey7", light: "#5F6671", dark: "#949BA6"),
    Entry("grey8", light: "#4E545E", dark: "#AEB5BF"),
    Entry("grey9", light: "#1B1E24", dark: "#E4E7EB"),
    Entry("blue", light: "#1F63CC", dark: "#7AB0FF"),
    Entry("blueDeep", light: "#174E9F", dark: "#A5CAFF"),
    Entry("blueTint", light: "#D3E2FA", dark: "#233F70"),
    Entry("ink", "#0B0D10"),
    Entry("paper", light: "#FFFFFF", dark: "#0B0D10"),
    Entry("red", light: "#C2312B", dark: "#FF8178"),
  ]).borrowing(["zatchPurple", "zatchDeepYellow", "zatchYellow"], from: .zatch)
}
