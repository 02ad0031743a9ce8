import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import TermSession
@testable import Workbench

/// Tapes that are played without a terminal.
enum TapeBench {
  static func gallery(_ catalogue: Catalogue = .tags, link: String? = nil) throws -> GalleryProgram
  {
    var options = GalleryOptions()
    options.link = try link.map { try Link.parse($0, in: catalogue).link }
    options.hasMotion = true
    return GalleryProgram(
      catalogue: catalogue, options: options,
      probe: RenderingClient.rendering(widthPolicy: .grapheme))
  }

  static func player(
    _ text: String, in catalogue: Catalogue = .tags,
    onFrame: ((Drawing, Int) -> Void)? = nil
  ) throws -> TapePlayer {
    let tape = try TapeReader.tape(Array(text.utf8))
    return TapePlayer(
      tape, try gallery(catalogue, link: tape.link), size: CellSize(columns: 100, rows: 30),
      environment: RenderEnvironment(theme: .chrome), onFrame: onFrame)
  }

  /// Plays a tape to its end; returns the player and the names of its screenshots.
  static func played(
    _ text: String, in catalogue: Catalogue = .tags,
    onFrame: ((Drawing, Int) -> Void)? = nil
  ) throws -> (player: TapePlayer, screenshots: [String]) {
    var player = try player(text, in: catalogue, onFrame: onFrame)
    var screenshots: [String] = []
    while !player.isDone {
      if let name = try player.begin() { screenshots.append(name) }
      try player.finishStep()
    }
    return (player, screenshots)
  }

  static func failure(_ text: String) throws -> TapeFailure {
    let tape = try #require(throws: TapeFailure.self) { _ = try played(text) }
    return tape
  }
}

extension TapePlayer {
  var text: String { driver.drawing?.surface.plainText ?? "" }
  var link: String { gallery.link(model.gallery) }
}

@Suite("A tape that plays")
struct TapePlayerTests {
  @Test func keysTextAndExpectationsDriveTheGallery() throws {
    let (player, screenshots) = try TapeBench.played(
      """
      open tag/filled
      key m
      wait "32"
      key esc
      key / s t r
      type "oke"
      key enter
      expect "tag/stroke"
      expect-not "no such words"
      screenshot end.txt
      """)
    #expect(player.link.hasPrefix("tag/stroke"))
    #expect(screenshots == ["end.txt"])
    #expect(!player.model.gallery.place.isMatrix)
  }

  @Test func wordsAndCellsAreClickedMovedOverAndScrolled() throws {
    let start = try TapeBench.player("open tag/filled\n")
    let areas = try #require(start.driver.drawing).surface.areas(ofWords: "stroke")
    let area = try #require(areas.first)
    let byWords = try TapeBench.played("open tag/filled\nclick \"stroke\"").player
    let byCell = try TapeBench.played(
      "open tag/filled\nclick \(area.column + 2),\(area.row + 1)"
    ).player
    #expect(byWords.link.hasPrefix("tag/stroke"))
    #expect(byWords.link == byCell.link)
    let hovered = try TapeBench.played("open tag/filled\nmove \"stroke\"\nwheel down 2").player
    #expect(hovered.link.hasPrefix("tag/filled"))
    let dragged = try TapeBench.played("open tag/filled\ndrag \"stroke\" \"filled\"").player
    #expect(dragged.driver.ending == nil)
  }

  @Test func aPauseTakesNoTimeAndTimersKeepTheirs() throws {
    let clock = ContinuousClock()
    let begun = clock.now
    let player = try TapeBench.played("open tag/filled\npause 60s\npause 60s\ntype \"ab\"").player
    #expect(player.driver.time == 120_000 + TapePlayer.rhythm)
    #expect(clock.now - begun < .seconds(60))
  }

  /// The list of changed states is gathered by timers.
  @Test func waitingForWordsLetsTimersRunAndNoLonger() throws {
    let player = try TapeBench.played("open tag/filled\nkey E right right\nwait \"states\"").player
    #expect(player.driver.time < 5_000)
    #expect(player.text.contains("states"))
  }

