import TerminalTesting

/// Whether a program has left everything as it found it.
struct FaultJudge {
  let terminal: ProbeTerminal
  let fault: Fault
  let presenter: String
  /// When the last thing was done to the program.
  let left: Int
  /// The most pages of its own file that it had, in kilobytes.
  let fileKilobytes: Int

  func judge(_ result: inout FaultRun.Result) {
    do {
      try terminal.wait("its end") { terminal.isOver }
      result.leaving = ProbeTerminal.now() - left
    } catch {
      result.complaints.append("does not end (\(describe(terminal.usage)))")
      return
    }
    let reports = terminal.takeReports()
    judgeEnding(reports, &result)
    if terminal.master >= 0 {
      terminal.isReading = true
      terminal.drain()
    }
    result.complaints += complaints
    if let memory = fault.memory, presenter == "ansi", result.kilobytes > memory * 1_024 {
      result.complaints.append("\(result.kilobytes) KB of memory beside its own pages")
    }
    for digest in result.digests where digest.kilobytes > 2_048 {
      result.complaints.append("\(digest.name): memory grew by \(digest.kilobytes) KB")
    }
  }

  /// `exited 0`, `used 12 ms 9000 KB`, `gone`, in this order, after reports that were not waited for.
  private func judgeEnding(_ reports: [String], _ result: inout FaultRun.Result) {
    let ending = reports.last { $0.hasPrefix("exited") || $0.hasPrefix("killed") } ?? "no ending"
    if !fault.endings.contains(ending) {
      let expected = fault.endings.sorted().joined(separator: " or ")
      result.complaints.append("\(ending) instead of \(expected)")
    }
    if let used = reports.last(where: { $0.hasPrefix("used") })?.split(separator: " ") {
      result.processor = used.count > 3 ? Int(used[1]) ?? 0 : 0
      result.kilobytes = (used.count > 3 ? Int(used[3]) ?? 0 : 0) - fileKilobytes
    }
    if reports.contains("left") { result.complaints.append("a process is left") }
  }

  private var complaints: [String] {
    var found: [String] = []
    if !fault.exemptions.contains(.settings), !terminal.hasOriginalSettings {
      found.append("settings of the terminal are changed")
    }
    if !terminal.sharedIsBlocking { found.append("O_NONBLOCK is left") }
    if !fault.exemptions.contains(.modes) {
      found += terminal.tracker.leftovers.map { "left on: \($0)" }
    }
    if terminal.master >= 0 {
      // Input typed before the program listened is the shell's; keys never begin like answers.
      let input = String(decoding: terminal.leftInput(), as: UTF8.self)
      if ["\u{1B}]", "\u{1B}P", "\u{1B}[?"].contains(where: input.contains) {
        found.append("answers are left: \(input.debugDescription)")
      }
    }
    // A sentence, and the line that names the exit code.
    let lines = terminal.errors.split(separator: 0x0A)
      .filter { !$0.starts(with: Array("gs-gallery: ".utf8)) }
    if lines.count > 1, !fault.exemptions.contains(.errors) {
      found.append("\(lines.count) lines of errors")
    }
    if terminal.errors.contains(0x1B) { found.append("an escape in the errors") }
    return found
  }

  private func describe(_ usage: ProbeUsage?) -> String {
    guard let usage else { return "it is gone, but the shell does not know" }
    return "state \(usage.state), \(usage.cpu) ms of processor time"
  }
}
