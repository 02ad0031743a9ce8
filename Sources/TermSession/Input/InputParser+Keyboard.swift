import GSDesign

extension InputParser {
  /// `CSI code : shifted : base ; modifiers : event ; text u` of kitty's keyboard protocol.
  func endKeyboard(_ parameters: ControlParameters, _ sink: (TerminalInput) -> Void) {
    guard let code = parameters[0], parameters[1, 1] != 3 else { return }
    let modifiers = KeyPress.Modifiers(parameter: parameters[1])
    let key = KeyboardCode(code: code, shifted: parameters[0, 1], base: parameters[0, 2])
    guard key.functional == nil, modifiers.isSubset(of: .shift), parameters.groups.count > 2
    else { return emitCode(key, modifiers, sink) }
    var text = ""
    for number in parameters.groups[2] {
      guard let number, let character = KeyboardCode.character(number) else { continue }
      text.append(character)
    }
    guard !text.isEmpty else { return emitCode(key, modifiers, sink) }
    for character in text { emit(.character(character), sink) }
  }

  /// Emits one code with its modifiers. Shift is kept only if the character does not imply it.
  func emitCode(
    _ code: KeyboardCode, _ modifiers: KeyPress.Modifiers, _ sink: (TerminalInput) -> Void
  ) {
    if let key = code.functional { return emit(key, modifiers, sink) }
    guard let character = KeyboardCode.character(code.code) else { return }
    if modifiers.contains(.control) {
      emit(.character(chord(character, code)), modifiers, sink)
    } else if !modifiers.contains(.shift) {
      emit(.character(character), modifiers, sink)
    } else if let shifted = code.shifted.flatMap(KeyboardCode.character) ?? upper(character) {
      emit(.character(shifted), modifiers.subtracting(.shift), sink)
    } else {
      emit(.character(character), modifiers, sink)
    }
  }

  /// The letter of a control chord: in lower case, and by its place on layouts that have no Latin
  /// letters.
  private func chord(_ character: Character, _ code: KeyboardCode) -> Character {
    if !character.isASCII, let base = code.base.flatMap(KeyboardCode.character), base.isASCII {
      return base
    }
    let lower = character.lowercased()
    return lower.count == 1 ? lower.first ?? character : character
  }

  private func upper(_ character: Character) -> Character? {
    let text = character.uppercased()
    guard text.count == 1, let upper = text.first, upper != character else { return nil }
    return upper
  }
}

/// The keys behind CSI, by final byte or by number.
enum ControlKey {
  /// `CSI … A` and the like.
  static func key(final: UInt8) -> KeyPress.Key? {
    switch final {
    case 0x41: .up
    case 0x42: .down
    case 0x43: .right
    case 0x44: .left
    case 0x46: .end
    case 0x48: .home
    case 0x50...0x53: .function(Int(final) - 0x4F)
    default: nil
    }
  }

  /// `CSI n ~`.
  static func key(number: Int) -> KeyPress.Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }
}

extension KeyPress.Modifiers {
  /// The modifier parameter of xterm and kitty: 1 and a mask. Locks, hyper and meta are left out.
  init(parameter: Int?) {
    self.init(rawValue: UInt8(truncatingIfNeeded: max(0, (parameter ?? 1) - 1)) & 0x0F)
  }
}
