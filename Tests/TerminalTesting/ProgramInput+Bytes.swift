import GSDesign
import TermSession

extension ProgramInput {
  /// The bytes that a terminal sends for it, as xterm does; empty if it sends none.
  package var bytes: [UInt8] {
    switch self {
    case .key(let press): Self.bytes(of: press)
    case .paste(let text): Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)
    case .pointer(let phase, let column, let row): Self.bytes(of: phase, column, row)
    case .focus(let isFocused): Array((isFocused ? "\u{1B}[I" : "\u{1B}[O").utf8)
    case .resize, .wait, .frame: []
    }
  }

  private static func bytes(of phase: PointerPhase, _ column: Int, _ row: Int) -> [UInt8] {
    func code(_ button: PointerButton) -> Int {
      switch button {
      case .primary: 0
      case .middle: 1
      case .secondary: 2
      }
    }
    let (number, final) =
      switch phase {
      case .moved: (35, "M")
      case .pressed(let button): (code(button), "M")
      case .dragged(let button): (32 + code(button), "M")
      case .released(let button): (code(button), "m")
      case .scrolled(let columns, let rows):
        (rows < 0 ? 64 : rows > 0 ? 65 : columns < 0 ? 66 : 67, "M")
      }
    return Array("\u{1B}[<\(number);\(column + 1);\(row + 1)\(final)".utf8)
  }

  private static func bytes(of press: KeyPress) -> [UInt8] {
    let alt = press.modifiers.contains(.alt) ? "\u{1B}" : ""
    let text =
      switch press.key {
      case .character(let character):
        if press.modifiers.contains(.control), let byte = character.asciiValue {
          String(Character(Unicode.Scalar(byte & 0x1F)))
        } else {
          String(character)
        }
      case .enter: "\r"
      case .tab: press.modifiers.contains(.shift) ? "\u{1B}[Z" : "\t"
      case .escape: "\u{1B}[27u"
      case .backspace: "\u{7F}"
      case .delete: "\u{1B}[3~"
      case .insert: "\u{1B}[2~"
      case .up: "\u{1B}[A"
      case .down: "\u{1B}[B"
      case .right: "\u{1B}[C"
      case .left: "\u{1B}[D"
      case .home: "\u{1B}[H"
      case .end: "\u{1B}[F"
      case .pageUp: "\u{1B}[5~"
      case .pageDown: "\u{1B}[6~"
      case .function(let number): number == 1 ? "\u{1B}OP" : "\u{1B}[24~"
      }
    return Array((alt + text).utf8)
  }
}
