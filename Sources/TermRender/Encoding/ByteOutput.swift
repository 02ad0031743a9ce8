/// A buffer that control sequences are appended to; an array of bytes is one.
public protocol ByteOutput: ~Copyable {
  /// Takes a byte.
  mutating func append(_ byte: UInt8)
}

extension [UInt8]: ByteOutput {}
