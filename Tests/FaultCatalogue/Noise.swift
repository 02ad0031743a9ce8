import GSDesign

extension Fault.Noise {
  /// About that many bytes. No key in it leaves or stops the gallery; a click may be on one that leaves.
  func bytes(_ count: Int, from generator: inout SplitMix64) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count { bytes += piece(from: &generator) }
    return bytes
  }

  private func piece(from generator: inout SplitMix64) -> [UInt8] {
    switch self {
    case .anything:
      let byte = UInt8.random(in: 0...255, using: &generator)
      return Self.leaving.contains(byte) ? [] : [byte]
    case .keys: return Self.words.randomElement(using: &generator).map { Array($0.utf8) } ?? []
    case .keysAndMouse:
      let kind: Fault.Noise = Int.random(in: 0..<4, using: &generator) == 0 ? .mouse : .keys
      return kind.piece(from: &generator)
    case .text:
      let scalar = Unicode.Scalar(UInt32.random(in: 0x80...0x1_F900, using: &generator)) ?? "가"
      return Array(String(Character(scalar)).utf8)
    case .mouse:
      let code = [0, 2, 32, 35, 64, 65, 66, 67].randomElement(using: &generator) ?? 0
      let column = Int.random(in: 0...130, using: &generator)
      let row = Int.random(in: 0...45, using: &generator)
      let final = Bool.random(using: &generator) ? "M" : "m"
      return Array("\u{1B}[<\(code);\(column);\(row)\(final)".utf8)
    case .sequences:
      let body = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        "0123456789;:?<=>$ \"'!".utf8.randomElement(using: &generator) ?? 0x30
      }
      let introducer = Array("[]PO_^X".utf8).randomElement(using: &generator) ?? 0x5B
      return [0x1B, introducer] + body + [UInt8.random(in: 0x40...0x7E, using: &generator)]
    }
  }

  /// Ctrl-C, Ctrl-Z and q.
  private static let leaving: Set<UInt8> = [0x03, 0x1A, 0x71]
  private static let words = [
    "h", "j", "k", "l", "m", "t", "s", "d", " ", "\t", "\r", "D", "C", "L", "?", "i", "x", "f", "+",
    "-", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[H",
  ]
}
