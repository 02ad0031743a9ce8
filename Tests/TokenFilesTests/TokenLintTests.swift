import Testing

@testable import TokenFiles

@Suite("Rules of a team for its tokens")
struct TokenLintTests {
  private func lint(_ tokens: String, _ rules: String? = nil) throws -> [String] {
    let set = TokenSet(TokenFile(Array(tokens.utf8), name: "t.json"))
    let rules = try rules.map { try TokenLintRules(Array($0.utf8), name: "t.lint.json") }
    var lint = TokenLint(rules ?? TokenLintRules())
    lint.check(set)
    return lint.findings.map { finding in
      "\(finding.severity.rawValue) \(finding.rule.rawValue) \(finding.path): \(finding.message)"
    }
  }

  /// The rule alone, with its settings.
  private func lint(_ tokens: String, _ rule: TokenLintRule, _ settings: String) throws -> [String]
  {
    let others = TokenLintRule.allCases.filter { $0.isOnByDefault && $0 != rule }
    let members =
      others.map { "\"\($0.rawValue)\": \"off\"" } + ["\"\(rule.rawValue)\": \(settings)"]
    return try lint(tokens, "{\"rules\": {\(members.joined(separator: ", "))}}")
  }

  private static func color(_ parts: String, _ more: String = "") -> String {
    #"{"$type":"color","$value":{"colorSpace":"srgb","components":[\#(parts)]}\#(more)}"#
  }

