extension TokenTree {
  /// An object with tokens, some of whose members are skipped.
  struct Source: Sendable {
    let object: JSONNode
    let dialect: TokenDialect
    private(set) var skipped: Set<ExactText> = []

    init(_ object: JSONNode, in dialect: TokenDialect, without names: [String] = []) {
      self.object = object
      self.dialect = dialect
      skipped = Set(names.map { ExactText($0) })
    }
  }

  /// Merges the members of an object into a group.
  mutating func merge(_ source: Source, into group: Int32 = Self.root) {
    dialect = source.dialect
    self[group].source = source.object
    self[group].dialect = dialect
    var waiting: [(object: JSONNode, group: Int32)] = [(source.object, group)]
    while let next = waiting.popLast() {
      noteDuplicates(in: next.object, of: next.group)
      let isRoot = next.group == Self.root
      var hasChildren = false
      for member in next.object.distinctMembers {
        let name = member.name ?? ""
        if next.object == source.object, source.skipped.contains(ExactText(name)) { continue }
        if name.hasPrefix("$") {
          if readProperty(name, member, of: next.group, isRoot: isRoot) {
            hasChildren = true
          } else {
            noteAllDuplicates(in: member, of: next.group)
          }
          continue
        }
        guard member.kind == .object else {
          if !dialect.hasDollars, Self.plainProperties.contains(name) {
            readPlainProperty(name, member, of: next.group)
          } else if dialect.isSpecified || Self.isProbablyMeant(member) {
            noteNotObject(name, member, in: next.group)
          }
          continue
        }
        hasChildren = true
        noteName(name, member, in: next.group)
        if let group = add(name, member, to: next.group) { waiting.append((member, group)) }
      }
      noteIncomplete(next.group, next.object, hasChildren: hasChildren)
    }
  }

  /// Adds a token or group; returns a group whose members must be read, or nil.
  private mutating func add(_ name: String, _ object: JSONNode, to parent: Int32) -> Int32? {
    let hasValue = object[dialect.valueName] != nil
    let isUndecided = !hasValue && dialect.hasDollars && object["$ref"] != nil
    let index: Int32
    if let known = child(of: parent, named: name) {
      index = known
      if hasValue || isUndecided || self[known].isToken { clear(known) }
      self[known].isToken = hasValue
      self[known].source = object
      self[known].dialect = dialect
      if hasValue {
        self[known].type = nil
        self[known].deprecated = nil
      }
      self[known].extends = nil
    } else {
      index = append(
        name, to: parent, isToken: hasValue, source: object, dialect: dialect)
    }
    if hasValue { readToken(index, object) }
    if isUndecided { undecided.append(index) }
    return hasValue || isUndecided ? nil : index
  }

  /// Reads a member of a group whose name begins with `$`; returns whether it is a token.
  private mutating func readProperty(
    _ name: String, _ member: JSONNode, of group: Int32, isRoot: Bool
  ) -> Bool {
    switch name {
    case "$root":
      guard member.kind == .object, member["$value"] != nil || member["$ref"] != nil else {
        findings.append(
          TokenFinding(
            .rootNotToken, join(shownPath(of: group), name), at: member,
            "$root must be a token, with a $value of its own.",
            mend: "Give it a $value, or choose another name for the group."))
        return false
      }
      _ = add(name, member, to: group)
      return true
    case "$extends":
      self[group].extends = member
      extending.append(group)
    case "$type", "$description", "$deprecated", "$extensions":
      readCommonProperty(name, member, of: group)
    case "$schema" where isRoot: break
    case "$themes" where isRoot && dialect.isTokensStudio,
      "$metadata" where isRoot && dialect.isTokensStudio:
      break
    case "$ref": break
    case _ where member.kind == .object:
      findings.append(
        TokenFinding(
          .nameDollar, join(shownPath(of: group), shown(name)), at: member,
          "The name of a token or group must not begin with $.",
          mend: "Call it “\(shown(String(name.dropFirst())))”."))
    case _ where dialect.isSpecified:
      find(
        .unknownTokenProperty, group, at: member,
        "The format knows no property “\(shown(name))” of groups; it is kept.")
    // Other dialects have no list of properties.
    case _: break
    }
    return false
  }

  /// Reads the properties that groups and tokens share.
  mutating func readCommonProperty(_ name: String, _ member: JSONNode, of index: Int32) {
    switch name {
    case "$type", "type":
      if member.kind == .string {
        self[index].type = member
      } else {
        find(.typeSyntax, index, at: member, "\(name) must be a string.")
      }
    case "$description":
      guard member.kind != .string else { break }
      find(.description, index, at: member, "$description must be a string.")
    case "$deprecated":
      if member.kind == .string || member.bool != nil {
        self[index].deprecated = member
      } else {
        find(.deprecated, index, at: member, "$deprecated must be true, false or a string.")
      }
    case "$extensions":
      guard member.kind != .object else { break }
      find(
        .extensions, index, at: member,
        "$extensions must be an object with a member for each vendor.")
    case _: break
    }
  }

