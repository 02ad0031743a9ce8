public import GSDesign

/// Presents frames as control sequences, each in one write.
///
/// ```swift
/// let drawing = Renderer().draw(element, size: size, environment: environment)
/// var presenter = ANSIPresenter(sink: sink, depth: environment.depth)
/// presenter.present(Frame(surface: drawing.surface, cursor: drawing.caret))
/// ```
///
/// The surfaces of one presenter come from one ``Renderer``: what changed from frame to frame is found by its pool.
public struct ANSIPresenter<Sink: ByteSink & ~Copyable>: Presenter, ~Copyable {
  private var encoder: Encoder
  private var sink: Sink

  /// - Parameters:
  ///   - sink: where the bytes go.
  ///   - depth: the colours the terminal has.
  ///   - features: what the terminal does beyond the common ground.
  public init(sink: consuming Sink, depth: ColorDepth, features: TerminalFeatures = .xterm) {
    self.sink = sink
    encoder = Encoder(depth: depth, features: features)
  }

  /// Writes the bytes that turn the last frame into this one; none where nothing changed.
  ///
  /// - Throws: what the sink throws. The next frame is drawn whole then.
  public mutating func present(_ frame: Frame) throws(Sink.Failure) {
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

  /// Forgets what the screen shows: the next frame is drawn whole.
  public mutating func invalidate() {
    encoder.invalidate()
  }

  /// Takes in what was learned of the terminal; where that changes the bytes, the next frame is drawn whole.
  public mutating func adopt(_ features: TerminalFeatures, depth: ColorDepth) {
    encoder.adopt(features, depth: depth)
  }

  /// Takes in how shapes are sent as images, and returns whether that is new; nil draws them as cells.
  public mutating func adopt(_ support: ImageSupport?) -> Bool { encoder.adopt(support) }
}
