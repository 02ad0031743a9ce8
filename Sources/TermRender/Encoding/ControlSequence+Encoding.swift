import GSDesign

extension ControlSequence {
  /// ESC, which every sequence begins with.
  static let introducer: UInt8 = 0x1B

  /// The sequence's bytes; empty when a count below 1 asks for nothing.
  public var bytes: [UInt8] {
    var output: [UInt8] = []
    encode(into: &output)
    return output
  }

  /// Appends the sequence's bytes.
  public func encode<Output: ByteOutput & ~Copyable>(into output: inout Output) {
    switch self {
    case .setMode(let mode): output.appendControl("?", mode.rawValue, "h")
    case .resetMode(let mode): output.appendControl("?", mode.rawValue, "l")
    case .requestMode(let mode): output.appendControl("?", mode.rawValue, "$p")
    case .cursorPosition(let column, let row): output.appendPosition(column: column, row: row)
    case .cursorColumn(let column): output.appendCount(clampedAdd(column), "G")
    case .cursorRow(let row): output.appendCount(clampedAdd(row), "d")
    case .cursorUp(let count): output.appendCount(count, "A")
    case .cursorDown(let count): output.appendCount(count, "B")
    case .cursorForward(let count): output.appendCount(count, "C")
    case .cursorBackward(let count): output.appendCount(count, "D")
    case .saveCursor: output.appendEscape("7")
    case .restoreCursor: output.appendEscape("8")
    case .resetCursorShape: output.appendControl("0 q")
    case .eraseDisplay(let extent): output.appendErase(extent, "J")
    case .eraseLine(let extent): output.appendErase(extent, "K")
    case .eraseCharacters(let count): output.appendCount(count, "X")
    case .repeatCharacter(let count): output.appendCount(count, "b")
    case .scrollRegion(let top, let bottom):
      output.appendControl("", clampedAdd(top), ";")
      output.appendDecimal(clampedAdd(bottom))
      output.append(0x72)
    case .resetScrollRegion: output.appendControl("r")
    case .reverseIndex: output.appendEscape("M")
    case .insertLines(let count): output.appendCount(count, "L")
    case .deleteLines(let count): output.appendCount(count, "M")
    case .insertCharacters(let count): output.appendCount(count, "@")
    case .deleteCharacters(let count): output.appendCount(count, "P")
    case .resetInsertMode: output.appendControl("4l")
    case .keypadNumeric: output.appendEscape(">")
    case .resetCharacterSet:
      output.appendEscape("(B")
      output.append(0x0F)
    case .resetGraphics: output.appendControl("m")
    case .graphics(let old, let new): output.appendGraphics(from: old, to: new)
    case .closeHyperlink: output.appendCommand("8;;")
    case .resetColor(let slot): output.appendCommand("", 100 + slot.rawValue, "")
    case .setClipboard(let text): output.appendClipboard(text)
    case .sizedText(let text, let scale, let width, let numerator, let denominator):
      output.appendSizedText(text, scale, width, numerator, denominator)
    case .stringTerminator: output.appendEscape("\\")
    case .pushKeyboardFlags(let flags): output.appendControl(">", flags, "u")
    case .popKeyboardFlags(let count):
      guard count > 0 else { return }
      output.appendControl("<", count, "u")
    case .resetModifyOtherKeys: output.appendControl(">4m")
    case .requestPrimaryAttributes: output.appendControl("c")
    case .requestVersion: output.appendControl(">q")
    case .requestNamedColors: output.appendNamedColorQuestion()
    case .requestColor(let slot): output.appendCommand("", slot.rawValue, ";?")
    case .requestKeyboardFlags: output.appendControl("?u")
    case .requestCursorPosition: output.appendControl("?6n")
    case .requestCursorReport: output.appendControl("6n")
    case .requestStatus: output.appendControl("5n")
    case .requestColorScheme: output.appendControl("?996n")
    case .requestCellSize: output.appendControl("16t")
    case .requestCapability(let name): output.appendCapabilityQuestion(name)
    case .requestGraphics: output.appendEscape("P$qm\u{1B}\\")
    case .backspace: output.append(0x08)
    case .tab: output.append(0x09)
    case .lineFeed: output.append(0x0A)
    case .carriageReturn: output.append(0x0D)
    }
  }
}

