import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import TermSession
@testable import Workbench

@Suite("The tour and a person")
struct TourHandOverTests {
  @Test func aKeyHandsOverTheGalleryAtThePlaceOfTheTour() {
    var bench = TourBench(columns: 80, rows: 24)
    for step in 0..<60 {
      let shown = bench.model.gallery
      let key: Event = step.isMultiple(of: 2) ? .key(KeyPress("x")) : .paste("text")
      #expect(bench.program.update(&bench.model, key) == [.handedOver])
      let gallery = bench.program.gallery
      #expect(gallery.link(bench.model.gallery) == gallery.link(shown))
      #expect(!bench.model.isPlaying)
      #expect(bench.program.view(bench.model) == gallery.view(bench.model.gallery))
      // Where letters are typed, or go to a component, the keys step back first.
      let context = gallery.context(shown)
      if context != .interact, !Command.table.typesText(context) {
        #expect(bench.model.gallery == shown)
      }
      var left = bench.model
      #expect(bench.program.update(&left, .key(KeyPress("q"))) == [.gallery(.quit)])
      bench.goOn()
      #expect(bench.model.isPlaying)
    }
  }

  @Test func everyPictureIsReachedByKeysAndThePointerAlone() {
    var bench = TourBench(.tags, columns: 80, rows: 24)
    for _ in 0..<60 {
      var own = bench.program.gallery.firstPage
      _ = bench.program.gallery.update(&own, .resized(columns: 80, rows: 24))
      for event in bench.model.beats.prefix(bench.model.beat + 1).flatMap(\.events) {
        switch event {
        case .key, .pointer: break
        case .paste, .resized, .appearance, .colorDepth, .roundTrip, .windowFocus, .timer:
          Issue.record("\(event) is nothing a person does")
        }
        _ = bench.program.gallery.update(&own, event)
      }
      #expect(own == bench.model.gallery)
      bench.goOn()
    }
  }

  @Test func leavingEndsTheTour() {
    var bench = TourBench(.tags)
    #expect(bench.program.update(&bench.model, .key(KeyPress("q"))) == [.gallery(.quit)])
    #expect(bench.program.update(&bench.model, .key(.control("c"))) == [.gallery(.interrupt)])
    #expect(bench.program.update(&bench.model, .key(.control("l"))) == [.gallery(.redraw)])
    #expect(bench.model.isPlaying)
  }

  @Test func pointerMotionDoesNotInterruptTheTour() {
    var bench = TourBench(.tags)
    let before = bench.model
    #expect(bench.program.update(&bench.model, .pointer(.moved, nil)) == [])
    #expect(bench.model == before)
    #expect(bench.program.update(&bench.model, .pointer(.pressed(.primary), nil)) == [.handedOver])
  }

  @Test func aTerminalThatChangesGoesOnInTheTour() {
    var bench = TourBench(.tags)
    bench.take(.resized(columns: 80, rows: 24))
    bench.take(.appearance(.dark))
    bench.take(.colorDepth(.indexed256))
    for _ in 0..<30 {
      bench.goOn()
      #expect(bench.model.gallery.columns == 80)
      #expect(bench.model.gallery.terminal == TerminalFacts(appearance: .dark, depth: .indexed256))
    }
  }
}

@Suite("The tour on a stage")
struct DemoActTests {
  private final class Time { var now = KioskClock.Instant.now }

  private struct Bench {
    let time = Time()
    var act: DemoAct
    var model: TourModel

    init(_ pace: DemoAct.Pace) {
      let bench = TourBench(.tags, columns: 80, rows: 24)
      let time = time
      act = DemoAct(bench.program, pace: pace, now: { time.now })
      model = bench.model
    }

    mutating func take(_ event: Event) {
      act.observe(event)
      for effect in act.program.update(&model, event) { _ = act.perform(effect, &model) }
    }

    mutating func pass(milliseconds: Int) {
      time.now += .milliseconds(milliseconds)
      act.look(&model)
    }
  }

  @Test func aBeatTakesItsPaceAndTheFirstOfASceneTwo() {
    var bench = Bench(DemoAct.Pace(beat: 1_000))
    #expect(bench.act.timeLeft == 2_000)
    let before = bench.model
    bench.pass(milliseconds: 1_999)
    #expect(bench.model == before)
    bench.pass(milliseconds: 1)
    #expect(bench.model != before)
    #expect(bench.act.timeLeft == 1_000)
  }

  @Test func theTourReturnsAfterInactivity() {
    var bench = Bench(DemoAct.Pace(beat: 1_000, returnDelay: 10_000))
    bench.take(.key(KeyPress("x")))
    #expect(!bench.model.isPlaying)
    bench.pass(milliseconds: 9_000)
    bench.take(.key(KeyPress(.down)))
    #expect(bench.act.timeLeft == 10_000)
    bench.pass(milliseconds: 9_999)
    #expect(!bench.model.isPlaying)
    bench.pass(milliseconds: 1)
    #expect(bench.model.isPlaying)
  }

  @Test func theModeOfOutlinesIsReported() {
    var bench = Bench(DemoAct.Pace(beat: 1_000))
    bench.take(.key(KeyPress("x")))
    bench.act.shapesWereSwitched(.noImages, &bench.model)
    #expect(bench.model.gallery.toast == .tells(.outlinesWithoutImages))
    bench.take(.key(KeyPress(.down)))
    #expect(bench.model.gallery.toast == nil)
  }

  @Test func withoutAReturnNoClockRunsWhileAPersonIsThere() {
    var bench = Bench(DemoAct.Pace(beat: 1_000, returnDelay: nil))
    bench.take(.key(KeyPress("x")))
    #expect(bench.act.timeLeft == nil)
    bench.pass(milliseconds: 1_000_000)
    #expect(!bench.model.isPlaying)
  }
}
