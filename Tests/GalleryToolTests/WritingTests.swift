import Foundation
import GalleryTesting
import Testing

@testable import FourSystems
@testable import GalleryKit
@testable import GalleryTool
@testable import VisualReview

/// The variables on either side of a change.
private let one = ["PROBE_WORD": "one"]
private let two = ["PROBE_WORD": "another one", "PROBE_ACCENT": "1"]

extension SnapshotProbe {
  /// Runs a line of the shell in which `$PROBE` is the executable, in the folder of the probe.
  fileprivate func shell(_ line: String, _ variables: [String: String] = two) throws -> Tool.Result
  {
    let exports = variables.map { "export \($0.key)='\($0.value)'; " }.joined()
    return try Tool.shell(
      "cd '\(folder.path)'; PROBE='\(SnapshotProbe.executable.path)'; \(exports)\(line)")
  }

  /// The names of everything below, including folders.
  fileprivate var everything: Set<String> {
    get throws { Set(try FileManager.default.subpathsOfDirectory(atPath: folder.path)) }
  }

  /// A package without baselines.
  fileprivate static func ofPackage() throws -> SnapshotProbe {
    let probe = try SnapshotProbe()
    try probe.folder.remove("__Snapshots__")
    try probe.folder.write("", to: "Package.swift")
    return probe
  }
}

/// Files are written under another name, then renamed, and only then reported as written.
@Suite("Writing files")
struct WritingTests {
  /// Every command that writes a file a person names.
  private static let commands = [
    "show probe/word -o out", "matrix probe -o out", "matrix probe --format svg -o out",
    "diff -o out", "browse --still -o out", "review --still -o out",
    "test --reporter json=out", "test --reporter list,junit=out", "test --reporter markdown=out",
  ]

  private func waiting() throws -> SnapshotProbe {
    let probe = try SnapshotProbe.baselined(one)
    _ = try probe.run("test -q", two)
    return probe
  }

  @Test(arguments: commands)
  func theOutputIsWholeAndNoOtherFileIsLeft(_ command: String) throws {
    let probe = try waiting()
    let before = try probe.everything
    try probe.folder.write("old", to: "out")
    #expect(chmod(probe.folder.path + "/out", 0o600) == 0)
    #expect([0, 1].contains(try probe.run(command, two).status))
    #expect(try probe.folder.text(of: "out") != "old")
    var status = stat()
    #expect(stat(probe.folder.path + "/out", &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600, "what may not be read stays so")
    #expect(try probe.everything == before.union(["out"]))
  }

  /// The limit on file sizes is 0 blocks: the effect of a full disk, for a static binary as well.
  @Test(arguments: commands)
  func aFullDiskLeavesTheGoodFile(_ command: String) throws {
    let probe = try waiting()
    try probe.folder.write("good", to: "out")
    let before = try probe.everything
    let result = try probe.shell("trap '' XFSZ; ulimit -f 0; exec \"$PROBE\" \(command)")
    #expect(result.status == 4, "\(command): \(result.error)")
    #expect(result.error.contains("cannot be written: File too large"), "\(result.error)")
    #expect(try probe.folder.text(of: "out") == "good")
    #expect(try probe.everything == before)
    #expect(
      [0, 1].contains(try probe.run(command, two).status), "it is the limit that it was about")
  }

  @Test func aLimitOfSizeEndsNoProcess() throws {
    let probe = try waiting()
    try probe.folder.write("good", to: "out")
    // The signal of a limit is not held back by the shell.
    let result = try probe.shell("ulimit -f 0; exec \"$PROBE\" show probe/word -o out")
    #expect(result.status == 4 && result.error.contains("File too large"), "\(result.error)")
    #expect(try probe.folder.text(of: "out") == "good")
  }

  @Test(arguments: FailingCalls.Fault.all)
  func noCallThatFailsLeavesHalfAFile(_ fault: FailingCalls.Fault) throws {
    let library = try TemporaryFolder()
    let variables = two.merging(try FailingCalls(in: library).variables(fault)) { $1 }
    for command in ["show probe/word -o out", "matrix probe -o out"] {
      let probe = try waiting()
      try probe.folder.write("good", to: "out")
      let before = try probe.everything
      let result = try probe.run(command, variables)
      #expect(result.status == 4, "\(command): \(result.error)")
      #expect(result.error.contains(fault.words), "\(command): \(result.error)")
      #expect(try probe.folder.text(of: "out") == "good")
      #expect(try probe.everything == before)
    }
  }

  @Test(arguments: commands)
  func aLinkIsNotFollowed(_ command: String) throws {
    let probe = try waiting()
    try probe.folder.write("precious", to: "elsewhere")
    try probe.folder.link("out", to: "elsewhere")
    let result = try probe.run(command, two)
    #expect(result.status == 4 && result.error.contains("is a symbolic link"), "\(result.error)")
    #expect(try probe.folder.text(of: "elsewhere") == "precious")
  }

  @Test(arguments: commands)
  func noFolderIsMadeUnasked(_ command: String) throws {
    let probe = try waiting()
    let before = try probe.everything
    let result = try probe.run(command.replacing("out", with: "not/there/out"), two)
    #expect(result.status == 4, "\(command): \(result.error)")
    #expect(result.error.contains("folder not/there does not exist; create it"), "\(result.error)")
    #expect(try probe.everything == before)
  }

  @Test(arguments: ["export -o not/there", "report -o not/there", "test --reporter html=not/there"])
  func aFolderIsMadeInOneThatIsThere(_ command: String) throws {
    let probe = try waiting()
    let before = try probe.everything
    let result = try probe.run(command, two)
    #expect(result.status == 4, "\(command): \(result.error)")
    #expect(result.error.contains("folder not does not exist; create it"), "\(result.error)")
    #expect(try probe.everything == before)
    try probe.folder.makeFolder("not")
    #expect([0, 1].contains(try probe.run(command, two).status))
    #expect(probe.folder.exists("not/there/index.html"))
  }

  @Test func aFolderIsRefusedAndAPipeIsWritten() throws {
    let probe = try waiting()
    try probe.folder.makeFolder("folder")
    let result = try probe.run("show probe/word -o folder", two)
    #expect(result.status == 4 && result.error.contains("is a folder"), "\(result.error)")
    let piped = try probe.shell(
      "mkfifo pipe; cat pipe > copy & \"$PROBE\" show probe/word -o pipe; wait; test -p pipe")
    #expect(piped.status == 0, "\(piped.error)")
    #expect(try probe.folder.text(of: "copy").contains("another one"))
    #expect(try probe.run("show probe/word -o /dev/null", two).status == 0)
  }
}

