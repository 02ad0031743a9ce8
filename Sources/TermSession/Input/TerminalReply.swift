public import ColorScience
public import GSDesign
public import TermRender

/// One thing that came from the terminal.
public enum TerminalInput: Hashable, Sendable {
  /// A key.
  case key(KeyPress)
  /// The pointer was pressed, released, moved or its wheel turned.
  case pointer(PointerEvent)
  /// Pasted text, line ends as `\n`, otherwise as it came. A long paste arrives in pieces of at
  /// most ``InputParser/pasteLimit`` bytes, in order, never cut within a scalar.
  case paste(String)
  /// The window gained or lost the focus.
  case focus(Bool)
  /// An answer, or a report that was not asked for.
  case reply(TerminalReply)
}

/// An answer of the terminal to a question, or a report that it sends unasked. Never a key.
///
/// Texts hold printable ASCII only, everything else is dropped: an answer may be forged.
public enum TerminalReply: Hashable, Sendable {
  /// DA1, `CSI ? … c`: the fence behind a batch of questions.
  case primaryAttributes([Int])
  /// DA2, `CSI > … c`.
  case secondaryAttributes([Int])
  /// DA3, `DCS ! | … ST`: the unit's identity in hexadecimal digits.
  case tertiaryAttributes(String)
  /// XTVERSION, `DCS > | … ST`: name and version.
  case version(String)
  /// OSC 10, 11 or 12: a colour of the terminal's own.
  case color(TerminalColorSlot, RGB)
  /// OSC 4: an entry of the palette, from 0.
  case paletteColor(index: Int, RGB)
  /// DECRPM, `CSI ? n ; state $ y`.
  case mode(number: Int, TerminalModeState)
  /// CPR or DECXCPR: the cursor, from 0.
  case cursorPosition(column: Int, row: Int)
  /// `CSI ? 997 ; n n` of mode 2031.
  case colorScheme(TerminalColorScheme)
  /// The text area in cells: `CSI 8 ; … t`, or the report of mode 2048.
  case size(columns: Int, rows: Int)
  /// The text area in pixels: `CSI 4 ; … t`.
  case pixelSize(width: Int, height: Int)
  /// One cell in pixels: `CSI 6 ; … t`.
  case cellPixelSize(width: Int, height: Int)
  /// `CSI ? flags u`: the keyboard flags in force.
  case keyboardFlags(Int)
  /// XTGETTCAP, `DCS 1 + r name = value ST`, decoded; the value is nil if the terminal lacks it.
  case capability(name: String, value: String?)
  /// DECRQSS, `DCS 1 $ r … ST`: a setting as the control sequence's own parameters and final byte;
  /// nil if the question was not understood.
  case setting(String?)
  /// Kitty's graphics protocol, `APC G i = n ; … ST`: whether a command for an image succeeded.
  case graphics(image: Int, isOK: Bool)
  /// DSR, `CSI 0 n`: alive.
  case alive
}

/// The state in a DECRPM answer. The raw value is the parameter on the wire.
public enum TerminalModeState: Int, Hashable, Sendable, CaseIterable {
  /// The terminal does not know the mode.
  case unknown = 0
  /// On, and can be switched off.
  case set = 1
  /// Off, and can be switched on.
  case reset = 2
  /// Always on.
  case permanentlySet = 3
  /// Always off.
  case permanentlyReset = 4
}

/// Whether the terminal's colours are dark or light. The raw value is the parameter on the wire.
public enum TerminalColorScheme: Int, Hashable, Sendable, CaseIterable {
  /// Light words on a dark ground.
  case dark = 1
  /// Dark words on a light ground.
  case light = 2
}

extension TerminalReply {
  /// A CSI with a private marker; nil if it is not understood.
  init?(final: UInt8, marked parameters: ControlParameters) {
    let values = parameters.numbers.map { $0 ?? 0 }
    switch (parameters.marker, parameters.intermediates, final) {
    case (0x3F, [], 0x63): self = .primaryAttributes(values)
    case (0x3E, [], 0x63): self = .secondaryAttributes(values)
    case (0x3F, [], 0x75): self = .keyboardFlags(values.first ?? 0)
    case (0x3F, [0x24], 0x79):
      guard values.count == 2, let state = TerminalModeState(rawValue: values[1]) else {
        return nil
      }
      self = .mode(number: values[0], state)
    case (0x3F, [], 0x52):
      guard values.count >= 2 else { return nil }
      self = .cursorPosition(column: max(0, values[1] - 1), row: max(0, values[0] - 1))
    case (0x3F, [], 0x6E):
      guard values.count == 2, values[0] == 997,
        let scheme = TerminalColorScheme(rawValue: values[1])
      else { return nil }
      self = .colorScheme(scheme)
    default: return nil
    }
  }

  /// A CSI without a marker that can only be a report; nil if it is not understood.
  init?(final: UInt8, plain parameters: ControlParameters) {
    let values = parameters.numbers.map { $0 ?? 0 }
    switch (final, values.first) {
    case (0x6E, 0) where values.count == 1: self = .alive
    case (0x74, 48) where values.count >= 3, (0x74, 8) where values.count == 3:
      self = .size(columns: values[2], rows: values[1])
    case (0x74, 4) where values.count == 3: self = .pixelSize(width: values[2], height: values[1])
    case (0x74, 6) where values.count == 3:
      self = .cellPixelSize(width: values[2], height: values[1])
    default: return nil
    }
  }
}

