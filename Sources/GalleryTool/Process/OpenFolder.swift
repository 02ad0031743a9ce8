import CPlatform

/// A folder that is held open: what is done by name in it stays in it, whatever becomes of its path meanwhile.
///
/// Names are followed as they stand; a symbolic link is refused, never followed.
struct OpenFolder: ~Copyable {
  /// As it is said in messages.
  let path: String
  private let descriptor: Int32

  /// Opens a folder by its path, in which links may stand.
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

  /// The same folder, held open once more.
  func copy() throws(Disk.Refusal) -> OpenFolder {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw Disk.Refusal(path: path, number: errno) }
    return OpenFolder(path: path, descriptor: copy)
  }

  deinit {
    _ = close(descriptor)
  }

  /// A folder in this one; nil where there is nothing of the name.
  ///
  /// - Throws: `ELOOP` for a link, `ENOTDIR` for anything else.
  func folder(_ name: String) throws(Disk.Refusal) -> OpenFolder? {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let opened = unsafe openat(descriptor, name, flags)
    guard opened < 0 else { return OpenFolder(path: path + "/" + name, descriptor: opened) }
    let number = errno
    if number == ENOENT { return nil }
    throw refusal(name, number == ENOTDIR && kind(of: name) == .link ? ELOOP : number)
  }

  /// A folder in this one, made where there is none; whether it was.
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

  /// nil where there is nothing of the name, or it cannot be told.
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

  /// The content of a file; nil if there is none of that name.
  ///
  /// - Throws: `ELOOP` for a link, `EISDIR` for a folder, `EINVAL` for what is no file, `EFBIG` for one of more bytes
  ///   than `limit`, and whatever the system says no with.
  func bytes(of name: String, limit: Int) throws(Disk.Refusal) -> [UInt8]? {
    do throws(Disk.Refusal) {
      return try PlainFile(name, in: descriptor, at: path + "/" + name, followsLinks: false)
        .bytes(limit: limit)
    } catch {
      guard error.number != ENOENT else { return nil }
      throw error
    }
  }

  /// Opens a file to be written.
  ///
  /// - Parameter isNew: whether it is made here; otherwise it is there already.
  /// One that is made can be read as well.
  ///
  /// - Throws: `EEXIST` where it is to be made and there is anything of the name; `ELOOP` for a link.
  func openForWriting(
    _ name: String, isNew: Bool, permissions: mode_t = 0o644
  ) throws(Disk.Refusal) -> Int32 {
    let flags =
      (isNew ? O_RDWR | O_CREAT | O_EXCL : O_WRONLY) | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC
    let file = unsafe openat(descriptor, name, flags, permissions)
    guard file >= 0 else { throw refusal(name, errno) }
    return file
  }

  /// What the system knows of what has a name; nil where nothing has.
  func status(of name: String) -> stat? {
    var status = stat()
    guard unsafe fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    return status
  }

  /// Whether a name still is of a file that is open.
  func isStill(_ name: String, _ file: Int32) -> Bool {
    var open = stat()
    guard let here = status(of: name), unsafe fstat(file, &open) == 0 else { return false }
    return here.st_dev == open.st_dev && here.st_ino == open.st_ino
  }

  /// Gives a file of this folder another name of it, in place of what has that name.
  func rename(_ old: String, to new: String) throws(Disk.Refusal) {
    guard unsafe renameat(descriptor, old, descriptor, new) == 0 else { throw refusal(new, errno) }
  }

  /// Gives a folder of this one a name that nothing has.
  ///
  /// The name is taken by an empty folder, which the other replaces as a whole; killed between these two calls, the process
  /// leaves that empty folder.
  ///
  /// - Throws: `EEXIST` where something has the name, an empty folder too.
  func renameFolder(_ old: String, toNew new: String) throws(Disk.Refusal) {
    guard try makeFolder(new) else { throw refusal(new, EEXIST) }
    guard unsafe renameat(descriptor, old, descriptor, new) == 0 else {
      let number = errno
      removeFolder(new)
      throw refusal(new, number)
    }
  }

  /// Takes a folder away with all that is in it; links in it are taken away, not followed.
  func removeTree(_ name: String) {
    if let inner = try? folder(name) {
      for name in (try? inner.names()) ?? [] { inner.removeTree(name) }
      removeFolder(name)
    } else {
      remove(name)
    }
  }

  /// Takes a file away; one that is gone already is as good.
  func remove(_ name: String) {
    _ = unsafe unlinkat(descriptor, name, 0)
  }

  /// Takes a file away.
  func removeFile(_ name: String) throws(Disk.Refusal) {
    guard unsafe unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else {
      throw refusal(name, errno)
    }
  }

  /// Takes an empty folder away; one that is not empty stays.
  func removeFolder(_ name: String) {
    _ = unsafe unlinkat(descriptor, name, AT_REMOVEDIR)
  }

  /// Makes the disk know which names are in it.
  func synchronize() throws(Disk.Refusal) {
    // Some file systems have nothing to do here and say so.
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS else {
      throw Disk.Refusal(path: path, number: errno)
    }
  }

  /// Opens a file to lock it; it is made where there is none.
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
