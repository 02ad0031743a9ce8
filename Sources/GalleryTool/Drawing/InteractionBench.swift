import ColorScience
import GSDesign
import GalleryKit
import TermRender

/// Presses keys in the gallery without a terminal and weighs the frames they make.
struct InteractionBench {
  private let program: GalleryProgram
  private let environment = RenderEnvironment(theme: .chrome)

  init(_ context: ToolContext) {
    program = GalleryProgram(
      catalogue: context.catalogue, probe: RenderingClient.rendering(widthPolicy: .grapheme))
  }

  /// The keys that are measured, by what a person would call them.
  private static let keys: [(name: String, press: KeyPress)] = [
    ("next component", KeyPress(.down)), ("previous component", KeyPress(.up)),
    ("next theme", KeyPress("t")), ("appearance", KeyPress("n")), ("colours", KeyPress("c")),
    ("matrix on", KeyPress("m")), ("next cell", KeyPress(.right)), ("matrix off", KeyPress("m")),
    ("help on", KeyPress("?")), ("help off", KeyPress("?")),
  ]

  func measure() -> [BenchRow] {
    var model = program.initialModel
    let renderer = Renderer()
    let queue = OutputQueue()
    var presenter = ANSIPresenter(sink: queue, depth: .truecolor)
    let first = Event.resized(columns: 120, rows: 40)
    let events = [("first frame", first)] + Self.keys.map { ($0.name, Event.key($0.press)) }
    return events.map { name, event in
      var row = BenchRow(name: name)
      let start = ContinuousClock.now
      _ = program.update(&model, event)
      let drawing = renderer.draw(
        program.view(model), size: CellSize(columns: 120, rows: 40), environment: environment)
      presenter.present(Frame(surface: drawing.surface))
      row.add(time: ContinuousClock.now - start, cells: 120 * 40, bytes: queue.take().count)
      return row
    }
  }
}
