#if os(Linux)
  import CPlatform

  /// An open directory stream (readdir(3)).
  typealias DirectoryStream = OpaquePointer

  extension Platform {
    /// The file actions of a child process (posix_spawn(3)).
    typealias SpawnActions = posix_spawn_file_actions_t

    /// Uninitialized file actions.
    static var spawnActions: SpawnActions { unsafe posix_spawn_file_actions_t() }

    /// The attributes of a child process (posix_spawn(3)).
    typealias SpawnAttributes = posix_spawnattr_t

    /// Uninitialized attributes.
    static var spawnAttributes: SpawnAttributes { posix_spawnattr_t() }

    /// The flags of a child in its own session, with its own signals: `POSIX_SPAWN_SETSID`, which not every C library
    /// declares, and those of ``spawnsWithSignalsOfItsOwn``.
    static var spawnsInSessionOfItsOwn: Int16 { 0x80 | spawnsWithSignalsOfItsOwn }

    /// The last change of a file's content (stat(2)).
    static func lastChange(_ status: stat) -> timespec { status.st_mtim }

    /// The kind of a stream socket (socket(2)).
    static var streamSocket: Int32 {
      #if canImport(Glibc)
        Int32(SOCK_STREAM.rawValue)
      #else
        SOCK_STREAM
      #endif
    }

    /// Makes writing to a closed reader an error instead of a signal, where that is a setting of the socket.
    static func silenceSignals(of socket: Int32) {}

    /// The flags of send(2) that do the same elsewhere: `MSG_NOSIGNAL`.
    static var sendFlags: Int32 { 0x4000 }

    /// Whether any process has a file open for writing, as far as the system reports: it could not be run (`ETXTBSY`,
    /// execve(2)).
    static func isOpenForWriting(_ path: String) -> Bool {
      // `F_SETSIG` and `F_SETLEASE` (fcntl.h), which not every C library declares.
      let (setLeaseSignal, setLease): (Int32, Int32) = (10, 1024)
      let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
      guard descriptor >= 0 else { return false }
      defer { _ = close(descriptor) }
      // A read lease is refused while there is a writer (fcntl(2), F_SETLEASE). A writer that arrives meanwhile
      // waits, and raises a signal: here one that is ignored by default.
      guard fcntl(descriptor, setLeaseSignal, SIGURG) == 0 else { return false }
      guard fcntl(descriptor, setLease, Int32(F_RDLCK)) != 0 else {
        _ = fcntl(descriptor, setLease, Int32(F_UNLCK))
        return false
      }
      return errno == EAGAIN
    }

    /// A descriptor that is readable after a change in one of the folders; -1 if the kernel does not report changes.
    static func watch(folders: [String]) -> Int32 {
      let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { return -1 }
      for folder in folders {
        guard watch(folder, with: descriptor) else {
          _ = close(descriptor)
          return -1
        }
      }
      return descriptor
    }

    /// Watches another folder with a descriptor of ``watch(folders:)``; returns whether the kernel does.
    static func watch(_ folder: String, with descriptor: Int32) -> Bool {
      let events =
        UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_ATTRIB)
        | UInt32(IN_CREATE) | UInt32(IN_DELETE)
      return unsafe inotify_add_watch(descriptor, folder, events) >= 0
    }

    /// The resources of the process (getrusage(2)).
    static func getUsage(_ usage: inout rusage) -> Int32 {
      #if canImport(Glibc)
        unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      #else
        unsafe getrusage(RUSAGE_SELF, &usage)
      #endif
    }

    /// How many of the units that peak memory is counted in are a kilobyte.
    static var peakUnitsInKilobyte: Int { 1 }
  }
#endif
