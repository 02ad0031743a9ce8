import GSDesign
import StateSpace
import TermRender

/// Why a tape cannot be read, and where.
struct TapeError: Error, Hashable, CustomStringConvertible {
  /// From 1.
  let line: Int
  /// From 1, counted in Unicode scalars.
  let column: Int
  /// A sentence about the problem, and what to write.
  let reason: String

  /// The position and the sentence, as they follow the name of a file.
  var description: String { "\(line):\(column): \(reason)" }
}

/// Reads a tape: strictly, with the line and the column of the first error.
struct TapeReader {
  private var steps: [Tape.Step] = []
  private var pauses = 0
  private var names: Set<String> = []

  /// The verbs, as messages list them.
  private static let verbs = [
    "open", "appearance", "depth", "resize", "key", "type", "paste", "click", "move", "drag",
    "wheel", "wait", "expect", "expect-not", "pause", "screenshot", "caption",
  ]

  static func tape(_ bytes: [UInt8]) throws(TapeError) -> Tape {
    guard bytes.count <= TapeLimits.bytes else {
      throw TapeError(
        line: 1, column: 1,
        reason: "The tape is larger than \(TapeLimits.bytes >> 10) KB; split it.")
    }
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    guard lines.count <= TapeLimits.lines else {
      throw TapeError(
        line: TapeLimits.lines + 1, column: 1,
        reason: "The tape has more than \(TapeLimits.lines) lines; split it.")
    }
    var reader = TapeReader()
    for (index, line) in lines.enumerated() {
      try reader.read(line.last == 0x0D ? line.dropLast() : line, number: index + 1)
    }
    return Tape(steps: reader.steps)
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>, number: Int) throws(TapeError) {
    var line = try TapeLine(bytes, number: number)
    line.skipBlanks()
    guard !line.isAtEnd, line.next != "#" else { return }
    let start = line.column
    let verb = line.word()
    let action = try action(verb, at: start, &line)
    line.skipBlanks()
    guard line.isAtEnd else {
      throw line.error("Nothing follows here; a comment needs a line of its own.")
    }
    steps.append(Tape.Step(action: action, line: number))
  }

  private mutating func action(
    _ verb: String, at start: Int, _ line: inout TapeLine
  ) throws(TapeError) -> TapeAction {
    switch verb {
    case "open":
      guard steps.isEmpty else {
        throw line.error("open comes before everything else.", at: start)
      }
      return .open(try line.required("a link, such as tag/filled"))
    case "appearance":
      return .appearance(try line.one(of: Appearance.allCases, "appearance") { $0.rawValue })
    case "depth": return .colors(try line.one(of: ColorDepth.allCases, "depth") { $0.rawValue })
    case "resize": return .resize(try line.size())
    case "key": return .keys(try line.keys())
    case "type": return .type(try line.text())
    case "paste": return .paste(try line.text())
    case "click": return .click(try line.point())
    case "move": return .move(try line.point())
    case "drag":
      var points = [try line.point(), try line.point()]
      while line.hasMore { points.append(try line.point()) }
      return .drag(points)
    case "wheel":
      let wheel = try line.one(of: TapeWheel.allCases, "direction") { $0.rawValue }
      let count = try line.number("a number of steps", in: 1...TapeLimits.steps)
      return .wheel(wheel, count, line.hasMore ? try line.point() : nil)
    case "wait":
      let words = try line.words()
      return .wait(words, line.hasMore ? try line.duration() : TapeLimits.wait)
    case "expect": return .expect(try line.words())
    case "expect-not": return .expectNot(try line.words())
    case "pause":
      let place = line.columnOfNext
      let time = try line.duration()
      pauses += time
      guard pauses <= TapeLimits.total else {
        throw line.error(
          "All pauses together are at most \(TapeLimits.total / 60_000) minutes.", at: place)
      }
      return .pause(time)
    case "screenshot":
      let place = line.columnOfNext
      let name = try line.fileName()
      guard names.insert(name).inserted else {
        throw line.error("There is a screenshot of this name already.", at: place)
      }
      guard names.count <= TapeLimits.screenshots else {
        throw line.error("A tape takes at most \(TapeLimits.screenshots) screenshots.", at: place)
      }
      return .screenshot(name)
    case "caption": return .caption(try line.text())
    case let name:
      let nearest = nearestNames(to: name, among: Self.verbs, limit: 1).first
      throw line.error(
        "Unknown verb “\(safe(name))”."
          + (nearest.map { " Did you mean \($0)?" }
            ?? " Use one of \(Self.verbs.joined(separator: ", "))."),
        at: start)
    }
  }
}

