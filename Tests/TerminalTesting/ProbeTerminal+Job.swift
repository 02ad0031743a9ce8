import Glibc

/// The system's figures for a process at a moment.
package struct ProbeUsage: Hashable, Sendable {
  /// `S` sleeping, `R` running, `T` stopped, `Z` ended.
  package var state: Character
  /// Milliseconds of processor time.
  package var cpu: Int
  /// How often it waited for something.
  package var waits: Int
  /// Private memory that was touched, in kilobytes.
  package var privateKilobytes: Int
  /// Pages of the program's own file and of its libraries, in kilobytes.
  package var fileKilobytes: Int
  package var descriptors: Int

  /// Returns nil if the process does not exist.
  package init?(_ process: pid_t) {
    guard let stat = Self.text("/proc/\(process)/stat"), let name = stat.lastIndex(of: ")"),
      let status = Self.text("/proc/\(process)/status")
    else { return nil }
    let fields = stat[stat.index(after: name)...].split(separator: " ")
    guard fields.count > 12, let state = fields[0].first else { return nil }
    self.state = state
    // Clock ticks, of which Linux shows a hundred a second.
    cpu = ((Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0)) * 10
    func number(_ name: String) -> Int {
      status.split(separator: "\n").first { $0.hasPrefix(name + ":") }
        .flatMap { $0.split(whereSeparator: { " \t".contains($0) }).dropFirst().first }
        .flatMap { Int($0) } ?? 0
    }
    waits = number("voluntary_ctxt_switches")
    privateKilobytes = number("RssAnon")
    fileKilobytes = number("RssFile")
    descriptors = Self.count(of: "/proc/\(process)/fd")
  }

  static func text(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 8_192)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  private static func count(of folder: String) -> Int {
    guard let entries = opendir(folder) else { return 0 }
    defer { closedir(entries) }
    var count = 0
    while let entry = readdir(entries) {
      if entry.pointee.d_name.0 != CChar(UInt8(ascii: ".")) { count += 1 }
    }
    return count
  }
}

extension ProbeTerminal {
  /// The system's figures for the job now; nil if it is gone.
  package var usage: ProbeUsage? { ProbeUsage(job) }

  /// Whether the job is in poll(2) or ppoll(2) without a timeout.
  package var sleepsUntilSomethingComes: Bool {
    let words = (ProbeUsage.text("/proc/\(job)/syscall") ?? "").split(separator: " ")
    guard words.count > 3, let call = Int(words[0]),
      let time = UInt64(words[3].dropFirst(2), radix: 16)
    else { return false }
    #if arch(arm64)
      return call == 73 && time == 0
    #else
      // The timeout of poll(2) is a 32-bit number; that of ppoll(2) is passed elsewhere.
      return call == 7 && UInt32(truncatingIfNeeded: time) == .max || call == 271 && time == 0
    #endif
  }

  /// Moves bytes until the job has read its input, has written its output, and waits; or is stopped, or gone. A job
  /// that spins never does.
  ///
  /// - Parameter isEnough: whether it may go on computing, as long as nothing comes from it.
  package func rest(orIf isEnough: () -> Bool = { false }) throws {
    var before: ProbeUsage?
    var calm = 0
    try wait("the program to come to rest") {
      let (seen, lines) = (taken, lines.count)
      move(milliseconds: 2)
      let now = usage
      defer { before = now }
      guard let now, !"ZX".contains(now.state) else { return true }
      let isDone = now == before && "ST".contains(now.state) || isEnough()
      let isCalm = isDone && taken == seen && self.lines.count == lines
      calm = isCalm && (waitingInput == 0 || now.state == "T") ? calm + 1 : 0
      return calm >= 3
    }
  }
}

extension ProbeTerminal {
  /// Whether the shell has reported the job's end; `left` means that it left a process behind.
  package var isOver: Bool { lines.last == "gone" || lines.last == "left" }

  /// Whether the shell has reported a stop that was not waited for yet.
  package var hasStopped: Bool { lines.contains("stopped") }

  /// Returns and removes the reports that were not waited for.
  package func takeReports() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Types all bytes as fast as they are read, moving output meanwhile. Returns if the job ends; fails if it reads
  /// nothing for too long.
  package func feed(_ bytes: [UInt8]) throws {
    guard master >= 0 else { return }
    let flags = fcntl(master, F_GETFL)
    _ = fcntl(master, F_SETFL, flags | O_NONBLOCK)
    defer { _ = fcntl(master, F_SETFL, flags) }
    var rest = bytes[...]
    var end = Self.now() + timeout
    while !rest.isEmpty, !isOver {
      guard Self.now() < end else { throw Failure.deadline("\(rest.count) bytes to be read") }
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
        end = Self.now() + timeout
      }
      if !rest.isEmpty { move(milliseconds: 20, orRoom: true) }
    }
  }

  /// Moves bytes until the condition holds or the time is over.
  package func waitBriefly(until condition: () -> Bool, milliseconds: Int) {
    let end = Self.now() + milliseconds
    while !condition(), Self.now() < end { move(milliseconds: 10) }
  }
}
