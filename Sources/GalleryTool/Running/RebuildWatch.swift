import CPlatform

/// Notices that the program was built anew while it runs.
///
/// On Linux the kernel tells of changes beside the file; elsewhere the file is looked at when a key comes. A clock runs
/// only between the first sight of another file and the second one that finds it the same.
struct RebuildWatch: ~Copyable {
  /// What a look found.
  enum Finding: Hashable {
    case nothingNew
    /// Another file, which may still be written: look again after ``timeout``.
    case settling
    /// Another file, whole and the same as at the last look, that somebody has open for writing; the kernel tells when it
    /// is let go.
    case busy
    /// Another file, whole, and the same as at the last look.
    case rebuilt
  }

  /// Milliseconds between two looks at a file that is new.
  static let timeout = 150

  /// nil where it cannot be found: then nothing is noticed.
  private let file: ProgramFile?
  /// Readable when something changed beside the file; -1 where the kernel does not tell.
  let descriptor: Int32
  private let first: ProgramFile.Identity?
  private var candidate: ProgramFile.Identity?
  /// A file that is no program, or did not start: not worth another look until it changes.
  private var rejected: ProgramFile.Identity?
  private(set) var finding = Finding.nothingNew
  /// When the file was looked at last.
  private var lookedAt = ContinuousClock.now

  /// - Parameters:
  ///   - rejected: a file that did not start.
  ///   - log: another file of whose changes is told as well.
  init(_ file: ProgramFile?, rejected: ProgramFile.Identity? = nil, log: String? = nil) {
    self.file = file
    self.rejected = rejected
    first = file?.identity
    let folders = file.map { [$0.path, log].compactMap(\.self).map(Self.folder) }
    descriptor = folders.map(Platform.watch) ?? -1
  }

  deinit {
    if descriptor >= 0 { _ = close(descriptor) }
  }

  /// Milliseconds until a file that is new has to be looked at again, 0 where it is time; nil while there is none.
  var timeLeft: Int? {
    guard finding == .settling else { return nil }
    return max(0, Self.timeout - (ContinuousClock.now - lookedAt).milliseconds)
  }

  /// Whether something changed beside the file since the last look, or nobody tells.
  ///
  /// Asked when a key comes: keys that keep coming would hide what the descriptor has to say.
  func hasNews() -> Bool { descriptor < 0 || drain() }

  /// Looks at the file once.
  mutating func look() -> Finding {
    _ = drain()
    lookedAt = ContinuousClock.now
    guard let file else { return .nothingNew }
    let now = file.identity
    let known = candidate
    candidate = now
    if now == nil || now == first || now == rejected {
      finding = .nothingNew
    } else if now != known {
      finding = .settling
    } else if file.isWhole {
      finding = file.isOpenForWriting ? .busy : .rebuilt
    } else {
      finding = .nothingNew
      rejected = now
    }
    return finding
  }

  /// Takes what the kernel told; whether that was anything.
  private func drain() -> Bool {
    guard descriptor >= 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    var isAny = false
    while unsafe read(descriptor, &bytes, bytes.count) > 0 { isAny = true }
    return isAny
  }

  private static func folder(of path: String) -> String {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    return folder.isEmpty ? "/" : folder
  }
}

/// What whoever builds the gallery while it runs says of the last build: its errors, a line each, in a file that is
/// replaced as a whole; empty where there are none.
struct BuildLog {
  let path: String
  private var seen: ProgramFile.Identity?

  init(path: String) {
    self.path = path
  }

  /// The errors, where the file is another one than at the last look; nil where it is the same.
  mutating func news() -> [String]? {
    let now = ProgramFile(path: path).identity
    guard now != seen else { return nil }
    seen = now
    let bytes = (try? Disk.bytes(ofFile: path, limit: Self.mostBytes)) ?? []
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .prefix(Self.mostLines).map { safe(String($0)) }
  }

  private static let mostBytes = 1 << 16
  /// A toast is no page.
  private static let mostLines = 4
}

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
