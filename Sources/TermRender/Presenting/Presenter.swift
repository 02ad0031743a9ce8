/// Brings frames to where they are seen.
///
/// A presenter owns no layout, no width, no choice of colour and no difference logic: it is handed a frame and writes
/// what changed since the last one. Presenting the same frame twice writes nothing.
package protocol Presenter<Failure>: ~Copyable {
  associatedtype Failure: Error

  /// Makes the screen show the frame.
  mutating func present(_ frame: Frame) throws(Failure)

  /// Forgets what the screen shows: the next frame is drawn whole.
  mutating func invalidate()
}

/// Where bytes go.
package protocol ByteSink<Failure>: ~Copyable {
  associatedtype Failure: Error

  /// Takes all of the bytes, or throws.
  mutating func write(_ bytes: [UInt8]) throws(Failure)
}
