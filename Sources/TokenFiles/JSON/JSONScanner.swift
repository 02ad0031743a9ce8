/// Scans a JSON text once and records the positions of its values.
struct JSONScanner {
  let bytes: [UInt8]
  let limits: JSONLimits
  let syntax: JSONSyntax
  /// The additions of JSON5 in the text, each with its first place.
  var additions: [JSONAddition.First] = []
  /// A bit for each of them.
  var noted = 0
  /// Whether the edits are recorded that make JSON of JSON5.
  var keepsEdits = false
  var edits: [TextEdit] = []
  /// Whether the string being read is one of JSON5 alone.
  var hasAddition = false
  var entries: [JSONDocument.Entry] = []
  var duplicates: [Int] = []
  var place = 0
  /// The open arrays and objects.
  private var open: [Int] = []
  /// The start of the next member's name.
  private var nameStart: Int32 = -1
  private var nameEnd: Int32 = -1

  /// An error by its offset; line and column are computed only for an error.
  struct Failure: Error {
    let offset: Int
    let reason: JSONError.Reason
  }

  init(bytes: [UInt8], limits: JSONLimits, syntax: JSONSyntax) {
    self.bytes = bytes
    self.limits = limits
    self.syntax = syntax
  }

  func failure(_ reason: JSONError.Reason, at offset: Int? = nil) -> Failure {
    Failure(offset: offset ?? place, reason: reason)
  }

  func unexpected(_ expected: String) -> Failure {
    guard place < bytes.count else { return failure(.unexpected(nil, expected: expected)) }
    guard let scalar = scalar(at: place) else { return failure(.notUTF8) }
    return failure(.unexpected(scalar, expected: expected))
  }

  var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() throws(Failure) {
    while place < bytes.count {
      switch bytes[place] {
      case 0x20, 0x09, 0x0A, 0x0D: place += 1
      case _: guard syntax == .json5, try skipAddition() else { return }
      }
    }
  }

