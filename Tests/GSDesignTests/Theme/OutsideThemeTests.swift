import Testing

@testable import ColorScience
@testable import GSDesign

extension ColorRole {
  fileprivate static let rating = ColorRole(custom: "rating.fill", fallback: .accent)
}

/// Another package's work with themes, by public interface alone.
@Suite struct OutsideThemeTests {
  private func theme() throws(ThemeError) -> Theme {
    try Theme(
      name: "mine",
      light: [
        .page: "#FFFFFF", .surface: "#F4F4F4", .text: "#1A1A1A", .textSecondary: "#5A5A5A",
        .destructive: "#C00020", .accent: "#0A7A5A", .onAccent: "#FFFFFF", .outline: "#8A8A8A",
        .tagPurpleSolid: "#7A4AD0", .tagYellowSolid: "#D08A10",
        .rating: .displayP3(red: 0.98, green: 0.9, blue: 0.3),
      ],
      dark: [:])
  }

  @Test func aThemeIsMadeOfTokenValues() throws {
    let scheme = try theme().scheme(.light, .original)
    #expect(scheme[.accent].hex == "#0A7A5A")
    #expect(scheme[.rating].hex == "#FEE500")
    #expect(scheme[.tagPurpleTint].hex == "#CAB7EC")
  }

  @Test func itsEntriesAreItsRolesAndCanBeReplaced() throws {
    let changed = try theme().replacing(entry: "accent", with: "#FF0000")
    #expect(changed.scheme(.light, .original)[.accent].hex == "#FF0000")
    #expect(changed.paletteEntries.contains("tagPurple.solid"))
    #expect(changed != (try theme()))
    #expect(try theme() == theme())
  }

  @Test func aResolutionSpeaksInWords() throws {
    let resolution = try theme().scheme(.dark, .normal).resolution(of: .textSecondary)
    #expect(resolution.isDerived)
    #expect(resolution.reason.hasPrefix("derived: the mirror of the other appearance"))
    #expect(resolution.role.name == "text.secondary")
  }
}