extension TerminalReply {
  /// The body of an OSC; nil if it is not understood.
  init?(operatingSystem body: [UInt8]) {
    let parts = body.split(separator: 0x3B, omittingEmptySubsequences: false)
    guard let first = parts.first, let number = decimal(first) else { return nil }
    if number == TerminalColorSlot.palette.rawValue {
      guard parts.count == 3, let index = decimal(parts[1]), let color = parsedColor(parts[2])
      else { return nil }
      self = .paletteColor(index: index, color)
    } else {
      guard let slot = TerminalColorSlot(rawValue: number), parts.count == 2,
        let color = parsedColor(parts[1])
      else { return nil }
      self = .color(slot, color)
    }
  }

  /// The body of a DCS; nil if it is not understood.
  init?(deviceControl body: [UInt8]) {
    if body.starts(with: [0x3E, 0x7C]) {
      self = .version(printable(body.dropFirst(2)))
    } else if body.starts(with: [0x21, 0x7C]) {
      self = .tertiaryAttributes(printable(body.dropFirst(2)))
    } else if body.dropFirst().starts(with: [0x2B, 0x72]) {
      self.init(capability: body.dropFirst(3), isKnown: body.first == 0x31)
    } else if body.dropFirst().starts(with: [0x24, 0x72]) {
      self = .setting(body.first == 0x31 ? printable(body.dropFirst(3)) : nil)
    } else {
      return nil
    }
  }

  /// The body of an APC; nil if it is not understood.
  init?(application body: [UInt8]) {
    guard body.first == 0x47 else { return nil }
    let halves = body.dropFirst().split(
      separator: 0x3B, maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2 else { return nil }
    let keys = halves[0].split(separator: 0x2C)
    guard let key = keys.first(where: { $0.starts(with: [0x69, 0x3D]) }),
      let image = decimal(key.dropFirst(2))
    else { return nil }
    self = .graphics(image: image, isOK: halves[1].elementsEqual([0x4F, 0x4B]))
  }

  private init?(capability body: ArraySlice<UInt8>, isKnown: Bool) {
    // Only the first of several: one question is asked at a time.
    guard let entry = body.split(separator: 0x3B).first else { return nil }
    let halves = entry.split(separator: 0x3D, maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = hexadecimalText(halves[0]), !name.isEmpty else { return nil }
    let value = halves.count == 2 ? hexadecimalText(halves[1]) : ""
    self = .capability(name: name, value: isKnown ? value : nil)
  }
}

/// The printable part of a text from outside.
private func printable(_ bytes: some Sequence<UInt8>) -> String {
  String(decoding: bytes.filter { (0x20...0x7E).contains($0) }, as: UTF8.self)
}

private func decimal(_ bytes: ArraySlice<UInt8>) -> Int? {
  guard (1...6).contains(bytes.count) else { return nil }
  var value = 0
  for byte in bytes {
    guard (0x30...0x39).contains(byte) else { return nil }
    value = value * 10 + Int(byte - 0x30)
  }
  return value
}

private func hexadecimal(_ byte: UInt8) -> Int? {
  switch byte {
  case 0x30...0x39: Int(byte) - 0x30
  case 0x41...0x46: Int(byte) - 0x37
  case 0x61...0x66: Int(byte) - 0x57
  default: nil
  }
}

private func hexadecimalText(_ bytes: ArraySlice<UInt8>) -> String? {
  guard bytes.count.isMultiple(of: 2) else { return nil }
  var text: [UInt8] = []
  var high: Int?
  for byte in bytes {
    guard let digit = hexadecimal(byte) else { return nil }
    if let upper = high {
      text.append(UInt8(upper << 4 | digit))
      high = nil
    } else {
      high = digit
    }
  }
  return printable(text)
}

/// `rgb:r/g/b` and `rgba:r/g/b/a` with one to four digits each (XParseColor), and `#rrggbb`.
private func parsedColor(_ bytes: ArraySlice<UInt8>) -> RGB? {
  if bytes.first == 0x23 {
    let digits = bytes.dropFirst().compactMap(hexadecimal)
    guard digits.count == 6, bytes.count == 7 else { return nil }
    return RGB(digits.reduce(0) { $0 << 4 | UInt32($1) })
  }
  let halves = bytes.split(separator: 0x3A, omittingEmptySubsequences: false)
  guard halves.count == 2, [Array("rgb".utf8), Array("rgba".utf8)].contains(Array(halves[0]))
  else { return nil }
  let channels = halves[1].split(separator: 0x2F, omittingEmptySubsequences: false)
  guard channels.count == halves[0].count else { return nil }
  let values = channels.compactMap(channel)
  guard values.count == channels.count else { return nil }
  return RGB(red: values[0], green: values[1], blue: values[2])
}

/// One to four digits, scaled to eight bits, halves up.
private func channel(_ bytes: ArraySlice<UInt8>) -> UInt8? {
  guard (1...4).contains(bytes.count) else { return nil }
  var value = 0
  var largest = 0
  for byte in bytes {
    guard let digit = hexadecimal(byte) else { return nil }
    value = value << 4 | digit
    largest = largest << 4 | 15
  }
  return UInt8(truncatingIfNeeded: (value * 510 + largest) / (2 * largest))
}
