import Foundation
import GalleryTesting
import Testing

@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TokenFiles

@Suite("Reading JSON")
struct JSONReaderTests {
  @Test(
    "valid JSON is read",
    arguments: [
      ("null", .null), (" \t\r\n true \n", .bool(true)), ("false", .bool(false)),
      ("0", .integer(0)), ("-0", .integer(0)), ("-12", .integer(-12)),
      ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
      ("9223372036854775808", .decimal(9_223_372_036_854_775_808)),
      ("0.5", .decimal(0.5)), ("-0.25e2", .decimal(-25)), ("1E+2", .decimal(100)),
      ("1e-2", .decimal(0.01)), ("1e-999", .decimal(0)), ("1.0", .decimal(1)),
      ("\"\"", .string("")), ("\"가나\"", .string("가나")),
      ("\"\u{7F}\u{2028}\"", .string("\u{7F}\u{2028}")),
      (#""\" \\ \/ \b \f \n \r \t""#, .string("\" \\ / \u{8} \u{C} \n \r \t")),
      (#""\u0041\uAC00\ud83d\uDE00\u0000""#, .string("A가😀\0")),
      ("[]", .array([])), ("[ ]", .array([])),
      ("[1,[2 , 3]]", .array([.integer(1), .array([.integer(2), .integer(3)])])),
      ("{}", .object([])),
      (#"{"b":1 , "a" : {"b":null}}"#, .members(["b": .integer(1), "a": .members(["b": .null])])),
      ("\u{FEFF}[true]", .array([.bool(true)])),
      (
        #"{"":1,"é":2,"e\#u{301}":3,"E":4}"#,
        .members(["": .integer(1), "é": .integer(2), "e\u{301}": .integer(3), "E": .integer(4)])
      ),
    ] as [(EscapedText, JSONValue)])
  func validJSONIsRead(_ json: EscapedText, _ value: JSONValue) throws {
    #expect(try JSONReader.value(of: json.text) == value)
  }

  @Test(
    "invalid JSON is refused with its line and column",
    arguments: [
      ("", 1, 1), (" ", 1, 2), ("\n\r\n\r ", 4, 2), ("nul", 1, 4), ("nulL", 1, 4), ("True", 1, 1),
      ("1 2", 1, 3), ("[1] x", 1, 5), ("01", 1, 2), ("-", 1, 2), ("+1", 1, 1), (".5", 1, 1),
      ("1.", 1, 3),
      ("1.e3", 1, 3), ("1e", 1, 3), ("1e+", 1, 4), ("0x10", 1, 2), ("NaN", 1, 1),
      ("-Infinity", 1, 2),
      ("1e400", 1, 1), ("[-1e999]", 1, 2), ("١", 1, 1), ("[1,]", 1, 4), ("[,1]", 1, 2),
      ("[1 2]", 1, 4),
      ("[1", 1, 3), ("{", 1, 2), ("{\"a\"}", 1, 5), ("{\"a\" 1}", 1, 6), ("{\"a\":}", 1, 6),
      ("{\"a\":1,}", 1, 8), ("{a:1}", 1, 2), ("{'a':1}", 1, 2), ("{1:1}", 1, 2),
      ("{\n  \"a\": 1,\n  \"b\": 2,\n  \"\\u0061\": 3\n}", 4, 3),
      ("\"a", 1, 3), ("\"a\nb\"", 1, 3), ("\"\t\"", 1, 2), ("\"\0\"", 1, 2), (#""\x""#, 1, 2),
      (#""\u12"#, 1, 2),
      (#""\u12g4""#, 1, 2), (#""\"#, 1, 3), (#""가 \ud800""#, 1, 4), (#""\udc00\ud800""#, 1, 2),
      (#""\ud800\u0041""#, 1, 2), (#""\ud800\ud800""#, 1, 2), ("[1] // no", 1, 5),
      ("/* */ 1", 1, 1),
      ("\u{A0}1", 1, 1), ("[\u{FEFF}1]", 1, 2), ("\u{FEFF}?", 1, 1), ("[1;2]", 1, 3),
      ("[\"가😀\" 1]", 1, 7),
    ] as [(EscapedText, Int, Int)])
  func invalidJSONIsRefused(_ json: EscapedText, _ line: Int, _ column: Int) throws {
    let error = #expect(throws: JSONError.self) { try JSONReader.value(of: json.text) }
    #expect(error?.line == line && error?.column == column, "\(error?.description ?? "")")
  }

  @Test(
    arguments: [
      ("[1 2]", "line 1, column 4: found 2 where a comma or ] was expected."),
      (
        "{\n\"a\": 1,\n}",
        "line 3, column 1: found } where the name of a member, in quotes, was expected."
      ),
      ("[", "line 1, column 2: the text ends where a value was expected."),
      ("\u{1B}", "line 1, column 1: found U+001B where a value was expected."),
      (
        "{\"a\u{202E}\": 1, \"a\u{202E}\": 2}",
        "line 1, column 11: the member \"a\u{FFFD}\" is there twice in one object; leave one of them out."
      ),
      (
        #"["\ud801"]"#,
        "line 1, column 3: \\ud801 is half of a surrogate pair without its other half."
      ),
      ("\"\u{9}\"", "line 1, column 2: U+0009 in a string must be written as an escape."),
      ("-1e309", "line 1, column 1: the number is too large."),
    ] as [(EscapedText, String)])
  func theErrorGivesThePlaceAndTheReason(_ json: EscapedText, _ sentence: String) {
    let error = #expect(throws: JSONError.self) { try JSONReader.value(of: json.text) }
    #expect(error?.description == sentence)
  }

  @Test(arguments: [
    [0x22, 0xC3, 0x28, 0x22], [0x22, 0xFF, 0x22], [0x22, 0x61, 0xED, 0xA0, 0x80, 0x22],
    [0x22, 0xC0, 0x80, 0x22], [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], [0x22, 0xE2, 0x82, 0x22],
    [0x5B, 0xFF, 0x5D], [0xFE, 0xFF, 0x00, 0x31],
  ])
  func invalidUTF8IsRefused(_ bytes: [UInt8]) {
    let error = #expect(throws: JSONError.self) { try JSONReader.value(of: bytes) }
    #expect(error?.reason == .notUTF8)
  }

  @Test func nestingHasALimitAndNothingBeyondItIsReadOn() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[{\"a\":", count: depth / 2) + "1"
        + String(repeating: "}]", count: depth / 2)
    }
    _ = try JSONReader.value(of: nested(JSONReader.depthLimit))
    for text in [nested(JSONReader.depthLimit + 2), String(repeating: "[", count: 1_000_000)] {
      let error = #expect(throws: JSONError.self) { try JSONReader.value(of: text) }
      #expect(error?.reason == .tooDeep(JSONReader.depthLimit))
    }
  }

  /// Each of these would not end if anything were done twice for a length.
  @Test func largeInputsAreReadInOneGo() throws {
    let count = 100_000
    let members = (0..<count).map { "\"\($0)\":\"\\n\"" }.joined(separator: ",")
    guard case .object(let read) = try JSONReader.value(of: "{\(members)}") else {
      Issue.record("no object")
      return
    }
    #expect(read.count == count && read.last?.name == "\(count - 1)")
    let escapes = String(repeating: "\\uD83D\\uDE00", count: count)
    let text = String(repeating: "😀", count: count)
    #expect(try JSONReader.value(of: "\"\(escapes)\"") == .string(text))
    let digits = String(repeating: "1", count: count)
    #expect(try JSONReader.value(of: "0." + digits) == .decimal(1.0 / 9))
    #expect(throws: JSONError.self) { try JSONReader.value(of: digits) }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func writtenValuesReadBackTheSame(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let value = JSONValue.random(depth: 5, using: &random)
      let read = try JSONReader.value(of: JSONWriter.text(value))
      #expect(read == value, "seed \(seed)")
      #expect(JSONWriter.text(read) == JSONWriter.text(value), "seed \(seed)")
    }
  }

  /// A document with some bytes changed is refused or means what another reader says it means; nothing traps.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func damageIsRefusedOrReadAsByJSONDecoder(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      var bytes = Array(JSONWriter.text(JSONValue.random(depth: 3, using: &random)).utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          bytes[place] = Array("\"\\,:[]{}019.-e nu\n".utf8).randomElement(using: &random) ?? 0
        case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case _: if bytes.count > 1 { bytes.remove(at: place) }
        }
      }
      guard let value = try? JSONReader.value(of: bytes) else { continue }
      let other = try JSONDecoder().decode(Document.self, from: Data(bytes))
      #expect(Document(value) == other, "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
