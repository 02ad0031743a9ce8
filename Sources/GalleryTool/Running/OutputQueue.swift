import TermRender

/// Holds the bytes of one frame between the presenter that makes them and the session that writes them.
final class OutputQueue: ByteSink {
  private var bytes: [UInt8] = []

  func write(_ bytes: [UInt8]) throws(Never) {
    self.bytes += bytes
  }

  /// Hands the bytes over.
  func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }
}
