import Testing

@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

@Suite("Zoom")
struct ZoomTests {
  @Test func zGoesFromScaleToScaleAndBack() {
    var session = Session()
    let link = session.link
    let scales = (0..<4).map { _ in
      session.press(KeyPress("z"))
      return session.model.zoom.scale
    }
    #expect(scales == [2, 4, 1, 2])
    #expect(session.link == link)
  }

  @Test func hangulOnTheSameKeyDoesTheSame() {
    var session = Session()
    session.press(KeyPress("ㅋ"))
    #expect(session.model.zoom.scale == 2)
  }

  @Test func escapeLeavesTheScaleBeforeThePage() {
    var session = Session()
    session.press(KeyPress("z"), KeyPress("z"), KeyPress(.escape))
    #expect(!session.model.zoom.isOn)
    #expect(session.model.place.isStage)
    session.press(KeyPress(.escape))
    #expect(session.model.place.isOverview)
  }

  @Test func theOverviewHasNoScale() {
    var session = Session(isOverview: true)
    session.press(KeyPress("z"))
    #expect(!session.model.zoom.isOn)
  }

  @Test func anotherComponentAndComparingAreSeenAtTheirOwnSize() {
    var session = Session()
    session.press(KeyPress("z"), KeyPress(.down))
    #expect(!session.model.zoom.isOn)
    session.press(KeyPress("z"), KeyPress("="))
    #expect(session.model.place.isMatrix && session.model.matrix.compared == .appearance)
    session.press(KeyPress(.escape))
    #expect(session.model.zoom.isOn)
  }

  @Test func theArrowsGoOnFromStateToState() {
    var session = Session()
    session.press(KeyPress(.tab), KeyPress("z"))
    let before = session.model.state
    session.press(KeyPress(.right))
    #expect(session.model.state != before)
    #expect(session.model.zoom.isOn)
    let items = session.program.statusItems(session.model)
    #expect(items.contains { $0.keys == "z" && $0.what == "zoom" })
  }

  /// One pane is on the screen at a time there: from the properties, and from the tree, the state comes to the front.
  @Test func onASmallScreenTheEnlargedStateIsSeen() {
    for key in [KeyPress(.tab), KeyPress(.tab, modifiers: .shift)] {
      var session = Session(columns: 40, rows: 12)
      func canvas() -> CanvasView? {
        session.program.canvas(session.model, session.program.workbench(session.model))
      }
      session.press(key)
      #expect(canvas() == nil)
      session.press(KeyPress("z"))
      #expect(canvas()?.zoom.scale == 2)
    }
  }

  @Test func thePaletteHasIt() {
    var session = Session()
    session.press(.control("p"))
    session.type("zoom")
    session.press(KeyPress(.enter))
    #expect(session.model.zoom.scale == 2)
  }
}