@Suite("Messages of test about baselines")
struct UpdateWordsTests {
  @Test func aFailedWriteIsNotReportedAsDone() throws {
    let probe = try SnapshotProbe.ofPackage()
    let before = try probe.everything
    let line = "trap '' XFSZ; ulimit -f 0; exec \"$PROBE\" test --update all"
    let result = try probe.shell(line)
    #expect(result.status == 4, "\(result.error)")
    #expect(
      !result.error.contains("accepted into") && !result.error.contains("with pending changes"))
    #expect(result.output.contains("14 new, 0 deleted, 0 renamed, 0 same"), "\(result.output)")
    #expect(try probe.everything == before, "no folder is made for nothing")
    let mended = try probe.run("test --update all", two)
    #expect(mended.error.contains("14 states accepted into the baselines"))
  }

  @Test func filesWrittenBeforeAFailureAreReported() throws {
    let probe = try SnapshotProbe.baselined(one)
    // One block: the smaller of the two files fits, and the larger one does not.
    let before = try probe.snapshotTexts()
    let result = try probe.shell(
      "trap '' XFSZ; ulimit -f 1; exec \"$PROBE\" test --update all --jobs 1")
    #expect(result.status == 4)
    let after = try probe.snapshotTexts()
    let written = after.filter { before[$0.key] != $0.value }
    #expect(result.error.contains("accepted into the baselines") == !written.isEmpty)
    let same = try probe.run("test --ci", two).output.split(separator: "\n")
      .first { $0.contains(" changed, ") }
    #expect(result.output.contains(same ?? "nothing"), "what is told is what is on the disk")
  }

  @Test func outsideOfAPackageNothingIsWrittenUntilAFolderIsNamed() throws {
    let probe = try SnapshotProbe()
    try probe.folder.remove("__Snapshots__")
    for command in ["test", "test --update all"] {
      let refused = try probe.run(command, two)
      #expect(refused.status == 4)
      #expect(
        refused.error.hasPrefix(
          "error: No baselines here, and no Package.swift here or in a parent folder."))
      #expect(refused.error.contains("--snapshots . keeps baselines in this folder."))
      #expect(try probe.everything.isEmpty, "\(command)")
    }
    let note = "no Package.swift here"
    #expect(try !probe.run("test --ci", two).error.contains(note), "which writes nothing")
    #expect(try probe.everything.isEmpty)
    #expect(try !probe.run("test --snapshots .", two).error.contains(note))
    #expect(probe.folder.exists("__Snapshots__"))
    #expect(try !probe.run("test", two).error.contains(note), "they are there now")
    let package = try SnapshotProbe.ofPackage()
    #expect(try !package.run("test", two).error.contains(note))
  }
}
