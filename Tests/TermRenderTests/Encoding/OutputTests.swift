import EncoderOracle
import GalleryTesting
import Testing

@testable import GSDesign
@testable import TermRender

@Suite("Possible output of the encoder")
struct OutputTests {
  @Test func randomBytesAsLabelsWriteNothingButItsOwnSequences() {
    let seed = UInt64.random(in: 0...UInt64.max / 2)
    #expect(LabelSoak.run(count: 20_000, seed: seed) == nil)
  }

  @Test func everyProgramOfFramesIsWithinTheGrammar() {
    let first = UInt64.random(in: 0...UInt64.max / 2)
    for seed in first..<first + 100 {
      var program = SurfaceProgram(seed: seed)
      var encoder = Encoder(
        depth: ColorDepth.allCases[Int(seed % 4)],
        features: EncoderLawTests.features(seed).union(.synchronizedOutput))
      var recognizer = OutputRecognizer()
      for number in 0..<10 {
        program.step()
        program.scroll()
        program.push()
        var frame = Frame(surface: program.surface)
        frame.modes = TerminalModes(rawValue: UInt8(program.random.number(0...31)))
        let bytes = encoder.encode(frame)
        let fault = recognizer.read(bytes)
        #expect(fault == nil && recognizer.isAtRest, "seed \(seed), frame \(number)")
      }
    }
  }

  /// The recogniser rejects invalid output.
  @Test(
    arguments: [
      "\u{1B}]0;title\u{7}", "\u{1B}[5i", "\u{7}", "\u{7F}", "\u{9B}m", "\u{1B}[6n", "\u{1B}[?1h",
      "\u{1B}[38;2;256;0;0m", "\u{1B}[38;2;1m", "\u{1B}c", "\u{1B}[0C", "\u{1B}[3;2r", "\u{0}",
      "\u{1B}[99999999X", "\u{1B}P",
    ] as [EscapedText])
  func anythingElseIsNoticed(_ output: EscapedText) {
    var recognizer = OutputRecognizer()
    #expect(recognizer.read(Array(output.text.utf8)) != nil)
  }

  @Test func brokenTextIsNoticed() {
    for bytes: [UInt8] in [
      [0xC2, 0x9B], [0xE3, 0x41], [0x80], [0xC0, 0x80], [0xED, 0xA0, 0x80],
    ] {
      var recognizer = OutputRecognizer()
      #expect(recognizer.read(bytes) != nil, "\(bytes)")
    }
  }
}
