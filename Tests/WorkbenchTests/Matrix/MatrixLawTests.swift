import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

@Suite("Laws of the matrix")
struct MatrixLawTests {
  private static let small = Catalogue(specimens: [.slots(2), .filledTag, .tagGroup, .homeTabs])

  /// Arrangements by keys: the list of axes is opened and some are put elsewhere.
  private static let arrangements: [[KeyPress]] = [
    [], ["x"], ["X", ">"], ["X", ">", ">"], ["X", "v", ">", ">", "v", ">"],
    ["X", "v", "v", ">", "v", "<", "v", ">", ">"], ["x", "X", ">", "v", ">", ">"],
  ].map { keys in
    (keys + ["end"]).compactMap { key -> KeyPress? in
      switch key {
      case "v": KeyPress(.down)
      case ">": KeyPress(.right)
      case "<": KeyPress(.left)
      case "end": nil
      case _: KeyPress(Character(key))
      }
    }
  }

  @Test("every possible state is listed once on all pages", arguments: small.specimens.indices)
  func everyStateIsListedOnce(_ index: Int) {
    for keys in Self.arrangements {
      var session = Session(catalogue: Self.small)
      session.program.show(index, &session.model)
      session.press(KeyPress("m"))
      for key in keys { session.press(key) }
      let varying = session.model.matrix.axes(in: session.program.workbench(session.model))
        .filter { $0.place != .nowhere }.map(\.name)
      let specimen = Self.small.specimens[index]
      let space = SpecimenSpace(
        of: specimen,
        axes: specimen.axes.indices.filter { varying.contains(specimen.axes[$0].name) })
      let expected = Array(space)
      var seen: [SpecimenState] = []
      for _ in 0..<(session.model.matrix.plan?.pageCount ?? 0) {
        seen += session.cellsOfPage
        session.model.matrix.turnPage(1, in: session.program.workbench(session.model))
      }
      #expect(seen.count == expected.count, "\(specimen.id) \(keys)")
      #expect(Set(seen) == Set(expected), "\(specimen.id) \(keys)")
    }
  }

  @Test func swappingTwiceChangesNothing() {
    for index in Self.small.specimens.indices {
      var session = Session(catalogue: Self.small)
      session.program.show(index, &session.model)
      session.press(KeyPress("m"), KeyPress(.down), KeyPress(.right))
      let before = session.model
      session.press(KeyPress("x"))
      #expect(session.model != before)
      session.press(KeyPress("x"))
      #expect(session.model.matrix.plan == before.matrix.plan)
      #expect(session.model.matrix.focus == before.matrix.focus)
    }
  }

  @Test func foldedLooksPartitionTheSpace() {
    for index in Self.small.specimens.indices {
      var session = Session(catalogue: Self.small)
      session.program.show(index, &session.model)
      session.press(KeyPress("m"))
      let all = session.cellsOfPage
      session.press(KeyPress("f"))
      let sections = session.model.matrix.plan?.sections ?? []
      let folded = sections.flatMap { section in
        (section.looks ?? []).flatMap(\.positions).compactMap { section.state(at: $0) }
      }
      #expect(folded.count == all.count)
      #expect(Set(folded) == Set(all))
      #expect(session.model.matrix.plan?.foldedStates == all.count)
    }
  }

  @Test func everyCellIsReachedByKeysAndNamedByTheLink() {
    var session = Session(catalogue: Self.small)
    session.press(KeyPress("m"), KeyPress(.home))
    var links: Set<String> = []
    let all = session.cellsOfPage.count
    for _ in 0..<200 {
      for _ in 0..<8 {
        links.insert(session.link)
        session.press(KeyPress(.right))
      }
      for _ in 0..<8 { session.press(KeyPress(.left)) }
      session.press(KeyPress(.down))
    }
    #expect(links.count == all)
  }

