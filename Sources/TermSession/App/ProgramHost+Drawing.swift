import GSDesign
import TermRender

extension ProgramHost {
  /// Draws what the program shows now.
  mutating func draw<Played: Program>(
    _ program: Played, _ model: Played.Model
  ) throws(SessionError) {
    isStale = false
    let element = program.view(model)
    let drawing = renderer.draw(element, size: drawnSize(of: element), environment: environment)
    // The session holds the modes from its start to its end: frames ask for none besides.
    screen.present(
      Frame(
        surface: takesASCII ? drawing.surface.inASCII : drawing.surface, cursor: drawing.caret))
    regions = drawing
    try send(queue.take())
  }

  /// Takes away what is drawn among the rows of the shell, whose cursor is where it was then.
  mutating func clearRows() throws(SessionError) {
    guard reason != .hangup, !session.hasBacklog else { return }
    screen.clearRows()
    try send(queue.take())
  }

  /// Whether rows of the shell's screen are drawn in.
  var isInline: Bool { inlineRows != nil }

  /// The size that a program is told, of a screen of so many columns and rows.
  static func size(columns: Int, rows: Int, inlineRows: Int?) -> CellSize {
    CellSize(columns: columns, rows: min(rows, max(1, inlineRows ?? rows)))
  }

  /// The screen, or what the element takes of the rows that the program has.
  private func drawnSize(of element: Element) -> CellSize {
    guard isInline else { return size }
    return renderer.measure(element, environment: environment, within: size)
  }

  /// Whether the locale or the font has nothing else, and no one wanted more.
  private var takesASCII: Bool {
    environment.glyphs == .ascii && knowledge.capabilities.glyphs.value == .ascii
  }
}
