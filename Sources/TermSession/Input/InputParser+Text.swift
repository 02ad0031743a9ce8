import GSDesign

extension InputParser {
  /// A byte outside of any sequence.
  mutating func takeText(_ byte: UInt8, _ sink: (TerminalInput) -> Void) {
    if scalar.isPending {
      if scalar.take(byte) {
        endScalar(sink)
        return
      }
      isAlternate = false
    }
    switch byte {
    case 0x1B: state = .escape
    case 0x00...0x1F, 0x7F: emitControl(byte, [], sink)
    case 0x20...0x7E: emit(.character(Character(Unicode.Scalar(byte))), sink)
    default: isAlternate = scalar.begin(byte) && isAlternate
    }
  }

  /// The byte after ESC.
  mutating func takeEscape(_ byte: UInt8, _ sink: (TerminalInput) -> Void) {
    switch byte {
    case 0x1B:
      // Two presses in one read. Some old terminals mean Alt by it, which cannot be distinguished.
      emit(.escape, sink)
    case 0x4F: begin(.singleShift)
    case 0x5B: begin(.control)
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F:
      guard let kind = StringKind(rawValue: byte) else { return }
      begin(.string(kind))
    case 0x5C:
      // ST without a string is the end of one that was given up.
      begin(.ground)
    case 0x00...0x1F, 0x7F:
      begin(.ground)
      emitControl(byte, .alt, sink)
    case 0x20...0x7E:
      begin(.ground)
      emit(.character(Character(Unicode.Scalar(byte))), .alt, sink)
    default:
      begin(.ground)
      isAlternate = true
      takeText(byte, sink)
    }
  }

  mutating func begin(_ next: State) {
    reset()
    state = next
  }

  private mutating func endScalar(_ sink: (TerminalInput) -> Void) {
    guard let scalar = scalar.scalar else { return }
    let modifiers: KeyPress.Modifiers = isAlternate ? .alt : []
    isAlternate = false
    guard !(0x80...0x9F).contains(scalar.value) else { return }
    emit(.character(Character(scalar)), modifiers, sink)
  }

  /// A C0 control or DEL as the key that sends it.
  private func emitControl(
    _ byte: UInt8, _ modifiers: KeyPress.Modifiers, _ sink: (TerminalInput) -> Void
  ) {
    switch byte {
    case 0x00: emit(.character(" "), modifiers.union(.control), sink)
    case 0x08, 0x7F: emit(.backspace, modifiers, sink)
    case 0x09: emit(.tab, modifiers, sink)
    case 0x0D: emit(.enter, modifiers, sink)
    case 0x01...0x1A:
      emit(.character(Character(Unicode.Scalar(byte + 0x60))), modifiers.union(.control), sink)
    default:
      emit(.character(Character(Unicode.Scalar(byte + 0x40))), modifiers.union(.control), sink)
    }
  }
}

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

  /// Passes on the held part of the paste.
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
