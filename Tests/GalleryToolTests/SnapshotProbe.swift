import Foundation
import GalleryTesting

@testable import GalleryTool

/// A gallery of small components in a folder of its own; variables set their looks.
final class SnapshotProbe {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("__Snapshots__")
  }

  /// A folder in which everything has its baseline.
  static func baselined(_ variables: [String: String] = [:]) throws -> SnapshotProbe {
    let probe = try SnapshotProbe()
    _ = try probe.run("test --update all -q", variables)
    return probe
  }

  /// Variables that change text and inks from their baselines.
  static let other = ["PROBE_WORD": "other", "PROBE_ACCENT": "1"]

  /// A folder in which everything differs from its baseline and is pending.
  static func pending() throws -> SnapshotProbe {
    let probe = try baselined()
    _ = try probe.run("test -q", other)
    return probe
  }

  static var executable: URL {
    Tool.executable.deletingLastPathComponent().appendingPathComponent("gallery-probe")
  }

  var snapshots: SnapshotFolder { SnapshotFolder(root: folder.path) }

  /// The process, not yet started, and pipes for both streams.
  func process(
    _ line: String, _ variables: [String: String] = [:]
  ) -> (process: Process, output: Pipe, error: Pipe) {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = line.split(separator: " ").map(String.init)
    var environment = [
      "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
    ]
    environment.merge(variables) { $1 }
    process.environment = environment
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let output = Pipe()
    let error = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = error
    return (process, output, error)
  }

  /// Runs a command in the folder, to its end.
  func run(_ line: String, _ variables: [String: String] = [:]) throws -> Tool.Result {
    let (process, output, error) = process(line, variables)
    try process.run()
    return Tool.result(of: process, output, error)
  }

  /// The names of the files of snapshots, within `__Snapshots__`.
  func files() throws -> Set<String> {
    Set(
      try folder.texts().keys.filter { $0.hasPrefix("__Snapshots__/") && $0.contains(".snap") }
        .map { String($0.dropFirst("__Snapshots__/".count)) })
  }

  func text(_ name: String) throws -> String { try folder.text(of: "__Snapshots__/" + name) }

  func write(_ text: String, _ name: String) throws {
    try folder.makeFolder("__Snapshots__/probe")
    try folder.write(text, to: "__Snapshots__/" + name)
  }
}
