import GSDesign
import TerminalTesting

/// Many keys, clicks and resizes: memory does not grow, and only a click on quit ends the program.
struct Soak {
  let keys: Int
  /// The input that is typed.
  let noise: Fault.Noise
  let presenter: String
  let seed: UInt64
  let setting: FaultSetting

  /// Kilobytes by which private memory may grow after the first tenth.
  private static let drift = 1_024

  func run() throws -> Bool {
    var generator = SplitMix64(seed: seed)
    var left = keys
    while left > 0 {
      guard let typed = try visit(left, &generator) else { return false }
      left -= typed
    }
    return true
  }

  /// Runs until all keys are typed or a click hits quit; returns how many were typed, nil if it failed.
  private func visit(_ keys: Int, _ generator: inout SplitMix64) throws -> Int? {
    let terminal = try setting.start(Fault(.life, "soak"), presenter)
    try terminal.rest()
    let start = ProbeTerminal.now()
    var typed = 0
    var settled: ProbeUsage?
    while typed < keys {
      for _ in 0..<100 {
        try terminal.feed(noise.bytes(1, from: &generator))
        typed += 1
      }
      terminal.resize(
        columns: .random(in: 20...200, using: &generator),
        rows: .random(in: 5...60, using: &generator))
      try terminal.rest()
      terminal.forget()
      if terminal.isOver {
        terminal.drain()
        guard noise == .keysAndMouse, terminal.takeReports().contains("exited 0"),
          terminal.tracker.isRestored
        else { return complain("ended after \(typed) keys") }
        print("\(presenter), seed \(seed): a click on quit after \(typed) keys and clicks")
        return typed
      }
      if settled == nil, typed * 10 >= keys { settled = try settle(terminal) }
    }
    let milliseconds = ProbeTerminal.now() - start
    guard let settled, let last = try settle(terminal) else { return complain("is gone") }
    try terminal.feed([0x03])
    try terminal.wait("its end") { terminal.isOver }
    terminal.drain()
    let growth = last.privateKilobytes - settled.privateKilobytes
    print(
      """
      \(presenter), seed \(seed): \(typed) keys and \(typed / 100) sizes in \(milliseconds / 1_000) s, \
      \(last.cpu * 1_000 / max(1, typed)) µs of processor time a key; private memory \
      \(settled.privateKilobytes) KB after a tenth, \(last.privateKilobytes) KB at the end (\(growth) KB); \
      descriptors \(settled.descriptors), then \(last.descriptors)
      """)
    if growth > Self.drift { return complain("memory grew by \(growth) KB") }
    if last.descriptors != settled.descriptors { return complain("descriptors grew") }
    if !terminal.tracker.isRestored { return complain("left on: \(terminal.tracker.leftovers)") }
    return typed
  }

  /// The memory in use with one screen and no work under way.
  private func settle(_ terminal: ProbeTerminal) throws -> ProbeUsage? {
    terminal.resize(columns: 120, rows: 40)
    try terminal.rest()
    try terminal.feed([0x0C])
    try terminal.rest()
    return terminal.usage
  }

  private func complain(_ what: String) -> Int? {
    print("FAILED \(presenter), seed \(seed): \(what)")
    return nil
  }
}
