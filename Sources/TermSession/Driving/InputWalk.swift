package import GSDesign
package import TermRender

/// Random inputs that follow from a seed: keys, the pointer, pastes, sizes, focus, time, and few frames between them.
///
/// Most often several inputs come between two frames: a program must accept input meant for a screen that it has
/// already left.
package struct InputWalk {
  /// The keys to press. For a real program, leave out those that end or stop it.
  package var keys: [KeyPress]
  private var random: SplitMix64
  /// How many inputs are left before the next frame.
  private var burst = 0
  private var pointer = CellPosition(column: 0, row: 0)
  private var isHeld = false

  /// - Parameter seed: the same seed and the same frames give the same inputs.
  package init(seed: UInt64, keys: [KeyPress] = Self.everyKey) {
    random = SplitMix64(seed: seed)
    self.keys = keys
  }

  /// Every key with a name, every printable ASCII character, and a few with modifiers and of other scripts.
  package static let everyKey: [KeyPress] =
    KeyPress.names.map { KeyPress($0.key) }
    + (0x21...0x7E).map { KeyPress(Character(Unicode.Scalar(UInt8($0)))) }
    + "celpruwz]".map { KeyPress($0, modifiers: .control) }
    + [
      KeyPress(.tab, modifiers: .shift), KeyPress(.enter, modifiers: .alt),
      KeyPress("가"), KeyPress("ㅂ"), KeyPress("e\u{301}"), KeyPress("👨‍👩‍👧"),
      KeyPress("x", modifiers: .alt),
      KeyPress(.function(1)), KeyPress(.function(12)),
    ]

  /// The keys that lead from place to place, which are pressed more often than others.
  private static let moves: [KeyPress] = [.up, .down, .left, .right, .enter, .escape, .tab, .home]
    .map { KeyPress($0) }

  /// A frame or an input, for the last drawn screen.
  ///
  /// - Parameters:
  ///   - size: of the screen.
  ///   - drawing: the last frame; nil if unknown.
  package mutating func next(size: CellSize, drawing: Drawing?) -> ProgramInput {
    guard burst > 0 else {
      burst = chance(40) ? 1 : chance(85) ? number(2...5) : number(6...40)
      return .frame
    }
    burst -= 1
    switch number(0..<1_000) {
    case ..<300: return .key(pick(Self.moves.filter(keys.contains)) ?? KeyPress(.down))
    case ..<620: return .key(pick(keys) ?? KeyPress(.down))
    case ..<960: return point(size, drawing)
    case ..<972: return .resize(columns: length(400), rows: length(150))
    case ..<982: return .paste(text())
    case ..<990: return .focus(chance(50))
    default: return .wait(number(0...400))
    }
  }

  /// A line for a program with a command line: one of its words, with arguments.
  ///
  /// - Parameters:
  ///   - words: the words that begin a line.
  ///   - arguments: the words that may follow.
  package mutating func line(beginning words: [String], _ arguments: [String]) -> ProgramInput {
    let first = chance(90) ? pick(words) ?? "" : text()
    let rest = (0..<number(0...3)).map { _ in chance(80) ? pick(arguments) ?? "" : text() }
    return .paste(([first] + rest).joined(separator: " "))
  }

  private mutating func point(_ size: CellSize, _ drawing: Drawing?) -> ProgramInput {
    if !chance(30) { pointer = place(size, drawing) }
    let phase: PointerPhase
    if isHeld, chance(70) {
      isHeld = false
      phase = .released(.primary)
    } else if chance(60) {
      isHeld = true
      phase = .pressed(.primary)
    } else {
      phase = pick(ProgramInput.phases.map(\.phase)) ?? .moved
    }
    return .pointer(phase, column: pointer.column, row: pointer.row)
  }

  /// A cell of a part that can be pointed at, a cell of the screen, or one outside of it.
  private mutating func place(_ size: CellSize, _ drawing: Drawing?) -> CellPosition {
    if chance(70), let area = pick(drawing?.partAreas ?? []), !area.isEmpty {
      return CellPosition(
        column: number(area.column..<area.endColumn), row: number(area.row..<area.endRow))
    }
    if chance(90) {
      return CellPosition(
        column: number(0..<max(1, size.columns)), row: number(0..<max(1, size.rows)))
    }
    return CellPosition(column: number(0...500), row: number(0...200))
  }

  /// From 1 to a longest; short ones are as likely as long ones, and usual ones likelier.
  private mutating func length(_ longest: Int) -> Int {
    switch number(0..<3) {
    case 0: return number(1...12)
    case 1: return longest > 200 ? number(60...160) : number(16...60)
    default: return number(1...longest)
    }
  }

  private mutating func text() -> String {
    let piece = pick(Self.pieces) ?? "a"
    return String(repeating: piece, count: pick([1, 2, 7, 40, 200]) ?? 1)
  }

  /// The sequence that turns text red, as a text that is pasted may have it.
  private static let red = String(
    decoding: ControlSequence.graphics(from: nil, to: Pen(foreground: .indexed(1))).bytes,
    as: UTF8.self)

  /// Texts that are hard to handle: combining marks, joined emoji, directions, lines, widths and control sequences.
  private static let pieces = [
    "a", "가", "e\u{301}", "\u{301}", "👩‍👧‍👦", "\u{202E}ab", "\n", "\t", "\u{0}", red, "\u{200D}",
    "ᄀ", "ᄀ\u{1161}\u{11A8}", "🇰🇷", "\u{FE0F}", "tag/filled", "  ", "-1", "9e99", "#ff", "𒐫", "ﷺ",
  ]

  private mutating func chance(_ percent: Int) -> Bool { number(0..<100) < percent }

  private mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &random)
  }
}
