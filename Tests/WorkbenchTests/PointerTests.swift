import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

@Suite("Pointer in the gallery")
struct PointerTests {
  @Test func aClickOnTheTreeShowsTheVariant() {
    var session = Session()
    session.click(row: 2)
    #expect(session.link == "tag/stroke")
  }

  @Test func aClickOnAHeadingFoldsIt() {
    var session = Session()
    session.click(row: 0)
    #expect(session.model.tree.isFolded(0))
    session.click(row: 0)
    #expect(!session.model.tree.isFolded(0))
  }

  @Test func aClickOnAKnobTurnsIt() {
    var session = Session()
    session.click(.knob(2, of: 0))
    #expect(session.link == "tag/filled:selected")
    session.click(.knobForward(0, of: 0))
    #expect(session.link == "tag/filled:color=yellow,selected")
    session.click(.knobBack(0, of: 0))
    #expect(session.link == "tag/filled:selected")
  }

  @Test func theComponentActsOnReleaseInsideIt() {
    var session = Session()
    session.send(.pointer(.pressed(.primary), Specimen.part))
    #expect(session.interaction == "pressed")
    session.send(.pointer(.released(.primary), Specimen.part))
    #expect(session.model.event?.word == .eventSelected)
  }

  @Test func aReleaseOutsideActsOnNothing() {
    var session = Session()
    session.send(.pointer(.pressed(.primary), Specimen.part))
    session.send(.pointer(.dragged(.primary), GalleryPart.canvas.id))
    session.send(.pointer(.released(.primary), GalleryPart.canvas.id))
    #expect(session.model.event == nil)
    #expect(session.link == "tag/filled")
  }

  @Test func hoverComesAndGoes() {
    var session = Session()
    session.send(.pointer(.moved, Specimen.part))
    #expect(session.interaction == "hovered")
    session.send(.pointer(.moved, nil))
    #expect(session.interaction == "normal")
  }

  @Test func aPictureOfAStateIsNotTheComponent() {
    let stamp = Stamp(7)
    let id = GalleryPart.neighbour(stamp).id.child(Specimen.part.path).child(3)
    #expect(GalleryPart(id) == .neighbour(stamp))
    let spot = MatrixSpot(pane: 1, section: 2, row: 120_000, column: 3)
    let cell = GalleryPart.cell(spot, stamp).id
    #expect(GalleryPart(cell) == .cell(spot, stamp))
    #expect(GalleryPart(cell.child("specimen")) == .cellMember(spot, stamp, 0))
    #expect(GalleryPart(cell.child("specimen").child(3)) == .cellMember(spot, stamp, 3))
  }

  /// A number for each case, so that the compiler asks for one that is added.
  private func number(of part: GalleryPart) -> Int {
    switch part {
    case .tree: 0
    case .tab: 1
    case .choice: 2
    case .knob: 3
    case .knobBack: 4
    case .knobForward: 5
    case .neighbour: 6
    case .cell: 7
    case .cellMember: 8
    case .axis: 9
    case .command: 10
    case .canvas: 11
    case .member: 12
    case .card: 13
    case .part: 14
    case .picked: 15
    case .moved: 16
    case .finding: 17
    case .area: 18
    case .reveal: 19
    case .cellReveal: 20
    case .canvasEnd: 21
    case .user: 22
    }
  }

