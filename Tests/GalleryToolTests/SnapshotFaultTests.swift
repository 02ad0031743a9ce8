import Foundation
import GalleryTesting
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import VisualReview

/// The variables on either side of a change.
private let one = ["PROBE_WORD": "one"]
private let two = ["PROBE_WORD": "another one", "PROBE_ACCENT": "1"]

extension SnapshotProbe {
  /// The baselines of an unchanged gallery with these variables.
  fileprivate static func baselines(_ variables: [String: String]) throws -> [String: String] {
    let probe = try baselined(variables)
    return try probe.snapshotTexts()
  }

  func snapshotTexts() throws -> [String: String] {
    try folder.texts().filter { $0.key.hasSuffix(".snap") }
  }

  var leftovers: [String] {
    ((try? folder.texts().keys.filter { $0.hasSuffix(".partial") }) ?? []).sorted()
  }

  /// Runs commands at the same time, to their ends; returns their exit statuses.
  fileprivate func runTogether(
    _ commands: [(line: String, variables: [String: String])]
  ) throws -> [Int32] {
    let processes = commands.map { process($0.line, $0.variables).process }
    for process in processes {
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
    }
    return processes.map { process in
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  /// Starts a command and sends a signal some way into its writing; returns whether the signal ended it.
  fileprivate func interrupt(
    _ line: String, _ variables: [String: String], with signal: Int32, after spins: Int,
    writing files: [String] = ["probe/.mark.snap.partial", "probe/.word.snap.partial"]
  ) throws -> Bool {
    let (process, _, _) = process(line, variables)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // A file is written under a temporary name, which exists for less than a millisecond.
    let partial = files.map { folder.path + "/__Snapshots__/" + $0 }
    while process.isRunning, !partial.contains(where: { Disk.kind(of: $0) != nil }) {}
    for _ in 0..<spins where process.isRunning { _ = Disk.kind(of: partial[0]) }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal || process.terminationStatus == 130
  }
}

@Suite("Baselines under faults", .serialized)
struct SnapshotFaultTests {
  private static let rounds = 8

  @Test(arguments: [SIGKILL, SIGTERM, SIGINT])
  func noSignalLeavesHalfABaseline(_ signal: Int32) throws {
    let old = try SnapshotProbe.baselines(one)
    let new = try SnapshotProbe.baselines(two)
    let probe = try SnapshotProbe.baselined(one)
    let seed = UInt64.random(in: 0 ... .max)
    var numbers = SplitMix64(seed: seed)
    var ended = 0
    // On a busy machine the moment is often missed: then until it is hit.
    for round in 0..<16 * Self.rounds where round < Self.rounds || ended == 0 {
      let isAccepting = round % 2 == 1
      if isAccepting { _ = try probe.run("test -q", two) }
      let line = isAccepting ? "accept -q" : "test -q --update all"
      let spins = Int(numbers.next() % 400)
      if try probe.interrupt(line, two, with: signal, after: spins) { ended += 1 }
      for (name, text) in try probe.snapshotTexts() {
        #expect(text == old[name] || text == new[name], "seed \(seed), round \(round): \(name)")
      }
      if signal != SIGKILL { #expect(probe.leftovers == [], "seed \(seed), round \(round)") }
      let next = try probe.run("test -q --update all", one)
      #expect(next.status == 0, "seed \(seed), round \(round): \(next.error)")
      #expect(try probe.snapshotTexts() == old)
      #expect(probe.leftovers == [])
    }
    #expect(ended > 0, "no signal came in time, seed \(seed)")
  }

  @Test(arguments: [SIGKILL, SIGTERM, SIGINT])
  func noSignalLeavesHalfAReason(_ signal: Int32) throws {
    let probe = try SnapshotProbe.pending()
    let reason = String(repeating: "x", count: ReasonFile.longestReason)
    let seed = UInt64.random(in: 0 ... .max)
    var numbers = SplitMix64(seed: seed)
    var ended = 0
    for round in 0..<16 * Self.rounds where round < Self.rounds || ended == 0 {
      _ = try probe.run("test -q", SnapshotProbe.other)
      let line = round % 2 == 0 ? "reject -q --reason \(reason)" : "reject -q --reason Later."
      let hasEnded = try probe.interrupt(
        line, SnapshotProbe.other, with: signal, after: Int(numbers.next() % 400),
        writing: [".review.reasons.partial"])
      if hasEnded { ended += 1 }
      if probe.folder.exists("__Snapshots__/review.reasons") {
        let reasons = try ReasonFile(text: probe.text("review.reasons")).reasons
        #expect(
          reasons.entries.allSatisfy { [reason, "Later."].contains($0.text) },
          "seed \(seed), round \(round)")
      }
      if signal != SIGKILL { #expect(probe.leftovers == [], "seed \(seed), round \(round)") }
    }
    #expect(ended > 0, "no signal came in time, seed \(seed)")
  }

  @Test func twoReasonsAtOnceAreBothKept() throws {
    for round in 0..<6 {
      let probe = try SnapshotProbe.pending()
      let statuses = try probe.runTogether([
        ("accept probe/word:* -q --reason Agreed.", SnapshotProbe.other),
        ("reject probe/mark:* -q --reason Later.", SnapshotProbe.other),
      ])
      #expect(statuses == [0, 0], "round \(round)")
      let reasons = try ReasonFile(text: probe.text("review.reasons")).reasons
      #expect(Set(reasons.entries.map(\.text)) == ["Agreed.", "Later."], "round \(round)")
    }
  }

  /// The same in several environments, whose looks are in the same files.
  @Test func noSignalLeavesHalfABaselineOfDeclaredEnvironments() throws {
    let declared =
      #"{"environments": [{"theme": ["home", "all"], "appearance": ["light", "dark"]}]}"#
    func texts(_ variables: [String: String]) throws -> [String: String] {
      let probe = try SnapshotProbe()
      try probe.folder.write(declared, to: "__Snapshots__/environments.json")
      #expect(try probe.run("test -q --update all", variables).status == 0)
      return try probe.snapshotTexts()
    }
    let (old, new) = (try texts(one), try texts(two))
    let probe = try SnapshotProbe()
    try probe.folder.write(declared, to: "__Snapshots__/environments.json")
    #expect(try probe.run("test -q --update all", one).status == 0)
    let seed = UInt64.random(in: 0 ... .max)
    var numbers = SplitMix64(seed: seed)
    for round in 0..<Self.rounds {
      _ = try probe.interrupt(
        "test -q --update all", two, with: SIGKILL, after: Int(numbers.next() % 400))
      for (name, text) in try probe.snapshotTexts() {
        #expect(text == old[name] || text == new[name], "seed \(seed), round \(round): \(name)")
      }
      #expect(try probe.run("test -q --update all", one).status == 0)
      #expect(try probe.snapshotTexts() == old)
    }
  }

  @Test func ctrlCEndsWithItsCode() throws {
    let probe = try SnapshotProbe.baselined()
    let before = try probe.folder.texts()
    for jobs in [1, 3] {
      let result = try probe.run("test --update all --jobs \(jobs)", ["PROBE_FAULT": "interrupt"])
      #expect(result.status == 130)
      #expect(result.lastWords == "gs-gallery: interrupted (130)")
      #expect(try probe.folder.texts() == before)
    }
  }

  @Test func twoAtOnceLoseNothing() throws {
    let old = try SnapshotProbe.baselines(one)
    let new = try SnapshotProbe.baselines(two)
    for lines in [
      ["test -q --update all", "test -q --update all"], ["accept -q", "accept -q"],
      ["accept -q", "test -q --update all"], ["reject -q", "reject -q"],
    ] {
      let probe = try SnapshotProbe.baselined(one)
      for round in 0..<2 {
        _ = try probe.run("test -q", two)
        for status in try probe.runTogether(lines.map { ($0, two) }) {
          // A process that comes too late finds nothing left to decide on.
          #expect([0, 3].contains(status), "\(lines), round \(round)")
        }
        #expect(try probe.snapshotTexts() == (lines[0].hasPrefix("reject") ? old : new))
        #expect(try probe.files().count == 2 && probe.leftovers == [])
        #expect(try probe.run("test -q --update all", one).status == 0)
      }
    }
  }

  @Test func twoThatDrawOtherThingsLeaveWholeFiles() throws {
    let old = try SnapshotProbe.baselines(one)
    let new = try SnapshotProbe.baselines(two)
    let probe = try SnapshotProbe.baselined()
    for round in 0..<4 {
      let statuses = try probe.runTogether([one, two].map { ("test -q --update all", $0) })
      #expect(statuses == [0, 0], "round \(round)")
      for (name, text) in try probe.snapshotTexts() {
        #expect(text == old[name] || text == new[name], "round \(round): \(name)")
      }
      #expect(probe.leftovers == [])
    }
  }
}
