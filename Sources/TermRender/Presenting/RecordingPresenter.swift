import GSDesign

/// Keeps the frames it is handed. It cannot fail.
struct RecordingPresenter: Presenter {
  /// The frames in the order presented.
  private(set) var frames: [Frame] = []
  /// How often the screen was given up for lost.
  private(set) var invalidations = 0

  init() {}

  mutating func present(_ frame: Frame) throws(Never) {
    frames.append(frame)
  }

  mutating func invalidate() {
    invalidations += 1
  }

  mutating func adopt(_ features: TerminalFeatures, depth: ColorDepth) {}
}
