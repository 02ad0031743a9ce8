/// Scans a YAML text once and records its values with their positions.
///
/// It reads YAML 1.2 in its core schema: one document, names that are scalars, and spaces for indentation. Aliases and
/// merged members are copied by `YAMLExpansion`.
struct YAMLScanner {
  typealias Failure = JSONScanner.Failure

  let bytes: [UInt8]
  let limits: JSONLimits
  var place = 0
  /// The offset of the first byte of the line.
  var lineStart = 0
  /// The offset of the first byte of the line that is neither blank nor a comment, if the scanner was there.
  private var contentStart = -1
  private var depth = 0
  /// The end of the last value.
  private var lastEnd = 0
  var tree = YAMLTree()
  private var anchors: [ArraySlice<UInt8>: Int] = [:]
  /// The name of the next value.
  private var name: Scalar?

  /// A scalar before its type is known.
  struct Scalar {
    var start: Int
    var end: Int
    /// Its decoded text.
    var text: DecodedTexts.Span
    /// Whether it has neither quotation marks nor a block's indicator.
    var isPlain = false
    var hasLines = false
  }

  /// An anchor and a tag in front of a value.
  struct Properties {
    var start = -1
    var anchor: Range<Int>?
    var tag: YAMLTag?

    var isEmpty: Bool { start < 0 }
  }

  /// The place of a value in a block.
  enum Position {
    case root
    /// After a name and a colon.
    case member
    /// After a hyphen.
    case item
  }

  /// The values of a text, with copies in the place of aliases.
  ///
  /// - Throws: the first error, by its offset.
  static func tree(of bytes: [UInt8], limits: JSONLimits) throws(Failure) -> YAMLTree {
    var scanner = YAMLScanner(bytes: bytes, limits: limits)
    try scanner.scan()
    return try YAMLExpansion.expanded(scanner.tree, limits: limits)
  }

  private init(bytes: [UInt8], limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
  }
}

extension YAMLScanner {
  func failure(_ sentence: String, at offset: Int? = nil) -> Failure {
    Failure(offset: offset ?? place, reason: .yaml(sentence))
  }

  func unexpected(_ expected: String) -> Failure {
    guard place < bytes.count else {
      return Failure(offset: place, reason: .unexpected(nil, expected: expected))
    }
    let found = Unicode.Scalar.first(of: bytes, at: place) ?? "\u{FFFD}"
    return Failure(offset: place, reason: .unexpected(found, expected: expected))
  }

  /// The byte at an offset; 0 at the end, since a text with a 0 in it is refused.
  func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  var next: UInt8 { byte(place) }

  func isNext(_ character: Unicode.Scalar) -> Bool { next == UInt8(ascii: character) }

  var column: Int { place - lineStart }

  /// Whether the next byte is the first one of its line.
  private var isFirst: Bool { place == contentStart }

  /// Whether a byte is a blank, a line break or the end.
  static func isGap(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0
  }

  static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Whether a byte is one of `,[]{}`.
  static func isFlowIndicator(_ byte: UInt8) -> Bool { ",[]{}".utf8.contains(byte) }

  /// Whether an indicator is next, which is followed by a gap.
  func isIndicator(_ character: Unicode.Scalar) -> Bool {
    isNext(character) && Self.isGap(byte(place + 1))
  }

  /// Whether `---` or `...` is next, at the start of a line.
  var isMarker: Bool {
    guard place == lineStart, isNext("-") || isNext(".") else { return false }
    return byte(place + 1) == next && byte(place + 2) == next && Self.isGap(byte(place + 3))
  }

  mutating func skipBlanks() {
    while Self.isBlank(next) { place += 1 }
  }

  mutating func skipBreak() {
    place += next == 0x0D && byte(place + 1) == 0x0A ? 2 : 1
    lineStart = place
  }

