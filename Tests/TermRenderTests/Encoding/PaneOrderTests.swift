import ColorScience
import TerminalTesting
import Testing

@testable import GSDesign
@testable import TermRender

@Suite("Panes side by side are painted one after another")
struct PaneOrderTests {
  private let pool = CellPool()
  private static let grounds: [UInt32] = [0x102030, 0x405060, 0xF0F2F4]

  /// Three panes of 30 columns; a wide glyph lies across their first border in `straddling` rows.
  private func picture(_ letter: Character, straddling: Int = 0) -> Surface {
    var surface = Surface(columns: 90, rows: 30, pool: pool)
    for row in 0..<30 {
      for column in 0..<90 {
        let style = pool.id(
          of: Style(
            foreground: Paint(.black), background: Paint(RGB(Self.grounds[column / 30]))))
        let isBlank = column % 7 == 0
        surface.put(
          isBlank ? .blank : pool.glyph(of: letter, columns: 1), style: style, column: column,
          row: row)
        if row < straddling, column == 30 {
          surface.put(pool.glyph(of: "나", columns: 2), style: style, column: 29, row: row)
        }
      }
    }
    return surface
  }

  /// Plays both pictures, and returns the bytes of each.
  private func bytes(_ pictures: [Surface], depth: ColorDepth = .truecolor) -> [String] {
    var encoder = Encoder(depth: depth)
    var downsampler = Downsampler(depth: depth)
    let terminal = EmulatedTerminal(columns: 90, rows: 30)
    return pictures.map { picture in
      let bytes = encoder.encode(Frame(surface: picture))
      terminal.feed(bytes)
      let found = difference(terminal.grid, picture.expectedGrid(&downsampler))
      #expect(found == nil, "\(found ?? "")")
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private func grounds(in bytes: String) -> Int {
    bytes.split(separator: "48;2;", omittingEmptySubsequences: false).count - 1
  }

  /// Row by row it would be ninety times.
  @Test func eachBackgroundIsSetOnce() {
    let pictures = bytes([picture("a"), picture("b"), picture("c")])
    for picture in pictures {
      #expect((3...4).contains(grounds(in: picture)), "\(grounds(in: picture))")
    }
  }

  /// A line below the panes, on one background, is written in one piece.
  @Test func noWordIsCutAtABorder() {
    func withFoot(_ letter: Character, _ words: String) -> Surface {
      var surface = picture(letter)
      let style = pool.id(of: Style(foreground: Paint(.black), background: Paint(.white)))
      for column in 0..<90 { surface.put(.blank, style: style, column: column, row: 29) }
      for (column, letter) in words.enumerated() {
        surface.put(
          pool.glyph(of: letter, columns: 1), style: style, column: 22 + column, row: 29)
      }
      return surface
    }
    let words = "a sentence over both of the borders of the panes"
    let other = words.uppercased().replacing(" ", with: "-")
    let pictures = bytes([withFoot("a", words), withFoot("b", other)])
    #expect(pictures[0].contains(words))
    #expect(pictures[1].contains(other))
  }

  @Test(arguments: [1, 14, 30])
  func aWideGlyphAcrossABorderIsNotCut(rows: Int) {
    _ = bytes([
      picture("a"), picture("b", straddling: rows), picture("c", straddling: rows), picture("d"),
    ])
  }

  @Test(arguments: ColorDepth.allCases)
  func fewerColoursAreShownAsWell(depth: ColorDepth) {
    _ = bytes([picture("a"), picture("b"), picture("c")], depth: depth)
  }
}
