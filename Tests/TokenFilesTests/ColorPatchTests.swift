import ColorScience
import Testing

@testable import TokenFiles

@Suite("One colour of a token file changed")
struct ColorPatchTests {
  private func text(_ value: String) -> String {
    "\u{FEFF}{\r\n\t\"a\" : {\"$value\":\(value) , \"$type\" : \"color\"  },\r\n  \"한글\": { \"$value\": \"{a}\" } }\n"
  }

  /// The text of the value after the change; nil if it is refused. Compares everything around it.
  private func changed(_ value: String, to hex: String) throws -> String? {
    let document = try JSONDocument(Array(text(value).utf8), name: "a.json")
    let node = try #require(document.root["a"]?["$value"])
    guard let patch = try ColorPatch(document, valueAt: node.range.lowerBound, to: hex) else {
      return nil
    }
    let after = String(decoding: patch.bytes, as: UTF8.self)
    let parts = text("\u{0}").split(separator: "\u{0}", omittingEmptySubsequences: false)
    #expect(after.hasPrefix(parts[0]) && after.hasSuffix(parts[1]), "\(after)")
    return String(after.dropFirst(parts[0].count).dropLast(parts[1].count))
  }

  @Test(
    "the notation stays",
    arguments: [
      ("\"#BDFF01\"", "#12ab0f", "\"#12AB0F\""),
      ("\"#bdff01\"", "#12ab0f", "\"#12ab0f\""),
      ("\"#bdff01ff\"", "#12ab0f", "\"#12ab0fff\""),
      ("\"#bdff01\"", "#12ab0f80", "\"#12ab0f80\""),
      ("\"#abc\"", "#12ab0f", "\"#12ab0f\""),
      ("\"rgb(1, 2, 3)\"", "#0a141e", "\"rgb(10, 20, 30)\""),
      ("\"rgba(1,2,3,0.5)\"", "#0a141e", "\"rgba(10,20,30,1)\""),
      ("\"rgb(1, 2, 3)\"", "#0a141e80", "\"rgba(10, 20, 30, 0.502)\""),
      ("\"rgba(1, 2, 3, .50)\"", "#0a141e80", "\"rgba(10, 20, 30, .50)\""),
      (
        "{\"colorSpace\":\"srgb\",\"components\":[1.0,0.20,0],\"alpha\":1.0}", "#ff33cc",
        "{\"colorSpace\":\"srgb\",\"components\":[1.0,0.20,0.8],\"alpha\":1.0}"
      ),
      (
        "{\"colorSpace\":\"oklch\",\"components\":[0.6,0.1,30],\"alpha\":0.50}", "#ffffff80",
        "{\"colorSpace\":\"oklch\",\"components\":[1,0,30],\"alpha\":0.50}"
      ),
      (
        "{\"color-space\":\"srgb\",\"components\":{\"alpha\":\"1.0\",\"blue\":\"0.50\",\"green\":\"0x33\",\"red\":\"1\"}}",
        "#12330f",
        "{\"color-space\":\"srgb\",\"components\":{\"alpha\":\"1.0\",\"blue\":\"0.059\",\"green\":\"0x33\",\"red\":\"18\"}}"
      ),
      ("\"hsl(0, 100%, 50%)\"", "#00ff00", "\"hsl(120, 100%, 50%)\""),
      ("\"hsl(0 100% 50% / .50)\"", "#00ff0080", "\"hsl(120 100% 50% / .50)\""),
      ("\"rgb(1 2 3)\"", "#0a141e80", "\"rgb(10 20 30 / 0.502)\""),
      ("\"RebeccaPurple\"", "#0a141e", "\"#0a141e\""),
      ("\"transparent\"", "#0a141e80", "\"#0a141e80\""),
      ("\"chocolate\"", "#0a141e", "\"#0a141e\""),
      ("\"oklch(60% 0.1 30)\"", "#ffffff", "\"oklch(100% 0 30)\""),
      ("\"color(display-p3 1 0 0 / 50%)\"", "#ffffff80", "\"color(display-p3 1 1 1 / 50%)\""),
      ("\"color(rec2020 1 0 0)\"", "#336699", "\"color(rec2020 0.346 0.425 0.603)\""),
      ("\"hwb(0 0% 0%)\"", "#0a141e", "\"hwb(210 3.9% 88.2%)\""),
      (
        "{ \"colorSpace\" : \"srgb\",\n \"components\": [1, 0, 0] }", "#336699",
        "{ \"colorSpace\" : \"srgb\",\n \"components\": [0.2, 0.4, 0.6] }"
      ),
      (
        "{\"colorSpace\":\"srgb\",\"components\":[1,0,0],\"alpha\":1,\"hex\":\"#FF0000\"}",
        "#336699cc",
        "{\"colorSpace\":\"srgb\",\"components\":[0.2,0.4,0.6],\"alpha\":0.8,\"hex\":\"#336699\"}"
      ),
      (
        "{\"colorSpace\":\"srgb\",\"components\":[1,0,0]}", "#33669980",
        "{\"colorSpace\":\"srgb\",\"components\":[0.2,0.4,0.6], \"alpha\": 0.502}"
      ),
      (
        "{\"colorSpace\":\"oklch\",\"components\":[0.6,\"none\",30]}", "#ffffff",
        "{\"colorSpace\":\"oklch\",\"components\":[1,\"none\",30]}"
      ),
    ])
  func theNotationStays(value: String, hex: String, expected: String) throws {
    #expect(try changed(value, to: hex) == expected)
  }

