import OwnComponents
import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import Laws

/// A component of another package, known by its declaration alone.
@Suite("A component of another package")
struct OwnComponentTests {
  let catalogue = Catalogue.withOwnComponents

  @Test func itsCasesAndTheirValuesAreStates() throws {
    let specimen = try #require(catalogue["upload/button"])
    // Idle, three shares, two reasons, done; four sets of options; disabled or not.
    #expect(SpecimenSpace(of: specimen).count == 7 * 4 * 2)
  }

  @Test func theValueOfACaseIsInTheLink() throws {
    let text = "upload/button:phase=uploading,phase.progress=0.4,options=percent"
    let parsed = try Link.parse(text, in: catalogue)
    #expect(parsed.warnings == [])
    #expect(parsed.link.text(in: catalogue) == text)
    let words = parsed.link.state.element(.english).writtenText
    #expect(words.contains("40 %"))
  }

  @Test func anAuditOfItFindsNothing() throws {
    let audit = Audit(
      of: try Filters(["upload"], in: catalogue), settings: [.fitted],
      walk: RandomWalk(seed: 3, steps: 300), probe: .rendering(widthPolicy: .grapheme),
      other: .rendering(widthPolicy: .grapheme))
    let reports = try [audit.report(on: #require(catalogue["upload/button"]))]
    #expect(reports.flatMap(\.findings) == [])
    // Nothing in it can be selected or removed.
    let silent = reports.flatMap(\.checks).filter { !$0.applies }.map(\.law)
    #expect(silent == [.focusIsNoSelection])
  }
}
