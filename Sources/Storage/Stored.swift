import GSDesign

/// A value that outlives the program: created, read, updated and deleted as a file, or in memory.
///
/// ```swift
/// let tags = Stored<[Tag]>("tags", in: .folder(folder))
/// try tags.create([])
/// try tags.update { $0.append(Tag("Swift")) }
/// let read = try tags.read()  // [Tag("Swift")]
/// try tags.delete()
/// ```
///
/// A reader finds the old or the new value, complete, even if the process or the machine stops in between. A failed
/// change leaves the old value. One process at a time changes a folder; another waits for it up to two seconds.
///
/// A file that does not hold such a value is never overwritten: it gets a name of its own, the error says which, and the
/// value counts as missing from then on.
public struct Stored<Value: Codable>: Sendable {
  /// The name of the value.
  public let name: String
  /// The folder or the memory that holds it.
  public let place: StoragePlace
  /// How it is written.
  public let format: StorageFormat
  /// The most bytes that it may take.
  public let limit: Int
  /// How long a change waits for another process to release the folder, in milliseconds.
  package var patience = 2_000

  /// Names a value; nothing is read or written.
  ///
  /// - Parameters:
  ///   - name: the name of the value, without an extension.
  ///   - place: the folder or the memory that holds it.
  ///   - format: how it is written.
  ///   - limit: the most bytes that it may take, a megabyte by default.
  public init(
    _ name: String, in place: StoragePlace, as format: StorageFormat = .json, limit: Int = 1 << 20
  ) {
    self.name = name
    self.place = place
    self.format = format
    self.limit = limit
  }

  /// The path of its file, or its name in memory.
  public var path: String {
    switch place {
    case .folder(let folder): folder + "/" + fileName
    case .memory: fileName
    }
  }

  /// Stores a first value.
  ///
  /// - Throws: ``StorageError/alreadyThere(_:)`` if a value exists.
  public func create(_ value: Value) throws(StorageError) {
    let bytes = try encoded(value)
    try withFile(makesFolder: true) { file throws(StorageError) in
      guard try file.read(limit: limit) == nil else { throw .alreadyThere(path) }
      try file.write(bytes)
    }
  }

  /// The value; nil if none is stored.
  public func read() throws(StorageError) -> Value? {
    if case .folder(let folder) = place, StorageFile.isUsable(name) {
      // A file is replaced as a whole, so reading needs no lock; only setting a broken one aside does.
      guard let folder = try LockedFolder.open(folder, isMade: false, patience: nil) else {
        return nil
      }
      guard let content = try folder.read(fileName, limit: limit) else { return nil }
      if case .bytes(let bytes) = content,
        let value = FoundationCoding.value(Value.self, of: bytes, format)
      {
        return value
      }
    }
    return try withFile { file throws(StorageError) in try value(in: &file) } ?? nil
  }

  /// Changes the stored value.
  ///
  /// - Throws: ``StorageError/missing(_:)`` if none is stored.
  public func update(_ change: (inout Value) -> Void) throws(StorageError) {
    let isThere: Void? = try withFile { file throws(StorageError) in
      guard var value = try value(in: &file) else { throw .missing(path) }
      change(&value)
      try file.write(try encoded(value))
    }
    guard isThere != nil else { throw .missing(path) }
  }

  /// Changes the stored value, or a first one if none is stored.
  ///
  /// - Parameters:
  ///   - first: the value to start from if none is stored.
  ///   - change: the change to it.
  public func update(
    from first: @autoclosure () -> Value, _ change: (inout Value) -> Void
  ) throws(StorageError) {
    _ = try withFile(makesFolder: true) { file throws(StorageError) in
      var value = try value(in: &file) ?? first()
      change(&value)
      try file.write(try encoded(value))
    }
  }

  /// Deletes the value, whatever the file holds. Succeeds if none is stored.
  public func delete() throws(StorageError) {
    _ = try withFile { file throws(StorageError) in try file.remove() }
  }
}

extension Stored {
  private var fileName: String { name + "." + format.fileExtension }

  private func encoded(_ value: Value) throws(StorageError) -> [UInt8] {
    guard let bytes = FoundationCoding.bytes(of: value, format) else { throw .notEncodable(path) }
    guard bytes.count <= limit else { throw .tooLarge(path, limit: limit) }
    return bytes
  }

  /// The value in the file; a file that holds something else is set aside, and an error thrown.
  private func value(in file: inout StorageFile) throws(StorageError) -> Value? {
    guard let content = try file.read(limit: limit) else { return nil }
    if case .bytes(let bytes) = content,
      let value = FoundationCoding.value(Value.self, of: bytes, format)
    {
      return value
    }
    throw .broken(path, setAside: try file.setAside())
  }

  /// Works with the folder or the memory locked; nil if the folder does not exist and is not made.
  private func withFile<Made>(
    makesFolder: Bool = false, _ work: (inout StorageFile) throws(StorageError) -> Made
  ) throws(StorageError) -> Made? {
    guard StorageFile.isUsable(name) else { throw .unusableName(name) }
    switch place {
    case .folder(let folder):
      guard let folder = try LockedFolder.open(folder, isMade: makesFolder, patience: patience)
      else { return nil }
      var file = StorageFile(name: fileName, path: path, home: .folder(folder))
      return try work(&file)
    case .memory(let memory):
      var result: Result<Made, StorageError>?
      try memory.locked { files throws(StorageError) in
        var file = StorageFile(name: fileName, path: path, home: .memory(files))
        do throws(StorageError) {
          result = .success(try work(&file))
        } catch {
          result = .failure(error)
        }
        if case .memory(let changed) = file.home { files = changed }
      }
      return try result?.get()
    }
  }
}
