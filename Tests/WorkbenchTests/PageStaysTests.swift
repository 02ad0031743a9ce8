import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import Workbench

/// Clicks, longer texts and the pointer on single pages, where the law of all pages cannot see the result.
@Suite("A page keeps its places")
struct PageStaysTests {
  private func walk(
    _ link: String, _ columns: Int = 120, _ rows: Int = 40, in language: Language? = nil
  ) throws -> PageWalk {
    var parsed = try Link.parse(link, in: .builtIn).link
    if let language { parsed.environment.language = language }
    return PageWalk(parsed, CellSize(columns: columns, rows: rows))
  }

  /// The cell of the component with a sign.
  private func cell(of sign: String, in walk: PageWalk) throws -> CellPosition {
    let cells = walk.parts.flatMap { part in
      walk.cells(of: part.id).filter { walk.text(at: $0) == sign }
    }
    return try #require(cells.first, "\(sign) is not drawn")
  }

  @Test(arguments: ["bubble/mine", "sheet/default", "card/default", "screen/today"])
  func aPressOnWordsThatDoNotActLeavesTheDrawerOpen(link: String) throws {
    for (columns, rows) in [(80, 24), (60, 16)] {
      let start = try walk(link, columns, rows)
      let words = start.words(on: GalleryPart.canvas.id)
      #expect(!words.isEmpty, "\(link) \(columns)")
      for cell in words {
        var walk = start
        walk.click(cell)
        #expect(walk.moved(from: start.places) == [], "\(link) \(columns)")
        #expect(walk.model.pane == start.model.pane)
      }
    }
  }

  /// A switch that is on by default is turned off beside it.
  @Test(arguments: Catalogue.builtIn.specimens.map(\.id.text))
  func noStateIsTwiceInTheTable(link: String) throws {
    let walk = try walk(link)
    let rows = walk.program.workbench(walk.model).stateTable.rows
    let states = rows.flatMap { row in row.cells.compactMap { $0?.state } }
    #expect(Set(states).count == states.count, "\(rows.map(\.label))")
  }

  @Test func aPressOnTheMarksOfACutScreenShowsTheRest() throws {
    var walk = try walk("screen/today", 40, 12)
    func mark(_ side: Intent.Direction) -> CellPosition? {
      walk.found { GalleryPart($0) == .canvasEnd(side) ? $0 : nil }.first?.cells.first
    }
    let start = walk.places
    // It is laid out in the columns that there are.
    #expect(mark(.up) == nil && mark(.left) == nil && mark(.right) == nil)
    var presses = 0
    while let end = mark(.down), presses < 20 {
      walk.click(end)
      presses += 1
    }
    #expect((1..<20).contains(presses))
    // The screen itself is what scrolls.
    #expect(walk.moved(from: start).filter { !$0.hasPrefix("the component") } == [])
    while let end = mark(.up), presses < 40 {
      walk.click(end)
      presses += 1
    }
    #expect(mark(.up) == nil && mark(.down) != nil)
    #expect(walk.model.event == nil)
  }

  @Test(arguments: [("button/tag:editing", ""), ("tag/group:editing", "Free"), ("tag/town", "")])
  func theMarkOfAnEditedTagRemoves(link: String, name: String) throws {
    var walk = try walk(link)
    walk.click(try cell(of: "✕", in: walk))
    #expect(walk.model.event == ComponentEvent(word: .eventRemoved, detail: name))
  }

  @Test func theLabelOfAnEditedTagSelects() throws {
    var walk = try walk("tag/group:editing")
    walk.click(try cell(of: "F", in: walk))
    #expect(walk.model.event == ComponentEvent(word: .eventSelected, detail: "Free"))
  }

  @Test(arguments: ["navigation-bar/header", "navigation-bar/default:kind=pushed"])
  func theWayBackSaysItsName(link: String) throws {
    for (language, name) in [(Language.english, "Back"), (.korean, "뒤로")] {
      var walk = try walk(link, in: language)
      walk.click(try cell(of: "‹", in: walk))
      #expect(walk.model.event == ComponentEvent(word: .eventPressed, detail: name))
    }
  }

