import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

/// Four million states: looks are counted, never timed.
@Suite("A matrix of millions of states")
struct MatrixCountingTests {
  private let counting = CountingProbe()

  private func session(_ values: Int) -> Session {
    var session = Session(
      catalogue: Catalogue(specimens: [.slots(values)]), probe: counting.probe, columns: 120,
      rows: 40)
    session.press(KeyPress("m"))
    return session
  }

  @Test func openingIsBoundedForAnyNumberOfStates() {
    let session = session(10)
    #expect((session.model.matrix.plan?.sections[0].rowCount ?? 0) == 1_000_000)
    #expect(counting.sizes <= MatrixPlanner.measureLimit)
    #expect(counting.looks == 0)
  }

  @Test func aFrameMeasuresNoMoreThanTheScreenHolds() {
    for values in [2, 3, 10] {
      var session = session(values)
      for keys in [[KeyPress(.end)], [KeyPress(.pageUp)], [KeyPress("=")], [KeyPress("x")]] {
        for key in keys { session.press(key) }
        counting.reset()
        _ = session.program.view(session.model)
        // Cells of a row each, six columns and three between them, are no more than these.
        #expect(counting.sizes <= 94 / 9 * 36, "\(values) \(keys)")
        #expect(counting.looks <= 94 / 9 * 36 + 1, "\(values) \(keys)")
      }
    }
  }

  @Test func aFrameOfMillionsCostsTheSameAsOneOfThousands() {
    // Rows of one line, and a blank one between groups: of many values there are fewer groups.
    for values in [4, 10, 40] {
      let session = session(values)
      counting.reset()
      _ = session.program.view(session.model)
      #expect(50...120 ~= counting.sizes, "\(values): \(counting.sizes)")
    }
  }

  @Test func aMoveOfTheFocusMeasuresNothing() {
    var session = session(10)
    for key in [
      KeyPress(.down), KeyPress(.right), KeyPress(.pageDown), KeyPress(.end), KeyPress(.up),
    ] {
      counting.reset()
      let plan = session.model.matrix.plan
      session.press(key)
      #expect(counting.sizes == 0, "\(key)")
      #expect(counting.looks == 0, "\(key)")
      #expect(session.model.matrix.plan == plan, "\(key)")
    }
  }

  @Test func aMoveOfTheFocusMakesNoMoreStatesThanItStepsOver() {
    let made = StateCounter()
    let catalogue = Catalogue(specimens: [.counted(made)])
    var session = Session(catalogue: catalogue, probe: counting.probe)
    session.press(KeyPress("m"))
    for key in [KeyPress(.down), KeyPress(.right), KeyPress(.down), KeyPress(.left)] {
      made.reset()
      session.press(key)
      #expect(made.count < 400, "\(key): \(made.count)")
    }
  }

  @Test func tooManyStatesAreNotFoldedAndItSaysSo() {
    var session = session(10)
    counting.reset()
    session.press(KeyPress("f"))
    #expect(session.model.matrix.plan?.isTooLargeToFold == true)
    #expect(counting.looks == 0)
    #expect(session.model.matrix.plan?.sections[0].rowCount == 1_000_000)
  }

  @Test func theEndOfAMillionRowsIsAKeyAway() {
    var session = session(10)
    session.press(KeyPress(.end))
    #expect(session.model.matrix.focus.row == 999_999)
    #expect(session.link.contains("a=v9,b=v9,c=v9,d=v9,e=v9,f=v9"))
    session.press(KeyPress(.home))
    #expect(session.link == "slots/many")
  }
}
