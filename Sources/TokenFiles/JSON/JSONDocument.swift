/// A parsed JSON text (RFC 8259, in token files also JSON5 or YAML) that keeps the bytes of every value and the order of members.
///
/// Values are in one flat list, so that neither reading nor releasing a document needs a deep stack.
public final class JSONDocument: Sendable {
  /// The name of the document in messages, usually its path; may be empty.
  public let name: String
  /// The text, as UTF-8.
  public let bytes: [UInt8]
  let entries: [Entry]
  /// The values of repeated names in an object, all but the first, in the order of the text.
  let duplicates: [Int]
  private let marks: LineMarks
  /// The notations that were taken when the text was read.
  let syntax: JSONSyntax
  /// The additions of JSON5 in the text, each with its first place.
  let additions: [JSONAddition.First]
  /// The values of other documents that values of this one were made from, by the offsets of the latter.
  let originals: [Int: JSONNode]
  /// The names and scalars of YAML, which its bytes write in many ways; nil for JSON.
  let texts: DecodedTexts?
  /// The offsets of values that YAML most likely reads in another way than they were meant.
  let quoteless: [YAMLTree.Quoteless]

  /// Reads a whole text, in time linear in its length.
  ///
  /// Skips a byte order mark at the start. Half a surrogate pair and a number beyond the range of a 64-bit
  /// floating-point number are errors; a repeated name in an object is kept.
  ///
  /// - Throws: the first error, with its line and column.
  public convenience init(
    _ bytes: [UInt8], name: String = "", limits: JSONLimits = JSONLimits()
  ) throws(JSONError) {
    try self.init(bytes, name: name, limits: limits, syntax: .json)
  }

  /// Reads a whole text in one of the syntaxes.
  ///
  /// - Throws: the first error, with its line and column.
  package init(
    _ bytes: [UInt8], name: String = "", limits: JSONLimits = JSONLimits(), syntax: JSONSyntax
  ) throws(JSONError) {
    guard bytes.count <= limits.bytes else {
      throw JSONError(line: 1, column: 1, reason: .tooLong(limits.bytes))
    }
    do throws(JSONScanner.Failure) {
      switch syntax {
      case .json, .json5:
        var scanner = JSONScanner(bytes: bytes, limits: limits, syntax: syntax)
        try scanner.scan()
        entries = scanner.entries
        duplicates = scanner.duplicates.sorted()
        additions = scanner.additions
        (texts, quoteless) = (nil, [])
      case .yaml:
        let tree = try YAMLScanner.tree(of: bytes, limits: limits)
        (entries, texts, duplicates) = (tree.entries, tree.texts, [])
        (additions, quoteless) = (tree.notFinite, tree.quoteless)
      }
    } catch {
      throw JSONError(bytes: bytes, offset: error.offset, reason: error.reason)
    }
    self.name = name
    self.bytes = bytes
    self.syntax = syntax
    marks = LineMarks(bytes)
    originals = [:]
  }

  /// A document with values made from those of other documents.
  init(_ document: JSONDocument, originals: [Int: JSONNode]) {
    name = document.name
    bytes = document.bytes
    entries = document.entries
    duplicates = document.duplicates
    marks = document.marks
    syntax = document.syntax
    texts = document.texts
    quoteless = document.quoteless
    additions = document.additions
    self.originals = originals
  }

  /// The edits that make JSON of JSON5; everything else is unchanged.
  var strictEdits: [TextEdit] {
    guard syntax == .json5, !additions.isEmpty else { return [] }
    var scanner = JSONScanner(bytes: bytes, limits: JSONLimits(), syntax: syntax)
    scanner.keepsEdits = true
    // It was scanned before without an error.
    try? scanner.scan()
    return scanner.edits
  }

  /// A document of YAML as JSON: the same values, with those of YAML as their originals; nil for JSON.
  var json: JSONDocument? {
    guard syntax == .yaml else { return nil }
    let text = JSONText.pretty(root.value) + "\n"
    guard let json = try? JSONDocument(Array(text.utf8), name: name, syntax: .json) else {
      return nil
    }
    // Both have the same values in the same order, since names are unique in YAML.
    var originals: [Int: JSONNode] = [:]
    for (index, entry) in json.entries.enumerated() where index < entries.count {
      originals[Int(entry.start)] = JSONNode(document: self, index: Int32(index))
    }
    return JSONDocument(json, originals: originals)
  }

