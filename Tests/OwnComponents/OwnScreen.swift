public import GSDesign
public import TermRender

/// Frames drawn by another package: a presenter's output for one element after another.
public enum OwnScreen {
  private final class Bytes: ByteSink {
    var bytes: [UInt8] = []

    func write(_ bytes: [UInt8]) throws(Never) { self.bytes += bytes }
  }

  /// The bytes of the frames through ANSI, and the plain text of the last.
  public static func ansi(
    _ elements: [Element], size: CellSize, environment: RenderEnvironment
  ) -> (bytes: [UInt8], text: String) {
    let sink = Bytes()
    var presenter = ANSIPresenter(sink: sink, depth: environment.depth)
    let text = present(elements, size, environment) { presenter.present($0) }
    return (sink.bytes, text)
  }

  /// The bytes of the frames through ncurses.
  public static func ncurses(
    _ elements: [Element], size: CellSize, environment: RenderEnvironment, term: String
  ) throws(NcursesError) -> [UInt8] {
    let sink = Bytes()
    var presenter = try NcursesPresenter(sink: sink, term: term, depth: environment.depth)
    _ = present(elements, size, environment) { presenter.present($0) }
    return sink.bytes
  }

  private static func present(
    _ elements: [Element], _ size: CellSize, _ environment: RenderEnvironment,
    _ show: (Frame) -> Void
  ) -> String {
    let renderer = Renderer()
    var text = ""
    for element in elements {
      let drawing = renderer.draw(element, size: size, environment: environment)
      show(Frame(surface: drawing.surface, cursor: drawing.caret))
      text = drawing.surface.plainText
    }
    return text
  }
}
