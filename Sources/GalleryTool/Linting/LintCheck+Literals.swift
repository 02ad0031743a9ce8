// Numbers and strings.
extension LintCheck {
  mutating func checkNumber(at index: Int) {
    guard let token = self[index] else { return }
    let digits = source.text(of: token).lowercased().filter { $0 != "_" }
    let start = token.range.lowerBound
    if isEscape(digits, at: index) { report(.escapeSequence, at: start) }
    let isHex = digits.hasPrefix("0x") && [8, 10].contains(digits.utf8.count)
    if isHex, isGivenToColor, !isInTheme(at: index) { report(.rawColor, at: start) }
  }

  /// Whether digits are 0x1B, in a place of bytes or scalars.
  private func isEscape(_ digits: String, at index: Int) -> Bool {
    let value: Int? =
      if digits.hasPrefix("0x") {
        Int(digits.dropFirst(2), radix: 16)
      } else if digits.hasPrefix("0o") {
        Int(digits.dropFirst(2), radix: 8)
      } else if digits.hasPrefix("0b") {
        Int(digits.dropFirst(2), radix: 2)
      } else if Self.scalarTypes.contains(enclosures.last?.name ?? "") {
        Int(digits)
      } else {
        nil
      }
    return value == 0x1B
  }

  private static let scalarTypes: Set<String> = ["UnicodeScalar", "Scalar"]

  mutating func checkString(at index: Int, pounds: Int, isWhole: Bool) {
    guard let token = self[index] else { return }
    let text = StringText(bytes(index), pounds: pounds)
    if let offset = text.escape, !(text.isEscapeKey && isKeyEquivalent(at: index)) {
      report(.escapeSequence, at: token.range.lowerBound + offset)
    }
    if let offset = text.shape { report(.drawnShape, at: token.range.lowerBound + offset) }
    if isWhole, let digits = text.hexDigits, !isInTheme(at: index) {
      // Three or four digits, or decimal ones alone, could be an issue number.
      let isCertain = [6, 8].contains(digits) && !text.hasDecimalDigitsAlone
      if isCertain || isGivenToColor || isAssignedToColor(at: index) {
        report(.rawColor, at: token.range.lowerBound)
      }
    }
  }

  /// Whether a value is assigned to a variable of a colour, judging by its name.
  private func isAssignedToColor(at index: Int) -> Bool {
    guard isSymbol(index - 1, "=") else { return false }
    let name = isSymbol(index - 3, ":") ? word(index - 4) : word(index - 2)
    return Self.isColorName(name)
  }

  /// Whether a value is a key that a menu or a button reacts to.
  private func isKeyEquivalent(at index: Int) -> Bool {
    let last = enclosures.last.map { [$0.name, $0.label] } ?? []
    let assigned = isSymbol(index - 1, "=") ? word(index - 2) : ""
    return (last + [assigned]).contains { Self.keyNames.contains($0) }
  }

  private static let keyNames: Set<String> = [
    "KeyEquivalent", "keyEquivalent", "keyboardShortcut", "UIKeyCommand", "keyCommand",
  ]
}

/// The text between the quotes of a string, as written in the source.
private struct StringText {
  /// The offset of an escape sequence, in bytes.
  private(set) var escape: Int?
  /// The offset of a box line or a block, in bytes.
  private(set) var shape: Int?
  /// Whether the text is the escape character alone, as for a key.
  let isEscapeKey: Bool
  /// Whether the digits after a `#` are decimal.
  let hasDecimalDigitsAlone: Bool
  /// The number of hexadecimal digits after a `#`, if there is nothing else.
  let hexDigits: Int?
  /// Whether the character before is beyond ASCII, given as it is or by its number.
  private var isAfterForeign = false

