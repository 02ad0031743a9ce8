import Testing

@testable import TokenFiles

@Suite("Two versions of tokens")
struct TokenDiffTests {
  private func set(_ text: String) -> TokenSet {
    TokenSet(TokenFile(Array(text.utf8), name: "t.json"), dialect: .stable)
  }

  private static func color(_ red: Double) -> String {
    #"{"$type":"color","$value":{"colorSpace":"srgb","components":[\#(red),0,0]}}"#
  }

  private static func alias(_ path: String) -> String {
    #"{"$type":"color","$value":"{\#(path)}"}"#
  }

  @Test func everyKindOfChangeIsReported() {
    let old = set(
      """
      {"a":\(Self.color(1)),"same":\(Self.color(0.1)),"gone":\(Self.color(0.2)),
      "group":{"old":\(Self.color(0.3))},"use":\(Self.alias("a")),"turn":\(Self.alias("same")),
      "n":{"$type":"number","$value":1}}
      """)
    let new = set(
      """
      {"a":\(Self.color(0.5)),"same":\(Self.color(0.1)),"fresh":\(Self.color(0.9)),
      "group":{"new":\(Self.color(0.3))},"use":\(Self.alias("a")),"turn":\(Self.alias("a")),
      "n":{"$type":"fontWeight","$value":1}}
      """)
    let changes = TokenDiff(from: old, to: new).changes
    let kinds = Dictionary(uniqueKeysWithValues: changes.map { ($0.path, $0.kind) })
    #expect(
      kinds == [
        "a": .changed, "gone": .removed, "group.new": .renamed(from: "group.old"),
        "use": .rippled(from: "a"), "turn": .retargeted(from: "same", to: "a"),
        "n": .retyped(from: "number"), "fresh": .added,
      ])
    let distance = changes.first { $0.path == "a" }?.distance
    // CIEDE2000 of #FF0000 and the red of half the encoded value, by ColorScience, whose pairs are tested.
    #expect(distance.map { $0 > 20 && $0 < 40 } == true)
    #expect(changes.first { $0.path == "gone" }?.distance == nil)
  }

  @Test func aReferenceToARemovedTokenIsReportedOnce() {
    let own = #"{"$value":"{a}"}"#
    let old = set(#"{"a":\#(Self.color(1)),"use":\#(own),"far":{"$value":"{use}"}}"#)
    let new = set(#"{"b":{"$type":"number","$value":1},"use":\#(own),"far":{"$value":"{use}"}}"#)
    for (one, other) in [(old, new), (new, old)] {
      let changes = TokenDiff(from: one, to: other).changes.filter {
        ["use", "far"].contains($0.path)
      }
      #expect(changes.map(\.path) == ["use", "far"])
      #expect(changes.map(\.kind) == [.rippled(from: "a"), .rippled(from: "use")])
      #expect(changes.allSatisfy { ($0.values.old == nil) != ($0.values.new == nil) })
    }
  }

  @Test func aReferenceThatIsTurnedToNothingNamesIt() {
    let old = set(#"{"a":\#(Self.color(1)),"use":\#(Self.alias("a"))}"#)
    let new = set(#"{"a":\#(Self.color(1)),"use":\#(Self.alias("lost"))}"#)
    let changes = TokenDiff(from: old, to: new).changes
    #expect(changes.map(\.kind) == [.retargeted(from: "a", to: "lost")])
  }

  @Test func unchangedTokensAreNotReported() throws {
    let file = try Fixtures.file("dtcg/examples/adobe-spectrum/theme-dark.tokens.json")
    #expect(TokenDiff(from: TokenSet(file), to: TokenSet(file)).changes.isEmpty)
  }

  @Test func theVersionsOfADesignSystemAreCompared() throws {
    let path = "dtcg/examples/adobe-spectrum/"
    let light = TokenSet(try Fixtures.file(path + "theme-light.tokens.json"))
    let dark = TokenSet(try Fixtures.file(path + "theme-dark.tokens.json"))
    let there = TokenDiff(from: light, to: dark).changes
    let back = TokenDiff(from: dark, to: light).changes
    #expect(there.count == back.count && there.count > 300)
    #expect(there.contains { if case .rippled = $0.kind { true } else { false } })
    let sum = there.reduce(0) { $0 + ($1.distance ?? 0) }
    let other = back.reduce(0) { $0 + ($1.distance ?? 0) }
    #expect(abs(sum - other) < 1e-6 * sum)
  }

  /// A token that is red, with a value for each mode.
  private static func color(_ modes: [String]) -> String {
    #"{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0]},"#
      + #""$extensions":{"mode":{\#(modes.joined(separator: ","))}}}"#
  }

  private static func value(_ blue: Double) -> String {
    #"{"colorSpace":"srgb","components":[0,0,\#(blue)]}"#
  }

  @Test func valuesInModesAreCompared() {
    let use = #""use":\#(Self.alias("a")),"far":\#(Self.alias("use")),"same":\#(Self.color(1))"#
    let old = set(#"{"a":\#(Self.color(["\"dark\":\(Self.value(1))"])),\#(use)}"#)
    let new = set(#"{"a":\#(Self.color(["\"dark\":\(Self.value(0.5))"])),\#(use)}"#)
    let changes = TokenDiff(from: old, to: new).changes
    #expect(changes.map(\.path) == ["a", "use", "far"])
    #expect(changes.map(\.mode) == ["dark", "dark", "dark"])
    #expect(
      changes.map(\.kind) == [.changed, .rippled(from: "a"), .rippled(from: "use")])
    #expect(changes.allSatisfy { ($0.distance ?? 0) > 1 })
    let blue = changes.map { $0.values.new?["components"]?.items?.last?.number }
    #expect(blue == [0.5, 0.5, 0.5])
    #expect(TokenDiff(from: old, to: old).changes.isEmpty)
  }

  @Test func modesThatComeGoAndTurnAreCompared() {
    let targets = #""b":\#(Self.color(0.2)),"c":\#(Self.color(0.4))"#
    func version(_ modes: [String]) -> TokenSet {
      set(#"{"a":\#(Self.color(modes)),\#(targets)}"#)
    }
    let print = #""Print":\#(Self.value(1))"#
    let plain = version([])
    let both = version([#""dark":"{b}""#, print])
    let turned = version([#""dark":"{c}""#, print])
    let lost = version([#""dark":"{d}""#, print])
    func lines(_ old: TokenSet, _ new: TokenSet) -> [String] {
      TokenDiff(from: old, to: new).changes.map { "\($0.path) \($0.mode ?? "–") \($0.kind)" }
    }
    let turn = { (old: String?, new: String?) in
      "a dark \(TokenChange.Kind.retargeted(from: old, to: new))"
    }
    #expect(lines(plain, both) == [turn(nil, "b"), "a Print changed"])
    #expect(lines(both, plain) == [turn("b", nil), "a Print changed"])
    #expect(lines(both, turned) == [turn("b", "c")])
    #expect(lines(turned, lost) == [turn("c", "d")])
  }

  @Test func aDarkFileIsComparedAsAMode() throws {
    func version(_ dark: Double) -> TokenSet {
      var set = set(#"{"a":\#(Self.color(1)),"use":\#(Self.alias("a"))}"#)
      set.contexts = [("dark", self.set(#"{"a":\#(Self.color(dark)),"use":\#(Self.alias("a"))}"#))]
      return set
    }
    let changes = TokenDiff(from: version(0.2), to: version(0.3)).changes
    #expect(changes.map(\.path) == ["a", "use"])
    #expect(changes.map(\.mode) == ["dark", "dark"])
    #expect(changes.map(\.kind) == [.changed, .rippled(from: "a")])
    #expect(TokenDiff(from: version(0.2), to: version(0.2)).changes.isEmpty)
  }
}
