import CPlatform

/// The compiled terminfo entries of this machine. They are optional: without an entry, the name decides.
public enum TerminfoDatabase {
  /// The entry of a terminal; nil if it is missing or cannot be read.
  ///
  /// - Parameters:
  ///   - term: the name; an implausible one has no entry.
  ///   - environment: `TERMINFO`, `TERMINFO_DIRS` and `HOME` say where to look (terminfo(5)).
  public static func entry(
    of term: String, environment: [String: String]
  ) -> TerminfoEntry? {
    guard CapabilityDetector.isName(term), !term.hasPrefix("."), let first = term.utf8.first else {
      return nil
    }
    let letter = String(Unicode.Scalar(first))
    // File systems that ignore case have the letter's number instead.
    let number = String(first, radix: 16)
    for folder in folders(environment) {
      for part in [letter, number] {
        guard let bytes = read("\(folder)/\(part)/\(term)") else { continue }
        if let entry = TerminfoEntry(bytes) { return entry }
      }
    }
    return nil
  }

  private static let usual = [
    "/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo", "/usr/lib/terminfo",
    "/usr/local/share/terminfo",
  ]

  private static func folders(_ environment: [String: String]) -> [String] {
    func value(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty || $0.utf8.count > 1_024 ? nil : $0 }
    }
    var folders: [String] = []
    if let folder = value("TERMINFO") { folders.append(folder) }
    if let home = value("HOME") { folders.append(home + "/.terminfo") }
    for folder in value("TERMINFO_DIRS")?.split(separator: ":").prefix(16) ?? [] {
      folders.append(String(folder))
    }
    return folders + usual
  }

  /// The bytes of an ordinary file of bounded size; nil for anything else.
  private static func read(_ path: String) -> [UInt8]? {
    guard path.utf8.first == 0x2F else { return nil }
    // Opening anything but a file must not block.
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { _ = close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      (1...off_t(TerminfoEntry.limit)).contains(status.st_size)
    else { return nil }
    var bytes: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 4_096)
    while bytes.count <= TerminfoEntry.limit {
      let count = unsafe CPlatform.read(descriptor, &room, room.count)
      if count == 0 { return bytes }
      guard count > 0 || errno == EINTR || errno == EAGAIN else { return nil }
      bytes += room.prefix(max(0, count))
    }
    return nil
  }
}