  @Test func anExpectationThatFailsNamesItsLineAndShowsTheScreen() throws {
    let failure = try TapeBench.failure("open tag/filled\n# why\nexpect \"no such words\"\nkey m")
    #expect(failure.line == 3)
    #expect(failure.sentence == "Expected “no such words”, which is not on the screen.")
    #expect(failure.screen.contains("filled"))
    #expect(try TapeBench.failure("open tag/filled\nexpect-not \"filled\"").line == 2)
    #expect(
      try TapeBench.failure("open tag/filled\nwait \"no such words\" 3s").sentence.contains(
        "nothing changes by itself any more"))
    #expect(
      try TapeBench.failure("open tag/filled\nclick \"no such words\"").sentence.contains(
        "not on the screen"))
    #expect(
      try TapeBench.failure("resize 40x12\nclick 41,1").sentence
        == "41,1 is outside of the screen of 40x12.")
    #expect(
      try TapeBench.failure("open tag/filled\nkey q\nexpect \"filled\"").sentence
        == "The gallery was left before this line.")
  }

  @Test func theTerminalOfATapeHasItsSizeItsAppearanceAndItsColours() throws {
    let player = try TapeBench.played(
      "open tag/filled\nappearance dark\ndepth 16\nresize 60x20\nexpect \"filled\""
    ).player
    #expect(player.driver.size == CellSize(columns: 60, rows: 20))
    #expect(player.model.gallery.terminal.appearance == .dark)
    #expect(player.model.gallery.terminal.depth == .indexed16)
  }

  @Test func aCaptionLiesOverThePictureUntilItIsEmpty() throws {
    let shown = try TapeBench.played("open tag/filled\ncaption \"A sentence\"").player
    #expect(shown.text.split(separator: "\n").first?.contains("A sentence") == true)
    let ended = try TapeBench.played("open tag/filled\ncaption \"A sentence\"\ncaption \"\"").player
    #expect(!ended.text.contains("A sentence"))
  }

  @Test func anEditedColourShowsInTheTape() throws {
    func colors(_ text: String) throws -> Set<UInt64> {
      let player = try TapeBench.played(text).player
      let drawing = try #require(player.driver.drawing)
      return [SurfaceHasher(pool: drawing.surface.pool).seen(drawing.surface).high]
    }
    let start = "open tag/filled\nkey E\n"
    #expect(try colors(start + "key right left\n") == colors(start + "key right left\n"))
    #expect(try colors(start + "key right right\n") != colors(start + "key right left\n"))
  }

  @Test func aCopyGoesOnFromItsOwnStep() throws {
    var player = try TapeBench.player("open tag/filled\nkey m\npause 5s\nkey esc\npause 1s")
    _ = try player.begin()
    _ = try player.begin()
    let inMatrix = player
    while !player.isDone {
      _ = try player.begin()
      try player.finishStep()
    }
    #expect(player.driver.time == 6_000)
    inMatrix.resume()
    player = inMatrix
    #expect(player.driver.time == 0)
    #expect(player.model.gallery.place.isMatrix)
    while !player.isDone {
      _ = try player.begin()
      try player.finishStep()
    }
    #expect(player.driver.time == 6_000)
    #expect(!player.model.gallery.place.isMatrix)
  }
}

@Suite("A tape on a terminal")
struct PlayActTests {
  private final class Time { var now = ContinuousClock.now }

  /// The act as a host drives it.
  private struct Bench {
    let time = Time()
    var act: PlayAct
    var model: PlayModel

    init(_ text: String) throws {
      let tape = try TapeReader.tape(Array(text.utf8))
      let time = time
      act = PlayAct(
        tape, try TapeBench.gallery(link: tape.link),
        environment: RenderEnvironment(theme: .chrome), now: { time.now })
      model = act.program.initialModel
      take(.resized(columns: 100, rows: 30))
    }

    mutating func take(_ event: Event) {
      act.observe(event)
      for effect in act.program.update(&model, event) { _ = act.perform(effect, &model) }
    }

    mutating func press(_ key: KeyPress) { take(.key(key)) }

