import CTermGuard
import TermRender

/// The bytes that switch a session's modes on and off.
enum SessionModes {
  /// The bytes that switch on the requested modes.
  ///
  /// - Parameters:
  ///   - again: whether the modes may be on already: the process was continued, but its stop was not noticed.
  ///   - questions: the questions to the terminal. The screen is erased after them, so that their traces are not seen.
  static func enter(
    _ options: SessionOptions, again: Bool, questions: [UInt8] = []
  ) -> [UInt8] {
    var sequences: [ControlSequence] = []
    if options.modes.contains(.alternateScreen) { sequences.append(.setMode(.alternateScreen)) }
    sequences += [.resetGraphics, .setMode(.autowrap)]
    sequences.append(options.showsCursor ? .setMode(.cursorVisible) : .resetMode(.cursorVisible))
    if options.modes.contains(.mouse) { sequences.append(.setMode(.mouseDrag)) }
    if options.modes.contains(.mouseMotion) { sequences.append(.setMode(.mouseMotion)) }
    if !options.modes.isDisjoint(with: [.mouse, .mouseMotion]) {
      sequences.append(.setMode(.mouseSGR))
    }
    if options.modes.contains(.bracketedPaste) { sequences.append(.setMode(.bracketedPaste)) }
    if options.modes.contains(.focusReports) { sequences.append(.setMode(.focusReports)) }
    if options.keyboardFlags > 0 {
      // On the stack of the screen it is entered on, and never twice.
      if again { sequences.append(.popKeyboardFlags(1)) }
      sequences.append(.pushKeyboardFlags(options.keyboardFlags))
    }
    sequences += options.learnedModes.map { .setMode($0) }
    let erasing: [ControlSequence] =
      options.modes.contains(.alternateScreen) ? [.eraseDisplay(.all)] : []
    return bytes(sequences) + questions + bytes(erasing)
  }

  /// Switches off everything that any frame may have switched on, with any options.
  ///
  /// Restores the modes of the session. The palette, the cursor's shape and the title are never changed, and a mode
  /// that the person had turned on stays on (mode 2027).
  static func restore(_ options: SessionOptions) -> [UInt8] {
    // An open string would swallow the rest; a screen held back would not show it.
    var sequences: [ControlSequence] = [
      .stringTerminator, .resetMode(.synchronizedOutput), .closeHyperlink, .resetGraphics,
      .resetCharacterSet, .resetInsertMode,
    ]
    var modes: [DECMode] = [
      .mouseX10, .mouseButtons, .mouseDrag, .mouseMotion, .mouseUTF8, .mouseSGR, .mouseURXVT,
      .mousePixels, .focusReports, .bracketedPaste, .colorSchemeReports, .sizeReports,
      .applicationCursorKeys,
    ]
    // These move the cursor home, which leaving the alternate screen undoes.
    if options.modes.contains(.alternateScreen) { modes += [.origin, .leftRightMargins] }
    let learned = options.learnedModes.filter { !modes.contains($0) }
    sequences += (modes + learned).map { .resetMode($0) }
    sequences += [.keypadNumeric, .resetModifyOtherKeys, .setMode(.autowrap)]
    // Each screen has a stack of its own: pop before leaving.
    if options.keyboardFlags > 0 { sequences.append(.popKeyboardFlags(1)) }
    if options.modes.contains(.alternateScreen) {
      // The region moves the cursor home, which leaving undoes.
      sequences += [.resetScrollRegion, .resetMode(.alternateScreen)]
    }
    sequences.append(.setMode(.cursorVisible))
    // Images first: on the other screen their names would be those of others.
    let string = ControlSequence.stringTerminator.bytes
    return (options.placesImages ? string + ImageCommand.removeAll.bytes : []) + bytes(sequences)
  }

  private static func bytes(_ sequences: [ControlSequence]) -> [UInt8] {
    var output: [UInt8] = []
    for sequence in sequences { sequence.encode(into: &output) }
    return output
  }
}

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
    collectSignals()
    // A process that was asked to end while it left does not stop first: only its shell would wake it.
    if SessionSignal(bits: signals) == nil {
      term_guard_stop_group()
      collectSignals()
    }
    signals &= ~UInt32(TERM_GUARD_STOP.rawValue | TERM_GUARD_CONTINUE.rawValue)
    // A signal that ends a stopped process first continues it: then the shell has the terminal already.
    guard SessionSignal(bits: signals) == nil else { return }
    try enter(again: false)
  }

  /// Raw mode and modes on.
  mutating func enter(again: Bool, asking: Bool = false) throws(SessionError) {
    try SystemCalls.makeRaw(descriptor, from: saved)
    term_guard_set_active(true)
    isAway = false
    // A terminal that takes nothing must not have modes queued again and again; the next frame is drawn whole anyhow.
    var bytes = backlog.isCut ? ControlSequence.stringTerminator.bytes : []
    backlog.removeAll()
    var questions =
      asking ? options.questions.output(isWithProbes: hasRoomForProbes) : []
    // Before the last question: a terminal that answers that one has answered this, or never will.
    if asking, pulse.isTaken { questions = ControlSequence.requestStatus.bytes + questions }
    bytes += SessionModes.enter(options, again: again, questions: questions)
    if asking { fence.ask(for: .attributes) }
    try send(bytes)
  }

  /// Switches modes off, awaits answers, drops input meant for this program, and restores the settings.
  func leave() {
    let isTaken = term_guard_write_restore(Int32(Self.timeout))
    defer {
      term_guard_restore_settings()
      term_guard_set_active(false)
    }
    var fence = fence
    guard !options.leavesInput || fence.isOpen else { return }
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
    // The input in the queue was meant for this program, not for the shell.
    SystemCalls.discardInput(descriptor)
  }
}
