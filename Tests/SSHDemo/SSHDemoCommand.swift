import Glibc

/// Tries a demo over SSH on real servers: escapes, deaths, slow connections, crowds.
@main
struct SSHDemoCommand {
  private var setting = Setting()
  private var parts: [String] = []
  private var only: String?
  private var isVerbose = false
  /// The description of a server that is up already.
  private var networks: Networks?

  static func main() async {
    signal(SIGPIPE, SIG_IGN)
    guard let command = SSHDemoCommand(Array(CommandLine.arguments.dropFirst())) else {
      print(
        """
        USAGE: ssh-demo-check --folder F --account NAME --gallery PATH [--sshd PATH] [--only TEXT] [--sessions N]
          [--round-trips 0,40] [--verbose yes] [--demo SCRIPT] PART…
          parts: attempts, drop-in, shell, open, deaths, silence, round-trips, crowd, calls, ways, together,
            twice
        or, of a server that is up: ssh-demo-check --at HOST --port N --crowd A,B… --elsewhere C --most N networks
        """)
      exit(64)
    }
    exit(await command.run() ? 0 : 1)
  }

  private init?(_ arguments: [String]) {
    var rest = arguments[...]
    var words: [String: String] = [:]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--") else {
        parts.append(word)
        continue
      }
      guard let value = rest.popFirst() else { return nil }
      switch word {
      case "--folder": setting.folder = value
      case "--account": setting.account = value
      case "--gallery": setting.gallery = value
      case "--sshd": setting.sshd = value
      case "--demo": setting.demo = value
      case "--at", "--port", "--crowd", "--elsewhere", "--most": words[word] = value
      case "--only": only = value
      case "--sessions": setting.sessions = Int(value) ?? setting.sessions
      case "--round-trips": setting.roundTrips = value.split(separator: ",").compactMap { Int($0) }
      case "--verbose": isVerbose = value == "yes"
      default: return nil
      }
    }
    networks = Networks(words)
    guard networks == nil else {
      guard parts == ["networks"] else { return nil }
      return
    }
    guard !setting.folder.isEmpty, !setting.account.isEmpty, !setting.gallery.isEmpty,
      !parts.isEmpty
    else { return nil }
  }

  private func run() async -> Bool {
    var isClean = true
    for part in parts {
      let start = Clock.now
      print("== \(part)")
      fflush(nil)
      do {
        let complaints = try await complaints(of: part)
        for complaint in complaints { print("FAILED \(complaint)") }
        isClean = isClean && complaints.isEmpty
      } catch {
        print("FAILED \(part): \(error)")
        isClean = false
      }
      print("   \((Clock.now - start + 500) / 1_000) s")
      fflush(nil)
    }
    return isClean
  }

  private func complaints(of part: String) async throws -> [String] {
    if var networks {
      networks.run()
      return networks.complaints
    }
    if !setting.hasTerminals {
      print(
        "  This system's new terminals are not of the group tty, so only root's sshd can give one away."
      )
      guard ["attempts", "drop-in"].contains(part) else { return [] }
      print("  What needs no terminal is tried.")
    }
    switch part {
    case "attempts": return try await attempts(on: .hardened, withControl: true)
    case "drop-in": return try await attempts(on: .dropIn, withControl: false)
    case "shell": return try await attemptsByShell(on: .shell)
    case "open": return try await attemptsByShell(on: .open)
    case "deaths":
      var deaths = Deaths(setting)
      try deaths.run()
      var silence = Silence.inShort(setting)
      try silence.run()
      return deaths.complaints + silence.complaints
    case "silence":
      var silence = Silence.inFull(setting)
      try silence.run()
      return silence.complaints
    case "round-trips":
      return try await roundTrips()
    case "crowd":
      var crowd = Crowd(setting)
      try crowd.run()
      return crowd.complaints
    case "ways":
      var ways = Ways(setting)
      try ways.run()
      return ways.complaints
    case "together":
      return try await withShippedShell {
        var together = Together(setting)
        try together.run()
        return together.complaints
      }
    case "twice":
      var demos = TwoDemos(setting)
      try demos.run()
      return demos.complaints
    case "calls" where !setting.isRoot:
      print("  The gallery lets nobody look at its calls but root.")
      return []
    case "calls":
      var calls = SystemCalls(setting)
      try calls.run()
      return calls.complaints
    default: throw CheckFailure("there is no part \(part)")
    }
  }

  /// All lengths of the way at once: they are waited through, not worked through.
  private func roundTrips() async throws -> [String] {
    let found = try await withThrowingTaskGroup(of: RoundTrips.self) { group in
      for roundTrip in setting.roundTrips {
        group.addTask { [setting] in
          try await OwnThread.run { try RoundTrips.over(roundTrip, setting) }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }.sorted { $0.roundTrip < $1.roundTrip }
    print(RoundTrips.heading + found.map(\.line).joined(separator: "\n"))
    let complaints = found.flatMap(\.complaints)
    if complaints.isEmpty {
      print("  left at four moments of each: nothing reached the visitor's shell")
    }
    return complaints
  }

  /// The shipped login shell, with an empty password for the open server.
  private func attemptsByShell(on kind: Server.Kind) async throws -> [String] {
    guard setting.isThrowaway else { return [] }
    return try await withShippedShell {
      guard kind == .open else { return try await attempts(on: kind, withControl: false) }
      try change(["passwd", "--quiet", "--delete", setting.account])
      defer { try? change(["usermod", "--password", "*", setting.account]) }
      return try await attempts(on: kind, withControl: false)
    }
  }

  /// Gives the account the shipped login shell during the work, if the account may be changed.
  private func withShippedShell(_ work: () async throws -> [String]) async throws -> [String] {
    guard setting.isThrowaway else { return try await work() }
    try change(["usermod", "--shell", setting.shell, setting.account])
    defer { try? change(["usermod", "--shell", "/bin/sh", setting.account]) }
    return try await work()
  }

  private func change(_ words: [String]) throws {
    let tool = try ClientProcess(words)
    tool.wait(milliseconds: 10_000) { tool.hasEnded }
    guard tool.exitCode == 0 else { throw CheckFailure("\(words[0]): \(tool.text)") }
  }

  private func attempts(on kind: Server.Kind, withControl: Bool) async throws -> [String] {
    async let held = outcomes(on: kind)
    async let weak = withControl ? outcomes(on: .control) : []
    let tally = try await AttemptTally(
      held: held, control: weak, name: kind.rawValue, isStrict: setting.isThrowaway)
    print(tally.text(verbose: isVerbose))
    return tally.complaints
  }

  /// Five servers of a kind share the catalogue: most of an attempt is waiting.
  private func outcomes(on kind: Server.Kind) async throws -> [AttemptRun.Outcome] {
    let lanes = 5
    return try await withThrowingTaskGroup(of: [AttemptRun.Outcome].self) { group in
      for lane in 0..<lanes {
        group.addTask { [setting, only] in
          try await OwnThread.run {
            let server = try Server(kind, setting, number: lane)
            return AttemptRun(server: server, only: only, divisor: lanes, remainder: lane)
              .outcomes()
          }
        }
      }
      var found: [AttemptRun.Outcome] = []
      for try await outcomes in group { found += outcomes }
      return found.sorted { $0.number < $1.number }
    }
  }
}