    mutating func pass(milliseconds: Int) {
      var left = milliseconds
      while true {
        if act.timeLeft == 0 { act.look(&model) }
        guard left > 0 else { break }
        let step = min(left, max(1, act.timeLeft ?? left))
        time.now += .milliseconds(step)
        left -= step
        act.look(&model)
      }
    }

    var isMatrix: Bool { model.shown.gallery.place.isMatrix }

    var text: String {
      Renderer().draw(
        act.program.view(model), size: model.size,
        environment: RenderEnvironment(theme: .chrome)
      ).surface.plainText
    }
  }

  private static let tape = "open tag/filled\npause 1s\nkey m\npause 2s\nkey esc\npause 1s\n"

  @Test func itPlaysInRealTimeToItsEnd() throws {
    var bench = try Bench(Self.tape)
    bench.pass(milliseconds: 900)
    #expect(!bench.isMatrix)
    bench.pass(milliseconds: 200)
    #expect(bench.isMatrix)
    #expect(bench.text.contains("space pauses"))
    bench.pass(milliseconds: 2_000)
    #expect(!bench.isMatrix)
    bench.pass(milliseconds: 2_000)
    #expect(bench.model.status == .ended)
    #expect(bench.text.contains("end of the tape"))
  }

  @Test func spacePausesAndTheArrowsStepToAndFro() throws {
    var bench = try Bench(Self.tape)
    bench.press(KeyPress(" "))
    bench.pass(milliseconds: 10_000)
    #expect(bench.model.status == .paused)
    #expect(!bench.isMatrix)
    bench.press(KeyPress(.right))
    #expect(bench.isMatrix)
    bench.press(KeyPress(.right))
    #expect(!bench.isMatrix)
    bench.press(KeyPress(.left))
    #expect(bench.isMatrix)
    bench.press(KeyPress(.left))
    #expect(!bench.isMatrix)
    bench.press(KeyPress(" "))
    bench.pass(milliseconds: 1_100)
    #expect(bench.isMatrix)
  }

  @Test func spaceRestartsAFinishedTape() throws {
    var bench = try Bench(Self.tape)
    bench.pass(milliseconds: 9_000)
    #expect(bench.model.status == .ended)
    bench.press(KeyPress(" "))
    #expect(bench.model.status == .running)
    bench.pass(milliseconds: 1_100)
    #expect(bench.isMatrix)
  }

  @Test func anyOtherKeyHandsTheGalleryOver() throws {
    var bench = try Bench(Self.tape)
    bench.pass(milliseconds: 1_100)
    bench.press(KeyPress("x"))
    #expect(!bench.model.isPlaying)
    #expect(bench.act.timeLeft == nil)
    #expect(bench.isMatrix)
    bench.press(KeyPress(.escape))
    #expect(!bench.isMatrix)
    #expect(!bench.text.contains("space pauses"))
    var left = bench.model
    #expect(bench.act.program.update(&left, .key(KeyPress("q"))) == [.gallery(.quit)])
  }

  @Test func leavingEndsTheTape() throws {
    var bench = try Bench(Self.tape)
    #expect(bench.act.program.update(&bench.model, .key(KeyPress("q"))) == [.gallery(.quit)])
    #expect(
      bench.act.program.update(&bench.model, .key(.control("c"))) == [.gallery(.interrupt)])
  }

  @Test func anotherSizeOfTheTerminalPlaysOnAtTheSameStep() throws {
    var bench = try Bench(Self.tape)
    bench.pass(milliseconds: 1_100)
    bench.take(.resized(columns: 80, rows: 24))
    bench.pass(milliseconds: 10)
    #expect(bench.isMatrix)
    #expect(bench.model.stage == CellSize(columns: 80, rows: 24))
    #expect(bench.model.shown.gallery.columns == 80)
  }

  @Test func aLineThatFailsStopsTheTapeAndIsNamed() throws {
    var bench = try Bench("open tag/filled\nexpect \"no such words\"\nkey m")
    bench.pass(milliseconds: 1_000)
    guard case .failed(let failure) = bench.model.status else {
      Issue.record("\(bench.model.status)")
      return
    }
    #expect(failure.line == 2)
    #expect(!bench.isMatrix)
    #expect(bench.text.contains("line 2 failed"))
  }
}
