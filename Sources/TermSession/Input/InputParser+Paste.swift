import GSDesign

extension InputParser {
  /// `CSI 201 ~`.
  private static let pasteEnd: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  /// A byte of a bracketed paste. Only ESC begins the end, so a mismatch needs no going back.
  mutating func takePaste(_ byte: UInt8, _ sink: (TerminalInput) -> Void) {
    if byte == Self.pasteEnd[pasteEndMatch] {
      pasteEndMatch += 1
      guard pasteEndMatch == Self.pasteEnd.count else { return }
      pasteEndMatch = 0
      endPaste(sink)
      begin(.ground)
      return
    }
    if pasteEndMatch > 0 {
      let matched = pasteEndMatch
      pasteEndMatch = 0
      for index in 0..<matched { holdPasted(Self.pasteEnd[index], sink) }
      if byte == Self.pasteEnd[0] {
        pasteEndMatch = 1
        return
      }
    }
    holdPasted(byte, sink)
  }

  /// Hands on what is held of the paste.
  mutating func endPaste(_ sink: (TerminalInput) -> Void) {
    if pasteEndMatch > 0 {
      let matched = pasteEndMatch
      pasteEndMatch = 0
      for index in 0..<matched { holdPasted(Self.pasteEnd[index], sink) }
    }
    emitPasted(held.count, sink)
  }

  /// Terminals send CR for a line end; CR, LF and both are `\n` here.
  private mutating func holdPasted(_ byte: UInt8, _ sink: (TerminalInput) -> Void) {
    let followsReturn = pasteEndsInReturn
    pasteEndsInReturn = byte == 0x0D
    if byte == 0x0A, followsReturn { return }
    if held.count == Self.pasteLimit { emitPasted(wholeScalars, sink) }
    held.append(byte == 0x0D ? 0x0A : byte)
  }

  private mutating func emitPasted(_ bytes: Int, _ sink: (TerminalInput) -> Void) {
    guard bytes > 0 else { return }
    count(work: bytes)
    sink(.paste(String(decoding: held.prefix(bytes), as: UTF8.self)))
    held.removeFirst(bytes)
  }

  /// How many of the held bytes end with a whole scalar.
  private var wholeScalars: Int {
    var count = held.count
    for back in 1...3 where back <= held.count {
      let byte = held[held.count - back]
      if byte & 0xC0 == 0x80 { continue }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      if length > back { count -= back }
      break
    }
    return count
  }
}
