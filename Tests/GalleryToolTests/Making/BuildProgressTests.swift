import Testing

@testable import GalleryTool

@Suite struct BuildProgressTests {
  @Test(arguments: [
    ("[45/180] Compiling GSDesign Button.swift", "45 of 180: GSDesign"),
    ("[7/9] Emitting module Chip", "7 of 9: Chip"),
    ("[0/1] Planning build", "0 of 1"),
    ("[8/9] Compiling", "8 of 9"),
  ])
  func aStepIsRead(line: String, text: String) {
    #expect(BuildProgress(line)?.text == text)
  }

  @Test(arguments: [
    "", "[", "[]", "[1]", "[1/]", "[a/b] Compiling A", "[1/2/3] Compiling A",
    "A.swift:1:2: error: [1/2]",
    "[99999999999999999999/1] Compiling A",
  ])
  func otherLinesAreNotSteps(line: String) {
    #expect(BuildProgress(line) == nil)
  }
}