/// A line of a tape, read from the left.
private struct TapeLine {
  private let scalars: [Unicode.Scalar]
  private let number: Int
  private var place = 0

  init(_ bytes: ArraySlice<UInt8>, number: Int) throws(TapeError) {
    var scalars: [Unicode.Scalar] = []
    var decoder = UTF8()
    var rest = bytes.makeIterator()
    decoding: while true {
      switch decoder.decode(&rest) {
      case .scalarValue(let scalar):
        guard scalar == "\t" || scalar.properties.generalCategory != .control else {
          throw TapeError(
            line: number, column: scalars.count + 1,
            reason: "Control characters are written as \\n or \\t, or left out.")
        }
        scalars.append(scalar)
      case .emptyInput: break decoding
      case .error:
        throw TapeError(
          line: number, column: scalars.count + 1, reason: "These bytes are not UTF-8.")
      }
    }
    self.scalars = scalars
    self.number = number
  }

  var column: Int { place + 1 }
  var isAtEnd: Bool { place == scalars.count }
  var next: Unicode.Scalar? { isAtEnd ? nil : scalars[place] }

  /// Whether something other than blanks follows.
  var hasMore: Bool { scalars[place...].contains { !Self.isBlank($0) } }

  /// The column behind the blanks.
  var columnOfNext: Int {
    (scalars[place...].firstIndex { !Self.isBlank($0) } ?? scalars.count) + 1
  }

  func error(_ reason: String, at column: Int? = nil) -> TapeError {
    TapeError(line: number, column: column ?? self.column, reason: reason)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

  mutating func skipBlanks() {
    while let scalar = next, Self.isBlank(scalar) { place += 1 }
  }

  /// The text up to the next blank; empty at the end.
  mutating func word() -> String {
    var word = ""
    while let scalar = next, !Self.isBlank(scalar) {
      word.unicodeScalars.append(scalar)
      place += 1
    }
    return word
  }

  mutating func required(_ wanted: String) throws(TapeError) -> String {
    skipBlanks()
    guard !isAtEnd else { throw error("Expected \(wanted).") }
    let start = column
    let word = word()
    guard word.count <= TapeLimits.text else {
      throw error("It is longer than \(TapeLimits.text) characters.", at: start)
    }
    return word
  }

  mutating func one<Value>(
    of values: [Value], _ what: String, spelling: (Value) -> String
  ) throws(TapeError) -> Value {
    let names = values.map(spelling)
    let list = "one of " + names.joined(separator: ", ")
    let start = columnOfNext
    let word = try required(list)
    guard let index = names.firstIndex(of: word) else {
      throw error("“\(safe(word))” is not one of \(names.joined(separator: ", ")).", at: start)
    }
    return values[index]
  }

  mutating func number(_ wanted: String, in range: ClosedRange<Int>) throws(TapeError) -> Int {
    let start = columnOfNext
    let sentence = "\(wanted) from \(range.lowerBound) to \(range.upperBound)"
    let word = try required(sentence)
    guard let number = Self.digits(word), range ~= number else {
      throw error("Expected \(sentence).", at: start)
    }
    return number
  }

  /// A number of digits alone; nil for anything else.
  private static func digits(_ text: some StringProtocol) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    return Int(text)
  }

  mutating func size() throws(TapeError) -> CellSize {
    let sentence =
      "columns and rows, from 1x1 to \(TapeLimits.columns)x\(TapeLimits.rows), such as 80x24"
    let start = columnOfNext
    let parts = try required(sentence).split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Self.digits(parts[0]), let rows = Self.digits(parts[1]),
      1...TapeLimits.columns ~= columns, 1...TapeLimits.rows ~= rows
    else { throw error("Expected \(sentence).", at: start) }
    return CellSize(columns: columns, rows: rows)
  }

