import Testing

@testable import TokenFiles

@Suite("Token files of real design systems")
struct RealFileTests {
  static let expected = (try? Fixtures.json("expected.json")) ?? .null
  static let files = expected["files"]?.members.map(\.name) ?? []
  static let resolvers = expected["resolvers"]?.members.map(\.name) ?? []

  @Test func allFilesArePresent() {
    #expect(Self.files.count == 62)
    #expect(Self.resolvers.count == 13)
  }

  @Test(arguments: files)
  func aFileReadAloneHasTheTokensAndTheErrorsThatAreInIt(_ path: String) throws {
    let expected = try #require(Self.expected["files"]?[path])
    let file = try Fixtures.file(path)
    let set = TokenSet(file)
    #expect(Self.name(of: file.dialect) == expected["dialect"]?.text)
    check(set, expected)
  }

  @Test(arguments: resolvers)
  func everyChoiceOfAResolverHasItsTokens(_ path: String) throws {
    let expected = try #require(Self.expected["resolvers"]?[path])
    let document = try #require(
      ResolverDocument(try Fixtures.file(path), load: Fixtures.load))
    #expect(document.findings.isEmpty)
    let modifiers = expected["modifiers"]?.members ?? []
    #expect(document.modifiers.map(\.name) == modifiers.map(\.name))
    #expect(document.modifiers.map(\.contexts) == modifiers.map(\.value.texts))
    let wanted = expected["permutations"]?.items ?? []
    let permutations = document.permutations()
    #expect(permutations.count == wanted.count)
    for (choice, expected) in zip(permutations, wanted) {
      #expect(
        choice
          == Dictionary(
            uniqueKeysWithValues: expected["input"]?.members.map { ($0.name, $0.value.text ?? "") }
              ?? []))
      check(document.tokens(choosing: choice), expected)
    }
  }

  private func check(_ set: TokenSet, _ expected: JSONValue) {
    #expect(set.tokens.count == Int(expected["tokens"]?.number ?? -1))
    // The other program does not take types from categories.
    let types = Dictionary(
      set.tokens.map { ($0.typeSource == .category ? "(unknown)" : $0.type ?? "(unknown)", 1) },
      uniquingKeysWith: +)
    #expect(types == expected["by_type"]?.counts)
    // The other program does not report values that it does not compute, nor unknown types in older dialects.
    let errors = set.codes(areErrors: true).filter { code, _ in
      code != "E_NOT_COMPUTED" && (set.dialect.isSpecified || code != "E_TYPE_UNKNOWN")
    }
    #expect(errors == expected["error_codes"]?.counts)
    let warnings = set.codes(areErrors: false).filter {
      !["W_REF_FORM", "W_UNTYPED"].contains($0.key)
    }
    #expect(warnings == expected["warning_codes"]?.counts)
    let deprecated = set.tokens.count { $0.deprecation != .none }
    #expect(deprecated == Int(expected["deprecated"]?.number ?? -1))
    // In the older dialects a reference anywhere in a value counts as an alias.
    let isPlain = !set.dialect.isSpecified
    let aliases = set.tokens.filter {
      // Those of a modifier are not in the value.
      isPlain
        ? !$0.references.isEmpty && TokenReference.isMeant($0.raw.source)
          || $0.errors.contains(.referenceUnresolved)
        : $0.isAlias
    }
    #expect(aliases.count == Int(expected["aliases"]?.number ?? -1))
    let depth = isPlain ? deepest(set) : set.tokens.map(\.aliasDepth).max() ?? 0
    #expect(depth == Int(expected["max_alias_depth"]?.number ?? -1))
    for sample in expected["sample"]?.members ?? [] {
      let token = set[sample.name]
      #expect(token?.type == sample.value["type"]?.text, "\(sample.name)")
      // References without a target are null there.
      #expect(
        isSame(token?.value ?? .null, sample.value["value"]),
        "\(sample.name): \(token?.value as Any)")
    }
  }

  private func deepest(_ set: TokenSet) -> Int {
    func depth(_ index: Int) -> Int {
      guard TokenReference.isMeant(set.tokens[index].raw.source) else { return 0 }
      return set.tokens[index].references.map { depth($0) + 1 }.max() ?? 0
    }
    return set.tokens.indices.map(depth).max() ?? 0
  }

  private static func name(of dialect: TokenDialect) -> String {
    switch dialect {
    case .stable, .draft: dialect.rawValue
    case .styleDictionary, .tokensStudio: "sd"
    case .styleDictionaryDollars, .tokensStudioDollars: "draft"
    }
  }

  static let examples = (try? Fixtures.json("dtcg/spec-examples.json"))?["examples"]?.items ?? []

  @Test func everyOtherExampleOfTheSpecificationIsThere() { #expect(Self.examples.count == 49) }

  @Test(arguments: examples.indices)
  func anExampleOfTheSpecificationHasItsErrors(_ index: Int) throws {
    let example = Self.examples[index]
    let bytes = Array(JSONText.pretty(try #require(example["doc"])).utf8)
    let file = TokenFile(bytes, name: example["id"]?.text ?? "")
    let wanted = Set(example["oracle_errors"]?.texts ?? [])
    if example["kind"]?.text == "resolver" {
      let document = try #require(ResolverDocument(file) { _ in nil })
      #expect(Set(document.findings.filter(\.rule.isError).map(\.rule.rawValue)) == wanted)
      return
    }
    let set = TokenSet(file, dialect: .stable)
    #expect(Set(set.codes(areErrors: true).keys) == wanted, "\(example["id"] as Any)")
    #expect(set.tokens.count == Int(example["tokens"]?.number ?? -1))
    #expect(set.byType == example["by_type"]?.counts)
    for (name, value) in (example["resolved"]?.members ?? []).map({ ($0.name, $0.value) }) {
      #expect(set[name]?.type == value["type"]?.text)
      #expect(isSame(set[name]?.value, value["value"]), "\(name)")
    }
  }
}
