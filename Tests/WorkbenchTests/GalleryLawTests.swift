import ColorScience
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

@Suite("Laws of the gallery")
struct GalleryLawTests {
  @Test func theStatusLineNamesOnlyWorkingKeys() {
    var session = Session()
    #expect(!session.program.statusItems(session.model).contains { $0.what == "flip" })
    session.press(KeyPress(.tab), KeyPress(.tab))
    #expect(!session.program.statusItems(session.model).contains { $0.what == "flip" })
    session.press(KeyPress(.down), KeyPress(.down))
    #expect(
      session.program.statusItems(session.model).contains {
        $0.keys == "space" && $0.what == "flip"
      })
  }

  @Test func namedKeysDoSomething() {
    for context in KeyContext.allCases {
      var session = Session()
      session.bring(to: context)
      for entry in Command.table.entries(in: context)
      where session.program.isAvailable(entry.command, session.model) {
        for key in entry.keys {
          var copy = session
          copy.press(key)
          #expect(
            copy.model != session.model || !copy.effects.isEmpty || entry.command.mayRest,
            "\(key) in \(context)")
        }
      }
    }
  }

  @Test func anEmptyCatalogueCanBeLookedAtAndLeft() {
    var session = Session(catalogue: Catalogue(specimens: []))
    _ = session.program.view(session.model)
    session.press(KeyPress(.down), KeyPress("m"), KeyPress("q"))
    #expect(session.effects == [.quit])
  }

  @Test func randomEventsNeverTrap() {
    let seed: UInt64 = 1_121
    var generator = SplitMix64(seed: seed)
    var session = Session()
    let keys: [KeyPress] =
      "qmtTncvVwDCLyr/? xkjhliu3.한글eEXof=+-[]m#ps".map { KeyPress($0) }
      + [.enter, .tab, .escape, .backspace, .delete, .up, .down, .left, .right, .home, .end].map {
        KeyPress($0)
      } + [
        KeyPress(.tab, modifiers: .shift), .control("]"), .control("l"), .control("p"),
        .control("r"), KeyPress("\u{301}"),
      ]
    let parts: [GalleryPart] = [
      .tree(.component(0), .component), .tree(.specimen(99), .component), .knob(2, of: 0),
      .knobBack(0, of: 1), .knobForward(1, of: 0), .knob(99, of: 0), .neighbour(Stamp(1)),
      .cell(MatrixSpot(row: 2, column: 1), Stamp(1)), .cellMember(MatrixSpot(), Stamp(0), 0),
      .cellMember(MatrixSpot(pane: 1, section: 3), Stamp(0), 9), .reveal(3), .reveal(99),
      .cellReveal(MatrixSpot(), Stamp(0), 3), .axis("selected"),
      .command(.basic(.help)),
      .canvas, .member(0),
      .member(7), .tab(1),
      .choice("theme"),
    ]
    for step in 0..<20_000 {
      switch Int.random(in: 0..<12, using: &generator) {
      case 0:
        session.send(
          .pointer(
            [.pressed(.primary), .released(.primary), .moved, .scrolled(columns: 0, rows: 1)][
              Int.random(in: 0..<4, using: &generator)],
            parts[Int.random(in: 0..<parts.count, using: &generator)].id))
      case 1:
        session.send(
          .resized(
            columns: Int.random(in: 0...130, using: &generator),
            rows: Int.random(in: 0...45, using: &generator)))
      case 2: session.send(.paste("a\n\u{1B}b"))
      case _: session.send(.key(keys[Int.random(in: 0..<keys.count, using: &generator)]))
      }
      #expect(session.model.knobs.axis >= 0, "step \(step), seed \(seed)")
      if step % 50 == 0 { _ = session.program.view(session.model) }
    }
  }
}

extension Command {
  /// Commands that may have nothing to do in a place: at the first row, up does nothing.
  fileprivate var mayRest: Bool {
    switch self {
    case .basic(let command): command.mayRest
    case .matrix(let command): command.mayRest
    case .setting, .history, .tabs, .palette, .page, .zoom, .inspect, .outlines, .rebuild,
      .diagnostics, .editing, .findings:
      false
    }
  }
}

extension BasicCommand {
  fileprivate var mayRest: Bool {
    switch self {
    case .moveUp, .moveDown, .moveLeft, .moveRight, .first, .last, .erase, .eraseForward, .done:
      true
    case .flip, .open, .nextPane, .previousPane, .interact, .leaveInteract, .cancel, .search,
      .compare, .editText, .group, .copyLink, .reset, .help, .redraw, .suspend, .quit, .interrupt:
      false
    }
  }
}

extension MatrixCommand {
  fileprivate var mayRest: Bool {
    switch self {
    case .up, .down, .left, .right, .first, .last, .screenUp, .screenDown, .axisUp, .axisDown: true
    case .toggle, .onlyThis, .fold, .compare, .zoomIn, .zoomOut, .nextPage, .previousPage,
      .swapAxes, .axes, .flip, .interact, .axisBack, .axisForward, .closeAxes:
      false
    }
  }
}

extension Session {
  /// Brings the gallery to where a context has the keys.
  fileprivate mutating func bring(to context: KeyContext) {
    switch context {
    case .tree: break
    case .canvas: press(KeyPress(.tab))
    case .inspect: press(KeyPress("I"))
    case .overview: press(KeyPress(.escape), KeyPress(.escape))
    case .knobs: press(KeyPress(.tab), KeyPress(.tab))
    case .textKnob:
      press(KeyPress(.tab), KeyPress(.tab))
      model.knobs.axis = Specimen.filledTag.index("title")
    case .interact: press(KeyPress(.enter))
    case .matrix: press(KeyPress("m"))
    case .matrixAxes: press(KeyPress("m"), KeyPress("X"))
    case .help: press(KeyPress("?"))
    case .palette: press(.control("p"))
    case .page: press(KeyPress("i"))
    case .color: press(KeyPress("E"))
    case .colorText: press(KeyPress("E"), KeyPress("#"))
    case .dropper:
      press(KeyPress("E"))
      let cells = (0..<9).map { _ in CellPicture.Cell(text: " ", columns: 1, style: 0) }
      let style = Style(background: Paint(.black))
      model.overlays.editor?.dropper = DropperModel(
        CellPicture(columns: 3, rows: 3, cells: cells, styles: [style]))
    case .moves: press(KeyPress("E"), KeyPress(.right), KeyPress("="))
    case .findings: press(KeyPress("P"))
    }
  }
}
