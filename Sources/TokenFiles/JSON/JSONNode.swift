/// A value in a document, identified by its position.
public struct JSONNode: Hashable, Sendable {
  /// The document that contains the value.
  public let document: JSONDocument
  let index: Int32

  /// The kind of a JSON value.
  public enum Kind: UInt8, Hashable, Sendable {
    /// `null`.
    case null
    /// `true`.
    case yes
    /// `false`.
    case no
    /// A number.
    case number
    /// A string in quotation marks.
    case string
    /// Values in square brackets.
    case array
    /// Members in braces.
    case object
  }

  /// Whether both are the same position in the same document.
  public static func == (first: JSONNode, second: JSONNode) -> Bool {
    first.index == second.index && first.document === second.document
  }

  /// Hashes the position.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(document))
    hasher.combine(index)
  }

  private var entry: JSONDocument.Entry { document.entries[Int(index)] }

  /// The kind of the value.
  public var kind: Kind { entry.kind }
  /// The offsets of the value's bytes.
  public var range: Range<Int> { Int(entry.start)..<Int(entry.end) }
  /// The bytes of the value in the document; of a scalar in YAML its text, of a string in quotation marks.
  public var source: ArraySlice<UInt8> {
    guard let texts = document.texts, kind == .number || kind == .string else {
      return document.bytes[range]
    }
    return texts[texts.values[Int(index)]]
  }

  /// The name of the value as a member of an object; nil in arrays and at the root.
  public var name: String? {
    guard let nameRange else { return nil }
    guard let texts = document.texts else {
      return JSONScanner.text(of: document.bytes, inQuotes: nameRange)
    }
    return String(decoding: texts[texts.names[Int(index)]], as: UTF8.self)
  }

  /// The offsets of the name, with its quotation marks.
  public var nameRange: Range<Int>? {
    entry.nameStart < 0 ? nil : Int(entry.nameStart)..<Int(entry.nameEnd)
  }

  /// The offset for messages: that of the name if there is one, else that of the value.
  public var offset: Int { nameRange?.lowerBound ?? range.lowerBound }

  /// The value in the user's file: a catalogue's value that this one was made from, else this one.
  public var original: JSONNode { document.originals[range.lowerBound] ?? self }

  /// The text of a string; nil for anything else.
  public var text: String? {
    guard kind == .string else { return nil }
    return document.texts == nil
      ? JSONScanner.text(of: document.bytes, inQuotes: range)
      : String(decoding: source.dropFirst().dropLast(), as: UTF8.self)
  }

  /// The nearest 64-bit floating-point number of a number; nil for anything else.
  public var number: Double? {
    kind == .number ? Self.number(source) : nil
  }

  /// The number that bytes of JSON5 write.
  static func number(_ bytes: ArraySlice<UInt8>) -> Double? {
    Double(String(decoding: bytes, as: UTF8.self))
  }

  /// Whether the value is the copy of an alias of YAML, or within one: its bytes are those of the alias.
  public var isCopy: Bool {
    guard let copies = document.texts?.copies, !copies.isEmpty else { return false }
    return copies[Int(index)]
  }

  /// The edit that adds a member to an object, beside one of its members.
  func inserting(_ name: String, _ value: String, beside member: JSONNode) -> TextEdit {
    let end = member.range.upperBound
    let isBlock = document.syntax == .yaml && document.bytes[range.lowerBound] != UInt8(ascii: "{")
    let isQuoted = document.bytes[member.offset] == UInt8(ascii: "\"")
    guard isBlock else {
      let isPlain = document.syntax == .yaml && !isQuoted
      return TextEdit(end..<end, ", \(isPlain ? name : JSONText.quoted(name)): \(value)")
    }
    // The new line is before the member, since a comment may follow the value.
    let start = member.offset
    let column = document.bytes[..<start].reversed().prefix { $0 != 0x0A && $0 != 0x0D }.count
    let hasMark = column == start && document.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let indent = document.lineEnding + String(repeating: " ", count: column - (hasMark ? 3 : 0))
    return TextEdit(
      start..<start, "\(isQuoted ? JSONText.quoted(name) : name): \(value)\(indent)")
  }

  /// A text in quotation marks like those of the value.
  func quoted(_ text: String) -> String {
    if document.texts != nil { return YAMLText.written(text, like: self) }
    let quoted = JSONText.quoted(text)
    guard document.bytes[range.lowerBound] == UInt8(ascii: "'") else { return quoted }
    let inner = quoted.dropFirst().dropLast().replacing("\\\"", with: "\"")
    return "'" + inner.replacing("'", with: "\\'") + "'"
  }

  /// The value as JSON: its bytes, or the value written again if the text is JSON5 or YAML.
  var json: String {
    document.additions.isEmpty && document.texts == nil
      ? String(decoding: source, as: UTF8.self) : JSONText.line(value)
  }

  /// The Boolean; nil for anything else.
  public var bool: Bool? {
    switch kind {
    case .yes: true
    case .no: false
    case .null, .number, .string, .array, .object: nil
    }
  }

  /// The elements of an array or an object, in order; empty for anything else.
  public var children: Children { Children(document: document, place: index + 1, end: entry.next) }

  /// The member of an object by its name, the last one of several; nil without one.
  public subscript(name: String) -> JSONNode? {
    guard kind == .object else { return nil }
    var found: JSONNode?
    var children = children
    while let child = children.next() {
      if child.isNamed(name) { found = child }
    }
    return found
  }

  /// Whether the member has a name, compared by bytes: an é of one scalar differs from one of two.
  func isNamed(_ name: String) -> Bool {
    let entry = entry
    guard entry.nameStart >= 0 else { return false }
    if let texts = document.texts {
      return name.utf8.elementsEqual(texts[texts.names[Int(index)]])
    }
    let bytes = document.bytes
    let inner = JSONScanner.inner(bytes, Int(entry.nameStart)..<Int(entry.nameEnd))
    if inner.count == name.utf8.count {
      return name.utf8.elementsEqual(bytes[inner])
        || (bytes[inner].contains(UInt8(ascii: "\\")) && hasDecodedName(name))
    }
    // An escape is longer than the character it encodes.
    return inner.count > name.utf8.count && bytes[inner].contains(UInt8(ascii: "\\"))
      && hasDecodedName(name)
  }

  private func hasDecodedName(_ name: String) -> Bool {
    (self.name ?? "").utf8.elementsEqual(name.utf8)
  }

  /// The values within a value, in order.
  public struct Children: Sequence, IteratorProtocol {
    let document: JSONDocument
    var place: Int32
    let end: Int32

    /// Returns the next value.
    public mutating func next() -> JSONNode? {
      guard place < end else { return nil }
      defer { place = document.entries[Int(place)].next }
      return JSONNode(document: document, index: place)
    }
  }
}

