import CPlatform

/// A file written under a temporary name beside the one it replaces. All files are written this way.
///
/// A reader finds the old or the new file, complete. If anything fails, or the file is not finished, the old one is
/// unchanged and no temporary file remains.
///
/// Mode, owner and group are kept. A file with several hard links, or whose owner or group this process cannot set,
/// is overwritten instead of replaced, so that it stays the same file; until that is done, the new text is complete
/// beside it.
struct PartialFile: ~Copyable {
  private let folder: OpenFolder
  private let name: String
  private let partial: String
  /// Below 0 after it is closed.
  private var descriptor: Int32
  private let isWrittenOver: Bool

  /// How long another process may hold the partial name, in milliseconds.
  private static let patience = 500

  /// Begins a file that replaces any file of the name.
  ///
  /// - Parameter partial: its name until it is finished. A leftover file of that name is removed; if another process
  ///   is writing it, this waits.
  /// - Throws: `ELOOP` if the name is a link, `EISDIR` for a folder, `EINVAL` for another special file, `EBUSY` if
  ///   another process does not finish, and the error number of any other failed call.
  init(
    _ name: String, in folder: borrowing OpenFolder, as partial: String
  ) throws(Disk.Refusal) {
    try folder.check(replacing: name)
    let status = folder.status(of: name)
    let held = try folder.copy()
    let file = try Self.begun(partial, in: held, permissions: status?.st_mode ?? 0o644)
    isWrittenOver = if let status { !Self.give(status, to: file) } else { false }
    descriptor = file
    self.folder = held
    self.name = name
    self.partial = partial
  }

  deinit {
    guard descriptor >= 0 else { return }
    folder.remove(partial)
    _ = close(descriptor)
  }

  /// A new, locked file of the partial name: other processes do not take it for a leftover.
  private static func begun(
    _ partial: String, in folder: borrowing OpenFolder, permissions: mode_t
  ) throws(Disk.Refusal) -> Int32 {
    while true {
      let isNew: Bool
      let file: Int32
      do throws(Disk.Refusal) {
        file = try folder.openForWriting(partial, isNew: true, permissions: permissions & 0o777)
        isNew = true
      } catch {
        guard error.number == EEXIST else { throw error }
        guard folder.kind(of: partial) == .file else {
          try folder.removeFile(partial)
          continue
        }
        do throws(Disk.Refusal) {
          file = try folder.openForWriting(partial, isNew: false)
        } catch {
          // It was finished just now, or it is read-only like the file it was meant to replace.
          guard error.number == ENOENT || error.number == EACCES else { throw error }
          try folder.removeFile(partial)
          continue
        }
        isNew = false
      }
      do throws(Disk.Refusal) {
        guard try FileLock.lock(file, at: partial, milliseconds: patience) else {
          throw folder.refusal(partial, EBUSY)
        }
        if isNew, folder.isStill(partial, file) { return file }
        // A leftover of a process that is gone, unless another process locked it first and removed it.
        if folder.isStill(partial, file) { try folder.removeFile(partial) }
      } catch {
        _ = close(file)
        throw error
      }
      _ = close(file)
    }
  }

  /// Gives a new file the owner, group and mode of an old one; false if it cannot replace that file.
  private static func give(_ status: stat, to file: Int32) -> Bool {
    guard status.st_nlink <= 1 else { return false }
    var made = stat()
    guard unsafe fstat(file, &made) == 0 else { return false }
    if made.st_uid != status.st_uid || made.st_gid != status.st_gid,
      fchown(file, status.st_uid, status.st_gid) != 0
    {
      return false
    }
    // Restores the mode exactly, so that others gain no access. A change of owner clears some of its bits.
    _ = fchmod(file, status.st_mode & 0o7777)
    return true
  }

  func append(_ bytes: [UInt8]) throws(Disk.Refusal) {
    try Self.write(bytes, to: descriptor, folder, name)
  }

  private static func write(
    _ bytes: [UInt8], to file: Int32, _ folder: borrowing OpenFolder, _ name: String
  ) throws(Disk.Refusal) {
    do throws(StandardStreams.WriteFailure) {
      try StandardStreams.write(bytes, to: file)
    } catch {
      throw folder.refusal(name, error.number)
    }
  }

  /// Flushes the file to disk and renames it to its final name.
  ///
  /// - Parameter isWanted: called last; if it returns false, the old file stays.
  /// - Returns: the result of `isWanted`.
  @discardableResult
  mutating func finish(where isWanted: () -> Bool = { true }) throws(Disk.Refusal) -> Bool {
    // Some file systems report a full disk only here.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw folder.refusal(name, errno) }
    guard isWanted() else { return false }
    if isWrittenOver {
      try writeOver()
      folder.remove(partial)
    } else {
      try folder.rename(partial, to: name)
    }
    // Closed after the rename: until then the lock keeps others from taking the partial file for a leftover.
    let file = descriptor
    descriptor = -1
    guard close(file) == 0 else { throw folder.refusal(name, errno) }
    try folder.synchronize()
    return true
  }

  /// Overwrites the file. If that fails midway, the new text remains under the partial name.
  private mutating func writeOver() throws(Disk.Refusal) {
    let file = try folder.openForWriting(name, isNew: false)
    defer { _ = close(file) }
    var place: off_t = 0
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    do throws(Disk.Refusal) {
      while true {
        let count = unsafe pread(descriptor, &buffer, buffer.count, place)
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { throw folder.refusal(name, errno) }
        if count == 0 { break }
        try Self.write(Array(buffer[..<count]), to: file, folder, name)
        place += off_t(count)
      }
      guard ftruncate(file, place) == 0, fsync(file) == 0 || errno == EINVAL else {
        throw folder.refusal(name, errno)
      }
    } catch {
      if place > 0 {
        _ = close(descriptor)
        descriptor = -1
      }
      throw error
    }
  }
}

extension OpenFolder {
  /// Checks that a file can take the place of a name.
  ///
  /// - Throws: `ELOOP` if the name is a link, `EISDIR` for a folder, `EINVAL` for another special file.
  func check(replacing name: String) throws(Disk.Refusal) {
    switch kind(of: name) {
    case nil, .file: break
    case .link: throw refusal(name, ELOOP)
    case .folder: throw refusal(name, EISDIR)
    case .special: throw refusal(name, EINVAL)
    }
  }

  /// Replaces the content of a file; a reader finds the old or the new one, complete.
  ///
  /// - Parameter partial: its temporary name until it is complete.
  func replace(
    _ name: String, with bytes: [UInt8], as partial: String
  ) throws(Disk.Refusal) {
    var file = try PartialFile(name, in: self, as: partial)
    try file.append(bytes)
    try file.finish()
  }

  /// Creates a file under an unused name.
  ///
  /// - Parameter isDurable: whether it is flushed to disk, which is too slow for thousands of pictures.
  /// - Throws: `EEXIST` if the name is taken; a failed write leaves no file.
  func create(
    _ name: String, _ bytes: [UInt8], isDurable: Bool = true
  ) throws(Disk.Refusal) {
    let file = try openForWriting(name, isNew: true)
    var number: Int32 = 0
    do throws(StandardStreams.WriteFailure) {
      try StandardStreams.write(bytes, to: file)
    } catch {
      number = error.number
    }
    if isDurable, number == 0, fsync(file) != 0, errno != EINVAL { number = errno }
    if close(file) != 0, number == 0 { number = errno }
    guard number == 0 else {
      remove(name)
      throw refusal(name, number)
    }
  }
}
