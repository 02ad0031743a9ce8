import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import Laws

/// Faults that only components with members can have, or only a renderer.
@Suite("Broken rows and renderers")
struct BrokenRowTests {
  static let all: [(fault: RowFault, law: BehaviorLaw, found: String)] = [
    (.pressesDisabled, .disabledRests, "row/broken, point at nothing, press down on 2"),
    (.arrowsSelect, .focusIsNoSelection, "row/broken:focused, left"),
    (.losesFocusOnRemoval, .focusIsNoSelection, "row/broken:focused, remove"),
    (.homeGoesOn, .oneTabStop, "row/broken, focus, Home, Home"),
    (.stopsAtEach, .oneTabStop, "row/broken"),
    (.hasNoStop, .oneTabStop, "row/broken"),
    (.believesAnything, .anythingIsSurvived, "row/broken, point at 0"),
    (.clicksTheFirst, .pressActsOnRelease, "row/broken, press down on 2, release over 2"),
    (.actsWhileDisabled, .disabledRests, "row/broken:all-disabled"),
  ]

  private func texts(_ check: LawCheck, _ specimen: Specimen) -> [String] {
    let catalogue = Catalogue(specimens: [specimen])
    return check.violations.map {
      ([$0.link.text(in: catalogue)] + $0.steps.map(\.words.english)).joined(separator: ", ")
    }
  }

  @Test func theSoundRowBreaksNoLaw() {
    let specimen = Specimen.brokenRow(.none)
    for law in BehaviorLaw.allCases where law != .meaningIsSeen {
      #expect(texts(LawChecker(specimen).check(law), specimen) == [], "law \(law.rawValue)")
    }
  }

  @Test(arguments: all.indices)
  func theLawFindsItsFault(index: Int) {
    let expected = Self.all[index]
    let specimen = Specimen.brokenRow(expected.fault)
    let found = texts(LawChecker(specimen).check(expected.law), specimen)
    #expect(found.first?.hasPrefix(expected.found) == true, "\(expected.fault): \(found)")
    // Any further reports are another fault's smallest states, without repetition.
    #expect(Set(found).count == found.count)
  }

  @Test func aSizeThatIsNotDrawnIsFound() {
    let honest = RenderingClient.rendering(widthPolicy: .grapheme)
    let lying = RenderingClient(
      width: honest.width,
      size: { element, environment, columns in
        let size = honest.size(element, environment, columns)
        return environment.widthPolicy == .wcwidth ? (size.0 + 1, size.1) : size
      }, looks: honest.looks, inks: honest.inks)
    let bench = LawChecker(
      .brokenSwitch(.none), setting: .standard, probe: lying, other: honest)
    let check = bench.check(.sizeStays)
    #expect(check.violations.map(\.seen.english).first?.hasPrefix("By wcwidth it measures") == true)
    #expect(check.violations.count == 1)
  }

  @Test func aRendererThatRemembersIsFound() {
    let honest = RenderingClient.rendering(widthPolicy: .grapheme)
    let other = RenderingClient(
      width: honest.width, size: honest.size,
      looks: { element, environments in
        honest.looks(element, environments).map {
          LookFingerprint(
            high: ~$0.high, low: $0.low, columns: $0.columns, rows: $0.rows, isBlank: $0.isBlank,
            isCut: $0.isCut)
        }
      }, inks: honest.inks)
    let bench = LawChecker(.brokenSwitch(.none), setting: .standard, probe: honest, other: other)
    let check = bench.check(.sameStateSameLook)
    #expect(check.violations.map(\.seen.english) == ["Another renderer draws another look."])
    #expect(check.violations.map(\.more) == [check.count - 1])
  }
}