  /// Skips a comment, which begins a line or follows a blank.
  mutating func skipComment() {
    guard isNext("#"), place == lineStart || Self.isBlank(bytes[place - 1]) else { return }
    while next != 0, !Self.isBreak(next) { place += 1 }
  }

  /// Skips blanks, comments and line breaks.
  private mutating func skipToContent() throws(Failure) {
    var isCrossing = place == lineStart
    while true {
      skipBlanks()
      skipComment()
      guard Self.isBreak(next) else { break }
      skipBreak()
      isCrossing = true
    }
    guard isCrossing else { return }
    contentStart = place
    if next != 0, let tab = bytes[lineStart..<place].firstIndex(of: 0x09) { throw tabFailure(tab) }
  }

  func tabFailure(_ offset: Int) -> Failure {
    failure("a tab cannot indent a line of YAML; indent it with spaces.", at: offset)
  }

  /// Checks that all bytes are UTF-8, and that no control characters are among them.
  private func check() throws(Failure) {
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x20, byte != 0x09, !Self.isBreak(byte) {
        throw Failure(offset: offset, reason: .bareControl(Unicode.Scalar(byte)))
      }
      guard byte >= 0x80 else {
        offset += 1
        continue
      }
      guard let scalar = Unicode.Scalar.first(of: bytes, at: offset) else {
        throw Failure(offset: offset, reason: .notUTF8)
      }
      offset += UTF8.width(scalar)
    }
  }
}

/// The document and its blocks.
extension YAMLScanner {
  private mutating func scan() throws(Failure) {
    try check()
    tree.entries.reserveCapacity(min(bytes.count / 12 + 1, limits.values))
    tree.texts.bytes.reserveCapacity(bytes.count)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { (place, lineStart) = (3, 3) }
    try skipDirectives()
    try scanValue(in: -1, .root)
    try skipToContent()
    let hasEnd = isMarker && isNext(".")
    if hasEnd {
      place += 3
      try skipToContent()
    }
    guard next != 0 else { return }
    if hasEnd || isMarker {
      throw failure("the file has several documents; put each into a file of its own.")
    }
    throw isFirst ? indentationFailure : unexpected("the end of the line")
  }

  /// Skips `%YAML 1.2`, and the line `---`.
  private mutating func skipDirectives() throws(Failure) {
    try skipToContent()
    var hasDirective = false
    while isNext("%"), place == lineStart {
      let start = place
      while next != 0, !Self.isBreak(next) { place += 1 }
      let parts = bytes[start..<place].split { Self.isBlank($0) }
        .prefix { $0.first != UInt8(ascii: "#") }.prefix(3)
      guard !hasDirective, parts.map({ String(decoding: $0, as: UTF8.self) }) == ["%YAML", "1.2"]
      else { throw failure("the only directive that is read is %YAML 1.2.", at: start) }
      hasDirective = true
      try skipToContent()
    }
    if isMarker, isNext("-") {
      place += 3
    } else if hasDirective {
      throw unexpected("the line ---, which ends the directives,")
    }
  }

