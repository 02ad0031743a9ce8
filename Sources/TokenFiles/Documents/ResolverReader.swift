/// Reads the order, the sets and the modifiers of a resolver document.
struct ResolverReader {
  private let root: JSONNode
  private let library: SourceLibrary
  private(set) var order: [ResolverDocument.Entry] = []
  private(set) var modifiers: [ResolverDocument.Modifier] = []
  private(set) var findings: [TokenFinding] = []
  private var inlineNames: Set<String> = []

  init(_ root: JSONNode, _ library: SourceLibrary) {
    self.root = root
    self.library = library
  }

  private mutating func find(
    _ rule: TokenRule, _ path: String, at node: JSONNode, _ message: String, mend: String? = nil
  ) {
    findings.append(TokenFinding(rule, path, at: node, message, mend: mend))
  }

  mutating func read() {
    readVersion()
    noteDuplicates(in: root, "")
    for name in ["sets", "modifiers"] {
      guard let members = root[name] else { continue }
      noteDuplicates(in: members, name)
      for member in members.distinctMembers {
        let path = name + "." + shown(member.name ?? "")
        noteDuplicates(in: member, path)
        if let contexts = member["contexts"] { noteDuplicates(in: contexts, path + ".contexts") }
      }
    }
    for member in root["sets"]?.distinctMembers ?? [] {
      checkSet(member, "sets.\(shown(member.name ?? ""))")
    }
    for member in root["modifiers"]?.distinctMembers ?? [] {
      checkModifier(member, "modifiers.\(shown(member.name ?? ""))")
    }
    guard let order = root["resolutionOrder"], order.kind == .array else {
      find(
        .resolverOrderMissing, "", at: root["resolutionOrder"] ?? root,
        "The resolver document has no resolutionOrder, so it makes no tokens.",
        mend: "Add \"resolutionOrder\": [{ \"$ref\": \"#/sets/…\" }].")
      return
    }
    for (index, entry) in order.children.enumerated() {
      readEntry(entry, "resolutionOrder[\(index)]")
    }
    listModifiers()
  }

  /// Reports the repeated names of an object; those of tokens in it are reported where they are read.
  private mutating func noteDuplicates(in object: JSONNode, _ path: String) {
    let kept = Set(object.distinctMembers)
    for member in object.children
    where object.kind == .object && !kept.contains(member) {
      find(
        .nameDuplicate, path, at: member,
        "“\(shown(member.name ?? ""))” is there twice; the last one counts.",
        mend: "Leave one of them out.")
    }
  }

  private mutating func readVersion() {
    guard let version = root["version"] else {
      find(
        .resolverVersionMissing, "", at: root, "The resolver document has no version.",
        mend: "Add \"version\": \"2025.10\".")
      return
    }
    guard version.text != "2025.10" else { return }
    find(
      .resolverVersion, "version", at: version, "The version must be 2025.10.",
      mend: "Write \"version\": \"2025.10\".")
  }

  private mutating func readEntry(_ entry: JSONNode, _ path: String) {
    guard entry.kind == .object else {
      find(
        .resolverInlineType, path, at: entry, "An entry of the order must be an object.",
        mend: "Write { \"$ref\": \"#/sets/…\" }.")
      return
    }
    guard let reference = entry["$ref"] else {
      readInline(entry, path)
      return
    }
    let text = reference.text ?? ""
    guard !text.hasPrefix("#/resolutionOrder") else {
      find(
        .resolverPointerOrder, path, at: reference, "Nothing may point into resolutionOrder.",
        mend: "Point at the set or modifier itself.")
      return
    }
    guard let pointer = try? TokenReference.pointer(text), case .pointer(let tokens) = pointer,
      tokens.count == 2, tokens[0] == "sets" || tokens[0] == "modifiers",
      let target = root.descendant(tokens), target.kind == .object
    else {
      find(
        .resolverReferenceUnresolved, path, at: reference,
        "\(shown(text)) names no set and no modifier of this document.", mend: suggestion(text))
      return
    }
    order.append(
      ResolverDocument.Entry(
        name: tokens[1], isModifier: tokens[0] == "modifiers", layers: [entry, target]))
  }

