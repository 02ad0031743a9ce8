/// A resolver document of DTCG 2025.10: the token files of a set, and its modifiers. The themes of Tokens Studio are read
/// as one: their groups are modifiers, and the themes of a group its contexts.
public struct ResolverDocument: Sendable {
  /// The modifiers, in the order of the document.
  public let modifiers: [Modifier]
  /// The problems of the document itself, independent of any choice.
  public let findings: [TokenFinding]
  let root: JSONNode
  let order: [Entry]
  let library: SourceLibrary
  /// The dialect that every source is held to; nil to detect that of each.
  let dialect: TokenDialect?
  private let themed: ThemedSets?

  /// A modifier of the document.
  public struct Modifier: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// The contexts.
    public let contexts: [String]
    /// The default context; nil if one must be given.
    public let defaultContext: String?
  }

  /// A set or a modifier in its place in the order.
  struct Entry: Sendable {
    let name: String
    let isModifier: Bool
    /// The objects with its members, in order: overriding ones come first.
    let layers: [JSONNode]

    subscript(name: String) -> JSONNode? {
      for layer in layers {
        if let member = layer[name] { return member }
      }
      return nil
    }
  }

  /// Reads a document, and the files that it names.
  ///
  /// - Parameters:
  ///   - file: the document.
  ///   - dialect: the dialect that every source is held to; nil to detect that of each.
  ///   - load: returns the bytes of a file by its path, relative to the same folder as the document's own name; nil
  ///     if it cannot be read.
  public init?(
    _ file: TokenFile, dialect: TokenDialect? = nil, load: (String) -> [UInt8]?
  ) {
    guard let document = file.document, document.root.kind == .object else { return nil }
    root = document.root
    self.dialect = dialect
    themed = nil
    library = SourceLibrary(document, load: load)
    var reader = ResolverReader(root, library)
    reader.read()
    order = reader.order
    modifiers = reader.modifiers
    let syntax = ([file] + library.sorted).flatMap {
      $0.syntaxFindings(isStrict: dialect == .stable)
    }
    findings = syntax + reader.findings
  }

  /// The sets and themes of Tokens Studio in files that belong together; nil if these have neither themes nor an order
  /// of sets.
  package init?(studio files: [TokenFile]) {
    guard let themed = ThemedSets(files) else { return nil }
    self.init(themed, of: files, isStrict: false)
  }

  /// Files of which each belongs to a mode or to all modes, which are the contexts of one modifier; nil if no file has a
  /// mode of its own.
  package init?(modesOf files: [TokenFile], dialect: TokenDialect? = nil) {
    guard let themed = ThemedSets(modesOf: files, dialect: dialect) else { return nil }
    self.init(themed, of: files, isStrict: dialect == .stable)
  }

  private init(_ themed: ThemedSets, of files: [TokenFile], isStrict: Bool) {
    self.themed = themed
    root = themed.root
    modifiers = themed.modifiers
    findings =
      files.compactMap(\.problem) + files.flatMap { $0.syntaxFindings(isStrict: isStrict) }
    order = []
    dialect = nil
    library = SourceLibrary()
  }

  /// The tokens for a choice.
  ///
  /// - Parameter inputs: contexts by the names of modifiers, in any case; a value that is not a string is an error.
  public func tokens(choosing inputs: [String: JSONValue] = [:]) -> TokenSet {
    if let themed { return themed.tokens(choosing: inputs, findings) }
    var builder = ResolverSources(self)
    builder.choose(inputs)
    return TokenSet(builder.objects, findings: findings + builder.findings)
  }

  /// The tokens for a choice of contexts by name.
  public func tokens(choosing inputs: [String: String]) -> TokenSet {
    tokens(choosing: inputs.mapValues { JSONValue.string($0) })
  }

  /// A finding for each modifier that takes a default context without a choice.
  public func contextsLeftOut(choosing inputs: [String: String]) -> [TokenFinding] {
    let chosen = Set(inputs.keys.map { $0.lowercased() })
    return modifiers.compactMap { modifier in
      let others = modifier.contexts.filter { $0 != modifier.defaultContext }
      guard let taken = modifier.defaultContext, !others.isEmpty,
        !chosen.contains(modifier.name.lowercased())
      else { return nil }
      let list = others.map { "“\(shown($0))”" }.joined(separator: ", ")
      return TokenFinding(
        .droppedMode, shown(modifier.name), at: root["modifiers"]?[modifier.name] ?? root,
        "Not written: of this modifier “\(shown(taken))” is taken, and not \(list).",
        mend: "Choose a context with --input \(shown(modifier.name))=\(shown(taken)).")
    }
  }

  /// Every choice, the last modifier changing fastest; at most `limit` of them.
  public func permutations(limit: Int = 1000) -> [[String: String]] {
    var all: [[String: String]] = [[:]]
    for modifier in modifiers {
      guard !modifier.contexts.isEmpty else { continue }
      all = Array(
        all.lazy.flatMap { choice in
          modifier.contexts.lazy.map { choice.merging([modifier.name: $0]) { $1 } }
        }.prefix(limit))
    }
    return all
  }
}
