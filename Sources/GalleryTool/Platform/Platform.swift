import CPlatform

/// An open directory stream (readdir(3)).
#if canImport(Darwin)
  typealias DirectoryStream = UnsafeMutablePointer<DIR>
#else
  typealias DirectoryStream = OpaquePointer
#endif

/// The differences between systems: types, calls and numbers under one name.
enum Platform {
  /// The file actions of a child process (posix_spawn(3)).
  #if canImport(Darwin)
    typealias SpawnActions = posix_spawn_file_actions_t?
  #else
    typealias SpawnActions = posix_spawn_file_actions_t
  #endif

  /// Uninitialized file actions.
  static var spawnActions: SpawnActions {
    #if canImport(Darwin)
      nil
    #else
      unsafe posix_spawn_file_actions_t()
    #endif
  }

  /// Uninitialized attributes of a child process (posix_spawn(3)).
  #if canImport(Darwin)
    static var spawnAttributes: posix_spawnattr_t? { nil }
  #else
    static var spawnAttributes: posix_spawnattr_t { posix_spawnattr_t() }
  #endif

  /// The flags of a child in its own session, with its own signals: `POSIX_SPAWN_SETSID`, which not every C library
  /// declares, `POSIX_SPAWN_SETSIGMASK` and `POSIX_SPAWN_SETSIGDEF`.
  static var spawnsInSessionOfItsOwn: Int16 {
    #if canImport(Darwin)
      0x0400 | spawnsWithSignalsOfItsOwn
    #else
      0x80 | spawnsWithSignalsOfItsOwn
    #endif
  }

  /// The flags of a child with its own signals: `POSIX_SPAWN_SETSIGMASK` and `POSIX_SPAWN_SETSIGDEF`.
  static var spawnsWithSignalsOfItsOwn: Int16 { 0x08 | 0x04 }

  /// A thread before its creation (pthread_create(3)).
  #if canImport(Glibc)
    typealias NewThread = pthread_t
  #else
    typealias NewThread = pthread_t?
  #endif

  static var newThread: NewThread {
    #if canImport(Glibc)
      pthread_t()
    #else
      nil
    #endif
  }

  /// The last change of a file's content (stat(2)).
  static func lastChange(_ status: stat) -> timespec {
    #if canImport(Darwin)
      status.st_mtimespec
    #else
      status.st_mtim
    #endif
  }
}

// Sockets.
extension Platform {
  /// The kind of a stream socket (socket(2)).
  static var streamSocket: Int32 {
    #if canImport(Glibc)
      Int32(SOCK_STREAM.rawValue)
    #else
      SOCK_STREAM
    #endif
  }

  /// Makes writing to a closed reader an error instead of a signal, where that is a setting of the socket.
  static func silenceSignals(of socket: Int32) {
    #if canImport(Darwin)
      var isOn: Int32 = 1
      _ = unsafe setsockopt(
        socket, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  /// The flags of send(2) that do the same elsewhere.
  static var sendFlags: Int32 {
    #if canImport(Darwin)
      0
    #else
      // MSG_NOSIGNAL of Linux.
      0x4000
    #endif
  }
}

// Changes of files.
extension Platform {
  /// Whether any process has a file open for writing, as far as the system reports: it could not be run (`ETXTBSY`,
  /// execve(2)).
  static func isOpenForWriting(_ path: String) -> Bool {
    #if os(Linux)
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
    #else
      return false
    #endif
  }

  /// A descriptor that is readable after a change in one of the folders; -1 if the kernel does not report changes.
  static func watch(folders: [String]) -> Int32 {
    #if os(Linux)
      let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { return -1 }
      for folder in folders {
        guard watch(folder, with: descriptor) else {
          _ = close(descriptor)
          return -1
        }
      }
      return descriptor
    #else
      return -1
    #endif
  }

  /// Watches another folder with a descriptor of ``watch(folders:)``; returns whether the kernel does.
  static func watch(_ folder: String, with descriptor: Int32) -> Bool {
    #if os(Linux)
      let events =
        UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_ATTRIB)
        | UInt32(IN_CREATE) | UInt32(IN_DELETE)
      return unsafe inotify_add_watch(descriptor, folder, events) >= 0
    #else
      return false
    #endif
  }
}

/// The resources that the process has used so far.
struct ProcessUsage: Hashable {
  /// The time of all its threads on processors, in its own code.
  let nanoseconds: Int
  /// The peak memory of the process.
  let peakKilobytes: Int

  static var current: ProcessUsage {
    var usage = rusage()
    #if canImport(Glibc)
      _ = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
      _ = unsafe getrusage(RUSAGE_SELF, &usage)
    #endif
    let time =
      (Int(usage.ru_utime.tv_sec) + Int(usage.ru_stime.tv_sec)) * 1_000_000_000
      + (Int(usage.ru_utime.tv_usec) + Int(usage.ru_stime.tv_usec)) * 1000
    #if canImport(Darwin)
      let kilobytes = usage.ru_maxrss / 1024
    #else
      let kilobytes = usage.ru_maxrss
    #endif
    return ProcessUsage(nanoseconds: time, peakKilobytes: kilobytes)
  }
}
