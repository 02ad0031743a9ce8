/// Keeps bytes in memory. It cannot fail.
package struct BufferSink: ByteSink {
  /// One element per write.
  package private(set) var writes: [[UInt8]] = []

  package init() {}

  package mutating func write(_ bytes: [UInt8]) throws(Never) {
    writes.append(bytes)
  }
}
