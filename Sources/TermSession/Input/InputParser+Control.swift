import GSDesign

extension InputParser {
  /// A byte after CSI.
  mutating func takeControl(_ byte: UInt8, _ sink: (TerminalInput) -> Void) {
    switch byte {
    case 0x5B where held.isEmpty:
      // The Linux console's F1 to F5: `CSI [ A` to `CSI [ E`.
      hold(byte)
    case 0x24 where emitShifted(sink): break
    case 0x20...0x3F where held.first != 0x5B: hold(byte)
    case 0x40...0x7E: endControl(byte, sink)
    case 0x18, 0x1A: begin(.ground)
    default:
      if held.isEmpty { emit(.character("["), .alt, sink) }
      begin(.ground)
      takeText(byte, sink)
    }
  }

  private mutating func endControl(_ final: UInt8, _ sink: (TerminalInput) -> Void) {
    let wasOverlong = isOverlong
    let bytes = held
    begin(.ground)
    count(work: bytes.count)
    guard !wasOverlong else { return }
    if bytes == [0x5B] {
      if (0x41...0x45).contains(final) { emit(.function(Int(final) - 0x40), sink) }
      return
    }
    guard let parameters = ControlParameters(bytes) else { return }
    if let marker = parameters.marker {
      if marker == 0x3C { endMouse(final, parameters, sink) }
      if let reply = TerminalReply(final: final, marked: parameters) { sink(.reply(reply)) }
    } else if parameters.intermediates.isEmpty {
      endPlainControl(final, parameters, sink)
    }
  }

  private mutating func endPlainControl(
    _ final: UInt8, _ parameters: ControlParameters, _ sink: (TerminalInput) -> Void
  ) {
    switch final {
    case 0x52 where isCursorReport(parameters):
      emitCursorReport(parameters, sink)
    case 0x41...0x44, 0x46, 0x48, 0x50...0x53:
      guard let key = ControlKey.key(final: final) else { return }
      emitPressed(key, parameters, sink)
    case 0x61...0x64:
      // rxvt's arrows with Shift.
      guard parameters.isEmpty, let key = ControlKey.key(final: final - 0x20) else { return }
      emit(key, .shift, sink)
    case 0x5A:
      emit(.tab, KeyPress.Modifiers(parameter: parameters[1]).union(.shift), sink)
    case 0x49 where parameters.isEmpty: sink(.focus(true))
    case 0x4F where parameters.isEmpty: sink(.focus(false))
    case 0x4D where parameters.isEmpty: begin(.oldMouse)
    case 0x4D: endMouse(final, parameters, sink)
    case 0x7E: endNumbered(parameters, sink)
    case 0x40, 0x5E:
      // rxvt: Control, Control and Shift.
      guard let key = ControlKey.key(number: parameters[0] ?? 0) else { return }
      emit(key, final == 0x5E ? .control : [.control, .shift], sink)
    case 0x75: endKeyboard(parameters, sink)
    case 0x6E, 0x74:
      if let reply = TerminalReply(final: final, plain: parameters) { sink(.reply(reply)) }
    default: break
    }
  }

  private mutating func endNumbered(
    _ parameters: ControlParameters, _ sink: (TerminalInput) -> Void
  ) {
    switch parameters[0] {
    case 200: begin(.paste)
    case 27:
      // xterm's modifyOtherKeys: `CSI 27 ; modifiers ; code ~`.
      guard let code = parameters[2] else { return }
      emitCode(KeyboardCode(code: code), KeyPress.Modifiers(parameter: parameters[1]), sink)
    case let number?:
      guard let key = ControlKey.key(number: number) else { return }
      emitPressed(key, parameters, sink)
    case nil: break
    }
  }

  /// A key of `CSI 1 ; modifiers : event X`; releases are swallowed.
  private func emitPressed(
    _ key: KeyPress.Key, _ parameters: ControlParameters, _ sink: (TerminalInput) -> Void
  ) {
    guard parameters[1, 1] != 3 else { return }
    emit(key, KeyPress.Modifiers(parameter: parameters[1]), sink)
  }

