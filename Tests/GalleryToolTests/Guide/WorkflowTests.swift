import Foundation
import GalleryTesting
import Testing

@testable import GalleryTool

/// The example of a workflow, done step by step.
@Suite struct WorkflowTests {
  private func document(_ name: String) throws -> String {
    String(
      decoding: try Data(
        contentsOf: URL(fileURLWithPath: TeamRepository.package + "/Documentation/ci/" + name)),
      as: UTF8.self)
  }

  /// A repository in which every component has its baseline, and builders that are quick.
  private func repository() throws -> TeamRepository {
    let repository = try TeamRepository(gallery: SnapshotProbe.executable)
    try repository.run(
      """
      echo '// gs-gallery' > Package.swift
      gs-gallery test --update new && git add -A && git commit -q -m Baselines
      """
    ).orFail()
    try repository.addBuilders()
    return repository
  }

  /// The section of the guide that leads to a protected branch.
  private func beginning() throws -> String {
    let guide = try String(
      contentsOfFile: TeamRepository.package + "/Documentation/Review.md", encoding: .utf8)
    let start = try #require(guide.range(of: "## From nothing to a protected branch"))
    let rest = guide[start.upperBound...]
    return String(rest[..<(rest.range(of: "\n## ")?.lowerBound ?? rest.endIndex)])
  }

  /// Runs the copied workflow, and commits behind the hook.
  private func expectGreenBranch(_ repository: TeamRepository) throws {
    try repository.addBuilders()
    let runner = try WorkflowRunner(repository)
    try runner.run(try YAML(repository.run("cat .github/workflows/gallery.yml").orFail()))
    #expect(runner.runs.map(\.job) == ["build", "compare", "compare", "compare", "report"])
    for run in runner.runs { #expect(run.isGood, "\(run.job): \(run.output)") }
    #expect(runner.summary.contains("## Visual review"))
    let commit = try repository.run(
      "cp ~/gs-gallery/Documentation/ci/pre-commit .git/hooks/ && git commit --allow-empty -m A")
    #expect(commit.status == 0, "\(commit.output)")
  }

  @Test func theLinesOfTheGuideGiveAGreenBranch() throws {
    let repository = try TeamRepository(gallery: Tool.executable)
    var commands = 0
    for step in GuideReader(try beginning()).steps {
      switch step {
      case .meanwhile(let line): try repository.run(line).orFail()
      case .command(let line, _, _):
        try repository.run(line).orFail()
        commands += 1
      case .file(let path, _): Issue.record("the guide writes \(path)")
      }
    }
    #expect(commands == 10)
    try expectGreenBranch(repository)
  }

  /// A package as `gs-gallery new` makes it; its own gallery follows the guide.
  @Test func thePackageOfATeamGivesAGreenBranch() throws {
    let repository = try TeamRepository(gallery: Tool.executable)
    try repository.run("ln -s '\(SnapshotProbe.executable.path)' ../bin/team-gallery").orFail()
    let beginning = try beginning()
    for step in GuideReader(beginning).steps {
      switch step {
      case .meanwhile(let line): try repository.run(line).orFail()
      case .command(let line, _, _):
        let own = line.hasPrefix("gs-gallery test") ? "team-" + line.dropFirst(3) : line
        if own.hasPrefix("git add") { try prepare(repository, beginning) }
        try repository.run(own).orFail()
      case .file: break
      }
    }
    try repository.run("git config gallery.command team-gallery").orFail()
    try expectGreenBranch(repository)
  }

  /// Writes the files of a new package, and names its gallery in the workflow as the guide says.
  private func prepare(_ repository: TeamRepository, _ guide: String) throws {
    let template = PackageTemplate(
      name: try PackageName("team-gallery"),
      library: .repository("https://example.com/gs-gallery.git"))
    for file in template.files {
      let place = URL(fileURLWithPath: repository.path + "/" + file.path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: place)
    }
    let line = try #require(guide.firstMatch(of: /`(sed -i [^`]*)`/)?.output.1)
    try repository.run(String(line)).orFail()
  }

  @Test func nothingChangedPasses() throws {
    let runner = try WorkflowRunner(try repository())
    try runner.run(try YAML(document("github-workflow.yml")))
    for run in runner.runs { #expect(run.isGood, "\(run.job): \(run.output)") }
    #expect(runner.runs.map(\.job) == ["build", "compare", "compare", "compare", "report"])
    #expect(runner.summary.contains("## Visual review"))
    #expect(runner.artefacts["gallery-report"]?.keys.contains("gallery.xml") == true)
  }

  @Test func aChangedLookFailsItsPartAndIsReportedAsOne() throws {
    let runner = try WorkflowRunner(try repository())
    try runner.run(try YAML(document("github-workflow.yml")), ["PROBE_WORD": "other"])
    let failed = runner.runs.filter { !$0.isGood }.map(\.job)
    #expect(failed.contains("compare"))
    #expect(failed.last == "report")
    #expect(!failed.contains("build"))
    // The report annotates the causes of all shards, each once.
    let annotations = runner.runs.map(\.output).joined().split(separator: "\n")
      .filter { $0.hasPrefix("::error") }
    #expect(annotations.count == 1)
    #expect(annotations.first?.hasPrefix("::error file=__Snapshots__/probe/word.snap") == true)
    #expect(runner.summary.contains("probe/word"))
    let page = try #require(runner.artefacts["gallery-report"]?["gallery-report"])
    #expect(FileManager.default.fileExists(atPath: page + "/index.html"))
    let report = try #require(runner.artefacts["gallery-report"]?["gallery.xml"])
    let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: report)), as: UTF8.self)
    #expect(text.contains("probe/word"))
    #expect(text.contains("<failure"))
  }

  @Test func theConfigurationOfHooksNamesTheHook() throws {
    let configuration = try YAML(document("pre-commit-config.yaml"))
    let hook = try #require(configuration["repos"]?.items.first?["hooks"]?.items.first)
    #expect(hook["id"]?.text == "gs-gallery")
    #expect(hook["pass_filenames"]?.text == "false")
    let pattern = try Regex(try #require(hook["files"]?.text))
    for name in ["__Snapshots__/tag/filled.snap", "Sources/Chip.swift", "brand.tokens.json"] {
      #expect(name.contains(pattern), "\(name)")
    }
    #expect(!"README.md".contains(pattern))
  }

  @Test func unsupportedYAMLIsRefused() {
    for text in [
      "a: {b: c}", "a: *b", "a:\n\t- b", "a: b: c", "a: 1\na: 2", "a:\n    b: 1\n  c: 2",
    ] {
      #expect(throws: YAML.Problem.self, "\(text)") { try YAML(text) }
    }
    #expect(throws: Never.self) {
      let value = try YAML("a:\n  - b: 1\n    c: |\n      x\n        y\n\n  - [d, e]\nf: 'g'\n")
      #expect(value["a"]?.items.first?["c"]?.text == "x\n  y\n")
      #expect(value["a"]?.items.last?.items.compactMap(\.text) == ["d", "e"])
      #expect(value["f"]?.text == "g")
    }
  }
}
