import GSDesign

extension Theme {
  /// Sand and water. Only the light appearance is declared; the dark one is derived.
  ///
  /// - Throws: every role that is missing or malformed.
  static func seaside() throws(ThemeError) -> Theme {
    try Theme(
      name: "seaside",
      light: [
        .page: "#FBF8F1", .surface: "#F1EADB", .text: "#16303A", .textSecondary: "#4A626B",
        .destructive: "#B3261E", .accent: "#0B6E7F", .onAccent: "#FFFFFF", .outline: "#7B8C8F",
        .tagPurpleSolid: "#6E5AC8", .tagYellowSolid: "#D9A21B",
        .ratingFill: "#CBE8EC", .onRating: "#0A4B57",
      ],
      dark: [:])
  }
}