  /// rxvt's keys with Shift end in `$`, which ECMA-48 takes for an intermediate byte; no terminal
  /// sends a single number with `$` otherwise.
  private mutating func emitShifted(_ sink: (TerminalInput) -> Void) -> Bool {
    guard (1...2).contains(held.count), let parameters = ControlParameters(held),
      parameters.marker == nil, let key = ControlKey.key(number: parameters[0] ?? 0)
    else { return false }
    begin(.ground)
    emit(key, .shift, sink)
    return true
  }

  private func isCursorReport(_ parameters: ControlParameters) -> Bool {
    guard parameters.groups.count == 2, let row = parameters[0], let column = parameters[1]
    else { return false }
    return expectsCursorReport || row != 1 || !(2...16).contains(column)
  }

  private func emitCursorReport(
    _ parameters: ControlParameters, _ sink: (TerminalInput) -> Void
  ) {
    let row = max(0, (parameters[0] ?? 1) - 1)
    sink(.reply(.cursorPosition(column: max(0, (parameters[1] ?? 1) - 1), row: row)))
  }
}

extension InputParser {
  /// `CSI < button ; column ; row M` or `m` (SGR), and `CSI button ; column ; row M` (urxvt).
  mutating func endMouse(
    _ final: UInt8, _ parameters: ControlParameters, _ sink: (TerminalInput) -> Void
  ) {
    guard final == 0x4D || final == 0x6D, parameters.groups.count == 3,
      let code = parameters[0], let column = parameters[1], let row = parameters[2]
    else { return }
    if parameters.marker == nil {
      emitOldMouse(code - 32, column, row, sink)
    } else {
      emitMouse(code, isReleased: final == 0x6D, column, row, sink)
    }
  }

  /// The three bytes after `CSI M`: button, column and row, each with 32 added.
  mutating func takeOldMouse(_ byte: UInt8, _ sink: (TerminalInput) -> Void) {
    hold(byte)
    guard held.count == 3 else { return }
    let (code, column, row) = (Int(held[0]), Int(held[1]), Int(held[2]))
    begin(.ground)
    emitOldMouse(code - 32, column - 32, row - 32, sink)
  }

  /// The old encodings have one code for the release of any button.
  private mutating func emitOldMouse(
    _ code: Int, _ column: Int, _ row: Int, _ sink: (TerminalInput) -> Void
  ) {
    guard code >= 0 else { return }
    if code & 0xE3 == 3 {
      let button = PointerButton.allCases.firstIndex(of: heldButton) ?? 0
      emitMouse(code & ~3 | button, isReleased: true, column, row, sink)
    } else {
      emitMouse(code, isReleased: false, column, row, sink)
    }
  }

  /// Bits of the code: 3 button, 4 shift, 8 alt, 16 control, 32 motion, 64 wheel, 128 further
  /// buttons.
  private mutating func emitMouse(
    _ code: Int, isReleased: Bool, _ column: Int, _ row: Int, _ sink: (TerminalInput) -> Void
  ) {
    guard code < 128 else { return }
    var modifiers: KeyPress.Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    guard let phase = phase(code, isReleased: isReleased) else { return }
    if case .pressed(let button) = phase { heldButton = button }
    sink(
      .pointer(
        PointerEvent(phase, column: place(column), row: place(row), modifiers: modifiers)))
  }

  private func phase(_ code: Int, isReleased: Bool) -> PointerPhase? {
    if code & 64 != 0 {
      guard !isReleased, code & 32 == 0 else { return nil }
      switch code & 3 {
      case 0: return .scrolled(columns: 0, rows: -1)
      case 1: return .scrolled(columns: 0, rows: 1)
      case 2: return .scrolled(columns: -1, rows: 0)
      default: return .scrolled(columns: 1, rows: 0)
      }
    }
    guard code & 3 < 3 else { return code & 32 != 0 ? .moved : nil }
    let button = PointerButton.allCases[code & 3]
    if isReleased { return .released(button) }
    return code & 32 != 0 ? .dragged(button) : .pressed(button)
  }

  /// Converts a coordinate from 1-based to 0-based, within the limits of a terminal.
  private func place(_ coordinate: Int) -> Int { max(0, min(coordinate, 65_536) - 1) }
}
