/// How a stored value is written.
public enum StorageFormat: String, Hashable, Sendable, CaseIterable {
  /// JSON, indented, the members of each object sorted by their names.
  case json
  /// A property list in XML.
  case propertyList

  /// The extension of file names.
  public var fileExtension: String {
    switch self {
    case .json: "json"
    case .propertyList: "plist"
    }
  }
}

/// Where values are stored.
public enum StoragePlace: Sendable {
  /// A folder, by its path. Storing a first value creates it and its parents, for their owner alone.
  case folder(String)
  /// Memory: gone with the process, and never on a disk.
  case memory(StorageMemory)

  /// A memory of its own.
  public static var memory: StoragePlace { .memory(StorageMemory()) }
}
