import Testing

@testable import ColorScience
@testable import GSDesign

@Suite struct ContrastFittingTests {
  @Test(arguments: SchemeCase.all)
  func everyPairReachesItsRatio(testCase: SchemeCase) {
    for pair in InkPair.all {
      guard let ratio = testCase.contrast.ratio(for: pair.kind) else { continue }
      #expect(
        testCase.scheme.ratio(pair.ink, on: pair.fill) >= ratio, "\(pair.ink) on \(pair.fill)")
    }
  }

  @Test(arguments: SchemeCase.all)
  func aRestingPointerNeverMakesWordsUnreadable(testCase: SchemeCase) {
    // The pointer rests on the parts on these, never on them as a whole.
    let grounds: [BuiltInRole] = [.page, .surface, .raised, .tabBarFill]
    for pair in InkPair.all where !grounds.contains(pair.fill) {
      guard let ratio = testCase.contrast.ratio(for: pair.kind) else { continue }
      let hovered = testCase.scheme[ColorRole(pair.fill).hovered]
      #expect(
        testCase.scheme[pair.ink].contrastRatio(with: hovered) >= ratio,
        "\(pair.ink) on \(pair.fill) under a pointer")
    }
  }

  @Test(arguments: SchemeCase.all)
  func fillsThatAreNotSolidsStay(testCase: SchemeCase) {
    let original = testCase.theme.scheme(testCase.appearance, .original)
    for pair in InkPair.all where !SchemeFitting.solids.contains(pair.fill) {
      #expect(testCase.scheme[pair.fill] == original[pair.fill], "\(pair.fill)")
    }
  }

  /// Fitting an ink moves nothing that others depend on, so inks are fitted on demand, in any order.
  @Test func fittingAnInkMovesNoColourThatOthersUse() {
    let inks = Set(InkPair.all.map(\.ink))
    #expect(InkPair.all.allSatisfy { !inks.contains($0.fill) })
    for solid in SchemeFitting.solids {
      #expect(Set(InkPair.all.filter { $0.fill == solid }.map(\.ink)).count == 1, "\(solid)")
    }
    for testCase in SchemeCase.all {
      let definition = testCase.theme.definition
      func fitting() -> SchemeFitting {
        let colors = SchemeBuilder.colors(
          definition, testCase.appearance, isRefined: testCase.contrast != .original)
        return SchemeFitting(
          colors.map(\.color), contrast: testCase.contrast, darkestInk: definition.darkestInkColor)
      }
      var (forwards, backwards) = (fitting(), fitting())
      let first = BuiltInRole.allCases.map { forwards.fitted($0).color }
      let last = BuiltInRole.allCases.reversed().map { backwards.fitted($0).color }
      #expect(first == last.reversed())
    }
  }

  @Test(arguments: SchemeCase.all.filter { $0.contrast == .normal })
  func solidsMoveLessThanAnEyeCanSee(testCase: SchemeCase) {
    let original = testCase.theme.scheme(testCase.appearance, .original)
    for solid in SchemeFitting.solids {
      let distance = OKLab(testCase.scheme[solid]).distance(to: OKLab(original[solid]))
      #expect(distance <= SolidRule.unnoticeable, "\(solid)")
    }
  }

  @Test func thePurpleFillStaysAndItsWhiteWordsBecomeDark() {
    let scheme = Theme.zatch.scheme(.light, .normal)
    #expect(scheme[.tagPurpleSolid] == RGB(0x9E7CFE))
    #expect(scheme[.tagPurpleOnSolid] == RGB(0x262626))
  }

  @Test func whiteStaysOnRedThatMovesUnseen() {
    let scheme = Theme.lionheart.scheme(.dark, .normal)
    #expect(scheme[.onAccent] == .white)
    #expect(scheme[.accent] != RGB(0xF0023F))
  }

  /// The first sufficient step by trying every one.
  private func naiveSteps(_ ink: RGB, _ grounds: [ContrastRule.Ground]) -> Int? {
    let ray = LightnessRay(ink)
    for steps in 0...1_001 {
      for signed in [-steps, steps] {
        if steps > ray.reach(lighter: signed > 0) { continue }
        if ContrastRule.passes(ray.color(steps: signed), on: grounds) { return signed }
      }
    }
    return nil
  }

  @Test func theStepIsTheSmallestThatSuffices() {
    let seed: UInt64 = 0x1_0CC4
    var generator = SeededColors(state: seed)
    for _ in 0..<400 {
      let ink = generator.color()
      let ratios = [3, 4.5, 7]
      let ratio = ratios[Int.random(in: 0..<ratios.count, using: &generator)]
      var grounds: [ContrastRule.Ground] = []
      for _ in 0..<Int.random(in: 1...2, using: &generator) {
        grounds.append(ContrastRule.Ground(color: generator.color(), ratio: ratio))
      }
      #expect(
        ContrastRule.steps(for: ink, on: grounds) == naiveSteps(ink, grounds),
        "\(ink) on \(grounds.map(\.color)) at \(ratio), seed \(seed)")
    }
  }

  @Test func anImpossibleContrastIsReportedWithoutATrap() throws {
    var values = CheckedThemeTests.values
    values[.page] = "#777777"
    let theme = try Theme(name: "grey", light: values, dark: [:])
    let scheme = theme.scheme(.light, .high)
    #expect(scheme.ratio(.text, on: .page) < 7)
    #expect(scheme.resolution(of: .text).reason.contains("as near to"))
  }

  @Test func noSolidOfAnyColourIsLeftUnreadable() {
    let seed: UInt64 = 0x50_11D
    var generator = SeededColors(state: seed)
    for _ in 0..<300 {
      let solid = generator.color()
      let ink = generator.color()
      for (ratio, mayMove) in [(4.5, false), (7, true)] {
        let result = SolidRule.fitted(
          ink: ink, darkestInk: RGB(0x262626), on: [solid], ratio: ratio,
          solids: mayMove ? .move : .unseen)
        let reached = result.solids.map { result.ink.contrastRatio(with: $0) }
        #expect(reached.allSatisfy { $0 >= ratio }, "\(ink) on \(solid), seed \(seed)")
      }
    }
  }
}
