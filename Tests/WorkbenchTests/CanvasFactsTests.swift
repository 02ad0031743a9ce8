import GSDesign
import StateSpace
import Testing

@testable import FourSystems
@testable import GalleryKit
@testable import Workbench

@Suite("The facts at the foot of a page")
struct CanvasFactsTests {
  @Test func aComponentThatUsesItIsOpenedByAClick() throws {
    var session = Session(catalogue: .builtIn, options: Self.options("button/floating"))
    let user = try #require(session.program.catalogue.index.specimen("sheet/report"))
    session.click(.user(user))
    #expect(session.model.specimen == user)
    #expect(session.model.place.isStage)
    // The name belongs to a page: over the overview it is gone.
    var overview = Session(catalogue: .builtIn, isOverview: true)
    let before = overview.model.specimen
    overview.click(.user(user))
    #expect(overview.model.specimen == before)
  }

  @Test func aNameReadsAsItsPart() {
    #expect(GalleryPart(GalleryPart.user(7).id) == .user(7))
  }

  @Test func aConfirmationGoesByItselfWhereThingsMayMove() {
    var options = Self.options("tag/filled")
    options.hasMotion = true
    options.copiesLinks = true
    var session = Session(options: options)
    session.press(KeyPress("y"))
    #expect(session.model.toast != nil)
    #expect(session.effects.contains(.screen(.startTimer(Toast.timer, after: Toast.time))))
    session.send(.timer(Toast.timer))
    #expect(session.model.toast == nil)
    // The same message again has its own time, and without motion it waits for a key.
    session.press(KeyPress("y"), KeyPress("y"))
    #expect(session.effects.contains(.screen(.startTimer(Toast.timer, after: Toast.time))))
    options.hasMotion = false
    var still = Session(options: options)
    still.press(KeyPress("y"))
    #expect(!still.effects.contains(.screen(.startTimer(Toast.timer, after: Toast.time))))
    #expect(still.model.toast != nil)
  }

  private static func options(_ link: VariantID) -> GalleryOptions {
    var options = GalleryOptions()
    options.link = Catalogue.builtIn[link].map { Link($0) }
    return options
  }
}
