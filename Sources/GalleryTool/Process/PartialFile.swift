import CPlatform

/// A file that is being written under a name of its own, beside the one it becomes: the one way in which files are written.
///
/// A reader of the file finds the old or the new one, whole. Where anything fails, or it is not finished, what was there
/// is as it was and nothing is left beside it.
struct PartialFile: ~Copyable {
  private let folder: OpenFolder
  private let name: String
  private let partial: String
  /// Below 0 once it is closed.
  private var descriptor: Int32

  /// Begins a file in place of whatever file has the name.
  ///
  /// - Parameter partial: what it is called until it is finished; a file left over under that name goes.
  /// - Throws: `ELOOP` where a link has the name, `EISDIR` for a folder, `EINVAL` for what is no file, and whatever the
  ///   system says no with.
  init(
    _ name: String, in folder: borrowing OpenFolder, as partial: String
  ) throws(Disk.Refusal) {
    switch folder.kind(of: name) {
    case nil, .file: break
    case .link: throw folder.refusal(name, ELOOP)
    case .folder: throw folder.refusal(name, EISDIR)
    case .special: throw folder.refusal(name, EINVAL)
    }
    let permissions = folder.permissions(of: name)
    let held = try folder.copy()
    try held.removeFile(partial)
    descriptor = try held.openForWriting(partial, isNew: true, permissions: permissions ?? 0o644)
    // What may not be read by others may not be read by them now.
    if let permissions { _ = fchmod(descriptor, permissions) }
    self.folder = held
    self.name = name
    self.partial = partial
  }

  deinit {
    guard descriptor >= 0 else { return }
    _ = close(descriptor)
    folder.remove(partial)
  }

  func append(_ bytes: [UInt8]) throws(Disk.Refusal) {
    do throws(StandardStreams.WriteFailure) {
      try StandardStreams.write(bytes, to: descriptor)
    } catch {
      throw folder.refusal(name, error.number)
    }
  }

  /// Brings it down to the disk and gives it its name.
  mutating func finish() throws(Disk.Refusal) {
    // Some file systems say only now that the disk is full.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw folder.refusal(name, errno) }
    let file = descriptor
    descriptor = -1
    do throws(Disk.Refusal) {
      guard close(file) == 0 else { throw folder.refusal(name, errno) }
      try folder.rename(partial, to: name)
    } catch {
      folder.remove(partial)
      throw error
    }
    try folder.synchronize()
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
