import Foundation
import Testing

@testable import GalleryTool

/// The guide to visual review: types every line that it says to type, and compares the answers.
@Suite struct ReviewGuideTests {
  @Test func everyCommandAnswersAsInTheGuide() throws {
    let guide = try String(
      contentsOfFile: TeamRepository.package + "/Documentation/Review.md", encoding: .utf8)
    let repository = try TeamRepository(gallery: Tool.executable)
    var commands = 0
    for step in GuideReader(guide).steps {
      switch step {
      case .meanwhile(let line): try repository.run(line).orFail()
      case .file(let path, _): Issue.record("Documentation/Review.md writes \(path)")
      case .command(let line, let answer, let number):
        commands += 1
        let output = try repository.run(line).output
          .replacing(repository.path, with: "/home/you/design")
        #expect(
          GuideReader.isAnswered(output, as: answer),
          "Documentation/Review.md:\(number): $ \(line)\nanswers\n\(output)")
      }
    }
    #expect(commands > 15)
  }

  @Test func aGuideThatIsWrongIsNoticed() {
    let steps = GuideReader(
      """
      <!-- meanwhile: touch a -->
      ```console
      $ ls
      a
      …
      $ true
      ```

      `Sources/a/B.swift`, which is new:

      ```swift
      let b = 1
      ```

      Some code:

      ```swift
      let c = 1
      ```
      """
    ).steps
    #expect(
      steps == [
        .meanwhile("touch a"), .command("ls", answer: ["a", "…"], line: 3),
        .command("true", answer: [], line: 6), .file("Sources/a/B.swift", text: "let b = 1\n"),
      ])
    #expect(GuideReader.isAnswered("a\nb\nc\n", as: ["a", "…"]))
    #expect(GuideReader.isAnswered("a\n", as: ["a", "…"]))
    #expect(!GuideReader.isAnswered("b\n", as: ["a", "…"]))
    #expect(!GuideReader.isAnswered("a\nb\n", as: ["a"]))
    #expect(!GuideReader.isAnswered("", as: ["a"]))
    #expect(
      GuideReader.isAnswered(
        "3 of 9 states seen in 0.2 s\n", as: ["3 of 8 states seen in 0.4 s"]))
    #expect(
      !GuideReader.isAnswered("4 of 9 states seen in 0.2 s\n", as: ["3 of 9 states seen in 1 s"]))
  }
}
