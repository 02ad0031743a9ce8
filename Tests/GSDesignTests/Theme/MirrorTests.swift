import Testing

@testable import ColorScience
@testable import GSDesign

@Suite struct MirrorTests {
  /// The themes that lack an appearance, and which one they have.
  static let halves: [(Theme, Appearance)] = [
    (.zatch, .light), (.lionheart, .dark), (.ribsTodo, .light),
  ]

  @Test(arguments: halves)
  func everyNeutralPairKeepsItsContrast(theme: Theme, own: Appearance) {
    let original = theme.scheme(own, .original)
    let mirror = theme.scheme(own.opposite, .original)
    var compared = 0
    for pair in InkPair.all {
      let isMirrored = [pair.ink, pair.fill].allSatisfy {
        mirror.resolution($0).reason.contains("mirror")
      }
      let isAcrossItsGround = SchemeBuilder.ground(of: pair.ink) == pair.fill
      guard isMirrored, isAcrossItsGround else { continue }
      let before = original.ratio(pair.ink, on: pair.fill)
      let after = mirror.ratio(pair.ink, on: pair.fill)
      #expect(
        abs(after - before) <= max(0.1, before * 0.02),
        "\(pair.ink) on \(pair.fill): \(before) became \(after)")
      compared += 1
    }
    #expect(compared >= 10)
  }

  @Test(arguments: halves)
  func inksKeepTheirContrastOnTheOtherGroundsToo(theme: Theme, own: Appearance) {
    let original = theme.scheme(own, .original)
    let mirror = theme.scheme(own.opposite, .original)
    for ink in [BuiltInRole.text, .textSecondary, .textTertiary, .textDisabled] {
      let before = original.ratio(ink, on: .surface)
      let after = mirror.ratio(ink, on: .surface)
      #expect(abs(after - before) <= max(0.1, before * 0.04), "\(ink): \(before) became \(after)")
    }
  }

  @Test func thePaperIsTheDesignsOwnInk() {
    #expect(Theme.zatch.scheme(.dark, .original)[.page] == RGB(0x262626))
    #expect(Theme.zatch.scheme(.dark, .original)[.text] == .white)
    #expect(Theme.lionheart.scheme(.light, .original)[.page] == .white)
    #expect(Theme.lionheart.scheme(.light, .original)[.text] == RGB(0x151517))
    #expect(Theme.ribsTodo.scheme(.dark, .original)[.page] == .black)
    #expect(Theme.ribsTodo.scheme(.dark, .original)[.text] == .white)
  }

  @Test(arguments: halves)
  func brandSolidsStay(theme: Theme, own: Appearance) {
    let original = theme.scheme(own, .original)
    let mirror = theme.scheme(own.opposite, .original)
    for role in [
      BuiltInRole.accent, .accentPressed, .onAccent, .tagPurpleSolid, .tagYellowSolid,
      .tagPurpleOnSolid, .tagYellowLine, .destructive, .badgeFill,
    ] {
      // An ink that cannot be read on the new page or on its solid is fitted, and its reason says so.
      let isFitted = mirror.resolution(role).reason.contains("; ")
      #expect(isFitted || mirror[role] == original[role], "\(role)")
      guard [.accent, .accentPressed, .tagPurpleSolid, .tagYellowSolid, .badgeFill].contains(role)
      else { continue }
      let distance = OKLab(mirror[role]).distance(to: OKLab(original[role]))
      #expect(distance <= SolidRule.unnoticeable, "\(role)")
    }
  }

  @Test func tintsAreComposedOverTheDarkPaper() {
    let dark = Theme.zatch.scheme(.dark, .original)
    let paper = RGB(0x262626)
    #expect(dark[.tagPurpleTint] == RGB(0x9E7CFE).composited(over: paper, opacity: 0.4))
    #expect(dark[.tagYellowTint] == RGB(0xFFBD6B).composited(over: paper, opacity: 0.2))
    let light = Theme.lionheart.scheme(.light, .original)
    #expect(light[.tagPurpleTint] == RGB(0xD8CBFF))
    #expect(light[.tagYellowTint] == RGB(0xFFF2E1))
  }

  @Test func mirroringTwiceIsNothing() {
    let seed: UInt64 = 0x3114
    var generator = SeededColors(state: seed)
    let paper = RGB.white
    let newPaper = RGB(0x262626)
    for _ in 0..<200 {
      let level = UInt8.random(in: 0x26...0xFF, using: &generator)
      let grey = RGB(red: level, green: level, blue: level)
      let there = MirrorRule.mirrored(grey, across: paper, to: newPaper)
      let back = MirrorRule.mirrored(there, across: newPaper, to: paper)
      let ratio = grey.contrastRatio(with: paper)
      #expect(abs(back.contrastRatio(with: paper) - ratio) <= max(0.1, ratio * 0.02), "\(grey)")
    }
  }
}
