/// The parts of an output for a terminal: drawn text and control sequences.
///
/// Outputs are long and tests are not optimized, so bytes are gone through once and by their places.
struct OutputTokens {
  /// The drawn text, with a line feed for every sequence in between.
  private(set) var drawn: [UInt8] = []
  /// Sequences that change or request more than drawn text, and how often each occurs.
  private(set) var commands: [String: Int] = [:]
  /// Controls outside of our own sequences.
  private(set) var controls: [UInt8] = []
  /// Whether the last sequence ended, and wrapping is on.
  var isWhole: Bool { isEnded && unwrapped == 0 }

  private var isEnded = true
  private var unwrapped = 0

  init(_ bytes: [UInt8]) {
    drawn.reserveCapacity(bytes.count)
    bytes.withUnsafeBufferPointer { take($0) }
  }

  private mutating func take(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      guard byte < 0x20 || byte == 0x7F else {
        place += 1
        continue
      }
      draw(bytes[start..<place])
      place += 1
      switch byte {
      case 0x1B: place = sequence(bytes, from: place)
      case 0x08, 0x09, 0x0A, 0x0D, 0x0E, 0x0F: break
      case _: controls.append(byte)
      }
      start = place
    }
    draw(bytes[start..<bytes.count])
  }

  private mutating func draw(_ run: Slice<UnsafeBufferPointer<UInt8>>) {
    guard !run.isEmpty else { return }
    drawn.append(contentsOf: run)
    drawn.append(0x0A)
  }

  /// Returns the index after the sequence that begins with the ESC before a given index.
  private mutating func sequence(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard start < bytes.count else {
      isEnded = false
      return start
    }
    switch bytes[start] {
    case UInt8(ascii: "["): return control(bytes, from: start + 1)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      return string(bytes, from: start)
    case UInt8(ascii: "("), UInt8(ascii: ")"): return min(bytes.count, start + 2)
    // A line up, which scrolls at the top.
    case UInt8(ascii: "M"): break
    case let byte: count("ESC \(Character(Unicode.Scalar(byte)))")
    }
    return start + 1
  }

  private mutating func control(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var place = start
    var isPlain = true
    while place < bytes.count, !(0x40...0x7E ~= bytes[place]) {
      // Digits, colons and semicolons.
      if !(0x30...0x3B ~= bytes[place]) { isPlain = false }
      place += 1
    }
    guard place < bytes.count else {
      isEnded = false
      return place
    }
    // Pens, the cursor, erasing, repeating, shifting and scrolling are how anything is drawn.
    let draws = isPlain && Self.drawing.contains(bytes[place])
    if !draws { count("CSI " + String(decoding: bytes[start...place], as: UTF8.self)) }
    return place + 1
  }

  private static let drawing = Set("ABCDEFGHJKLMPSTXZ@`abdefmr".utf8)

  private mutating func string(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var place = start
    while place + 1 < bytes.count {
      if bytes[place] == 0x1B, bytes[place + 1] == UInt8(ascii: "\\") {
        count("string " + String(decoding: bytes[start..<place], as: UTF8.self))
        return place + 2
      }
      place += 1
    }
    isEnded = false
    return bytes.count
  }

  private mutating func count(_ command: String) {
    // The last column is written without wrapping, and wrapping is on again behind it.
    switch command {
    case "CSI ?7l": unwrapped += 1
    case "CSI ?7h": unwrapped -= 1
    case _: commands[command, default: 0] += 1
    }
  }
}
