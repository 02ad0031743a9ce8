import Testing

@testable import ColorScience
@testable import GSDesign

/// The smallest change of lightness that mends a role.
@Suite("Corrected roles")
struct RoleMendTests {
  private func mend(
    _ role: ColorRole, on ground: ColorRole, ratio: Double, passes: (Theme) -> Bool
  ) -> RoleMend? {
    Theme.zatch.mend(role, on: ground, .light, .original, ratio: ratio, passes: passes)
  }

  private func ratio(_ role: ColorRole, on ground: ColorRole, _ theme: Theme) -> Double {
    let scheme = theme.scheme(.light, .original)
    return scheme[role].contrastRatio(with: scheme[ground])
  }

  @Test func itIsTheFirstStepThatIsEnough() throws {
    for (ink, ground) in [
      (ColorRole.tagPurpleOnTint, ColorRole.tagPurpleTint), (.textTertiary, .page),
      (.accentText, .page),
    ] {
      let mend = try #require(
        mend(ink, on: ground, ratio: 4.5) { ratio(ink, on: ground, $0) >= 4.5 })
      let theme = Theme.zatch.applying(mend)
      #expect(ratio(ink, on: ground, theme) >= 4.5)
      // A little less is not enough: six steps are more than the rounding to eight bits.
      let ray = LightnessRay(mend.old)
      let steps = Int(((mend.newLightness - mend.oldLightness) * 1000).rounded())
      let before = ray.color(steps: steps + (steps < 0 ? 6 : -6))
      let fill = theme.scheme(.light, .original)[ground]
      #expect(before.contrastRatio(with: fill) < 4.5, "\(ink.name)")
      // The hue stays, as far as eight bits and the gamut let it.
      let turned = OKLCH(mend.new).hueDifference(to: OKLCH(mend.old)) ?? 0
      #expect(abs(turned) < 8, "\(ink.name)")
    }
  }

  @Test func onlyTheRoleInOneAppearanceChanges() throws {
    let role = ColorRole.tagPurpleOnTint
    let mend = try #require(
      mend(role, on: .tagPurpleTint, ratio: 4.5) { _ in true })
    let theme = Theme.zatch.applying(mend)
    #expect(theme.name == "zatch" && theme != .zatch)
    for appearance in Appearance.allCases {
      for contrast in Contrast.allCases {
        let (old, new) = (
          Theme.zatch.scheme(appearance, contrast), theme.scheme(appearance, contrast)
        )
        for other in BuiltInRole.allCases.map({ ColorRole($0) }) where other != role {
          #expect(new[other] == old[other], "\(other.name) \(appearance) \(contrast)")
        }
        if appearance == .dark { #expect(new[role] == old[role]) }
      }
    }
    #expect(theme.scheme(.light, .original)[role] == mend.new)
    // A pressed role is mended as itself.
    let pressed = try #require(
      self.mend(role.pressed, on: .tagPurpleTint.pressed, ratio: 4.5) { _ in true })
    #expect(Theme.zatch.applying(pressed).scheme(.light, .original)[role] == mend.old)
  }

  @Test func renderedColoursDecideAndNotTheThemes() throws {
    // When the theme's colours are far enough apart but the rendered ones are not, the smallest visible step is taken.
    let dark = try #require(
      mend(.text, on: .page, ratio: 4.5) { $0.scheme(.light, .original)[.text].red < 20 })
    #expect(dark.new.red < 20)
    #expect(dark.oldLightness - dark.newLightness < 0.2)
    // Returns nil if no colour is ever enough; white and black are tried too.
    var asked = 0
    #expect(
      mend(.text, on: .page, ratio: 4.5) { _ in
        asked += 1
        return false
      } == nil)
    #expect(asked > 10 && asked < 400)
    // No ink reaches this contrast with the middle of the scale.
    #expect(mend(.text, on: .textTertiary, ratio: 20) { _ in true } == nil)
  }

  @Test func largeIsBySizeAndWeightOfTheStyle() {
    for (size, weight, isLarge) in [
      (24.0, 400, true), (23.9, 600, false), (19, 700, true), (19, 600, false), (18, 900, false),
    ] {
      #expect(GSTextStyle("x", size: size, weight: weight).isLarge == isLarge, "\(size) \(weight)")
    }
  }
}
