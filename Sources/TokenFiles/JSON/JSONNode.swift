/// A value within a document, by its place.
public struct JSONNode: Hashable, Sendable {
  /// The document that the value stands in.
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
    /// A text in quotation marks.
    case string
    /// Values in square brackets.
    case array
    /// Members in braces.
    case object
  }

  /// The same place of the same document.
  public static func == (first: JSONNode, second: JSONNode) -> Bool {
    first.index == second.index && first.document === second.document
  }

  /// Feeds the place to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(document))
    hasher.combine(index)
  }

  private var entry: JSONDocument.Entry { document.entries[Int(index)] }

  /// The kind of the value.
  public var kind: Kind { entry.kind }
  /// The offsets of the value's bytes.
  public var range: Range<Int> { Int(entry.start)..<Int(entry.end) }
  /// The bytes of the value, as they stand.
  public var source: ArraySlice<UInt8> { document.bytes[range] }

  /// The name of the member that the value is of; nil in arrays and at the root.
  public var name: String? {
    nameRange.map { JSONScanner.text(of: document.bytes, inQuotes: $0) }
  }

  /// The offsets of the name, with its quotation marks.
  public var nameRange: Range<Int>? {
    entry.nameStart < 0 ? nil : Int(entry.nameStart)..<Int(entry.nameEnd)
  }

  /// The offset at which a message points: the name where there is one, else the value.
  public var offset: Int { nameRange?.lowerBound ?? range.lowerBound }

  /// The value as a person wrote it: that of a catalogue where this one was made of it, else this one.
  public var original: JSONNode { document.originals[range.lowerBound] ?? self }

  /// The text of a string; nil for anything else.
  public var text: String? {
    kind == .string ? JSONScanner.text(of: document.bytes, inQuotes: range) : nil
  }

  /// The nearest 64-bit floating-point number of a number; nil for anything else.
  public var number: Double? {
    kind == .number ? Double(String(decoding: source, as: UTF8.self)) : nil
  }

  /// True or false; nil for anything else.
  public var bool: Bool? {
    switch kind {
    case .yes: true
    case .no: false
    case .null, .number, .string, .array, .object: nil
    }
  }

  /// The elements of an array or an object, in order; empty for anything else.
  public var children: Children { Children(document: document, place: index + 1, end: entry.next) }

  /// The member of an object by its name, the last one where there are several; nil where there is none.
  public subscript(name: String) -> JSONNode? {
    guard kind == .object else { return nil }
    var found: JSONNode?
    var children = children
    while let child = children.next() {
      if child.isNamed(name) { found = child }
    }
    return found
  }

  /// Whether the member has a name, compared by its bytes: an é of one scalar is another name than one of two.
  func isNamed(_ name: String) -> Bool {
    let entry = entry
    guard entry.nameStart >= 0 else { return false }
    let inner = Int(entry.nameStart) + 1..<Int(entry.nameEnd) - 1
    let bytes = document.bytes
    if inner.count == name.utf8.count {
      return name.utf8.elementsEqual(bytes[inner])
        || (bytes[inner].contains(UInt8(ascii: "\\")) && hasDecodedName(name))
    }
    // An escape takes more bytes than what it stands for.
    return inner.count > name.utf8.count && bytes[inner].contains(UInt8(ascii: "\\"))
      && hasDecodedName(name)
  }

  private func hasDecodedName(_ name: String) -> Bool {
    (self.name ?? "").utf8.elementsEqual(name.utf8)
  }

  /// The values that are in one, in order.
  public struct Children: Sequence, IteratorProtocol {
    let document: JSONDocument
    var place: Int32
    let end: Int32

    /// The one after the last that was asked for.
    public mutating func next() -> JSONNode? {
      guard place < end else { return nil }
      defer { place = document.entries[Int(place)].next }
      return JSONNode(document: document, index: place)
    }
  }
}

extension JSONNode {
  /// The value by itself, without places. Of members with the same name the last counts.
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

  /// The members of an object, of those with the same name the last; nothing of anything else.
  var distinctMembers: [JSONNode] {
    guard kind == .object else { return [] }
    let all = Array(children)
    guard hasDuplicates else { return all }
    var seen: Set<ExactText> = []
    return all.reversed().filter { seen.insert(ExactText($0.name ?? "")).inserted }.reversed()
  }

  /// Whether a name is twice in the object, or in something below it.
  private var hasDuplicates: Bool {
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

/// A text that equals another only where all scalars are equal, as names in JSON are told apart.
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