  private mutating func readToken(_ index: Int32, _ object: JSONNode) {
    noteAllDuplicates(in: object, of: index)
    for member in object.distinctMembers {
      let name = member.name ?? ""
      switch name {
      case "$type", "$description", "$deprecated", "$extensions":
        readCommonProperty(name, member, of: index)
      case "$value", "$ref": break
      case "type" where !dialect.hasDollars: readCommonProperty(name, member, of: index)
      case _ where !dialect.isSpecified: break
      case "$extends":
        find(
          .extendsInToken, index, at: member, "Only groups extend others; a token cannot.",
          mend: "Refer to the other token in $value.")
        fallthrough
      case _ where name.hasPrefix("$") || member.kind != .object:
        find(
          .unknownTokenProperty, index, at: member,
          "The format knows no property “\(shown(name))” of tokens; it is kept.")
      case _:
        find(
          .tokenAndGroup, index, at: member,
          "“\(shown(name))” is inside a token: an object with a $value cannot be a group.",
          mend: "Move the token's value into a $root of the group.")
      }
    }
    // A modifier of Tokens Studio has its type in its value.
    if !dialect.hasDollars, self[index].type == nil, let type = object["value"]?["type"] {
      readCommonProperty("type", type, of: index)
    }
    let reference = dialect.hasDollars ? object["$ref"] : nil
    if let reference, object["$value"] != nil {
      find(
        .valueAndReference, index, at: reference,
        "$value and $ref exclude each other; $value counts.", mend: "Leave one of them out.")
    }
  }

  /// Treats an object as a token, since its `$ref` does not name a group.
  mutating func makeToken(_ index: Int32) {
    self[index].isToken = true
    dialect = self[index].dialect
    readToken(index, self[index].source)
  }
}

extension TokenTree {
  private static let plainProperties: Set<String> = [
    "type", "comment", "description", "themeable", "attributes", "filePath", "isSource",
  ]

  private mutating func readPlainProperty(_ name: String, _ member: JSONNode, of group: Int32) {
    if name == "type" { readCommonProperty(name, member, of: group) }
  }

  private func join(_ path: String, _ name: String) -> String {
    path.isEmpty ? name : path + "." + name
  }

  private mutating func noteNotObject(_ name: String, _ member: JSONNode, in group: Int32) {
    findings.append(
      TokenFinding(
        .notObject, join(shownPath(of: group), shown(name)), at: member,
        "“\(shown(name))” is neither a token nor a group: both are objects.",
        mend: dialect.hasDollars
          ? "Write { \"$value\": … } with a $type." : "Write { \"value\": … } with a type."))
  }

  /// Whether a text looks like the value of a token, and not like a note about a group, as dialects other than DTCG may
  /// have.
  private static func isProbablyMeant(_ member: JSONNode) -> Bool {
    guard let text = member.text else { return false }
    return CSSColor(text).map { !$0.isName } ?? (Measure(text) != nil)
  }

  private mutating func noteName(_ name: String, _ member: JSONNode, in group: Int32) {
    guard dialect.isSpecified, !Self.isPlain(name) else { return }
    findings.append(
      TokenFinding(
        .nameCharacters, join(shownPath(of: group), "'\(shown(name))'"), at: member,
        "The name “\(shown(name))” has one of { } and . in it, so that no reference can reach it.",
        mend: "Put - for them, or make groups of the parts."))
  }

  /// Reports the repeated names of a token or a property, in everything within it too.
  private mutating func noteAllDuplicates(in object: JSONNode, of index: Int32) {
    var waiting = [object]
    while let node = waiting.popLast() {
      guard node.hasDuplicates else { continue }
      noteDuplicates(in: node, of: index)
      waiting += node.children
    }
  }

  private mutating func noteDuplicates(in object: JSONNode, of index: Int32) {
    guard object.kind == .object, object.hasDuplicates else { return }
    let all = Array(object.children)
    let distinct = object.distinctMembers
    guard distinct.count < all.count else { return }
    let kept = Set(distinct)
    for member in all where !kept.contains(member) {
      find(
        .nameDuplicate, index, at: member,
        "“\(shown(member.name ?? ""))” is there twice; the last one counts.",
        mend: "Leave one of them out.")
    }
  }

  private mutating func noteIncomplete(_ group: Int32, _ object: JSONNode, hasChildren: Bool) {
    guard dialect.isSpecified, group != Self.root, !hasChildren, let type = object["$type"],
      self[group].extends == nil
    else { return }
    find(
      .incompleteToken, group, at: type,
      "There is a $type, but neither a $value nor anything that has the type.",
      mend: "Add the $value.")
  }

  /// Reports siblings whose names differ by case, or by the composition of their characters, alone.
  mutating func noteCase() {
    var groups: [Int32] = [Self.root]
    walk(from: Self.root) { if !self[$0].isToken { groups.append($0) } }
    for group in groups {
      var names: [String: Int32] = [:]
      for child in children(of: group) where self[child].dialect.isSpecified {
        let name = self[child].name
        if let other = names.updateValue(child, forKey: name.lowercased()) {
          let names = "“\(shown(name))” and “\(shown(self[other].name))”"
          find(
            .nameCase, child, at: self[child].source,
            name == self[other].name
              ? "\(names) look the same, but their characters are composed otherwise (NFC, NFD)."
              : "\(names) differ by case alone.")
        }
      }
    }
  }
}
