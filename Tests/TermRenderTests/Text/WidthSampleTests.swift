import Testing

@testable import GSDesign
@testable import TermRender

@Suite("Samples of widths") struct WidthSampleTests {
  @Test(arguments: WidthSample.allCases) func samplesAreShortAndPassTheGate(_ sample: WidthSample) {
    #expect(!sample.texts.isEmpty)
    for text in sample.texts {
      #expect((1...20).contains(DisplayWidth.columns(of: text)))
      // The gate composes jamo, so decomposed ones are printed only here.
      if sample != .hangulJamo { #expect(TextGate.sanitize(text) == text) }
    }
  }

  /// The encoder follows every remedy.
  @Test(arguments: WidthSample.allCases) func remediesMatchTheEncoder(_ sample: WidthSample) {
    for text in sample.texts {
      switch sample {
      case .latin, .hangul, .ideographs, .combiningMarks, .emoji, .ambiguous:
        for cluster in text { #expect(DisplayWidth.isTrusted(cluster), "\(text)") }
      case .selectedEmoji, .conjuncts, .recent:
        for cluster in text { #expect(!DisplayWidth.isTrusted(cluster), "\(text)") }
      case .joinedEmoji, .skinTones:
        #expect(DisplayWidth.presentable(text) != text)
        #expect(DisplayWidth.advance(of: DisplayWidth.presentable(text).unicodeScalars) == 2)
      case .hangulJamo:
        #expect(TextGate.sanitize(text).unicodeScalars.count < text.unicodeScalars.count)
      case .flags: #expect(DisplayWidth.presentable(text) == text)
      }
    }
  }

  @Test func withoutJoiningAFamilyIsItsFirstMemberAndWholeOnceTheTerminalJoins() {
    let pool = CellPool()
    var surface = Surface(columns: 10, rows: 1, pool: pool)
    let family: Character = "👩\u{200D}👩\u{200D}👧"
    surface.put(pool.glyph(of: family, columns: 2), style: .plain, column: 0, row: 0)
    var encoder = Encoder(depth: .truecolor)
    let first = String(decoding: encoder.encode(Frame(surface: surface)), as: UTF8.self)
    #expect(first.contains("👩"))
    #expect(!first.unicodeScalars.contains("\u{200D}"))
    encoder.adopt([.xterm, .joinedClusters], depth: .truecolor)
    let second = String(decoding: encoder.encode(Frame(surface: surface)), as: UTF8.self)
    #expect(second.contains(family))
    encoder.adopt([.xterm, .joinedClusters], depth: .truecolor)
    #expect(encoder.encode(Frame(surface: surface)).isEmpty)
  }
}
