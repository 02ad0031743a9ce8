import Testing

@testable import ColorScience
@testable import GSDesign

@Suite struct ReplacingTests {
  /// A colour that no palette has.
  static let marker: TokenValue = "#13579B"

  private func changed(_ first: ColorScheme, _ second: ColorScheme) -> Set<BuiltInRole> {
    Set(BuiltInRole.allCases.filter { first[$0] != second[$0] })
  }

  /// Whether a role has an entry in it, or is a derived colour that is fitted to one that has: in the appearance itself, or in
  /// the one that it is made from.
  private func isMade(_ role: BuiltInRole, of entry: String, _ testCase: SchemeCase) -> Bool {
    let isDerived = testCase.scheme.resolution(role).isDerived
    let schemes = Appearance.allCases.filter { $0 == testCase.appearance || isDerived }
      .map { testCase.theme.scheme($0, .original) }
    return schemes.contains { scheme in
      func has(_ role: BuiltInRole) -> Bool { scheme.resolution(role).entries.contains(entry) }
      return has(role)
        || isDerived
          && InkPair.all.contains { pair in
            pair.ink == role && has(pair.fill) || pair.fill == role && has(pair.ink)
          }
    }
  }

  @Test(arguments: SchemeCase.all.filter { $0.contrast == .original })
  func oneEntryChangesExactlyTheRolesMadeOfIt(testCase: SchemeCase) throws {
    for entry in testCase.theme.paletteEntries {
      let replaced = try testCase.theme.replacing(entry: entry, with: Self.marker)
      let made = Set(
        BuiltInRole.allCases.filter {
          isMade($0, of: entry, testCase)
        })
      let different = changed(
        testCase.scheme, replaced.scheme(testCase.appearance, testCase.contrast))
      // An appearance made from the other one, an accent under a finger and a tint may come out
      // the same from another ingredient; an alias may not.
      let aliases = made.filter { role in
        testCase.scheme.resolution(role).entries == [entry]
          && !testCase.scheme.resolution(role).isDerived
      }
      #expect(different.isSubset(of: made), "\(entry): \(different.subtracting(made))")
      #expect(different.isSuperset(of: aliases), "\(entry): \(aliases.subtracting(different))")
    }
  }

  @Test func theDeepYellowReachesDerivedRolesAndTheTextOnIt() throws {
    let replaced = try Theme.zatch.replacing(entry: "zatchDeepYellow", with: Self.marker)
    let different = changed(
      Theme.zatch.scheme(.light, .original), replaced.scheme(.light, .original))
    #expect(different == [.tagYellowSolid, .tagYellowOnTint])
    let fitted = changed(Theme.zatch.scheme(.light, .normal), replaced.scheme(.light, .normal))
    #expect(fitted == [.tagYellowSolid, .tagYellowOnTint, .tagYellowLine, .tagYellowOnSolid])
  }

  @Test func oneAppearanceCanBeReplacedAlone() throws {
    let replaced = try Theme.gitspace.replacing(
      entry: "gsGray3", with: Self.marker, in: .dark)
    #expect(
      replaced.scheme(.light, .original) == Theme.gitspace.scheme(.light, .original))
    #expect(replaced.scheme(.dark, .original)[.surface] == RGB(0x13579B))
    #expect(replaced != .gitspace)
  }

  @Test func replacingWithTheSameValueChangesNothing() throws {
    let same = try Theme.zatch.replacing(entry: "zatchPurple", with: "#9E7CFE")
    #expect(same == .zatch)
  }

  @Test func anUnknownEntryIsNamedWithThoseThatExist() {
    #expect {
      try Theme.zatch.replacing(entry: "zatchGreen", with: Self.marker)
    } throws: { error in
      let text = (error as? ThemeError)?.description ?? ""
      return text.contains("zatchGreen") && text.contains("zatchDeepYellow")
    }
  }

  @Test func aMalformedValueIsRefused() {
    #expect(
      throws: ThemeError.malformedEntry("zatchPurple", theme: "zatch", value: "purple")
    ) {
      try Theme.zatch.replacing(entry: "zatchPurple", with: "purple")
    }
  }
}
