/// Writes the modes of frames as differences.
struct ModeTracker {
  /// nil when it is not known what is set.
  private(set) var modes: TerminalModes?
  private var isCursorVisible: Bool?

  init() {}

  /// Forgets what is set; what the next frame asks for is written again.
  mutating func invalidate() {
    modes = nil
    isCursorVisible = nil
  }

  /// Returns whether the screen was swapped, so that it is not known what is on it.
  mutating func change<Output: ByteOutput & ~Copyable>(
    to new: TerminalModes, into output: inout Output
  ) -> Bool {
    let old = modes ?? []
    modes = new
    guard old != new else { return false }
    let swapsScreen = old.contains(.alternateScreen) != new.contains(.alternateScreen)
    func write(_ mode: DECMode, _ wanted: TerminalModes) {
      guard old.contains(wanted) != new.contains(wanted) else { return }
      let sequence: ControlSequence = new.contains(wanted) ? .setMode(mode) : .resetMode(mode)
      sequence.encode(into: &output)
    }
    write(.alternateScreen, .alternateScreen)
    changeMouse(from: old, to: new, into: &output)
    write(.bracketedPaste, .bracketedPaste)
    write(.focusReports, .focusReports)
    return swapsScreen
  }

  mutating func showCursor<Output: ByteOutput & ~Copyable>(
    _ isVisible: Bool, into output: inout Output
  ) {
    guard isVisible != isCursorVisible else { return }
    isCursorVisible = isVisible
    let sequence: ControlSequence =
      isVisible ? .setMode(.cursorVisible) : .resetMode(.cursorVisible)
    sequence.encode(into: &output)
  }

  /// The kinds of tracking exclude one another: the old one ends before the new one begins.
  private func changeMouse<Output: ByteOutput & ~Copyable>(
    from old: TerminalModes, to new: TerminalModes, into output: inout Output
  ) {
    let before = old.mouseTracking
    let after = new.mouseTracking
    guard before != after else { return }
    if let before { ControlSequence.resetMode(before).encode(into: &output) }
    if let after { ControlSequence.setMode(after).encode(into: &output) }
    if before == nil { ControlSequence.setMode(.mouseSGR).encode(into: &output) }
    if after == nil { ControlSequence.resetMode(.mouseSGR).encode(into: &output) }
  }
}

extension TerminalModes {
  fileprivate var mouseTracking: DECMode? {
    contains(.mouseMotion) ? .mouseMotion : contains(.mouse) ? .mouseDrag : nil
  }
}
