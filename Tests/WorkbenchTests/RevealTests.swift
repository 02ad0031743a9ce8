import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import Workbench

/// `‹` and `›` at the ends of a bar that is too narrow for its tabs.
@Suite("The marks of a bar show the hidden tabs and select nothing")
struct RevealTests {
  private static let links = ["tab-bar/home:count=7", "tab-bar/bottom:count=8"]

  private func walk(_ link: String) throws -> PageWalk {
    PageWalk(
      try Link.parse(link, in: .builtIn).link, CellSize(columns: 120, rows: 40))
  }

  /// The members whose parts are on the screen.
  private func seen(_ walk: PageWalk) -> Set<Int> {
    Set(walk.parts.compactMap { $0.id.index(in: Specimen.part) })
  }

  private func mark(_ walk: PageWalk, isLast: Bool) -> (member: Int, cell: CellPosition)? {
    let marks = walk.parts.compactMap { part in
      part.id.indexRevealed(in: Specimen.part).map { ($0, part.cells[0]) }
    }
    let middle = walk.parts.filter { $0.id.index(in: Specimen.part) != nil }
      .map { $0.cells[0].column }
    guard let first = middle.min() else { return nil }
    return marks.first { isLast == ($0.1.column > first) }
  }

  @Test(arguments: links, [[], ["tab", "enter"], ["tab", "z"]])
  func theyLeadToBothEnds(link: String, keys: [String]) throws {
    var walk = try walk(link)
    for key in keys { walk.press(try #require(KeyPress(named: key))) }
    let start = walk.model.state
    let count = start.members(.english).count
    #expect(!seen(walk).contains(count - 1), "the last tab is hidden")
    #expect(mark(walk, isLast: false) == nil, "nothing is hidden before the first")
    var met = seen(walk)
    var clicks = 0
    while let next = mark(walk, isLast: true), clicks < count {
      walk.click(next.cell)
      #expect(seen(walk).contains(next.member))
      met.formUnion(seen(walk))
      clicks += 1
    }
    #expect(clicks > 0 && met == Set(0..<count), "\(met)")
    #expect(walk.model.event == nil, "nothing is pressed or selected")
    let axis = walk.program.specimen(walk.model)
    for (index, info) in axis.axes.enumerated() where info.name != "scrolled-to" {
      #expect(walk.model.state[index] == start[index], "\(info.name)")
    }
    while let back = mark(walk, isLast: false), clicks < 2 * count {
      walk.click(back.cell)
      clicks += 1
    }
    #expect(seen(walk).contains(0) && mark(walk, isLast: false) == nil)
  }

  @Test(arguments: links)
  func theLinkAndTheCodeSayWhereItIs(link: String) throws {
    var walk = try walk(link)
    let next = try #require(mark(walk, isLast: true))
    walk.click(next.cell)
    #expect(walk.program.link(walk.model) == "\(link),scrolled-to=\(next.member + 1)")
    #expect(walk.model.state.code(.english).contains("revealed: \(next.member)"))
    let again = PageWalk(
      try Link.parse(walk.program.link(walk.model), in: .builtIn).link, walk.size)
    #expect(seen(again) == seen(walk))
  }

  @Test(arguments: [[], ["tab", "z"]])
  func theyActInABarOfAScreenToo(keys: [String]) throws {
    var walk = try walk("screen/today@container=card")
    for key in keys { walk.press(try #require(KeyPress(named: key))) }
    func marks() -> [(id: FocusID, cells: [CellPosition])] {
      walk.parts.filter { $0.id.path.contains("/reveal/") }
    }
    let mark = try #require(marks().last)
    walk.click(mark.cells[0])
    #expect(marks().map(\.id) != [mark.id], "another tab is hidden now")
    #expect(walk.model.event == nil, "nothing is pressed")
    if keys.isEmpty { #expect(walk.program.link(walk.model).contains("scrolled-to=")) }
  }

  @Test func aClickOnATabThatIsSeenThereDoesNotScrollBack() throws {
    var walk = try walk("tab-bar/home:count=7")
    walk.click(try #require(mark(walk, isLast: true)).cell)
    let before = seen(walk)
    let tab = try #require(walk.parts.last { $0.id.index(in: Specimen.part) == 5 })
    walk.click(tab.cells[0])
    walk.endTimers()
    #expect(walk.model.event?.word == .eventSelected)
    #expect(seen(walk) == before)
  }

  @Test func theArrowsScrollToTheFocusAgain() throws {
    var walk = try walk("tab-bar/home:count=7")
    walk.press(KeyPress(.tab), KeyPress(.enter))
    walk.click(try #require(mark(walk, isLast: true)).cell)
    #expect(!seen(walk).contains(0))
    walk.press(KeyPress(.right))
    #expect(seen(walk).contains(1))
    #expect(!walk.program.link(walk.model).contains("scrolled-to"))
  }
}
