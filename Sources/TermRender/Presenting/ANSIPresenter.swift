package import GSDesign

/// Presents frames as control sequences, each in one write.
package struct ANSIPresenter<Sink: ByteSink & ~Copyable>: Presenter, ~Copyable {
  private var encoder: Encoder
  private var sink: Sink

  package init(sink: consuming Sink, depth: ColorDepth, features: TerminalFeatures = .xterm) {
    self.sink = sink
    encoder = Encoder(depth: depth, features: features)
  }

  package mutating func present(_ frame: Frame) throws(Sink.Failure) {
    let bytes = encoder.encode(frame)
    guard !bytes.isEmpty else { return }
    do {
      try sink.write(bytes)
    } catch {
      // Nobody knows how much of it arrived.
      encoder.invalidate()
      throw error
    }
  }

  package mutating func invalidate() {
    encoder.invalidate()
  }

  package mutating func adopt(_ features: TerminalFeatures, depth: ColorDepth) {
    encoder.adopt(features, depth: depth)
  }
}
