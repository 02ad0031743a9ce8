import TermRender

/// The bytes that switch a session's modes on and off.
enum SessionModes {
  /// Switches on what the options ask for.
  ///
  /// - Parameters:
  ///   - again: the modes may be on already: the process was continued, and nobody saw it stop.
  ///   - questions: what is asked of the terminal. Erasing comes behind it, so that nobody sees what it leaves.
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

  /// Switches off everything that any frame may have switched on, whatever the options say.
  ///
  /// What nothing here ever changes stays the person's: the palette, the cursor's shape, the title; and so does what a
  /// person may have on, unless it was switched on here (mode 2027).
  static func restore(_ options: SessionOptions) -> [UInt8] {
    // An open string would swallow the rest; a screen held back would not show it.
    var sequences: [ControlSequence] = [
      .stringTerminator, .resetMode(.synchronizedOutput), .closeHyperlink, .resetGraphics,
      .resetCharacterSet, .resetInsertMode,
    ]
    let modes: [DECMode] = [
      .mouseX10, .mouseButtons, .mouseDrag, .mouseMotion, .mouseUTF8, .mouseSGR, .mouseURXVT,
      .mousePixels, .focusReports, .bracketedPaste, .colorSchemeReports, .sizeReports,
      .applicationCursorKeys, .origin, .leftRightMargins,
    ]
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
