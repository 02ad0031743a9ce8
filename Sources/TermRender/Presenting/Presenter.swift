public import GSDesign

/// Brings frames to a screen.
///
/// A presenter decides no layout, width or colour: it receives a frame and writes the changes since the last one.
/// Presenting the same frame twice writes nothing.
public protocol Presenter<Failure>: ~Copyable {
  /// The error that prevents presenting a frame.
  associatedtype Failure: Error

  /// Makes the screen show the frame.
  mutating func present(_ frame: Frame) throws(Failure)

  /// Forgets the contents of the screen: the next frame is drawn whole.
  mutating func invalidate()

  /// Adopts the features of the terminal, which may be learned while the program runs. If they change the bytes, the
  /// next frame is drawn whole; otherwise nothing happens.
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
  /// The error that prevents writing; `Never` if writing cannot fail.
  associatedtype Failure: Error

  /// Takes all of the bytes, or throws.
  mutating func write(_ bytes: [UInt8]) throws(Failure)
}

/// A presenter that keeps the frames it is handed, as tests of programs want them; it cannot fail.
public struct RecordingPresenter: Presenter {
  /// The frames in the order presented.
  public private(set) var frames: [Frame] = []
  /// How often the screen was given up for lost.
  public private(set) var invalidations = 0

  /// A presenter that was handed nothing yet.
  public init() {}

  /// Keeps the frame.
  public mutating func present(_ frame: Frame) throws(Never) {
    frames.append(frame)
  }

  /// Counts that the screen was given up.
  public mutating func invalidate() {
    invalidations += 1
  }

  /// Does nothing: the frames it keeps depend on no terminal.
  public mutating func adopt(_ features: TerminalFeatures, depth: ColorDepth) {}
}
