package import GSDesign

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

  /// Takes in what was learned of the terminal meanwhile. Where that changes what is written, the next frame is drawn
  /// whole; where nothing was learned, nothing happens.
  mutating func adopt(_ features: TerminalFeatures, depth: ColorDepth)
}

/// Where bytes go.
package protocol ByteSink<Failure>: ~Copyable {
  associatedtype Failure: Error

  /// Takes all of the bytes, or throws.
  mutating func write(_ bytes: [UInt8]) throws(Failure)
}
