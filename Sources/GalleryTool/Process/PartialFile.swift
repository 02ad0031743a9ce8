import CPlatform

/// A file that is being written under a name of its own, beside the one it becomes: the one way in which files are written.
///
/// A reader of the file finds the old or the new one, whole. Where anything fails, or it is not finished, what was there
/// is as it was and nothing is left beside it.
///
/// Mode, owner and group stay. A file that has several names, or whose owner or group this process may not give to
/// another file, is written over instead of replaced, so that it stays the same file; the new text is whole beside it
/// until that is done.
struct PartialFile: ~Copyable {
  private let folder: OpenFolder
  private let name: String
  private let partial: String
  /// Below 0 once it is closed.
  private var descriptor: Int32
  private let isWrittenOver: Bool

  /// How long another process may have the partial name, in milliseconds.
  private static let patience = 500

  /// Begins a file in place of whatever file has the name.
  ///
  /// - Parameter partial: what it is called until it is finished; a file left over under that name goes. One that another
  ///   process is writing is waited for.
  /// - Throws: `ELOOP` where a link has the name, `EISDIR` for a folder, `EINVAL` for anything else that is not a
  ///   file, `EBUSY` where another process does not finish, and the number of a call that failed.
  init(
    _ name: String, in folder: borrowing OpenFolder, as partial: String
  ) throws(Disk.Refusal) {
    switch folder.kind(of: name) {
    case nil, .file: break
    case .link: throw folder.refusal(name, ELOOP)
    case .folder: throw folder.refusal(name, EISDIR)
    case .special: throw folder.refusal(name, EINVAL)
    }
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

  /// A new file of the partial name, locked: no other process takes it for one that was left over.
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
          // It was finished just now, or it is read-only as the file was that it was to become.
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
        // Left over by a process that is gone, or taken for that by one that locked it first.
        if folder.isStill(partial, file) { try folder.removeFile(partial) }
      } catch {
        _ = close(file)
        throw error
      }
      _ = close(file)
    }
  }

  /// Gives a new file the owner, the group and the mode of an old one; false where it cannot take its place.
  private static func give(_ status: stat, to file: Int32) -> Bool {
    guard status.st_nlink <= 1 else { return false }
    var made = stat()
    guard unsafe fstat(file, &made) == 0 else { return false }
    if made.st_uid != status.st_uid || made.st_gid != status.st_gid,
      fchown(file, status.st_uid, status.st_gid) != 0
    {
      return false
    }
    // What may not be read by others may not be read by them now. A change of the owner takes the rest of the mode away.
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

  /// Brings it down to the disk and gives it its name.
  ///
  /// - Parameter isWanted: asked last of all; where it says no, what was there stays.
  /// - Returns: what it said.
  @discardableResult
  mutating func finish(where isWanted: () -> Bool = { true }) throws(Disk.Refusal) -> Bool {
    // Some file systems say only now that the disk is full.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw folder.refusal(name, errno) }
    guard isWanted() else { return false }
    if isWrittenOver {
      try writeOver()
      folder.remove(partial)
    } else {
      try folder.rename(partial, to: name)
    }
    // Closed once it has its name: until then the lock keeps others from taking the partial name for one left over.
    let file = descriptor
    descriptor = -1
    guard close(file) == 0 else { throw folder.refusal(name, errno) }
    try folder.synchronize()
    return true
  }

  /// Writes over the file. Where that fails half way, the new text stays under the partial name.
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
  /// Makes a file what the bytes are; a reader finds the old or the new one, whole.
  ///
  /// - Parameter partial: what it is called until it is whole.
  func replace(
    _ name: String, with bytes: [UInt8], as partial: String
  ) throws(Disk.Refusal) {
    var file = try PartialFile(name, in: self, as: partial)
    try file.append(bytes)
    try file.finish()
  }

  /// Writes a file of a name that nothing has.
  ///
  /// - Parameter isDurable: whether it is brought down to the disk: thousands of pictures are not.
  /// - Throws: `EEXIST` where something has it; nothing is left where writing fails.
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
