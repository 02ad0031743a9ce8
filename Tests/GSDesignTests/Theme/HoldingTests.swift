import Testing

@testable import ColorScience
@testable import GSDesign

@Suite struct HoldingTests {
  static let marker = RGB(0x13579B)

  @Test(arguments: Contrast.allCases)
  func onlyTheHeldColourChanges(_ contrast: Contrast) {
    for theme in Theme.builtIn {
      for role in BuiltInRole.allCases {
        let held = theme.holding([.light: [ColorRole(role): Self.marker]], as: "before")
        let (before, after) = (
          theme.scheme(.light, contrast), held.scheme(.light, contrast)
        )
        for other in BuiltInRole.allCases {
          let wanted = other == role ? Self.marker : before[ColorRole(other)]
          #expect(after[ColorRole(other)] == wanted, "\(theme) \(role.name): \(other.name)")
        }
        #expect(held.scheme(.dark, contrast) == theme.scheme(.dark, contrast))
      }
    }
  }

  @Test func rolesOfOthersAndHoveredOnesAreHeldAsWell() {
    let rating = ColorRole(custom: "rating.fill", fallback: .accent)
    let held = Theme.zatch.holding(
      [.dark: [rating: Self.marker, .accent.hovered: Self.marker]], as: "before")
    let scheme = held.scheme(.dark, .normal)
    #expect(scheme[rating] == Self.marker)
    #expect(scheme[.accent.hovered] == Self.marker)
    #expect(scheme[.accent] == Theme.zatch.scheme(.dark, .normal)[.accent])
    #expect(held.scheme(.light, .normal)[rating] == Theme.zatch.scheme(.light, .normal)[.accent])
  }

  @Test func itHasItsOwnNameAndIsAnotherTheme() {
    let held = Theme.zatch.holding([.light: [.accent: Self.marker]], as: "zatch-before")
    #expect(held.name == "zatch-before")
    #expect(held != Theme.zatch)
    #expect(held == Theme.zatch.holding([.light: [.accent: Self.marker]], as: "zatch-before"))
  }
}
