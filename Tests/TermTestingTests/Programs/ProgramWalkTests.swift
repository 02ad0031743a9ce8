import GSDesign
import TermRender
import TermSession
import TermTesting
import Testing

/// After any inputs, on screens of any size, the states are sound.
@Suite("Random inputs to the trial programs") struct ProgramWalkTests {
  private static let steps = 250

  private func isSound(_ list: ListState) -> Bool {
    guard let window = list.window else { return false }
    return window.count == list.count && window.first >= 0
      && window.visible.count == min(window.rows, window.count)
      && window.visible.upperBound <= window.count
      && (list.focused.map { 0..<list.count ~= $0 } ?? true)
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>) func listAndTable(seed: UInt64) {
    var list = TestTerminal(ListTrial(count: 500))
    list.walk(seed: seed, steps: Self.steps) { model in
      #expect(isSound(model.list), "seed \(seed)")
      #expect(!(model.list.isFocused && model.send.isFocused), "seed \(seed)")
    }
    var table = TestTerminal(TableTrial(count: 500))
    table.walk(seed: seed, steps: Self.steps) { model in
      #expect(isSound(model.table.rows), "seed \(seed)")
      #expect(
        !(model.table.header.isFocused && model.table.rows.isFocused), "seed \(seed)")
    }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>) func form(seed: UInt64) {
    var trial = TestTerminal(FormTrial())
    trial.walk(seed: seed, steps: Self.steps) { model in
      #expect(0...3 ~= model.form.focused, "seed \(seed)")
      #expect(model.saved == nil || model.saved?.isEmpty == false, "seed \(seed)")
    }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>) func panes(seed: UInt64) {
    for axis in Axis.allCases {
      var trial = TestTerminal(SplitTrial(axis: axis, first: 6))
      trial.walk(seed: seed, steps: Self.steps) { model in
        #expect(isSound(model.sources), "seed \(seed)")
        let log = model.log.window
        #expect(log.first >= 0 && log.visible.upperBound <= log.count, "seed \(seed)")
        #expect(
          model.split.first + 1 + model.split.second == model.split.length, "seed \(seed)")
      }
    }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>) func note(seed: UInt64) {
    var trial = TestTerminal(NoteTrial())
    trial.walk(seed: seed, steps: Self.steps) { model in
      let window = model.note.window
      #expect(window.count >= 1 && window.visible.upperBound <= window.count, "seed \(seed)")
    }
  }
}
