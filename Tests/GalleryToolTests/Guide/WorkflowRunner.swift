import Foundation
import GalleryTesting

@testable import GalleryTool

/// Runs a workflow of GitHub Actions, in folders of this machine.
///
/// Each job begins with an empty folder; `actions/checkout` clones the repository into it; artefacts travel between
/// jobs and lose the right to be executed, as they do there. A step after a failed one runs only if its condition says
/// so. The action of this package is run step by step, with its inputs and outputs.
final class WorkflowRunner {
  private let repository: TeamRepository
  private let folder: TemporaryFolder
  /// The names of the files of each artefact, and where they are.
  private(set) var artefacts: [String: [String: String]] = [:]
  /// The jobs by name, in the order they ran: whether each succeeded, and its output.
  private(set) var runs: [(job: String, isGood: Bool, output: String)] = []
  /// The summaries that the jobs wrote.
  private(set) var summary = ""
  /// The pull request for which workflows run, into `main`; nil for a push.
  private let pullRequest: Int?
  /// The token of the run.
  private let token: String

  enum Problem: Error {
    case unknown(String)
    case noSuchArtefact(String)
  }

  init(_ repository: TeamRepository, pullRequest: Int? = nil, token: String = "") throws {
    self.repository = repository
    self.pullRequest = pullRequest
    self.token = token
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
    let environment = variables.merging(try environment(of: place)) { $1 }
    var isGood = true
    var output = ""
    for step in job["steps"]?.items ?? [] {
      guard try isGood || alwaysRuns(step["if"]) else { continue }
      let status: Int32
      if step["run"] != nil {
        let result = try perform(step, values, in: place, environment)
        output += result.output
        status = result.status
      } else if let path = actionPath(step) {
        let result = try act(step, path, values, in: place, environment)
        output += result.output
        status = result.status
      } else {
        try use(step, values, in: place)
        status = 0
      }
      isGood = isGood && status == 0
    }
    summary += String(
      decoding: try Data(contentsOf: URL(fileURLWithPath: place + ".md")), as: UTF8.self)
    runs.append((name, isGood, output))
  }

  /// The variables of a job, and the files that they name.
  private func environment(of place: String) throws -> [String: String] {
    let event = pullRequest.map { #"{"pull_request":{"number":\#($0)}}"# } ?? "{}"
    try Data(event.utf8).write(to: URL(fileURLWithPath: place + ".json"))
    try Data().write(to: URL(fileURLWithPath: place + ".md"))
    try FileManager.default.createDirectory(
      atPath: place + ".temp", withIntermediateDirectories: true)
    return [
      "CI": "true", "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": place + ".md",
      "GITHUB_EVENT_PATH": place + ".json", "GITHUB_WORKSPACE": place,
      "GITHUB_EVENT_NAME": pullRequest == nil ? "push" : "pull_request",
      "GITHUB_BASE_REF": pullRequest == nil ? "" : "main", "GITHUB_REPOSITORY": "team/design",
      "RUNNER_TEMP": place + ".temp",
    ]
  }

  /// Runs the script of a step.
  private func perform(
    _ step: YAML, _ values: [String: String], in place: String, _ environment: [String: String]
  ) throws -> TeamRepository.Result {
    var environment = environment
    for name in step["env"]?.keys ?? [] {
      environment[name] = try filled(step["env"]?[name]?.text ?? "", values)
    }
    let isBash = step["shell"]?.text == "bash"
    return try repository.run(
      filled(step["run"]?.text ?? "", values), in: place,
      shell: ["/bin/bash", "-e"] + (isBash ? ["-o", "pipefail"] : []) + ["-c"], environment)
  }

  /// The folder of the action of this package that a step uses; nil if it uses another.
  private func actionPath(_ step: YAML) -> String? {
    let prefix = Release.repository.replacing("https://github.com/", with: "") + "/"
    let suffix = "@" + Release.version
    guard let name = step["uses"]?.text, name.hasPrefix(prefix), name.hasSuffix(suffix) else {
      return nil
    }
    return TeamRepository.package + "/" + name.dropFirst(prefix.count).dropLast(suffix.count)
  }

  /// Runs the steps of a composite action, up to the first that fails.
  private func act(
    _ step: YAML, _ path: String, _ values: [String: String], in place: String,
    _ environment: [String: String]
  ) throws -> (status: Int32, output: String) {
    let action = try YAML(String(contentsOfFile: path + "/action.yml", encoding: .utf8))
    var known = ["github.token": token]
    for name in step["with"]?.keys ?? [] where action["inputs"]?[name] == nil {
      throw Problem.unknown("the input \(name)")
    }
    for name in action["inputs"]?.keys ?? [] {
      let given = try step["with"]?[name]?.text.map { try filled($0, values) }
      known["inputs." + name] =
        try given ?? filled(action["inputs"]?[name]?["default"]?.text ?? "", known)
    }
    guard action["runs"]?["using"]?.text == "composite" else { throw Problem.unknown(path) }
    var environment = environment
    environment["GITHUB_ACTION_PATH"] = path
    var output = ""
    for part in action["runs"]?["steps"]?.items ?? [] {
      guard part["shell"]?.text == "bash", part["if"] == nil else {
        throw Problem.unknown("a step without a shell, or with a condition")
      }
      let outputs = URL(fileURLWithPath: place + ".outputs")
      try Data().write(to: outputs)
      environment["GITHUB_OUTPUT"] = outputs.path
      let result = try perform(part, known, in: place, environment)
      output += result.output
      guard result.status == 0 else { return (result.status, output) }
      for line in String(decoding: try Data(contentsOf: outputs), as: UTF8.self)
        .split(separator: "\n")
      {
        let sides = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let id = part["id"]?.text, sides.count == 2, !sides[0].contains("<<") else {
          throw Problem.unknown("the output \(line)")
        }
        known["steps.\(id).outputs.\(sides[0])"] = String(sides[1])
      }
    }
    return (0, output)
  }

  /// A text with its expressions replaced by their values, each once. An output that was not set is empty.
  private func filled(_ text: String, _ values: [String: String]) throws -> String {
    var rest = text[...]
    var result = ""
    while let start = rest.range(of: "${{ "),
      let end = rest[start.upperBound...].range(of: " }}")
    {
      let name = String(rest[start.upperBound..<end.lowerBound])
      guard let value = values[name] ?? (name.hasPrefix("steps.") ? "" : nil) else {
        throw Problem.unknown(text)
      }
      result += rest[..<start.lowerBound] + value
      rest = rest[end.upperBound...]
    }
    guard !rest.contains("${{") else { throw Problem.unknown(text) }
    return result + rest
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
