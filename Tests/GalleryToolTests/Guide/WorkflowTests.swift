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
    try repository.run("gs-gallery test --update new && git add -A && git commit -q -m Baselines")
      .orFail()
    try repository.run(
      """
      printf '#!/bin/sh\\n' > apt-get
      printf '#!/bin/sh\\nmkdir -p .build-static && cp "%s" .build-static/gs-gallery\\n' \\
        '\(SnapshotProbe.executable.path)' > make
      chmod +x apt-get make
      """, in: repository.binaries
    ).orFail()
    return repository
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
    #expect("__Snapshots__/tag/filled.snap".contains(pattern))
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
