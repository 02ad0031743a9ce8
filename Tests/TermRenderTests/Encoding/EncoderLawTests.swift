import TerminalTesting
import Testing

@testable import GSDesign
@testable import TermRender

@Suite("Encoder, judged by libvterm")
struct EncoderLawTests {
  /// Every combination of features that affect the encoding, by its number.
  static func features(_ number: UInt64) -> TerminalFeatures {
    let choices: [TerminalFeatures] = [
      .backgroundErase, .eraseCharacters, .repeatCharacter, .repeatAnyCharacter, .scrollRegions,
      .insertDeleteCharacters, .tabStops,
    ]
    var result: TerminalFeatures = []
    for (bit, choice) in choices.enumerated() where number >> UInt64(bit) & 1 == 1 {
      result.formUnion(choice)
    }
    return number % 5 == 0 ? .xterm : result
  }

  /// Runs a program of operations and frames; after each frame the terminal shows exactly the surface.
  private func run(seed: UInt64, depth: ColorDepth, frames: Int) {
    var program = SurfaceProgram(seed: seed)
    if seed % 3 == 0 { program.fillWithWords() }
    var encoder = Encoder(depth: depth, features: EncoderLawTests.features(seed))
    var downsampler = Downsampler(depth: depth)
    var terminal = EmulatedTerminal(
      columns: program.surface.columns, rows: program.surface.rows)
    let garbage = Array("garbage\u{1B}[7;31mx\u{1B}[5;5Hmore\u{1B}[4m".utf8)
    for number in 0..<frames {
      for _ in 0..<program.random.number(0...5) { program.step() }
      if program.random.number(0...2) == 0 { program.scroll() }
      if program.random.number(0...3) == 0 { program.push() }
      switch program.random.number(0...24) {
      case 0:
        program.resize()
        // libvterm does not survive a change of size; a new terminal in the old one's mode replaces it.
        let wasVisible = terminal.isCursorVisible
        terminal = EmulatedTerminal(
          columns: program.surface.columns, rows: program.surface.rows)
        terminal.feed(wasVisible ? garbage : garbage + Array("\u{1B}[?25l".utf8))
      case 1:
        terminal.feed(garbage)
        encoder.invalidate()
      default: break
      }
      var frame = Frame(surface: program.surface)
      if program.random.number(0...3) == 0 {
        frame.cursor = CellPosition(
          column: program.random.number(0...program.surface.columns - 1),
          row: program.random.number(0...program.surface.rows - 1))
      }
      terminal.feed(encoder.encode(frame))
      let expected = program.surface.expectedGrid(&downsampler)
      if let difference = difference(terminal.grid, expected) {
        Issue.record("seed \(seed), \(depth), frame \(number): \(difference)")
        return
      }
      #expect(terminal.isCursorVisible == (frame.cursor != nil), "seed \(seed), frame \(number)")
      if let cursor = frame.cursor {
        #expect(
          terminal.cursor == (cursor.column, cursor.row), "seed \(seed), frame \(number)")
      }
      #expect(encoder.encode(frame).isEmpty, "seed \(seed), frame \(number) is written twice")
    }
  }

  @Test(arguments: ColorDepth.allCases)
  func everyFrameShowsExactlyTheSurface(_ depth: ColorDepth) {
    let first = UInt64.random(in: 0...UInt64.max / 2)
    for seed in first..<first + 400 { run(seed: seed, depth: depth, frames: 12) }
  }

  @Test func incrementalEqualsFullRepaint() {
    let seed = UInt64.random(in: 0...UInt64.max / 2)
    var program = SurfaceProgram(seed: seed)
    var encoder = Encoder(depth: .truecolor)
    let columns = program.surface.columns
    let rows = program.surface.rows
    let terminal = EmulatedTerminal(columns: columns, rows: rows)
    for number in 0..<500 {
      for _ in 0..<3 { program.step() }
      let frame = Frame(surface: program.surface)
      terminal.feed(encoder.encode(frame))
      var fresh = Encoder(depth: .truecolor, features: [])
      let other = EmulatedTerminal(columns: columns, rows: rows)
      other.feed(fresh.encode(frame))
      let found = difference(terminal.grid, other.grid)
      #expect(found == nil, "seed \(seed), frame \(number): \(found ?? "")")
    }
  }
}
