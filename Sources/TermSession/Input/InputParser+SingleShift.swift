import GSDesign

extension InputParser {
  /// A byte after SS3 (`ESC O`): keys in application mode, with modifiers in some terminals.
  mutating func takeSingleShift(_ byte: UInt8, _ sink: (TerminalInput) -> Void) {
    switch byte {
    case 0x30...0x3B where byte != 0x3A && held.count < 8: hold(byte)
    default:
      let parameters = ControlParameters(held)
      let modifiers = KeyPress.Modifiers(parameter: parameters?[1] ?? parameters?[0])
      if let key = SingleShiftKey.key(byte) {
        begin(.ground)
        emit(key, modifiers, sink)
      } else if let key = SingleShiftKey.controlKey(byte) {
        begin(.ground)
        emit(key, modifiers.union(.control), sink)
      } else if byte == 0x45 {
        begin(.ground)
      } else {
        endSingleShift(sink)
        take(byte, sink)
      }
    }
  }

  /// It was no sequence: Alt-O and what was typed after it.
  mutating func endSingleShift(_ sink: (TerminalInput) -> Void) {
    let typed = held
    begin(.ground)
    emit(.character("O"), .alt, sink)
    for byte in typed { takeText(byte, sink) }
  }
}

/// The keys behind SS3.
enum SingleShiftKey {
  static func key(_ final: UInt8) -> KeyPress.Key? {
    switch final {
    case 0x41...0x44, 0x46, 0x48, 0x50...0x53: ControlKey.key(final: final)
    case 0x4D: .enter
    case 0x49: .tab
    case 0x20: .character(" ")
    case 0x58: .character("=")
    case 0x6A...0x79: .character(Character(Unicode.Scalar(final - 0x40)))
    default: nil
    }
  }

  /// rxvt's arrows with Control.
  static func controlKey(_ final: UInt8) -> KeyPress.Key? {
    (0x61...0x64).contains(final) ? ControlKey.key(final: final - 0x20) : nil
  }
}
