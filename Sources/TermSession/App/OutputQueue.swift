import TermRender

/// Holds the bytes of one frame between the presenter that makes them and the session that writes them.
package final class OutputQueue: ByteSink {
  private var bytes: [UInt8] = []

  package init() {}

  package func write(_ bytes: [UInt8]) throws(Never) {
    self.bytes += bytes
  }

  /// Hands the bytes over.
  package func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }
}
