import Foundation
import Testing

@testable import GalleryTool

/// The recipes for Git, in a real repository.
@Suite struct GitRecipeTests {
  /// A repository with every baseline and the recipes taken in.
  private func repository() throws -> TeamRepository {
    let repository = try TeamRepository(gallery: SnapshotProbe.executable)
    try repository.take("Documentation/git/gitattributes", as: ".gitattributes")
    try repository.take("Documentation/git/gitignore", as: ".gitignore")
    try repository.take("Documentation/git/gitconfig", as: ".gitconfig")
    try repository.run("git config --local include.path ../.gitconfig").orFail()
    try repository.run("gs-gallery test --update new").orFail()
    try repository.commit("Baselines").orFail()
    return repository
  }

  /// Takes the look that `variables` give into the baselines.
  private func accept(_ variables: [String: String], in repository: TeamRepository) throws {
    try repository.run("gs-gallery test --update all", variables).orFail()
  }

  @Test func whatWaitsAndWhatIsReportedIsIgnored() throws {
    let repository = try repository()
    try repository.run("mkdir gallery-report && touch gallery-report/index.html").orFail()
    let test = try repository.run("gs-gallery test", ["PROBE_WORD": "other"])
    #expect(test.status == 1)
    #expect(try repository.run("find . -name '*.snap.new'").orFail().contains("word.snap.new"))
    #expect(try repository.run("git status --short").orFail() == "")
  }

  @Test func theHeadOfAHunkNamesTheState() throws {
    let repository = try repository()
    try accept(["PROBE_WORD": "other"], in: repository)
    let hunks = try repository.run("git diff -U0").orFail().split(separator: "\n")
      .filter { $0.hasPrefix("@@") }
    #expect(!hunks.isEmpty)
    for hunk in hunks { #expect(hunk.contains(/@@( probe\/word.*)?$/), "\(hunk)") }
    #expect(hunks.contains { $0.hasSuffix("@@ probe/word:loud") })
  }

  @Test func lineEndsAreTheSameOnEveryMachine() throws {
    let repository = try repository()
    try repository.run("git config core.autocrlf true && rm -r __Snapshots__ && git checkout .")
      .orFail()
    #expect(
      try repository.run("grep -rl --include=*.snap \"$(printf '\\r')\" __Snapshots__").output == ""
    )
    try repository.run("gs-gallery test").orFail()
  }

  @Test func theDifftoolShowsLooksBesideEachOther() throws {
    let repository = try repository()
    try accept(["PROBE_WORD": "other"], in: repository)
    for line in ["git difftool -y -t gallery", "git looks"] {
      let shown = try repository.run(line).output
      #expect(shown.contains("changed  probe/word:loud"), "\(line): \(shown)")
      #expect(shown.contains("· words: “word” → “other”"), "\(line): \(shown)")
      #expect(!shown.contains("error:"), "\(line): \(shown)")
    }
    // Between two commits, with a variant that came and one that went.
    try repository.commit("Other words").orFail()
    try repository.run("gs-gallery test --update all --unreferenced delete", ["PROBE_NAME": "text"])
      .orFail()
    try repository.commit("Another name").orFail()
    let shown = try repository.run("git looks HEAD~2 HEAD").output
    #expect(shown.contains("probe/text"), "\(shown)")
    #expect(!shown.contains("error:"), "\(shown)")
  }

  private func install(_ repository: TeamRepository) throws {
    try repository.take("Documentation/ci/pre-commit", as: ".git/hooks/pre-commit")
    try repository.run("chmod +x .git/hooks/pre-commit").orFail()
  }

  @Test func theHookLetsACommitPassInWhichEverythingLooksAsAgreed() throws {
    let repository = try repository()
    try install(repository)
    try repository.run("echo '// more' >> Package.swift").orFail()
    let commit = try repository.commit("More")
    #expect(commit.status == 0, "\(commit.output)")
  }

  @Test func theHookRefusesALookNobodyAgreedTo() throws {
    let repository = try repository()
    try install(repository)
    try repository.run("echo '// more' >> Package.swift").orFail()
    let variables = ["PROBE_WORD": "other"]
    let refused = try repository.commit("More", variables)
    #expect(refused.status == 1)
    #expect(
      refused.output.contains(
        "pre-commit: something looks other than its baseline: gs-gallery test && gs-gallery review"
      ))
    // It writes nothing.
    #expect(try repository.run("find . -name '*.snap.new'").orFail() == "")
    // Who accepts and adds gets the commit.
    #expect(try repository.run("gs-gallery test", variables).status == 1)
    try repository.run("gs-gallery accept").orFail()
    #expect(try repository.commit("More", variables).status == 0)
  }

  @Test func theHookRefusesACommitThatForgetsItsBaselines() throws {
    let repository = try repository()
    try install(repository)
    let variables = ["PROBE_WORD": "other"]
    try accept(variables, in: repository)
    let refused = try repository.run(
      "echo '// more' >> Package.swift && git commit -q -m More Package.swift", variables)
    #expect(refused.status == 1)
    #expect(refused.output.contains("git add __Snapshots__"))
    #expect(try repository.run("git log --oneline | wc -l").orFail().contains("1"))
  }

  @Test func theHookAsksTheGalleryOfThePackage() throws {
    let repository = try repository()
    try install(repository)
    try repository.run(
      """
      ln -s "$(readlink '\(repository.binaries)/gs-gallery')" '\(repository.binaries)/own-gallery'
      printf '#!/bin/sh\\nexit 99\\n' > '\(repository.home)/broken'
      chmod +x '\(repository.home)/broken'
      git config gallery.command own-gallery
      """
    ).orFail()
    try repository.run("echo '// more' >> Package.swift").orFail()
    #expect(try repository.commit("More").status == 0)
    try repository.run("git config gallery.command '\(repository.home)/broken'").orFail()
    try repository.run("echo '// more' >> Package.swift").orFail()
    let broken = try repository.commit("More")
    #expect(broken.status == 1)
    #expect(broken.output.contains("pre-commit: the test could not be done (99)"))
  }
}