  /// Skips a byte if it is next.
  mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    guard place < bytes.count, bytes[place] == UInt8(ascii: byte) else { return false }
    place += 1
    return true
  }

  mutating func scan() throws(Failure) {
    entries.reserveCapacity(min(bytes.count / 12 + 1, limits.values))
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    try skipBlanks()
    repeat {
      if try scanValue() { continue }
      while let container = open.last {
        if try goOn(in: container) { break }
      }
    } while !open.isEmpty
    try skipBlanks()
    guard place == bytes.count else { throw unexpected("the end") }
  }

  /// Reads a value, or the beginning of an array or object; returns whether another value follows at once.
  private mutating func scanValue() throws(Failure) -> Bool {
    guard entries.count < limits.values else { throw failure(.tooManyValues(limits.values)) }
    switch next {
    case UInt8(ascii: "{"): return try begin(.object)
    case UInt8(ascii: "["): return try begin(.array)
    case UInt8(ascii: "\""):
      note(.string)
      try scanString()
    case UInt8(ascii: "'") where syntax == .json5:
      note(.string)
      try scanString()
    case UInt8(ascii: "t"):
      note(.yes)
      try scan(word: "true")
    case UInt8(ascii: "f"):
      note(.no)
      try scan(word: "false")
    case UInt8(ascii: "n"):
      note(.null)
      try scan(word: "null")
    case let byte? where syntax == .json5 && "+-.IN0123456789".utf8.contains(byte):
      note(.number)
      if try !scanFreeNumber() { entries[entries.count - 1].kind = .null }
    case let byte? where byte == UInt8(ascii: "-") || Self.digits ~= byte:
      note(.number)
      try scanNumber()
    case _: throw unexpected("a value")
    }
    end(entries.count - 1)
    return false
  }

  private mutating func note(_ kind: JSONNode.Kind) {
    entries.append(
      JSONDocument.Entry(
        kind: kind, nameStart: nameStart, nameEnd: nameEnd, start: Int32(place)))
    nameStart = -1
  }

  private mutating func end(_ index: Int) {
    entries[index].end = Int32(place)
    entries[index].next = Int32(entries.count)
  }

  private mutating func begin(_ kind: JSONNode.Kind) throws(Failure) -> Bool {
    guard open.count < limits.depth else { throw failure(.tooDeep(limits.depth)) }
    note(kind)
    open.append(entries.count - 1)
    place += 1
    try skipBlanks()
    if skip(kind == .array ? "]" : "}") {
      close()
      return false
    }
    if kind == .object { try scanName() }
    return true
  }

  private mutating func close() {
    guard let container = open.popLast() else { return }
    end(container)
  }

  /// Reads the separator after a value; returns whether another value follows, otherwise closes the container.
  private mutating func goOn(in container: Int) throws(Failure) -> Bool {
    try skipBlanks()
    let isArray = entries[container].kind == .array
    if skip(isArray ? "]" : "}") {
      if !isArray { noteDuplicates(in: container) }
      close()
      return false
    }
    let comma = place
    guard skip(",") else { throw unexpected(isArray ? "a comma or ]" : "a comma or }") }
    try skipBlanks()
    if syntax == .json5, next == UInt8(ascii: isArray ? "]" : "}") {
      note(.trailingComma, at: comma)
      if keepsEdits { edits.append(TextEdit(comma..<comma + 1, "")) }
      return try goOn(in: container)
    }
    if !isArray { try scanName() }
    return true
  }

  private mutating func scanName() throws(Failure) {
    nameStart = Int32(place)
    if next == UInt8(ascii: "\"") || (syntax == .json5 && next == UInt8(ascii: "'")) {
      try scanString()
    } else if syntax == .json5 {
      try scanPlainName()
    } else {
      throw unexpected("the name of a member, in quotes,")
    }
    nameEnd = Int32(place)
    try skipBlanks()
    guard skip(":") else { throw unexpected("a colon") }
    try skipBlanks()
  }

  mutating func scan(word: StaticString) throws(Failure) {
    for scalar in word.description.unicodeScalars {
      guard skip(scalar) else { throw unexpected(word.description) }
    }
  }
}

extension JSONScanner {
  /// Records the repeated names in a finished object.
  private mutating func noteDuplicates(in container: Int) {
    let first = container + 1
    var count = 0
    var member = first
    while member < entries.count {
      count += 1
      member = Int(entries[member].next)
    }
    // A few names are compared with each other, which allocates nothing.
    var names: Set<ExactText> = []
    member = first
    while member < entries.count {
      let isDuplicate =
        count <= 8
        ? isNamed(before: member, from: first)
        : !names.insert(ExactText(name(of: member))).inserted
      if isDuplicate { duplicates.append(member) }
      member = Int(entries[member].next)
    }
  }

  /// Whether a member has the name of an earlier one, from the first on.
  private func isNamed(before member: Int, from first: Int) -> Bool {
    var other = first
    while other < member {
      if hasSameName(other, member) { return true }
      other = Int(entries[other].next)
    }
    return false
  }

  private func name(of member: Int) -> String {
    Self.text(of: bytes, inQuotes: nameRange(of: member))
  }

  private func nameRange(of member: Int) -> Range<Int> {
    Int(entries[member].nameStart)..<Int(entries[member].nameEnd)
  }

  private func hasSameName(_ first: Int, _ second: Int) -> Bool {
    let one = bytes[Self.inner(bytes, nameRange(of: first))]
    let other = bytes[Self.inner(bytes, nameRange(of: second))]
    if one.count == other.count, one.elementsEqual(other) { return true }
    guard one.contains(UInt8(ascii: "\\")) || other.contains(UInt8(ascii: "\\")) else {
      return false
    }
    return name(of: first).utf8.elementsEqual(name(of: second).utf8)
  }
}
