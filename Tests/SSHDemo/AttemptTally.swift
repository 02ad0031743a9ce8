/// The results of the attempts, on the shipped server and on a weak one.
struct AttemptTally {
  let held: [AttemptRun.Outcome]
  let control: [AttemptRun.Outcome]
  let name: String
  /// Whether the control has a known shell, so that every single attempt must succeed there.
  let isStrict: Bool

  /// Descriptions of what went wrong.
  var complaints: [String] {
    let broken = held.flatMap { outcome -> [String] in
      let label = "\(name): \(outcome.attempt.group.rawValue): \(outcome.attempt.name)"
      var found = outcome.evidence.map { "\(label): \($0)" }
      if !outcome.arrived { found.append("\(label): it never arrived: \(outcome.shown)") }
      return found
    }
    let proofs = control.compactMap { outcome -> String? in
      let label = "control: \(outcome.attempt.group.rawValue): \(outcome.attempt.name)"
      guard outcome.attempt.control == .breaks, outcome.evidence.isEmpty else { return nil }
      return "\(label): a weak server held, so this proves nothing (\(outcome.shown))"
    }
    if isStrict { return broken + proofs }
    let count = control.count { $0.attempt.control == .breaks }
    return broken + (proofs.count * 5 > count ? proofs : [])
  }

  /// A line for each attempt, then a table.
  func text(verbose: Bool) -> String {
    var lines: [String] = []
    for (index, outcome) in held.enumerated() where verbose {
      let weak = control.indices.contains(index) ? Self.words(control[index]) : ""
      let end = outcome.evidence.isEmpty ? "held" : "BROKEN"
      lines.append(
        "  \(end)  \(outcome.attempt.group.rawValue): \(outcome.attempt.name) -> "
          + "\(outcome.shown)\(weak) (\(outcome.milliseconds) ms)")
    }
    lines.append(Self.row("attempts", "made", "held", control.isEmpty ? "" : "control broke"))
    for group in Attempt.Group.allCases {
      let made = held.filter { $0.attempt.group == group }
      let weak = control.filter { $0.attempt.group == group }
      guard !made.isEmpty else { continue }
      lines.append(row(group.rawValue, made, weak))
    }
    lines.append(row("all, \(name)", held, control))
    return lines.joined(separator: "\n")
  }

  private func row(
    _ label: String, _ made: [AttemptRun.Outcome], _ weak: [AttemptRun.Outcome]
  ) -> String {
    let broke = weak.count { !$0.evidence.isEmpty }
    return Self.row(
      label, "\(made.count)", "\(made.count { $0.evidence.isEmpty && $0.arrived })",
      weak.isEmpty ? "" : "\(broke) of \(weak.count)")
  }

  private static func words(_ control: AttemptRun.Outcome) -> String {
    guard let first = control.evidence.first else {
      if case .holds(let reason) = control.attempt.control { return "; control: \(reason)" }
      return "; control: held (\(control.milliseconds) ms)"
    }
    return "; control: \(first) (\(control.milliseconds) ms)"
  }

  private static func row(_ name: String, _ cells: String...) -> String {
    "  " + name + String(repeating: " ", count: max(1, 22 - name.count))
      + cells.map { String(repeating: " ", count: max(1, 8 - $0.count)) + $0 }.joined()
  }
}
