import Glibc

/// The program that the probe's shell starts, and its environment.
package struct ProbeStart {
  /// The job: `run …`, `gallery …` or `exec …` of the probe.
  package var words: [String]
  package var environment: [String]
  package var columns: UInt16
  package var rows: UInt16
  /// The speed in the settings of the terminal; nil leaves it alone.
  package var speed: speed_t?

  package init(
    _ words: [String], environment: [String] = [], columns: UInt16 = 120, rows: UInt16 = 40
  ) {
    self.words = words
    self.environment = environment
    self.columns = columns
    self.rows = rows
  }

  /// Where the running program is, and beside it the probe and the gallery.
  package static var folder: String {
    var path = [CChar](repeating: 0, count: 4_096)
    let count = readlink("/proc/self/exe", &path, path.count - 1)
    let bytes = path.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
    let folder = String(decoding: bytes, as: UTF8.self).split(separator: "/").dropLast()
    return "/" + folder.joined(separator: "/")
  }

  func spawn(terminal: Int32, reports: Int32, orders: Int32, errors: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for standard in Int32(0)...2 { posix_spawn_file_actions_adddup2(&actions, terminal, standard) }
    posix_spawn_file_actions_adddup2(&actions, reports, 3)
    posix_spawn_file_actions_adddup2(&actions, orders, 4)
    posix_spawn_file_actions_adddup2(&actions, errors, 5)
    let program = Self.folder + "/gallery-probe"
    var arguments: [UnsafeMutablePointer<CChar>?] =
      ([program, "session", "shell"] + words).map { word in strdup(word) }
    arguments.append(nil)
    // The crash is the point; a report of it would take seconds.
    var environment: [UnsafeMutablePointer<CChar>?] =
      (["SWIFT_BACKTRACE=enable=no"] + environment).map { word in strdup(word) }
    environment.append(nil)
    defer { for word in arguments + environment { free(word) } }
    var child: pid_t = 0
    let error = posix_spawn(&child, program, &actions, nil, arguments, &environment)
    guard error == 0 else { throw ProbeTerminal.Failure.setup("\(program): error \(error)") }
    return child
  }
}

extension ProbeTerminal {
  /// Moves a descriptor out of the way of those that the job is given, closed on exec.
  static func high(_ descriptor: Int32) throws -> Int32 {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 100)
    close(descriptor)
    guard copy >= 0 else { throw Failure.setup("fcntl") }
    return copy
  }

  static func pipe() throws -> (Int32, Int32) {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { throw Failure.setup("pipe") }
    return (try high(ends[0]), try high(ends[1]))
  }
}
