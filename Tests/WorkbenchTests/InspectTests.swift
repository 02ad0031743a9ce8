import Testing

@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

@Suite("Inspect")
struct InspectTests {
  @Test func shiftIOpensAndLeaves() {
    var session = Session()
    let link = session.link
    session.press(KeyPress("I"))
    #expect(session.model.showsInspection)
    #expect(session.program.context(session.model) == .inspect)
    session.press(KeyPress("I"))
    #expect(session.model.inspect == nil)
    #expect(session.link == link)
  }

  @Test func escapeLeavesItBeforeThePage() {
    var session = Session()
    session.press(KeyPress("I"), KeyPress(.escape))
    #expect(session.model.inspect == nil)
    #expect(session.model.place.isStage)
  }

  @Test func theOverviewHasNothingToMeasure() {
    var session = Session(isOverview: true)
    session.press(KeyPress("I"))
    #expect(session.model.inspect == nil)
  }

  @Test func onlyOneOfZoomCompareAndInspectIsOn() {
    var session = Session()
    session.press(KeyPress("z"), KeyPress("I"))
    #expect(!session.model.zoom.isOn)
    #expect(session.model.inspect != nil)
    session.press(KeyPress("="))
    #expect(session.model.place.isMatrix && !session.model.showsInspection)
    session.press(KeyPress(.escape))
    #expect(session.model.inspect != nil)
  }

  @Test func anotherComponentIsSeenOnItsPage() {
    var session = Session()
    session.press(KeyPress("I"), KeyPress(.tab, modifiers: .shift), KeyPress(.down))
    #expect(session.model.inspect == nil)
  }

  @Test func statesAndSettingsChangeWhileItIsOpen() {
    var session = Session()
    session.press(KeyPress("I"))
    let before = session.model.state
    session.press(KeyPress(" "))
    #expect(session.model.state != before)
    let flipped = session.model.state
    session.press(KeyPress(.right))
    #expect(session.model.state != flipped)
    let appearance = session.model.environment.appearance
    session.press(KeyPress("n"))
    #expect(session.model.environment.appearance != appearance)
    #expect(session.model.showsInspection)
  }

  @Test func theKeyLineAndTheHelpNameIt() {
    var session = Session()
    #expect(session.program.helpLines(session.model).contains { $0.what == "inspect" })
    session.press(KeyPress("I"))
    let items = session.program.statusItems(session.model)
    #expect(items.contains { $0.keys == "I" && $0.what == "leave inspect" })
    #expect(items.contains { $0.keys == "↑↓" && $0.what == "part" })
    #expect(items.contains { $0.keys == "←→" && $0.what == "state" })
  }

  @Test func thePaletteHasIt() {
    var session = Session()
    session.press(.control("p"))
    session.type("inspect")
    session.press(KeyPress(.enter))
    #expect(session.model.showsInspection)
  }

  @Test func aPartThatIsGoneYieldsToTheLast() {
    var inspect = InspectModel()
    inspect.choose(7)
    inspect.handle(.up, of: 3)
    #expect(inspect.part == 1)
    inspect.handle(.last, of: 3)
    inspect.handle(.down, of: 3)
    #expect(inspect.part == 2)
    inspect.handle(.first, of: 3)
    #expect(inspect.part == 0)
  }
}