/// Wire coordinates count from 1; neither end of `Int` may trap.
private func clampedAdd(_ coordinate: Int) -> Int {
  max(0, min(coordinate, Int.max - 1)) + 1
}

extension ByteOutput where Self: ~Copyable {
  mutating func appendEscape(_ text: StaticString) {
    append(0x1B)
    appendText(text)
  }

  mutating func appendControl(_ text: StaticString) {
    append(0x1B)
    append(0x5B)
    appendText(text)
  }

  mutating func appendControl(
    _ prefix: StaticString, _ number: Int, _ suffix: StaticString
  ) {
    appendControl(prefix)
    appendDecimal(number)
    appendText(suffix)
  }

  /// An OSC, ended by ST and not by BEL: BEL rings where the OSC is unknown.
  mutating func appendCommand(_ text: StaticString) {
    append(0x1B)
    append(0x5D)
    appendText(text)
    append(0x1B)
    append(0x5C)
  }

  mutating func appendCommand(
    _ prefix: StaticString, _ number: Int, _ suffix: StaticString
  ) {
    append(0x1B)
    append(0x5D)
    appendText(prefix)
    appendDecimal(number)
    appendText(suffix)
    append(0x1B)
    append(0x5C)
  }

  /// OSC 4 takes a list of numbers and colours.
  mutating func appendNamedColorQuestion() {
    appendEscape("]4")
    for index in 0..<16 {
      append(0x3B)
      appendDecimal(index)
      appendText(";?")
    }
    appendEscape("\\")
  }

  /// OSC 66; where letters take all of a block nothing is said of their size.
  mutating func appendSizedText(
    _ text: String, _ scale: Int, _ width: Int, _ numerator: Int, _ denominator: Int
  ) {
    append(0x1B)
    append(0x5D)
    appendText("66;s=")
    appendDecimal(scale)
    appendText(":w=")
    appendDecimal(width)
    if numerator < denominator {
      appendText(":n=")
      appendDecimal(numerator)
      appendText(":d=")
      appendDecimal(denominator)
      appendText(":v=2")
    }
    append(0x3B)
    for byte in text.utf8 { append(byte) }
    append(0x1B)
    append(0x5C)
  }

  /// XTGETTCAP: the name travels as hexadecimal digits.
  mutating func appendCapabilityQuestion(_ name: TerminalCapabilityName) {
    appendEscape("P+q")
    for byte in name.rawValue.utf8 {
      for digit in [byte >> 4, byte & 15] { append(digit < 10 ? 0x30 + digit : 0x37 + digit) }
    }
    appendEscape("\\")
  }

  /// `CSI n X`, where a missing number means 1.
  mutating func appendCount(_ count: Int, _ final: StaticString) {
    guard count > 0 else { return }
    append(0x1B)
    append(0x5B)
    if count > 1 { appendDecimal(count) }
    appendText(final)
  }

  mutating func appendErase(_ extent: EraseExtent, _ final: StaticString) {
    append(0x1B)
    append(0x5B)
    if extent != .toEnd { append(0x30 + extent.rawValue) }
    appendText(final)
  }

  mutating func appendPosition(column: Int, row: Int) {
    append(0x1B)
    append(0x5B)
    if row > 0 { appendDecimal(clampedAdd(row)) }
    if column > 0 {
      append(0x3B)
      appendDecimal(clampedAdd(column))
    }
    append(0x48)
  }

  mutating func appendText(_ text: StaticString) {
    // The text's own count bounds it.
    for place in 0..<text.utf8CodeUnitCount { unsafe append(text.utf8Start[place]) }
  }

  mutating func appendDecimal(_ number: Int) {
    if number >= 100 {
      appendDecimal(number / 10)
    } else if number >= 10 {
      append(0x30 + UInt8(truncatingIfNeeded: number / 10))
    }
    append(0x30 + UInt8(truncatingIfNeeded: number.magnitude % 10))
  }
}
