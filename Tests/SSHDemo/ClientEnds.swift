import Glibc
import Synchronization

extension ClientProcess {
  /// Both ends of a program's streams: a terminal, or two pipes.
  final class Ends {
    /// The end that stays here.
    let mine: Int32
    private var theirs: [Int32]
    /// The terminal's path, which makes it the controlling one of the process that opens it.
    private let terminal: String?

    /// One at a time: a descriptor that is not yet closed on exec would leak into another thread's program.
    private static let turn = Mutex(())

    init(_ size: (columns: UInt16, rows: UInt16)?, input: [UInt8]) throws {
      var (first, second): (Int32, Int32) = (-1, -1)
      if let size {
        var window = winsize(ws_row: size.rows, ws_col: size.columns, ws_xpixel: 0, ws_ypixel: 0)
        let isThere = Self.turn.withLock { _ in
          guard openpty(&first, &second, nil, nil, &window) == 0 else { return false }
          Self.close(onExec: [first, second])
          return true
        }
        guard isThere else { throw CheckFailure("there is no terminal to be had") }
        terminal = SmallFile.destination("/proc/self/fd/\(second)")
        mine = first
        theirs = [second]
      } else {
        var answer: [Int32] = [-1, -1]
        var question: [Int32] = [-1, -1]
        let isThere = Self.turn.withLock { _ in
          guard pipe(&answer) == 0, pipe(&question) == 0 else { return false }
          Self.close(onExec: answer + question)
          return true
        }
        guard isThere else { throw CheckFailure("there is no pipe to be had") }
        _ = write(question[1], input, input.count)
        terminal = nil
        mine = answer[0]
        theirs = [question[0], answer[1], question[1]]
      }
    }

    private static func close(onExec descriptors: [Int32]) {
      for descriptor in descriptors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    }

    /// Starts a program as the leader of a session of its own; only its own end stays open here.
    func start(_ words: [String], environment: [String]) throws -> pid_t {
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      // POSIX_SPAWN_SETSID, which the headers show to GNU programs alone.
      Signals.makeUsual(&attributes, besides: 0x80)
      if let terminal {
        posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
      } else {
        posix_spawn_file_actions_adddup2(&actions, theirs[0], 0)
        posix_spawn_file_actions_adddup2(&actions, theirs[1], 1)
      }
      posix_spawn_file_actions_adddup2(&actions, 1, 2)
      var arguments: [UnsafeMutablePointer<CChar>?] = words.map { word in strdup(word) } + [nil]
      // The variables that a terminal's shell has set, and none of this process.
      let base = ["PATH=/usr/bin:/bin:/usr/sbin", "HOME=/nonexistent", "LC_ALL=C.UTF-8"]
      var variables: [UnsafeMutablePointer<CChar>?] =
        (base + environment).map { word in strdup(word) } + [nil]
      defer { for word in arguments + variables { free(word) } }
      var child: pid_t = 0
      let error = posix_spawnp(&child, words[0], &actions, &attributes, &arguments, &variables)
      for descriptor in theirs { Glibc.close(descriptor) }
      theirs = []
      guard error == 0 else { throw CheckFailure("\(words[0]) does not start: error \(error)") }
      return child
    }
  }
}

/// Signals as a shell hands them on. Threads of a pool block most of them, and writers to pipes ignore one.
enum Signals {
  static func makeUsual(_ attributes: inout posix_spawnattr_t, besides flags: Int16 = 0) {
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | flags)
  }
}
