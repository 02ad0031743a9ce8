import Testing

@testable import GSDesign
@testable import TermRender

@Suite("Fitting text") struct TextFittingTests {
  @Test func textThatFitsIsNotCut() {
    #expect(TextFitting.truncated("확인", columns: 4) == "확인")
    #expect(TextFitting.truncated("", columns: 0) == "")
  }

  @Test func longTextEndsInAnEllipsis() {
    #expect(TextFitting.truncated("확인 취소", columns: 6) == "확인 …")
    #expect(TextFitting.truncated("확인취소", columns: 4) == "확…")
    #expect(TextFitting.truncated("Cancel", columns: 1) == "…")
    #expect(TextFitting.truncated("👩‍💻👩‍💻", columns: 3) == "👩‍💻…")
    #expect(TextFitting.truncated("Cancel", columns: 0) == "")
    #expect(TextFitting.truncated("Cancel", columns: -1) == "")
  }

  @Test func whereAmbiguousIsWideTheEllipsisCountsTwo() {
    #expect(TextFitting.truncated("Cancel", columns: 4, policy: .ambiguousWide) == "Ca…")
    #expect(TextFitting.truncated("Cancel", columns: 1, policy: .ambiguousWide) == ".")
  }

  @Test(arguments: WidthPolicy.allCases)
  func truncationKeepsAPrefixWithinTheColumns(policy: WidthPolicy) {
    let seed = RandomText.freshSeed()
    print("truncationKeepsAPrefixWithinTheColumns: seed \(seed)")
    var random = RandomText(seed: seed)
    for round in 0..<400 {
      let text = random.prose(words: 1 + random.next(below: 6))
      let columns = random.next(below: 40)
      let result = TextFitting.truncated(text, columns: columns, policy: policy)
      let name: Comment = "seed \(seed), round \(round), \(columns) columns: \(text) -> \(result)"
      #expect(DisplayWidth.columns(of: result, policy: policy) <= columns, name)
      guard result != text, columns > 0 else { continue }
      let kept = Array(result.dropLast())
      #expect(Array(text).starts(with: kept), name)
      // One cluster more would not have fitted beside the mark.
      let markColumns = min(columns, DisplayWidth.columns(of: "…", policy: policy))
      let more = String(text.prefix(kept.count + 1))
      #expect(DisplayWidth.columns(of: more, policy: policy) + markColumns > columns, name)
    }
  }

  @Test func linesBreakAtSpaces() {
    #expect(TextFitting.wrapped("one two three", columns: 8) == ["one two", "three"])
    #expect(TextFitting.wrapped("하나 둘 셋", columns: 7) == ["하나 둘", "셋"])
    #expect(TextFitting.wrapped("", columns: 8) == [""])
    #expect(TextFitting.wrapped("word", columns: 0) == [])
  }

  @Test func longWordsBreakBetweenClusters() {
    #expect(TextFitting.wrapped("나눔태그모음", columns: 5) == ["나눔", "태그", "모음"])
    #expect(TextFitting.wrapped("가 나눔태그", columns: 5) == ["가 나", "눔태", "그"])
    #expect(
      TextFitting.wrapped("a internationalization", columns: 10) == [
        "a", "internatio", "nalization",
      ])
    #expect(TextFitting.wrapped("👩‍💻👩‍💻", columns: 3) == ["👩‍💻", "👩‍💻"])
    #expect(TextFitting.wrapped("가", columns: 1) == ["…"])
  }

  @Test(arguments: WidthPolicy.allCases)
  func wrappingLosesNothingAndKeepsTheColumns(policy: WidthPolicy) {
    let seed = RandomText.freshSeed()
    print("wrappingLosesNothingAndKeepsTheColumns: seed \(seed)")
    var random = RandomText(seed: seed)
    for round in 0..<400 {
      let text = random.prose(words: 1 + random.next(below: 10))
      let columns = 2 + random.next(below: 30)
      let lines = TextFitting.wrapped(text, columns: columns, policy: policy)
      let name: Comment = "seed \(seed), round \(round), \(columns) columns: \(text) -> \(lines)"
      for line in lines {
        #expect(DisplayWidth.columns(of: line, policy: policy) <= columns, name)
      }
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " }, name)
      // No break where there was neither a space nor a word longer than a line.
      let words = text.split(separator: " ")
      if words.allSatisfy({ DisplayWidth.columns(of: String($0), policy: policy) <= columns }) {
        #expect(lines.flatMap { $0.split(separator: " ") } == words, name)
      }
    }
  }

  @Test func inOneColumnWideClustersAreMarked() {
    #expect(TextFitting.wrapped("a가b", columns: 1) == ["a", "…", "b"])
    #expect(TextFitting.wrapped("a가b", columns: 1, policy: .ambiguousWide) == ["a", ".", "b"])
  }
}
