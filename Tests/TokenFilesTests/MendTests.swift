import Testing

@testable import TokenFiles

@Suite("A suggested value is valid")
struct MendTests {
  private static let stable: [String: [String]] = [
    "color": [
      ##""#fff""##, ##""#ff000080""##, #""red""#, #""transparent""#, #""rgb(300, 0, 0)""#,
      #""hsl(-30 50% 50%)""#, #""hwb(90 20% 30%)""#, #""lab(50% 40 30)""#, #""lch(50% 40 380)""#,
      #""oklab(0.5 0.1 none)""#, #""oklch(70% 0.1 30 / 50%)""#, #""color(display-p3 1 0 0)""#,
      #""color(rec2020 1.5 0 0)""#, #""color(xyz 0.1 0.2 0.3)""#, #""hsl(0 150% 50%)""#,
      ##""#12""##, #""nothing""#, #""""#, "3", "null", "true", "[1,0,0]",
      #"{"colorSpace":"SRGB","components":[1,0,0]}"#, #"{"colorSpace":"p3","components":[1,0,0]}"#,
      #"{"colorSpace":"srgb","components":[255,0,0]}"#,
      #"{"colorSpace":"srgb","components":[51,0,0]}"#,
      #"{"colorSpace":"srgb","components":[-1,0,0]}"#,
      #"{"colorSpace":"oklch","components":[70,0.1,20]}"#,
      #"{"colorSpace":"hsl","components":[360,50,50]}"#,
      #"{"colorSpace":"lch","components":[50,20,-30.5]}"#,
      #"{"colorSpace":"hwb","components":[725,20,50]}"#,
      #"{"colorSpace":"srgb","components":[1,0,0,0.5]}"#,
      ##"{"colorSpace":"srgb","components":[1,0,0],"hex":"#f00"}"##,
      ##"{"colorSpace":"srgb","components":[1,0,0],"hex":"#00f"}"##,
      ##"{"colorSpace":"srgb","components":[1,0,0],"hex":"#00ff0080"}"##,
      #"{"colorSpace":"srgb","components":[1,0,0],"hex":"lime"}"#,
      ##"{"colorSpace":"display-p3","components":[0,1,0],"hex":"#0f0"}"##,
    ],
    "dimension": measures(["px", "rem"]), "duration": measures(["ms", "s"]),
    "number": [
      #""0""#, #""1.5""#, #""-.5e1""#, #""50%""#, #""12px""#, #""nan""#, #""inf""#, #""0x10""#,
      #""1e999""#, "true", "{}",
    ],
    "fontWeight": [
      #""Bold""#, #""semibold""#, #""Extra Light""#, #""700""#, #""0""#, #""heavier""#, "0", "1001",
      "true",
    ],
    "cubicBezier": ["[0,0]", #""ease""#, "[2,0,1,1]"],
    "strokeStyle": [#""thick""#, "3"], "gradient": ["{}", "3"], "shadow": ["3", "[[]]"],
  ]

  private static func measures(_ units: [String]) -> [String] {
    let others = ["vw", "em", "%", "pt", "in", "cm", "mm", "pc", "Q", "h", "PX", "MS"]
    let numbers = ["0", "-1.5", ".5", "10", "1e3", "007"]
    let texts = numbers.flatMap { number in ([""] + units + others).map { "\"\(number)\($0)\"" } }
    return texts + [
      #""auto""#, #""nan""#, #""inf""#, #""0x10""#, #""1e999px""#, #""""#, "0", "16", "1.5", "true",
      "null", "[]", "{}", #"{"value":8}"#, #"{"unit":"px"}"#, #"{"value":"8","unit":"px"}"#,
      #"{"value":8,"unit":"pt"}"#,
    ]
  }

  private static let draft: [String: [String]] = [
    "color": [
      #""12""#, #""nothing""#, "3", #""rgb(calc(1) 0 0)""#,
      #"{"colorSpace":"SRGB","components":[1,0,0]}"#,
    ],
    "dimension": measures(["px", "rem"]), "duration": measures(["ms", "s"]),
    "fontWeight": [#""Bold""#, #""700""#, "0"], "number": [#""1.5""#, #""nan""#, "true"],
  ]

  /// Reads a file with the value, and every file in which a finding's suggestion is written over the place that it is about.
  private func check(_ value: String, _ type: String, _ dialect: TokenDialect) throws -> Int {
    let text = "{\"a\": {\"$type\": \"\(type)\", \"$value\": \(value)}}"
    let document = try JSONDocument(Array(text.utf8), name: "a.json")
    var written = 0
    for finding in TokenSet(TokenFile(document.bytes, name: "a.json"), dialect: dialect).findings {
      guard let mend = finding.mend else { continue }
      guard mend.hasPrefix("Write "), !mend.hasPrefix("Write the ") else {
        // A mend that is not a value to write looks like none.
        #expect(!mend.contains("{") && !mend.contains("["), "\(value): \(mend)")
        continue
      }
      let node = try #require(
        document.entries.indices.map { JSONNode(document: document, index: Int32($0)) }
          .first { document.location(ofOffset: $0.offset) == finding.location })
      let new = mend.dropFirst(6).dropLast().replacing(", which is the same hue", with: "")
        .replacing(" if it is of 255", with: "").replacing(" if it is a percentage", with: "")
      let bytes = TextEdit.apply([TextEdit(node.range, String(new))], to: document.bytes)
      let file = TokenFile(bytes, name: "a.json")
      let set = TokenSet(file, dialect: dialect)
      let findings = set.findings.map { "\($0.rule.rawValue) \($0.message)" }
      #expect(file.problem == nil && findings.isEmpty, "\(value): \(mend) gives \(findings)")
      #expect(set["a"]?.value != nil)
      written += 1
    }
    return written
  }

  @Test(arguments: Array(stable.keys.sorted()))
  func theSuggestionIsValidForEveryType(_ type: String) throws {
    for value in Self.stable[type] ?? [] { _ = try check(value, type, .stable) }
  }

  @Test(arguments: Array(draft.keys.sorted()))
  func theSuggestionIsValidForEveryDraftType(_ type: String) throws {
    for value in Self.draft[type] ?? [] { _ = try check(value, type, .draft) }
  }

  @Test(
    "the suggestion is exact",
    arguments: [
      ("dimension", #""0""#, #"Write { "value": 0, "unit": "px" }."#),
      ("dimension", #""12pt""#, #"Write { "value": 16, "unit": "px" }."#),
      ("dimension", #""1in""#, #"Write { "value": 96, "unit": "px" }."#),
      ("dimension", #""10vw""#, "Convert it to px or rem."),
      ("dimension", #""auto""#, "Give an object with a number as value and px or rem as unit."),
      ("duration", #""200""#, #"Write { "value": 200, "unit": "ms" }."#),
      ("duration", #""10px""#, "Convert it to ms or s."),
      ("number", #""50%""#, "Write 0.5."), ("fontWeight", #""700""#, "Write 700."),
      (
        "color", #""color(rec2020 1.5 0 0)""#,
        #"Give an object with the colorSpace "rec2020" and components in its range."#
      ),
      (
        "color", #""color(display-p3 1 0 none)""#,
        #"Write {"colorSpace": "display-p3", "components": [1, 0, "none"], "alpha": 1}."#
      ),
    ])
  func theSuggestionIsExact(type: String, value: String, mend: String) {
    let text = "{\"a\": {\"$type\": \"\(type)\", \"$value\": \(value)}}"
    let set = TokenSet(TokenFile(Array(text.utf8), name: "a.json"), dialect: .stable)
    #expect(set.findings.map(\.mend) == [mend])
  }

  @Test func textsThatAreNotNumbersAreNotConverted() {
    for text in ["nan", "inf", "infinity", "0x10", "1e999", " 1", "1 ", ""] {
      #expect(LegacyValue.converted(.string(text), as: .dimension) == nil)
      #expect(LegacyValue.converted(.string(text), as: .number) == nil)
      #expect(LegacyValue.converted(.string(text), as: .fontWeight) == nil)
    }
  }

  @Test func manyOfTheseAreWritten() throws {
    var written = 0
    for (type, values) in Self.stable {
      for value in values { written += try check(value, type, .stable) }
    }
    #expect(written > 120)
  }
}
