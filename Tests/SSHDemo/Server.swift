import Glibc

/// A real sshd on 127.0.0.1 with a configuration of its own.
final class Server {
  enum Kind: String, CaseIterable {
    /// The shipped configuration.
    case hardened
    /// The shipped drop-in for a machine's own server, after the distribution's defaults.
    case dropIn = "drop-in"
    /// The shipped configuration, open to anybody.
    case open
    /// No rules, only the account's login shell.
    case shell
    /// A shell and every default, where attempts succeed.
    case control
  }

  let kind: Kind
  let setting: Setting
  let port: Int
  private(set) var process: pid_t = 0
  private let user: uid_t

  /// Its own folder, beside those of others of its kind.
  let folder: String
  var log: String { SmallFile.text(folder + "/log") }

  /// Starts one on a port of its own; several of a kind, each by a number.
  init(_ kind: Kind, _ setting: Setting, number: Int = 0, change: (String) -> String = { $0 })
    throws
  {
    self.kind = kind
    self.setting = setting
    user = setting.user
    folder = "\(setting.folder)/\(kind.rawValue)-\(number)"
    let (socket, port) = try Socket.listen()
    close(socket)
    self.port = port
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
      throw CheckFailure("\(folder) cannot be made")
    }
    let lines = SmallFile.text("\(setting.folder)/\(kind.rawValue)/sshd_config")
      .split(separator: "\n")
      .map {
        $0.hasPrefix("ListenAddress ") ? "ListenAddress 127.0.0.1:\(port)" : change(String($0))
      }
    guard !lines.isEmpty else { throw CheckFailure("\(kind.rawValue): there are no rules") }
    try SmallFile.write(lines.joined(separator: "\n") + "\n", to: folder + "/sshd_config")
    try start()
  }

  /// One that shows every visitor the same, and not a tour.
  static func still(_ setting: Setting, number: Int) throws -> Server {
    try Server(.hardened, setting, number: number) {
      $0.hasPrefix("ForceCommand ")
        ? "ForceCommand exec \(setting.gallery) browse --kiosk tag/filled --ui-lang en" : $0
    }
  }

  deinit { stop() }

  func start() throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, 2, folder + "/log", O_WRONLY | O_CREAT | O_APPEND, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 2, 1)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    Signals.makeUsual(&attributes)
    let words = [setting.sshd, "-D", "-e", "-f", folder + "/sshd_config"]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { word in strdup(word) } + [nil]
    var environment: [UnsafeMutablePointer<CChar>?] = [strdup("PATH=/usr/sbin:/usr/bin:/bin"), nil]
    defer { for word in arguments + environment { free(word) } }
    let error = posix_spawn(&process, setting.sshd, &actions, &attributes, &arguments, &environment)
    guard error == 0 else { throw CheckFailure("\(setting.sshd) does not start: error \(error)") }
    let isUp = Clock.wait(milliseconds: 10_000) {
      // Somebody else may listen there.
      guard ProcessTable.isAlive(process),
        log.contains("Server listening"), let socket = Socket.connect(to: port)
      else { return false }
      close(socket)
      return true
    }
    guard isUp else { throw CheckFailure("\(kind.rawValue) does not listen: \(log)") }
  }

  /// Ends the listener and everything below it.
  func stop() {
    guard process > 0 else { return }
    let sessions = descendants
    kill(process, SIGKILL)
    for entry in sessions { kill(entry.id, SIGKILL) }
    reap()
  }

  /// Ends the listener as a service manager does: sessions stay.
  func endListener(_ signal: Int32) {
    guard process > 0 else { return }
    kill(process, signal)
    reap()
  }

  private func reap() {
    var status: Int32 = 0
    waitpid(process, &status, 0)
    process = 0
  }

  /// The processes below it that run as the account, apart from sshd's own: sessions, and their children. A login's
  /// system processes belong to root.
  var started: [ProcessTable.Entry] {
    descendants.filter {
      ($0.user == user || !setting.isRoot) && !$0.words.isEmpty && !$0.program.isEmpty
        && !$0.program.hasSuffix("/sshd")
    }
  }

  var descendants: [ProcessTable.Entry] { ProcessTable.descendants(of: process) }

  /// Galleries that run for its visitors.
  var galleries: [pid_t] { descendants.filter { $0.program == setting.gallery }.map(\.id) }

  /// The arguments of a client that visits it.
  func client(
    _ options: [String] = [], user: String? = nil, port: Int? = nil, command: [String] = []
  ) -> [String] {
    ["ssh", "-p", "\(port ?? self.port)"] + identity + options
      + ["\(user ?? setting.account)@127.0.0.1"] + command
  }

  /// The options by which visitor and server know each other, for scp and sftp too.
  var identity: [String] {
    let options = [
      "IdentitiesOnly=yes", "UserKnownHostsFile=\(setting.folder)/known_hosts",
      "GlobalKnownHostsFile=/dev/null", "StrictHostKeyChecking=yes", "HostKeyAlias=gs-check",
      "ControlPath=none", "BatchMode=yes", "ConnectTimeout=10",
    ]
    return ["-F", "none", "-i", setting.folder + "/client_key"] + options.flatMap { ["-o", $0] }
  }
}
