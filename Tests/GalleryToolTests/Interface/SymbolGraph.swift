/// The symbol graph of a module, as far as the page of its public interface depends on it.
struct SymbolGraph: Decodable {
  let symbols: [Symbol]
  let relationships: [Relationship]

  struct Symbol: Decodable {
    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let docComment: Comment?
    let location: Location?

    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable { let spelling: String }
    /// A comment of another module is inherited.
    struct Comment: Decodable { let module: String }
    struct Location: Decodable {}
  }

  /// One symbol in relation to another, which may belong to another module.
  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }
}

extension SymbolGraph.Symbol {
  /// The name without parameters.
  var name: String { String(pathComponents.last?.prefix { $0 != "(" } ?? "") }

  /// The type whose line of a page it belongs to; empty for functions.
  var home: String {
    (isType ? pathComponents[...] : pathComponents.dropLast()).joined(separator: ".")
  }

  var isType: Bool {
    ["swift.struct", "swift.enum", "swift.class", "swift.actor", "swift.protocol"]
      .contains(kind.identifier)
  }

  /// The declaration as the compiler prints it.
  var text: String { declarationFragments.map(\.spelling).joined() }
}
