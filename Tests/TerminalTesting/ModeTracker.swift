/// The modes that a terminal's input has switched on. Written for the tests alone, so that the session is not judged by
/// its own code.
package struct ModeTracker {
  private enum State { case ground, escape, charset, control, string, stringEscape }

  /// Private modes that are set, by number; 7 and 25 are set at first.
  package private(set) var modes: Set<Int> = [7, 25]
  /// Depth of the keyboard stack of the main and of the alternate screen.
  package private(set) var keyboardDepth = [0, 0]
  package private(set) var hasGraphics = false
  package private(set) var hasInsert = false
  package private(set) var hasApplicationKeypad = false
  package private(set) var hasScrollRegion = false
  package private(set) var hasModifiedKeys = false
  package private(set) var charset: UInt8 = 0x42
  package private(set) var isShifted = false
  package private(set) var isLinked = false
  /// Colours of the terminal that were set and not reset, by the number of the command.
  package private(set) var colors: Set<Int> = []
  package private(set) var hasCursorShape = false
  /// Titles that were set over the person's own.
  package private(set) var titles = 0
  /// Kitty's images that are placed, or were when the alternate screen was left.
  package private(set) var hasImages = false
  /// Commands of kitty's graphics that place an image, and sixel images.
  package private(set) var imagesShown = 0
  package private(set) var primaryAttributeQuestions = 0
  package private(set) var colorQuestions = 0
  package private(set) var enteredAlternateScreen = 0
  /// Printable bytes outside sequences.
  package private(set) var printed: [UInt8] = []
  private var state = State.ground
  private var held: [UInt8] = []
  /// The byte that opened the string.
  private var stringKind: UInt8 = 0
  private var hasLeftImages = false

  package init() {}

  /// Whether no mode is on that a shell would not expect.
  package var isRestored: Bool { leftovers.isEmpty }

  /// Descriptions of the modes that a shell would not expect.
  package var leftovers: [String] {
    let found: [(Bool, String)] = [
      (state != .ground, "an open sequence"),
      (modes != [7, 25], "modes \(modes.symmetricDifference([7, 25]).sorted())"),
      (keyboardDepth != [0, 0], "the keyboard's stacks \(keyboardDepth)"),
      (hasGraphics, "colours or attributes"), (hasInsert, "insert mode"),
      (hasApplicationKeypad, "the application's keypad"), (hasScrollRegion, "a scroll region"),
      (hasModifiedKeys, "modified keys"), (charset != 0x42 || isShifted, "another character set"),
      (isLinked, "an open link"), (!colors.isEmpty, "colours set by OSC \(colors.sorted())"),
      (hasCursorShape, "the cursor's shape"), (titles > 0, "a title"), (hasImages, "images"),
    ]
    return found.filter(\.0).map(\.1)
  }

  package mutating func feed(_ bytes: some Sequence<UInt8>) {
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
    case 0x5D, 0x50, 0x58, 0x5E, 0x5F:
      state = .string
      stringKind = byte
    case 0x28: state = .charset
    case 0x3D: hasApplicationKeypad = true
    case 0x3E: hasApplicationKeypad = false
    default: break
    }
  }

  private mutating func endString() {
    state = .ground
    let text = String(decoding: held, as: UTF8.self)
    if stringKind == 0x5F { return endGraphics(text) }
    if stringKind == 0x50 {
      if text.hasPrefix("0;1q") { imagesShown += 1 }
      return
    }
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    guard let number = parts.first.flatMap({ Int($0) }) else { return }
    switch number {
    case 8: isLinked = text != "8;;"
    case 11 where parts.last == "?": colorQuestions += 1
    case 4, 10, 11, 12: if parts.last != "?" { colors.insert(number) }
    case 104, 110, 111, 112: colors.remove(number - 100)
    case 0, 1, 2: titles += 1
    default: break
    }
  }

  private mutating func endGraphics(_ text: String) {
    if text.hasPrefix("Ga=T") || text.hasPrefix("Ga=p") {
      imagesShown += 1
      hasImages = true
    }
    if text == "Ga=d,d=A" { hasImages = hasLeftImages }
  }

  private mutating func endControl() {
    state = .ground
    let text = String(decoding: held, as: UTF8.self)
    let numbers = text.dropLast().drop { !$0.isNumber }.split(separator: ";")
      .compactMap { Int($0.prefix(while: \.isNumber)) }
    let screen = modes.contains(1_049) ? 1 : 0
    switch (text.first, text.last) {
    case ("?", "h"):
      if numbers.contains(1_049) { enteredAlternateScreen += 1 }
      modes.formUnion(numbers)
    case ("?", "l"):
      if numbers.contains(1_049), hasImages { hasLeftImages = true }
      modes.subtract(numbers)
    case (">", "u"): keyboardDepth[screen] += 1
    case ("<", "u"): keyboardDepth[screen] = max(0, keyboardDepth[screen] - (numbers.first ?? 1))
    case (">", "m"): hasModifiedKeys = numbers.count > 1 && numbers[1] > 0
    case ("?", _), (">", _), ("<", _), ("=", _): break
    case (_, "c"): primaryAttributeQuestions += 1
    case (_, "m"): hasGraphics = !numbers.allSatisfy { $0 == 0 }
    case (_, "q") where text.hasSuffix(" q"): hasCursorShape = numbers.first ?? 0 > 0
    case (_, "r"): hasScrollRegion = !numbers.isEmpty
    case (_, "t") where numbers.first == 23: titles = 0
    case (_, "h") where numbers == [4]: hasInsert = true
    case (_, "l") where numbers == [4]: hasInsert = false
    default: break
    }
  }
}
