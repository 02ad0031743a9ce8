import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

@Suite("Keys of the matrix")
struct MatrixKeyTests {
  private func opened(_ keys: String = "") -> Session {
    var session = Session()
    session.type("m" + keys)
    return session
  }

  private func item(_ key: String, _ session: Session) -> String? {
    session.program.statusItems(session.model).first { $0.keys == key }?.what
  }

  /// The space multiplies by 0, 1 and 9: seven was set by hand.
  @Test(arguments: ["", "x", "--"])
  func aValueOutsideTheSpaceHasItsPlace(keys: String) throws {
    var options = GalleryOptions()
    options.link = try Link.parse("test/every-kind:count=7", in: AxisTests.catalogue).link
    var session = Session(catalogue: AxisTests.catalogue, options: options)
    session.type("m" + keys)
    #expect(session.link == "test/every-kind:count=7")
    let plan = try #require(session.model.matrix.plan)
    let slots = plan.sections[0].sides.rows.slots + plan.sections[0].sides.columns.slots
    let count = try #require(slots.first { $0.name == "count" })
    #expect(count.labels == ["0", "1", "7", "9"])
  }

  @Test func escapeKeepsTheCanvas() {
    var session = Session()
    session.press(KeyPress("m"), KeyPress(.down), KeyPress(.right), KeyPress(" "))
    #expect(session.link != "tag/filled")
    session.press(KeyPress(.escape))
    #expect(session.model.place.isStage)
    #expect(session.link == "tag/filled")
  }

  @Test func leavingTheMatrixOfAComponentBringsTheSpecimenBack() {
    var session = Session()
    session.press(KeyPress(.left), KeyPress("m"), KeyPress(.end))
    #expect(session.link.hasPrefix("tag/stroke"))
    session.press(KeyPress(.escape))
    #expect(session.link == "tag/filled")
  }

  @Test func flippingChangesThatCellAndNoOther() {
    var session = opened()
    session.press(KeyPress(.right), KeyPress(.down))
    let before = session.cellsOfPage
    session.press(KeyPress(" "))
    #expect(session.model.matrix.changes.count == 1)
    #expect(session.cellsOfPage == before)
    session.press(KeyPress(" "))
    #expect(session.model.matrix.changes.isEmpty)
  }

  @Test func flipsOfCellsAreTakenBackAndDoneAgain() {
    var session = opened()
    session.press(KeyPress(.right), KeyPress(.down))
    let link = session.link
    session.press(KeyPress(" "))
    let flipped = session.link
    #expect(flipped != link)
    session.press(KeyPress(.down), KeyPress(" "), KeyPress("r"))
    #expect(session.model.matrix.changes.isEmpty)
    session.press(KeyPress("u"))
    #expect(session.model.matrix.changes.count == 2)
    session.press(KeyPress("u"), KeyPress(.up))
    #expect(session.link == flipped)
    session.press(KeyPress("u"))
    #expect(session.link == link)
    // Nothing is left to undo here: actions on the canvas do not belong to the matrix.
    session.press(KeyPress("u"))
    #expect(session.model.place.isMatrix)
    #expect(session.link == link)
    session.press(.control("r"))
    #expect(session.link == flipped)
    session.press(.control("r"), .control("r"), .control("r"))
    #expect(session.model.matrix.changes.isEmpty)
  }

  @Test func takingBackInTheMatrixLeavesTheCanvasAlone() {
    var session = Session()
    session.press(KeyPress(.tab), KeyPress(.tab), KeyPress(.right))
    let link = session.link
    #expect(link != "tag/filled")
    session.press(KeyPress("m"), KeyPress("u"), KeyPress(.escape))
    #expect(session.link == link)
    session.press(KeyPress("u"))
    #expect(session.link == "tag/filled")
  }

  @Test func resettingBringsTheCellsBack() {
    var session = opened(" ")
    session.press(KeyPress(.down), KeyPress(" "))
    #expect(session.model.matrix.changes.count == 2)
    session.press(KeyPress("r"))
    #expect(session.model.matrix.changes.isEmpty)
  }

  @Test func theComponentInACellTakesEveryKeyUntilItIsLeft() {
    var session = opened()
    session.press(KeyPress(.enter))
    #expect(session.program.context(session.model) == .interact)
    session.press(KeyPress(" "))
    #expect(session.link.contains("selected"))
    // A tag has no use for Escape.
    session.press(KeyPress(.escape))
    #expect(session.program.context(session.model) == .matrix)
    #expect(session.link == "tag/filled:selected")
    #expect(session.model.state == Specimen.filledTag.initialState)
  }

  @Test func thePointerBringsTheFocusAndThenPresses() {
    var session = opened()
    let spot = MatrixSpot(row: 1, column: 0)
    session.click(.cellMember(spot, session.stamp(at: spot), 0))
    #expect(session.link == "tag/filled:configuration=height25")
    session.click(.cellMember(spot, session.stamp(at: spot), 0))
    #expect(session.link.contains("selected"))
  }

  @Test func onlyThisNamesTheAxisOfTheLastMove() {
    var session = opened()
    #expect(item("o", session) == nil)
    session.press(KeyPress(.right))
    #expect(item("o", session) == "only disabled")
    session.press(KeyPress(.right))
    #expect(item("o", session) == "only selected")
    session.press(KeyPress(.right))
    #expect(item("o", session) == "only disabled")
    session.press(KeyPress(.down))
    #expect(item("o", session) == "only height 25")
    session.press(KeyPress("o"))
    #expect(item("o", session) == "show all")
    #expect(session.cellsOfPage.count == 8)
    session.press(KeyPress("o"))
    #expect(session.cellsOfPage.count == 32)
  }

  @Test func comparingGoesThroughTheSettingsAndOffAgain() {
    var session = opened()
    var compared: [Setting?] = []
    for _ in 0..<Setting.axes.count + 1 {
      session.press(KeyPress("="))
      compared.append(session.model.matrix.compared)
    }
    let order = Setting.ordered(first: .appearance, .depth).filter { $0 != .size }
    #expect(compared == order.map { $0 } + [nil])
  }

  @Test func theFocusGoesFromPaneToPaneAndTheLinkWithIt() {
    var session = opened("=")
    for _ in 0..<4 { session.press(KeyPress(.right)) }
    #expect(session.link == "tag/filled@appearance=dark")
    session.press(KeyPress("m"))
    #expect(session.model.environment.appearance == .dark)
  }

  @Test func anAxisIsPutOnPagesAndTheyAreTurned() {
    var session = opened("X")
    session.press(KeyPress(.right), KeyPress(.right), KeyPress(.escape))
    #expect(session.model.matrix.plan?.pageAxes.map(\.name) == ["color"])
    session.press(KeyPress("]"))
    #expect(session.link == "tag/filled:color=yellow")
    session.press(KeyPress("]"))
    #expect(session.link == "tag/filled")
  }

  @Test func aSettingOnASideIsPartOfTheLink() {
    var session = opened("X")
    for _ in 0..<7 { session.press(KeyPress(.down)) }
    session.press(KeyPress(.right), KeyPress(.escape), KeyPress(.end))
    #expect(session.model.matrix.plan?.sections.first?.sides.rows.slots.first?.name == "theme")
    #expect(session.link.contains("@theme=ribs-todo"))
  }

  @Test func zoomStopsAtBothEnds() {
    var session = opened("-----")
    #expect(session.model.matrix.zoom == .overview)
    #expect(item("-", session) == nil)
    session.type("++++++++")
    #expect(session.model.matrix.zoom == .single)
  }
}