  @Test(
    "a colour that depends on other tokens is refused",
    arguments: [
      "\"{b}\"", "\"nothing\"", "3", "null", "[1, 2, 3]", "{}", "{\"$ref\": \"#/b\"}",
      "{\"colorSpace\":\"srgb\",\"components\":\"{b}\"}",
      "{\"colorSpace\":\"srgb\",\"components\":[\"{b}\", 0, 0]}",
      "{\"colorSpace\":\"srgb\",\"components\":[1, 0]}",
      "{\"colorSpace\":\"nowhere\",\"components\":[1, 0, 0]}",
      "{\"colorSpace\":\"srgb\",\"components\":[1, 0, 0],\"alpha\":\"{b}\"}",
    ])
  func aDependentColourIsRefused(value: String) throws {
    #expect(try changed(value, to: "#123456") == nil)
  }

  @Test func anInvalidOffsetIsRefused() throws {
    let document = try JSONDocument(Array(text("\"#bdff01\"").utf8), name: "a.json")
    let place = try #require(document.root["a"]?["$value"]).range.lowerBound
    for offset in [-1, place + 1, place - 1, Int.max, document.bytes.count] {
      #expect(ColorPatch(document, valueAt: offset, color: TokenColor(RGB(0x123456))) == nil)
    }
  }

  @Test(arguments: [
    "{\"colorSpace\":\"srgb\",\"components\":[0.84706,0.796078,1],\"hex\":\"#D8CBFF\"}",
    "{\"colorSpace\":\"oklch\",\"components\":[0.612345,0.1234567,330.54321]}",
    "\"oklch(0.612345 0.1234567 330.54321)\"", "\"color(display-p3 0.84706 0.796078 0.5)\"",
  ]) func aColourThatIsTakenBackHasTheDigitsThatItHad(value: String) throws {
    let document = try JSONDocument(Array(text(value).utf8), name: "a.json")
    let node = try #require(document.root["a"]?["$value"])
    let offset = node.range.lowerBound
    let color = try #require(TokenColor(node))
    let edited = color.components.indices.reduce(color) { $0.moved($1, by: -1) }
    let patch = try #require(ColorPatch(document, valueAt: offset, color: edited))
    #expect(patch.bytes != document.bytes)
    let changed = try JSONDocument(patch.bytes, name: "a.json")
    let back = try #require(ColorPatch(changed, valueAt: offset, color: color))
    #expect(String(decoding: back.bytes, as: UTF8.self) == text(value))
  }

