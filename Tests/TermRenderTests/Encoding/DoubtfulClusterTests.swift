import TerminalTesting
import Testing

@testable import GSDesign
@testable import TermRender

/// Clusters of whose columns the terminal thinks otherwise than the model: whatever it draws for them, nothing else is
/// out of place.
@Suite("Frames with clusters on whose columns terminals disagree")
struct DoubtfulClusterTests {
  static let clusters: [Character] = ["👨‍👩‍👧", "👍🏿", "❤️", "1️⃣", "☎︎", "\u{1F1F0}", "✌🏻"]

  /// A program in which such clusters are written now and then, each with room for what any terminal takes.
  private struct Picture {
    var program: SurfaceProgram
    let policy: WidthPolicy

    mutating func change() {
      for _ in 0..<program.random.number(1...3) { program.step() }
      if program.random.number(0...2) == 0 { program.scroll() }
      if program.random.number(0...3) == 0 { program.push() }
      for _ in 0..<program.random.number(0...2) {
        let cluster = DoubtfulClusterTests.clusters[
          program.random.number(0...DoubtfulClusterTests.clusters.count - 1)]
        let columns = max(1, DisplayWidth.columns(of: cluster, policy: policy))
        let last = program.surface.columns - 2 * cluster.unicodeScalars.count
        guard last > 0 else { continue }
        program.surface.put(
          program.pool.glyph(of: cluster, columns: columns), style: .plain,
          column: program.random.number(0...last),
          row: program.random.number(0...program.surface.rows - 1))
      }
      clearEnds()
    }

    /// Takes clusters away that were pushed to where a terminal might find no room for them.
    private mutating func clearEnds() {
      for row in 0..<program.surface.rows {
        for column in 0..<program.surface.columns {
          guard let cluster = doubtful(column, row) else { continue }
          if column + 2 * cluster.unicodeScalars.count > program.surface.columns {
            program.surface.put(.blank, style: .plain, column: column, row: row)
          }
        }
      }
    }

    /// The cluster at a cell, if it is one of those.
    func doubtful(_ column: Int, _ row: Int) -> Character? {
      let text = program.pool.text(of: program.surface[column, row].glyph)
      guard let cluster = text.first, !DisplayWidth.isTrusted(cluster) else { return nil }
      return cluster
    }
  }

  @Test(arguments: [WidthPolicy.wcwidth, .grapheme])
  func everythingElseIsWhereItBelongs(_ policy: WidthPolicy) {
    let first = UInt64.random(in: 0...UInt64.max / 2)
    for seed in first..<first + 150 {
      var picture = Picture(
        program: SurfaceProgram(seed: seed, columns: 4...30, rows: 1...6), policy: policy)
      let surface = picture.program.surface
      let terminal = EmulatedTerminal(columns: surface.columns, rows: surface.rows)
      var encoder = Encoder(depth: .truecolor, features: EncoderLawTests.features(seed))
      var downsampler = Downsampler(depth: .truecolor)
      for number in 0..<8 {
        picture.change()
        let frame = Frame(surface: picture.program.surface)
        terminal.feed(encoder.encode(frame))
        #expect(encoder.encode(frame).isEmpty, "seed \(seed), frame \(number) is written twice")
        if let fault = fault(picture, terminal, &downsampler) {
          Issue.record("seed \(seed), frame \(number): \(fault)")
          break
        }
      }
    }
  }

  /// The first cell that is of no such cluster and shows something else.
  private func fault(
    _ picture: Picture, _ terminal: EmulatedTerminal, _ downsampler: inout Downsampler
  ) -> String? {
    let surface = picture.program.surface
    let expected = surface.expectedGrid(&downsampler)
    for row in 0..<surface.rows {
      var glyph = 0
      for column in 0..<surface.columns where !surface[column, row].isContinuation {
        defer { glyph += 1 }
        guard picture.doubtful(column, row) == nil else { continue }
        let shown = terminal.cell(column: column, row: row).seen
        if shown != expected[row][glyph] {
          return "row \(row), column \(column): shows \(shown), expected \(expected[row][glyph])"
        }
      }
    }
    return nil
  }

  /// Sixteen bytes around a frame, one write for each, and none where nothing changed.
  @Test func synchronizedFramesAreSixteenBytesLonger() {
    let seed = UInt64.random(in: 0...UInt64.max / 2)
    for round in 0..<20 {
      let features = EncoderLawTests.features(seed &+ UInt64(round))
      var program = SurfaceProgram(seed: seed &+ UInt64(round))
      let (one, other) = (ByteCounter(), ByteCounter())
      var plain = ANSIPresenter(sink: one, depth: .truecolor, features: features)
      var whole = ANSIPresenter(
        sink: other, depth: .truecolor, features: features.union(.synchronizedOutput))
      for number in 0..<8 {
        if number % 3 < 2 { program.step() }
        program.scroll()
        (one.writes, other.writes) = ([], [])
        plain.present(Frame(surface: program.surface))
        whole.present(Frame(surface: program.surface))
        #expect(one.writes.count <= 1, "seed \(seed), frame \(number)")
        #expect(other.writes == one.writes.map { $0 + 16 }, "seed \(seed), frame \(number)")
      }
    }
  }
}

/// Keeps the length of every write.
private final class ByteCounter: ByteSink {
  var writes: [Int] = []

  func write(_ bytes: [UInt8]) throws(Never) {
    writes.append(bytes.count)
  }
}
