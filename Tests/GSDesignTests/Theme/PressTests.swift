import Testing

@testable import ColorScience
@testable import GSDesign

@Suite struct PressTests {
  @Test func theAccentUnderAFingerIsThePublishedColour() {
    #expect(ColorRole.accent.pressed == .accentPressed)
    #expect(ColorRole.accentPressed.pressed == .accentPressed)
    #expect(ColorRole.accent.hovered.pressed == .accentPressed)
    for appearance in Appearance.allCases {
      let scheme = Theme.gitspace.scheme(appearance, .original)
      #expect(scheme[ColorRole.accent.pressed] == RGB(0xE0FF66))
    }
  }

  /// Grounds stay, and so do words that a moved fill leaves readable.
  @Test(arguments: SchemeCase.all)
  func everyPressedFillAndInkIsDistinctFromRestAndHover(testCase: SchemeCase) {
    let palette = IndexedPalette.xterm240
    let scheme = testCase.scheme
    for role in BuiltInRole.allCases where role != .accent && role != .accentPressed {
      let pressed = scheme[ColorRole(role).pressed]
      guard !role.isGround else {
        #expect(ColorRole(role).pressed == ColorRole(role))
        continue
      }
      switch PressedRule.part(of: role) {
      case .label: break
      case .fill, .ink:
        let others = [scheme[role], scheme[ColorRole(role).hovered]]
        let index = palette.nearestIndex(to: pressed)
        #expect(!others.map { palette.nearestIndex(to: $0) }.contains(index), "\(role)")
        #expect(pressed.contrastRatio(with: scheme[role]) >= 1.2, "\(role)")
      }
    }
  }

  @Test(arguments: SchemeCase.all)
  func aFingerNeverMakesWordsUnreadable(testCase: SchemeCase) {
    for pair in InkPair.all {
      guard let ratio = testCase.contrast.ratio(for: pair.kind) else { continue }
      let scheme = testCase.scheme
      let ink = scheme[ColorRole(pair.ink).pressed]
      let fill = scheme[ColorRole(pair.fill).pressed]
      #expect(ink.contrastRatio(with: fill) >= ratio, "\(pair.ink) on \(pair.fill)")
    }
  }

  @Test func inTheOriginalContrastWordsOnFillsStay() {
    let scheme = Theme.zatch.scheme(.light, .original)
    #expect(scheme[ColorRole(.tagPurpleOnTint).pressed] == scheme[.tagPurpleOnTint])
  }

  @Test func pressedColoursAreDerivedAndNamed() {
    let role = ColorRole.chipFill.pressed
    #expect(role.name == "chip.fill.pressed")
    let resolution = Theme.gitspace.scheme(.light, .normal).resolution(of: role)
    #expect(resolution.isDerived)
    #expect(resolution.reason.hasSuffix("then moved until it is seen to be pressed"))
  }

  @Test func aPressedCustomRoleFollowsItsFallback() {
    let role = ColorRole(custom: "rating.fill", fallback: .chipFill)
    let scheme = Theme.gitspace.scheme(.light, .normal)
    #expect(scheme[role.pressed] == scheme[.chipFill.pressed])
  }
}
