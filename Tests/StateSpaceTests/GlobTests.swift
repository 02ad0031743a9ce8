import Testing

@testable import StateSpace

@Suite("Patterns of names")
struct GlobTests {
  @Test func patternsMatchAsTheSimplestReferenceDoes() {
    /// Tries every length of a star's match.
    func matches(_ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>) -> Bool {
      guard let first = pattern.first else { return name.isEmpty }
      switch first {
      case "*":
        return (name.startIndex...name.endIndex).contains {
          matches(pattern.dropFirst(), name[$0...])
        }
      case let letter:
        guard let other = name.first, letter == "?" || letter == other else { return false }
        return matches(pattern.dropFirst(), name.dropFirst())
      }
    }
    let letters: [Character] = ["a", "b", "*", "?"]
    for code in 0..<4096 {
      let pattern = (0..<6).map { letters[code >> (2 * $0) & 3] }.prefix(code % 7)
      for name in ["", "a", "b", "ab", "ba", "aab", "abab", "bbaba", "aaaaaa"] {
        #expect(
          Glob(String(pattern)).matches(name) == matches(pattern[...], Array(name)[...]),
          "\(String(pattern)) \(name)")
      }
    }
  }

  @Test func aPatternOfManyStarsIsAnsweredAtOnce() {
    let pattern = Glob(String(repeating: "*a", count: 2000) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 4000)))
  }
}
