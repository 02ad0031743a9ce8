import Testing

@testable import GSDesign

@Suite struct TextFieldStateTests {
  @Test(arguments: [
    "한국어", "👩‍👩‍👧‍👦", "e\u{301}", "🇰🇷", "✊🏻", "\u{1112}\u{1161}\u{11AB}", "각", "1️⃣", "\u{301}",
  ])
  func aCharacterIsOneStepAndOneBackspace(cluster: String) {
    var state = TextFieldState("가\(cluster)나")
    let count = state.text.count
    for caret in (0..<count).reversed() {
      #expect(state.handle(.move(.left)) == .changed)
      #expect(state.caret == caret)
    }
    #expect(state.handle(.move(.left)) == .ignored)
    _ = state.handle(.last)
    for left in (0..<count).reversed() {
      let before = state.text
      #expect(state.handle(.deleteBackward) == .edited(String(before.dropLast())))
      #expect(state.caret == left && state.text.count == left)
    }
    #expect(state.handle(.deleteBackward) == .ignored)
  }

  @Test func aFieldIsClearedWithTheCaretAnywhere() {
    var state = TextFieldState("한국어", caret: 1)
    #expect(state.handle(.deleteAll) == .edited("") && state.caret == 0)
    #expect(state.handle(.deleteAll) == .ignored)
    var disabled = TextFieldState("a", isDisabled: true)
    #expect(disabled.handle(.deleteAll) == .ignored && disabled.text == "a")
  }

  @Test func deletingForwardTakesTheClusterBehindTheCaret() {
    var state = TextFieldState("a👨‍👩‍👧b", caret: 1)
    #expect(state.handle(.deleteForward) == .edited("ab"))
    #expect(state.caret == 1)
    #expect(state.handle(.deleteForward) == .edited("a"))
    #expect(state.handle(.deleteForward) == .ignored)
  }

  @Test func aMarkJoinsTheLetterBeforeIt() {
    var state = TextFieldState("ae", caret: 2)
    _ = state.handle(.insert("\u{301}"))
    #expect(Array(state.text.unicodeScalars) == ["a", "e", "\u{301}"])
    #expect(state.caret == 2 && state.text.count == 2)
  }

  @Test func theCaretPassesCharactersThatMerge() {
    // Two halves of a flag.
    var state = TextFieldState("\u{1F1F7}x", caret: 0)
    _ = state.handle(.insert("\u{1F1F0}"))
    #expect(state.text == "🇰🇷x" && state.caret == 1)
    // Conjoining jamo.
    state = TextFieldState("\u{1161}", caret: 0)
    _ = state.handle(.insert("\u{1112}"))
    #expect(state.text.count == 1 && state.caret == 1)
    // Deleting the text between two halves.
    state = TextFieldState("\u{1F1F0}-\u{1F1F7}", caret: 2)
    _ = state.handle(.deleteBackward)
    #expect(state.text == "🇰🇷" && state.caret == 1)
  }

  @Test func lineBreaksBecomeSpacesAndOtherControlsStayData() {
    var state = TextFieldState("a\r\nb")
    #expect(state.text == "a b")
    #expect(state.handle(.insert("\nc\u{2028}\u{7}")) == .edited("a b c \u{7}"))
  }

  @Test func theLimitCountsClustersAndLongerTextStays() {
    var state = TextFieldState("ab", limit: 3)
    #expect(state.handle(.insert("👩‍👩‍👧def")) == .edited("ab👩‍👩‍👧"))
    #expect(state.handle(.insert("x")) == .ignored)
    state = TextFieldState("abcdef", limit: 3)
    #expect(state.handle(.insert("x")) == .ignored && state.text == "abcdef")
  }

  @Test(arguments: ["x", "한", "\u{301}", "\u{200D}", "\u{1F1F0}", "👩‍👩‍👧"])
  func typingAndPastingStopAtTheLimit(piece: String) {
    var state = TextFieldState("a")
    for _ in 0..<5_000 { _ = state.handle(.insert(piece)) }
    var pasted = TextFieldState("a")
    _ = pasted.handle(.insert(String(repeating: piece, count: 100_000)))
    for state in [state, pasted] {
      #expect(state.text.count <= TextFieldState.usualLimit)
      #expect(state.text.unicodeScalars.count <= state.scalarLimit)
      #expect(state.limit == 256 && state.scalarLimit == 1_024)
    }
    #expect(state.text.unicodeScalars.count > 200, "there is room for much")
    let full = state
    #expect(state.handle(.insert(piece)) == .ignored && state == full)
    #expect(state.handle(.deleteBackward) != .ignored)
  }

  @Test func charactersAreNeverCutAtTheLimit() {
    var state = TextFieldState(String(repeating: "x", count: 250), limit: 252)
    #expect(state.handle(.insert("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧")) == .edited(state.text))
    #expect(state.text.hasSuffix("x👩‍👩‍👧👩‍👩‍👧") && state.caret == 252)
    state = TextFieldState("ab", caret: 1)
    #expect(state.handle(.insert("e" + String(repeating: "\u{301}", count: 2_000))) == .ignored)
    #expect(state.text == "ab" && state.caret == 1)
  }

  @Test func textThatStartsTooLongCanBeShortened() {
    var state = TextFieldState(String(repeating: "x", count: 2_000))
    #expect(state.handle(.insert("y")) == .ignored && state.text.count == 2_000)
    for _ in 0..<1_745 { _ = state.handle(.deleteBackward) }
    #expect(state.handle(.insert("y")) == .edited(String(repeating: "x", count: 255) + "y"))
  }

  @Test func aCaretOutsideIsBroughtIn() {
    #expect(TextFieldState("ab", caret: -5).caret == 0)
    #expect(TextFieldState("ab", caret: Int.max).caret == 2)
  }

  @Test func enterSubmitsAndAPressOnlyGivesTheFocus() {
    var state = TextFieldState("ab")
    #expect(state.handle(.activate) == .submitted("ab"))
    _ = state.handle(.pressDown(0))
    #expect(state.handle(.pressUp(0)) == .changed && state.isFocused)
  }

  @Test func aDisabledFieldKeepsItsTextAndRefusesEverything() {
    var state = TextFieldState("ab", isFocused: true)
    state.setDisabled(true)
    for intent in Intent.samples { #expect(state.handle(intent) == .ignored, "\(intent)") }
    state.setDisabled(false)
    #expect(state == TextFieldState("ab"))
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func randomEditsAgreeWithAnArrayOfClusters(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var state = TextFieldState("가나")
    // Clusters that never merge with one another, so that an array can play the reference.
    let pieces = ["a", "한", "👩‍👩‍👧", "e\u{301}", "✊🏻", " "]
    var clusters: [Character] = Array("가나")
    var caret = 2
    for _ in 0..<200 {
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1:
        let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
        _ = state.handle(.insert(piece))
        clusters.insert(contentsOf: piece, at: caret)
        caret += 1
      case 2:
        _ = state.handle(.deleteBackward)
        if caret > 0 {
          caret -= 1
          clusters.remove(at: caret)
        }
      case 3:
        _ = state.handle(.deleteForward)
        if caret < clusters.count { clusters.remove(at: caret) }
      case 4:
        _ = state.handle(.move(.left))
        caret = max(0, caret - 1)
      case 5:
        _ = state.handle(.move(.right))
        caret = min(clusters.count, caret + 1)
      case 6:
        _ = state.handle(.first)
        caret = 0
      default: break
      }
      #expect(state.text == String(clusters) && state.caret == caret, "seed \(seed)")
    }
  }
}
