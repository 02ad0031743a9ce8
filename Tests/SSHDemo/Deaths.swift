import Glibc

/// Visitors, networks and servers that die: how soon the gallery is gone, and whether it leaves anything.
struct Deaths {
  let setting: Setting
  private(set) var complaints: [String] = []

  init(_ setting: Setting) { self.setting = setting }

  private struct Death: Sendable {
    let name: String
    /// The most milliseconds to wait.
    var timeout = 5_000
    let strike: @Sendable (Server, DelayingProxy, ClientProcess) throws -> Void
  }

  mutating func run() throws {
    let server = try Server(.hardened, setting, number: 30) {
      $0.hasPrefix("ClientAliveInterval ") ? "ClientAliveInterval 1" : $0
    }
    let before = Leftovers(setting)
    print("  death                                        gone after")
    for death in Self.deaths { try meet(death, server) }
    try meetTogether(server)
    try meetRestart(server)
    Clock.wait(milliseconds: 3_000) { Leftovers(setting).count(beyond: before, of: server) == 0 }
    let left = Leftovers(setting).words(beyond: before, of: server)
    complaints += left.map { "left behind: \($0)" }
    if left.isEmpty { print("  left behind: no process, no file, no socket") }
  }

  private static let deaths: [Death] = [
    Death(name: "the visitor quits") { _, _, client in client.type("q") },
    Death(name: "the visitor's ssh is killed") { _, _, client in client.end() },
    Death(name: "the visitor's ssh is told to end") { _, _, client in client.end(SIGTERM) },
    Death(name: "the visitor's window closes") { _, _, client in client.hangUp() },
    Death(name: "killed while it reads nothing") { _, _, client in
      kill(client.process, SIGSTOP)
      client.type(String(repeating: "t", count: 400))
      client.end()
    },
    Death(name: "killed in a terminal of 1x1") { _, _, client in
      client.resize(columns: 1, rows: 1)
      client.settle(quiet: 60)
      client.end()
    },
    Death(name: "the connection is reset") { _, proxy, _ in proxy.tell(.reset) },
    // Two questions a second apart stay unanswered; the shipped rules wait for half a minute.
    Death(name: "the network falls silent (asked each second)", timeout: 15_000) { _, proxy, _ in
      proxy.tell(.silence)
    },
    // The process with root's rights is gone; the rest serves the connection while it lasts.
    Death(name: "the session's guard is killed, the visitor next") { server, _, client in
      if let guardian = server.descendants.first { kill(guardian.id, SIGKILL) }
      client.end()
    },
    Death(name: "the session's sshd is killed") { server, _, _ in
      let halves = server.descendants.filter { $0.program.hasSuffix("/sshd") }
      if let session = halves.last { kill(session.id, SIGKILL) }
    },
    Death(name: "everything of the service is told to end") { server, _, _ in
      for entry in server.descendants { kill(entry.id, SIGTERM) }
    },
  ]

  private mutating func meet(_ death: Death, _ server: Server) throws {
    let proxy = try DelayingProxy(to: server.port)
    defer { proxy.tell(.stop) }
    let client = try enter(server, port: proxy.port)
    guard !server.galleries.isEmpty else {
      complaints.append("\(death.name): there was no session: \(client.text.prefix(200))")
      return
    }
    let start = Clock.microseconds
    try death.strike(server, proxy, client)
    report(death.name, server, since: start, timeout: death.timeout) {
      client.move(milliseconds: 0)
    }
  }

  /// Twenty at once.
  private mutating func meetTogether(_ server: Server) throws {
    let clients = try (0..<20).map { _ in try enter(server, port: server.port) }
    let count = server.galleries.count
    if count != 20 { complaints.append("\(count) sessions instead of 20") }
    let start = Clock.microseconds
    for client in clients { kill(client.process, SIGKILL) }
    report("20 visitors killed at once", server, since: start, timeout: 5_000)
  }

  /// A new listener ends no session; stopping the whole service does.
  private mutating func meetRestart(_ server: Server) throws {
    let client = try enter(server, port: server.port)
    let sessions = server.galleries
    let halves = server.descendants.map(\.id)
    server.endListener(SIGTERM)
    try server.start()
    let seen = client.output.count
    client.type("j")
    client.wait(milliseconds: 5_000) { client.output.count > seen }
    if client.output.count == seen { complaints.append("a restarted listener took a session") }
    let start = Clock.microseconds
    for half in halves { kill(half, SIGTERM) }
    let isGone = Clock.wait(milliseconds: 5_000) { !sessions.contains(where: ProcessTable.isAlive) }
    line("the server stopped after a restart", since: start, isGone)
  }

  private mutating func report(
    _ name: String, _ server: Server, since start: Int, timeout: Int, move: () -> Void = {}
  ) {
    let isGone = Clock.wait(milliseconds: timeout) {
      move()
      return ProcessTable.running(setting.gallery).isEmpty && server.descendants.isEmpty
    }
    line(name, since: start, isGone)
  }

  private mutating func line(_ name: String, since start: Int, _ isGone: Bool) {
    let time = Clock.microseconds - start
    print(
      "  \(name)\(String(repeating: " ", count: max(1, 46 - name.count)))\(Spread([time]).text(0.5)) ms"
    )
    if !isGone { complaints.append("\(name): something is still there") }
  }

  private func enter(_ server: Server, port: Int) throws -> ClientProcess {
    let client = try ClientProcess(
      server.client(["-tt"], port: port), size: (100, 30), environment: ["TERM=xterm-256color"])
    client.answers = true
    client.wait(milliseconds: 10_000) { client.output.contains("\u{1B}[?1049h") || client.hasEnded }
    client.settle(quiet: 60, atMost: 1_000)
    return client
  }
}

/// Leftovers of a session: files of the account, and sockets of the server.
struct Leftovers {
  private let files: Set<String>

  init(_ setting: Setting) {
    guard setting.isThrowaway else {
      files = []
      return
    }
    let user = setting.user
    let folders = [
      "/tmp", "/var/tmp", "/dev/shm", "/run", setting.home, "/var/mail", "/var/spool/cron",
    ]
    files = Set(folders.flatMap { SmallFile.entries(of: $0, ownedBy: user) })
  }

  func count(beyond before: Leftovers, of server: Server) -> Int {
    words(beyond: before, of: server).count
  }

  func words(beyond before: Leftovers, of server: Server) -> [String] {
    let processes = server.descendants.map { "process \($0.words.joined(separator: " "))" }
    let galleries = ProcessTable.running(server.setting.gallery).map { "gallery \($0)" }
    return files.subtracting(before.files).sorted() + processes + galleries
      + sockets(of: server.port)
  }

  /// Connections of that port that are neither being listened for nor closed and remembered.
  private func sockets(of port: Int) -> [String] {
    let digits = String(port, radix: 16, uppercase: true)
    let suffix = ":" + String(repeating: "0", count: 4 - digits.count) + digits
    return SmallFile.text("/proc/net/tcp").split(separator: "\n").dropFirst().compactMap { line in
      let words = line.split(separator: " ")
      guard words.count > 3, words[1].hasSuffix(suffix), !["0A", "06"].contains(words[3]) else {
        return nil
      }
      return "socket \(words[1]) \(words[2]) \(words[3])"
    }
  }
}
