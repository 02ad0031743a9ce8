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

/// A key of kitty's keyboard protocol: a code point, or a number of the private use area for keys
/// that type nothing.
struct KeyboardCode {
  var code: Int
  /// The code with Shift, if the terminal reports it.
  var shifted: Int?
  /// The code on the standard layout, if the terminal reports it: `c` for the key that types `ㅊ`.
  var base: Int?

  init(code: Int, shifted: Int? = nil, base: Int? = nil) {
    self.code = code
    self.shifted = shifted
    self.base = base
  }

  /// The key that types nothing, or nil.
  var functional: KeyPress.Key? {
    switch code {
    case 27: .escape
    case 13, 57414: .enter
    case 9: .tab
    case 8, 127: .backspace
    case 57376...57398: .function(code - 57363)
    case 57417: .left
    case 57418: .right
    case 57419: .up
    case 57420: .down
    case 57421: .pageUp
    case 57422: .pageDown
    case 57423: .home
    case 57424: .end
    case 57425: .insert
    case 57426: .delete
    default: nil
    }
  }

  /// The character that the code types, or nil.
  static func character(_ code: Int) -> Character? {
    switch code {
    case 57399...57408: return Character(Unicode.Scalar(UInt8(0x30 + code - 57399)))
    case 57409: return "."
    case 57410: return "/"
    case 57411: return "*"
    case 57412: return "-"
    case 57413: return "+"
    case 57415: return "="
    case 57416: return ","
    case 0x20...0x7E, 0xA0...0xDFFF, 0xF900...0x10FFFF:
      return Unicode.Scalar(UInt32(code)).map { Character($0) }
    default: return nil
    }
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