  /// Reads a value in a block.
  ///
  /// - Parameter parent: the column of the mapping or sequence that the value is in; -1 at the root.
  private mutating func scanValue(in parent: Int, _ position: Position) throws(Failure) {
    let origin = place
    try skipToContent()
    var outer = Properties()
    var inner = Properties()
    while hasContent(in: parent, position), isNext("&") || isNext("!") {
      inner = try scanProperties()
      try skipToContent()
      guard isFirst else { break }
      // They belong to the whole value if it begins in another line, else perhaps to its first name.
      (outer, inner) = (try merged(outer, inner), Properties())
    }
    guard hasContent(in: parent, position) else {
      return try noteNull(at: origin, try merged(outer, inner))
    }
    let start = inner.isEmpty ? place : inner.start
    let canNest = isFirst || contentStart == start || position == .item
    let gap = bytes[lineStart..<start]
    switch next {
    case _ where isIndicator("-"):
      guard canNest, inner.isEmpty else {
        throw failure("a sequence begins on a line of its own; put the hyphen into the next line.")
      }
      if !isFirst, let tab = gap.firstIndex(of: 0x09) { throw tabFailure(tab) }
      try scanSequence(at: column, outer, sharesColumn: position == .member && column == parent)
    case _ where isIndicator("?"): throw complexNameFailure
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      let text = try scanBlockText(in: parent)
      try note(text, merged(outer, inner))
    case UInt8(ascii: "*"):
      guard outer.isEmpty, inner.isEmpty else {
        throw failure("an alias has neither an anchor nor a tag; remove it.", at: start)
      }
      try scanAlias()
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      try scanFlow(merged(outer, inner))
    case _:
      let first = try scanScalar(in: parent)
      guard try isName(first) else { return try note(first, merged(outer, inner)) }
      guard canNest else {
        throw failure(
          "a second colon in one line; put the value into quotation marks, or the name on a line of its own.",
          at: first.end)
      }
      guard inner.isEmpty else { throw namePropertyFailure(at: inner.start) }
      if !isFirst, let tab = gap.firstIndex(of: 0x09) { throw tabFailure(tab) }
      try scanMapping(at: start - lineStart, first, outer)
    }
  }

  /// Whether the next bytes belong to a value in a block.
  private func hasContent(in parent: Int, _ position: Position) -> Bool {
    guard next != 0 else { return false }
    guard isFirst else { return true }
    guard !isMarker else { return false }
    return column > parent || (column == parent && position == .member && isIndicator("-"))
  }

  private func merged(_ outer: Properties, _ inner: Properties) throws(Failure) -> Properties {
    guard !outer.isEmpty, !inner.isEmpty else { return outer.isEmpty ? inner : outer }
    guard outer.anchor == nil || inner.anchor == nil, outer.tag == nil || inner.tag == nil else {
      throw failure("a value has one anchor and one tag; remove the second.", at: inner.start)
    }
    return Properties(
      start: outer.start, anchor: outer.anchor ?? inner.anchor, tag: outer.tag ?? inner.tag)
  }

  private mutating func scanSequence(
    at column: Int, _ properties: Properties, sharesColumn: Bool
  ) throws(Failure) {
    let index = try begin(.array, at: place, properties)
    repeat {
      place += 1
      try scanValue(in: column, .item)
      guard try isEntryNext(at: column), isIndicator("-") || !sharesColumn else { break }
      guard isIndicator("-") else { throw unexpected("a hyphen and a blank") }
    } while true
    end(index)
  }

  private mutating func scanMapping(
    at column: Int, _ first: Scalar, _ properties: Properties
  ) throws(Failure) {
    let index = try begin(.object, at: lineStart + column, properties)
    var key = first
    repeat {
      skipBlanks()
      place += 1
      name = key
      try scanValue(in: column, .member)
      guard try isEntryNext(at: column) else { break }
      key = try scanName(in: column)
    } while true
    try checkNames(in: index)
    end(index)
  }

  /// Whether a line with a column follows, which goes on with its block.
  private mutating func isEntryNext(at column: Int) throws(Failure) -> Bool {
    try skipToContent()
    guard next != 0 else { return false }
    guard isFirst else { throw unexpected("the end of the line") }
    guard !isMarker, self.column >= column else { return false }
    guard self.column == column else { throw indentationFailure }
    return true
  }

  private var indentationFailure: Failure {
    failure(
      "the line is indented otherwise than the ones before; indent it as the others of its group.")
  }

  private var complexNameFailure: Failure {
    failure("a name has to be a text on one line; write it before the colon.")
  }

  private func namePropertyFailure(at offset: Int) -> Failure {
    failure(
      "a name has neither an anchor nor a tag; to anchor the whole group, put the anchor on the line before.",
      at: offset)
  }

