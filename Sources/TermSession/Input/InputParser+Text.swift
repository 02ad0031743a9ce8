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
      // Two presses in one read. Some old terminals mean Alt by it, which nobody can tell apart.
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
