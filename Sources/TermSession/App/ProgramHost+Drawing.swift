import GSDesign
import TermRender

extension ProgramHost {
  /// Draws the current view of the program.
  mutating func draw<Played: Program>(
    _ program: Played, _ model: Played.Model
  ) throws(SessionError) {
    isStale = false
    let element = program.view(model)
    let drawing = renderer.draw(element, size: drawnSize(of: element), environment: environment)
    // The session sets the modes for its whole duration: frames ask for no others.
    screen.present(
      Frame(
        surface: takesASCII ? drawing.surface.inASCII : drawing.surface, cursor: drawing.caret))
    regions = drawing
    try send(queue.take())
  }

  /// Erases the rows drawn in the shell's screen, and leaves the cursor where it was before them.
  mutating func clearRows() throws(SessionError) {
    guard reason != .hangup, !session.hasBacklog else { return }
    screen.clearRows()
    try send(queue.take())
  }

  /// Whether rows of the shell's screen are drawn in.
  var isInline: Bool { inlineRows != nil }

  /// The size of a program's part of a screen of the given size.
  static func size(columns: Int, rows: Int, inlineRows: Int?) -> CellSize {
    CellSize(columns: columns, rows: min(rows, max(1, inlineRows ?? rows)))
  }

  /// The size of the screen, or of the element within the rows that the program has.
  private func drawnSize(of element: Element) -> CellSize {
    guard isInline else { return size }
    return renderer.measure(element, environment: environment, within: size)
  }

  /// Whether only ASCII is available, and the environment asks for no more.
  private var takesASCII: Bool {
    environment.glyphs == .ascii && knowledge.capabilities.glyphs.value == .ascii
  }
}
