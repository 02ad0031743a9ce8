import GSDesign

extension Theme {
  /// The colours of this package: the only place where they are written. Dark is derived, unless it is given in full.
  ///
  /// - Throws: every role that is missing or malformed.
  static func own() throws(ThemeError) -> Theme {
    try Theme(
      name: "team-gallery",
      light: [
        .page: "#FFFFFF", .surface: "#F2F4F7", .text: "#101828", .textSecondary: "#475467",
        .destructive: "#B42318", .accent: "#155EEF", .onAccent: "#FFFFFF", .outline: "#667085",
        .tagPurpleSolid: "#6941C6", .tagYellowSolid: "#EAAA08",
      ],
      dark: [:])
  }
}
