import Foundation
import Testing

@testable import FourSystems
@testable import GalleryTool

@Suite("States that changed since a commit")
struct GitBaselineTests {
  /// A probe whose baselines are committed, perhaps in a folder of the repository.
  private func repository(below folder: String = "") throws -> SnapshotProbe {
    let probe = try SnapshotProbe()
    try git(probe, "init -q -b main")
    if !folder.isEmpty { try probe.folder.makeFolder(folder) }
    _ = try probe.run("test -q --update all --snapshots ./\(folder)")
    try commit(probe, "first")
    return probe
  }

  private func commit(_ probe: SnapshotProbe, _ tag: String) throws {
    try git(probe, "add -A")
    try git(probe, "commit -q -m \(tag)")
    try git(probe, "tag \(tag)")
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

  @Test func nothingOfThisBelongsIntoARepository() throws {
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

  @Test func whereNothingChangedNothingIsTested() throws {
    let probe = try repository()
    for flag in ["--only-changed", "--only-changed=HEAD", "--only-changed=first"] {
      let result = try probe.run("test \(flag)")
      #expect(result.status == 0, "\(result.error)")
      #expect(result.output.contains("No state differs from the baselines of"))
    }
  }

  @Test(arguments: ["", "Packages/kit"])
  func onlyWhatLooksOtherIsTested(_ folder: String) throws {
    let probe = try repository(below: folder)
    let flags = "--snapshots ./\(folder)"
    let result = try probe.run("test --only-changed \(flags)", ["PROBE_ACCENT": "1"])
    #expect(result.status == 1, "\(result.error)")
    #expect(result.output.contains("2 changed, 0 new, 0 deleted, 0 renamed, 0 same"))
    #expect(result.output.contains("2 of 14 states"))
  }

  @Test func whatWasAcceptedSinceIsTestedAndIsTheSame() throws {
    let probe = try repository()
    let variables = ["PROBE_WORD": "other"]
    _ = try probe.run("test -q --update all", variables)
    let open = try probe.run("test --only-changed", variables)
    #expect(open.status == 0)
    #expect(open.output.contains("0 changed, 0 new, 0 deleted, 0 renamed, 8 same"))
    try commit(probe, "second")
    #expect(try probe.run("test --only-changed", variables).output.contains("No state differs"))
    #expect(try probe.run("test --only-changed=first", variables).output.contains("8 same"))
    // A baseline that was edited by hand has changed, whatever the drawing.
    let edited = try probe.text("probe/mark.snap").replacing("mark", with: "mask")
    try probe.write(edited, "probe/mark.snap")
    #expect(try probe.run("test --only-changed", variables).status == 1)
  }

  @Test func whatHasNoBaselineThereIsTested() throws {
    let probe = try repository()
    let result = try probe.run("test --only-changed", ["PROBE_NAME": "phrase"])
    #expect(result.status == 0)
    #expect(result.output.contains("8 renamed"), "the former name is found among all baselines")
  }

  @Test func withoutARepositoryItIsSaid() throws {
    let probe = try SnapshotProbe.baselined()
    let none = try probe.run("test --only-changed")
    #expect(none.status == 4)
    #expect(none.error.contains("is in no Git repository"), "\(none.error)")
    let missing = try probe.run("test --only-changed", ["PATH": "/nowhere"])
    #expect(missing.status == 4)
    #expect(missing.error.contains("Git cannot be run"))
    let unknown = try repository().run("test --only-changed=nothing")
    #expect(unknown.status == 4)
    #expect(unknown.error.contains("Git knows no commit “nothing”"))
  }
}
