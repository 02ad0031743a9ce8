import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import TermSession
@testable import Workbench

@Suite("A tape that is recorded")
struct TapeRecorderTests {
  private static let size = CellSize(columns: 100, rows: 30)

  /// Records inputs; returns the tape and the fingerprint of the last screen.
  private func record(
    _ inputs: [ProgramInput], link: String? = "tag/filled", appearance: Appearance = .light
  ) throws -> (text: String, seen: SurfaceHash) {
    let clock = VirtualClock()
    let recorded = RecordedTape(
      opening: link, on: TerminalFacts(appearance: appearance), at: clock.now)
    var options = GalleryOptions()
    options.link = try link.map { try Link.parse($0, in: .tags).link }
    options.worksInSlices = true
    options.terminal.appearance = appearance
    let program = GalleryProgram(
      catalogue: .tags, options: options,
      probe: RenderingClient.rendering(widthPolicy: .grapheme))
    var driver = ProgramDriver(
      RecordAct(
        program, into: recorded, environment: RenderEnvironment(theme: .chrome),
        now: { clock.now }),
      from: program.initialModel, size: Self.size,
      environment: RenderEnvironment(theme: .chrome), clock: clock)
    for input in inputs {
      driver.send(input)
      driver.send(.frame)
    }
    let tape = recorded.recorder.tape(leftByKey: driver.ending != nil)
    return (tape.text, try seen(driver.drawing))
  }

  private func seen(_ drawing: Drawing?) throws -> SurfaceHash {
    let surface = try #require(drawing).surface
    return SurfaceHasher(pool: surface.pool).seen(surface)
  }

  private func cell(_ words: String, _ inputs: [ProgramInput] = []) throws -> CellPosition {
    let player = try TapeBench.player("open tag/filled\n")
    let area = try #require(player.driver.drawing?.surface.areas(ofWords: words).first)
    return CellPosition(column: area.column, row: area.row)
  }

  private func keys(_ names: String) -> [ProgramInput] {
    names.split(separator: " ").compactMap { KeyPress(named: $0).map { .key($0) } }
  }

  @Test(arguments: [
    "m right down", "E right right right enter", "/ s t r enter", "ctrl-p d a r k enter", "I down",
    "n t", "tab tab right down space", "z",
  ]) func keysReplayToTheSameScreen(names: String) throws {
    for appearance in Appearance.allCases {
      let inputs = keys(names).flatMap { [ProgramInput.wait(180), $0] } + [.wait(900)]
      let (text, recorded) = try record(inputs, appearance: appearance)
      let player = try TapeBench.played(text + "pause 900ms\n").player
      #expect(try seen(player.driver.drawing) == recorded, "\(text)\n\(player.text)")
      #expect(text.hasPrefix("open tag/filled\n"))
      #expect(text.contains("resize 100x30\n"))
      #expect(text.contains("appearance dark\n") == (appearance == .dark))
    }
  }

  @Test func thePointerAndPastesReplayToTheSameScreen() throws {
    let stroke = try cell("stroke")
    let (text, recorded) = try record([
      .wait(400), .pointer(.moved, column: stroke.column, row: stroke.row),
      .pointer(.pressed(.primary), column: stroke.column, row: stroke.row),
      .pointer(.released(.primary), column: stroke.column, row: stroke.row),
      .wait(500), .key(KeyPress("/")), .paste("filled"), .wait(100), .key(KeyPress(.enter)),
      .pointer(.scrolled(columns: 0, rows: 1), column: 50, row: 15),
      .pointer(.scrolled(columns: 0, rows: 1), column: 50, row: 15),
    ])
    let player = try TapeBench.played(text).player
    #expect(try seen(player.driver.drawing) == recorded, "\(text)\n\(player.text)")
    let lines = text.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("click ") }.count == 1)
    #expect(!text.contains("move "))
    #expect(lines.contains("paste \"filled\""))
    #expect(lines.contains { $0.hasPrefix("wheel down 2 ") })
  }

  @Test func theTapeWaitsForTimedChanges() throws {
    let (text, _) = try record(keys("E right") + [.wait(2_000)] + keys("right"))
    let lines = text.split(separator: "\n")
    let wait = try #require(lines.firstIndex { $0.hasPrefix("wait ") }, "\(text)")
    #expect(lines[wait - 1].hasPrefix("pause "))
    #expect(lines.last == "key right")
  }

  /// A faster machine never shows them.
  @Test func numbersThatAreStillCountedAreNotWaitedFor() throws {
    let (text, _) = try record(keys("E right") + [.wait(3)] + keys("down"))
    #expect(!text.contains("wait "), "\(text)")
  }

  @Test func theKeyThatLeavesIsNotWritten() throws {
    let (text, _) = try record(keys("m q"))
    #expect(text.hasSuffix("key m\n"))
  }
}
