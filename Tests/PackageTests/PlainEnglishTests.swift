import Testing

@Suite("Plain English") struct PlainEnglishTests {
  @Test(arguments: ["Sources", "Tests", "Plugins", "Benchmarks", "Examples"])
  func commentsAreInPlainEnglish(folder: String) throws {
    let files = try PackageFiles.swift(below: folder)
    #expect(!files.isEmpty)
    let findings = files.filter { !$0.isGenerated }.flatMap { file in
      file.lines.enumerated().flatMap { index, line -> [Finding] in
        guard line.holds("//") else { return [] }
        var text = line.drop(while: \.isWhitespace)
        // The name of a parameter is not a word of the sentence.
        if text.holds("/// "), text.holds("- "),
          let name = text.prefixMatch(of: /\/\/\/ +- (?:Parameter )?\w+:/)
        {
          text = "//" + text[name.range.upperBound...]
        }
        return text.hasPrefix("//")
          ? PlainEnglish.findings(in: text, at: index + 1, of: file.path) : []
      }
    }
    #expect(findings == [], "\(findings.count) phrases")
  }

  @Test func pagesAreInPlainEnglish() throws {
    let pages =
      try ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "TESTING.md", "CHANGELOG.md"]
      .map(PackageFiles.read)
      + ["Documentation", "Sources"].flatMap { try PackageFiles.files(below: $0, endingIn: ["md"]) }
      .filter { !$0.path.hasSuffix("/Systems.md") }
    let findings = pages.flatMap { page in
      var isCode = false
      return page.lines.enumerated().flatMap { index, line -> [Finding] in
        if line.hasPrefix("```") { isCode.toggle() }
        return isCode || line.hasPrefix("    ")
          ? [] : PlainEnglish.findings(in: line, at: index + 1, of: page.path)
      }
    }
    #expect(findings == [], "\(findings.count) phrases")
  }

  @Test(arguments: [
    "/// The mark; nil where there is none.", "/// What is drawn.", "/// It stands below.",
    "// A colour is to be an object.", "// X is no folder.", "// Whoever asks is told.",
  ])
  func translatedGrammarIsFound(line: String) {
    #expect(!PlainEnglish.findings(in: line, at: 1, of: "a.swift").isEmpty)
  }

  @Test(arguments: [
    "/// Nil if the folder is no longer there.", "/// `…` stands for the words.",
    "// What follows depends on the depth.", "/// Expected an object.",
  ])
  func plainEnglishIsNotFound(line: String) {
    #expect(PlainEnglish.findings(in: line, at: 1, of: "a.swift").isEmpty)
  }
}
