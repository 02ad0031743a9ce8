import GSDesign

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
