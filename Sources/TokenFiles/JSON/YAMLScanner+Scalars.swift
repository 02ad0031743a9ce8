/// Plain and quoted scalars, anchors and tags.
extension YAMLScanner {
  /// Reads a scalar.
  ///
  /// - Parameters:
  ///   - parent: the column that further lines are indented more than.
  ///   - isFlow: whether it is within brackets or braces.
  mutating func scanScalar(in parent: Int, isFlow: Bool = false) throws(Failure) -> Scalar {
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try scanQuoted(in: parent)
    case _: return try scanPlain(in: parent, isFlow: isFlow)
    }
  }

  /// The bytes from an offset to the next blank, line break or one of `,[]{}`, which are skipped.
  mutating func scanWord(from start: Int) -> Range<Int> {
    place = start
    while !Self.isGap(next), !Self.isFlowIndicator(next) { place += 1 }
    return start..<place
  }

  /// The bytes of a tag, which are skipped; between `!<` and `>` also commas.
  private mutating func scanTag() -> Range<Int> {
    let start = place
    if byte(start + 1) == UInt8(ascii: "<") {
      while !Self.isGap(next), !isNext(">") { place += 1 }
    }
    return start..<scanWord(from: place).upperBound
  }

  /// Reads an anchor and a tag, in any order.
  mutating func scanProperties() throws(Failure) -> Properties {
    var properties = Properties()
    while isNext("&") || isNext("!") {
      let start = place
      if properties.isEmpty { properties.start = start }
      if isNext("&") {
        let word = scanWord(from: start + 1)
        guard !word.isEmpty else { throw unexpected("the name of an anchor") }
        guard properties.anchor == nil else {
          throw failure("a value has one anchor and one tag; remove the second.", at: start)
        }
        properties.anchor = word
      } else {
        let text = String(decoding: bytes[scanTag()], as: UTF8.self)
        guard let tag = YAMLTag(text) else {
          throw failure(
            "the tag \(shown(text)) is not one of !!str, !!int, !!float, !!bool, !!null, !!map and !!seq; remove it.",
            at: start)
        }
        guard properties.tag == nil else {
          throw failure("a value has one anchor and one tag; remove the second.", at: start)
        }
        properties.tag = tag
      }
      guard Self.isGap(next) || Self.isFlowIndicator(next) else { throw unexpected("a blank") }
      skipBlanks()
    }
    return properties
  }

  private mutating func scanPlain(in parent: Int, isFlow: Bool) throws(Failure) -> Scalar {
    guard canBeginPlain(isFlow: isFlow) else { throw plainFailure }
    let start = place
    let text = beginText()
    var hasLines = false
    while true {
      let end = plainLineEnd(isFlow: isFlow)
      tree.texts.bytes.append(contentsOf: bytes[place..<end])
      place = end
      guard let breaks = try nextPlainLine(in: parent, isFlow: isFlow) else { break }
      appendFold(breaks)
      hasLines = true
    }
    return Scalar(
      start: start, end: place, text: endText(from: text), isPlain: true, hasLines: hasLines)
  }

  private func canBeginPlain(isFlow: Bool) -> Bool {
    switch next {
    case 0: false
    case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
      !Self.isGap(byte(place + 1)) && !(isFlow && Self.isFlowIndicator(byte(place + 1)))
    case let byte: !",[]{}#&*!|>'\"%@`".utf8.contains(byte)
    }
  }

  private var plainFailure: Failure {
    switch next {
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"):
      failure(
        "\(Character(Unicode.Scalar(next))) cannot begin a text without quotation marks; put the text into quotation marks."
      )
    case UInt8(ascii: ":"): unexpected("a name before the colon")
    case _: unexpected("a value")
    }
  }

  /// The end of the scalar's part in its line, without blanks.
  private func plainLineEnd(isFlow: Bool) -> Int {
    var end = place
    var offset = place
    while true {
      let byte = byte(offset)
      switch byte {
      case 0, 0x0A, 0x0D: return end
      case 0x20, 0x09: offset += 1
      case UInt8(ascii: "#") where offset > end || offset == place && offset > lineStart:
        return end
      case UInt8(ascii: ":")
      where Self.isGap(self.byte(offset + 1))
        || isFlow && Self.isFlowIndicator(self.byte(offset + 1)):
        return end
      case _ where isFlow && Self.isFlowIndicator(byte): return end
      case _:
        offset += 1
        end = offset
      }
    }
  }

  /// Goes to the next line of a plain scalar; returns the number of line breaks before it, nil at the scalar's end.
  private mutating func nextPlainLine(in parent: Int, isFlow: Bool) throws(Failure) -> Int? {
    let (end, line) = (place, lineStart)
    skipBlanks()
    var breaks = 0
    while Self.isBreak(next) {
      skipBreak()
      breaks += 1
      skipBlanks()
    }
    let goesOn =
      breaks > 0 && next != 0 && !isNext("#") && !isMarker
      && (isFlow ? !Self.isFlowIndicator(next) : column > parent)
    if goesOn {
      if !isFlow, let tab = bytes[lineStart..<place].firstIndex(of: 0x09), tab - lineStart <= parent
      {
        throw tabFailure(tab)
      }
      if !(isFlow && isNext(":") && isValueIndicator()) { return breaks }
    }
    (place, lineStart) = (end, line)
    return nil
  }

  /// Whether a colon is next that ends a name within brackets or braces.
  func isValueIndicator() -> Bool {
    isNext(":") && (Self.isGap(byte(place + 1)) || Self.isFlowIndicator(byte(place + 1)))
  }

  /// Adds a blank for one line break, else all line breaks but one.
  mutating func appendFold(_ breaks: Int) {
    if breaks == 1 {
      tree.texts.bytes.append(0x20)
    } else {
      for _ in 1..<breaks { tree.texts.bytes.append(0x0A) }
    }
  }

  private mutating func scanQuoted(in parent: Int) throws(Failure) -> Scalar {
    let start = place
    let quote = next
    let firstLine = lineStart
    let text = beginText()
    place += 1
    while true {
      switch next {
      case 0: throw unexpected("the end of a string")
      case quote where quote == UInt8(ascii: "'") && byte(place + 1) == quote:
        tree.texts.bytes.append(quote)
        place += 2
      case quote:
        place += 1
        return Scalar(
          start: start, end: place, text: endText(from: text), hasLines: lineStart != firstLine)
      case UInt8(ascii: "\\") where quote == UInt8(ascii: "\""): try scanEscape(in: parent)
      case 0x20, 0x09, 0x0A, 0x0D: try scanQuotedGap(in: parent)
      case let byte:
        tree.texts.bytes.append(byte)
        place += 1
      }
    }
  }

  /// Reads blanks within quotation marks, which line breaks fold.
  private mutating func scanQuotedGap(in parent: Int) throws(Failure) {
    let start = place
    skipBlanks()
    if Self.isBreak(next) {
      appendFold(try skipQuotedBreaks(in: parent))
    } else {
      tree.texts.bytes.append(contentsOf: bytes[start..<place])
    }
  }

  /// Skips line breaks and the blanks after them; returns their number.
  private mutating func skipQuotedBreaks(in parent: Int) throws(Failure) -> Int {
    var breaks = 0
    while Self.isBreak(next) {
      skipBreak()
      breaks += 1
      if isMarker { throw unexpected("the end of a string") }
      skipBlanks()
    }
    let spaces = bytes[lineStart..<place].prefix { $0 == 0x20 }.count
    guard spaces > parent || next == 0 else {
      throw failure("this line of a text is indented less than the text; indent it further.")
    }
    return breaks
  }

  private mutating func scanEscape(in parent: Int) throws(Failure) {
    let start = place
    place += 1
    let byte = next
    if Self.isBreak(byte) {
      let breaks = try skipQuotedBreaks(in: parent)
      if breaks > 1 { appendFold(breaks) }
      return
    }
    place += 1
    let scalar: Unicode.Scalar
    switch byte {
    case UInt8(ascii: "0"): scalar = "\0"
    case UInt8(ascii: "a"): scalar = "\u{7}"
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "t"), 0x09: scalar = "\t"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "v"): scalar = "\u{B}"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "e"): scalar = "\u{1B}"
    case UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "\\"):
      scalar = Unicode.Scalar(byte)
    case UInt8(ascii: "N"): scalar = "\u{85}"
    case UInt8(ascii: "_"): scalar = "\u{A0}"
    case UInt8(ascii: "L"): scalar = "\u{2028}"
    case UInt8(ascii: "P"): scalar = "\u{2029}"
    case UInt8(ascii: "x"): scalar = try scanCode(digits: 2, from: start)
    case UInt8(ascii: "u"): scalar = try scanCode(digits: 4, from: start)
    case UInt8(ascii: "U"): scalar = try scanCode(digits: 8, from: start)
    case _: throw escapeFailure(at: start)
    }
    tree.texts.bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  private func escapeFailure(at offset: Int) -> Failure {
    failure(
      "a backslash begins an escape, and this is not one; write \\\\ for a backslash, or use single quotation marks.",
      at: offset)
  }

  /// Reads the digits of an escape; two of `\u` may be the halves of a surrogate pair, as in JSON.
  private mutating func scanCode(
    digits: Int, from start: Int
  ) throws(Failure) -> Unicode.Scalar {
    let value = try scanDigits(digits, from: start)
    if let scalar = Unicode.Scalar(value) { return scalar }
    guard let lead = UInt16(exactly: value) else { throw escapeFailure(at: start) }
    let second = place
    guard UTF16.isLeadSurrogate(lead), isNext("\\"), byte(place + 1) == UInt8(ascii: "u") else {
      throw Failure(offset: start, reason: .loneSurrogate(lead))
    }
    place += 2
    let trail = UInt16(truncatingIfNeeded: try scanDigits(4, from: second))
    guard UTF16.isTrailSurrogate(trail) else {
      throw Failure(offset: start, reason: .loneSurrogate(lead))
    }
    return UTF16.decode(UTF16.EncodedScalar([lead, trail]))
  }

  private mutating func scanDigits(_ count: Int, from start: Int) throws(Failure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let digit = Character(Unicode.Scalar(next)).hexDigitValue else {
        throw escapeFailure(at: start)
      }
      value = value << 4 | UInt32(digit)
      place += 1
    }
    return value
  }
}
