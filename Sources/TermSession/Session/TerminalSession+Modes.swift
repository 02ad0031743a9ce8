import CTermGuard
import TermRender

extension TerminalSession {
  /// Stops the process group as Ctrl-Z does. It happens at the next wake, which is
  /// ``SessionWake/continued`` when the process goes on. In a kiosk nothing happens.
  public mutating func suspend() { signals |= UInt32(TERM_GUARD_STOP.rawValue) }

  /// Leaves, stops, and enters again when the process goes on.
  mutating func stop() throws(SessionError) {
    if !isAway { leave() }
    isAway = true
    backlog.removeAll()
    fence.close()
    term_guard_stop_group()
    collectSignals()
    signals &= ~UInt32(TERM_GUARD_STOP.rawValue | TERM_GUARD_CONTINUE.rawValue)
    // Whoever ends a stopped process lets it go on first: then the terminal is the shell's already.
    guard SessionSignal(bits: signals) == nil else { return }
    try enter(again: false)
  }

  /// Raw mode and modes on.
  mutating func enter(again: Bool, asking: Bool = false) throws(SessionError) {
    try SystemCalls.makeRaw(descriptor, from: saved)
    term_guard_set_active(true)
    isAway = false
    // Who takes nothing shall not be kept modes for again and again; the next frame is drawn whole anyhow.
    var bytes = backlog.isCut ? ControlSequence.stringTerminator.bytes : []
    backlog.removeAll()
    var questions =
      asking ? options.questions.output(isWithProbes: hasRoomForProbes) : []
    // Before the last one: whoever answers it has answered this, or never will.
    if asking, pulse.isTaken { questions = ControlSequence.requestStatus.bytes + questions }
    bytes += SessionModes.enter(options, again: again, questions: questions)
    if asking { fence.ask(for: .attributes) }
    try send(bytes)
  }

  /// Modes off, answers awaited, what was typed for this program dropped, settings as they were.
  func leave() {
    let isTaken = term_guard_write_restore(Int32(Self.timeout))
    var fence = fence
    // Reports of the pointer may be under way as well. A terminal that takes nothing answers nothing either.
    let isInTime = isTaken && !isDying && backlog.isEmpty
    if isInTime, fence.isWorthAsking {
      let question = ControlSequence.requestPrimaryAttributes.bytes
      if SystemCalls.write(descriptor, question, after: 0) == .bytes(question.count) {
        fence.ask(for: .attributes)
      }
    }
    fence.drain(
      descriptor, timeout: isInTime ? fence.timeout : Self.shutdownTimeout,
      shutdownTimeout: Self.shutdownTimeout)
    // What is in the queue was typed or sent for this program, not for the shell.
    SystemCalls.discardInput(descriptor)
    term_guard_restore_settings()
    term_guard_set_active(false)
  }
}
