import Glibc
import Synchronization
import TerminalTesting

/// Does every fault of the catalogue to the gallery, by both presenters and with several seeds, and counts.
@main
struct CatalogueCommand {
  private var setting = FaultSetting()
  private var seeds = 1
  private var firstSeed = 1
  private var sweep = 40
  private var jobs = 2
  private var soaked: Int?
  private var soakedWithClicks: Int?
  private var walked: Int?
  private var only: String?
  private var presenters = ["ansi", "ncurses"]

  static func main() async {
    // Some tests write to a program that has ended.
    signal(SIGPIPE, SIG_IGN)
    guard let command = CatalogueCommand(Array(CommandLine.arguments.dropFirst())) else {
      print(
        """
        USAGE: fault-catalogue [--seeds N] [--first-seed N] [--sweep N] [--jobs N] [--only TEXT] [--presenter ansi|ncurses]
          [--gallery PATH] [--probe PATH] [--launcher PATH] [--review FOLDER]
          [--soak KEYS] [--soak-clicks KEYS] [--walk INPUTS]
        """)
      exit(64)
    }
    if let keys = command.soaked { exit(command.soak(keys, .keys) ? 0 : 1) }
    if let keys = command.soakedWithClicks { exit(command.soak(keys, .keysAndMouse) ? 0 : 1) }
    if let inputs = command.walked { exit(await command.walk(inputs) ? 0 : 1) }
    exit(await command.run() ? 0 : 1)
  }

  private init?(_ arguments: [String]) {
    guard arguments.count.isMultiple(of: 2) else { return nil }
    for index in stride(from: 0, to: arguments.count, by: 2) {
      guard take(arguments[index], arguments[index + 1]) else { return nil }
    }
  }

  private mutating func take(_ name: String, _ value: String) -> Bool {
    switch name {
    case "--seeds": seeds = Int(value) ?? seeds
    case "--first-seed": firstSeed = Int(value) ?? firstSeed
    case "--sweep": sweep = Int(value) ?? sweep
    case "--soak": soaked = Int(value)
    case "--soak-clicks": soakedWithClicks = Int(value)
    case "--walk": walked = Int(value)
    case "--jobs": jobs = Int(value) ?? jobs
    case "--only": only = value
    case "--presenter": presenters = [value]
    case "--gallery": setting.gallery = value
    case "--probe": setting.probe = value
    case "--launcher": setting.launcher = value
    case "--review": setting.review = value
    default: return false
    }
    return true
  }

  private var runs: [FaultRun] {
    let chosen = Fault.catalogue.filter(isChosen)
    let swept = sweep > 0 ? Fault.sweep(to: sweep).filter(isChosen) : []
    let seeded = (firstSeed..<firstSeed + max(1, seeds)).flatMap { seed in
      presenters.flatMap { presenter in
        chosen.map {
          FaultRun(fault: $0, presenter: presenter, seed: UInt64(seed), setting: setting)
        }
      }
    }
    // Nothing is random here, so one seed is enough.
    return seeded
      + presenters.flatMap { presenter in
        swept.map { FaultRun(fault: $0, presenter: presenter, seed: 1, setting: setting) }
      }
  }

  private func isChosen(_ fault: Fault) -> Bool {
    if setting.launcher == nil, fault.group.failsCalls { return false }
    if setting.review == nil, fault.program == .review { return false }
    guard let only else { return true }
    return "\(fault.group.rawValue): \(fault.name)".contains(only)
  }

  private func soak(_ keys: Int, _ noise: Fault.Noise) -> Bool {
    var isClean = true
    for presenter in presenters {
      let soak = Soak(
        keys: keys, noise: noise, presenter: presenter, seed: UInt64(firstSeed), setting: setting)
      do {
        isClean = try soak.run() && isClean
      } catch {
        print("FAILED \(presenter): \(error)")
        isClean = false
      }
    }
    return isClean
  }

  /// Gives random inputs to every program, in pieces with a seed each: a tenth of them on a terminal.
  private func walk(_ inputs: Int) async -> Bool {
    let queue = WalkQueue(inputs: inputs, firstSeed: UInt64(firstSeed) &* 7_919)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<max(1, jobs) { group.addTask { queue.work() } }
    }
    return queue.isClean
  }

  private func run() async -> Bool {
    let misses = JudgeProof.misses(setting)
    guard misses.isEmpty else {
      print(misses.joined(separator: "\n"))
      return false
    }
    let start = ProbeTerminal.now()
    let queue = FaultQueue(runs)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<max(1, jobs) { group.addTask { queue.work() } }
    }
    let tally = queue.result
    print(tally.table(seconds: (ProbeTerminal.now() - start) / 1_000))
    return tally.isClean
  }
}

/// A queue of runs for several threads, with their results.
private final class FaultQueue: Sendable {
  private let runs: [FaultRun]
  private let next = Mutex(0)
  private let tally = Mutex(FaultTally())

  init(_ runs: [FaultRun]) { self.runs = runs }

  var result: FaultTally { tally.withLock { $0 } }

  func work() {
    while let run = take() {
      let result = run.result()
      tally.withLock { $0.add(result, of: run) }
    }
  }

  private func take() -> FaultRun? {
    next.withLock { next in
      guard next < runs.count else { return nil }
      defer { next += 1 }
      return runs[next]
    }
  }
}
