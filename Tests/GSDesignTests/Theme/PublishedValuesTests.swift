import Testing

@testable import ColorScience
@testable import GSDesign

/// `original` is the published values to the letter.
@Suite struct PublishedValuesTests {
  private func expect(
    _ theme: Theme, _ appearance: Appearance, _ values: [BuiltInRole: UInt32],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let scheme = theme.scheme(appearance, .original)
    for (role, value) in values {
      #expect(
        scheme[role] == RGB(value), "\(theme) \(appearance) \(role)",
        sourceLocation: sourceLocation)
    }
  }

  @Test func gitspaceLight() {
    expect(
      .gitspace, .light,
      [
        .page: 0xFFFFFF, .text: 0x000000, .textSecondary: 0x8D8F97, .textTertiary: 0xA8AEB4,
        .destructive: 0xFF5A5D, .accent: 0xBDFF01, .accentPressed: 0xE0FF66, .onAccent: 0x000000,
        .accentText: 0x2DB97A, .disabledFill: 0x8D8F97, .onDisabled: 0x000000,
        .surface: 0xFFFFFF, .fieldFill: 0xEEF1F3, .badgeFill: 0xBDFF01, .onBadge: 0x000000,
        .chipFill: 0x000000, .onChip: 0xFFFFFF, .outline: 0xA8AEB4, .tabBarFill: 0x000000,
        .tagPurpleSolid: 0xCD64FF, .tagYellowSolid: 0xEFBB1A, .tagDisabledFill: 0xEEF1F3,
        .onTagDisabled: 0x868B91, .tagLine: 0x74767E, .tabBarSelected: 0xBDFF01,
      ])
  }

  @Test func gitspaceDark() {
    expect(
      .gitspace, .dark,
      [
        .page: 0x000000, .text: 0xFFFFFF, .textSecondary: 0x71737E, .textTertiary: 0x71737E,
        .destructive: 0xFF5A5D, .accent: 0xFAFF10, .onAccent: 0x000000, .accentText: 0x2DB97A,
        .disabledFill: 0x71737E, .onDisabled: 0xFFFFFF, .surface: 0x272930, .fieldFill: 0x272930,
        .badgeFill: 0x27292E, .onBadge: 0xFAFF10, .chipFill: 0x27292E, .onChip: 0xFFFFFF,
        .tabBarFill: 0x000000, .tabBarSelected: 0xFAFF10,
      ])
  }

  @Test func zatchLight() {
    expect(
      .zatch, .light,
      [
        .page: 0xFFFFFF, .surface: 0xF2F2F2, .text: 0x262626, .textSecondary: 0x595959,
        .accent: 0x9E7CFE, .onAccent: 0xFFFFFF, .disabledFill: 0xF2F2F2, .onDisabled: 0x8C8C8C,
        .tagPurpleSolid: 0x9E7CFE, .tagPurpleTint: 0xD8CBFF, .tagPurpleOnTint: 0x9E7CFE,
        .tagPurpleOnSolid: 0xFFFFFF, .tagPurpleLine: 0x9E7CFE, .tagYellowSolid: 0xFFAB42,
        .tagYellowTint: 0xFFF2E1, .tagYellowOnTint: 0xFFAB42, .tagYellowOnSolid: 0xFFFFFF,
        .tagYellowLine: 0xFFBD6B, .tagDisabledFill: 0xE5E5E5, .onTagDisabled: 0xCCCCCC,
        .tagLine: 0x8C8C8C, .tabBarFill: 0xFFFFFF, .tabBarItem: 0x262626,
        .tabBarSelected: 0x9E7CFE, .destructive: 0xEA270D,
      ])
  }

  @Test func lionheartDark() {
    expect(
      .lionheart, .dark,
      [
        .page: 0x151517, .surface: 0x1A1A1A, .raised: 0x262626, .text: 0xFFFFFF,
        .textSecondary: 0xB9B9B9, .textTertiary: 0x8E8E8E, .textDisabled: 0x6F6F6F,
        .destructive: 0xFF2C64, .accent: 0xF0023F, .onAccent: 0xFFFFFF, .accentText: 0xFF2C64,
        .tagDisabledFill: 0x2D2D2D, .onTagDisabled: 0x767676, .tagLine: 0x8E8E8E,
        .tabBarFill: 0x000000, .tabBarItem: 0x808080, .tabBarSelected: 0xFFFFFF,
        .fieldFill: 0x262626, .placeholder: 0x4A4A4A, .tagPurpleSolid: 0x9E7CFE,
        .tagYellowSolid: 0xFFAB42, .separator: 0x2D2D2D,
      ])
  }

  @Test func ribsTodoLight() {
    expect(
      .ribsTodo, .light,
      [
        .page: 0xFFFFFF, .surface: 0xFFFFFF, .text: 0x000000, .accent: 0x007AFF,
        .onAccent: 0xFFFFFF, .outline: 0x000000, .separator: 0xAAAAAA, .fieldFill: 0xFFFFFF,
        .onField: 0x000000, .destructive: 0xE91D19, .tagYellowSolid: 0xFF6B00,
      ])
  }

  /// Every role but those of the literals is marked as chosen.
  @Test func ribsTodoGivesOnlyTheColoursOfItsViews() {
    let scheme = Theme.ribsTodo.scheme(.light, .original)
    let given = BuiltInRole.allCases.filter { !scheme.resolution($0).isDerived }
    #expect(
      Set(given) == [
        .page, .surface, .raised, .text, .textTertiary, .accent, .onAccent, .outline, .separator,
        .fieldFill, .onField, .tagYellowLine,
      ])
  }

  /// Entries that no role uses are for people who change or export a palette.
  @Test(arguments: [
    (Theme.lionheart, "kakao", UInt32(0xFEE502), 1.0), (.lionheart, "clear", 0x000000, 0),
    (.zatch, "transparent", 0x000000, 0), (.zatch, "popupBackgroundColor", 0x262626, 0.6),
    (.gitspace, "gsLightGray1", 0x8D8F97, 1), (.gitspace, "gsLightGray2", 0xA8AEB4, 1),
    (.gitspace, "captionRed", 0xCC0000, 1), (.gitspace, "captionGreen", 0x6AA84F, 1),
    (.gitspace, "backAccent", 0xFFE577, 1), (.ribsTodo, "completedBorder", 0xFF6B00, 1),
  ])
  func palettesAreWhole(theme: Theme, entry: String, color: UInt32, opacity: Double) throws {
    let found = try #require(theme.definition.palette.entries.first { $0.name == entry })
    for value in [found.light, found.dark] {
      let parsed = try #require(value.parsed)
      #expect(parsed.color == RGB(color) && parsed.opacity == opacity)
    }
  }

  /// An audit of the originals must find the known unreadable pairs.
  @Test func knownFaultsStayInTheOriginal() {
    let zatch = Theme.zatch.scheme(.light, .original)
    #expect((2.0...2.1).contains(zatch.ratio(.tagPurpleOnTint, on: .tagPurpleTint)))
    #expect((3.0...3.2).contains(zatch.ratio(.tagPurpleOnSolid, on: .tagPurpleSolid)))
    #expect((1.6...1.8).contains(zatch.ratio(.tagYellowOnTint, on: .tagYellowTint)))
    #expect((1.8...1.9).contains(zatch.ratio(.tagYellowOnSolid, on: .tagYellowSolid)))
    #expect((1.2...1.3).contains(zatch.ratio(.onTagDisabled, on: .tagDisabledFill)))
    #expect((1.6...1.7).contains(zatch.ratio(.tagYellowLine, on: .page)))
    let gitspace = Theme.gitspace.scheme(.light, .original)
    #expect((3.0...3.2).contains(gitspace.ratio(.destructive, on: .page)))
    #expect((2.1...2.3).contains(gitspace.ratio(.textTertiary, on: .page)))
    let lionheart = Theme.lionheart.scheme(.dark, .original)
    #expect((4.3...4.5).contains(lionheart.ratio(.onAccent, on: .accent)))
  }
}
