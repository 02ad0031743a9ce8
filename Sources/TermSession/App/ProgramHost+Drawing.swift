import CTermGuard
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
    let frame = Frame(
      surface: takesASCII ? drawing.surface.inASCII : drawing.surface, cursor: drawing.caret)
    regions = drawing
    defer { pace.hasDrawn() }
    guard share == nil else {
      unfinished = FrameInParts(frame, over: shown, insteadOf: unfinished?.target.surface)
      return try sendPart()
    }
    (unfinished, shown) = (nil, frame.surface)
    screen.present(frame)
    try send(queue.take())
  }

  /// Sends the next part of an unfinished frame, or all of it on a fast line.
  mutating func sendPart() throws(SessionError) {
    guard var frame = unfinished else { return }
    let share = share
    var bytes: [UInt8] = []
    while bytes.count < share ?? .max, let part = share == nil ? frame.whole() : frame.next() {
      screen.present(part)
      bytes += queue.take()
    }
    shown = frame.shown
    unfinished = frame.isDone ? nil : frame
    guard !bytes.isEmpty else { return }
    if pace.share != nil {
      bytes += session.askForLife()
      pace.sent(bytes.count, now: term_guard_now())
    } else if unfinished != nil {
      pace.sentBeginning(now: term_guard_now())
    }
    try send(bytes)
  }

  /// The bytes to send at once; nil for a whole frame. The line is not known before the answers of the start.
  private var share: Int? {
    guard !isInline else { return nil }
    return pace.share ?? (pace.isFirst && session.expectsAnswers ? LinePace.firstShare : nil)
  }

  /// Forgets the contents of the screen: the next frame is drawn whole.
  mutating func forgetScreen() {
    screen.invalidate()
    shown = nil
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
