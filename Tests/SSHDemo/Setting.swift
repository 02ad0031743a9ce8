import Glibc

/// The script's preparations: a folder for each server, an account, a program.
struct Setting: Sendable {
  /// Holds `client_key`, `known_hosts`, `home/`, and a folder for each server with its `sshd_config`.
  var folder = ""
  var account = ""
  /// The copy of the gallery that the forced command runs; nothing else runs this file.
  var gallery = ""
  var sshd = "/usr/sbin/sshd"
  /// The script behind `make ssh-demo`.
  var demo = ""
  /// Sessions of the crowd.
  var sessions = 50
  /// Round trips in milliseconds.
  var roundTrips = [0, 40, 150, 300, 1_500]

  var isRoot: Bool { getuid() == 0 }
  /// Whether a server of this user can give a visitor a terminal: to one whose group is not the terminals', only root can.
  var hasTerminals: Bool {
    guard !isRoot else { return true }
    var (first, second): (Int32, Int32) = (-1, -1)
    guard openpty(&first, &second, nil, nil, nil) == 0 else { return false }
    defer {
      close(first)
      close(second)
    }
    var status = stat()
    guard fstat(second, &status) == 0, let group = getgrnam("tty") else { return true }
    return status.st_gid == group.pointee.gr_gid
  }
  /// Whether the account was made for this run, with a writable home.
  var isThrowaway: Bool { isRoot }
  /// The account's user id.
  var user: uid_t { getpwnam(account)?.pointee.pw_uid ?? getuid() }
  var home: String { folder + "/home" }
  /// The shipped login shell.
  var shell: String { folder + "/demo-shell" }
  /// The file whose content must never be received.
  var secretPath: String { home + "/secret" }
  var secret: String { String(SmallFile.text(secretPath).prefix { !$0.isWhitespace }) }
}
