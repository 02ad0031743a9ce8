import Glibc
import TerminalTesting

/// The gallery behind a slow connection: the visitor's waiting times, and the input left for the visitor's shell.
struct RoundTrips {
  /// Milliseconds there and back.
  let roundTrip: Int
  private(set) var line = ""
  private(set) var complaints: [String] = []

  init(_ roundTrip: Int) { self.roundTrip = roundTrip }

  static let heading =
    "  round trip  key to byte p50, p95, of  beyond the round trip  50 keys at once\n"

  /// Measures everything at one round-trip time.
  static func over(_ roundTrip: Int, _ setting: Setting) throws -> RoundTrips {
    let server = try Server(.hardened, setting, number: 2_000 + roundTrip)
    let proxy = try DelayingProxy(to: server.port, roundTrip: roundTrip)
    defer { proxy.tell(.stop) }
    var trips = RoundTrips(roundTrip)
    for moment in Moment.allCases { trips.leave(server, proxy, moment) }
    do {
      let still = try Server.still(setting, number: 3_000 + roundTrip)
      let proxy = try DelayingProxy(to: still.port, roundTrip: roundTrip)
      defer { proxy.tell(.stop) }
      try trips.measure(still, proxy)
    } catch {
      trips.complaints.append("\(roundTrip) ms: \(error)")
    }
    return trips
  }

  /// When the visitor goes.
  private enum Moment: String, CaseIterable {
    case atOnce = "at once"
    case questions = "with questions under way"
    case later
    case interrupt = "later, by Ctrl-C"
  }

  private func visitor(_ server: Server, _ proxy: DelayingProxy) throws -> AnsweringTerminal {
    var words = server.client(["-tt"], port: proxy.port)
    words[0] = "/usr/bin/ssh"
    let start = ProbeStart(
      ["exec"] + words, environment: ["TERM=xterm-256color", "LANG=C.UTF-8"], columns: 120,
      rows: 40)
    return try AnsweringTerminal(start)
  }

  private mutating func leave(
    _ server: Server, _ proxy: DelayingProxy, _ moment: Moment
  ) {
    let label = "\(roundTrip) ms, leaving \(moment.rawValue)"
    do {
      let terminal = try visitor(server, proxy)
      terminal.probe.timeout = 40_000
      try terminal.wait("a first byte") { terminal.probe.tracker.enteredAlternateScreen > 0 }
      switch moment {
      case .atOnce: break
      case .questions: try terminal.wait("a first answer") { terminal.given > 0 }
      case .later, .interrupt: try quiet(terminal, milliseconds: roundTrip + 300)
      }
      terminal.probe.type(moment == .interrupt ? "\u{3}" : "q")
      try terminal.wait("the end") { terminal.probe.isOver }
      // The terminal's late answers.
      terminal.probe.drain()
      try quiet(terminal, milliseconds: 200)
      if !terminal.probe.hasOriginalSettings { complaints.append("\(label): settings are changed") }
      let left = terminal.probe.leftInput()
      if !left.isEmpty {
        complaints.append(
          "\(label): \(String(decoding: left, as: UTF8.self).debugDescription) is left")
      }
      complaints += terminal.probe.tracker.leftovers.map { "\(label): left on: \($0)" }
    } catch {
      complaints.append("\(label): \(error)")
    }
  }

  /// Moves bytes and answers until nothing has come for the time.
  private func quiet(_ terminal: AnsweringTerminal, milliseconds: Int) throws {
    var seen = -1
    var last = Clock.now
    try terminal.wait("quiet") {
      if terminal.probe.taken != seen {
        seen = terminal.probe.taken
        last = Clock.now
      }
      return Clock.now - last > milliseconds
    }
  }

  private mutating func measure(_ server: Server, _ proxy: DelayingProxy) throws {
    let terminal = try visitor(server, proxy)
    terminal.probe.timeout = 40_000
    try terminal.wait("a first byte") { terminal.probe.tracker.enteredAlternateScreen > 0 }
    try quiet(terminal, milliseconds: roundTrip + 300)
    var times: [Int] = []
    for key in 0..<(roundTrip > 1_000 ? 6 : 24) {
      terminal.forget()
      let start = Clock.microseconds
      terminal.probe.type(key % 4 < 2 ? "j" : "k")
      let end = Clock.now + roundTrip + 3_000
      while terminal.probe.output.isEmpty, Clock.now < end { terminal.probe.move(milliseconds: 20) }
      times.append(Clock.microseconds - start)
      try quiet(terminal, milliseconds: 30)
    }
    terminal.forget()
    terminal.probe.type(String(repeating: "j", count: 50))
    try quiet(terminal, milliseconds: roundTrip + 300)
    let burst = terminal.probe.output.count
    // Where they lead depends on the catalogue; one picture is drawn of it, whichever it is.
    terminal.forget()
    terminal.probe.type("\u{C}")
    try quiet(terminal, milliseconds: roundTrip + 300)
    let whole = terminal.probe.output.count
    if burst == 0 || burst > whole {
      complaints.append(
        "\(roundTrip) ms: \(burst) bytes for 50 keys at once, \(whole) for one picture")
    }
    let spread = Spread(times)
    line =
      ("  \(pad(roundTrip, 7)) ms  \(pad(spread.text(0.5), 10)), \(spread.text(0.95)) ms, \(times.count)"
        + "  +\(Spread(times.map { $0 - roundTrip * 1_000 }).text(0.95)) ms  \(burst) bytes, of \(whole)")
    terminal.probe.type("q")
    try terminal.wait("the end") { terminal.probe.isOver }
  }

  private func pad(_ value: some CustomStringConvertible, _ width: Int) -> String {
    let text = value.description
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

/// How measured times lie.
struct Spread {
  private let sorted: [Int]

  /// Microseconds.
  init(_ times: [Int]) { sorted = times.sorted() }

  /// Milliseconds, with one digit behind the point.
  func text(_ part: Double) -> String {
    guard !sorted.isEmpty else { return "-" }
    let index = min(sorted.count - 1, Int(part * Double(sorted.count)))
    let tenths = (sorted[index] + 50) / 100
    return "\(tenths / 10).\(abs(tenths % 10))"
  }
}