extension JSONNode {
  /// The value without positions. Of members with the same name the last counts.
  public var value: JSONValue {
    switch kind {
    case .null: .null
    case .yes: .bool(true)
    case .no: .bool(false)
    case .number: JSONValue(number: String(decoding: source, as: UTF8.self))
    case .string: .string(text ?? "")
    case .array: .array(children.map(\.value))
    case .object: .object(members)
    }
  }

  private var members: [JSONValue.Member] {
    distinctMembers.map { JSONValue.Member(name: $0.name ?? "", value: $0.value) }
  }

  /// The members of an object, of those with the same name the last; empty for anything else.
  var distinctMembers: [JSONNode] {
    guard kind == .object else { return [] }
    let all = Array(children)
    guard hasDuplicates else { return all }
    var seen: Set<ExactText> = []
    return all.reversed().filter { seen.insert(ExactText($0.name ?? "")).inserted }.reversed()
  }

  /// Whether a name is repeated in the object, or in anything within it.
  var hasDuplicates: Bool {
    let duplicates = document.duplicates
    var low = 0
    var high = duplicates.count
    while low < high {
      let middle = (low + high) / 2
      if duplicates[middle] > Int(index) { high = middle } else { low = middle + 1 }
    }
    return low < duplicates.count && duplicates[low] < Int(entry.next)
  }
}

/// A text compared by scalars, like names in JSON, not by canonical equivalence.
struct ExactText: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (first: ExactText, second: ExactText) -> Bool {
    first.text.utf8.elementsEqual(second.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
