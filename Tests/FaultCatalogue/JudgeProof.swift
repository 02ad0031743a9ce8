import Glibc

/// Proves that the judge finds real faults: nothing restores after SIGKILL, a stopped program does not end, and a fault
/// that never reaches the program proves nothing.
enum JudgeProof {
  private static let guilty: [(Fault, [String])] = [
    (
      Fault(.signal, "KILL", .rest, .type("m"), .rest, .signal(SIGKILL)) {
        $0.endings = Fault.killed(SIGKILL)
      }, ["settings of the terminal are changed", "left on: modes"]
    ),
    (
      Fault(.signal, "TERM expected, q typed", .rest, .type("q")) {
        $0.endings = Fault.killed(SIGTERM)
      }, ["exited 0 instead of killed 15"]
    ),
    (
      Fault(.sizes, "more than there is", .rest, .leave) { $0.memory = 1 }, ["KB of memory"]
    ),
    (Fault(.signal, "nothing happens", .rest), ["does not end"]),
    (
      .leaving("a suspend without a signal", .gallery(["browse"]), .report("stopped")),
      ["does not end"]
    ),
  ]

  /// The same for failing calls: one that is never made so often, and one whose failure ends everything.
  private static let unreached: [(Fault, [String])] = [
    (
      .failing(.inject, "a write that is never made", "write", "EIO", nth: "1000000"),
      ["never reached the program"]
    ),
    (
      .failing(.inject, "no write at all", "write", "EIO", nth: "1+1") {
        $0.endings = ["exited 130"]
      }, ["exited 4 instead of exited 130"]
    ),
  ]

  /// The faults that the judge should have found and did not.
  static func misses(_ setting: FaultSetting) -> [String] {
    (guilty + (setting.launcher == nil ? [] : unreached)).flatMap { fault, expected in
      var setting = setting
      setting.timeout = 2
      let found = FaultRun(fault: fault, presenter: "ansi", seed: 1, setting: setting).result()
        .complaints
      return expected.filter { words in !found.contains { $0.contains(words) } }
        .map { "\(fault.name): the judge did not find \"\($0)\", but \(found)" }
    }
  }
}