  private mutating func scanName(in column: Int) throws(Failure) -> Scalar {
    if isNext("&") || isNext("!") { throw namePropertyFailure(at: place) }
    if isIndicator("?") || isNext("[") || isNext("{") || isNext("*") { throw complexNameFailure }
    guard !isIndicator("-"), !isNext("|"), !isNext(">") else { throw unexpected("a name") }
    let key = try scanScalar(in: column)
    guard try isName(key) else {
      throw unexpected("a colon and a blank, after the name,")
    }
    return key
  }

  /// Whether a colon follows that makes a name of a scalar.
  private mutating func isName(_ scalar: Scalar) throws(Failure) -> Bool {
    skipBlanks()
    guard isIndicator(":") else { return false }
    guard !scalar.hasLines else {
      throw failure(
        "a name is on one line: indent this line as the others of its group, or put the text into quotation marks.",
        at: scalar.start)
    }
    return true
  }
}

/// The entries of the tree.
extension YAMLScanner {
  /// Records a value; its name is the last one that was read.
  mutating func append(
    _ kind: JSONNode.Kind, at start: Int, text: DecodedTexts.Span, _ properties: Properties
  ) throws(Failure) -> Int {
    guard tree.entries.count < limits.values else {
      throw Failure(offset: start, reason: .tooManyValues(limits.values))
    }
    let index = tree.entries.count
    tree.entries.append(
      JSONDocument.Entry(
        kind: kind, nameStart: Int32(name?.start ?? -1), nameEnd: Int32(name?.end ?? -1),
        start: Int32(start)))
    tree.texts.names.append(name?.text ?? DecodedTexts.Span())
    tree.texts.values.append(text)
    if let name, name.isPlain, tree.texts[name.text].elementsEqual("<<".utf8) {
      tree.merges.insert(index)
    }
    name = nil
    if let anchor = properties.anchor { anchors[bytes[anchor]] = index }
    return index
  }

  mutating func begin(
    _ kind: JSONNode.Kind, at start: Int, _ properties: Properties
  ) throws(Failure) -> Int {
    guard depth < limits.depth else {
      throw Failure(offset: start, reason: .tooDeep(limits.depth))
    }
    if let tag = properties.tag, tag != (kind == .array ? .sequence : .mapping) {
      throw failure("the tag does not fit the value; remove it.", at: properties.start)
    }
    depth += 1
    return try append(kind, at: start, text: DecodedTexts.Span(), properties)
  }

  /// Ends a mapping or sequence, with its last value or at an offset.
  mutating func end(_ index: Int, at offset: Int? = nil) {
    depth -= 1
    if let offset { lastEnd = offset }
    tree.entries[index].end = Int32(lastEnd)
    tree.entries[index].next = Int32(tree.entries.count)
  }

  mutating func note(_ scalar: Scalar, _ properties: Properties) throws(Failure) {
    let schema = YAMLSchema(
      tree.texts[scalar.text], isPlain: scalar.isPlain, properties.tag)
    var text = scalar.text
    switch schema {
    case .string:
      text.start -= 1
      text.end += 1
    case .octal(let number):
      text = appendText(JSONText.number(number).utf8)
    case .number, .null, .bool: break
    case .notFinite:
      if tree.notFinite.isEmpty {
        tree.notFinite.append(JSONAddition.First(addition: .notFinite, offset: scalar.start))
      }
    case .tooLarge: throw Failure(offset: scalar.start, reason: .numberTooLarge)
    case .mismatch:
      throw failure("the tag does not fit the value; remove it.", at: properties.start)
    }
    let index = try append(schema.kind, at: scalar.start, text: text, properties)
    end(scalar: index, at: scalar.end)
  }

  private mutating func end(scalar index: Int, at offset: Int) {
    tree.entries[index].end = Int32(offset)
    tree.entries[index].next = Int32(index + 1)
    lastEnd = offset
  }

  /// Records an empty value, at the end of the name or hyphen before it.
  mutating func noteNull(at offset: Int, _ properties: Properties = Properties()) throws(Failure) {
    let text = appendText(EmptyCollection())
    try note(Scalar(start: offset, end: offset, text: text, isPlain: true), properties)
    noteColor(after: offset)
  }