  private func suggestion(_ text: String) -> String? {
    let name = text.split(separator: "/").last.map { $0.lowercased() } ?? ""
    for kind in ["sets", "modifiers"] {
      let found = root[kind]?.distinctMembers.first { $0.name?.lowercased() == name }
      if let found { return "Did you mean #/\(kind)/\(shown(found.name ?? ""))?" }
    }
    return nil
  }

  private mutating func readInline(_ entry: JSONNode, _ path: String) {
    let type = entry["type"]?.text
    guard type == "set" || type == "modifier" else {
      find(
        .resolverInlineType, path, at: entry["type"] ?? entry,
        "An entry without $ref needs a type, set or modifier.", mend: "Add \"type\": \"set\".")
      return
    }
    guard let name = entry["name"]?.text, !name.isEmpty else {
      find(
        .resolverInlineName, path, at: entry["name"] ?? entry,
        "A set or modifier in the order needs a name.", mend: "Add a \"name\" of its own.")
      return
    }
    guard inlineNames.insert(name).inserted else {
      find(
        .resolverNameDuplicate, path, at: entry["name"] ?? entry,
        "Another entry of the order is called “\(shown(name))” already.",
        mend: "Rename one of them.")
      return
    }
    if type == "set" { checkSet(entry, path) } else { checkModifier(entry, path) }
    order.append(
      ResolverDocument.Entry(name: name, isModifier: type == "modifier", layers: [entry]))
  }

  private mutating func checkSet(_ set: JSONNode, _ path: String) {
    guard set.kind == .object, let sources = set["sources"], sources.kind == .array else {
      find(
        .resolverSources, path, at: set["sources"] ?? set,
        "A set needs sources, a list of tokens and references.", mend: "Add \"sources\": [].")
      return
    }
    checkSources(sources, path)
  }

  private mutating func checkSources(_ sources: JSONNode, _ path: String) {
    for source in sources.children {
      guard source.kind == .object else {
        find(
          .resolverSources, path, at: source,
          "A source must be an object with tokens, or with $ref.")
        continue
      }
      guard let reference = source["$ref"], let text = reference.text else { continue }
      if text.hasPrefix("#/modifiers") {
        find(
          .resolverPointerModifier, path, at: reference,
          "Only resolutionOrder may point at a modifier.",
          mend: "Move the shared parts into a set.")
      } else if text.hasPrefix("#/resolutionOrder") {
        find(
          .resolverPointerOrder, path, at: reference, "Nothing may point into resolutionOrder.",
          mend: "Point at the set itself.")
      }
    }
  }

  private mutating func checkModifier(_ modifier: JSONNode, _ path: String) {
    let contexts = modifier["contexts"]
    let members = contexts?.distinctMembers ?? []
    guard let contexts, contexts.kind == .object else {
      find(
        .resolverContextsType, path, at: contexts ?? modifier,
        "A modifier needs contexts, an object with a list of sources for each.",
        mend: modifier["context"] == nil ? "Add \"contexts\"." : "Call context contexts.")
      return
    }
    if members.isEmpty {
      find(
        .resolverContextsNone, path, at: contexts,
        "A modifier needs contexts to choose from.", mend: "Add two, or leave the modifier out.")
    } else if members.count == 1 {
      find(
        .resolverContextsOne, path, at: contexts,
        "A modifier with one context leaves nothing to choose.", mend: "Make it a set.")
    }
    for member in members {
      guard member.kind == .array else {
        find(
          .resolverContextsType, path, at: member, "A context must be a list of sources.",
          mend: "Put it into [ ].")
        continue
      }
      checkSources(member, path)
    }
    guard let standard = modifier["default"] else { return }
    guard let name = standard.text, members.contains(where: { $0.isNamed(name) }) else {
      find(
        .resolverDefault, path, at: standard, "The default is none of the contexts.",
        mend: members.first.map { "Write \"\(shown($0.name ?? ""))\"." })
      return
    }
  }

  /// The modifiers that are in the order, each once, and the others after them.
  private mutating func listModifiers() {
    for entry in order where entry.isModifier {
      guard !modifiers.contains(where: { $0.name == entry.name }) else { continue }
      let contexts = entry["contexts"]?.distinctMembers.compactMap(\.name) ?? []
      let standard = entry["default"]?.text
      modifiers.append(
        ResolverDocument.Modifier(
          name: entry.name, contexts: contexts,
          defaultContext: standard.flatMap { contexts.contains($0) ? $0 : nil }))
    }
  }
}
