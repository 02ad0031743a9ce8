public import GSDesign

/// Brings frames to where they are seen.
///
/// A presenter owns no layout, no width, no choice of colour and no difference logic: it is handed a frame and writes
/// what changed since the last one. Presenting the same frame twice writes nothing.
public protocol Presenter<Failure>: ~Copyable {
  /// What keeps a frame from its way.
  associatedtype Failure: Error

  /// Makes the screen show the frame.
  mutating func present(_ frame: Frame) throws(Failure)

  /// Forgets what the screen shows: the next frame is drawn whole.
  mutating func invalidate()

  /// Takes in what was learned of the terminal meanwhile. Where that changes what is written, the next frame is drawn
  /// whole; where nothing was learned, nothing happens.
  mutating func adopt(_ features: TerminalFeatures, depth: ColorDepth)
}

/// Where the bytes of a presenter go.
///
/// ```swift
/// final class Recording: ByteSink {
///   private(set) var bytes: [UInt8] = []
///
///   func write(_ bytes: [UInt8]) throws(Never) { self.bytes += bytes }
/// }
/// ```
public protocol ByteSink<Failure>: ~Copyable {
  /// What keeps bytes from their way; `Never` where nothing does.
  associatedtype Failure: Error

  /// Takes all of the bytes, or throws.
  mutating func write(_ bytes: [UInt8]) throws(Failure)
}
