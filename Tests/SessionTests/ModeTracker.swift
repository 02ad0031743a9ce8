/// What the bytes that a terminal received have switched on. Written for the tests alone, so that
/// the session is not judged by its own code.
struct ModeTracker {
  private enum State { case ground, escape, charset, control, string, stringEscape }

  /// Private modes that are set, by number; 7 and 25 are set at first.
  private(set) var modes: Set<Int> = [7, 25]
  /// Depth of the keyboard stack of the main and of the alternate screen.
  private(set) var keyboardDepth = [0, 0]
  private(set) var hasGraphics = false
  private(set) var hasInsert = false
  private(set) var hasApplicationKeypad = false
  private(set) var hasScrollRegion = false
  private(set) var charset: UInt8 = 0x42
  private(set) var isShifted = false
  private(set) var isLinked = false
  private(set) var primaryAttributeQuestions = 0
  private(set) var colorQuestions = 0
  private(set) var enteredAlternateScreen = 0
  /// Printable bytes outside of sequences.
  private(set) var printed: [UInt8] = []
  private var state = State.ground
  private var held: [UInt8] = []

  /// Nothing is on that a shell would not expect.
  var isRestored: Bool {
    state == .ground && modes == [7, 25] && keyboardDepth == [0, 0] && !hasGraphics && !hasInsert
      && !hasApplicationKeypad && !hasScrollRegion && charset == 0x42 && !isShifted && !isLinked
  }

  mutating func feed(_ bytes: [UInt8]) {
    for byte in bytes { take(byte) }
  }

  private mutating func take(_ byte: UInt8) {
    if byte == 0x1B {
      state = state == .string ? .stringEscape : .escape
      return
    }
    switch state {
    case .ground:
      if byte == 0x0E { isShifted = true }
      if byte == 0x0F { isShifted = false }
      if byte >= 0x20 { printed.append(byte) }
    case .escape: takeEscape(byte)
    case .charset:
      charset = byte
      state = .ground
    case .control:
      held.append(byte)
      if (0x40...0x7E).contains(byte) { endControl() }
    case .string:
      if byte == 0x07 { endString() } else { held.append(byte) }
    case .stringEscape:
      if byte == 0x5C { endString() } else { takeEscape(byte) }
    }
  }

  private mutating func takeEscape(_ byte: UInt8) {
    state = .ground
    held = []
    switch byte {
    case 0x5B: state = .control
    case 0x5D, 0x50, 0x58, 0x5E, 0x5F: state = .string
    case 0x28: state = .charset
    case 0x3D: hasApplicationKeypad = true
    case 0x3E: hasApplicationKeypad = false
    default: break
    }
  }

  private mutating func endString() {
    state = .ground
    let text = String(decoding: held, as: UTF8.self)
    if text.hasPrefix("8;") { isLinked = text != "8;;" }
    if text == "11;?" { colorQuestions += 1 }
  }

  private mutating func endControl() {
    state = .ground
    let text = String(decoding: held, as: UTF8.self)
    let numbers = text.dropLast().drop { !$0.isNumber }.split(separator: ";").compactMap { Int($0) }
    let screen = modes.contains(1_049) ? 1 : 0
    switch (text.first, text.last) {
    case ("?", "h"):
      if numbers.contains(1_049) { enteredAlternateScreen += 1 }
      modes.formUnion(numbers)
    case ("?", "l"): modes.subtract(numbers)
    case (">", "u"): keyboardDepth[screen] += 1
    case ("<", "u"): keyboardDepth[screen] = max(0, keyboardDepth[screen] - (numbers.first ?? 1))
    case ("?", _), (">", _), ("<", _), ("=", _): break
    case (_, "c"): primaryAttributeQuestions += 1
    case (_, "m"): hasGraphics = !numbers.allSatisfy { $0 == 0 }
    case (_, "r"): hasScrollRegion = !numbers.isEmpty
    case (_, "h") where numbers == [4]: hasInsert = true
    case (_, "l") where numbers == [4]: hasInsert = false
    default: break
    }
  }
}
