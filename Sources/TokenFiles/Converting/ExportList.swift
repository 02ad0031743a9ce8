/// A token as a format writes it: a name, and a text for each mode.
struct ExportItem<Text> {
  let token: Token
  /// The identifier, after those of its groups if the format has groups.
  let name: [String]
  /// The default value.
  let text: Text
  /// The values in other modes.
  let modes: [(mode: TokenModes.Mode, text: Text)]
  /// The place in the list of the token that the value refers to as a whole, in every mode; nil for another value.
  let target: Int?

  /// Whether the token is deprecated.
  var isDeprecated: Bool { token.deprecation != .none }

  /// The text in a mode, nil for the default one; nil if the mode has no value.
  func text(in mode: TokenModes.Mode?) -> Text? {
    guard let mode else { return text }
    return modes.first { $0.mode == mode }?.text
  }
}

/// The tokens of a set as a format writes them, with findings for everything that the format leaves out.
struct ExportList<Text> {
  /// The tokens that are written, in the order of the set.
  private(set) var items: [ExportItem<Text>] = []
  private(set) var findings: [TokenFinding] = []
  /// All modes of the set.
  let modes: [TokenModes.Mode]

  /// Reads a set.
  ///
  /// - Parameters:
  ///   - set: the resolved tokens.
  ///   - format: the name of the format in findings.
  ///   - name: the identifiers of the groups of a token, and its own.
  ///   - key: the same text for all identifiers that the format reads as one.
  ///   - parts: the names of the parts of a value that its text leaves out.
  ///   - text: the text of a value of a token; nil if the format has no equivalent.
  init(
    _ set: TokenSet, as format: String, name: (Token) -> [String],
    key: (String) -> String = { $0 },
    leavingOut parts: (JSONValue, Token) -> [String] = { _, _ in [] },
    text: (JSONValue, Token) -> Text?
  ) {
    let modes = TokenModes(set)
    self.modes = modes.all
    let notComputed = set.notComputed
    let names = set.tokens.map(name)
    // A group cannot have the name of a token beside it, so the names of groups come first.
    var taken: Set<[String]> = []
    // The places of items by the indices of their tokens, and the tokens that items refer to in every mode.
    var places: [Int: Int] = [:]
    var targets: [Int?] = []
    for name in names {
      for count in name.indices.dropLast() { taken.insert(name[...count].map(key)) }
    }
    for (index, token) in set.tokens.enumerated() {
      guard let value = token.value else {
        if notComputed.contains(token.path) {
          findings.append(.notWritten(notComputed: token))
        } else {
          skip(token, "the token has no value")
        }
        continue
      }
      guard let own = text(value, token) else {
        let type = token.type.map { "the type \(shown($0))" } ?? "an unknown type"
        if notComputed.contains(token.path) {
          findings.append(.notWritten(notComputed: token))
        } else {
          skip(token, "\(format) has no value of \(type) for it")
        }
        continue
      }
      guard taken.insert(names[index].map(key)).inserted else {
        skip(token, "another token or group has the same name in \(format)")
        continue
      }
      var missing = parts(value, token)
      var written: [(mode: TokenModes.Mode, text: Text)] = []
      var (values, lost) = modes.valuesOutsideCatalogues(of: index)
      for value in values {
        guard let other = text(value.value, token) else {
          lost.append(value.mode.quoted)
          continue
        }
        written.append((value.mode, other))
        for part in parts(value.value, token) where !missing.contains(part) {
          missing.append(part)
        }
      }
      if !lost.isEmpty { findings.append(.notWritten(modes: lost, of: token)) }
      if !missing.isEmpty { findings.append(.notWritten(parts: missing, of: token)) }
      places[index] = items.count
      targets.append(values.contains(where: \.isOwn) ? nil : token.target)
      items.append(
        ExportItem(token: token, name: names[index], text: own, modes: written, target: nil))
    }
    items = zip(items, targets).map { item, target in
      ExportItem(
        token: item.token, name: item.name, text: item.text, modes: item.modes,
        target: target.flatMap { places[$0] })
    }
  }

  /// The item that an item refers to, if both have a value in a mode; nil for another value.
  func target(of item: ExportItem<Text>, in mode: TokenModes.Mode?) -> ExportItem<Text>? {
    guard let target = item.target.map({ items[$0] }), target.text(in: mode) != nil else {
      return nil
    }
    return target
  }

  /// The items in their order, but each after the one that it refers to.
  var itemsAfterTargets: [ExportItem<Text>] {
    var isWritten = [Bool](repeating: false, count: items.count)
    var result: [ExportItem<Text>] = []
    for index in items.indices {
      var chain: [Int] = []
      var next: Int? = index
      while let place = next, !isWritten[place] {
        isWritten[place] = true
        chain.append(place)
        next = items[place].target
      }
      result += chain.reversed().map { items[$0] }
    }
    return result
  }

  private mutating func skip(_ token: Token, _ reason: String) {
    findings.append(
      TokenFinding(.droppedToken, token.path, at: token.raw, "Not written: \(reason)."))
  }

  /// Moves the values of modes that a format has no place for into findings.
  mutating func drop(_ isDropped: (TokenModes.Mode) -> Bool) {
    items = items.map { item in
      let lost = item.modes.filter { isDropped($0.mode) }
      if !lost.isEmpty {
        findings.append(.notWritten(modes: lost.map(\.mode.quoted), of: item.token))
      }
      return ExportItem(
        token: item.token, name: item.name, text: item.text,
        modes: item.modes.filter { !isDropped($0.mode) }, target: item.target)
    }
  }
}

extension TokenFinding {
  /// The parts of a token's value that an export leaves out.
  static func notWritten(parts: [String], of token: Token) -> TokenFinding {
    let names = parts.map { "“\(shown($0))”" }.joined(separator: ", ")
    return TokenFinding(
      .droppedPart, token.path, at: token.raw,
      "Not written: the part\(parts.count == 1 ? "" : "s") \(names).")
  }
}