  @Test func theFocusIsAlwaysAmongTheRowsAndColumnsThatAreSeen() {
    let seed: UInt64 = 24
    var generator = SplitMix64(seed: seed)
    let keys: [KeyPress] =
      [.up, .down, .left, .right, .home, .end, .pageUp, .pageDown].map { KeyPress($0) }
      + "xf+-=[]otnc".map { KeyPress($0) }
    for specimen in Self.small.specimens.indices {
      var session = Session(catalogue: Self.small)
      session.program.show(specimen, &session.model)
      session.press(KeyPress("m"))
      for step in 0..<400 {
        if step % 20 == 0 {
          session.send(
            .resized(
              columns: Int.random(in: 20...140, using: &generator),
              rows: Int.random(in: 5...45, using: &generator)))
        }
        session.press(keys[Int.random(in: 0..<keys.count, using: &generator)])
        guard let plan = session.model.matrix.plan, !plan.sections.isEmpty else { continue }
        let geometry = MatrixGeometry(
          session.model.matrix, plan, in: session.program.workbench(session.model))
        let focus = session.model.matrix.focus
        let rows = geometry.window.lines(from: session.model.matrix.firstRow).compactMap {
          if case .row(let section, let row, _, _) = $0 {
            MatrixRow(section: section, row: row)
          } else {
            nil
          }
        }
        #expect(
          rows.contains(MatrixRow(section: focus.section, row: focus.row)),
          "step \(step), seed \(seed)")
        let columns = geometry.columns(
          plan.sections[focus.section], from: session.model.matrix.firstColumn)
        #expect(columns.contains(focus.column), "step \(step), seed \(seed)")
        #expect(geometry.panes.contains { $0.number == focus.pane }, "step \(step), seed \(seed)")
      }
    }
  }

  @Test(arguments: UInt64(1)...6)
  func cachedCellsLookTheSame(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var session = Session(catalogue: Self.small)
    session.press(KeyPress("m"))
    let keys: [KeyPress] = [
      KeyPress("j"), KeyPress("j"), KeyPress("l"), KeyPress("k"), KeyPress("h"), KeyPress("z"),
      KeyPress("f"), KeyPress("n"), KeyPress("c"), KeyPress("i"), KeyPress("+"), KeyPress("x"),
      KeyPress(" "), KeyPress(.escape), KeyPress("m"),
    ]
    for step in 0..<40 {
      session.press(keys[Int.random(in: keys.indices, using: &random)])
      let fresh = GalleryProgram(catalogue: Self.small, probe: plainProbe)
      #expect(
        session.program.view(session.model) == fresh.view(session.model),
        "seed \(seed), step \(step)")
    }
  }

  /// The page of a component and its matrix turn the switches in the same order, where all are off at rest: a matrix has
  /// “off” before “on”, a page begins at rest.
  @Test func thePageAndTheMatrixHaveOneOrderOfStates() throws {
    var compared = 0
    for (index, specimen) in Catalogue.builtIn.specimens.enumerated() {
      var session = Session(catalogue: .builtIn)
      session.program.show(index, &session.model)
      let workbench = session.program.workbench(session.model)
      let sides = try #require(
        MatrixArrangement().sides(of: specimen, in: .builtIn, .english), "\(specimen.id)")
      let side = sides.columns
      let isOffAtRest = side.slots.allSatisfy { slot in
        guard case .state(let axis) = slot.axis else { return false }
        return slot.values.last == specimen.axes[axis].turned
      }
      guard side.slots.count > 1, side.slots.allSatisfy(\.isToggle), isOffAtRest else { continue }
      let inMatrix = (0..<side.count).compactMap { position -> String? in
        let turned = zip(side.slots, side.places(at: position)).filter { slot, place in
          guard case .state(let axis) = slot.axis else { return false }
          return slot.values[place] == specimen.axes[axis].turned
        }
        return turned.count == 1 ? turned.first.map { $0.0.heading(at: $0.1) } : nil
      }
      let onPage = workbench.stateTable.columns.filter(inMatrix.contains)
      #expect(onPage == inMatrix.filter(onPage.contains), "\(specimen.id)")
      if onPage.count > 1 { compared += 1 }
    }
    #expect(compared > 0, "nothing was compared")
  }
}
