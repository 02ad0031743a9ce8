/// Text from a seed, so that a failure can be had again.
struct RandomText {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// A seed that differs from run to run; print it.
  static func freshSeed() -> UInt64 { UInt64.random(in: 0...UInt64.max) }

  /// SplitMix64.
  mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(limit))
  }

  mutating func element<Element>(of list: [Element]) -> Element { list[next(below: list.count)] }

  /// Words of Korean, ASCII, emoji and ideographs with spaces between.
  mutating func prose(words: Int) -> String {
    (0..<words).map { _ in
      let alphabet = element(of: Self.alphabets)
      return (0...next(below: 12)).map { _ in element(of: alphabet) }.joined()
    }.joined(separator: element(of: [" ", "  "]))
  }

  /// Scalars that trouble segmentation, normalisation and terminals, beside ordinary ones.
  mutating func hostile(count: Int) -> String {
    var scalars = String.UnicodeScalarView()
    while scalars.count < count {
      let range = element(of: Self.troublesome)
      let value = range.lowerBound + UInt32(next(below: range.count))
      for _ in 0...(next(below: 12) == 0 ? next(below: 30) : 0) {
        if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
      }
    }
    return String(scalars)
  }

  private static let alphabets: [[String]] = [
    ["가", "나", "확", "인", "힣", "뷁", "ㅋ", "태", "그"],
    ["a", "b", "C", "1", "-", ".", "é", "x"],
    ["😀", "👩‍💻", "❤️", "🇰🇷", "👍🏽", "☺", "1️⃣"],
    ["漢", "字", "か", "ナ", "「", "…", "①"],
  ]

  private static let troublesome: [ClosedRange<UInt32>] = [
    0...0x1F, 0x20...0x7E, 0x23...0x39, 0x7F...0xFF, 0x300...0x36F, 0x340...0x345, 0x370...0x3FF,
    0x5B0...0x5C7, 0x600...0x6FF, 0x620...0x64A, 0x8E2...0x8E2, 0x900...0x97F, 0x94D...0x94D,
    0x9BE...0x9D7, 0xDC0...0xDDF, 0xE01...0xE3A, 0xE33...0xE33, 0x1000...0x103F,
    0x1100...0x11FF, 0x1100...0x1112, 0x115F...0x1161, 0x11A7...0x11C2, 0x1780...0x17DD,
    0x180B...0x180F, 0x1A20...0x1A60, 0x1B00...0x1B44, 0x1E00...0x1FFF, 0x200B...0x200F,
    0x200C...0x200D, 0x200D...0x200D, 0x2028...0x202E, 0x2060...0x206F, 0x20D0...0x20F0,
    0x2190...0x21AF, 0x2260...0x2262, 0x25B6...0x25B6, 0x2600...0x27BF, 0x302A...0x3030,
    0x3099...0x309A, 0x30A0...0x30FF, 0x3164...0x3164, 0x4E00...0x4EFF, 0xA960...0xA97C,
    0xAC00...0xD7A3, 0xD7B0...0xD7FB, 0xE000...0xE010, 0xF900...0xFAFF, 0xFB1D...0xFB4F,
    0xFDD0...0xFDEF, 0xFE00...0xFE0F, 0xFE0E...0xFE0F, 0xFE0F...0xFE0F, 0xFEFF...0xFEFF,
    0xFF61...0xFFA0, 0xFF9E...0xFF9F, 0xFFF9...0xFFFF, 0x110BD...0x110BD, 0x11100...0x11140,
    0x16121...0x1612F, 0x1D15E...0x1D17A, 0x1F1E6...0x1F1FF, 0x1F3F4...0x1F3F4,
    0x1F3FB...0x1F3FF, 0x1F468...0x1F469, 0x1F600...0x1F64F, 0x1FAE0...0x1FAF8,
    0xE0020...0xE007F, 0xE0061...0xE0067, 0xE007F...0xE007F, 0xE0100...0xE0103, 0...0x10FFFF,
  ]
}
