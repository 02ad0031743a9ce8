import Testing

@testable import GSDesign
@testable import GalleryKit
@testable import VisualReview

@Suite struct SnapshotTextTests {
  @Test(arguments: Catalogue.builtIn.specimens.map(\.id))
  func aDrawnVariantIsReadBackWhole(id: String) throws {
    let specimen = try #require(Catalogue.builtIn[id])
    let drawn = SnapshotDrawer(BaselineSpace(.builtIn)).draw(specimen)
    let text = drawn.snapshot.text
    let read = try Snapshot(text: text)
    #expect(read.text == text)
    for section in drawn.snapshot.sections {
      for look in section.looks {
        for state in look.states { #expect(read[section.environment, state] == look.picture) }
      }
    }
    #expect(read.stateCount == drawn.stateCount)
  }
}
