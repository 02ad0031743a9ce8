import Glibc

/// The system calls of a session once it has started, seen by strace.
struct SystemCalls {
  let setting: Setting
  private(set) var complaints: [String] = []

  init(_ setting: Setting) { self.setting = setting }

  mutating func run() throws {
    for words in ["demo --kiosk", "browse --kiosk tag/filled", "browse --kiosk --allow-copy"] {
      judge(try record(try server(words), typing: Self.keys), of: words)
    }
    try runFollower()
    // A shell does all of it: the search must find it there.
    let control = try Self.breaches(
      in: record(
        Server(.control, setting, number: 50),
        typing: ["cat \(setting.secretPath) >\(setting.home)/x; :\r"]))
    print("  breaches \(complaints.count); of the control \(control.count)")
    if control.isEmpty {
      complaints.append("the control's trace shows nothing: this proves nothing")
    }
    unlink("\(setting.home)/x")
  }

  /// A follower, whose presenter leaves and is replaced by another.
  private mutating func runFollower() throws {
    let socket = "\(setting.folder)/presented"
    func present() throws -> ClientProcess {
      let presenter = try ClientProcess(
        [setting.gallery, "present", "--socket", socket, "tag/filled"], size: (100, 30),
        environment: ["TERM=xterm-256color"])
      presenter.wait(milliseconds: 10_000) { SmallFile.exists(socket) || presenter.hasEnded }
      // The account is in no group of this one's.
      chmod(socket, 0o666)
      return presenter
    }
    let server = try server("follow --kiosk \(socket)")
    var presenter = try present()
    defer { presenter.end(SIGTERM) }
    let trace = try record(server, typing: Self.keys) { client in
      presenter.end(SIGTERM)
      presenter = try present()
      let seen = client.output.count
      client.wait(milliseconds: 10_000) {
        presenter.move(milliseconds: 0)
        return client.output.count > seen
      }
    }
    judge(trace, of: "follow --kiosk", mayTakeSockets: true)
    if !trace.contains("recvmsg(") { complaints.append("the follower looked for nobody") }
  }

  private func server(_ words: String) throws -> Server {
    try Server(.hardened, setting, number: 50) {
      $0.hasPrefix("ForceCommand ") ? "ForceCommand exec \(setting.gallery) \(words)" : $0
    }
  }

  private mutating func judge(_ trace: String, of words: String, mayTakeSockets: Bool = false) {
    let calls = Self.counts(in: trace)
    guard calls["read", default: 0] > 0, calls["write", default: 0] > 0 else {
      complaints.append("\(words): there is no trace: \(trace.prefix(300))")
      return
    }
    let list = calls.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    let refusals = Self.refusals(in: trace)
    print(
      "  \(words): \(calls.values.reduce(0, +)) calls after the start, \(refusals.count) refused: \(list)"
    )
    complaints += refusals.map { "\(words): refused: \($0)" }
    complaints += Self.breaches(in: trace, mayTakeSockets: mayTakeSockets).map { "\(words): \($0)" }
  }

  /// Calls that the kernel refused the gallery: its list of allowed calls lacks one.
  private static func refusals(in trace: String) -> [Substring] {
    lines(trace).map(\.line).filter { $0.contains("= -1 EPERM") || $0.contains("= -1 ENOSYS") }
  }

  /// Every key that does something, and some that must not.
  private static let keys: [String] =
    [
      "j", "k", "\t", " ", "\r", "\u{1D}", "m", "x", "f", "m", "t", "D", "C", "L", "i", "i", "?",
      "\u{1B}",
      "/tag\r", ":theme\r", "y", "Y", "o", "e", "w", "s", "!", "\u{1A}", "\u{1C}", "\u{C}",
      "\u{1B}[<0;10;5M",
      "\u{1B}[<0;10;5m", "\u{1B}[200~/etc/passwd\u{1B}[201~",
    ]

  /// - Parameter interlude: run once everything is typed.
  private func record(
    _ server: Server, typing keys: [String], interlude: (ClientProcess) throws -> Void = { _ in }
  ) throws -> String {
    let client = try ClientProcess(
      server.client(["-tt"]), size: (120, 40), environment: ["TERM=xterm-256color"])
    client.answers = true
    client.wait(milliseconds: 10_000) { !client.output.isEmpty || client.hasEnded }
    client.settle(quiet: 300)
    // A follower's broker is started by it.
    guard let session = server.galleries.min() ?? server.started.last?.id else {
      throw CheckFailure("there was no session: \(client.text.prefix(200))")
    }
    let path = "\(setting.folder)/trace-\(server.kind.rawValue)"
    let tracer = try ClientProcess(
      ["strace", "-f", "-s", "80", "-o", path, "-p", "\(session)"])
    tracer.wait(milliseconds: 10_000) { tracer.output.contains("attached") || tracer.hasEnded }
    guard !tracer.hasEnded else { throw CheckFailure("strace: \(tracer.text)") }
    for key in keys {
      client.type(key)
      client.settle(quiet: 40, atMost: 1_000)
    }
    try interlude(client)
    client.resize(columns: 80, rows: 24)
    client.settle(quiet: 60)
    client.type("\u{1B}\u{1B}")
    client.settle(quiet: 300)
    client.type("qq")
    client.wait(milliseconds: 2_000) { client.hasEnded }
    client.end()
    tracer.wait(milliseconds: 5_000) { tracer.hasEnded }
    tracer.end(SIGTERM)
    return SmallFile.text(path)
  }

  /// Programs started, connections made, files opened for writing, made, renamed or removed.
  ///
  /// - Parameter mayTakeSockets: whether it asks another process for connected sockets.
  static func breaches(in trace: String, mayTakeSockets: Bool = false) -> [String] {
    let passed: Set<Substring> = mayTakeSockets ? ["sendto"] : []
    let never: Set<Substring> = [
      "execve", "execveat", "connect", "socket", "bind", "listen", "sendto", "creat", "unlink",
      "unlinkat", "rename", "renameat", "renameat2", "mkdir", "mkdirat", "link", "linkat",
      "symlink",
      "symlinkat", "mknod", "mknodat", "chmod", "fchmod", "fchmodat", "chown", "truncate",
      "ftruncate",
      "fork", "vfork", "ptrace", "mount", "setuid", "io_uring_setup", "bpf", "process_vm_writev",
    ]
    return lines(trace).compactMap { name, line in
      let isOpen = ["open", "openat", "openat2"].contains(name)
      let writes = ["O_WRONLY", "O_RDWR", "O_CREAT", "O_TRUNC", "O_APPEND"].contains {
        line.contains($0)
      }
      return never.contains(name) && !passed.contains(name) || isOpen && writes
        ? "a call of a session: \(line)" : nil
    }
  }

  private static func counts(in trace: String) -> [Substring: Int] {
    lines(trace).reduce(into: [:]) { counts, line in counts[line.name, default: 0] += 1 }
  }

  /// `PID name(arguments) = result`, a line each.
  private static func lines(_ trace: String) -> [(name: Substring, line: Substring)] {
    trace.split(separator: "\n").compactMap { line in
      let words = line.drop { $0.isNumber || $0 == " " }
      guard let end = words.firstIndex(of: "("), words.first?.isLetter == true else { return nil }
      return (words[..<end], words)
    }
  }
}
