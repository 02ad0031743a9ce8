import Foundation
import Testing

/// The code of pages compiles: each snippet is part of an example, which the check builds.
@Suite struct ReadmeTests {
  @Test(arguments: ["README.md", "Documentation/Ship.md"])
  func everySnippetIsPartOfAnExample(page: String) throws {
    let examples = try PackageFiles.swift(below: "Examples").map { lines(of: $0.text) }
    let snippets = snippets(in: try PackageFiles.read(page).text)
    #expect(snippets.count >= 3)
    for snippet in snippets {
      #expect(examples.contains { holds($0, snippet) }, "\(snippet.joined(separator: "\n"))")
    }
  }

  /// The lines between fences, without their indentation.
  private func snippets(in page: String) -> [[Substring]] {
    page.split(separator: "\n```swift\n").dropFirst().compactMap { part in
      part.range(of: "\n```").map { lines(of: String(part[..<$0.lowerBound])) }
    }
  }

  private func lines(of text: String) -> [Substring] {
    text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
  }

  private func holds(_ lines: [Substring], _ part: [Substring]) -> Bool {
    !part.isEmpty && lines.indices.contains { lines[$0...].starts(with: part) }
  }
}
