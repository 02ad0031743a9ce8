import Testing

@testable import ColorScience
@testable import GSDesign

@Suite struct TagColorRuleTests {
  static let slots: [(solid: BuiltInRole, hue: Double)] = [
    (.tagPurpleSolid, 293), (.tagYellowSolid, 68),
  ]

  @Test(arguments: Theme.builtIn)
  func solidsAreWithinReachOfTheirSlot(theme: Theme) throws {
    for appearance in Appearance.allCases {
      for slot in Self.slots {
        let color = OKLCH(theme.scheme(appearance, .original)[slot.solid])
        let center = OKLCH(lightness: 0.5, chroma: 0.1, hue: slot.hue)
        let difference = try #require(color.hueDifference(to: center))
        #expect(difference <= 25, "\(theme) \(slot.solid)")
      }
    }
  }

  @Test(arguments: Theme.builtIn.filter { $0 != .zatch })
  func solidsAreNeverTheAccent(theme: Theme) {
    for appearance in Appearance.allCases {
      let scheme = theme.scheme(appearance, .original)
      for slot in Self.slots { #expect(scheme[slot.solid] != scheme[.accent]) }
    }
  }

  @Test(arguments: SchemeCase.all.filter { $0.contrast == .original })
  func tintsAreSharesOfTheLineOverThePage(testCase: SchemeCase) {
    let scheme = testCase.scheme
    let page = scheme[.page]
    let purple = scheme[.tagPurpleLine].composited(over: page, opacity: 0.4)
    let yellow = scheme[.tagYellowLine].composited(over: page, opacity: 0.2)
    // A tint is of the line before that is fitted to the page.
    func isFitted(_ role: BuiltInRole) -> Bool { scheme.resolution(role).reason.contains("; ") }
    #expect(scheme[.tagPurpleTint] == purple || isFitted(.tagPurpleLine))
    #expect(scheme[.tagYellowTint] == yellow || isFitted(.tagYellowLine))
  }

  @Test(arguments: [Theme.zatch])
  func yellowStrokesAreOfTheDeepFamilyButInTheOriginal(theme: Theme) {
    for appearance in Appearance.allCases {
      #expect(theme.scheme(appearance, .original)[.tagYellowLine] == RGB(0xFFBD6B))
      for contrast in [Contrast.normal, .high] {
        let line = theme.scheme(appearance, contrast).resolution(.tagYellowLine)
        #expect(line.original == RGB(0xFFBD6B))
        #expect(line.reason.contains("another entry than in the original"))
        #expect(line.entries == ["zatchDeepYellow"])
      }
    }
  }

  @Test func derivedColoursAreMarked() {
    let zatch = Theme.zatch.scheme(.light, .normal)
    let gitspace = Theme.gitspace.scheme(.light, .normal)
    for role in [BuiltInRole.tagPurpleSolid, .tagPurpleTint, .tagDisabledFill, .tagLine] {
      #expect(!zatch.resolution(role).isDerived, "\(role)")
      #expect(gitspace.resolution(role).isDerived, "\(role)")
    }
  }
}
