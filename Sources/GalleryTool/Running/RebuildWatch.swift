import CPlatform

/// Notices that the program was rebuilt while it runs.
///
/// On Linux the kernel reports changes in the file's folder; elsewhere the file is checked when a key arrives. A
/// timer runs only between the first check that finds another file and the second one that finds it unchanged.
struct RebuildWatch: ~Copyable {
  /// The result of a check.
  enum Finding: Hashable {
    case nothingNew
    /// A new file that may still be being written: check again after ``timeout``.
    case settling
    /// A new file, complete and unchanged since the last check, that another process has open for writing. The kernel
    /// reports when it is closed.
    case busy
    /// A new file, complete and unchanged since the last check.
    case rebuilt
  }

  /// Milliseconds between two checks of a new file.
  static let timeout = 150

  /// nil if the file cannot be found: then no rebuild is noticed.
  private let file: ProgramFile?
  /// Readable when something changed in the file's folder; -1 if the kernel does not report changes.
  let descriptor: Int32
  private let first: ProgramFile.Identity?
  private var watched: Set<String>
  private var candidate: ProgramFile.Identity?
  /// A file that is not a program, or did not start. It is ignored until it changes.
  private var rejected: ProgramFile.Identity?
  private(set) var finding = Finding.nothingNew
  /// When the file was looked at last.
  private var lookedAt = ContinuousClock.now

  /// - Parameters:
  ///   - rejected: a file that did not start.
  ///   - log: another file to watch for changes.
  ///   - folders: other folders to watch for changes.
  init(
    _ file: ProgramFile?, rejected: ProgramFile.Identity? = nil, log: String? = nil,
    folders: [String] = []
  ) {
    self.file = file
    self.rejected = rejected
    first = file?.identity
    let all = (file.map { [$0.path, log].compactMap(\.self).map(Self.folder) } ?? []) + folders
    descriptor = all.isEmpty ? -1 : Platform.watch(folders: all)
    watched = Set(all)
  }

  /// Watches more folders; whether any of them is new.
  mutating func watch(_ folders: [String]) -> Bool {
    let new = folders.filter { watched.insert($0).inserted }
    for folder in new where descriptor >= 0 { _ = Platform.watch(folder, with: descriptor) }
    return !new.isEmpty
  }

  deinit {
    if descriptor >= 0 { _ = close(descriptor) }
  }

  /// Milliseconds until a new file must be checked again, 0 if it is due; nil without a new file.
  var timeLeft: Int? {
    guard finding == .settling else { return nil }
    return max(0, Self.timeout - (ContinuousClock.now - lookedAt).milliseconds)
  }

  /// Whether something changed in the file's folder since the last check, or changes are not reported.
  ///
  /// Asked when a key arrives: a steady stream of keys would otherwise keep the descriptor from being read.
  func hasNews() -> Bool { descriptor < 0 || drain() }

  /// Checks the file once. Changes stay reported: ``hasNews()`` is asked before files are read.
  mutating func look() -> Finding {
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

  /// Drains the kernel's reports; returns whether there were any.
  private func drain() -> Bool {
    guard descriptor >= 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    var isAny = false
    while unsafe read(descriptor, &bytes, bytes.count) > 0 { isAny = true }
    return isAny
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
    return String(path[..<slash])
  }
}

/// The log of the last build made while the gallery runs: its errors, one line each, in a file that is replaced as a
/// whole. Empty if the build had no errors.
struct BuildLog {
  let path: String
  /// Whether it was not checked yet.
  private(set) var isUnread = true
  private var seen: ProgramFile.Identity?

  init(path: String) {
    self.path = path
  }

  /// The errors if the file changed since the last check; nil otherwise.
  mutating func news() -> [String]? {
    isUnread = false
    let now = ProgramFile(path: path).identity
    guard now != seen else { return nil }
    seen = now
    let bytes = (try? Disk.bytes(ofFile: path, limit: Self.mostBytes)) ?? []
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .prefix(Self.mostLines).map { safe(String($0)) }
  }

  private static let mostBytes = 1 << 16
  /// A toast has room for a few lines only.
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
    // The writer may still have it open, or a process it forked at that moment: three seconds are enough on a machine
    // that is busy building.
    for _ in 0..<300 {
      _ = unsafe execv(file.path, words)
      guard errno == ETXTBSY else { break }
      usleep(10_000)
    }
    return StandardStreams.describe(errno)
  }
}

/// The beginning of an executable file: enough to check that its end is there.
///
/// A linker that is still writing, and a copy that was cut, leave a file shorter than its own header says.
struct ExecutableImage: Hashable {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether a file with this size and beginning is complete. Files of unknown formats count as complete; running
  /// them shows whether they are.
  func isWhole(size: UInt64) -> Bool {
    if bytes.starts(with: Array("#!".utf8)) { return true }
    guard bytes.starts(with: [0x7F] + Array("ELF".utf8)) else { return isOtherFormat }
    // ELF-64, little-endian (System V ABI, chapter 4): the only form built here.
    guard bytes.count >= 64, bytes[4] == 2, bytes[5] == 1 else { return false }
    let sections = end(table: number(at: 40, 8), entry: number(at: 58, 2), count: number(at: 60, 2))
    let segments = end(table: number(at: 32, 8), entry: number(at: 54, 2), count: number(at: 56, 2))
    guard let sections, let segments, sections <= size, segments <= size else { return false }
    return segmentEnds.allSatisfy { $0 <= size }
  }

  /// Mach-O and its archives; a file that begins otherwise is not a program.
  private var isOtherFormat: Bool {
    let magic = number(at: 0, 4)
    return [0xFEED_FACF, 0xBEBA_FECA, 0xBFBA_FECA].contains(magic)
  }

  private func end(table: UInt64, entry: UInt64, count: UInt64) -> UInt64? {
    let (length, overflows) = entry.multipliedReportingOverflow(by: count)
    let (end, overflowsToo) = table.addingReportingOverflow(length)
    return overflows || overflowsToo ? nil : end
  }

  /// Where each segment that is read ends in the file, as far as their table was read.
  private var segmentEnds: [UInt64] {
    let (table, entry, count) = (number(at: 32, 8), number(at: 54, 2), number(at: 56, 2))
    return (0..<count).compactMap { index in
      guard let header = end(table: table, entry: entry, count: index),
        header <= UInt64(bytes.count), Int(header) + 40 <= bytes.count
      else { return nil }
      return end(
        table: number(at: Int(header) + 8, 8), entry: 1, count: number(at: Int(header) + 32, 8))
    }
  }

  private func number(at offset: Int, _ count: Int) -> UInt64 {
    guard offset >= 0, offset + count <= bytes.count else { return 0 }
    return (0..<count).reduce(0) { $0 | UInt64(bytes[offset + $1]) << UInt64(8 * $1) }
  }
}
