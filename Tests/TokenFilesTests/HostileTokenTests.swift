import Testing

@testable import TokenFiles

@Suite("Malicious token files")
struct HostileTokenTests {
  private func set(_ text: String, dialect: TokenDialect? = .stable) -> TokenSet {
    TokenSet(TokenFile(Array(text.utf8), name: "hostile.json"), dialect: dialect)
  }

  @Test func nestingBeyondTheLimitIsReportedAndNothingElse() {
    for open in ["{\"a\":", "["] {
      let text = String(repeating: open, count: 10_000)
      let set = set(text)
      #expect(set.tokens.isEmpty)
      #expect(set.findings.map(\.rule) == [.tooLarge])
      #expect(set.findings.first?.message == "Invalid JSON: nested deeper than 256 levels.")
    }
  }

  /// File systems and editors compose Korean differently: such names are two, and look like one.
  @Test func namesThatAreComposedOtherwiseAreCalledSo() {
    let number = #"{"$type":"number","$value":1}"#
    let composed = "\u{C0C9}"
    let decomposed = "\u{1109}\u{1162}\u{11A8}"
    func messages(_ text: String) -> [String] {
      TokenSet(TokenFile(Array(text.utf8), name: "t.json")).findings.flatMap {
        [$0.message] + ($0.mend.map { [$0] } ?? [])
      }
    }
    let both = messages(#"{"\#(composed)":\#(number),"\#(decomposed)":\#(number)}"#)
    #expect(both.count == 1 && both[0].contains("composed otherwise") && !both[0].contains("case"))
    let lost = messages(
      #"{"\#(decomposed)":\#(number),"use":{"$type":"number","$value":"{\#(composed)}"}}"#)
    #expect(lost.count == 2 && lost[1].contains("composed otherwise"))
    #expect(lost.allSatisfy { !$0.contains("Did you mean") })
  }

  @Test func aCircleIsFollowedOnce() {
    func alias(_ path: String) -> String { #"{"$type":"number","$value":"{\#(path)}"}"# }
    let text =
      #"{"a":\#(alias("b")),"b":\#(alias("c")),"c":\#(alias("a")),"self":\#(alias("self")),"in":\#(alias("c"))}"#
    let set = TokenSet(TokenFile(Array(text.utf8), name: "t.json"))
    #expect(
      set.tokens.map { set.chain(of: $0) } == [
        ["b", "c", "a"], ["c", "a", "b"], ["a", "b", "c"], ["self"], ["c", "a", "b", "c"],
      ])
  }

  @Test func aLongRingIsFoundForEveryLink() {
    let count = 200_000
    var bytes: [UInt8] = [UInt8(ascii: "{")]
    for index in 0..<count {
      let line = "\(index == 0 ? "" : ",")\"t\(index)\":{\"$value\":\"{t\((index + 1) % count)}\"}"
      bytes.append(contentsOf: line.utf8)
    }
    bytes.append(UInt8(ascii: "}"))
    let set = TokenSet(TokenFile(bytes, name: "ring.json"))
    #expect(set.tokens.count == count)
    #expect(set.findings.count == count)
    #expect(set.findings.allSatisfy { $0.rule == .referenceCircular })
    #expect(set.findings[0].message.utf8.count < 200)
    #expect(set.chain(of: set.tokens[0]).count == 64)
  }

  @Test func aChainOfAHundredThousandLinksHasAValue() {
    let count = 100_000
    let links = (0..<count).map { "\"t\($0)\":{\"$value\":\"{t\($0 + 1)}\"}" }
    let set = set(
      "{"
        + (links + ["\"t\(count)\":{\"$type\":\"number\",\"$value\":7}"])
        .joined(separator: ",") + "}")
    #expect(set.findings.isEmpty)
    #expect(set["t0"]?.value == .integer(7))
    #expect(set["t0"]?.type == "number")
    #expect(set["t0"]?.aliasDepth == count)
  }

  @Test func valuesThatDoubleWithEveryLevelAreCutOff() {
    let doubling = (1...60).map {
      "\"t\($0)\":{\"$type\":\"shadow\",\"$value\":[\"{t\($0 - 1)}\",\"{t\($0 - 1)}\"]}"
    }
    let first = "\"t0\":{\"$type\":\"shadow\",\"$value\":[]}"
    let set = set("{" + ([first] + doubling).joined(separator: ",") + "}")
    #expect(set.tokens.count == 61)
    #expect(set.findings.contains { $0.rule == .tooLarge })
    #expect(set["t60"]?.value == nil)
  }

  @Test func textsThatDoubleWithEveryReferenceAreCutOff() {
    let doubling = (1...60).map { "\"t\($0)\":{\"value\":\"{t\($0 - 1)}{t\($0 - 1)}\"}" }
    let set = set(
      "{\"t0\":{\"value\":\"0123456789abcdef\"}," + doubling.joined(separator: ",") + "}",
      dialect: .styleDictionary)
    #expect(set.tokens.count == 61)
    #expect(set.findings.contains { $0.rule == .tooLarge })
    let bytes = set.tokens.reduce(0) { $0 + ($1.value?.text?.utf8.count ?? 0) }
    #expect(bytes <= ResolvedUnits.textLimit)
  }

  @Test func groupsThatDoubleWithEveryExtensionAreCutOff() {
    let doubling = (1...40).map {
      "\"g\($0)\":{\"a\":{\"$extends\":\"{g\($0 - 1)}\"},\"b\":{\"$extends\":\"{g\($0 - 1)}\"}}"
    }
    let first = "\"g0\":{\"t\":{\"$type\":\"number\",\"$value\":1}}"
    let set = set("{" + ([first] + doubling).joined(separator: ",") + "}")
    #expect(set.findings.contains { $0.rule == .tooLarge })
    #expect(set.tokens.count <= TokenTree.inheritedLimit + 1)
  }

  @Test func aFileBeyondTheLimitIsRefusedUnread() {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: 200 << 20)
    let file = TokenFile(bytes, name: "huge.json")
    #expect(file.document == nil)
    #expect(file.problem?.rule == .tooLarge)
    #expect(file.problem?.message == "Invalid JSON: the text is longer than 64 MB.")
  }

  @Test func moreValuesThanTheLimitAreRefused() {
    let text = "[" + String(repeating: "0,", count: 5000) + "0]"
    let file = TokenFile(
      Array(text.utf8), name: "many.json", limits: JSONLimits(values: 1000))
    #expect(file.problem?.rule == .tooLarge)
    #expect(file.problem?.message == "Invalid JSON: there are more than 1000 values.")
  }

  @Test func extensionsThatWaitForNamesOfEachOtherEnd() {
    let set = set(
      #"{"a":{"$extends":"{b.x}"},"b":{"$extends":"{a.y}"},"c":{"$extends":"{c.d}","d":{}}}"#)
    #expect(set.findings.count { $0.rule == .extendsCircular } == 2)
    #expect(set.tokens.isEmpty)
  }

  @Test func messagesSteerNothing() {
    let names = [
      "a\u{1B}[31mb", "a\u{202E}b", "a\u{200B}b", String(repeating: "e\u{301}\u{301}", count: 500),
    ]
    for name in names {
      let quoted = JSONText.quoted(name)
      let set = set(
        "{\(quoted):{\"$type\":\(quoted),\"$value\":\"{\(name.filter { $0 != "\u{1B}" })}\"},\"$x\(name.filter { $0 != "\u{1B}" })\":{}}"
      )
      for finding in set.findings {
        let text = finding.path + finding.message + (finding.mend ?? "")
        #expect(
          text.unicodeScalars.allSatisfy {
            $0.value >= 0x20 && !$0.properties.isDefaultIgnorableCodePoint && $0 != "\u{202E}"
          })
        #expect(finding.message.unicodeScalars.count < 800)
      }
    }
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func damagedFilesAreReadOrRefused(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let sample = try Fixtures.bytes("dtcg/terrazzo/type-color/color.resolver.json")
    for _ in 0..<30 {
      var bytes = sample
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = Array("{}[]\",:$#/.0tn\\".utf8).randomElement(using: &random) ?? 0
      }
      let file = TokenFile(bytes, name: "damaged.json")
      let set = TokenSet(file)
      #expect(file.document != nil || set.tokens.isEmpty, "seed \(seed)")
      _ = ResolverDocument(file, load: Fixtures.load)?.tokens(choosing: ["mode": "dark"])
    }
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func randomBytesAreNotTokens(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    for _ in 0..<100 {
      let bytes = (0..<Int.random(in: 0...300, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      let set = TokenSet(TokenFile(bytes, name: "random"))
      #expect(set.tokens.isEmpty && !set.findings.isEmpty, "seed \(seed)")
    }
  }
}

/// Random numbers that a seed repeats (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