  @Test func declaredPairsNeedTheirContrastInEveryMode() throws {
    let dark = #","$extensions":{"mode":{"dark":{"colorSpace":"srgb","components":[0.2,0.2,0.2]}}}"#
    let tokens = """
      {"page":\(Self.color("1,1,1", dark)),"text":\(Self.color("0.4,0.4,0.4")),
      "pale":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0],"alpha":0.2}},
      "alias":{"$value":"{text}"},"size":{"$type":"number","$value":1}}
      """
    func pair(_ text: String, _ ground: String, _ least: Double) throws -> [String] {
      try lint(
        tokens, .contrast,
        #"{"pairs":[{"text":"\#(text)","on":"\#(ground)","least":\#(least)}]}"#)
    }
    let dim = "is 2.2, less than 4.5."
    for name in ["text", "alias"] {
      #expect(
        try pair(name, "page", 4.5) == [
          "error contrast \(name): The contrast with page in the mode “dark” \(dim)"
        ])
    }
    #expect(try pair("text", "page", 2.2) == [])
    #expect(
      try pair("pale", "page", 3).first
        == "error contrast pale: The contrast with page is 1.6, less than 3.")
    #expect(try pair("text", "pale", 3)[0].hasSuffix("pale, which is not opaque."))
    #expect(try pair("text", "size", 3)[0].hasSuffix("size: one of both is not a colour."))
    #expect(try pair("text", "none", 3) == ["error contrast : Unknown token none in a pair."])
  }

  /// #777777 on white is 4.478, which rounds to 4.5.
  @Test func aContrastIsComparedUnrounded() throws {
    let grey = Double(0x77) / 255
    let tokens =
      #"{"page":\#(Self.color("1,1,1")),"text":\#(Self.color("\(grey),\(grey),\(grey)"))}"#
    let found = try lint(
      tokens, .contrast,
      #"{"pairs":[{"text":"text","on":"page","least":4.48}],"severity":"warning"}"#)
    #expect(
      found == ["warning contrast text: The contrast with page is 4.47, less than 4.48."])
  }

  @Test func namesAndPathsHaveAForm() throws {
    let tokens =
      #"{"brand-a":{"main":\#(Self.color("1,1,1")),"mainColor":\#(Self.color("1,1,1"))}}"#
    #expect(
      try lint(tokens, .naming, #"{"spelling":"kebab-case"}"#) == [
        "warning naming brand-a.mainColor: “mainColor” is not in kebab-case."
      ])
    #expect(try lint(tokens, .naming, #"{"paths":["brand-*.*"]}"#) == [])
    #expect(
      try lint(tokens, .naming, #"{"paths":["*.main","color.**"],"severity":"error"}"#) == [
        "error naming brand-a.mainColor: The path matches none of *.main, color.**."
      ])
  }

  @Test(arguments: [
    (
      "kebab-case", ["a", "a-b", "a1-2", "100"], ["A", "aB", "-a", "a-", "a--b", "a_b", "a b", ""]
    ),
    ("snake_case", ["a", "a_b"], ["a-b", "A_b", "_a"]),
    ("camelCase", ["a", "aB", "aBC1", "1a"], ["A", "a-b", "a_b"]),
    ("PascalCase", ["A", "Ab", "1"], ["a", "A-B"]),
  ])
  func spellingsAreChecked(_ name: String, _ right: [String], _ wrong: [String]) throws {
    let spelling = try #require(TokenLintRules.Spelling(rawValue: name))
    #expect(right.allSatisfy(spelling.allows))
    #expect(!wrong.contains(where: spelling.allows))
  }

  @Test func valuesAreDuplicatesOrNearlySo() throws {
    let tokens = """
      {"a":{"one":\(Self.color("1,0,0")),"two":{"$type":"color","$value":{"colorSpace":"hsl",
      "components":[0,100,50]}},"use":{"$value":"{a.one}"},"near":\(Self.color("0.996,0,0")),
      "far":\(Self.color("0.8,0,0"))},
      "b":{"s":{"$type":"number","$value":1},"t":{"$type":"number","$value":1}},
      "c":{"s":{"$type":"number","$value":1}}}
      """
    let found = try lint(tokens)
    #expect(found.count == 3, "\(found)")
    #expect(found[0] == "warning duplicate a.two: The value is that of a.one.")
    #expect(found[1] == "warning duplicate b.t: The value is that of b.s.")
    #expect(
      found[2].hasPrefix("warning near-duplicate a.near: The colour differs from a.one by ΔE 0."))
    #expect(try lint(tokens, .nearDuplicate, #"{"distance":0}"#) == [])
    #expect(try lint(tokens, .duplicate, #"{"tokens":["b.*"]}"#).count == 1)
  }

  @Test func coloursAreInTheGamut() throws {
    let tokens = """
      {"in":\(Self.color("1,0,0")),
      "wide":{"$type":"color","$value":{"colorSpace":"display-p3","components":[1,0,0]}},
      "wider":\(Self.color(
        "0,0,0",
        #","$extensions":{"mode":{"dark":{"colorSpace":"rec2020","components":[0,1,0]}}}"#))}
      """
    #expect(
      try lint(tokens) == [
        "warning out-of-gamut wide: The colour is outside of srgb; the nearest in sRGB is #ff0b0c.",
        "warning out-of-gamut wider: The colour in the mode “dark” is outside of srgb; "
          + "the nearest in sRGB is #00f272.",
      ])
    let found = try lint(tokens, .outOfGamut, #"{"gamut":"display-p3"}"#)
    #expect(found.count == 1 && found[0].contains("wider"))
  }

  @Test func modesReferencesAndDescriptionsAreComplete() throws {
    let dark = #","$description":"Ink","$extensions":{"mode":{"Dark":"{palette.black}"}}"#
    let tokens = """
      {"palette":{"white":\(Self.color("1,1,1")),"black":\(Self.color("0,0,0")),
      "red":\(Self.color("1,0,0"))},
      "text":{"main":\(Self.color("0,0,0.5", dark)),"use":{"$value":"{text.main}"},
      "note":{"$value":"{palette.white}","$description":" "}}}
      """
    #expect(
      try lint(tokens, .missingMode, #"{"modes":["dark","light"],"tokens":["text.*"]}"#) == [
        "warning missing-mode text.note: No value for “dark”."
      ])
    #expect(
      try lint(tokens, .unused, #"{"tokens":["palette.**"]}"#) == [
        "warning unused palette.red: No token refers to it."
      ])
    #expect(
      try lint(tokens, .description, #"{"tokens":["text.**"],"severity":"error"}"#) == [
        "error description text.use: The token has no description.",
        "error description text.note: The token has no description.",
      ])
  }

  @Test func anAllowanceHasAReasonAndAUse() throws {
    let tokens = #"{"a":\#(Self.color("1,0,0")),"b":\#(Self.color("1,0,0"))}"#
    func allowing(_ pattern: String) throws -> [String] {
      try lint(
        tokens,
        #"{"allow":[{"rule":"duplicate","tokens":["\#(pattern)"],"reason":"Brands differ."}]}"#)
    }
    #expect(try allowing("b") == [] && allowing("*") == [])
    #expect(
      try allowing("a") == [
        "warning duplicate b: The value is that of a.",
        "warning unused-allowance : The allowance of duplicate allows nothing.",
      ])
  }

  @Test func severalChoicesShareTheirFindings() throws {
    let sets = ["1,0,0", "0,1,0"].map { other in
      let text = #"{"a":\#(Self.color("1,0,0")),"b":\#(Self.color(other))}"#
      return TokenSet(TokenFile(Array(text.utf8), name: "t.json"))
    }
    let rules = try TokenLintRules(
      Array(#"{"allow":[{"rule":"duplicate","tokens":["b"],"reason":"x"}]}"#.utf8), name: "r.json")
    func rulesFound(_ sets: [TokenSet], _ rules: TokenLintRules) -> [TokenLintRule] {
      var lint = TokenLint(rules)
      for set in sets { lint.check(set) }
      return lint.findings.map(\.rule)
    }
    #expect(rulesFound(sets, rules) == [])
    #expect(rulesFound([sets[0], sets[0]], TokenLintRules()) == [.duplicate])
    #expect(rulesFound([sets[1]], rules) == [.unusedAllowance])
  }

  @Test(arguments: [
    ("[]", 1, "Expected an object."), ("{", 1, "Invalid JSON"),
    (#"{"rule":{}}"#, 2, "Unknown member “rule”"),
    (#"{"rules":{"colour":{}}}"#, 11, "Unknown rule “colour”"),
    (#"{"rules":{"contrast":{}}}"#, 11, "The rule needs “pairs”"),
    (#"{"rules":{"contrast":{"pairs":[{"text":"a","on":"b","least":0}]}}}"#, 53, "from 1 to 21"),
    (#"{"rules":{"naming":{"paths":["a..b"]}}}"#, 30, "Expected names between points"),
    (#"{"rules":{"naming":{"spelling":"upper"}}}"#, 21, "Expected one of kebab-case"),
    (#"{"rules":{"unused":"warning"}}"#, 11, "The rule needs “tokens”"),
    (#"{"rules":{"duplicate":{"severity":"fatal"}}}"#, 24, "Expected one of error, warning"),
    (#"{"rules":{"near-duplicate":{"distance":-1}}}"#, 29, "from 0 to 10"),
    (#"{"allow":[{"rule":"duplicate","tokens":["a"]}]}"#, 11, "must have a “reason”"),
    (#"{"allow":[{"rule":"unused-allowance","tokens":["a"],"reason":"x"}]}"#, 11, "cannot be"),
  ])
  func aMistakeInTheRulesHasItsPlace(_ text: String, _ column: Int, _ words: String) {
    #expect {
      try TokenLintRules(Array(text.utf8), name: "r.json")
    } throws: { error in
      guard let problem = error as? TokenLintRules.Problem else { return false }
      return problem.line == 1 && problem.message.contains(words)
        && (words == "Invalid JSON" || problem.column == column)
    }
  }

  @Test(arguments: [
    ("a.b", "a.b", true), ("a.*", "a.b", true), ("a.*", "a.b.c", false), ("a.**", "a.b.c", true),
    ("a.**", "a", true), ("**.c", "a.b.c", true), ("a*c.d", "abc.d", true), ("*", "a", true),
    ("a.**.d", "a.b.c.d", true), ("a.**.d", "a.b.c", false), ("*a*b*.c", "xaybz.c", true),
  ])
  func aPatternMatchesPaths(_ pattern: String, _ path: String, _ isMatch: Bool) throws {
    let names = path.split(separator: ".").map(String.init)
    #expect(try #require(PathPattern(pattern)).matches(names) == isMatch)
  }

  @Test func patternsAndManyColoursAreBounded() throws {
    let pattern = try #require(PathPattern(String(repeating: "*a", count: 90) + "*b"))
    #expect(!pattern.matches([String(repeating: "a", count: 20_000)]))
    #expect(PathPattern("a..b") == nil && PathPattern(String(repeating: "a", count: 201)) == nil)
    // Colours of nearly the same lightness are all compared, but not without end.
    var tokens = "{"
    for number in 0..<4_000 {
      let shade = 0.5 + Double(number) * 1e-9
      tokens += "\"c\(number)\":\(Self.color("\(shade),0.5,0.5")),"
    }
    let found = try lint(tokens.dropLast() + "}", .nearDuplicate, #"{"tokens":["**"]}"#)
    #expect(found.count > 100)
    #expect(
      found.last
        == "warning near-duplicate c0: Not all colours were compared: there are too many alike.")
  }
}
