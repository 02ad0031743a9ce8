import Glibc

/// One attempt on one server: the traps, and their catch.
final class Scene {
  let server: Server
  let number: Int
  /// The output of every started program.
  private(set) var returned: [UInt8] = []
  /// Descriptions of what went wrong, in the order in which it was seen.
  private(set) var evidence: [String] = []
  /// Paths that must not come to exist.
  var canaries: [String] = []
  /// Values that no variable of the session may have.
  var unwanted: [String] = []
  /// A listener on the server's side that must not be reached.
  let listener: (descriptor: Int32, port: Int)
  private var scanned = 0
  /// Whether the terminal's name is one that may be refused, with a sentence.
  var hasOddName = false
  /// Sessions that were requested with a terminal.
  private(set) var visits = 0

  init(_ server: Server, _ number: Int) throws {
    self.server = server
    self.number = number
    listener = try Socket.listen()
    canaries = [canary]
    unwanted = [mark]
  }

  deinit { close(listener.descriptor) }

  var setting: Setting { server.setting }
  /// A path in a folder that the account may write to.
  var canary: String { "\(setting.folder)/canaries/\(server.kind.rawValue)-\(number)" }
  /// A file on this side for transfers.
  var mine: String { "\(setting.folder)/mine-\(server.kind.rawValue)-\(number)" }
  /// A word that no environment has.
  var mark: String { "gsmark\(number)x" }
  /// A shell's answer to the payload.
  private var sum: String { "gs\(number + 90_210_000)s" }
  /// A line for a shell: it leaves a file, shows a secret, and does a sum.
  var payload: String {
    "touch \(canary); cat \(setting.secretPath); echo gs$((\(number)+90210000))s"
  }

  func note(_ words: String) {
    if !evidence.contains(words) { evidence.append(words) }
  }

  /// Runs a program without a terminal until it ends, typing nothing but `input`.
  @discardableResult
  func run(
    _ words: [String], input: String = "", environment: [String] = [], seconds: Int = 8
  ) throws -> ClientProcess {
    let client = try ClientProcess(words, input: Array(input.utf8), environment: environment)
    client.wait(milliseconds: seconds * 1_000) {
      scan()
      return client.hasEnded
    }
    finish(client)
    return client
  }

  @discardableResult
  func ssh(_ options: [String] = [], _ command: String..., input: String = "") throws
    -> ClientProcess
  {
    try run(server.client(["-T"] + options, command: command), input: input)
  }

  /// Comes with a terminal, types one text after the other, and goes.
  func visit(
    _ options: [String] = [], command: [String] = [], terminal: String = "xterm-256color",
    environment: [String] = [], user: String? = nil, typing texts: [String] = []
  ) throws {
    let client = try enter(
      options, command: command, terminal: terminal, environment: environment, user: user)
    for text in texts where !client.hasEnded {
      client.type(text)
      client.settle(quiet: 60, atMost: 2_000)
    }
    if texts.isEmpty { awaitPrompt(client) } else { awaitShell(client) }
    scan(now: true)
    finish(client)
  }

  /// The server cannot give one, so nothing was tried.
  struct NoTerminal: Error {}

  /// Connects with a terminal and stays.
  func enter(
    _ options: [String] = [], command: [String] = [], terminal: String = "xterm-256color",
    environment: [String] = [], user: String? = nil, port: Int? = nil,
    size: (columns: UInt16, rows: UInt16) = (100, 30)
  ) throws -> ClientProcess {
    guard setting.hasTerminals else { throw NoTerminal() }
    let client = try ClientProcess(
      server.client(["-tt"] + options, user: user, port: port, command: command), size: size,
      environment: ["TERM=\(terminal)"] + environment)
    client.answers = true
    visits += 1
    // Only the alternate screen proves the gallery; a shell never enters it.
    client.wait(milliseconds: 10_000) {
      client.hasEnded || client.output.contains("\u{1B}[?1049h")
        || server.kind == .control && !client.output.isEmpty
    }
    client.settle(quiet: 100, atMost: 3_000)
    return client
  }

