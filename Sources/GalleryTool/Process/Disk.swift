import CPlatform

/// The system calls for writing a folder; failures carry the error number.
enum Disk {
  /// The kind of file at a path.
  enum Kind: Hashable {
    case folder
    /// A file, a link, or anything else.
    case other
  }

  /// A failed system call, with its error number.
  struct Refusal: Error, Hashable {
    let path: String
    let number: Int32
  }

  /// The error for a name that exists already.
  static let alreadyThere = EEXIST

  /// The error for a place that is only read.
  static let readOnly = EROFS

  /// The error number of a missing file.
  static let gone = ENOENT

  /// The error number of a call interrupted by a signal.
  static let interrupted = EINTR

  /// Failures caused by the file at a path.
  enum Obstacle: Hashable {
    case link, folder, special, noFolder, size

    init?(_ number: Int32) {
      switch number {
      case ELOOP: self = .link
      case EISDIR: self = .folder
      case EINVAL: self = .special
      case ENOTDIR: self = .noFolder
      case EFBIG: self = .size
      case _: return nil
      }
    }
  }

  /// nil if the path does not exist; a link is not followed.
  static func kind(of path: String) -> Kind? {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .other
  }

  /// Whether a path is a symbolic link.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The path that a symbolic link refers to; nil for anything else.
  static func target(ofLink path: String) -> String? {
    guard isLink(path) else { return nil }
    var room = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path, &room, room.count)
    guard count > 0 else { return nil }
    return String(decoding: room.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Whether a path is a folder; links are followed.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The path without links; nil if it does not exist.
  static func resolved(_ path: String) -> String? {
    guard let text = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }

  /// The names in a folder, without those of itself and its parent.
  static func names(in path: String) throws(Refusal) -> [String] {
    guard let folder = unsafe opendir(path) else { throw Refusal(path: path, number: errno) }
    defer { _ = unsafe closedir(folder) }
    return unsafe names(in: folder)
  }

  /// The remaining names in a stream, without those of the folder and its parent, in order.
  static func names(in folder: DirectoryStream) -> [String] {
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(
          to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)
        ) { unsafe String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Creates a folder in an existing one; missing parents are not created.
  static func makeFolder(_ path: String) throws(Refusal) {
    guard unsafe mkdir(path, 0o755) == 0 else { throw Refusal(path: path, number: errno) }
  }

  static func rename(_ old: String, to new: String) throws(Refusal) {
    guard unsafe CPlatform.rename(old, new) == 0 else { throw Refusal(path: new, number: errno) }
  }

  /// Writes a small file that only its owner can read, replacing any old one; returns whether it succeeded.
  static func write(_ text: String, to path: String) -> Bool {
    let flags =
      O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
    let descriptor = unsafe open(path, flags, 0o600)
    guard descriptor >= 0 else { return false }
    defer { _ = close(descriptor) }
    return (try? StandardStreams.write(Array(text.utf8), to: descriptor)) != nil
  }

  /// Removes the file. Succeeds if it is already gone.
  static func removeFile(_ path: String) {
    _ = unsafe unlink(path)
  }

  /// Removes the folder if it is empty; returns whether it did.
  static func removeFolder(_ path: String) -> Bool {
    unsafe rmdir(path) == 0
  }

  /// The text of a small file; empty if it cannot be read. A link is not followed.
  static func text(of path: String) -> String {
    let bytes = try? PlainFile(path, in: AT_FDCWD, at: path, followsLinks: false)
      .bytes(limit: 1 << 26)
    return String(decoding: bytes ?? [], as: UTF8.self)
  }

  /// The content of a file named by the user; a link is followed.
  static func bytes(ofFile path: String, limit: Int) throws(Refusal) -> [UInt8] {
    try PlainFile(path).bytes(limit: limit)
  }

  /// The missing folder that a path would be created in; nil if it exists.
  static func missingParent(of path: String) -> String? {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
    let parent = divided(String(path)).folder
    return resolved(parent) == nil ? parent : nil
  }

  /// The folder a path is in, and its name there; the name is empty where the path ends in a slash.
  static func divided(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = String(path[..<slash])
    return (folder.isEmpty ? "/" : folder, String(path[path.index(after: slash)...]))
  }

  /// The extension of a file in small letters; nil without one. The name of a device says nothing about its content.
  static func ending(of path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    guard !path.hasPrefix("/dev/"), let dot = name.lastIndex(of: "."), dot > name.startIndex else {
      return nil
    }
    let ending = name[name.index(after: dot)...].lowercased()
    return ending.isEmpty ? nil : ending
  }

  /// The working folder; nil if it was removed.
  static var workingFolder: String? {
    guard let text = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }

  /// Whether a process is alive.
  static func isRunning(_ process: Int32) -> Bool {
    kill(process, 0) == 0 || errno == EPERM
  }

  static var processNumber: Int32 { getpid() }
}

/// Delays signals that would end or stop the process until the body has finished.
///
/// Blocks them in this thread only: it has to be the only one.
func holdingSignals<Made, Failure: Error>(
  _ work: () throws(Failure) -> Made
) throws(Failure) -> Made {
  var held = sigset_t()
  var before = sigset_t()
  _ = unsafe sigemptyset(&held)
  for number in heldSignals { _ = unsafe sigaddset(&held, number) }
  _ = unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
  defer { _ = unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
  return try work()
}

/// Whether a signal that ends the process is pending: long work stops for it.
func isSignalHeld() -> Bool {
  var waiting = sigset_t()
  guard unsafe sigpending(&waiting) == 0 else { return false }
  return heldSignals.contains { unsafe sigismember(&waiting, $0) == 1 && $0 != SIGTSTP }
}

private let heldSignals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]
