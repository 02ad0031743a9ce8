import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import VisualReview

@Suite struct ReviewGroupTests {
  @Test func twoHundredAreDecidedInFewerThanTenKeys() throws {
    // One attribute in two hundred pictures, and one picture that changed otherwise.
    let names: [StateID] = (0..<200).map { "tag/filled:n=\($0)" }
    func snapshot(_ style: Style, _ last: String) -> Snapshot {
      Snapshot([
        (
          "",
          names.enumerated().map { ($1, picture("word \($0)", style: style)) }
            + [("tag/filled:last", picture(last))]
        )
      ])
    }
    let files = SnapshotFiles(
      variant: "tag/filled", baseline: snapshot(Style(), "old").text,
      drawn: snapshot(Style(attributes: .bold), "new"))
    var session = ReviewSession([files])
    #expect(session.model.shown.count == 201)
    let keys = "g a r"
    session.press(keys)
    #expect(keys.split(separator: " ").count < 10)
    #expect(session.model.count(.accepted) == 200)
    #expect(session.model.count(.rejected) == 1)
    #expect(session.written.count == 2, "a group is one change of a file")
    #expect(session.files["tag/filled"]?.pending == nil)
    session.press("u")
    #expect(session.model.count(.rejected) == 0)
    session.press("u")
    #expect(session.model.undecidedCount == 201)
    #expect(session.files["tag/filled"] == files)
  }

  @Test func aTokenOfManyVariantsIsOneGroup() {
    var session = ReviewSession([.filledTag, .strokeTag])
    let single = session.model.shown.count
    session.press("g")
    #expect(session.model.shown.count < single / 2)
    #expect(session.model.shown.count == 1)
    #expect(session.text.contains("zatchPurple      #9E7CFE  →     #8050FF"))
    let count = session.model.entry?.parts.count ?? 0
    #expect(count > 10)
    let states = session.model.entry?.stateCount ?? 0
    #expect(session.model.sheet.tiles.count == states)
    #expect(session.text.contains("The same change in \(states) states"))
    session.press("right")
    #expect(session.model.tile == 1)
    session.press("left left")
    #expect(session.model.tile == 0 && session.model.position == 0)
    session.press("a")
    #expect(session.model.past.first?.parts.count == count)
  }

  @Test(arguments: ["", "/", "?", "ctrl-p", "A", "end", "right right d d", "enter", "a"])
  func twoKeysLeaveFromAnywhere(way: String) {
    var left = ""
    for keys in ["q", "esc q", "q q"] where left.isEmpty {
      var session = ReviewSession([.filledTag])
      session.press(way)
      for key in keys.split(separator: " ") {
        session.press(String(key))
        if session.effects.contains(.screen(.quit)) { left = keys }
      }
    }
    #expect(!left.isEmpty, "\(way)")
  }

  @Test func anUngroupedReviewStaysAtItsPlace() {
    var session = ReviewSession([.few(), .few("tag/stroke")])
    session.press("right right")
    let here = session.model.part
    session.press("g g")
    #expect(session.model.part == here)
    #expect(session.model.shown.count == session.model.items.count)
  }

  @Test func theGroupOfSomeFilteredStatesLeavesTheOthersPending() {
    var session = ReviewSession([.few(), .few("tag/stroke")])
    session.press("/")
    session.type("tag/stroke")
    session.press("enter g a")
    #expect(session.files["tag/filled"] == .few())
    #expect(session.files["tag/stroke"] != .few("tag/stroke"))
  }
}
