import Testing

@testable import ColorScience
@testable import GSDesign

@Suite struct HoverTests {
  @Test(arguments: SchemeCase.all)
  func everyHoveredColourIsDistinctIn256Colours(testCase: SchemeCase) {
    let palette = IndexedPalette.xterm240
    for role in BuiltInRole.allCases {
      let resting = testCase.scheme[role]
      let hovered = testCase.scheme[ColorRole(role).hovered]
      #expect(palette.nearestIndex(to: resting) != palette.nearestIndex(to: hovered), "\(role)")
    }
  }

  @Test func hoveredColoursAreDerived() {
    let resolution = Theme.gitspace.scheme(.light, .normal).resolution(of: .accent.hovered)
    #expect(resolution.isDerived)
    #expect(resolution.original == RGB(0xBDFF01))
    #expect(resolution.adjusted != resolution.original)
  }

  @Test func aHoveredCustomRoleFollowsItsFallback() {
    let role = ColorRole(custom: "rating.fill", fallback: .accent)
    let scheme = Theme.gitspace.scheme(.light, .normal)
    #expect(scheme[role.hovered] == scheme[.accent.hovered])
  }
}