  mutating func scanAlias() throws(Failure) {
    let start = place
    let word = scanWord(from: place + 1)
    guard !word.isEmpty else { throw unexpected("the name of an anchor") }
    let target = anchors[bytes[word]]
    let shown = shown(String(decoding: bytes[word], as: UTF8.self))
    guard let target else {
      throw failure(
        "no anchor &\(shown) precedes this alias; add it, or correct its name.", at: start)
    }
    guard tree.entries[target].next > 0 else {
      throw failure("the alias *\(shown) is within its own value; remove it.", at: start)
    }
    let index = try append(.null, at: start, text: DecodedTexts.Span(), Properties())
    end(scalar: index, at: place)
    tree.aliases[index] = target
    let end = place
    skipBlanks()
    if isIndicator(":") {
      throw failure("a name cannot be an alias; write the name.", at: start)
    }
    place = end
  }

  /// Sets the name of the next value.
  mutating func setName(_ scalar: Scalar) { name = scalar }

  /// Checks that no name is in an object twice.
  mutating func checkNames(in index: Int) throws(Failure) {
    var members: [Int] = []
    var member = index + 1
    while member < tree.entries.count {
      members.append(member)
      member = Int(tree.entries[member].next)
    }
    var names: Set<ArraySlice<UInt8>> = []
    for (place, member) in members.enumerated() {
      let span = tree.texts.names[member]
      let name = tree.texts[span]
      // A few names are compared with each other, which allocates nothing.
      let isNew =
        members.count > 8
        ? names.insert(name).inserted
        : !members[..<place].contains { tree.texts[tree.texts.names[$0]] == name }
      guard isNew else {
        throw Failure(
          offset: Int(tree.entries[member].nameStart),
          reason: .duplicateMember(String(decoding: name, as: UTF8.self)))
      }
    }
  }

  /// Adds a text to the decoded ones, where each is in quotation marks; returns its range without them.
  private mutating func appendText(_ text: some Sequence<UInt8>) -> DecodedTexts.Span {
    let start = beginText()
    tree.texts.bytes.append(contentsOf: text)
    return endText(from: start)
  }

  /// Begins a decoded text; returns its offset.
  mutating func beginText() -> Int {
    tree.texts.bytes.append(UInt8(ascii: "\""))
    return tree.texts.bytes.count
  }

  /// Ends a decoded text; returns its range.
  mutating func endText(from start: Int) -> DecodedTexts.Span {
    let end = tree.texts.bytes.count
    tree.texts.bytes.append(UInt8(ascii: "\""))
    return DecodedTexts.Span(start: Int32(start), end: Int32(end))
  }

  /// Records a comment behind an empty value that looks like a colour.
  private mutating func noteColor(after offset: Int) {
    var start = offset
    while Self.isBlank(byte(start)) { start += 1 }
    guard start > offset, byte(start) == UInt8(ascii: "#") else { return }
    var end = start + 1
    while Character(Unicode.Scalar(byte(end))).isHexDigit { end += 1 }
    guard [4, 5, 7, 9].contains(end - start), Self.isGap(byte(end)) else { return }
    tree.quoteless.append(
      YAMLTree.Quoteless(
        offset: start, text: String(decoding: bytes[start..<end], as: UTF8.self), kind: .color))
  }
}

extension Unicode.Scalar {
  /// The scalar at an offset; nil if the bytes there are not UTF-8.
  static func first(of bytes: [UInt8], at offset: Int) -> Unicode.Scalar? {
    var decoder = Unicode.UTF8.ForwardParser()
    var rest = bytes[offset...].prefix(4).makeIterator()
    guard case .valid(let encoded) = decoder.parseScalar(from: &rest) else { return nil }
    return Unicode.UTF8.decode(encoded)
  }
}
