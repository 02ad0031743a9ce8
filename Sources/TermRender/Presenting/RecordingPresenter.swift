public import GSDesign

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

  /// Learns nothing: what it keeps depends on no terminal.
  public mutating func adopt(_ features: TerminalFeatures, depth: ColorDepth) {}
}
