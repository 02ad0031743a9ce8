import Glibc

/// The catalogue made on one server, one attempt after the other.
struct AttemptRun {
  struct Outcome: Sendable {
    let number: Int
    let attempt: Attempt
    /// The contents of the traps; empty if the server held.
    let evidence: [String]
    let shown: String
    let arrived: Bool
    let milliseconds: Int
  }

  let server: Server
  let only: String?
  /// Which of the catalogue: each that leaves `remainder` when its number is divided.
  let divisor: Int
  let remainder: Int

  func outcomes() -> [Outcome] {
    Attempt.catalogue.enumerated().compactMap { number, attempt in
      guard number % divisor == remainder else { return nil }
      guard isMeant(attempt) else { return nil }
      if let only, !"\(attempt.group.rawValue): \(attempt.name)".contains(only) { return nil }
      var outcome = outcome(of: attempt, number)
      // On a busy machine the control may be too slow for a trap, which proves nothing: it is asked again.
      var tries = 1
      while server.kind == .control, attempt.control == .breaks, tries < 4,
        let last = outcome, last.evidence.isEmpty
      {
        outcome = self.outcome(of: attempt, number)
        tries += 1
      }
      return outcome
    }
  }

  private func isMeant(_ attempt: Attempt) -> Bool {
    if attempt.needsAccount, !server.setting.isThrowaway { return false }
    return switch server.kind {
    case .hardened, .control: true
    // How many may knock at once is a matter of the whole server.
    case .dropIn: attempt.group != .exhaustion || !attempt.name.hasPrefix("500")
    case .shell:
      [.command, .metacharacters, .pipe, .name, .keys, .crash].contains(attempt.group)
    // Anybody may log in, in any way.
    case .open: attempt.group != .login || attempt.needsAccount
    }
  }

  private func outcome(of attempt: Attempt, _ number: Int) -> Outcome? {
    let start = Clock.now
    do {
      let scene = try Scene(server, number + 1)
      var trouble: [String] = []
      do {
        try attempt.make(scene)
      } catch is Scene.NoTerminal {
        return nil
      } catch {
        trouble.append("\(error)")
      }
      let evidence = scene.judge() + trouble
      // Every process of this attempt ends before the next.
      let isEmpty = Clock.wait(milliseconds: 3_000) { server.descendants.isEmpty }
      return Outcome(
        number: number, attempt: attempt,
        evidence: evidence + (isEmpty || server.kind == .control ? [] : ["something stays behind"]),
        shown: scene.shown, arrived: scene.arrived || attempt.group == .login,
        milliseconds: Clock.now - start)
    } catch {
      return Outcome(
        number: number, attempt: attempt, evidence: ["\(error)"], shown: "", arrived: false,
        milliseconds: 0)
    }
  }
}
