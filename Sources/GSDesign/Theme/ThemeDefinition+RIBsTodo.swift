extension ThemeDefinition {
  /// RIBs-todo has no tokens and no dark appearance: light is made of the literals in its views, dark is its mirror
  /// over black.
  ///
  /// The literals colour cards, fields, rows and a profile. Every other role has a substitute among them, chosen so
  /// that disabled, selected and chip colours differ from the others.
  static let ribsTodo = ThemeDefinition(
    name: "ribs-todo", palette: .ribsTodo,
    origin: .one(
      .light,
      [
        .page: .entry("systemBackground"),
        .surface: .entry("systemBackground"),
        .raised: .entry("systemBackground"),
        .text: .entry("label"),
        // All words are in the label's colour, details and dates too.
        .textSecondary: .standIn("label", reason: .absent),
        .textTertiary: .entry("systemGray"),
        .destructive: .standIn("systemRed", reason: .absent),
        .accent: .entry("systemBlue"),
        .onAccent: .entry("white"),
        .disabledFill: .standIn("systemGray", reason: .absent),
        .onDisabled: .standIn("label", reason: .absent),
        .outline: .entry("black"),
        .separator: .entry("lightGray"),
        .chipFill: .standIn("lightGray", reason: .absent),
        .onChip: .standIn("label", reason: .absent),
        .tagPurpleSolid: .standIn("zatchPurple", reason: .zatchTag),
        .tagYellowSolid: .standIn("completedBorder", reason: .nearestHue),
        // The line around a card that is completed.
        .tagYellowLine: .entry("completedBorder"),
        .tagLine: .standIn("black", reason: .absent),
        .fieldFill: .entry("systemBackground"),
        .onField: .entry("label"),
        .placeholder: .standIn("systemGray", reason: .absent),
        .imageFill: .standIn("lightGray", reason: .absent),
        .selectionFill: .standIn("lightGray", reason: .absent),
      ],
      paper: "label", except: [:]),
    darkestInk: "label", system: .ribsTodo,
    textStyles: DesignSystem.ribsTodo.textStyles, lengths: DesignSystem.ribsTodo.lengths)
}

extension Palette {
  /// RIBs-todo: black on white, with the platform's blue and an orange for completed tasks.
  static let ribsTodo = Palette([
    // Of the platform: the values of its semantic colours in light.
    Entry("systemBackground", "#FFFFFF"),
    Entry("label", "#000000"),
    Entry("systemBlue", "#007AFF"),
    Entry("systemRed", "#FF3B30"),
    Entry("systemGray", "#8E8E93"),
    Entry("lightGray", "#AAAAAA"),
    // Literals of views.
    Entry("black", "#000000"),
    Entry("white", "#FFFFFF"),
    // The published sRGB of a border that TodoViewController.storyboard has in Display P3 (1, 0.46436, 0.02635). That
    // is outside sRGB, and the published value clips each channel; mapped, it would be #FF7400.
    Entry("completedBorder", "#FF6B00"),
  ]).borrowing(["zatchPurple"], from: .zatch)
}
