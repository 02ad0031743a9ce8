import Synchronization

/// Stored values that are never on a disk, as the bytes that files would hold.
///
/// Two values of one name in one memory are the same value, as two of a path are; any thread may use it.
public final class StorageMemory: Sendable {
  private let files = Mutex<[String: [UInt8]]>([:])

  /// A memory that holds nothing.
  public init() {}

  /// Has the memory to itself for as long as the work takes.
  func locked<Made>(
    _ work: (inout [String: [UInt8]]) throws(StorageError) -> sending Made
  ) throws(StorageError) -> sending Made {
    try files.withLock { files throws(StorageError) in try work(&files) }
  }
}
