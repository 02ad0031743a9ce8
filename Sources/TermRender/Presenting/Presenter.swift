public import ColorScience
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