  /// The document with other bytes, read by the same rules.
  func reread(_ bytes: [UInt8]) -> JSONDocument? {
    try? JSONDocument(bytes, name: name, syntax: syntax)
  }

  /// The root value.
  public var root: JSONNode { JSONNode(document: self, index: 0) }

  /// The first repeated name in an object, as an error for readers that refuse it; nil if all names are unique.
  public var duplicateError: JSONError? {
    guard
      let first = duplicates.map({ JSONNode(document: self, index: Int32($0)) })
        .min(by: { $0.offset < $1.offset })
    else { return nil }
    let place = location(ofOffset: first.offset)
    return JSONError(
      line: place.line, column: place.column, reason: .duplicateMember(first.name ?? ""))
  }

  /// The line and the column of an offset, both from 1.
  public func location(ofOffset offset: Int) -> (line: Int, column: Int) {
    marks.location(of: offset, in: bytes)
  }

  /// The line ending of the text: the first one in it.
  var lineEnding: String {
    guard let index = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    guard bytes[index] == 0x0D else { return "\n" }
    return bytes[(index + 1)...].first == 0x0A ? "\r\n" : "\r"
  }

  /// A value by its offsets; everything else is read from the bytes.
  struct Entry {
    var kind: JSONNode.Kind
    /// The offset of the member's name, with its quotation mark; -1 in arrays and at the root.
    var nameStart: Int32
    var nameEnd: Int32
    var start: Int32
    var end: Int32 = 0
    /// The entry after this one and everything in it.
    var next: Int32 = 0
  }
}

/// The decoded names and scalars of a document.
struct DecodedTexts: Sendable {
  /// Names and scalars after each other.
  var bytes: [UInt8] = []
  /// The range of each entry's name.
  var names: [Span] = []
  /// The range of each entry's scalar: a number, or a string in quotation marks without escapes.
  var values: [Span] = []
  /// Whether each entry is part of the copy of an alias; empty without aliases.
  var copies: [Bool] = []

  /// A range of the bytes.
  struct Span: Hashable {
    var start: Int32 = 0
    var end: Int32 = 0
  }

  subscript(span: Span) -> ArraySlice<UInt8> { bytes[Int(span.start)..<Int(span.end)] }
}

/// The limits of a JSON text; a larger one is refused.
public struct JSONLimits: Hashable, Sendable {
  /// Total bytes.
  public var bytes: Int
  /// Total values.
  public var values: Int
  /// Nesting of arrays and objects.
  public var depth: Int

  /// Limits far beyond the token files of any team.
  public init(bytes: Int = 64 << 20, values: Int = 8 << 20, depth: Int = 256) {
    self.bytes = min(bytes, Int(Int32.max) - 1)
    self.values = values
    self.depth = depth
  }
}

/// The line and column at regular offsets, so that a position is found without reading from the start.
private struct LineMarks {
  private struct Mark {
    var line: Int32
    var column: Int32
  }

  private static let step = 1024
  private var marks: [Mark] = []

  init(_ bytes: [UInt8]) {
    var mark = Mark(line: 1, column: 1)
    marks.reserveCapacity(bytes.count / Self.step + 1)
    for start in stride(from: 0, through: bytes.count, by: Self.step) {
      marks.append(mark)
      Self.advance(&mark, over: start..<min(start + Self.step, bytes.count), of: bytes)
    }
  }

  func location(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), bytes.count)
    var mark = marks[offset / Self.step]
    Self.advance(&mark, over: offset / Self.step * Self.step..<offset, of: bytes)
    // A byte order mark is invisible, so it takes no column.
    let isShifted = mark.line == 1 && offset >= 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return (Int(mark.line), Int(mark.column) - (isShifted ? 1 : 0))
  }

  private static func advance(_ mark: inout Mark, over range: Range<Int>, of bytes: [UInt8]) {
    for index in range {
      switch bytes[index] {
      case 0x0A where index > 0 && bytes[index - 1] == 0x0D: break
      case 0x0A, 0x0D:
        mark.line += 1
        mark.column = 1
      case 0x80...0xBF: break
      case _: mark.column += 1
      }
    }
  }
}

extension JSONError {
  /// The line and the column of an offset.
  init(bytes: [UInt8], offset: Int, reason: Reason) {
    let place = LineMarks(bytes).location(of: offset, in: bytes)
    self.init(line: place.line, column: place.column, reason: reason)
  }
}
