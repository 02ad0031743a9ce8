import Testing

@testable import TokenFiles

@Suite("A length in a token file")
struct LengthPatchTests {
  private func patched(_ value: String, _ pixels: Double) -> String? {
    let text = "{ \"a\": { \"$value\": \(value) , \"$description\": \"한글\" } }"
    guard let document = try? JSONDocument(Array(text.utf8), name: "a.json"),
      let node = document.root["a"]?["$value"],
      let patch = LengthPatch(document, valueAt: node.range.lowerBound, pixels: pixels)
    else { return nil }
    let result = String(decoding: patch.bytes, as: UTF8.self)
    let (start, end) = ("{ \"a\": { \"$value\": ", " , \"$description\": \"한글\" } }")
    guard result.hasPrefix(start), result.hasSuffix(end) else { return "another byte changed" }
    return String(result.dropFirst(start.count).dropLast(end.count))
  }

  @Test(arguments: [
    (#"{ "value":  8, "unit": "px" }"#, 9.0, #"{ "value":  9, "unit": "px" }"#),
    (#"{ "unit": "rem", "value": 0.5 }"#, 12, #"{ "unit": "rem", "value": 0.75 }"#),
    (#""8px""#, 9.25, #""9.25px""#), (#""0.5rem""#, 16, #""1rem""#),
  ])
  func theNumberChangesInItsUnitAndNoOtherByte(_ old: String, _ pixels: Double, _ new: String) {
    #expect(patched(old, pixels) == new)
  }

  @Test(arguments: [#""{other}""#, ##""#0033CC""##, "true", #"{ "value": "8", "unit": "em" }"#])
  func aValueThatIsNotALengthStays(_ value: String) { #expect(patched(value, 9) == nil) }
}
