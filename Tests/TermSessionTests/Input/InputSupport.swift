@testable import GSDesign
@testable import TermSession

/// Everything that the bytes mean, a flush at the end included.
func events(_ bytes: some Sequence<UInt8>, flush: Bool = true) -> [TerminalInput] {
  var parser = InputParser()
  return events(bytes, with: &parser, flush: flush)
}

func events(
  _ bytes: some Sequence<UInt8>, with parser: inout InputParser, flush: Bool = true
) -> [TerminalInput] {
  var found: [TerminalInput] = []
  parser.feed(bytes) { found.append($0) }
  if flush { parser.flush { found.append($0) } }
  return found
}

func events(_ text: String, flush: Bool = true) -> [TerminalInput] {
  events(Array(text.utf8), flush: flush)
}

func key(_ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = []) -> TerminalInput {
  .key(KeyPress(key, modifiers: modifiers))
}

func key(_ character: Character, _ modifiers: KeyPress.Modifiers = []) -> TerminalInput {
  .key(KeyPress(character, modifiers: modifiers))
}

func pointer(
  _ phase: PointerPhase, _ column: Int, _ row: Int, _ modifiers: KeyPress.Modifiers = []
) -> TerminalInput {
  .pointer(PointerEvent(phase, column: column, row: row, modifiers: modifiers))
}

/// SplitMix64: the same numbers for the same seed, everywhere.
struct InputRandom: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: next()) }
  }
}
