import GSDesign
import TermRender

extension ProgramHost {
  /// Draws shapes as the terminal can, by what is known of it now.
  mutating func adoptImages() {
    let support = knowledge.capabilities.imageSupport(session.options.shapes)
    guard screen.adopt(support) else { return }
    isStale = true
    if support?.imageProtocol == .kitty { session.removesImagesAtEnd() }
  }

  /// Draws shapes as cells where they are images, and as images where the terminal can.
  mutating func switchShapes() -> ShapeSwitch {
    guard screen.drawsImages else { return .ncurses }
    let known = knowledge.capabilities
    guard known.imageSupport(session.options.shapes) == nil else {
      session.options.shapes = .cells
      adoptImages()
      return .cells
    }
    guard known.colorDepth.value == .truecolor else { return .fewColors }
    guard session.options.modes.contains(.alternateScreen), known.imageSupport(.auto) != nil
    else { return .noImages }
    session.options.shapes = .auto
    adoptImages()
    return .pixels
  }

  /// With another size of the window the font may be another.
  mutating func followFont() throws(SessionError) {
    knowledge.observe(window: session.windowCellSize)
    adoptImages()
    guard session.options.shapes != .cells, knowledge.capabilities.imageProtocol.value != nil
    else { return }
    do throws(SessionError) { try session.inquire(.cellSize) } catch { try end(on: error) }
  }
}

extension SessionOptions {
  /// Chooses what is asked for a presenter. Only the encoder of the package draws images, and on the alternate screen alone.
  mutating func choose(_ presenter: TerminalApp.Presenter, for known: TerminalCapabilities) {
    switch presenter {
    case .ansi: if !modes.contains(.alternateScreen) { shapes = .cells }
    case .ncurses: shapes = .cells
    }
    questions = TerminalQuestions(for: known, shapes: shapes)
  }
}
