import EncoderOracle
import TerminalTesting
import Testing

@testable import GSDesign
@testable import TermRender

/// Compares the encoder with a search that shares nothing with it. The search's result is also played into the
/// emulator: a bound that cannot be reached would prove nothing.
@Suite("Bytes compared with the reference calculator")
struct CalculatorTests {
  /// The features common to both: the calculator does not know scrolling of blocks and inserting.
  static let features: TerminalFeatures = [
    .backgroundErase, .eraseCharacters, .repeatCharacter, .scrollRegions, .tabStops,
  ]

  @Test func smallChangesAreNearTheLeast() {
    let first = UInt64.random(in: 0...UInt64.max / 2)
    var written = 0
    var least = 0
    var worst = (excess: 0, seed: UInt64(0))
    for seed in first..<first + 150 {
      var program = SurfaceProgram(seed: seed, columns: 3...24, rows: 1...3)
      var encoder = Encoder(depth: .indexed16, features: Self.features)
      var downsampler = Downsampler(depth: .indexed16)
      let terminal = EmulatedTerminal(
        columns: program.surface.columns, rows: program.surface.rows)
      var calculator = ByteCalculator()
      var shown: [[CalculatedCell]]?
      for number in 0..<3 {
        let wanted = program.surface.calculatedCells(depth: .indexed16)
        let text = calculator.update(
          from: shown, to: wanted, backgrounds: shown == nil ? ["49", "40", "47"] : [])
        terminal.feed(Array(text.utf8))
        let found = difference(terminal.grid, program.surface.expectedGrid(&downsampler))
        #expect(found == nil, "seed \(seed), frame \(number): \(found ?? "")")
        let bytes = encoder.encode(Frame(surface: program.surface)).count
        if number > 0 {
          written += bytes
          least += text.utf8.count
          if bytes - text.utf8.count > worst.excess { worst = (bytes - text.utf8.count, seed) }
        }
        shown = wanted
        for _ in 0..<program.random.number(1...2) { program.step() }
      }
    }
    print("encoder \(written) bytes, calculator \(least): \(Double(written) / Double(least))")
    #expect(written * 100 <= least * 105, "\(written) of \(least), first seed \(first)")
    #expect(worst.excess <= 40, "seed \(worst.seed): \(worst.excess) bytes more")
  }

  @Test func theGallerysKeysAreNearTheLeast() {
    var workload = GalleryWorkload()
    var encoder = Encoder(depth: .truecolor, features: Self.features)
    var downsampler = Downsampler(depth: .truecolor)
    let terminal = EmulatedTerminal(columns: 120, rows: 40)
    var calculator = ByteCalculator(width: 12)
    var shown: [[CalculatedCell]]?
    var bounds: [(key: GalleryWorkload.Key?, percent: Int)] = [(nil, 112)]
    bounds += [.right, .right, .down, .select, .disable].map { ($0, 110) }
    var written = 0
    var least = 0
    for (key, percent) in bounds {
      if let key { workload.press(key) }
      let frame = workload.frame()
      let wanted = frame.surface.calculatedCells(depth: .truecolor)
      let text = calculator.update(
        from: shown, to: wanted, backgrounds: shown == nil ? ["48;2;22;23;28"] : [])
      terminal.feed(Array(text.utf8))
      let found = difference(terminal.grid, frame.surface.expectedGrid(&downsampler))
      #expect(found == nil, "\(key?.rawValue ?? "first"): \(found ?? "")")
      let bytes = encoder.encode(frame).count
      print(key?.rawValue ?? "first", bytes, text.utf8.count)
      #expect(
        bytes * 100 <= text.utf8.count * percent,
        "\(key?.rawValue ?? "first"): \(bytes) of \(text.utf8.count)")
      written += bytes
      least += text.utf8.count
      shown = wanted
    }
    #expect(written * 100 <= least * 110)
  }
}
