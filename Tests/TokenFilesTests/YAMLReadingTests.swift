import Testing

@testable import TokenFiles

@Suite("Token files in YAML")
struct YAMLReadingTests {
  private func value(_ text: String) throws -> JSONValue {
    try JSONDocument(Array(text.utf8), syntax: .yaml).root.value
  }

  private func file(_ text: String, _ name: String = "a.yaml") -> TokenFile {
    TokenFile(Array(text.utf8), name: name)
  }

  /// A text of YAML, and the same value as JSON.
  struct Notation: CustomTestStringConvertible, Sendable {
    let text: String
    let json: String
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ json: String) { (self.text, self.json) = (text, json) }
  }

  private func check(_ notation: Notation) throws {
    let wanted = try JSONDocument(Array(notation.json.utf8)).root.value
    for text in [notation.text, notation.text.replacing("\n", with: "\r\n")] {
      let value = try value(text)
      #expect(isSame(value, wanted), "\(text.debugDescription): \(value)")
    }
  }

  @Test(
    "blocks are read",
    arguments: [
      Notation(
        "a: 1\nb:\n  c: x\n  d:\n    e: y\nf: z\n",
        ##"{"a":1,"b":{"c":"x","d":{"e":"y"}},"f":"z"}"##),
      Notation("a:\n- 1\n- 2\nb:\n  - 3\n", #"{"a":[1,2],"b":[3]}"#),
      Notation(
        "- a: 1\n  b: 2\n- - x\n  - y\n-\n  c: 3\n-\n- d",
        #"[{"a":1,"b":2},["x","y"],{"c":3},null,"d"]"#),
      Notation("a:\nb: ~\nc: null # none\n", #"{"a":null,"b":null,"c":null}"#),
      Notation(
        "# top\n\na: 1 # one\n  # deeper\n# less\nb: x#y\nc: x #y\n",
        ##"{"a":1,"b":"x#y","c":"x"}"##),
      Notation("\u{FEFF}---\na: 1\n...\n# end\n", #"{"a":1}"#),
      Notation("%YAML 1.2 # directive\n--- # start\na: 1", #"{"a":1}"#),
      Notation("--- x\n...", #""x""#), Notation("", "null"), Notation("# only\n", "null"),
      Notation(
        "\"b c\" : y\n'd': z\ne f: g:h\nhttp://x: -1-\n",
        #"{"b c":"y","d":"z","e f":"g:h","http://x":"-1-"}"#),
      Notation("a:\tb\t# c\n", #"{"a":"b"}"#),
    ])
  func blocksAreRead(notation: Notation) throws { try check(notation) }

  @Test(
    "texts of several lines are folded",
    arguments: [
      Notation(
        "a: one\n  two\n\n  three\n\n\n   four\nb: 1", #"{"a":"one two\nthree\n\nfour","b":1}"#),
      Notation("a: \"one  \n\n  two\\\n   three\\n \\\n  four\"", #"{"a":"one\ntwothree\n four"}"#),
      Notation("a: 'it''s\n  two'", #"{"a":"it's two"}"#),
      Notation("a: |\n  one\n   two\n\n  three\nb: 1", #"{"a":"one\n two\n\nthree\n","b":1}"#),
      Notation("a: |-\n one\n\n\nb: |+\n two\n\nc: 1", #"{"a":"one","b":"two\n\n","c":1}"#),
      Notation(
        "a: >\n one\n two\n\n three\n   more\n four\n", #"{"a":"one two\nthree\n  more\nfour\n"}"#),
      Notation(
        "a: |2-\n    two\n  one\n # comment\nb: >1+\n  x\n", #"{"a":"  two\none","b":" x\n"}"#),
      Notation("- |\n  # text\n-  >-\n  a: b\n", ##"["# text\n","a: b"]"##),
      Notation("a: |\nb: >-\n\nc: 1", #"{"a":"","b":"","c":1}"#),
      Notation("a: | # comment\n  x", #"{"a":"x"}"#),
    ])
  func linesAreFolded(notation: Notation) throws { try check(notation) }

  @Test(
    "brackets and braces are read",
    arguments: [
      Notation(
        "{a: 1, 'b': [x, \"y\",], c, d: , \"e\":2,}",
        #"{"a":1,"b":["x","y"],"c":null,"d":null,"e":2}"#),
      Notation("a: [\n\t1, # one\n  2\n  ]\nb: {\n}\n", #"{"a":[1,2],"b":{}}"#),
      Notation(
        "[a: 1, \"b\":2, {c: [d, [e]]}, f g, -1, a:b, x\n y]",
        #"[{"a":1},{"b":2},{"c":["d",["e"]]},"f g",-1,"a:b","x y"]"#),
      Notation("[]", "[]"), Notation("{a\n:\n1}", #"{"a":1}"#),
      Notation(
        #"{"a":"\u00e9\ud83d\ude00\/","b":[true,null,-0.5e+3]}"#,
        #"{"a":"é😀/","b":[true,null,-500]}"#),
    ])
  func bracketsAreRead(notation: Notation) throws { try check(notation) }

  @Test(
    "scalars have the types of the core schema",
    arguments: [
      Notation("[null, Null, NULL, ~, nUll, nulls]", #"[null,null,null,null,"nUll","nulls"]"#),
      Notation(
        "[true, False, TRUE, yes, no, on, off, y, tRue]",
        #"[true,false,true,"yes","no","on","off","y","tRue"]"#),
      Notation(
        "[1, +1, -1, 007, 0o17, 0x1F, 0o8, 0xg, -0x1, 1_000]",
        #"[1,1,-1,7,15,31,"0o8","0xg","-0x1","1_000"]"#),
      Notation(
        "[1.5, .5, 5., +1e3, 1E-2, 1e, ., --, 1.2.3, 12:30]",
        #"[1.5,0.5,5,1000,0.01,"1e",".","--","1.2.3","12:30"]"#),
      Notation("[2020-01-01, 0.1.0, 8px, 1 2]", #"["2020-01-01","0.1.0","8px","1 2"]"#),
      Notation(
        "['1', \"true\", !!str 1, ! 2, !!int '3', !!float 4, !!bool 'true', !!null '']",
        #"["1","true","1","2",3,4,true,null]"#),
      Notation(
        "a: !!map\n  b: !!seq [!<tag:yaml.org,2002:str> 1]\nc: !!str\n",
        #"{"a":{"b":["1"]},"c":""}"#),
      Notation(
        #"["\0\a\b\t\n\v\f\r\e\ \"\/\\\N\_\L\P\x41\u00e9\U0001F600"]"#,
        #"["\u0000\u0007\b\t\n\u000b\f\r\u001b \"/\\\u0085\u00a0\u2028\u2029Aé😀"]"#),
      Notation("1: a\ntrue: b\n~: c\n", #"{"1":"a","true":"b","~":"c"}"#),
    ])
  func scalarsHaveTypes(notation: Notation) throws { try check(notation) }

  @Test(
    "aliases and merged members are copied",
    arguments: [
      Notation("a: &x 1\nb: *x\nc: [*x, *x ]\n", #"{"a":1,"b":1,"c":[1,1]}"#),
      Notation(
        "a: &x\n  b: [1]\nc: *x\nd: &x 2\ne: *x", #"{"a":{"b":[1]},"c":{"b":[1]},"d":2,"e":2}"#),
      Notation(
        "a: &x {p: 1, q: 2}\nb:\n  q: 3\n  <<: *x\n", #"{"a":{"p":1,"q":2},"b":{"q":3,"p":1}}"#),
      Notation(
        "a: &x {p: 1}\nb: &y {<<: *x, q: 2}\nc: {<<: [{p: 0}, *y], r: 3}",
        #"{"a":{"p":1},"b":{"p":1,"q":2},"c":{"p":0,"q":2,"r":3}}"#),
      Notation("a: {'<<': 1}", #"{"a":{"<<":1}}"#),
      Notation("a: &x\nb: *x\n", #"{"a":null,"b":null}"#),
    ])
  func aliasesAreCopied(notation: Notation) throws { try check(notation) }

  @Test(
    "an error has its place and a clear message",
    arguments: [
      ("a: 1\n⇥b: 2", 2, 1, "tab"), ("a:\n⇥- b", 2, 1, "tab"), ("- ⇥- b", 1, 3, "tab"),
      ("a: 1\na: 2", 2, 1, "twice"), ("{a: 1, \"a\": 2}", 1, 8, "twice"),
      ("a: 1\n---\nb: 2", 2, 1, "several documents"), ("a\n...\nb", 3, 1, "several documents"),
      ("? a\n: b", 1, 1, "on one line"), ("{? a : b}", 1, 2, "on one line"),
      ("[a]: b", 1, 1, "on one line"), ("*x : b", 1, 1, "no anchor"),
      ("a: !color x", 1, 4, "the tag !color"), ("a: !!int x", 1, 4, "does not fit"),
      ("a: !!map x", 1, 4, "does not fit"), ("%TAG ! x\n---\na", 1, 1, "%YAML 1.2"),
      ("%YAML 1.1\n---\na", 1, 1, "%YAML 1.2"), ("%YAML 1.2\na: b", 2, 1, "---"),
      ("a: b: c", 1, 5, "second colon"), ("a: - b", 1, 4, "line of its own"),
      ("a: 1\n  b: 2", 1, 4, "on one line"), ("a:\n    b: 1\n  c: 2", 3, 3, "indented"),
      ("- a\nb: c", 2, 1, "hyphen"), ("a: 1\n- b", 2, 1, "a name"),
      ("a: 'b", 1, 6, "end of a string"),
      ("a: \"b\nc\"", 2, 1, "indent it further"), ("a: \"\\q\"", 1, 5, "escape"),
      ("a: \"\\ud800\"", 1, 5, "surrogate"), ("a: @b", 1, 4, "quotation marks"),
      ("a: 'b' c", 1, 8, "end of the line"), ("a: [1, 2", 1, 9, "comma or ]"),
      ("a: [,]", 1, 5, "a value"), ("a: {]", 1, 5, "a value"), ("a: b]\nc: }", 2, 4, "a value"),
      ("a: *x", 1, 4, "no anchor"), ("a: &x [*x]", 1, 8, "within its own value"),
      ("a: &x &y 1", 1, 7, "one anchor"), ("a: &x *y", 1, 4, "neither"),
      ("&x a: 1", 1, 1, "on the line before"), ("a: {<<: 1}", 1, 9, "<<"),
      ("a: |x\n b", 1, 5, "digit"), ("a: |\n   \n  b\n", 2, 4, "empty line"),
      ("a: 1e999", 1, 4, "too large"), ("a: ␇", 1, 4, "U+0007"), (": b", 1, 1, "a name"),
      ("a\nb: c", 1, 1, "on one line"), ("é: [x\n--- ", 2, 1, "brackets"),
    ])
  func anErrorHasItsPlace(text: String, line: Int, column: Int, words: String) {
    let text = text.replacing("⇥", with: "\t").replacing("␇", with: "\u{7}")
    let problem = file(text).problem
    #expect(problem?.rule == .yaml)
    #expect(
      problem?.location.line == line && problem?.location.column == column,
      "\(text.debugDescription): \(String(describing: problem?.location))")
    #expect(problem?.message.hasPrefix("Invalid YAML: ") == true)
    #expect(problem?.message.contains(words) == true, "\(problem?.message ?? "")")
  }

  @Test func tokensHaveTheirPlaces() throws {
    let text =
      "# été\ncolor:\n  $type: color\n  é red:\n    $value: &red '#f00'\n  b: {$value: *red}\n"
    let set = TokenSet(file(text))
    #expect(set.dialect == .draft)
    #expect(set.tokens.map(\.path) == ["color.é red", "color.b"])
    #expect(set["color.b"]?.value == .string("#f00"))
    #expect(set.tokens.map(\.location.line) == [4, 6])
    #expect(set.tokens.map(\.location.column) == [3, 3])
    let raw = try #require(set["color.é red"]?.raw)
    #expect(raw.document.location(ofOffset: raw.range.lowerBound) == (5, 18))
    #expect(String(decoding: raw.document.bytes[raw.range], as: UTF8.self) == "'#f00'")
  }

  @Test func everyDialectIsRead() {
    let draft = TokenSet(
      file("a:\n  $type: color\n  $value: '{b}'\nb: {$type: color, $value: '#fff'}"))
    #expect(draft["a"]?.value == .string("#fff"))
    let studio = TokenSet(
      file("a:\n  type: spacing\n  value: '{b} * 2'\nb: {type: spacing, value: 4}"))
    #expect(studio.dialect == .tokensStudio)
    #expect(
      studio["a"]?.value?.number == 8 || studio["a"]?.value?.text == "8px",
      "\(String(describing: studio["a"]?.value))")
    let dictionary = TokenSet(file("size:\n  a: {value: 1.5}\n  b: {value: '{size.a.value}'}"))
    #expect(dictionary.dialect == .styleDictionary)
    #expect(isSame(dictionary["size.b"]?.value, .decimal(1.5)))
  }

  @Test func theNameChoosesTheSyntax() {
    let yaml = "a:\n  $type: number\n  $value: 1\n"
    for name in ["a.yaml", "a.yml", "b/A.YAML", "a.tokens.yml"] {
      let set = TokenSet(file(yaml, name))
      #expect(set["a"]?.value == .integer(1) && set.findings.isEmpty)
    }
    #expect(file(yaml, "a.json").problem?.rule == .json)
    #expect(file(yaml, "a.yaml.json").problem?.rule == .json)
    let strict = TokenSet(file(yaml), dialect: .stable)
    #expect(strict.findings.map(\.rule) == [.yaml])
    #expect(strict.findings.first?.message == "This is YAML, and a file of 2025.10 has to be JSON.")
    #expect(file("- a").problem?.rule == .rootType)
  }

  @Test func aResolverDocumentNamesFilesInYAML() throws {
    let text =
      "version: 2025.10\nsets:\n  base:\n    sources:\n    - $ref: base.yml\nresolutionOrder:\n- $ref: '#/sets/base'\n"
    let resolver = ResolverDocument(
      file(text.replacing("2025.10", with: "'2025.10'"), "a.resolver.yaml")
    ) { path in
      path == "base.yml" ? Array("a: {$type: number, $value: 3}".utf8) : nil
    }
    let set = try #require(resolver).tokens(choosing: [:] as [String: String])
    #expect(set["a"]?.value == .integer(3))
    #expect(set.findings.isEmpty)
    #expect(set["a"]?.location.file == "base.yml")
  }

  @Test(
    "a value that needs quotation marks is a finding at its place",
    arguments: [
      ("a:\n  type: color\n  value: #fff\n", 3, 10, "#fff"),
      ("a:\n  $value: #AABBCCDD # b", 2, 11, "#AABBCCDD"),
      ("- #fff\n- b", 1, 3, "#fff"), ("{a: #fff\n}", 1, 5, "#fff"),
      ("a:\n  $value: {color.red}\n", 2, 11, "{color.red}"), ("[{a b}]", 1, 2, "{a b}"),
    ])
  func aValueNeedsQuotationMarks(text: String, line: Int, column: Int, value: String) throws {
    let finding = try #require(
      file(text).syntaxFindings(isStrict: false).first { $0.rule == .yamlQuotes })
    #expect(finding.location == (line, column))
    #expect(finding.mend?.hasSuffix("in quotation marks: '\(value)'.") == true)
    #expect(finding.rule.isError)
  }

  @Test func aMisreadValueHasOneFinding() {
    let set = TokenSet(
      file(
        "a:\n  $type: color\n  $value: #fff\nb:\n  $type: color\n  $value: {a.c}\nc:\n  $value: 1\n"
      ))
    #expect(set.findings.map(\.rule) == [.yamlQuotes, .yamlQuotes, .typeMissing])
    #expect(set.findings.map(\.location.line) == [3, 6, 8])
  }

  @Test func commentsAndObjectsThatAreMeantAreNotFindings() {
    for text in [
      "a: # fff", "a: #fffff", "a: #fff!", "a: x #fff", "a:\n  #fff\n  b: 1", "{a: }", "{a: 1}",
      "{a, b}", "{a: null}",
    ] {
      #expect(file(text).syntaxFindings(isStrict: false).isEmpty, "\(text)")
    }
  }

  @Test func aNumberThatIsNotFiniteIsAnErrorAtItsPlace() throws {
    let set = TokenSet(
      file("a: {$type: number, $value: .inf}\nb: {$type: number, $value: 1}\nc: '.nan'"))
    let finding = try #require(set.findings.first { $0.rule == .yaml })
    #expect(finding.location == (1, 28))
    #expect(set["b"]?.value == .integer(1))
    #expect(set["a"]?.value?.number == nil)
  }

  /// A file with every notation that is read.
  private static let sample = """
    \u{FEFF}%YAML 1.2
    --- # é
    color: &color
      $type: color
      "red\\u0041":   # comment
        $value: '#ff0000'
        $description: >2-
          folded

          text
      blue: {$value: "\\\\ \\x41", $extensions: {a: [1, .5, 0x1F, ~, {b, c: }], }}
      - no: {<<: *color}
    more: &m !!map
      <<: [*color, {x: 1}]
      list:
      - a
      - - b
        - c: !!str 1
          d: one
           two
      text: |+
       lines\t

      end: 'it''s'
    ...

    """

  @Test func aTextThatEndsAnywhereIsReadOrRefused() throws {
    let sample = Array(Self.sample.replacing("  - no: {<<: *color}\n", with: "").utf8)
    #expect(TokenFile(sample, name: "a.yaml").document != nil)
    for text in [sample, Array(Self.sample.utf8)] {
      for count in 0...text.count {
        let file = TokenFile(Array(text.prefix(count)), name: "a.yaml")
        #expect((file.document == nil) == (file.problem != nil && file.problem?.rule != .rootType))
        _ = file.document?.root.value
      }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func aDamagedTextIsRefusedOrIsJSONWithTheSameValue(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let sample = Array(Self.sample.utf8)
    let parts = Array("'\"\\#,:{}[]-?&*!|>%@`~ \n\r\t.0x<=\u{A0}\u{2028}".utf8)
    for _ in 0..<100 {
      var bytes = sample
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] =
          Bool.random(using: &random)
          ? parts[Int.random(in: parts.indices, using: &random)]
          : UInt8.random(in: 0...255, using: &random)
      }
      guard let document = try? JSONDocument(bytes, syntax: .yaml) else { continue }
      let json = try #require(document.json)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(
        isSame(json.root.value, document.root.value), "\(text.debugDescription), seed \(seed)")
      #expect(json.entries.map(\.kind) == document.entries.map(\.kind), "seed \(seed)")
      let starts = document.entries.map(\.start)
      #expect(starts == starts.sorted(), "\(text.debugDescription), seed \(seed)")
      for (index, entry) in document.entries.enumerated() {
        #expect(
          entry.start <= entry.end && entry.next > index && entry.end <= bytes.count, "seed \(seed)"
        )
      }
    }
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func randomBytesAreRefusedOrRead(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let parts = Array("a1'\"\\#,:{}[]-?&*!|>  \n\n\t~".utf8)
    for _ in 0..<300 {
      let count = Int.random(in: 0...60, using: &random)
      let bytes = (0..<count).map { _ in parts[Int.random(in: parts.indices, using: &random)] }
      let file = TokenFile(bytes, name: "a.yaml")
      #expect(file.document != nil || file.problem?.rule == .yaml, "seed \(seed)")
      _ = file.document?.json
    }
  }

  @Test func hostileTextsEndWithOneError() {
    let deep = (0..<1000).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    let parts = [
      "[", "{a: ", "- ", "? ", "'", "\"", "[a: ", "&a ", "!!str ", "{", "*a", "- [", "<<: ",
    ]
    for text in parts.map({ String(repeating: $0, count: 99_999) }) + [deep] {
      let file = file(text)
      #expect(file.document == nil && file.problem?.rule.isError == true, "\(text.prefix(10))")
    }
    #expect(
      file(String(repeating: "[", count: 100_000)).problem?.message
        == "Invalid YAML: nested deeper than 256 levels.")
  }

  @Test func aLongLineIsRead() throws {
    let long = String(repeating: "x", count: 1 << 20)
    #expect(try value("a: \(long)") == .members(["a": .string(long)]))
    #expect(try value("\(long): 'a'") == .members(["\(long)": .string("a")]))
  }

  @Test func aliasesOfAliasesAreCutOff() {
    var lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    for index in 1...9 {
      let list = Array(repeating: "*a\(index - 1)", count: 10).joined(separator: ", ")
      lines.append("a\(index): &a\(index) [\(list)]")
    }
    let laughs = file(lines.joined(separator: "\n")).problem
    #expect(laughs?.rule == .yaml)
    #expect(
      laughs?.message
        == "Invalid YAML: the aliases copy more than 1000000 values; use fewer of them.")
    let members = (0..<1000).map { "k\($0): 1" }.joined(separator: ", ")
    let list = Array(repeating: "*a", count: 10_000).joined(separator: ",")
    let merges = file("a: &a {\(members)}\nb: {<<: [\(list)]}\n").problem
    #expect(merges?.message.contains("use fewer of them") == true)
    let chain = (1...2000).map { "a\($0): &a\($0) [*a\($0 - 1)]" }
    let nested = file((["a0: &a0 x"] + chain).joined(separator: "\n")).problem
    #expect(nested?.rule == .tooLarge)
  }
}