  @Test func everyPartReadsBack() {
    let spot = MatrixSpot(pane: 1, section: 2, row: 120_000, column: 3)
    var parts: [GalleryPart] =
      [.canvas, .finding("zatch light original page/tagLine")]
      + Command.allCases.map { .command($0) } + Intent.Direction.allCases.map { .canvasEnd($0) }
    for index in [0, 1, 7, 99_999] {
      parts += [
        .tree(.component(index), .component), .tree(.specimen(index), .component),
        .tab(index), .user(index), .knob(index, of: 2), .knobBack(index, of: 2),
        .knobForward(index, of: 2),
        .neighbour(Stamp(index)), .card(index, count: 3), .part(index, of: Stamp(0)),
        .picked(index, of: Stamp(0)), .axis("color \(index)/x"), .moved(Stamp(index)),
        .member(index), .cellMember(spot, Stamp(0), index), .reveal(index),
        .cellReveal(spot, Stamp(0), index),
      ]
    }
    parts += ScrollArea.allCases.map { .area($0) }
    parts += Grouping.allCases.map { .tree(.overview, $0) }
    parts += [.cell(spot, Stamp(0)), .cell(MatrixSpot(), Stamp(0))]
    parts += ["quit", "specimen", "tag/filled", "1", "1/specimen"].map { .choice($0) }
    #expect(Set(parts.map(number)) == Set(0...22))
    #expect(Set(parts.map(\.id)).count == parts.count)
    for part in parts {
      #expect(GalleryPart(part.id) == part, "\(part.id)")
    }
    for path in [
      "", "gallery", "gallery/tree", "gallery/tree/x", "gallery/nothing/1", "gallery/cell/1.2.3",
      "gallery/cell/1.2.3.x", "gallery/cell/1.2.3.4", "gallery/cell/1.2.3.4/x", "gallery/knob/1",
      "gallery/tree/component/3", "gallery/tree/nothing/all", "gallery/card/1",
      "gallery/command/9999", "specimens/1", "specimen/x",
    ] {
      #expect(GalleryPart(FocusID(path)) == nil, "\(path)")
    }
  }

  @Test func theWheelOverNothingDoesNothing() {
    var session = Session()
    let before = session.model
    session.send(.pointer(.scrolled(columns: 0, rows: 1), nil))
    #expect(session.model == before)
  }

  /// Every place where keys go, by keys that lead there from the start.
  private static let ways: [[KeyPress]] = [
    [], [KeyPress(.tab)], [KeyPress(.tab), KeyPress(.tab)], [KeyPress(.enter)], [KeyPress("/")],
    [KeyPress("m")], [KeyPress("m"), KeyPress("a")], [KeyPress("?")], [.control("p")],
    [KeyPress("i")], [KeyPress("m"), KeyPress(.enter)],
  ]

  /// The target seen when the pointer went down may have changed when the click is handled.
  @Test(arguments: ways)
  func aClickRunsTheCommandSeenOrNothing(seen: [KeyPress]) {
    var before = Session()
    for key in seen { before.press(key) }
    let told = before.program.statusItems(before.model)
    // The keys of the component are its own: they are listed, and clicking their names does nothing.
    let isComponents = before.program.context(before.model) == .interact
    for item in told where !isComponents || item.isLast {
      guard let id = item.id, case .command(let command)? = GalleryPart(id) else {
        Issue.record("\(item.what) cannot be pointed at")
        continue
      }
      for now in Self.ways {
        var session = Session()
        for key in now { session.press(key) }
        let isOffered = Command.table.entries(in: session.program.context(session.model))
          .contains { $0.command == command }
        let start = session.model
        session.send(.pointer(.pressed(.primary), id))
        #expect(
          !session.effects.contains(.interrupt), "\(item.what) of \(seen) taken in after \(now)")
        #expect(!session.effects.contains(.quit) || command == .basic(.quit))
        if !isOffered { #expect(session.model == start && session.effects.isEmpty) }
      }
    }
  }

  @Test func aClickOnAnEntryOfThePaletteRunsItOrNothing() {
    var session = Session()
    session.press(.control("p"))
    // After typing, another entry is in its place.
    session.type("theme")
    session.click(.choice("quit"))
    #expect(session.effects.isEmpty && session.model.overlays.palette != nil)
    session.press(KeyPress(.escape))
    session.click(.choice("quit"))
    #expect(session.effects.isEmpty)
    session.press(.control("p"))
    session.send(.pointer(.pressed(.primary), GalleryPart.choice("quit").id))
    #expect(session.effects == [.quit])
  }
}