  init(_ bytes: ArraySlice<UInt8>, pounds: Int) {
    let bytes = Array(bytes)
    hexDigits = Self.hexDigits(bytes)
    hasDecimalDigitsAlone = bytes.dropFirst().allSatisfy { 0x30...0x39 ~= $0 }
    let start = String(decoding: bytes.prefix(16), as: UTF8.self).lowercased()
    isEscapeKey = start.wholeMatch(of: /\x1B|\\#*u\{0*1b\}/) != nil
    var index = 0
    while index < bytes.count {
      let rest = bytes[index...]
      if bytes[index] == 0x1B { note(escape: index) }
      // U+009B, U+009D and U+0090 in UTF-8: escape sequences in one character.
      if bytes[index] == 0xC2, let next = rest.dropFirst().first,
        [0x9B, 0x9D, 0x90].contains(next), !isMojibake(rest.dropFirst(2))
      {
        note(escape: index)
      }
      // U+2500 to U+259F: box lines and blocks.
      if bytes[index] == 0xE2, let next = rest.dropFirst().first, 0x94...0x96 ~= next {
        let last = rest.dropFirst(2).first ?? 0
        if next < 0x96 || last < 0xA0 { note(shape: index) }
      }
      guard bytes[index] == UInt8(ascii: "\\") else {
        // The later bytes of a character belong to it.
        if !(0x80..<0xC0 ~= bytes[index]) { isAfterForeign = bytes[index] >= 0xC0 }
        index += 1
        continue
      }
      // The second of two backslashes is a literal one; but a shell may still see an escape.
      let isPair = pounds == 0 && rest.dropFirst().first == UInt8(ascii: "\\")
      if isPair {
        readForeign(rest.dropFirst(), at: index)
      } else {
        readForeign(rest, at: index)
        if let length = readScalar(rest, at: index, pounds: pounds) {
          index += length
          continue
        }
      }
      isAfterForeign = false
      index += isPair ? 2 : 1
    }
  }

  private mutating func note(escape index: Int) { escape = escape ?? index }
  private mutating func note(shape index: Int) { shape = shape ?? index }

  /// Records an escape in the notation of a shell or of C.
  private mutating func readForeign(_ rest: ArraySlice<UInt8>, at index: Int) {
    for foreign in Self.foreign where rest.dropFirst().starts(with: foreign) {
      note(escape: index)
    }
  }

  /// Reads a scalar by its number after a backslash; returns the length of its notation, or nil without one.
  private mutating func readScalar(
    _ rest: ArraySlice<UInt8>, at index: Int, pounds: Int
  ) -> Int? {
    let scalar = rest.dropFirst().drop { $0 == UInt8(ascii: "#") }
    let hashes = rest.count - 1 - scalar.count
    guard hashes == pounds, scalar.starts(with: Array("u{".utf8)) else { return nil }
    let digits = scalar.dropFirst(2).prefix(16).prefix { $0 != UInt8(ascii: "}") }
    let number = Int(String(decoding: digits, as: UTF8.self), radix: 16)
    let after = scalar.dropFirst(2 + digits.count + 1)
    switch number {
    case 0x1B: note(escape: index)
    case 0x9B, 0x9D, 0x90: if !isMojibake(after) { note(escape: index) }
    case .some(0x2500...0x259F): note(shape: index)
    case _: break
    }
    isAfterForeign = number.map { $0 >= 0x80 } ?? false
    return after.startIndex - rest.startIndex
  }

  /// Whether a control character is a byte of a text that was decoded wrongly, as in `â\u{80}\u{9D}`: it follows a
  /// character beyond ASCII, and no parameters of a sequence follow it.
  private func isMojibake(_ rest: ArraySlice<UInt8>) -> Bool {
    isAfterForeign && !(rest.first.map { 0x30...0x3F ~= $0 } ?? false)
  }

  private static let foreign = ["e[", "033[", "x1b[", "x1B[", "E["].map { Array($0.utf8) }

  private static func hexDigits(_ bytes: [UInt8]) -> Int? {
    guard bytes.first == UInt8(ascii: "#"), [4, 5, 7, 9].contains(bytes.count) else { return nil }
    let isHex = bytes.dropFirst().allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
      case _: false
      }
    }
    return isHex ? bytes.count - 1 : nil
  }
}
