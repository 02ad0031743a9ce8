internal import CZlib

/// Compression by the zlib of the system.
enum Zlib {
  /// The bytes as a zlib stream (RFC 1950), as small as zlib makes it.
  ///
  /// - Returns: nil if memory is exhausted.
  static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = [UInt8](repeating: 0, count: Int(compressBound(uLong(bytes.count))))
    var count = uLong(stream.count)
    guard
      unsafe compress2(&stream, &count, bytes, uLong(bytes.count), Z_BEST_COMPRESSION) == Z_OK
    else { return nil }
    return Array(stream.prefix(Int(count)))
  }
}
