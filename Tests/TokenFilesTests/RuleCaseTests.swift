import Testing

@testable import TokenFiles

@Suite("The rules of DTCG 2025.10, case by case")
struct RuleCaseTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let id: String
    let value: JSONValue
    var testDescription: String { id }
  }

  static let cases: [Case] = {
    let file = try? Fixtures.json("dtcg/rule-cases.json")
    return (file?["cases"]?.items ?? []).map { Case(id: $0["id"]?.text ?? "", value: $0) }
  }()

  @Test func everyCaseIsPresent() {
    #expect(Self.cases.count == 148)
    #expect(Set(Self.cases.map(\.id)).count == 148)
  }

  @Test(arguments: cases)
  func theRuleHolds(_ rule: Case) throws {
    let set = try #require(tokens(of: rule.value))
    let expected = try #require(rule.value["expect"])
    #expect(Set(set.codes(areErrors: true).keys) == Set(expected["errors"]?.texts ?? []))
    #expect(Set(set.codes(areErrors: false).keys) == Set(expected["warnings"]?.texts ?? []))
    #expect(set.tokens.count == Int(expected["tokens"]?.number ?? -1))
    #expect(set.byType == expected["by_type"]?.counts)
    if let paths = expected["error_paths"]?.texts {
      let found = set.findings.filter { $0.rule.isError && !$0.path.isEmpty }.map(\.path)
      let isResolver = rule.value["resolver"] != nil
      // Paths of resolver documents are named by us; those of tokens are compared.
      #expect(Set(isResolver ? found.filter(paths.contains) : found) == Set(paths))
    }
    guard let resolved = expected["resolved"] else { return }
    let values = set.tokens.filter { $0.value != nil }
    #expect(Set(values.map(\.path)) == Set(resolved.members.map(\.name)))
    for token in values {
      let wanted = resolved[token.path]
      #expect(token.type == wanted?["type"]?.text, "\(token.path)")
      #expect(isSame(token.value, wanted?["value"]), "\(token.path): \(token.value as Any)")
    }
  }

  @Test(arguments: cases)
  func everyErrorSaysWhereItIs(_ rule: Case) throws {
    let set = try #require(tokens(of: rule.value))
    for finding in set.findings {
      #expect(finding.location.line >= 1 && finding.location.column >= 1)
      #expect(!finding.file.isEmpty)
      #expect(finding.message.hasSuffix(".") && finding.message.count > 10, "\(finding.message)")
    }
  }

  private func tokens(of value: JSONValue) -> TokenSet? {
    if let resolver = value["resolver"] {
      let bytes = Array(JSONText.pretty(resolver).utf8)
      let document = ResolverDocument(TokenFile(bytes, name: "case.resolver.json")) { _ in nil }
      let input = Dictionary(
        uniqueKeysWithValues: (value["input"]?.members ?? []).map { ($0.name, $0.value) })
      return document?.tokens(choosing: input)
    }
    let text = value["text"]?.text ?? value["doc"].map { JSONText.pretty($0) } ?? ""
    let dialect = value["dialect"]?.text.flatMap { TokenDialect(rawValue: $0) } ?? .stable
    return TokenSet(TokenFile(Array(text.utf8), name: "case.json"), dialect: dialect)
  }
}