  /// The control's server greets before it starts the shell, whose environment is needed.
  func awaitPrompt(_ client: ClientProcess) {
    guard server.kind == .control else { return }
    client.wait(milliseconds: 3_000) {
      client.hasEnded || client.output.contains("$ ") || client.output.contains("# ")
    }
  }

  /// Gives the control's shell the time that it needs for an answer.
  func awaitShell(_ client: ClientProcess) {
    guard server.kind == .control else { return }
    client.wait(milliseconds: 2_000) { client.hasEnded || client.output.contains(sum) }
  }

  /// Keeps the output, and ends the process if it still runs.
  func finish(_ client: ClientProcess) {
    client.move(milliseconds: 0)
    returned += client.output
    client.forget()
    client.end()
  }

  /// Counts the content of a file as received.
  func receive(_ path: String) {
    returned += SmallFile.bytes(path)
    unlink(path)
  }

  /// The session's own process: the gallery, or the control's shell.
  var session: pid_t? {
    server.started.last?.id
  }

  /// Looks at the visitors' processes, now and then.
  func scan(now: Bool = false) {
    guard now || Clock.now - scanned > 40 else { return }
    scanned = Clock.now
    for entry in server.started {
      if server.kind != .control, !isExpected(entry) {
        note("a process: \(entry.words.joined(separator: " "))")
      }
      for variable in ProcessTable.environment(of: entry.id) {
        let isUnwanted = unwanted.contains(where: variable.contains)
        if isUnwanted || variable.hasPrefix("SSH_AUTH_SOCK=") || variable.hasPrefix("DISPLAY=") {
          note("a variable: \(variable.prefix { $0 != "=" })")
        }
      }
    }
  }

  /// The gallery, and the processes of the moment before it: `sh` with the forced command, the shipped shell, its
  /// `env`.
  private func isExpected(_ entry: ProcessTable.Entry) -> Bool {
    entry.program == setting.gallery
      || entry.words.prefix(2).contains(setting.shell)
      || entry.words.first == "/usr/bin/env" && entry.words.contains(setting.gallery)
      || entry.words.count == 3 && entry.words[1] == "-c"
        && (entry.words[2] == "exec \(setting.shell)"
          || entry.words[2].hasPrefix("exec \(setting.gallery) "))
  }

  /// Whether anything connected to the listener.
  var isReached: Bool {
    let visitor = accept(listener.descriptor, nil, nil)
    guard visitor >= 0 else { return false }
    close(visitor)
    return true
  }

  /// Everything that went into the traps.
  func judge() -> [String] {
    for path in canaries where SmallFile.exists(path) { note("a file: \(path)") }
    if returned.contains(setting.secret) { note("the secret came back") }
    if returned.contains(sum) { note("a shell answered") }
    if isReached { note("somebody was reached") }
    return evidence
  }

  /// A short version of the visitor's screen.
  var shown: String {
    if returned.contains("\u{1B}[?1049h") { return "the gallery" }
    let text = String(decoding: returned, as: UTF8.self)
    let line = text.split(whereSeparator: \.isNewline).first { !$0.hasPrefix("Warning:") } ?? ""
    return String(line.unicodeScalars.filter { $0.value >= 32 && $0.value < 127 }.prefix(90))
  }

  /// Whether the server was up, let the visitor in, and showed the expected text.
  var arrived: Bool {
    if visits > 0, server.kind != .control, !hasOddName, !returned.contains("\u{1B}[?1049h") {
      return false
    }
    let refusals = [
      "Permission denied (", "Connection refused", "Connection reset", "Connection timed out",
      "kex_exchange_identification", "Host key verification failed", "Too many authentication",
    ]
    return !refusals.contains(where: returned.contains)
  }
}
