#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The program put in the place of this process, with other arguments and the same everything else.
struct Restart: Hashable {
  let file: ProgramFile
  /// With the name the process was started by.
  let arguments: [String]

  /// Does not return when it succeeds; why it failed when it does. No session is alive here.
  func run() -> String {
    var words: [UnsafeMutablePointer<CChar>?] = unsafe arguments.map { unsafe strdup($0) }
    unsafe words.append(nil)
    defer {
      for index in unsafe words.indices { unsafe free(words[index]) }
    }
    // Whoever wrote it may have it open still, or a process that it made at that moment: three seconds are enough on a
    // machine that is busy building.
    for _ in 0..<300 {
      _ = unsafe execv(file.path, words)
      guard errno == ETXTBSY else { break }
      usleep(10_000)
    }
    return StandardStreams.describe(errno)
  }
}
