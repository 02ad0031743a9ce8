import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import VisualReview

@Suite struct BaselineSpaceTests {
  private func environments(_ id: VariantID, _ catalogue: Catalogue = .builtIn) throws
    -> [EnvironmentID]
  {
    let specimen = try #require(catalogue[id])
    return SnapshotDrawer(BaselineSpace(catalogue)).draw(specimen).snapshot.sections
      .map(\.environment)
  }

  @Test func aVariantIsDrawnLightAndDarkInItsHomeTheme() throws {
    #expect(try environments("button/primary") == ["", "appearance=dark"])
    #expect(
      try environments("toast/default") == ["appearance=light", ""])
  }

  @Test func fewerColoursAreDrawnWhereTheyMakeOtherStatesLookAlike() throws {
    // Without colours the purple and the yellow tag are one.
    #expect(
      try environments("tag/filled") == ["", "appearance=dark", "colors=mono"])
  }

  @Test func anUnknownHomeThemeFallsBackToTheDefault() throws {
    let catalogue = Catalogue(specimens: Catalogue.builtIn.specimens, themes: [.gitspace])
    #expect(try environments("toast/default", catalogue) == ["", "appearance=dark"])
  }

  @Test func theCatalogueSaysWhichStatesAreBaselined() throws {
    let specimen = try #require(Catalogue.builtIn["button/primary"])
    let design = Catalogue(specimens: [specimen], baselined: [.design])
    #expect(BaselineSpace(design).states(of: specimen).count == 2)
    #expect(BaselineSpace(.builtIn).states(of: specimen).count == 7)
    #expect(design.appending([]).baselined == [.design])
  }

  @Test func givenEnvironmentsAreUsed() throws {
    let specimen = try #require(Catalogue.builtIn["tag/stroke"])
    var korean = Settings()
    korean.language = .korean
    let space = BaselineSpace(.builtIn, environments: [Settings(), korean])
    let drawn = SnapshotDrawer(space).draw(specimen).snapshot
    #expect(drawn.sections.map(\.environment) == ["", "lang=ko"])
    #expect(drawn["", "tag/stroke"] != drawn["lang=ko", "tag/stroke"])
  }

  @Test func aBlankStateIsNamedUnlessItIsIntentional() throws {
    let toast = try #require(Catalogue.builtIn["toast/default"])
    #expect(SnapshotDrawer(BaselineSpace(.builtIn)).draw(toast).blank.isEmpty)
    let empty = Specimen(
      "text/empty", summary: Phrase("Nothing.", korean: "없음."),
      usage: Phrase("Never.", korean: "없음."), payload: false,
      axes: [.toggle("shown", \.self)], code: { _, _ in "" },
      build: { isShown, _ in
        Lowered(
          element: isShown ? GSText(.body1, "Here").element : .empty,
          interactions: InteractionTable())
      })
    let drawn = SnapshotDrawer(BaselineSpace(Catalogue(specimens: [empty]))).draw(empty)
    #expect(drawn.blank == ["text/empty", "text/empty@appearance=dark"])
  }
}
