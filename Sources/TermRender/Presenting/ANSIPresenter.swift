public import ColorScience
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
  ///   - features: the terminal's features beyond those that all have.
  public init(sink: consuming Sink, depth: ColorDepth, features: TerminalFeatures = .xterm) {
    self.sink = sink
    encoder = Encoder(depth: depth, features: features)
  }

  /// Writes the bytes that turn the last frame into this one; none if nothing changed.
  ///
  /// - Throws: the error of the sink. The next frame is drawn whole then.
  public mutating func present(_ frame: Frame) throws(Sink.Failure) {
    let bytes = encoder.encode(frame)
    guard !bytes.isEmpty else { return }
    do {
      try sink.write(bytes)
    } catch {
      // It is unknown how much of it arrived.
      encoder.invalidate()
      throw error
    }
  }

  /// Forgets the contents of the screen: the next frame is drawn whole.
  public mutating func invalidate() {
    encoder.invalidate()
  }

  /// Adopts the features of the terminal; if they change the bytes, the next frame is drawn whole.
  public mutating func adopt(_ features: TerminalFeatures, depth: ColorDepth) {
    encoder.adopt(features, depth: depth)
  }

  /// Adopts the features of the terminal and its sixteen named colours; nil for those of xterm.
  public mutating func adopt(
    _ features: TerminalFeatures, depth: ColorDepth, named: IndexedPalette?
  ) {
    encoder.adopt(features, depth: depth, named: named)
  }

  /// Adopts the way to send shapes as images, and returns whether it is new; nil draws them as cells.
  public mutating func adopt(_ support: ImageSupport?) -> Bool { encoder.adopt(support) }
}
