import Foundation
import GalleryTesting
import Testing

@testable import FourSystems
@testable import GalleryTool

@Suite("Baselines in a repository")
struct GitBaselineTests {
  /// A probe whose baselines are committed.
  private func repository() throws -> SnapshotProbe {
    let probe = try SnapshotProbe()
    try git(probe, "init -q -b main")
    _ = try probe.run("test -q --update all")
    try git(probe, "add -A")
    try git(probe, "commit -q -m first")
    return probe
  }

  private func git(_ probe: SnapshotProbe, _ line: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/git")
    process.arguments =
      ["-C", probe.folder.path, "-c", "user.name=Probe", "-c", "user.email=probe@example.com"]
      + line.split(separator: " ").map(String.init)
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": probe.folder.path]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "git \(line)")
  }

  @Test func filesOfTheRunAreIgnoredByGit() throws {
    let probe = try repository()
    _ = try probe.run("test -q", ["PROBE_WORD": "other"])
    #expect(try probe.files().contains("probe/word.snap.new"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/git")
    process.arguments = ["-C", probe.folder.path, "status", "--porcelain"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    #expect(output.fileHandleForReading.readDataToEndOfFile().isEmpty)
    process.waitUntilExit()
  }

  @Test func withoutARepositoryTheReasonIsReported() throws {
    let probe = try SnapshotProbe.baselined()
    let none = try probe.run("diff --base main")
    #expect(none.status == 4)
    #expect(none.error.contains("is in no Git repository"), "\(none.error)")
    let missing = try probe.run("diff --base main", ["PATH": "/nowhere"])
    #expect(missing.status == 4)
    #expect(missing.error.contains("Git cannot be run"))
    let unknown = try repository().run("diff --base nothing")
    #expect(unknown.status == 4)
    #expect(unknown.error.contains("Git knows no commit “nothing”"))
    // Causes are found without a repository too.
    #expect(try probe.run("test", ["PATH": "/nowhere", "PROBE_WORD": "other"]).status == 1)
  }
}