  mutating func keys() throws(TapeError) -> [KeyPress] {
    var presses: [KeyPress] = []
    repeat {
      let start = columnOfNext
      let name = try required("a key, such as m, down or ctrl-p")
      guard let press = KeyPress(named: name) else {
        throw error(
          "“\(safe(name))” is not a key; keys are single characters, "
            + KeyPress.names.map(\.name).joined(separator: " ")
            + " F1, and ctrl- alt- shift- before one.", at: start)
      }
      presses.append(press)
    } while hasMore
    return presses
  }

  /// A text in quotation marks.
  mutating func text() throws(TapeError) -> String {
    skipBlanks()
    let start = column
    guard next == "\"" else { throw error("Expected a text in quotation marks.") }
    place += 1
    var text = String.UnicodeScalarView()
    while let scalar = next, scalar != "\"" {
      place += 1
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      switch next {
      case "\"": text.append("\"")
      case "\\": text.append("\\")
      case "n": text.append("\n")
      case "t": text.append("\t")
      case _: throw error("A backslash is followed by one of \" \\ n t.")
      }
      place += 1
    }
    guard next == "\"" else {
      throw error("The text does not end; add a quotation mark.", at: start)
    }
    place += 1
    guard isAtEnd || next.map(Self.isBlank) == true else {
      throw error("Expected a blank after the quotation mark.")
    }
    let result = String(text)
    guard result.count <= TapeLimits.text else {
      throw error("The text is longer than \(TapeLimits.text) characters.", at: start)
    }
    return result
  }

  /// Words of the screen, in quotation marks.
  mutating func words() throws(TapeError) -> String {
    let start = columnOfNext
    let words = try text()
    guard words.contains(where: { $0 != " " }) else {
      throw error("Expected words to look for.", at: start)
    }
    return words
  }

  mutating func point() throws(TapeError) -> TapePoint {
    skipBlanks()
    guard next != "\"" else { return .words(try words()) }
    let sentence = "words in quotation marks, or a column and a row from 1, such as 12,3"
    let start = column
    let parts = try required(sentence).split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let column = Self.digits(parts[0]), let row = Self.digits(parts[1]),
      1...TapeLimits.columns ~= column, 1...TapeLimits.rows ~= row
    else { throw error("Expected \(sentence).", at: start) }
    return .cell(CellPosition(column: column - 1, row: row - 1))
  }

  /// A time in milliseconds.
  mutating func duration() throws(TapeError) -> Int {
    let sentence = "a time up to \(TapeLimits.time / 1_000)s, such as 800ms or 1.5s"
    let start = columnOfNext
    let word = try required(sentence)
    let time: Int? =
      if word.hasSuffix("ms") {
        Self.digits(word.dropLast(2))
      } else if word.hasSuffix("s") {
        Self.milliseconds(ofSeconds: word.dropLast())
      } else {
        nil
      }
    guard let time, 0...TapeLimits.time ~= time else {
      throw error("Expected \(sentence).", at: start)
    }
    return time
  }

  private static func milliseconds(ofSeconds text: Substring) -> Int? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard 1...2 ~= parts.count, let seconds = digits(parts[0]), seconds <= 1_000_000 else {
      return nil
    }
    guard parts.count == 2 else { return seconds * 1_000 }
    guard parts[1].utf8.count <= 3, let fraction = digits(parts[1]) else { return nil }
    return seconds * 1_000 + fraction * [100, 10, 1][parts[1].utf8.count - 1]
  }

  /// The name of a picture: no path, so that it stays in its folder.
  mutating func fileName() throws(TapeError) -> String {
    let start = columnOfNext
    let name = try required("the name of a file, such as page.svg")
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      case _: "._-".utf8.contains(byte)
      }
    }
    guard isPlain, !name.hasPrefix("."), !name.hasPrefix("-"),
      name.utf8.count <= TapeLimits.name
    else {
      throw error(
        "The name of a screenshot has letters, digits, hyphens, underscores and dots only, and no folder.",
        at: start)
    }
    switch OutputFormat(ofFile: name) {
    case .svg, .html, .ansi, .text: return name
    case .json, .words, nil:
      throw error("The name of a screenshot ends in .svg, .html, .ansi or .txt.", at: start)
    }
  }
}
