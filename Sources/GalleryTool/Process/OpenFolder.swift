import CPlatform

/// A folder held open: operations by name stay in it even if its path changes.
///
/// Names are used exactly as given; a symbolic link is refused, and followed only where a caller that reads says so.
struct OpenFolder: ~Copyable {
  /// The path, for messages.
  let path: String
  private let descriptor: Int32

  /// Opens a folder by its path, which may contain symbolic links.
  init(_ path: String) throws(Disk.Refusal) {
    let descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Disk.Refusal(path: path, number: errno) }
    self.path = path
    self.descriptor = descriptor
  }

  private init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  /// A second descriptor of the same folder.
  func copy() throws(Disk.Refusal) -> OpenFolder {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw Disk.Refusal(path: path, number: errno) }
    return OpenFolder(path: path, descriptor: copy)
  }

  deinit {
    _ = close(descriptor)
  }

  /// A subfolder; nil if the name does not exist.
  ///
  /// - Throws: `ELOOP` for a link that is not followed, `ENOTDIR` for anything else.
  func folder(_ name: String, followsLinks: Bool = false) throws(Disk.Refusal) -> OpenFolder? {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followsLinks ? 0 : O_NOFOLLOW)
    let opened = unsafe openat(descriptor, name, flags)
    guard opened < 0 else { return OpenFolder(path: path + "/" + name, descriptor: opened) }
    let number = errno
    if number == ENOENT { return nil }
    throw refusal(name, number == ENOTDIR && kind(of: name) == .link ? ELOOP : number)
  }

  /// Creates a subfolder if it does not exist; returns whether it did.
  func makeFolder(_ name: String) throws(Disk.Refusal) -> Bool {
    if unsafe mkdirat(descriptor, name, 0o755) == 0 { return true }
    guard errno == EEXIST else { throw refusal(name, errno) }
    return false
  }

  /// The kind of file under a name.
  enum Kind: Hashable {
    case file, folder, link
    /// A pipe, a device, a socket.
    case special
  }

  /// The kind of file under a name; nil if it does not exist or cannot be examined.
  func kind(of name: String) -> Kind? {
    var status = stat()
    guard unsafe fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    return Self.kind(status)
  }

  private static func kind(_ status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    case _: .special
    }
  }

  /// The names in it, without those of itself and its parent, in order.
  func names() throws(Disk.Refusal) -> [String] {
    // The stream closes the descriptor it is handed.
    let copy = unsafe openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let stream = unsafe fdopendir(copy) else {
      let number = errno
      if copy >= 0 { _ = close(copy) }
      throw Disk.Refusal(path: path, number: number)
    }
    defer { _ = unsafe closedir(stream) }
    return unsafe Disk.names(in: stream)
  }

  /// The content of a file; nil if it does not exist.
  ///
  /// - Throws: `ELOOP` for a link that is not followed, `EISDIR` for a folder, `EINVAL` for another special file,
  ///   `EFBIG` for more than `limit` bytes, and any other error of the system.
  func bytes(
    of name: String, limit: Int, followsLinks: Bool = false
  ) throws(Disk.Refusal) -> [UInt8]? {
    do throws(Disk.Refusal) {
      return try PlainFile(
        name, in: descriptor, at: path + "/" + name, followsLinks: followsLinks
      )
      .bytes(limit: limit)
    } catch {
      guard error.number != ENOENT else { return nil }
      throw error
    }
  }

  /// Opens a file for writing.
  ///
  /// - Parameter isNew: whether the file is created, and then opened for reading too; otherwise it must exist.
  ///
  /// - Throws: `EEXIST` if `isNew` and the name is taken; `ELOOP` for a link.
  func openForWriting(
    _ name: String, isNew: Bool, permissions: mode_t = 0o644
  ) throws(Disk.Refusal) -> Int32 {
    let flags =
      (isNew ? O_RDWR | O_CREAT | O_EXCL : O_WRONLY) | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC
    let file = unsafe openat(descriptor, name, flags, permissions)
    guard file >= 0 else { throw refusal(name, errno) }
    return file
  }

  /// The status of the file under a name; nil if it does not exist.
  func status(of name: String) -> stat? {
    var status = stat()
    guard unsafe fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    return status
  }

  /// Whether a name still refers to an open file.
  func isStill(_ name: String, _ file: Int32) -> Bool {
    var open = stat()
    guard let here = status(of: name), unsafe fstat(file, &open) == 0 else { return false }
    return here.st_dev == open.st_dev && here.st_ino == open.st_ino
  }

  /// Renames a file within this folder, replacing any file of the new name.
  func rename(_ old: String, to new: String) throws(Disk.Refusal) {
    guard unsafe renameat(descriptor, old, descriptor, new) == 0 else { throw refusal(new, errno) }
  }

  /// Renames a subfolder to an unused name.
  ///
  /// An empty folder reserves the name first, and the rename replaces it. A process killed between these two calls
  /// leaves the empty folder.
  ///
  /// - Throws: `EEXIST` if the name is taken, even by an empty folder.
  func renameFolder(_ old: String, toNew new: String) throws(Disk.Refusal) {
    guard try makeFolder(new) else { throw refusal(new, EEXIST) }
    guard unsafe renameat(descriptor, old, descriptor, new) == 0 else {
      let number = errno
      removeFolder(new)
      throw refusal(new, number)
    }
  }

  /// Removes a folder with all its contents; links in it are removed, not followed.
  func removeTree(_ name: String) {
    if let inner = try? folder(name) {
      for name in (try? inner.names()) ?? [] { inner.removeTree(name) }
      removeFolder(name)
    } else {
      remove(name)
    }
  }

  /// Removes the file. Succeeds if it is already gone.
  func remove(_ name: String) {
    _ = unsafe unlinkat(descriptor, name, 0)
  }

  /// Removes the file.
  func removeFile(_ name: String) throws(Disk.Refusal) {
    guard unsafe unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else {
      throw refusal(name, errno)
    }
  }

  /// Removes the folder if it is empty.
  func removeFolder(_ name: String) {
    _ = unsafe unlinkat(descriptor, name, AT_REMOVEDIR)
  }

  /// Flushes the folder's entries to disk.
  func synchronize() throws(Disk.Refusal) {
    // Some file systems have nothing to do here and say so.
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS else {
      throw Disk.Refusal(path: path, number: errno)
    }
  }

  /// Opens a file for locking, and creates it if it does not exist.
  func lockFile(_ name: String) throws(Disk.Refusal) -> FileLock {
    let file = unsafe openat(
      descriptor, name, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw refusal(name, errno) }
    return FileLock(descriptor: file, path: path + "/" + name)
  }

  func refusal(_ name: String, _ number: Int32) -> Disk.Refusal {
    Disk.Refusal(path: path + "/" + name, number: number)
  }
}