  @Test func everySpaceReadsBackAsTheColourThatWasWritten() throws {
    let seed: UInt64 = 4_242
    var state = seed
    func random() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
    let spaces = [
      "srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "display-p3", "a98-rgb",
      "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50",
    ]
    for space in spaces {
      for _ in 0..<60 {
        let digits = String(random() & 0xFFFFFF, radix: 16)
        let alpha = random() % 4 == 0 ? String(16 + random() % 239, radix: 16) : ""
        let hex = "#" + String(repeating: "0", count: 6 - digits.count) + digits + alpha
        let value = "{\"colorSpace\":\"\(space)\",\"components\":[0.5, 0.1, 0.2]}"
        let text = try #require(try changed(value, to: hex), "\(space) \(hex), seed \(seed)")
        let read = try JSONDocument(Array(text.utf8)).root
        #expect(ColorValue(read.value)?.hex == hex, "\(space) \(hex), seed \(seed)")
        #expect(read["colorSpace"]?.text == space)
      }
    }
    for notation in ["\"#000\"", "\"rgb(0,0,0)\"", "\"hsl(0,0%,0%)\""] {
      for _ in 0..<200 {
        let digits = String(random() & 0xFFFFFF, radix: 16)
        let hex = "#" + String(repeating: "0", count: 6 - digits.count) + digits
        let text = try #require(try changed(notation, to: hex), "\(notation) \(hex), seed \(seed)")
        let read = try JSONDocument(Array(text.utf8)).root
        #expect(ColorValue(read.value)?.hex == hex, "\(notation) \(hex), seed \(seed)")
      }
    }
  }

  @Test func theHolderIsTheEndOfTheChainInEachAppearance() throws {
    let text = """
      { "a": { "$type": "color", "$value": "#111111",
          "$extensions": { "mode": { "dark": "{c}" } } },
        "b": { "$type": "color", "$value": "{a}" }, "c": { "$type": "color", "$value": "#cccccc" },
        "lost": { "$type": "color", "$value": "{nowhere}" },
        "ring": { "$type": "color", "$value": "{ring}" } }
      """
    let set = TokenSet(TokenFile(Array(text.utf8), name: "a.json"))
    func holder(_ path: String, isDark: Bool = false) throws -> ValueHolder? {
      set.holder(of: try #require(set[path]), isDark: isDark)
    }
    #expect(try holder("b")?.chain.map(\.path) == ["b", "a"])
    #expect(try holder("b")?.node.text == "#111111")
    #expect(try holder("b")?.location(of: 1).line == 1)
    #expect(try holder("b", isDark: true)?.location(of: 2).line == 3)
    #expect(try holder("a", isDark: true)?.chain.map(\.path) == ["a", "c"])
    #expect(try holder("a", isDark: true)?.node.text == "#cccccc")
    #expect(try holder("c", isDark: true)?.chain.map(\.path) == ["c"])
    // In the dark, a reference leads to the dark value of its target.
    #expect(try holder("b", isDark: true)?.chain.map(\.path) == ["b", "a", "c"])
    #expect(try holder("b", isDark: true)?.node.text == "#cccccc")
    #expect(try holder("b", isDark: true)?.node.value == set.darkValue(of: #require(set["b"])))
    #expect(try holder("lost") == nil)
    #expect(try holder("ring") == nil)
  }
}

extension ColorPatch {
  /// A change to the colour that `#rrggbb` or `#rrggbbaa` writes.
  init?(_ document: JSONDocument, valueAt offset: Int, to hex: String) throws {
    let value = try #require(
      RGB.value(of: hex, digits: hex.utf8.count - 1), "\(hex) is not a colour")
    let hasAlpha = hex.utf8.count == 9
    guard
      let color = document.value(at: offset).flatMap({ TokenColor($0) })?.converted(
        from: RGB(hasAlpha ? value >> 8 : value), alpha: hasAlpha ? Double(value & 0xFF) / 255 : 1)
    else { return nil }
    self.init(document, valueAt: offset, color: color)
  }
}
