import StateSpace
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import VisualReview

/// Laws of the screen at every size: its targets, and the parts in sight.
@Suite("The layout of a review") struct ReviewLayoutTests {
  struct Size: CustomTestStringConvertible {
    let columns: Int
    let rows: Int
    var testDescription: String { "\(columns)x\(rows)" }
  }

  static let sizes = [
    (60, 16), (80, 24), (99, 40), (100, 20), (119, 33), (120, 40), (160, 22), (200, 60),
  ].map { Size(columns: $0, rows: $1) }

  private func session(_ size: Size, isGrouped: Bool = true) -> ReviewSession {
    ReviewSession(
      [.filledTag, .strokeTag, .few("tag/group")], columns: size.columns, rows: size.rows,
      isGrouped: isGrouped)
  }

  /// The parts that have an effect of their own.
  private func targets(_ drawing: Drawing) -> [PartArea] {
    drawing.parts.filter {
      ReviewPlace.cause(of: $0.id) != nil || ReviewPlace.tile(of: $0.id) != nil
        || ReviewPlace.command(of: $0.id) != nil
    }
  }

  @Test(arguments: sizes) func nothingThatCanBePointedAtOverlaps(size: Size) {
    for keys in ["", "right right", "i", "b", "d d", "end", "enter"] {
      var session = session(size)
      session.press(keys)
      let drawing = session.drawing
      let screen = CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows)
      let targets = targets(drawing)
      #expect(!targets.isEmpty)
      for (place, target) in targets.enumerated() {
        #expect(target.area.intersection(screen) == target.area, "\(keys): \(target.id)")
        for other in targets.dropFirst(place + 1) {
          #expect(
            target.area.intersection(other.area).isEmpty, "\(keys): \(target.id), \(other.id)")
        }
      }
      #expect(Set(targets.map(\.id)).count == targets.count, "\(keys): each is there once")
    }
  }

  @Test(arguments: sizes) func everyTargetOnTheScreenDoesItsAction(size: Size) throws {
    let start = session(size)
    for target in targets(start.drawing) {
      var session = start
      let area = target.area
      let found = session.drawing.target(
        column: area.column + area.columns / 2, row: area.row + area.rows / 2)
      #expect(found == target.id)
      session.take(.pointer(.pressed(.primary), found))
      if let cause = ReviewPlace.cause(of: target.id) { #expect(session.model.position == cause) }
      if let tile = ReviewPlace.tile(of: target.id) {
        #expect(session.model.tile == tile && session.model.position == 0)
      }
      if let command = ReviewPlace.command(of: target.id), command != .act(.redraw) {
        #expect(session.model != start.model || !session.effects.isEmpty, "\(target.id)")
      }
    }
  }

  /// Walking through a cause shows each of its states large, with the ring around the small picture.
  @Test(arguments: sizes) func theShownStateIsAmongTheSmallPictures(size: Size) {
    for key in ["right", "down"] {
      var session = session(size)
      // A cause of one state has no small pictures.
      let cause = session.model.shown.firstIndex { $0.stateCount > 8 } ?? 0
      for _ in 0..<cause { session.press("]") }
      #expect(session.model.position == cause && session.model.shown[cause].stateCount > 8)
      var seen: Set<Int> = []
      for _ in 0..<400 where session.model.position == cause {
        seen.insert(session.model.tile)
        let tile = ReviewPlace.tile(session.model.tile)
        let area = session.drawing.parts.first { $0.id == tile }?.area
        guard let area else {
          Issue.record("\(key): \(session.model.tile) is not in sight\n\(session.text)")
          return
        }
        let surface = session.drawing.surface
        for (column, row, sign) in [
          (area.column - 1, area.row - 1, "┏"), (area.endColumn, area.row - 1, "┓"),
          (area.column - 1, area.endRow, "┗"), (area.endColumn, area.endRow, "┛"),
        ] {
          let cell = surface[column, row]
          #expect(surface.pool.text(of: cell.glyph) == sign, "\(session.model.tile)")
        }
        let sides = surface.cells.count { cell in
          surface.pool.text(of: cell.glyph) == "┃"
            && surface.pool[cell.style].foreground?.role == .accentText
        }
        #expect(sides == 2 * area.rows, "\(session.model.tile): no other side is left")
        session.press(key)
      }
      #expect(session.model.position == cause + 1, "\(key): behind the last, the next cause")
      if key == "right" { #expect(seen.count == session.model.shown[cause].stateCount) }
    }
  }

  @Test(arguments: sizes) func theCauseAndItsCountAreVisible(size: Size) {
    var session = session(size)
    for place in session.model.shown.indices {
      #expect(session.model.position == place)
      let entry = session.model.shown[place]
      let view = ReviewView(session.program, session.model)
      let text = session.text
      #expect(text.contains("\(place + 1) of \(session.model.shown.count)"))
      #expect(text.contains(view.names(of: entry).kind), "\(view.names(of: entry))")
      #expect(text.contains("\(entry.stateCount)"))
      #expect(text.contains("left "))
      session.press("]")
    }
    #expect(session.text.contains("End of the list."))
  }

  /// Words that are cut end in an ellipsis with a blank behind it, so that they do not run into others.
  @Test(arguments: sizes + [Size(columns: 40, rows: 12)], [Language.english, .korean])
  func noWordsRunIntoOthers(size: Size, language: Language) {
    for isGrouped in [true, false] {
      var session = ReviewSession(
        [.filledTag, .strokeTag, .few("tag/group")], language: language, columns: size.columns,
        rows: size.rows, isGrouped: isGrouped)
      for keys in ["", "right", "]", "]", "i", "i b", "d", "d", "d", "end"] {
        session.press(keys)
        for line in session.lines {
          let behind = zip(line, line.dropFirst()).filter { $0.0 == "…" }.map(\.1)
          #expect(behind.allSatisfy { " ┃”".contains($0) }, "\(keys): \(line)")
        }
      }
    }
  }

  /// The number of states, the values and the way to decide are whole; what else there is gives up its room.
  @Test(arguments: sizes + [Size(columns: 40, rows: 12)])
  func theMostImportantIsWhole(size: Size) {
    var session = session(size)
    for _ in 0..<3 where !session.text.contains("#9E7CFE") { session.press("]") }
    let text = session.text
    let count = session.model.sheet.tiles.count
    if size.columns >= 60 {
      #expect(text.contains("The same change in \(count) states"), "\(text)")
    }
    #expect(text.contains("#9E7CFE  →  ") && text.contains("#8050FF"), "\(text)")
    #expect(text.contains("before") && text.contains("a accept"), "\(text)")
    #expect(text.contains("left "), "\(text)")
  }

  /// Before and after of a message of five rows are whole, beside each other or with no small pictures below.
  @Test(arguments: [(80, 24), (100, 24), (120, 40)])
  func beforeAndAfterAreWholeWhereTheyCanBe(columns: Int, rows: Int) {
    for width in [30, 46] {
      func snapshot(_ word: String) -> Snapshot {
        let lines = (0..<5).map {
          "\($0) \(word)" + String(repeating: ".", count: width - word.count - 2)
        }
        return Snapshot([
          (
            "",
            ["tag/filled", "tag/filled:selected"].map { (state: StateID) in
              (state, picture(lines: lines + [state.text]))
            }
          )
        ])
      }
      let files = SnapshotFiles(
        variant: "tag/filled", baseline: snapshot("older").text, drawn: snapshot("newer"))
      let text = ReviewSession([files], columns: columns, rows: rows, isGrouped: true).text
      for row in 0..<5 {
        #expect(text.contains("\(row) older"), "\(width), \(row)\n\(text)")
        #expect(text.contains("\(row) newer"), "\(width), \(row)\n\(text)")
      }
      #expect(text.contains("The same change in 2 states"), "\(text)")
    }
  }

  /// Lists longer than the screen say how much is out of sight, and the current cause never is.
  @Test(arguments: sizes) func aLongListCountsItsHiddenRows(size: Size) {
    var session = session(size, isGrouped: false)
    let count = session.model.shown.count
    #expect(count > 100)
    guard ReviewView(session.program, session.model).form == .wide else { return }
    #expect(session.text.contains("↓ "))
    for _ in 0..<count {
      let cause = ReviewPlace.cause(session.model.position)
      #expect(session.drawing.parts.contains { $0.id == cause })
      session.press("]")
    }
    session.press("[")
    #expect(session.text.contains("↑ ") && !session.text.contains("↓ "))
    session.take(.pointer(.scrolled(columns: 0, rows: -1), ReviewPlace.causes))
    #expect(session.text.contains("↓ 1 more"), "\(session.text)")
    #expect(session.model.position == count - 1, "the wheel chooses nothing")
  }

  @Test func aPictureTooLargeIsCutWhereItChangedAndSaysSo() {
    let rows = (0..<60).map { "row \($0) of a picture that is large" }
    var changed = rows
    changed[50] = "row 50 of a picture that is other"
    func snapshot(_ rows: [String]) -> Snapshot {
      Snapshot([
        (
          "",
          ["tag/filled", "tag/filled:selected"].map { (state: StateID) in
            (state, picture(lines: [state.text] + rows))
          }
        )
      ])
    }
    let files = SnapshotFiles(
      variant: "tag/filled", baseline: snapshot(rows).text, drawn: snapshot(changed))
    let session = ReviewSession([files], columns: 120, rows: 40, isGrouped: true)
    #expect(session.text.contains("row 50 of a picture that is large"))
    #expect(session.text.contains("row 50 of a picture that is other"))
    #expect(session.text.contains(" of 61"), "\(session.text)")
    #expect(session.text.contains("…"))
  }
}
