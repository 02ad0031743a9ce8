/// Texts in blocks of lines, after `|` and `>`.
extension YAMLScanner {
  /// How a block's line breaks at its end count.
  private enum Chomping {
    case strip
    case clip
    case keep
  }

  /// Reads a block of lines that are indented more than a column.
  mutating func scanBlockText(in parent: Int) throws(Failure) -> Scalar {
    let start = place
    let isFolded = isNext(">")
    place += 1
    let (chomping, digit) = try scanHeader()
    var end = place
    let text = beginText()
    end = place
    if next != 0 { skipBreak() }
    var breaks = 0
    let indent = if let digit { max(parent, 0) + digit } else { try detectIndent(in: parent) }
    if next != 0 { skipEmptyLines(indent, &breaks) }
    var isFirst = true
    // Whether the line before can be folded with the next one.
    var isOpen = false
    while isLine(indent) {
      let isMore = Self.isBlank(next)
      if isFirst || !isFolded || !isOpen || isMore {
        appendBreaks(breaks)
      } else {
        breaks == 1 ? tree.texts.bytes.append(0x20) : appendBreaks(breaks - 1)
      }
      isOpen = !isMore
      isFirst = false
      let line = place
      while next != 0, !Self.isBreak(next) { place += 1 }
      tree.texts.bytes.append(contentsOf: bytes[line..<place])
      end = place
      breaks = 0
      if next != 0 {
        skipBreak()
        breaks = 1
      }
      skipEmptyLines(indent, &breaks)
    }
    switch chomping {
    case .strip: break
    case .clip: if !isFirst, breaks > 0 { appendBreaks(1) }
    case .keep: appendBreaks(breaks)
    }
    return Scalar(start: start, end: end, text: endText(from: text), hasLines: true)
  }

  private mutating func appendBreaks(_ count: Int) {
    for _ in 0..<count { tree.texts.bytes.append(0x0A) }
  }

  /// Reads the indicators and the comment after `|` or `>`.
  private mutating func scanHeader() throws(Failure) -> (Chomping, Int?) {
    var chomping: Chomping?
    var digit: Int?
    while true {
      switch next {
      case UInt8(ascii: "-") where chomping == nil: chomping = .strip
      case UInt8(ascii: "+") where chomping == nil: chomping = .keep
      case UInt8(ascii: "1")...UInt8(ascii: "9") where digit == nil:
        digit = Int(next - UInt8(ascii: "0"))
      case _:
        skipBlanks()
        skipComment()
        guard next == 0 || Self.isBreak(next) else {
          throw unexpected("+, -, a digit from 1 to 9, or the end of the line")
        }
        return (chomping ?? .clip, digit)
      }
      place += 1
    }
  }

  /// The indentation of the first line that is not empty, which is more than the parent's.
  private mutating func detectIndent(in parent: Int) throws(Failure) -> Int {
    let (start, line) = (place, lineStart)
    defer { (place, lineStart) = (start, line) }
    var longest = 0
    var longestPlace = place
    while true {
      while isNext(" ") { place += 1 }
      guard Self.isBreak(next) else { break }
      if column > longest { (longest, longestPlace) = (column, place) }
      skipBreak()
    }
    if isNext("\t"), column <= parent { throw tabFailure(place) }
    let indent = max(column, parent + 1)
    guard longest <= indent || next == 0 || column <= parent else {
      throw failure(
        "an empty line has more spaces than the first line of the text; remove them.",
        at: longestPlace)
    }
    return next == 0 ? max(indent, longest) : indent
  }

  /// Skips lines with at most some spaces in them, and the spaces that indent the next line.
  private mutating func skipEmptyLines(_ indent: Int, _ breaks: inout Int) {
    while true {
      while isNext(" "), column < indent { place += 1 }
      guard Self.isBreak(next) else {
        if column < indent { place = lineStart }
        return
      }
      skipBreak()
      breaks += 1
    }
  }

  /// Whether a line of the text is next.
  private func isLine(_ indent: Int) -> Bool {
    next != 0 && column == indent && !isMarker
  }
}
