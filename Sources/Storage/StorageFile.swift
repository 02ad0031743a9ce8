/// The file of a value, locked against other processes, on a disk or in memory.
struct StorageFile {
  /// The content of a file.
  enum Content {
    case bytes([UInt8])
    /// More than the value may take.
    case tooMuch
  }

  /// Where it is.
  enum Home {
    case folder(LockedFolder)
    case memory([String: [UInt8]])
  }

  let name: String
  /// The path in error messages.
  let path: String
  var home: Home

  /// Whether a name leads to a file of the folder, on every system that files are carried to.
  static func isUsable(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 100 && !name.hasPrefix("-")
      && name.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        case _: false
        }
      }
  }

  /// The content; nil if the file does not exist.
  func read(limit: Int) throws(StorageError) -> Content? {
    switch home {
    case .folder(let folder): try folder.read(name, limit: limit)
    case .memory(let files):
      files[name].map { $0.count > limit ? .tooMuch : .bytes($0) }
    }
  }

  /// Replaces its content with these bytes.
  mutating func write(_ bytes: [UInt8]) throws(StorageError) {
    switch home {
    case .folder(let folder): try folder.write(name, bytes)
    case .memory(var files):
      files[name] = bytes
      home = .memory(files)
    }
  }

  /// Removes it.
  mutating func remove() throws(StorageError) {
    switch home {
    case .folder(let folder): try folder.remove(name)
    case .memory(var files):
      files[name] = nil
      home = .memory(files)
    }
  }

  /// Renames it to an unused name.
  ///
  /// - Returns: the name; nil if it could not be renamed.
  mutating func setAside() throws(StorageError) -> String? {
    for number in 1...Self.mostBroken {
      let other = "\(name).broken-\(number)"
      switch home {
      case .folder(let folder):
        switch folder.rename(name, toUnused: other) {
        case .done: return other
        case .taken: continue
        case .refused: return nil
        }
      case .memory(var files):
        guard files[other] == nil else { continue }
        files[other] = files.removeValue(forKey: name)
        home = .memory(files)
        return other
      }
    }
    return nil
  }

  /// The most broken files that are kept.
  private static let mostBroken = 100
}
