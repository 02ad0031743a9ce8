#if canImport(Darwin)
  import CPlatform

  /// An open directory stream (readdir(3)).
  typealias DirectoryStream = UnsafeMutablePointer<DIR>

  extension Platform {
    typealias SpawnActions = posix_spawn_file_actions_t?
    typealias SpawnAttributes = posix_spawnattr_t?

    static var spawnActions: SpawnActions { nil }
    static var spawnAttributes: SpawnAttributes { nil }
    static var spawnsInSessionOfItsOwn: Int16 { 0x0400 | spawnsWithSignalsOfItsOwn }

    static func lastChange(_ status: stat) -> timespec { status.st_mtimespec }

    static var streamSocket: Int32 { SOCK_STREAM }
    static var sendFlags: Int32 { 0 }

    static func silenceSignals(of socket: Int32) {
      var isOn: Int32 = 1
      _ = unsafe setsockopt(
        socket, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    }

    // The kernel does not report writers, and changes only by descriptors of files.
    static func isOpenForWriting(_ path: String) -> Bool { false }
    static func watch(folders: [String]) -> Int32 { -1 }
    static func watch(_ folder: String, with descriptor: Int32) -> Bool { false }

    static func getUsage(_ usage: inout rusage) -> Int32 { unsafe getrusage(RUSAGE_SELF, &usage) }
    static var peakUnitsInKilobyte: Int { 1024 }
  }
#endif
