import Glibc

/// A summary of the runs.
struct FaultTally: Sendable {
  private struct Count: Sendable {
    var faults: Set<String> = []
    var runs = 0
    var passed = 0
  }

  private var counts: [Fault.Group: Count] = [:]
  private var leaving: [Fault.Ending: [Int]] = [:]
  private var digests: [String: [FaultRun.Digest]] = [:]
  private var largest: [String: (kilobytes: Int, fault: String)] = [:]
  private var busiest = 0
  private var failing = (runs: 0, reached: 0, calls: 0)
  private(set) var isClean = true

  mutating func add(_ result: FaultRun.Result, of run: FaultRun) {
    var count = counts[run.fault.group, default: Count()]
    count.faults.insert(run.fault.name)
    count.runs += 1
    if result.complaints.isEmpty {
      count.passed += 1
    } else {
      isClean = false
      print("FAILED \(run.name): \(result.complaints.joined(separator: "; "))")
      fflush(nil)
    }
    counts[run.fault.group] = count
    if let ending = run.fault.timed, let time = result.leaving {
      leaving[ending, default: []].append(time)
    }
    for digest in result.digests { digests[digest.name, default: []].append(digest) }
    if run.fault.group == .sizes, result.kilobytes > largest[run.presenter]?.kilobytes ?? 0 {
      largest[run.presenter] = (result.kilobytes, run.fault.name)
    }
    if run.fault.group.failsCalls {
      failing.runs += 1
      failing.reached += result.failedCalls > 0 ? 1 : 0
      failing.calls += result.failedCalls
    }
    if run.fault.group != .input { busiest = max(busiest, result.processor) }
  }

  func table(seconds: Int) -> String {
    var lines = [Self.row("group", "faults", "runs", "passed")]
    for group in Fault.Group.allCases {
      guard let count = counts[group] else { continue }
      lines.append(
        Self.row(group.rawValue, "\(count.faults.count)", "\(count.runs)", "\(count.passed)"))
    }
    let faults = counts.values.map(\.faults.count).reduce(0, +)
    let runs = counts.values.map(\.runs).reduce(0, +)
    let passed = counts.values.map(\.passed).reduce(0, +)
    lines.append(Self.row("all", "\(faults)", "\(runs)", "\(passed)"))
    lines.append("")
    for ending in Fault.Ending.allCases {
      guard let times = leaving[ending]?.sorted(), let worst = times.last else { continue }
      lines.append(
        "out, \(ending.rawValue): median \(times[times.count / 2]) ms, worst \(worst) ms of "
          + "\(times.count)")
    }
    for (name, digests) in digests.sorted(by: { $0.key < $1.key }) {
      let times = digests.map(\.milliseconds).sorted()
      let growth = digests.map(\.kilobytes).max() ?? 0
      lines.append(
        "\(name): median \(times[times.count / 2]) ms, worst \(times.last ?? 0) ms, "
          + "growth at most \(growth) KB")
    }
    for (presenter, most) in largest.sorted(by: { $0.key < $1.key }) {
      lines.append(
        "sizes, \(presenter): at most \(most.kilobytes / 1_024) MB of memory (\(most.fault))")
    }
    if failing.runs > 0 {
      lines.append(
        "\(failing.calls) calls made to fail, in \(failing.reached) of \(failing.runs) runs")
    }
    lines.append("processor time of a run: at most \(busiest) ms; \(seconds) s in all")
    return lines.joined(separator: "\n")
  }

  private static func row(_ name: String, _ numbers: String...) -> String {
    let cells = numbers.map { String(repeating: " ", count: max(1, 8 - $0.count)) + $0 }
    return name + String(repeating: " ", count: max(1, 14 - name.count)) + cells.joined()
  }
}
