import TerminalTesting
import Testing

@testable import GSDesign
@testable import TermRender

@Suite("Moved rows instead of written ones")
struct MovedRowsTests {
  private let pool = CellPool()

  private func surface(_ lines: [String], columns: Int) -> Surface {
    var surface = Surface(columns: columns, rows: lines.count, pool: pool)
    for (row, line) in lines.enumerated() {
      for (column, character) in line.enumerated() {
        surface.put(
          pool.glyph(of: character, columns: 1), style: .plain, column: column, row: row)
      }
    }
    return surface
  }

  /// Plays both frames; returns the bytes of the second one.
  private func bytes(
    _ first: [String], _ second: [String], columns: Int = 40,
    _ features: TerminalFeatures = .xterm
  ) -> String {
    var encoder = Encoder(depth: .truecolor, features: features)
    let terminal = EmulatedTerminal(columns: columns, rows: first.count)
    terminal.feed(encoder.encode(Frame(surface: surface(first, columns: columns))))
    let wanted = surface(second, columns: columns)
    let bytes = encoder.encode(Frame(surface: wanted))
    terminal.feed(bytes)
    var downsampler = Downsampler(depth: .truecolor)
    let found = difference(terminal.grid, wanted.expectedGrid(&downsampler))
    #expect(found == nil, "\(found ?? "")")
    return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
  }

  /// The lines of a text; no two are alike.
  private func lines(_ numbers: Range<Int>) -> [String] {
    numbers.map { "line \($0) says \(String($0 * 7919, radix: 36)) and \($0 * 31)" }
  }

  /// 223 bytes are the least that was found for a screen of 200x60.
  @Test func aTextThatMovesByALineCostsThatLine() {
    var series = lines(0..<61).map { line in
      String((line + String(repeating: " and so on", count: 20)).prefix(200))
    }
    let before = Array(series.prefix(60))
    series.removeFirst()
    #expect(bytes(before, series, columns: 200).utf8.count <= 223)
  }

  @Test func aPartOfTheScreenMovesInARegion() {
    let frame = ["== head =="] + lines(0..<10) + ["== foot ==", "and below"]
    let next = ["== head =="] + lines(1..<11) + ["== foot ==", "and below"]
    let up = bytes(frame, next)
    #expect(up.hasPrefix("^[2;11r") && up.contains("^[r"), "\(up)")
    #expect(up.utf8.count <= 48, "\(up)")
    let down = bytes(next, frame)
    #expect(down.contains("^M") && down.utf8.count <= 48, "\(down)")
  }

  @Test func withoutRegionsEverythingIsWritten() {
    let none = TerminalFeatures.xterm.subtracting(.scrollRegions)
    let bytes = bytes(lines(0..<10), lines(1..<11), none)
    #expect(!bytes.contains("r") || bytes.utf8.count > 60)
    #expect(bytes.utf8.count > 60)
  }

  @Test func aRegionNeverOutlivesItsFrame() {
    let seed = UInt64.random(in: 0...UInt64.max / 2)
    var program = SurfaceProgram(seed: seed, columns: 20...30, rows: 8...12)
    program.fillWithWords()
    var encoder = Encoder(depth: .truecolor)
    var regions = 0
    for number in 0..<400 {
      program.scroll()
      if number % 9 == 0 { program.fillWithWords() }
      let text = String(
        decoding: encoder.encode(Frame(surface: program.surface)), as: UTF8.self)
      let parts = text.split(separator: "\u{1B}[").compactMap { part in
        part.prefix { $0.isNumber || $0 == ";" }.endIndex < part.endIndex
          && part[part.prefix { $0.isNumber || $0 == ";" }.endIndex] == "r"
          ? part.prefix { $0.isNumber || $0 == ";" } : nil
      }
      regions += parts.count / 2
      #expect(parts.count % 2 == 0, "seed \(seed), frame \(number)")
      for (place, part) in parts.enumerated() {
        #expect(part.isEmpty == (place % 2 == 1), "seed \(seed), frame \(number)")
      }
    }
    #expect(regions > 10, "seed \(seed)")
  }

  @Test func typingInALinePushesTheRest() {
    let before = ["the quick brown fox jumps over it"]
    let typed = bytes(before, ["the qvuick brown fox jumps over it"])
    #expect(typed.contains("^[@") && typed.utf8.count <= 10, "\(typed)")
    let deleted = bytes(before, ["the qick brown fox jumps over it"])
    #expect(deleted.contains("^[P") && deleted.utf8.count <= 10, "\(deleted)")
  }

  @Test func textNextToAFieldStaysInPlace() {
    let before = ["|the quick brown fox jumps over it  | right and a longer rest of it |"]
    let typed = bytes(
      before, ["|the qvuick brown fox jumps over it | right and a longer rest of it |"], columns: 70
    )
    #expect(typed.contains("^[@") && typed.contains("^[P"), "\(typed)")
    #expect(typed.utf8.count <= 20, "\(typed)")
  }

  @Test func withoutInsertingTheRestIsWritten() {
    let none = TerminalFeatures.xterm.subtracting(.insertDeleteCharacters)
    let typed = bytes(
      ["the quick brown fox jumps over it"], ["the qvuick brown fox jumps over it"], none)
    #expect(!typed.contains("@") && !typed.contains("P"), "\(typed)")
  }

  @Test func tabsAreTakenWhereTheyAreShorter() {
    let frame = [String(repeating: "a", count: 30)]
    let next = ["b" + String(repeating: "a", count: 15) + "b" + String(repeating: "a", count: 13)]
    #expect(bytes(frame, next).contains("\t\t"))
    #expect(!bytes(frame, next, .xterm.subtracting(.tabStops)).contains("\t"))
  }
}
