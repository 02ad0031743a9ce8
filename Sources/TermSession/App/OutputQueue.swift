public import TermRender

/// A sink that holds the bytes of one frame between the presenter that makes them and the session that writes them.
public final class OutputQueue: ByteSink {
  private var bytes: [UInt8] = []

  /// An empty queue.
  public init() {}

  /// Puts bytes behind what is held.
  public func write(_ bytes: [UInt8]) throws(Never) {
    self.bytes += bytes
  }

  /// Hands over what is held; nothing is left.
  public func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }
}
