import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Laws

/// Each law is shown a component that breaks it, and names the smallest state in which it does.
@Suite("Broken components")
struct MutantTests {
  struct Expected: Sendable, CustomTestStringConvertible {
    let fault: Fault
    let law: BehaviorLaw
    /// The links of the violations, without the specimen's id, then the steps.
    let found: [String]

    init(_ fault: Fault, _ law: BehaviorLaw, _ found: String...) {
      self.fault = fault
      self.law = law
      self.found = found
    }

    var testDescription: String { "law \(law.rawValue): \(fault.rawValue)" }
  }

  static let all: [Expected] = [
    Expected(.hidesSelection, .meaningIsSeen, "switch/broken:selected"),
    Expected(
      .selectsByColour, .meaningIsSeen, "switch/broken:selected,disabled",
      "switch/broken:selected@colors=mono"),
    Expected(.actsWhileDisabled, .disabledRests, "switch/broken:disabled, activate"),
    Expected(.showsPressWhileDisabled, .disabledRests, "switch/broken:disabled"),
    Expected(.forgetsSelection, .flagsAreKept, "switch/broken:selected"),
    Expected(.countsItsLooks, .sameStateSameLook, "switch/broken"),
    Expected(.selectsByFocus, .focusIsNoSelection, "switch/broken, focus"),
    Expected(.growsWhenSelected, .sizeStays, "switch/broken:selected"),
    Expected(.renamesItself, .pressActsOnRelease, "switch/broken:selected"),
    Expected(.actsOnPressDown, .pressActsOnRelease, "switch/broken, press down on 1"),
    Expected(
      .holdsThePress, .pressActsOnRelease,
      "switch/broken, press down on 1, point at nothing, release over 1"),
    Expected(.addsATabStop, .oneTabStop, "switch/broken:selected"),
    Expected(.losesFocus, .oneTabStop, "switch/broken, focus, left"),
    Expected(
      .isFocusedByText, .anythingIsSurvived, "switch/broken:disabled, type “"),
  ]

  @Test(arguments: BehaviorLaw.allCases)
  func theSoundSwitchBreaksNoLaw(law: BehaviorLaw) {
    let check = LawChecker(.brokenSwitch(.none)).check(law)
    #expect(check.violations == [])
    #expect(check.applies)
  }

  @Test(arguments: all)
  func theLawFindsItsFault(expected: Expected) {
    let specimen = Specimen.brokenSwitch(expected.fault)
    let catalogue = Catalogue(specimens: [specimen])
    let check = LawChecker(specimen).check(expected.law)
    let found = check.violations.map {
      ([$0.link.text(in: catalogue)] + $0.steps.map(\.words.english)).joined(separator: ", ")
    }
    #expect(found.count == expected.found.count, "\(found)")
    // Which text was typed follows from the seed.
    for (text, start) in zip(found, expected.found) {
      #expect(text == start || start.hasSuffix("“") && text.hasPrefix(start))
    }
  }

  @Test func everyLawHasAMutant() {
    #expect(Set(Self.all.map(\.law)) == Set(BehaviorLaw.allCases))
  }

  @Test func aLawThatHasNothingToSaySaysSo() throws {
    let text = try #require(Catalogue.builtIn["text/gitspace"])
    let check = LawChecker(text).check(.oneTabStop)
    #expect(!check.applies)
    #expect(check.violations == [])
  }
}
