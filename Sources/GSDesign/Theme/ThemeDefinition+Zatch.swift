extension ThemeDefinition {
  /// Zatch is light only; dark is its mirror over its own ink.
  ///
  /// Not as the original: the line of a yellow stroke tag is of the deep yellow's family, as its
  /// fill is, in every contrast but `original`.
  static let zatch = ThemeDefinition(
    name: "zatch", palette: .zatch,
    origin: .one(
      .light,
      [
        .page: .entry("white"),
        .surface: .entry("black5"),
        .raised: .entry("white"),
        .text: .entry("black85"),
        .textSecondary: .entry("black65"),
        .textTertiary: .entry("black45"),
        .textDisabled: .entry("black20"),
        .destructive: .entry("deleteRed"),
        .accent: .entry("zatchPurple"),
        .onAccent: .entry("white"),
        .accentText: .entry("zatchPurple"),
        .disabledFill: .entry("black5"),
        .onDisabled: .entry("black45"),
        .outline: .standIn("black20", reason: .absent),
        .separator: .entry("black10"),
        .chipFill: .standIn("black85", reason: .absent),
        .onChip: .standIn("white", reason: .absent),
        .tagPurpleSolid: .entry("zatchPurple"),
        .tagPurpleTint: .entry("purple40"),
        .tagPurpleOnTint: .entry("zatchPurple"),
        .tagPurpleOnSolid: .entry("white"),
        .tagPurpleLine: .entry("zatchPurple"),
        .tagYellowSolid: .entry("zatchDeepYellow"),
        .tagYellowTint: .entry("yellow40"),
        .tagYellowOnTint: .entry("zatchDeepYellow"),
        .tagYellowOnSolid: .entry("white"),
        .tagYellowLine: .entry("zatchYellow"),
        .tagDisabledFill: .entry("black10"),
        .onTagDisabled: .entry("black20"),
        .tagLine: .entry("black45"),
        .tabBarFill: .entry("white"),
        .tabBarItem: .entry("black85"),
        .tabBarSelected: .entry("zatchPurple"),
        .toastFill: .standIn("black85", reason: .absent),
        .onToast: .standIn("white", reason: .absent),
        .fieldFill: .entry("black5"),
        .onField: .entry("black85"),
        .placeholder: .entry("black20"),
        .messageFill: .entry("black10"),
        .onMessage: .entry("black85"),
        .imageFill: .standIn("black10", reason: .absent),
      ],
      paper: "black85",
      // A mirrored white sheet would sink into the page, and a mirrored chip would outshine what
      // is selected.
      except: [
        .raised: .groundStep(from: .surface),
        .selectionFill: .groundStep(from: .raised),
        .chipFill: .standIn("black65", reason: .absent),
        .onChip: .standIn("white", reason: .absent),
      ]),
    refined: [.tagYellowLine: .entry("zatchDeepYellow")],
    darkestInk: "black85", system: .zatch,
    textStyles: DesignSystem.zatch.textStyles, lengths: DesignSystem.zatch.lengths)
}

extension Palette {
  /// Zatch: purple and yellow on white. A number after `black` is a percentage of ink.
  static let zatch = Palette([
    Entry("white", "#FFFFFF"),
    Entry("purple40", "#D8CBFF"),
    Entry("zatchPurple", "#9E7CFE"),
    Entry("yellow40", "#FFF2E1"),
    Entry("zatchYellow", "#FFBD6B"),
    Entry("zatchDeepYellow", "#FFAB42"),
    Entry("black5", "#F2F2F2"),
    Entry("black10", "#E5E5E5"),
    Entry("black20", "#CCCCCC"),
    Entry("black30", "#B3B3B3"),
    Entry("black45", "#8C8C8C"),
    Entry("black65", "#595959"),
    Entry("black85", "#262626"),
    Entry("transparent", "#00000000"),
    Entry("popupBackgroundColor", "#26262699"),
    // A literal of the row that is swiped away.
    Entry("deleteRed", "#EA270D"),
  ])
}
