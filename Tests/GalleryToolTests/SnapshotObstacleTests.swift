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

@Suite("Baselines that cannot be used")
struct SnapshotObstacleTests {
  private static let commands = [
    "test", "test --update all", "test --ci", "accept", "reject", "diff", "diff probe/word",
  ]

  /// Each command exits with 4, names the file, and leaves everything unchanged.
  private func expectRefusal(
    _ probe: SnapshotProbe, _ words: String..., except passing: Set<String> = []
  ) throws {
    let before = try probe.folder.texts()
    for command in Self.commands where !passing.contains(command) {
      let result = try probe.run(command, two)
      #expect(result.status == 4, "\(command): \(result.error)")
      for word in words { #expect(result.error.contains(word), "\(command): \(result.error)") }
      #expect(result.lastWords == "gs-gallery: this environment does not allow it (4)")
      #expect(try probe.folder.texts() == before, "\(command)")
    }
  }

  private func waiting() throws -> SnapshotProbe {
    let probe = try SnapshotProbe.baselined(one)
    _ = try probe.run("test -q", two)
    return probe
  }

  private func replace(_ name: String, in probe: SnapshotProbe, by make: (String) throws -> Void)
    throws
  {
    let path = probe.folder.path + "/" + name
    try? FileManager.default.removeItem(atPath: path)
    try make(path)
  }

  @Test func aFolderInPlaceOfABaseline() throws {
    let probe = try waiting()
    let name = "__Snapshots__/probe/word.snap"
    try replace(name, in: probe) { _ in try probe.folder.makeFolder(name) }
    try expectRefusal(probe, name, "is a folder", "It was not touched")
  }

  @Test func aLinkInPlaceOfABaseline() throws {
    let probe = try waiting()
    try probe.folder.write("precious", to: "elsewhere")
    let name = "__Snapshots__/probe/word.snap"
    try replace(name, in: probe) { _ in
      try probe.folder.link(name, to: probe.folder.path + "/elsewhere")
    }
    // Where nothing is written, the file behind the link is read.
    try expectRefusal(probe, name, "is a symbolic link", except: ["test --ci"])
    #expect(try probe.run("test --ci", two).status == 1)
    #expect(try probe.folder.text(of: "elsewhere") == "precious")
  }

  @Test func aPipeInPlaceOfABaselineIsNotWaitedFor() throws {
    let probe = try waiting()
    let name = "__Snapshots__/probe/word.snap"
    try replace(name, in: probe) { path in #expect(mkfifo(path, 0o644) == 0) }
    // The helper that compares files would wait for it.
    for command in Self.commands {
      let result = try probe.run(command, two)
      #expect(result.status == 4 && result.error.contains("is not a regular file"), "\(command)")
    }
  }

  @Test func aBaselineThatIsTooLarge() throws {
    let probe = try waiting()
    let path = probe.folder.path + "/__Snapshots__/probe/word.snap"
    #expect(truncate(path, off_t(SnapshotFolder.largestFile) + 1) == 0)
    for command in Self.commands {
      let result = try probe.run(command, two)
      #expect(result.status == 4 && result.error.contains("larger than 64 MB"), "\(command)")
    }
  }

  @Test func aBaselineOfALaterFormat() throws {
    let probe = try waiting()
    try probe.write("gs-gallery snapshot 99\n", "probe/word.snap")
    try expectRefusal(probe, "__Snapshots__/probe/word.snap", "format 99", "newer")
    let pending = try waiting()
    try pending.write("gs-gallery snapshot 99\n", "probe/word.snap.new")
    try expectRefusal(
      pending, "__Snapshots__/probe/word.snap.new", "format 99",
      // The drawing does not depend on it, and nothing is written.
      except: ["test --ci", "test", "test --update all"])
    for command in ["test", "test --update all"] {
      let result = try pending.run(command, two)
      #expect(result.status == 4 && result.error.contains("format 99"))
      #expect(try pending.text("probe/word.snap.new") == "gs-gallery snapshot 99\n")
    }
  }

  @Test(arguments: ["__Snapshots__", "__Snapshots__/probe"])
  func aFileInPlaceOfAFolder(_ name: String) throws {
    let probe = try SnapshotProbe()
    if !name.contains("/") {
      try FileManager.default.removeItem(atPath: probe.folder.path + "/" + name)
    }
    try probe.folder.write("mine", to: name)
    for command in ["test", "test --update all", "test --ci"] {
      let result = try probe.run(command, two)
      #expect(result.status == 4, "\(command): \(result.error)")
      #expect(result.error.contains(name) && result.error.contains("is not a folder"))
    }
    #expect(try probe.folder.text(of: name) == "mine")
  }

  @Test func aFileInPlaceOfTheLock() throws {
    let probe = try waiting()
    let before = try probe.snapshotTexts()
    try replace(".gallery", in: probe) { _ in try probe.folder.write("mine", to: ".gallery") }
    for command in ["test --update all", "accept", "reject"] {
      let result = try probe.run(command, two)
      #expect(result.status == 4, "\(command): \(result.error)")
      #expect(result.error.contains(".gallery is not a folder"), "\(result.error)")
      #expect(try probe.snapshotTexts() == before)
    }
    #expect(try probe.run("test --ci", two).status == 1, "which writes nothing")
    #expect(try probe.run("test", one).status == 4, "something waits that has to go")
  }

  @Test func aFolderThatIsNotThere() throws {
    let probe = try SnapshotProbe()
    for command in Self.commands {
      let result = try probe.run(command + " --snapshots nowhere")
      #expect(result.status == 4, "\(command)")
      #expect(result.error.contains("nowhere is not a folder"))
    }
    #expect(try probe.folder.texts().isEmpty)
  }
}

@Suite("A disk that takes no more")
struct FullDiskTests {
  /// Runs a line of the shell in which `$PROBE` is the executable, in the folder of a probe.
  private func shell(_ line: String, in probe: SnapshotProbe) throws -> Tool.Result {
    let exports = two.map { "export \($0.key)='\($0.value)'; " }.joined()
    return try Tool.shell(
      "cd '\(probe.folder.path)'; PROBE='\(SnapshotProbe.executable.path)'; \(exports)\(line)")
  }

  @Test func aFileSizeLimitLeavesTheBaselines() throws {
    for command in ["test -q --update all", "test -q", "accept -q"] {
      let probe = try SnapshotProbe.baselined(one)
      if command.hasPrefix("accept") { _ = try probe.run("test -q", two) }
      let before = try probe.folder.texts()
      // Files may have one block, which no baseline fits into.
      let result = try shell("trap '' XFSZ; ulimit -f 1; exec \"$PROBE\" \(command)", in: probe)
      #expect(result.status == 4, "\(command): \(result.error)")
      #expect(result.error.contains("cannot be written") && result.error.contains("are unchanged"))
      #expect(try probe.snapshotTexts() == before.filter { $0.key.hasSuffix(".snap") })
      #expect(probe.leftovers == [])
      #expect(try probe.run("test -q --update all", two).status == 0)
    }
  }

  /// The calls fail for the program alone, so that no file system has to be filled or mounted.
  @Test(arguments: FailingCalls.Fault.all)
  func aFailingDiskLeavesTheBaselines(_ fault: FailingCalls.Fault) throws {
    let library = try TemporaryFolder()
    let variables = try FailingCalls(in: library).variables(fault)
    for command in [
      "test -q --update all", "test -q", "accept -q", "accept -q --reason Agreed.", "reject -q",
      "reject -q --reason Later.",
    ] {
      let probe = try SnapshotProbe.baselined(one)
      let isDecision = command.hasPrefix("accept") || command.hasPrefix("reject")
      if isDecision { _ = try probe.run("test -q", two) }
      let before = try probe.snapshotTexts().filter { $0.key.hasSuffix(".snap") }
      let result = try probe.run(command, two.merging(variables) { $1 })
      // A rejection takes a file away and writes none.
      if command.contains("--reason"), fault.call != "fsync" {
        #expect(!probe.folder.exists("__Snapshots__/review.reasons"), "\(command)")
      }
      guard command != "reject -q" else {
        #expect(try probe.snapshotTexts().filter { $0.key.hasSuffix(".snap") } == before)
        let needsTheCall = fault.call == "openat" || fault.call == "fsync"
        #expect(result.status == (needsTheCall ? 4 : 0), "\(result.error)")
        continue
      }
      #expect(result.status == 4, "\(command): \(result.error)")
      #expect(result.error.contains(fault.words), "\(command): \(result.error)")
      let after = try probe.snapshotTexts().filter { $0.key.hasSuffix(".snap") }
      if command.hasPrefix("reject") {
        // The decision is made, its reason is not kept.
        #expect(after == before && probe.leftovers == [])
        continue
      }
      // A folder that could not be brought down to the disk holds the new baseline, whole.
      if fault.call != "fsync" { #expect(after == before, "\(command)") }
      #expect(probe.leftovers == [], "\(command)")
      let mended = try probe.run("test -q --update all", two)
      #expect(mended.status == 0, "\(mended.error)")
      #expect(try probe.run("test --ci -q", two).status == 0)
    }
  }

  /// As in the sandbox of a build system, where every file is a link.
  @Test func linkedBaselinesAreReadWhereNothingIsWritten() throws {
    let real = try SnapshotProbe.baselined()
    let probe = try SnapshotProbe()
    try probe.folder.remove("__Snapshots__")
    try probe.folder.link("__Snapshots__", to: real.folder.path + "/__Snapshots__")
    let before = try real.folder.texts()
    #expect(try probe.run("test --ci").status == 0)
    let changed = try probe.run("test --ci", ["PROBE_WORD": "other"])
    #expect(changed.status == 1 && changed.output.contains("8 changed"), "\(changed.output)")
    #expect(try probe.run("test").status == 4)
    #expect(try probe.run("test --update all", ["PROBE_WORD": "other"]).status == 4)
    #expect(try real.folder.texts() == before)
    // Folders and files that are links.
    try probe.folder.remove("__Snapshots__")
    try probe.folder.makeFolder("__Snapshots__/probe")
    for name in ["word.snap", "mark.snap"] {
      try probe.folder.link(
        "__Snapshots__/probe/" + name, to: real.folder.path + "/__Snapshots__/probe/" + name)
    }
    #expect(try probe.run("test --ci").output.contains("14 same"))
    #expect(try probe.run("test").status == 4)
    #expect(try real.folder.texts() == before)
  }
}
