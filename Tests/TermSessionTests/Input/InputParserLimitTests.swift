import GalleryTesting
import Testing

@testable import GSDesign
@testable import TermSession

@Suite struct InputParserLimitTests {
  /// Three fixed seeds and one that changes; each failure names its own.
  static let seeds: [UInt64] = [1, 2, 3, .random(in: 0...UInt64.max)]

  @Test(arguments: seeds) func randomBytesNeverTrapAndTheNextKeyWorks(seed: UInt64) {
    var random = InputRandom(seed: seed)
    let bytes = random.bytes(100_000)
    var parser = InputParser()
    var largest = 0
    for start in stride(from: 0, to: bytes.count, by: 97) {
      _ = events(bytes[start..<min(start + 97, bytes.count)], with: &parser, flush: false)
      largest = max(largest, parser.heldBytes)
    }
    #expect(largest <= 65_536, "seed \(seed)")
    parser.flush { _ in }
    #expect(events([0x71], with: &parser) == [key("q")], "seed \(seed)")
  }

  @Test(arguments: seeds) func randomSequencesMeanTheSameInAnyPieces(seed: UInt64) {
    var random = InputRandom(seed: seed)
    let alphabet = Array("\u{1B}\u{1B}[[O]P_<?>;:019~$MmuRtcAZ\\\u{7}\u{18}\r가q \u{7F}".utf8)
    for _ in 0..<300 {
      let bytes = (0..<200).map { _ in alphabet.randomElement(using: &random) ?? 0 }
      let whole = events(bytes)
      var parser = InputParser()
      var pieces: [TerminalInput] = []
      var start = 0
      while start < bytes.count {
        let end = min(bytes.count, start + Int.random(in: 1...9, using: &random))
        pieces += events(bytes[start..<end], with: &parser, flush: false)
        start = end
      }
      pieces += events([], with: &parser)
      #expect(pieces == whole, "seed \(seed)")
    }
  }

  @Test(
    arguments: [
      "\u{1B}[", "\u{1B}]", "\u{1B}P", "\u{1B}_", "\u{1B}^", "\u{1B}X",
    ] as [EscapedText])
  func anEndlessSequenceIsSwallowedInLittleMemory(opening: EscapedText) {
    var parser = InputParser()
    let body = [UInt8](repeating: 0x31, count: 1_000_000)
    #expect(events(Array(opening.text.utf8) + body, with: &parser, flush: false).isEmpty)
    #expect(parser.heldBytes <= 65_536)
    #expect(events(Array("\u{1B}\\q".utf8), with: &parser).last == key("q"))
  }

  @Test func aSequenceOneByteTooLongIsSwallowed() {
    let fitting = InputParser.sequenceLimit - 2
    let text = String(repeating: "x", count: fitting)
    #expect(events("\u{1B}P>|\(text)\u{1B}\\") == [.reply(.version(text))])
    #expect(events("\u{1B}P>|\(text)x\u{1B}\\").isEmpty)
  }

  @Test func aPasteOfMegabytesTakesLinearWorkAndLittleMemory() {
    let line = Array("나눔 tag, 32 specimens\r".utf8)
    for size in [100_000, 1_000_000, 4_000_000] {
      var body: [UInt8] = []
      while body.count < size { body += line }
      var parser = InputParser()
      var text = ""
      var largest = 0
      parser.feed(Array("\u{1B}[200~".utf8)) { _ in }
      for start in stride(from: 0, to: body.count, by: 4_093) {
        parser.feed(body[start..<min(start + 4_093, body.count)]) { event in
          if case .paste(let piece) = event { text += piece }
        }
        largest = max(largest, parser.heldBytes)
      }
      parser.feed(Array("\u{1B}[201~".utf8)) { event in
        if case .paste(let piece) = event { text += piece }
      }
      let expected = body.map { $0 == 0x0D ? 0x0A : $0 }
      #expect(Array(text.utf8) == expected)
      #expect(parser.work <= 2 * body.count + 64)
      #expect(largest <= 65_536)
      #expect(!parser.isPending)
    }
  }

  @Test func aPasteIsNeverCutWithinAScalar() {
    for lead in 0..<4 {
      let text = String(repeating: "x", count: lead) + String(repeating: "😀", count: 20_000)
      var pasted = ""
      for event in events("\u{1B}[200~\(text)\u{1B}[201~") {
        guard case .paste(let piece) = event else { continue }
        #expect(!piece.unicodeScalars.contains("\u{FFFD}"))
        #expect(piece.utf8.count <= InputParser.pasteLimit)
        pasted += piece
      }
      #expect(pasted == text)
    }
  }

  @Test func tenThousandPointerReportsAreTenThousandEvents() {
    let stream = (1...10_000).flatMap { Array("\u{1B}[<35;\($0 % 200 + 1);\($0 % 50 + 1)M".utf8) }
    #expect(events(stream).count == 10_000)
  }
}
