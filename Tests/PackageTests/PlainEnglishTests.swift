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
          ? PlainEnglish.prose.findings(in: text, at: index + 1, of: file.path) : []
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
          ? [] : PlainEnglish.prose.findings(in: line, at: index + 1, of: page.path)
      }
    }
    #expect(findings == [], "\(findings.count) phrases")
  }

  @Test func testNamesAreInPlainEnglish() throws {
    let files = try PackageFiles.swift(below: "Tests", "Benchmarks", "Examples")
    let names = files.map { (path: $0.path, names: TestName.all(in: $0)) }
    #expect(names.reduce(0) { $0 + $1.names.count } > 4_000)
    let findings = names.flatMap { file in
      file.names.flatMap { name in
        PlainEnglish.names.findings(in: name.text, at: name.line, of: file.path)
      }
    }
    #expect(findings == [], "\(findings.count) phrases")
  }

  @Test func namesAndTitlesAreRead() {
    let text = """
      @Suite("A title, with a comma") struct OneTests {
        @Test func aTokenOfURLsIsRead() {}
        @Test(
          "another title", arguments: ["func no()"])
        func escapeClosesThePalette(_ text: String) {}
        // @Test func aComment() {}
        @Test(arguments: ["struct No {}"]) func theTitleIsMissing(text: String) {}
        func helper() {}
      }
      """
    let names = TestName.all(in: SourceFile(path: "a.swift", text: text))
    #expect(
      names.map(\.text) == [
        "A title, with a comma", " One Tests", "a Token Of U R Ls Is Read", "another title",
        "escape Closes The Palette", "the Title Is Missing",
      ])
    #expect(names.map(\.line) == [1, 1, 2, 4, 5, 7])
  }

  @Test(arguments: [
    "whatIsNoFileIsSaid", "aBaselineNobodyCanReadIsKept", "noOneIsAsked", "filesStandInOrder",
    "aRenameIsToldAndFailsNothing", "itDrawsAnew", "nothingIsWrittenBesides", "sizesAreNone",
    "nothingIsToBeDecided", "controlCLeavesWhateverIsShown", "somebodyElseWrote", "itIsSo",
  ])
  func translatedNamesAreFound(name: String) {
    let text = "@Test func \(name)() {}"
    let names = TestName.all(in: SourceFile(path: "a.swift", text: text))
    let findings = names.flatMap {
      PlainEnglish.names.findings(in: $0.text, at: $0.line, of: "a.swift")
    }
    #expect(!findings.isEmpty)
  }

  @Test(arguments: [
    "/// The mark; nil where there is none.", "/// What is drawn.", "/// It stands below.",
    "// A colour is to be an object.", "// X is no folder.", "// Whoever asks is told.",
  ])
  func translatedGrammarIsFound(line: String) {
    #expect(!PlainEnglish.prose.findings(in: line, at: 1, of: "a.swift").isEmpty)
  }

  @Test(arguments: [
    "/// Nil if the folder is no longer there.", "/// `…` stands for the words.",
    "// What follows depends on the depth.", "/// Expected an object.",
  ])
  func plainEnglishIsNotFound(line: String) {
    #expect(PlainEnglish.prose.findings(in: line, at: 1, of: "a.swift").isEmpty)
  }
}
