import Testing

@testable import GSDesign

@Suite struct JoinedTextTests {
  @Test(arguments: [[], ["a"], ["a", ""], ["", "b", "한글"]], [", ", ""])
  func itMatchesTheStandardLibrary(parts: [String], separator: String) {
    #expect(parts.joined(by: separator) == parts.joined(separator: separator))
  }
}
