import ColorScience
import Testing

@testable import TokenFiles

@Suite("Token files with comments and JSON5")
struct JSONAdditionTests {
  private func value(_ text: String) throws -> JSONValue {
    try JSONDocument(Array(text.utf8), syntax: .json5).root.value
  }

  private func file(_ text: String, _ name: String = "a.json") -> TokenFile {
    TokenFile(Array(text.utf8), name: name)
  }

  private static let token = #"{"a":{"$type":"number","$value":1}}"#

  /// A text of JSON5, and the same value as JSON. It is printed with escapes, since control characters are among them.
  struct Notation: CustomTestStringConvertible, Sendable {
    let text: String
    let json: String
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ json: String) { (self.text, self.json) = (text, json) }
  }

  @Test(
    "every notation of JSON5 is read, and is an error of JSON",
    arguments: [
      Notation("{// é\n\"a\": 1}", #"{"a": 1}"#), Notation("/* a\n * b */[1/**/,2]//", "[1, 2]"),
      Notation("[1,2,]", "[1, 2]"), Notation(#"{"a":{"b":1,},}"#, #"{"a": {"b": 1}}"#),
      Notation("{a:1,$b_2:2,\u{E9}t\u{E9}:3}", "{\"a\": 1, \"$b_2\": 2, \"\u{E9}t\u{E9}\": 3}"),
      Notation(#"{'a"b':'c\'d"'}"#, #"{"a\"b": "c'd\""}"#),
      Notation("[0x1F,-0XfF,+1,.5,-.5e1,5.,5.e1]", "[31, -255, 1, 0.5, -5, 5, 50]"),
      Notation("['a\\\nb\\\r\nc\\\u{2028}d']", #"["abcd"]"#),
      Notation(#"["\v\0\x41\q\é"]"#, #"["\u000b\u0000Aqé"]"#),
      Notation("[\"a\tb\"]", #"["a\tb"]"#),
      Notation("[\u{A0}1\u{B},\u{C}\u{FEFF}2\u{2029}]", "[1, 2]"),
      Notation("[Infinity,-Infinity,+NaN]", "[null, null, null]"),
    ])
  func everyNotationIsRead(notation: Notation) throws {
    let document = try JSONDocument(Array(notation.text.utf8), syntax: .json5)
    let wanted = try JSONDocument(Array(notation.json.utf8)).root.value
    #expect(isSame(document.root.value, wanted), "\(document.root.value)")
    #expect(throws: JSONError.self) { try JSONDocument(Array(notation.text.utf8)) }
    // The edits make JSON of it, with the same value.
    let strict = TextEdit.apply(document.strictEdits, to: document.bytes)
    let text = String(decoding: strict, as: UTF8.self)
    #expect(isSame(try JSONDocument(strict).root.value, wanted), "\(text)")
  }

  @Test(
    "an error of JSON5 has its place",
    arguments: [
      ("{a:1 /* b", 1, 10), ("[1,,2]", 1, 4), ("[,]", 1, 2), ("{,}", 1, 2), ("[01]", 1, 3),
      ("[0x]", 1, 4), ("[.]", 1, 3), ("[+]", 1, 3), ("[1 2]", 1, 4), ("{1a:2}", 1, 2),
      ("{a-b:2}", 1, 3), ("{\n'a\n':2}", 2, 3), (#"['\1']"#, 1, 3), (#"['\x4']"#, 1, 3),
      ("[Infinite]", 1, 9), ("{a 1}", 1, 4), ("// only", 1, 8), ("[1] // a\n2", 2, 1),
      ("[1e999]", 1, 2), ("[0x\(String(repeating: "F", count: 300))]", 1, 2), ("[/]", 1, 2),
    ])
  func anErrorHasItsPlace(text: String, line: Int, column: Int) {
    do throws(JSONError) {
      _ = try JSONDocument(Array(text.utf8), syntax: .json5)
      Issue.record("\(text) was read")
    } catch {
      #expect(error.line == line && error.column == column, "\(text): \(error)")
    }
  }

  @Test func plainJSONHasNoAdditions() throws {
    let text = #"{"a":[1,-0.5e+3,"b\u00e9\n",true,null,{}]}"#
    let document = try JSONDocument(Array(text.utf8), syntax: .json5)
    #expect(document.additions.isEmpty && document.strictEdits.isEmpty)
    #expect(document.root.value == (try JSONDocument(Array(text.utf8)).root.value))
  }

  @Test func theNameDecidesTheAllowedSyntax() {
    let comment = "{\n  // brand\n" + Self.token.dropFirst().dropLast() + ",\n}"
    let quotes = comment.replacing("\"", with: "'")
    func found(_ text: String, _ name: String, dialect: TokenDialect? = nil) -> [String] {
      TokenSet(file(text, name), dialect: dialect).findings.map {
        "\($0.rule.rawValue):\($0.location.line):\($0.location.column)"
      }
    }
    #expect(found(comment, "a.json") == ["W_JSON5:2:3"])
    #expect(found(comment, "a.tokens") == ["W_JSON5:2:3"])
    #expect(found(comment, "a.jsonc").isEmpty)
    #expect(found(comment, "A.JSON5").isEmpty)
    #expect(found(quotes, "a.jsonc") == ["W_JSON5:3:1"])
    #expect(found(quotes, "a.json5").isEmpty)
    #expect(found(quotes, "a.json5", dialect: .stable) == ["E_JSON:2:3"])
    #expect(found(Self.token, "a.json", dialect: .stable).isEmpty)
    for text in [comment, quotes] {
      #expect(TokenSet(file(text))["a"]?.value == .integer(1))
    }
  }

  @Test func namesAreComparedWithoutTheirNotation() {
    let set = TokenSet(
      file("{a:{$type:'color',$value:'#fff'},'b':{$type:\"color\",'$value':\"{a}\"},\"a\":{}}"))
    #expect(set["b"]?.value == nil)
    #expect(set.findings.contains { $0.rule == .nameDuplicate })
    let other = TokenSet(file("{a:{type:'color',value:'hsl(0 0% 0%)'},b:{value:'{a}'}}"))
    #expect(other.dialect == .styleDictionary)
    #expect(other["b"]?.value == .string("hsl(0 0% 0%)"))
  }

  @Test func aNumberThatIsNotFiniteIsAnErrorAtItsPlace() throws {
    let set = TokenSet(
      file("{a:{$type:'number',\n$value:Infinity},b:{$type:'number',$value:1}}", "a.json5"))
    let finding = try #require(set.findings.first { $0.rule == .json })
    #expect(finding.location == (2, 8))
    #expect(set["b"]?.value == .integer(1))
    #expect(set["a"]?.value?.number == nil)
  }

  @Test func aConvertedFileIsJSON() throws {
    let text = """
      {// brand
        color: { red: { type: 'color', value: '#ff0000', /* old */ comment: 'it\\'s', }, },
        space: { type: 'dimension', value: '+.5rem' , },
      }
      """
    let migration = Migration(file(text))
    let document = try JSONDocument(migration.bytes)
    #expect(document.root["color"]?["red"]?["$value"]?["hex"]?.text == "#ff0000")
    #expect(document.root["color"]?["red"]?["$description"]?.text == "it's")
    #expect(document.root["space"]?["$value"]?["value"]?.number == 0.5)
    let stable = Migration(file("{a:{$type:'number',$value:.5,},}"))
    let written = String(decoding: stable.bytes, as: UTF8.self)
    #expect(written == #"{"a":{"$type":"number","$value":0.5}}"#)
    let set = TokenSet(file("{a:{$type:'number',$value:.5,/* c */},}"))
    let exported = try JSONDocument(Array(TokenDocument.text(set).utf8)).root
    #expect(exported["a"]?["$value"]?.number == 0.5)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func aDamagedTextIsRefusedOrBecomesJSON(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let token = #"// é␤{a:{$type:'color',"$value":'it\'s \␤\x41',}, b /* c */:"#
    let numbers = "[+1,.5,2.,-0xF,1e3,NaN,],}"
    let sample = Array((token.replacing("␤", with: "\n") + numbers).utf8)
    let parts = Array("'\"\\/*,:{}[]+-.0xXeEnI\n\r\u{A0}\u{2028}".utf8)
    for _ in 0..<200 {
      var bytes = sample
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] =
          parts[Int.random(in: parts.indices, using: &random)]
      }
      guard let document = try? JSONDocument(bytes, syntax: .json5) else { continue }
      let strict = TextEdit.apply(document.strictEdits, to: bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      let again = try? JSONDocument(strict)
      #expect(isSame(again?.root.value, document.root.value), "\(text), seed \(seed)")
    }
  }

  @Test func hostileTextsEnd() {
    for part in ["/*", "//", "/", "'", "\\", "[//\n", "a:", "+", ".", "{a:", "\u{FEFF}"] {
      for start in ["", "[", "{", "{a:"] {
        let text = start + String(repeating: part, count: 100_000)
        #expect(throws: JSONError.self) { try JSONDocument(Array(text.utf8), syntax: .json5) }
      }
    }
  }

  /// The text before and after the value, in each notation of a file.
  private static let frames: [(before: String, after: String)] = [
    ("{ \"a\": { \"$value\": ", " } }"),
    ("\u{FEFF}{\r\n\t// été\r\n\ta : {\r\n\t\t$value : ", " , /* {a} */ 'x' : 0xFF, },\r\n}\r\n"),
    ("// a\n{ 'a': { /* b */ '$value':/* c */", "/* d */,\n\n}, }// e"),
    ("{a:{$value:", ",$description:'it\\'s \\\na',b:[+1,.5,2.,],},} "),
  ]

  @Test(
    "only the edited value differs after a save",
    arguments: [
      ("'#ff0000'", "'#123456'"), ("\"#FF0000\"", "\"#123456\""), ("'#F00F'", "'#123456FF'"),
      ("'rgb(255, 0, 0)'", "'rgb(18, 52, 86)'"), ("'rgb(255 0 0)'", "'rgb(18 52 86)'"),
      ("'red'", "'#123456'"), ("'hsl(0 100% 50%)'", "'hsl(210 65.4% 20.4%)'"),
      (
        "{colorSpace:'srgb',components:[1,.0,+0,],}",
        "{colorSpace:'srgb',components:[0.071,0.204,0.337,],}"
      ),
      (
        "{ 'colorSpace':'srgb', /* c */ components: [ 1., 0x0, 0 ], hex: '#ff0000', alpha: 1. }",
        "{ 'colorSpace':'srgb', /* c */ components: [ 0.071, 0.204, 0.337 ], hex: '#123456', alpha: 1. }"
      ),
      (
        "{colorSpace:'lab',components:[50,0,0]}",
        "{colorSpace:'lab',components:[20.7,-2.3,-24.6]}"
      ),
    ])
  func onlyTheEditedColourDiffers(value: String, wanted: String) throws {
    for frame in Self.frames {
      let document = try #require(file(frame.before + value + frame.after).document)
      let node = try #require(document.root["a"]?["$value"])
      let patch = try #require(
        try ColorPatch(document, valueAt: node.range.lowerBound, to: "#123456"))
      let after = String(decoding: patch.bytes, as: UTF8.self)
      #expect(after == frame.before + wanted + frame.after)
    }
  }

  @Test(
    "only the edited number differs after a save",
    arguments: [
      ("'8px'", "'12px'"), ("\"8px\"", "\"12px\""), ("'.5rem'", "'0.75rem'"), ("8.", "12"),
      ("+8", "12"), ("0x8", "12"), ("{value:8,unit:'px',}", "{value:12,unit:'px',}"),
      ("{ unit: 'rem', /* c */ 'value': .5 }", "{ unit: 'rem', /* c */ 'value': 0.75 }"),
    ])
  func onlyTheEditedLengthDiffers(value: String, wanted: String) throws {
    for frame in Self.frames {
      let document = try #require(file(frame.before + value + frame.after).document)
      let node = try #require(document.root["a"]?["$value"])
      let patch = try #require(
        LengthPatch(document, valueAt: node.range.lowerBound, pixels: 12))
      let after = String(decoding: patch.bytes, as: UTF8.self)
      #expect(after == frame.before + wanted + frame.after)
    }
  }
}