  @Test func aRowThatIsChosenAlreadySaysItsName() throws {
    var walk = try walk("list/default")
    let row = try #require(walk.parts.last?.cells.first)
    walk.click(row)
    let name = walk.model.event?.detail ?? ""
    #expect(!name.isEmpty)
    walk.click(row)
    #expect(walk.model.event == ComponentEvent(word: .eventPressed, detail: name))
    walk.press(KeyPress(.enter), KeyPress(.enter))
    #expect(walk.model.place.isInteracting)
    #expect(walk.model.event == ComponentEvent(word: .eventPressed, detail: name))
  }

  @Test(arguments: ["tag/group:chosen=1", "button/tag:selected", "tag/filled:selected"])
  func thePointerMovesNoRowOfTheMeasures(link: String) throws {
    let start = try walk(link)
    for part in start.parts {
      var walk = start
      walk.point(.moved, at: part.cells[0])
      #expect(walk.moved(from: start.places) == [], "\(part.id)")
    }
  }

  @Test(arguments: ["tag/filled", "button/primary", "button/pill"])
  func aLongerTextMovesNoStripAndNoMeasure(link: String) throws {
    var walk = try walk(link)
    walk.press(KeyPress("e"))
    #expect(walk.program.context(walk.model) == .textKnob)
    let before = walk.places
    let labels = walk.strips
    for character in " and a much longer one" {
      walk.press(KeyPress(character))
      // The component itself grows about its middle.
      #expect(walk.moved(from: before).filter { !$0.hasPrefix("the component") } == [])
      #expect(walk.strips == labels)
    }
  }

  @Test func theFocusDoesNotMoveTheWordsOfASearch() throws {
    var walk = try walk("text-field/search")
    let place = try cell(of: "T", in: walk)
    walk.click(place)
    #expect(walk.model.state != walk.program.specimen(walk.model).initialState)
    #expect(try cell(of: "T", in: walk) == place)
  }

  @Test func theLargePictureTakesThePointer() throws {
    for keys in [[], [KeyPress(.tab), KeyPress("z")]] {
      var walk = try walk("tag/filled", 200, 60)
      for key in keys { walk.press(key) }
      let cells = walk.cells(of: Specimen.part)
      let largest = try #require(cells.first)
      #expect(Set(cells.map(\.row)).count > 2, "it is drawn larger than a row or two")
      walk.click(largest)
      #expect(walk.model.event?.word == .eventSelected)
      walk.click(largest)
      #expect(walk.model.event?.word == .eventDeselected)
    }
  }

  @Test func anEventIsReadOnEverySize() throws {
    for (columns, rows) in [(40, 12), (60, 16), (120, 40)] {
      var walk = try walk("tag/filled", columns, rows)
      walk.press(KeyPress(.tab), KeyPress(.enter), KeyPress(.enter))
      let lines = walk.lines
      #expect(lines.contains { $0.contains(" ● selected") }, "\(columns)x\(rows): \(lines)")
    }
  }
}

extension PageWalk {
  /// The cells where the pointer finds a part of the component, in reading order.
  fileprivate func cells(of part: FocusID) -> [CellPosition] {
    (0..<size.rows).flatMap { row in
      (0..<size.columns).compactMap { column in
        drawing.target(column: column, row: row).flatMap(component) == part
          ? CellPosition(column: column, row: row) : nil
      }
    }
  }

  fileprivate func text(at cell: CellPosition) -> String {
    drawing.surface.pool.text(of: drawing.surface[cell.column, cell.row].glyph)
  }

  /// The rows of the screen.
  fileprivate var lines: [String] {
    (0..<size.rows).map { row in
      (0..<size.columns).map { text(at: CellPosition(column: $0, row: row)) }.joined()
    }
  }

  /// The labels of the states beside the one on the canvas.
  fileprivate var strips: [String] {
    program.canvas(model, program.workbench(model))?.layout.table.neighbours.map(\.label) ?? []
  }
}
