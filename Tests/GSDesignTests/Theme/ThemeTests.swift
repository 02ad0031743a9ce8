import Testing

@testable import ColorScience
@testable import GSDesign

@Suite struct ThemeTests {
  @Test(arguments: SchemeCase.all)
  func everyRoleResolvesAndSaysWhy(testCase: SchemeCase) {
    for role in BuiltInRole.allCases {
      let resolution = testCase.scheme.resolution(role)
      #expect(resolution.adjusted == testCase.scheme[role])
      #expect(!resolution.reason.isEmpty)
      #expect(resolution.isDerived == resolution.reason.hasPrefix("derived"), "\(role)")
      let original = testCase.theme.scheme(testCase.appearance, .original)
      #expect(resolution.original == original[role], "\(role)")
      if resolution.original != resolution.adjusted {
        #expect(resolution.reason.contains(";"), "\(role): \(resolution.reason)")
      }
      let known = Set(testCase.theme.paletteEntries)
      #expect(known.isSuperset(of: resolution.entries), "\(role): \(resolution.entries)")
      #expect(Set(resolution.entries).count == resolution.entries.count)
    }
  }

  @Test(arguments: Theme.builtIn)
  func definitionsNameOnlyEntriesThatExist(theme: Theme) {
    let definition = theme.definition
    var mappings: [ThemeDefinition.Mapping] = [definition.refined]
    switch definition.origin {
    case .both(let light, let dark): mappings += [light, dark]
    case .one(_, let own, let paper, let exceptions):
      mappings += [own, exceptions]
      #expect(theme.paletteEntries.contains(paper))
    }
    #expect(theme.paletteEntries.contains(definition.darkestInk))
    #expect(Set(theme.paletteEntries).count == theme.paletteEntries.count)
    for source in mappings.flatMap(\.values) {
      switch source {
      case .entry(let name), .translucent(let name, _), .standIn(let name, _):
        #expect(theme.paletteEntries.contains(name), "\(name)")
      case .role, .tint, .pressedAccent, .groundStep, .faded, .ink, .white, .black:
        break
      }
    }
    for entry in definition.palette.entries {
      #expect(entry.light.parsed != nil && entry.dark.parsed != nil, "\(entry.name)")
    }
  }

  /// A switch that is off, and a selected row, are filled with it on any background.
  @Test(arguments: Theme.builtIn)
  func selectionIsVisibleOnEveryGround(theme: Theme) {
    for appearance in Appearance.allCases {
      let scheme = theme.scheme(appearance, .original)
      for ground in [ColorRole.page, .surface, .raised] {
        #expect(scheme[.selectionFill] != scheme[ground], "\(appearance), \(ground)")
      }
    }
  }

  @Test func themesAreFoundByName() {
    #expect(Theme.builtIn.map(\.name) == ["gitspace", "zatch", "lionheart", "ribs-todo", "chrome"])
    for theme in Theme.builtIn { #expect(Theme.named(theme.name) == theme) }
    for name in ["", "Zatch", "zatch ", "ribs"] { #expect(Theme.named(name) == nil) }
  }

  @Test(arguments: Theme.builtIn)
  func aSchemeDependsOnNothingButItsDefinition(theme: Theme) {
    let again = Theme(theme.definition)
    #expect(again == theme)
    for appearance in Appearance.allCases {
      for contrast in Contrast.allCases.reversed() {
        let first = theme.scheme(appearance, contrast)
        let second = again.scheme(appearance, contrast)
        #expect(first == second)
        #expect(first.hashValue == second.hashValue)
        for role in BuiltInRole.allCases {
          let hovered = ColorRole(role).hovered
          #expect(first[hovered] == second[hovered])
        }
      }
    }
  }

  @Test func schemesAreMadeOnceFromAnyThread() async {
    let theme = Theme(Theme.zatch.definition)
    let colors = await withTaskGroup(of: [RGB].self, returning: Set<[RGB]>.self) { group in
      for _ in 0..<64 {
        group.addTask {
          let scheme = theme.scheme(.dark, .high)
          return BuiltInRole.allCases.flatMap { [scheme[$0], scheme[ColorRole($0).hovered]] }
        }
      }
      return await group.reduce(into: []) { $0.insert($1) }
    }
    #expect(colors.count == 1)
  }

  @Test func themesDiffer() {
    for first in Theme.builtIn {
      for second in Theme.builtIn where first.name != second.name {
        #expect(first != second)
        #expect(first.scheme(.light, .normal) != second.scheme(.light, .normal))
      }
    }
  }

  @Test(arguments: SchemeCase.all.filter { $0.theme == .chrome })
  func theThreeGroundsOfChromeStayThreeIn256Colours(testCase: SchemeCase) {
    let palette = IndexedPalette.xterm240
    let grounds = [BuiltInRole.page, .surface, .raised].map { testCase.scheme[$0] }
    #expect(Set(grounds.map { palette.nearestIndex(to: $0) }).count == 3)
    let luminances = grounds.map(\.relativeLuminance)
    #expect(luminances == luminances.sorted())
  }

  @Test(arguments: Appearance.allCases)
  func inksOfChromeStayApartIn256Colours(appearance: Appearance) {
    let scheme = Theme.chrome.scheme(appearance, .normal)
    let roles: [BuiltInRole] = [
      .page, .surface, .raised, .text, .textSecondary, .textTertiary, .textDisabled, .accent,
      .destructive, .separator, .selectionFill,
    ]
    let indices = roles.map { IndexedPalette.xterm240.nearestIndex(to: scheme[$0]) }
    #expect(Set(indices).count == roles.count, "\(zip(roles, indices).map { "\($0) \($1)" })")
  }

  @Test(arguments: Appearance.allCases)
  func chromeIsReadableByDesign(appearance: Appearance) {
    for role in BuiltInRole.allCases {
      let resolution = Theme.chrome.scheme(appearance, .normal).resolution(role)
      if resolution.entries.contains(where: { $0.hasPrefix("zatch") }) { continue }
      if role == .tagPurpleOnSolid || role == .tagYellowOnSolid { continue }
      #expect(resolution.original == resolution.adjusted, "\(role): \(resolution.reason)")
    }
  }
}
