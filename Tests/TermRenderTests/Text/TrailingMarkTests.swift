import TerminalTesting
import Testing

@testable import GSDesign
@testable import TermRender
@testable import Words

/// Spacing marks that are clusters of their own, such as the Burmese vowel sign aa: they follow their letter and
/// nothing else.
@Suite("Trailing marks") struct TrailingMarkTests {
  private func lines(_ element: Element, columns: Int, rows: Int = 1) -> [String] {
    picture(element, columns: columns, rows: rows).lines
  }

  @Test func theyAreKeptBehindALetterOnly() {
    #expect(TextGate.sanitize("မာ") == "မာ")
    #expect(TextGate.sanitize("ကား") == "ကား")
    #expect(sanitized("\u{102C}") == ["\u{25CC}", "\u{102C}"])
    #expect(sanitized("a\u{102C}") == ["a", "\u{25CC}", "\u{102C}"])
    #expect(sanitized("က \u{102C}") == ["က", " ", "\u{25CC}", "\u{102C}"])
    #expect(sanitized("│\u{102C}") == ["│", "\u{25CC}", "\u{102C}"])
    #expect(sanitized("◌\u{102C}") == ["◌", "\u{102C}"])
    #expect(DisplayWidth.columns(of: "ကား") == 3)
  }

  @Test func theyGoOnWithTheSpanBeforeThem() {
    let spans = [Span("က", emphasis: .bold), Span("ား")]
    #expect(lines(.words(spans), columns: 4) == ["ကား "])
    #expect(lines(.words(spans, wraps: true), columns: 4) == ["ကား "])
    #expect(lines(.words([Span("│"), Span("ာ")]), columns: 3) == ["│◌ာ"])
  }

  /// Joiners that show how letters join stay where a style or a cell ends between them, and hide nowhere else.
  @Test func joinersBetweenLettersStayWhereAStyleEnds() {
    #expect(lines(.words([Span("می\u{200C}"), Span("خواهم")]), columns: 7) == ["می\u{200C}خواهم"])
    #expect(lines(.words([Span("می\u{200C}"), Span(" x")]), columns: 5) == ["می\u{FFFD} x"])
    #expect(lines(.words([Span("می\u{200C}")]), columns: 3) == ["می\u{FFFD}"])
    #expect(SafeText.cluster("ශ්\u{200D}") == "ශ්\u{200D}")
    for cluster in ["a\u{200C}", "👩\u{200D}", "가\u{200D}", "│\u{200C}", "\u{200D}"] {
      #expect(SafeText.cluster(Character(cluster)) == "\u{FFFD}", "\(cluster.unicodeScalars)")
    }
  }

  @Test func noLineBreaksBeforeThem() {
    let words = Element.words([Span("ကားကား")], wraps: true)
    #expect(lines(words, columns: 5, rows: 2) == ["ကား  ", "ကား  "])
    #expect(TextFitting.wrapped("ကားကား", columns: 5) == ["ကား", "ကား"])
    #expect(lines(.label("ကားကား"), columns: 5) == ["ကား… "])
    #expect(TextFitting.truncated("ကားကား", columns: 5) == "ကား…")
  }

  /// Overwrites the letters before marks in every way: no mark is left without a letter.
  @Test func noneIsEverLeftWithoutItsLetter() {
    let glyphs: [(Character, Int)] = [("က", 1), ("ာ", 1), ("း", 1), ("မြ", 2), ("a", 1), ("가", 2)]
    for seed in UInt64(1)...400 {
      var program = SurfaceProgram(seed: seed, columns: 1...12, rows: 1...2)
      let (columns, rows) = (program.surface.columns, program.surface.rows)
      for number in 0..<30 {
        let (column, row) = (program.random.number(-2...columns), program.random.number(0...rows))
        let word = (0..<program.random.number(1...5)).map { _ in
          let (cluster, columns) = glyphs[program.random.number(0...glyphs.count - 1)]
          return program.pool.glyph(of: cluster, columns: columns)
        }
        var oneByOne = program.surface
        var place = column
        for glyph in word {
          oneByOne.put(glyph, style: .plain, column: place, row: row)
          place += glyph.columns
        }
        program.surface.write(word, style: .plain, column: column, row: row)
        #expect(program.surface.cells == oneByOne.cells, "seed \(seed), step \(number)")
        if program.random.number(0...3) == 0 {
          let area = CellRect(
            column: program.random.number(-1...columns), row: 0,
            columns: program.random.number(0...3), rows: rows)
          program.surface.fill(area, with: Cell.Glyph(scalar: "│", columns: 1), style: .plain)
        }
        #expect(strayMark(program.surface) == nil, "seed \(seed), step \(number)")
      }
    }
  }

  private func strayMark(_ surface: Surface) -> Int? {
    surface.cells.indices.first { index in
      guard surface.cells[index].glyph.isTrailingMark else { return false }
      let start = index / surface.columns * surface.columns
      guard let letter = surface.cells[start..<index].last(where: { !$0.isContinuation }) else {
        return true
      }
      let text = surface.pool.text(of: letter.glyph)
      return text.unicodeScalars.last?.takesTrailingMark != true
    }
  }

  /// A hand-written baseline, with a mark after a border.
  @Test func aCellThatNoLabelMadeCannotPutOneOnABorder() {
    let pool = CellPool()
    var surface = Surface(columns: 2, rows: 1, pool: pool)
    surface.put(pool.glyph(of: "│", columns: 1), style: .plain, column: 0, row: 0)
    surface.put(pool.glyph(of: "\u{102C}", columns: 1), style: .plain, column: 1, row: 0)
    #expect(surface.plainText == "│\u{FFFD}\n")
  }

  @Test func aClipThatCutsTheLetterCutsTheMark() {
    let scrolled = Element.viewport(columns: 1, .label("ကားb"))
    #expect(lines(scrolled, columns: 3) == ["  b"])
  }

  /// Some terminals keep such a mark in the cell of its letter, as tmux keeps U+0301: where one of the two changes, the
  /// letter is written again with the mark it has now, and once.
  @Test func aLetterAndItsMarkAreWrittenTogether() throws {
    let terminal = try TmuxTerminal(columns: 8, rows: 1)
    let pool = CellPool()
    var encoder = Encoder(depth: .truecolor)
    for (word, shown) in [
      ("xမာb", "xမ\u{301} b"), ("xနာb", "xန\u{301} b"), ("xနာc", "xန\u{301} c"),
      ("xနb", "xနb"), ("xနာb", "xန\u{301} b"), ("yနာb", "yန\u{301} b"),
    ] {
      var surface = Surface(columns: 8, rows: 1, pool: pool)
      var column = 0
      for cluster in word {
        surface.put(pool.glyph(of: cluster, columns: 1), style: .plain, column: column, row: 0)
        column += 1
      }
      var bytes = encoder.encode(Frame(surface: surface))
      bytes.replace(Array("\u{102C}".utf8), with: Array("\u{301}".utf8))
      try terminal.feed(bytes)
      var row = try terminal.grid()[0].map(\.text).joined()
      while row.last == " " { row.removeLast() }
      #expect(row.unicodeScalars.elementsEqual(shown.unicodeScalars), "\(word): \(row)")
    }
  }

  private func sanitized(_ label: String) -> [Unicode.Scalar] {
    Array(TextGate.sanitize(label).unicodeScalars)
  }
}
