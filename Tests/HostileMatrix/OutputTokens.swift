/// Bytes for a terminal, taken apart.
struct OutputTokens {
  /// What is drawn, run by run.
  private(set) var texts: [[UInt8]] = []
  /// Sequences that change or ask for more than what is drawn, and how often each stands there.
  private(set) var commands: [String: Int] = [:]
  /// Controls that no sequence of ours holds.
  private(set) var controls: [UInt8] = []
  /// Whether the last sequence ended, and wrapping is on.
  var isWhole: Bool { isEnded && unwrapped == 0 }

  private var isEnded = true
  private var unwrapped = 0

  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    var run: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case 0x1B:
        texts.append(run)
        run = []
        take(&rest)
      case 0x08, 0x09, 0x0A, 0x0D, 0x0E, 0x0F:
        texts.append(run)
        run = []
      case 0..<0x20, 0x7F: controls.append(byte)
      case _: run.append(byte)
      }
    }
    texts.append(run)
  }

  private mutating func take(_ rest: inout ArraySlice<UInt8>) {
    switch rest.popFirst() {
    case UInt8(ascii: "["): takeControlSequence(&rest)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      takeString(&rest)
    case UInt8(ascii: "("), UInt8(ascii: ")"): _ = rest.popFirst()
    // A line up, which scrolls at the top.
    case UInt8(ascii: "M"): break
    case let byte?: count("ESC \(Character(Unicode.Scalar(byte)))")
    case nil: isEnded = false
    }
  }

  private mutating func takeControlSequence(_ rest: inout ArraySlice<UInt8>) {
    var text = ""
    while let byte = rest.popFirst() {
      text.unicodeScalars.append(Unicode.Scalar(byte))
      guard 0x40...0x7E ~= byte else { continue }
      let isPlain = text.dropLast().allSatisfy { $0.isNumber || $0 == ";" || $0 == ":" }
      // Pens, the cursor, erasing, repeating, shifting and scrolling are how anything is drawn.
      if !(isPlain && "ABCDEFGHJKLMPSTXZ@`abdefmr".unicodeScalars.contains(Unicode.Scalar(byte))) {
        count("CSI " + text)
      }
      return
    }
    isEnded = false
  }

  private mutating func takeString(_ rest: inout ArraySlice<UInt8>) {
    var text = "string "
    while let byte = rest.popFirst() {
      if byte == 0x1B, rest.first == UInt8(ascii: "\\") {
        rest.removeFirst()
        return count(text)
      }
      text.unicodeScalars.append(Unicode.Scalar(byte))
    }
    isEnded = false
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
