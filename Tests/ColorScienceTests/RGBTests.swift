import Testing

@testable import ColorScience

@Suite struct RGBTests {
  @Test func hexIsUpperCaseAndPadded() {
    #expect(RGB(0x010AFF).hex == "#010AFF")
    #expect(RGB(red: 0, green: 0, blue: 0).hex == "#000000")
  }

  @Test func writtenHexReadsBack() throws {
    let seed: UInt64 = 0xC0_10_12
    var generator = SeededGenerator(state: seed)
    for _ in 0..<2_000 {
      let color = RGB(UInt32.random(in: 0...0xFF_FFFF, using: &generator))
      #expect(RGB(hex: color.hex) == color, "seed \(seed)")
      #expect(RGB(hex: color.hex.lowercased()) == color, "seed \(seed)")
    }
  }

  /// A loop and no test arguments: their control characters would reach the terminal that shows the
  /// log.
  @Test func onlySixDigitsAreRead() {
    let texts = [
      "", "#", "#12345", "#1234567", "#12345678", "123456", "#12345g", "#+12345", "#-12345",
      "# 12345",
      "#12345\u{0}", "#１２３４５６", "#ＡＢＣＤＥＦ", "##12345", "#123456\n", "\u{1B}[0m", "#é1234",
    ]
    for text in texts { #expect(RGB(hex: text) == nil, "\(text.debugDescription)") }
  }

  @Test func compositionRoundsHalvesUp() {
    #expect(RGB.black.composited(over: .white, opacity: 0.5) == RGB(0x808080))
    #expect(RGB.black.composited(over: .white, opacity: 0) == .white)
    #expect(RGB.black.composited(over: .white, opacity: 1) == .black)
  }

  @Test(arguments: [-Double.infinity, -3, 0, 1, 2, .infinity])
  func compositionClampsItsOpacity(opacity: Double) {
    let result = RGB.black.composited(over: .white, opacity: opacity)
    #expect(result == (opacity <= 0 ? .white : .black))
  }

  @Test func tintsOfPublishedSolidsAreThePublishedTints() {
    #expect(RGB(0x9E7CFE).composited(over: .white, opacity: 0.4) == RGB(0xD8CBFF))
    #expect(RGB(0xFFBD6B).composited(over: .white, opacity: 0.2) == RGB(0xFFF2E1))
  }
}
