import ColorScience
import Testing

@testable import TokenFiles

@Suite("Saving into a token file in YAML")
struct YAMLSavingTests {
  /// The text before and after the value, in each notation of a file.
  private static let frames: [(before: String, after: String)] = [
    ("a:\n  $value: ", "\n"),
    ("a:\n  $value: ", ""),
    (
      "# été\na: # a\n  # b\n  $type: x # c\n  $value:   ",
      "   # d\n  $description: 'it''s'\n\nb: 1\n"
    ),
    ("\u{FEFF}---\r\na:\r\n    '$value': ", "\r\n    \"e\": [0x1F,\r\n\t.5]\r\n...\r\n"),
    ("{a: {x: \"é\", \"$value\":", ", $type: {}}, b: }"),
    ("a: {\n  $value: ", "} # end"),
    ("base: &base\n  $type: x\na:\n  <<: *base\n  $value: &v ", "\nb: *v\nc: >\n folded\n text\n"),
  ]

  private func node(_ text: String) throws -> JSONNode {
    let document = try #require(TokenFile(Array(text.utf8), name: "a.yaml").document)
    return try #require(document.root["a"]?["$value"])
  }

  @Test(
    "only the edited colour differs after a save",
    arguments: [
      ("'#ff0000'", "'#123456'"), ("\"#FF0000\"", "\"#123456\""), ("'#F00F'", "'#123456FF'"),
      ("red", "'#123456'"), ("'red'", "'#123456'"), ("rgb(255 0 0)", "rgb(18 52 86)"),
      ("\"\\x23ff0000\"", "\"#123456\""), ("!!str 'red'", "!!str '#123456'"),
      ("'rgb(255, 0, 0)'", "'rgb(18, 52, 86)'"),
      (
        "{colorSpace: srgb, components: [1, .0, 0x0]}",
        "{colorSpace: srgb, components: [0.071, 0.204, 0.337]}"
      ),
      (
        "{ \"colorSpace\":'lab', components: [ 50,0, 0, ], hex: '#ff0000' }",
        "{ \"colorSpace\":'lab', components: [ 20.7,-2.3, -24.6, ], hex: '#123456' }"
      ),
    ])
  func onlyTheEditedColourDiffers(value: String, wanted: String) throws {
    for frame in Self.frames {
      let node = try node(frame.before + value + frame.after)
      let patch = try #require(
        try ColorPatch(node.document, valueAt: node.range.lowerBound, to: "#123456"))
      #expect(String(decoding: patch.bytes, as: UTF8.self) == frame.before + wanted + frame.after)
    }
  }

  @Test(
    "only the edited number differs after a save",
    arguments: [
      ("8px", "12px"), ("'8px'", "'12px'"), ("\"8px\"", "\"12px\""), (".5rem", "0.75rem"),
      ("8.", "12"), ("+8", "12"), ("0x8", "12"), ("0o10", "12"), ("8e0", "12"),
      ("{value: 8, unit: px}", "{value: 12, unit: px}"),
      ("{ unit: 'rem', 'value': .5 }", "{ unit: 'rem', 'value': 0.75 }"),
    ])
  func onlyTheEditedLengthDiffers(value: String, wanted: String) throws {
    for frame in Self.frames {
      let node = try node(frame.before + value + frame.after)
      let patch = try #require(
        LengthPatch(node.document, valueAt: node.range.lowerBound, pixels: 12))
      #expect(String(decoding: patch.bytes, as: UTF8.self) == frame.before + wanted + frame.after)
    }
  }

  @Test func aBlockChangesInItsOwnLines() throws {
    func changed(_ text: String) throws -> String {
      let node = try node(text)
      let color = try #require(TokenColor(node)?.converted(from: RGB(0x123456), alpha: 0.5))
      let patch = try #require(
        ColorPatch(node.document, valueAt: node.range.lowerBound, color: color))
      return String(decoding: patch.bytes, as: UTF8.self)
    }
    let before =
      "a:\n  $value: # b\n    colorSpace: srgb\n    components: # c\n    - 1 # red\n    - 0\n    - 0\n    # d\n"
    #expect(
      try changed(before)
        == "a:\n  $value: # b\n    colorSpace: srgb\n    alpha: 0.5\n    components: # c\n    - 0.071 # red\n    - 0.204\n    - 0.337\n    # d\n"
    )
    let windows = "\u{FEFF}a: {$value:\r\n  {components: [1,0,0], colorSpace: srgb}}"
    #expect(
      try changed(windows)
        == "\u{FEFF}a: {$value:\r\n  {components: [0.071,0.204,0.337], alpha: 0.5, colorSpace: srgb}}"
    )
    let lines = "a:\r\n  $value:\r\n    \"components\": [1,0,0]\r\n    colorSpace: srgb"
    #expect(
      try changed(lines)
        == "a:\r\n  $value:\r\n    \"alpha\": 0.5\r\n    \"components\": [0.071,0.204,0.337]\r\n    colorSpace: srgb"
    )
    #expect(
      try changed("a:\n  $value: |-\n    red\n\nb: 1\n") == "a:\n  $value: '#12345680'\n\nb: 1\n")
    #expect(try changed("a:\n  $value: >-\n    red\n#c\n") == "a:\n  $value: '#12345680'\n#c\n")
  }

  @Test func aNumberIsReplaced() throws {
    let node = try node("a: {$value: bold, b: '400'} # c")
    let patch = try #require(
      NumberPatch(node.document, valueAt: node.range.lowerBound, number: 450.5))
    #expect(String(decoding: patch.bytes, as: UTF8.self) == "a: {$value: 450.5, b: '400'} # c")
  }

  @Test func anAliasIsNotEditedAndItsAnchorIs() throws {
    let text = "b:\n  $value: &red '#ff0000'\na:\n  $value: *red\n"
    let alias = try node(text)
    #expect(alias.isCopy && alias.text == "#ff0000")
    #expect(try ColorPatch(alias.document, valueAt: alias.range.lowerBound, to: "#123456") == nil)
    let anchor = try #require(alias.document.root["b"]?["$value"])
    #expect(!anchor.isCopy)
    let patch = try #require(
      try ColorPatch(anchor.document, valueAt: anchor.range.lowerBound, to: "#123456"))
    let after = String(decoding: patch.bytes, as: UTF8.self)
    #expect(after == text.replacing("#ff0000", with: "#123456"))
    #expect(try node(after).text == "#123456")
    // Everything within the copy of an object is at its alias.
    let copied = try node("b: &b {$value: 8px, c: [1]}\na: *b\n")
    let place = copied.range.lowerBound
    #expect(copied.isCopy && copied.document.value(at: place)?.isCopy == true)
    #expect(LengthPatch(copied.document, valueAt: place, pixels: 12) == nil)
    #expect(NumberPatch(copied.document, valueAt: place, number: 12) == nil)
    let merged = try node("b: &b {$value: 8}\na:\n  <<: *b\n")
    #expect(merged.isCopy)
    #expect(LengthPatch(merged.document, valueAt: merged.range.lowerBound, pixels: 12) == nil)
  }

  @Test(
    "a text gets the quotation marks that it needs",
    arguments: [
      ("x", "blue", "blue"), ("x", "#fff", "'#fff'"), ("x", "a: b", "'a: b'"),
      ("x", "{a}", "'{a}'"), ("x", "8", "'8'"), ("x", "null", "'null'"), ("x", "true", "'true'"),
      ("x", "", "''"), ("x", " a", "' a'"), ("x", "a #b", "'a #b'"), ("x", "it's", "it's"),
      ("x", "a, b", "'a, b'"), ("x", "- a", "'- a'"), ("x", "a\nb", "\"a\\nb\""),
      ("x", "'", "''''"), ("x", "%a", "'%a'"), ("x", "*a", "'*a'"), ("x", "a:", "'a:'"),
      ("'x'", "it's", "'it''s'"), ("'x'", "a⇥b", "\"a\\tb\""), ("\"x\"", "a\"\\", "\"a\\\"\\\\\""),
      ("'x'", "a\"\\", "'a\"\\'"), ("|\n x", "a", "a"), ("x", "␣", "\"\\u200b\""),
    ])
  func aTextGetsItsQuotationMarks(old: String, text: String, wanted: String) throws {
    let text = text.replacing("⇥", with: "\t").replacing("␣", with: "\u{200B}")
    for (before, after) in [("[", "]"), ("- ", "\n"), ("", "")]
    where !(before == "[" && old.hasPrefix("|")) {
      let document = try JSONDocument(Array((before + old + after).utf8), syntax: .yaml)
      let node =
        before.isEmpty ? document.root : try #require(document.root.children.first { _ in true })
      #expect(node.quoted(text) == wanted)
      let bytes = TextEdit.apply([TextEdit(node.range, node.quoted(text))], to: document.bytes)
      let again = try JSONDocument(bytes, syntax: .yaml)
      let read = before.isEmpty ? again.root : try #require(again.root.children.first { _ in true })
      #expect(read.text == text)
    }
  }

  @Test func aConvertedFileIsJSONAndItsFindingsAreInYAML() throws {
    let text = """
      # brand
      color:
        red: { type: color, value: '#ff0000', comment: it's } # red
        odd: &odd
          type: color
          value: lighten(#fff)
      space:
        type: dimension
        value: .5rem
      more: *odd
      """
    let migration = Migration(TokenFile(Array(text.utf8), name: "a.yml"))
    let document = try JSONDocument(migration.bytes)
    #expect(document.root["color"]?["red"]?["$value"]?["hex"]?.text == "#ff0000")
    #expect(document.root["color"]?["red"]?["$description"]?.text == "it's")
    #expect(document.root["space"]?["$value"]?["value"]?.number == 0.5)
    #expect(migration.findings.map(\.file) == ["a.yml", "a.yml"])
    #expect(migration.findings.map(\.location.line) == [6, 10])
    let later = migration.findings(of: migration.tokens)
    #expect(later.map(\.location.line).sorted() == [4, 10])
    #expect(migration.tokens.tokens.count == 4)
    let stable = Migration(
      TokenFile(Array("a:\n  $type: number\n  $value: .5\n".utf8), name: "a.yaml"))
    #expect(
      String(decoding: stable.bytes, as: UTF8.self)
        == "{\n  \"a\": {\n    \"$type\": \"number\",\n    \"$value\": 0.5\n  }\n}\n")
    let misread = Migration(
      TokenFile(Array("a:\n  $type: color\n  $value: #fff\n".utf8), name: "a.yaml"))
    #expect(misread.findings.map(\.rule) == [.yamlQuotes])
    let set = TokenSet(TokenFile(Array("a: {$type: number, $value: 0x10}".utf8), name: "a.yaml"))
    let exported = try JSONDocument(Array(TokenDocument.text(set).utf8)).root
    #expect(exported["a"]?["$value"]?.number == 16)
  }
}
