import Foundation
import GalleryTesting

/// Runs a workflow of GitHub Actions, in folders of this machine.
///
/// Each job begins with an empty folder; `actions/checkout` clones the repository into it; artefacts travel between
/// jobs and lose the right to be executed, as they do there. A step after a failed one runs only if its condition says
/// so.
final class WorkflowRunner {
  private let repository: TeamRepository
  private let folder: TemporaryFolder
  /// The names of the files of each artefact, and where they are.
  private(set) var artefacts: [String: [String: String]] = [:]
  /// The jobs by name, in the order they ran: whether each succeeded, and its output.
  private(set) var runs: [(job: String, isGood: Bool, output: String)] = []
  /// The summaries that the jobs wrote.
  private(set) var summary = ""

  enum Problem: Error {
    case unknown(String)
    case noSuchArtefact(String)
  }

  init(_ repository: TeamRepository) throws {
    self.repository = repository
    folder = try TemporaryFolder()
  }

  func run(_ workflow: YAML, _ variables: [String: String] = [:]) throws {
    var variables = variables
    for name in workflow["env"]?.keys ?? [] where variables[name] == nil {
      variables[name] = workflow["env"]?[name]?.text
    }
    for name in workflow["jobs"]?.keys ?? [] {
      guard let job = workflow["jobs"]?[name] else { continue }
      let needed = job["needs"]?.text.map { [$0] } ?? job["needs"]?.items.compactMap(\.text) ?? []
      for need in needed where !runs.contains(where: { $0.job == need }) {
        throw Problem.unknown("\(name) needs \(need), which has not run")
      }
      let isReady = runs.allSatisfy { !needed.contains($0.job) || $0.isGood }
      guard try isReady || alwaysRuns(job["if"]) else { continue }
      let matrix = job["strategy"]?["matrix"]
      guard let key = matrix?.keys.first else {
        try run(job, name, [:], variables)
        continue
      }
      guard matrix?.keys.count == 1 else { throw Problem.unknown("a matrix of two sides") }
      for value in matrix?[key]?.items ?? [] {
        try run(job, name, ["matrix." + key: value.text ?? ""], variables)
      }
    }
  }

  private func alwaysRuns(_ condition: YAML?) throws -> Bool {
    switch condition?.text {
    case nil: return false
    case "${{ !cancelled() }}", "${{ always() }}": return true
    case let text?: throw Problem.unknown(text)
    }
  }

  private func run(
    _ job: YAML, _ name: String, _ values: [String: String], _ variables: [String: String]
  ) throws {
    let place = folder.path + "/job-\(runs.count)"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    let summaryFile = place + ".md"
    try Data().write(to: URL(fileURLWithPath: summaryFile))
    var isGood = true
    var output = ""
    var environment = variables
    environment["CI"] = "true"
    environment["GITHUB_ACTIONS"] = "true"
    environment["GITHUB_STEP_SUMMARY"] = summaryFile
    for step in job["steps"]?.items ?? [] {
      guard try isGood || alwaysRuns(step["if"]) else { continue }
      if let script = step["run"]?.text {
        let result = try repository.run(
          filled(script, values), in: place, shell: ["/bin/bash", "-e", "-c"], environment)
        output += result.output
        isGood = isGood && result.status == 0
      } else {
        try use(step, values, in: place)
      }
    }
    summary += String(
      decoding: try Data(contentsOf: URL(fileURLWithPath: summaryFile)), as: UTF8.self)
    runs.append((name, isGood, output))
  }

  /// A text with its expressions replaced by their values.
  private func filled(_ text: String, _ values: [String: String]) throws -> String {
    var text = text
    for (key, value) in values { text = text.replacing("${{ \(key) }}", with: value) }
    guard !text.contains("${{") else { throw Problem.unknown(text) }
    return text
  }

  private func use(_ step: YAML, _ values: [String: String], in place: String) throws {
    func argument(_ key: String) throws -> String? {
      try step["with"]?[key]?.text.map { try filled($0, values) }
    }
    switch step["uses"]?.text {
    case "actions/checkout@v4":
      // One commit, unless asked for all.
      let depth = try argument("fetch-depth") == "0" ? "" : "--depth 1"
      try repository.run(
        "git clone -q \(depth) 'file://\(repository.path)' '\(place)/.checkout'"
      ).orFail()
      try repository.run(
        "cp -a .checkout/. . && rm -rf .checkout", in: place
      ).orFail()
    case "actions/upload-artifact@v4":
      let name = try argument("name") ?? "artifact"
      let paths = (try argument("path") ?? "").split(separator: "\n").map(String.init)
      artefacts[name] = try uploaded(paths, from: place, as: name)
    case "actions/download-artifact@v4":
      let target = place + "/" + (try argument("path") ?? ".")
      if let name = try argument("name") {
        guard let files = artefacts[name] else { throw Problem.noSuchArtefact(name) }
        try download(files, to: target)
      } else if let pattern = try argument("pattern"), pattern.hasSuffix("*") {
        guard step["with"]?["merge-multiple"]?.text == "true" else {
          throw Problem.unknown("artefacts in folders of their own")
        }
        for (name, files) in artefacts where name.hasPrefix(pattern.dropLast()) {
          try download(files, to: target)
        }
      }
    case let other: throw Problem.unknown(other ?? "a step that does nothing")
    }
  }

  /// Copies of the existing paths: a file by its name, a folder by its own.
  private func uploaded(
    _ paths: [String], from place: String, as name: String
  ) throws -> [String: String] {
    var files: [String: String] = [:]
    let store = folder.path + "/artefact-\(name)"
    try FileManager.default.createDirectory(atPath: store, withIntermediateDirectories: true)
    for path in paths {
      let source = URL(fileURLWithPath: place + "/" + path)
      guard FileManager.default.fileExists(atPath: source.path) else { continue }
      let target = store + "/" + source.lastPathComponent
      try? FileManager.default.removeItem(atPath: target)
      try ProgramCopy.make(of: source.path, at: target)
      files[source.lastPathComponent] = target
    }
    return files
  }

  private func download(_ files: [String: String], to target: String) throws {
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
    for (name, file) in files {
      try ProgramCopy.make(of: file, at: target + "/" + name)
      try repository.run("chmod -R a-x,a+X '\(target)/\(name)'").orFail()
    }
  }
}
