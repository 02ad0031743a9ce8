package import GSDesign

/// Keeps the frames it is handed. It cannot fail.
package struct RecordingPresenter: Presenter {
  /// The frames in the order presented.
  package private(set) var frames: [Frame] = []
  /// How often the screen was given up for lost.
  package private(set) var invalidations = 0

  package init() {}

  package mutating func present(_ frame: Frame) throws(Never) {
    frames.append(frame)
  }

  package mutating func invalidate() {
    invalidations += 1
  }

  package mutating func adopt(_ features: TerminalFeatures, depth: ColorDepth) {}
}
