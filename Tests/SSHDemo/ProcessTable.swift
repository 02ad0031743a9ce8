import Glibc

/// Processes as the system lists them at a moment.
enum ProcessTable {
  struct Entry: Hashable {
    let id: pid_t
    /// The executable; empty if it may not be seen.
    let program: String
    let words: [String]
    /// The user id of its owner.
    let user: uid_t
  }

  /// The processes below a process, at any depth, except ended ones that were not waited for.
  static func descendants(of root: pid_t) -> [Entry] {
    var waiting = [root]
    var found: [Entry] = []
    while let parent = waiting.popLast() {
      let children = SmallFile.text("/proc/\(parent)/task/\(parent)/children")
        .split(separator: " ").compactMap { pid_t($0) }
      waiting += children
      found += children.filter(isAlive).map { id in
        Entry(
          id: id, program: program(of: id), words: fields("/proc/\(id)/cmdline"),
          user: owner(of: id))
      }
    }
    return found
  }

  /// The processes that run an executable, wherever it is.
  static func running(_ path: String) -> [pid_t] {
    all.filter { program(of: $0) == path && isAlive($0) }
  }

  /// Whether the process exists and has not ended.
  static func isAlive(_ process: pid_t) -> Bool {
    let stat = SmallFile.text("/proc/\(process)/stat")
    guard let name = stat.lastIndex(of: ")") else { return false }
    return stat[stat.index(after: name)...].split(separator: " ").first != "Z"
  }

  static func environment(of process: pid_t) -> [String] { fields("/proc/\(process)/environ") }

  /// The executable. If only root may see it, the name that it was started by.
  private static func program(of process: pid_t) -> String {
    let program = SmallFile.destination("/proc/\(process)/exe")
    guard program.isEmpty, let first = fields("/proc/\(process)/cmdline").first else {
      return program
    }
    return first.hasPrefix("sshd:") ? "/usr/sbin/sshd" : first
  }

  private static func owner(of process: pid_t) -> uid_t {
    var status = stat()
    return stat("/proc/\(process)", &status) == 0 ? status.st_uid : 0
  }

  private static var all: [pid_t] {
    guard let folder = opendir("/proc") else { return [] }
    defer { closedir(folder) }
    var found: [pid_t] = []
    while let item = readdir(folder) {
      let name = withUnsafePointer(to: &item.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if let id = pid_t(name) { found.append(id) }
    }
    return found
  }

  private static func fields(_ path: String) -> [String] {
    SmallFile.bytes(path).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Files that fit into memory many times over.
enum SmallFile {
  static func bytes(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }

  static func text(_ path: String) -> String { String(decoding: bytes(path), as: UTF8.self) }

  /// The entries of a folder that belong to a user.
  static func entries(of folder: String, ownedBy user: uid_t) -> [String] {
    guard let entries = opendir(folder) else { return [] }
    defer { closedir(entries) }
    var found: [String] = []
    while let item = readdir(entries) {
      let name = withUnsafePointer(to: &item.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      var status = stat()
      guard name != ".", name != "..", lstat("\(folder)/\(name)", &status) == 0 else { continue }
      if status.st_uid == user { found.append("\(folder)/\(name)") }
    }
    return found
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  static func write(_ text: String, to path: String, mode: mode_t = 0o644) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw CheckFailure("\(path) cannot be written") }
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count else {
      throw CheckFailure("\(path) was not written")
    }
    fchmod(descriptor, mode)
  }

  static func destination(_ path: String) -> String {
    var buffer = [CChar](repeating: 0, count: 4_096)
    let count = readlink(path, &buffer, buffer.count - 1)
    return String(
      decoding: buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

struct CheckFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Times and waits. Nothing sleeps for a time if there is something to wait for.
enum Clock {
  /// Milliseconds of the monotonic clock.
  static var now: Int { microseconds / 1_000 }

  static var microseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000 + time.tv_nsec / 1_000
  }

  /// Whether the condition held within the time.
  @discardableResult
  static func wait(milliseconds: Int, until condition: () throws -> Bool) rethrows -> Bool {
    let end = now + milliseconds
    while true {
      if try condition() { return true }
      guard now < end else { return false }
      poll(nil, 0, 2)
    }
  }
}
