import Glibc

/// Clients that fall silent and close nothing: stopped, or with a network that drops their packets.
///
/// sshd sends no keep-alives, so only the gallery can end a visit. A control beside each visit, on a gallery without a
/// limit, must outlast it; otherwise something else ended both.
struct Silence {
  let setting: Setting
  private(set) var complaints: [String] = []
  /// Seconds that a terminal may be silent.
  private let limit: Int
  /// The most milliseconds to wait.
  private let timeout: Int

  /// In a tenth of the time.
  static func inShort(_ setting: Setting) -> Silence {
    Silence(setting: setting, limit: 3, timeout: 15_000)
  }

  /// With the default limit.
  static func inFull(_ setting: Setting) -> Silence {
    Silence(setting: setting, limit: 30, timeout: 45_000)
  }

  private init(setting: Setting, limit: Int, timeout: Int) {
    self.setting = setting
    self.limit = limit
    self.timeout = timeout
  }

  private static let ways:
    [(name: String, strike: @Sendable (DelayingProxy, ClientProcess) -> Void)] = [
      ("the visitor's ssh is stopped", { _, client in kill(client.process, SIGSTOP) }),
      ("what is sent either way is dropped", { proxy, _ in proxy.tell(.silence) }),
    ]

  mutating func run() throws {
    let server = try server(silence: limit, number: 31)
    let control = try self.server(silence: 0, number: 32)
    for way in Self.ways {
      // One client does not answer while the other connects, so the one without a limit goes first.
      let other = try Visit(control)
      let judged = try Visit(server)
      defer {
        judged.end()
        other.end()
      }
      guard !server.galleries.isEmpty, !control.galleries.isEmpty else {
        complaints.append("\(way.name): there was no session: \(judged.client.text.prefix(200))")
        continue
      }
      let start = Clock.now
      way.strike(other.proxy, other.client)
      way.strike(judged.proxy, judged.client)
      let isGone = Clock.wait(milliseconds: timeout) {
        judged.client.move(milliseconds: 0)
        return server.galleries.isEmpty
      }
      let text = "\(way.name), \(limit) s of silence"
      print(
        "  \(text)\(String(repeating: " ", count: max(1, 59 - text.count)))\(Clock.now - start) ms")
      if !isGone { complaints.append("\(way.name): the gallery is still there") }
      if control.galleries.isEmpty {
        complaints.append("\(way.name): one that asks nobody is gone too, so this proves nothing")
      }
    }
  }

  private func server(silence seconds: Int, number: Int) throws -> Server {
    try Server(.hardened, setting, number: number) { line in
      if line.hasPrefix("ForceCommand ") {
        return "ForceCommand exec \(setting.gallery) demo --kiosk --silence-limit \(seconds)"
      }
      return line.hasPrefix("ClientAliveInterval ") ? "ClientAliveInterval 0" : line
    }
  }

  /// A visitor over a connection that can be cut, whose terminal has answered.
  private struct Visit {
    let proxy: DelayingProxy
    let client: ClientProcess

    init(_ server: Server) throws {
      proxy = try DelayingProxy(to: server.port)
      client = try ClientProcess(
        server.client(["-tt"], port: proxy.port), size: (100, 30),
        environment: ["TERM=xterm-256color"])
      client.answers = true
      client.wait(milliseconds: 10_000) {
        client.hasEnded || client.output.contains("\u{1B}[?1049h")
      }
      client.settle(quiet: 60, atMost: 1_000)
    }

    func end() {
      proxy.tell(.stop)
      client.end()
    }
  }
}
