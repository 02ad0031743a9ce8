/// Sequences in brackets and mappings in braces.
extension YAMLScanner {
  /// Reads a sequence or mapping, whose lines may be indented in any way.
  mutating func scanFlow(_ properties: Properties) throws(Failure) {
    let isSequence = isNext("[")
    let start = place
    let index = try begin(isSequence ? .array : .object, at: start, properties)
    let close: Unicode.Scalar = isSequence ? "]" : "}"
    place += 1
    try skipFlowGap()
    while !isNext(close) {
      if isSequence { try scanFlowItem() } else { try scanFlowMember() }
      try skipFlowGap()
      if isNext(",") {
        place += 1
        try skipFlowGap()
      } else if !isNext(close) {
        throw unexpected("a comma or \(close)")
      }
    }
    place += 1
    if !isSequence { try checkNames(in: index) }
    end(index, at: place)
    if !isSequence { noteReference(index) }
    let end = place
    skipBlanks()
    if isIndicator(":") {
      throw failure("a name has to be a text on one line; write it before the colon.", at: start)
    }
    place = end
  }

  /// Skips blanks, comments and line breaks, with tabs among them.
  private mutating func skipFlowGap() throws(Failure) {
    while true {
      skipBlanks()
      skipComment()
      guard Self.isBreak(next) else { break }
      skipBreak()
      if isMarker { throw unexpected("the end of the brackets or braces") }
    }
  }

  /// Reads an item, which may be a name and a value without braces.
  private mutating func scanFlowItem() throws(Failure) {
    let properties = try scanProperties()
    try skipFlowGap()
    guard !isNext("["), !isNext("{"), !isNext("*"), !isNext(","), !isNext("]") else {
      return try scanFlowValue(properties)
    }
    try checkFlowName()
    let scalar = try scanScalar(in: -1, isFlow: true)
    let end = place
    skipBlanks()
    guard isColon(after: scalar), !scalar.hasLines else {
      place = end
      return try note(scalar, properties)
    }
    guard properties.isEmpty else {
      throw failure("a name has neither an anchor nor a tag; remove it.", at: properties.start)
    }
    let index = try begin(.object, at: scalar.start, properties)
    try scanFlowValue(of: scalar)
    self.end(index)
  }

  private mutating func scanFlowMember() throws(Failure) {
    if isNext("&") || isNext("!") {
      throw failure("a name has neither an anchor nor a tag; remove it.")
    }
    try checkFlowName()
    if isNext("[") || isNext("{") || isNext("*") {
      throw failure("a name has to be a text on one line; write it before the colon.")
    }
    let scalar = try scanScalar(in: -1, isFlow: true)
    try skipFlowGap()
    if isColon(after: scalar) { return try scanFlowValue(of: scalar) }
    setName(scalar)
    try noteNull(at: scalar.end)
  }

  private func checkFlowName() throws(Failure) {
    if isIndicator("?") {
      throw failure("a name has to be a text on one line; write it before the colon.")
    }
  }

  /// Whether a colon is next: after a name in quotation marks any, else one with a gap after it.
  private func isColon(after scalar: Scalar) -> Bool {
    scalar.isPlain ? isValueIndicator() : isNext(":")
  }

  /// Reads the colon and the value of a name.
  private mutating func scanFlowValue(of scalar: Scalar) throws(Failure) {
    place += 1
    let origin = place
    setName(scalar)
    try skipFlowGap()
    if isNext(",") || isNext("]") || isNext("}") { return try noteNull(at: origin) }
    let properties = try scanProperties()
    try skipFlowGap()
    try scanFlowValue(properties)
  }

  private mutating func scanFlowValue(_ properties: Properties) throws(Failure) {
    switch next {
    case UInt8(ascii: "["), UInt8(ascii: "{"): try scanFlow(properties)
    case UInt8(ascii: "*"):
      guard properties.isEmpty else {
        throw failure(
          "an alias has neither an anchor nor a tag; remove it.", at: properties.start)
      }
      try scanAlias()
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
      guard !properties.isEmpty else { throw unexpected("a value") }
      try noteNull(at: place, properties)
    case _: try note(try scanScalar(in: -1, isFlow: true), properties)
    }
  }

  /// Records braces around one name without a value: most likely a reference without quotation marks.
  private mutating func noteReference(_ index: Int) {
    guard tree.entries.count == index + 2, tree.entries[index + 1].kind == .null,
      tree.entries[index + 1].start == tree.entries[index + 1].nameEnd
    else { return }
    let entry = tree.entries[index]
    let text = String(decoding: bytes[Int(entry.start)..<Int(entry.end)], as: UTF8.self)
    tree.quoteless.append(
      YAMLTree.Quoteless(offset: Int(entry.start), text: text, kind: .reference))
  }
}
