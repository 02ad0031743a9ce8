import Testing

@testable import GSDesign
@testable import GalleryKit

@Suite("Search")
struct SearchTests {
  /// The names found, best first.
  private func names(_ names: [String], _ query: String, words: [String] = []) -> [String] {
    let index = SearchIndex(
      names.indices.map {
        SearchIndex.Entry(names[$0], words: words.indices.contains($0) ? words[$0] : "")
      })
    let found = index.find(query)
    return (0..<found.count).map { names[found[$0]] }
  }

  @Test func lettersMayBeApartButNotOutOfOrder() {
    #expect(names(["tag/filled", "tag/stroke"], "tfl") == ["tag/filled"])
    #expect(names(["tag/filled"], "ft") == [])
    #expect(names(["tag/filled"], "TAG") == ["tag/filled"])
  }

  @Test func wordStartsComeBeforeLettersInTheMiddle() {
    #expect(names(["text/stuffed", "tag/filled"], "tf") == ["tag/filled", "text/stuffed"])
    #expect(names(["tab-bar/bottom", "button/primary"], "bu") == ["button/primary"])
  }

  @Test func runsComeBeforeLettersApart() {
    #expect(names(["xaxbxc", "xxabcx"], "abc") == ["xxabcx", "xaxbxc"])
  }

  @Test func ofEqualMatchesTheShorterNameComesFirst() {
    #expect(names(["text/body-long", "text/body"], "body") == ["text/body", "text/body-long"])
  }

  @Test func theVariantsOfAComponentKeepTheirOrder() {
    let tags = ["tag/filled", "tag/stroke", "tag/town", "tag-list/a"]
    for query in ["t", "ta", "tag"] { #expect(names(tags, query) == tags, "\(query)") }
  }

  @Test func ofEqualNamesTheFirstDeclaredComesFirst() {
    let many = (0..<50).map { "tag/v\($0 % 10)" }
    let index = SearchIndex(many.map { SearchIndex.Entry($0) })
    let found = index.find("tag")
    #expect((0..<50).map { found[$0] } == Array(0..<50))
  }

  @Test(arguments: ["버튼", "ㅂㅌ", "ㅂ튼", "버트", "버ㅌ", "벝"])
  func hangulIsFoundBySyllablesAndByTheirInitials(_ query: String) {
    let found = names(["주요 버튼", "태그", "바다"], query)
    #expect(found.first == (query == "벝" ? nil : "주요 버튼"), "\(found)")
  }

  @Test func aSyllableWithAFinalIsOnlyItself() {
    #expect(names(["예약완료", "예야"], "예약") == ["예약완료"])
    #expect(names(["예약완료", "예야"], "예야") == ["예야", "예약완료"])
  }

  @Test func aPairOfConsonantsIsTwoInitials() {
    // An input method combines ㅂ and ㅅ into this.
    #expect(names(["비슷한 것"], "ㅄ") == ["비슷한 것"])
  }

  @Test func decomposedHangulIsFoundAsWell() {
    #expect(names(["\u{1107}\u{1165}\u{1110}\u{1173}\u{11AB}"], "버튼").count == 1)
    #expect(names(["버튼"], "\u{1107}\u{1165}\u{1110}\u{1173}\u{11AB}").count == 1)
  }

  @Test func everyWordHasToBeFound() {
    #expect(names(["tag/filled", "tag/stroke"], "tag str") == ["tag/stroke"])
    #expect(names(["tag/filled"], "tag zzz") == [])
  }

  @Test func furtherWordsAreFoundVerbatimAndComeLast() {
    let found = names(
      ["tag/filled", "chip/round"], "chip", words: ["label chip", "a tag that is round"])
    #expect(found == ["chip/round", "tag/filled"])
    #expect(names(["tag/filled"], "cp", words: ["label chip"]) == [])
  }

  @Test func anEmptyQueryFindsEverythingInItsOrder() {
    #expect(names(["b", "a"], "") == ["b", "a"])
    #expect(names(["b", "a"], "   ") == ["b", "a"])
  }

  @Test func aLongerQuerySearchesOnlyThePreviousResults() {
    let index = SearchIndex((0..<1_000).map { SearchIndex.Entry("specimen/\($0)") })
    let all = index.find("1")
    #expect(all.examined == 1_000)
    let fewer = index.find("12", after: all)
    #expect(fewer.examined == all.count)
    #expect(fewer.count < all.count)
    let other = index.find("2", after: fewer)
    #expect(other.examined == 1_000)
  }

  @Test func narrowingFindsTheSameInTheSameOrder() {
    var generator = SplitMix64(seed: 2_611)
    let letters = Array("abgt-/ 버튼태그ㅂㅌ1")
    let index = SearchIndex(
      (0..<400).map { _ in
        SearchIndex.Entry(
          String((0..<12).map { _ in letters[Int.random(in: 0..<9, using: &generator)] }),
          words: String((0..<9).map { _ in letters[Int.random(in: 6..<11, using: &generator)] }))
      })
    for _ in 0..<300 {
      var query = ""
      var earlier: SearchResults?
      for _ in 0..<5 {
        query.append(letters[Int.random(in: 0..<letters.count, using: &generator)])
        let narrowed = index.find(query, after: earlier)
        let whole = index.find(query)
        #expect(narrowed.ranked == whole.ranked, "\(query), seed 2611")
        earlier = narrowed
      }
    }
  }

  @Test func resultsHoldTheLettersInOrder() {
    let words = ["tag/filled", "tab-bar/home", "button/tag", "text/title1", "list/default"]
    var generator = SplitMix64(seed: 77)
    for _ in 0..<500 {
      let query = String((0..<3).map { _ in "tabgfle/-1".randomElement(using: &generator) ?? "t" })
      let expected = Set(words.filter { isSubsequence(query, of: $0) })
      #expect(Set(names(words, query)) == expected, "\(query), seed 77")
    }
  }

  private func isSubsequence(_ query: String, of name: String) -> Bool {
    var rest = query[...]
    for character in name where rest.first == character { rest.removeFirst() }
    return rest.isEmpty
  }

  @Test func theFoundLettersMatchTheQuery() {
    #expect(SearchIndex.letters(of: "tf", in: "tag/filled") == [0, 4])
    #expect(SearchIndex.letters(of: "ㅂㅌ", in: "주요 버튼") == [3, 4])
    #expect(SearchIndex.letters(of: "zz", in: "tag/filled") == [])
    // A cluster of two scalars is one place.
    #expect(SearchIndex.letters(of: "ex", in: "e\u{301}x") == [0, 1])
  }

  @Test func hostileTextsAreFoundOrNotAndNeverTrap() {
    let hostile = [
      "", "\u{0}", "\u{FFFF}", "\u{10FFFF}", "👩‍👩‍👧‍👦", "\u{202E}x", String(repeating: "a", count: 5_000),
      "ﬁ", "İ",
    ]
    let index = SearchIndex(hostile.map { SearchIndex.Entry($0, alias: $0, words: $0) })
    for query in hostile { _ = index.find(query) }
    #expect(index.find("👩‍👩‍👧‍👦").count > 0)
  }
}
