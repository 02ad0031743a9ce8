/// The objects with tokens that a choice comes to, in the order in which they are merged.
struct ResolverSources {
  private let document: ResolverDocument
  private(set) var objects: [TokenTree.Source] = []
  private(set) var findings: [TokenFinding] = []
  private var dialects: [JSONNode: TokenDialect] = [:]
  /// The lists of sources that are being gone through.
  private var open: [JSONNode] = []

  /// How many objects one choice may come to, and how many sets may lie within each other.
  static let limit = 10_000
  static let depthLimit = 64

  init(_ document: ResolverDocument) { self.document = document }

  private mutating func find(
    _ rule: TokenRule, _ path: String, at node: JSONNode, _ message: String, mend: String? = nil
  ) {
    findings.append(TokenFinding(rule, path, at: node, message, mend: mend))
  }

  mutating func choose(_ inputs: [String: JSONValue]) {
    let modifiers = document.modifiers
    for name in inputs.keys.sorted()
    where !modifiers.contains(where: { $0.name.lowercased() == name.lowercased() }) {
      let names = modifiers.map { shown($0.name) }.joined(separator: ", ")
      find(
        .resolverInputUnknown, shown(name), at: document.root,
        "Unknown modifier “\(shown(name))”.",
        mend: names.isEmpty ? "Leave it out: there is nothing to choose." : "Choose for \(names).")
    }
    for entry in document.order {
      if entry.isModifier {
        guard let context = context(for: entry, inputs) else { continue }
        add(context, "modifiers.\(shown(entry.name))")
      } else if let sources = entry["sources"] {
        add(sources, "sets.\(shown(entry.name))")
      }
    }
  }

  /// The list of sources that is chosen.
  private mutating func context(
    for entry: ResolverDocument.Entry, _ inputs: [String: JSONValue]
  ) -> JSONNode? {
    let contexts = entry["contexts"]?.distinctMembers ?? []
    let names = contexts.compactMap { $0.name.map { shown($0) } }.joined(separator: ", ")
    let input = inputs.first { $0.key.lowercased() == entry.name.lowercased() }?.value
    let place = entry["contexts"] ?? document.root
    let path = shown(entry.name)
    let name: String
    if let input {
      guard let text = input.text else {
        find(
          .resolverInputType, path, at: place, "The choice for “\(path)” must be a string.",
          mend: "Choose one of \(names).")
        return nil
      }
      name = text
    } else {
      guard let standard = entry["default"]?.text,
        contexts.contains(where: { $0.isNamed(standard) })
      else {
        find(
          .resolverInputMissing, path, at: place,
          "“\(path)” has no default, so one of its contexts has to be chosen.",
          mend: "Choose one of \(names).")
        return nil
      }
      name = standard
    }
    let found =
      contexts.first { $0.isNamed(name) }
      ?? contexts.first { $0.name?.lowercased() == name.lowercased() }
    guard let found else {
      find(
        .resolverInputContext, path, at: place, "“\(path)” has no context “\(shown(name))”.",
        mend: "Choose one of \(names).")
      return nil
    }
    return found
  }

  private mutating func add(_ sources: JSONNode, _ path: String) {
    guard sources.kind == .array else { return }
    guard !open.contains(sources) else {
      find(
        .resolverReferenceCircular, path, at: sources, "Sets refer to each other in a circle.",
        mend: "Move the shared parts into a set of their own.")
      return
    }
    guard open.count < Self.depthLimit, objects.count < Self.limit else {
      find(
        .tooLarge, path, at: sources,
        "More than \(Self.limit) sources, or more than \(Self.depthLimit) sets within each other.")
      return
    }
    open.append(sources)
    for source in sources.children where source.kind == .object {
      guard objects.count < Self.limit else { break }
      add(source: source, path)
    }
    open.removeLast()
  }

  private mutating func add(source: JSONNode, _ path: String) {
    guard let reference = source["$ref"] else {
      objects.append(TokenTree.Source(source, in: dialect(of: source)))
      return
    }
    guard let target = target(of: reference, path) else { return }
    // Members beside the reference take the place of those of the target.
    let sources = source["sources"] ?? target["sources"]
    if let sources, sources.kind == .array {
      add(sources, path)
      return
    }
    let own = source.children.compactMap(\.name).filter { $0 != "$ref" }
    objects.append(TokenTree.Source(target, in: dialect(of: target), without: own))
    if !own.isEmpty { objects.append(TokenTree.Source(source, in: dialect(of: source))) }
  }

  /// The dialect of a source; of a part of a token file, that of the file.
  private mutating func dialect(of object: JSONNode) -> TokenDialect {
    if let dialect = document.dialect { return dialect }
    let isInline = object.document === document.root.document
    let key = isInline ? object : object.document.root
    if let known = dialects[key] { return known }
    let dialect = DialectEvidence(key).dialect
    dialects[key] = dialect
    return dialect
  }

  private mutating func target(of reference: JSONNode, _ path: String) -> JSONNode? {
    let text = reference.text ?? ""
    var root = reference.document.root
    if !text.hasPrefix("#") {
      guard let file = document.library.file(text, from: reference.document.name) else {
        find(
          .resolverFile, path, at: reference, "The file \(shown(text)) cannot be read.",
          mend: text.contains("://")
            ? "Name a file: addresses are not opened."
            : "Check the path, which begins at this document's folder.")
        return nil
      }
      guard let document = file.document, file.problem == nil else {
        if let problem = file.problem { findings.append(problem) }
        return nil
      }
      root = document.root
    }
    guard let mark = text.firstIndex(of: "#") else { return root }
    return self.target(of: text[text.index(after: mark)...], in: root, reference, path)
  }

  private mutating func target(
    of fragment: Substring, in root: JSONNode, _ reference: JSONNode, _ path: String
  ) -> JSONNode? {
    if fragment.isEmpty { return root }
    let isPointer = fragment.hasPrefix("/")
    if !isPointer {
      find(
        .resolverReferenceForm, path, at: reference,
        "#\(shown(String(fragment))) is not a JSON pointer; it is read as #/\(shown(String(fragment))).",
        mend: "Write #/\(shown(String(fragment))).")
    }
    let tokens = try? TokenReference.tokens(ofPointer: isPointer ? fragment.dropFirst() : fragment)
    // The reader of the document has said so.
    let isBarred = tokens?.first == "modifiers" || tokens?.first == "resolutionOrder"
    guard root != document.root || !isBarred else { return nil }
    guard let tokens, let target = root.descendant(tokens), target.kind == .object else {
      find(
        .resolverReferenceUnresolved, path, at: reference,
        "\(shown(reference.text ?? "")) leads to no object.")
      return nil
    }
    return target
  }
}
