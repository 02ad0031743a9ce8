import Glibc

/// Many visitors at once, each flipping a state a second.
struct Crowd {
  let setting: Setting
  private(set) var complaints: [String] = []
  /// Seconds that they play.
  private let seconds = 5

  init(_ setting: Setting) { self.setting = setting }

  private struct Visitor {
    let client: ClientProcess
    var pressed: Int?
    var presses = 0
    var due: Int
  }

  mutating func run() throws {
    let server = try Server.still(setting, number: 40)
    var visitors: [Visitor] = []
    let start = Clock.now
    // Not more at once than the rules let knock from one address.
    while visitors.count < setting.sessions {
      let group = try (0..<min(8, setting.sessions - visitors.count)).map { _ in try enter(server) }
      let end = Clock.now + 30_000
      while Clock.now < end, !group.allSatisfy({ $0.output.contains("\u{1B}[?1049h") }) {
        ClientProcess.move(group, milliseconds: 20)
      }
      visitors += group.map { Visitor(client: $0, due: 0) }
    }
    settle(visitors)
    // Past the picture to the knobs, of which the first is the colour.
    for visitor in visitors { visitor.client.type("\t\t") }
    settle(visitors)
    let galleries = server.galleries
    print("  \(galleries.count) sessions after \(Spread([Clock.now - start]).text(0.5)) s")
    if galleries.count != setting.sessions {
      complaints.append("\(galleries.count) sessions instead of \(setting.sessions)")
    }
    play(&visitors)
    remember(galleries, server)
    rest(galleries, visitors)
    end(visitors, server)
  }

  private func enter(_ server: Server) throws -> ClientProcess {
    let client = try ClientProcess(
      server.client(["-tt"]), size: (120, 40),
      environment: ["TERM=xterm-256color", "COLORTERM=truecolor"])
    client.answers = true
    return client
  }

  private func settle(_ visitors: [Visitor]) {
    var seen = -1
    var last = Clock.now
    let end = Clock.now + 10_000
    while Clock.now - last < 400, Clock.now < end {
      ClientProcess.move(visitors.map(\.client), milliseconds: 20)
      let now = visitors.reduce(0) { $0 + $1.client.output.count }
      if now != seen { (seen, last) = (now, Clock.now) }
    }
  }

  private mutating func play(_ visitors: inout [Visitor]) {
    var times: [Int] = []
    let start = Clock.microseconds
    for index in visitors.indices {
      visitors[index].client.forget()
      visitors[index].due = start + index * 1_000_000 / visitors.count
    }
    let end = start + seconds * 1_000_000
    var bytes = 0
    while Clock.microseconds < end + 1_000_000 {
      ClientProcess.move(visitors.map(\.client), milliseconds: 1)
      let now = Clock.microseconds
      for index in visitors.indices {
        let client = visitors[index].client
        if let pressed = visitors[index].pressed, !client.output.isEmpty {
          times.append(now - pressed)
          visitors[index].pressed = nil
        }
        guard now >= visitors[index].due, now < end else { continue }
        bytes += client.output.count
        client.forget()
        client.type(visitors[index].presses.isMultiple(of: 2) ? "\u{1B}[C" : "\u{1B}[D")
        visitors[index].pressed = now
        visitors[index].presses += 1
        visitors[index].due += 1_000_000
      }
    }
    bytes += visitors.reduce(0) { $0 + $1.client.output.count }
    let presses = visitors.reduce(0) { $0 + $1.presses }
    if times.count != presses { complaints.append("\(times.count) answers to \(presses) keys") }
    let spread = Spread(times)
    print(
      "  key to byte: p50 \(spread.text(0.5)), p95 \(spread.text(0.95)), p99 \(spread.text(0.99)) ms of "
        + "\(times.count), with the visitors on the same machine; \(bytes / max(1, presses)) bytes a key"
    )
  }

  private mutating func remember(_ galleries: [pid_t], _ server: Server) {
    let memories = galleries.map { Memory(of: $0) }
    let own = memories.map(\.privateKilobytes).sorted()
    let resident = memories.map(\.residentKilobytes).sorted()
    guard let most = own.last, let largest = resident.last else { return }
    let halves = server.descendants.filter { $0.program.hasSuffix("/sshd") }
      .map { Memory(of: $0.id).proportionalKilobytes }.reduce(0, +)
    print(
      "  memory each: private p50 \(own[own.count / 2]), most \(most) KB; resident p50 "
        + "\(resident[resident.count / 2]), most \(largest) KB; sshd \(halves / max(1, galleries.count)) KB more"
    )
    if most > 6_144 { complaints.append("\(most) KB of private memory in a session") }
  }

  /// No key is pressed.
  private func rest(_ galleries: [pid_t], _ visitors: [Visitor]) {
    settle(visitors)
    let before = galleries.map { Activity(of: $0) }
    let end = Clock.now + 2_000
    while Clock.now < end { ClientProcess.move(visitors.map(\.client), milliseconds: 50) }
    let after = galleries.map { Activity(of: $0) }
    let ticks = zip(before, after).reduce(0) { $0 + $1.1.ticks - $1.0.ticks }
    let waits = zip(before, after).reduce(0) { $0 + $1.1.waits - $1.0.waits }
    print("  idle for 2 s, all together: \(ticks * 10) ms of processor time, woken \(waits) times")
  }

  private mutating func end(_ visitors: [Visitor], _ server: Server) {
    let start = Clock.microseconds
    for visitor in visitors { kill(visitor.client.process, SIGKILL) }
    let isGone = Clock.wait(milliseconds: 10_000) { server.descendants.isEmpty }
    let time = Spread([Clock.microseconds - start]).text(0.5)
    print("  gone \(time) ms after all of them were killed")
    if !isGone { complaints.append("\(server.descendants.count) processes are still there") }
  }
}

/// The activity of a process.
private struct Activity {
  /// Hundredths of a second of processor time.
  let ticks: Int
  /// How often it waited.
  let waits: Int

  init(of process: pid_t) {
    let stat = SmallFile.text("/proc/\(process)/stat")
    let fields = stat[(stat.lastIndex(of: ")") ?? stat.startIndex)...].split(separator: " ")
    ticks = fields.count > 13 ? (Int(fields[12]) ?? 0) + (Int(fields[13]) ?? 0) : 0
    waits =
      SmallFile.text("/proc/\(process)/status").split(separator: "\n")
      .first { $0.hasPrefix("voluntary_ctxt_switches") }
      .flatMap { $0.split(whereSeparator: \.isWhitespace).last }.flatMap { Int($0) } ?? 0
  }
}
