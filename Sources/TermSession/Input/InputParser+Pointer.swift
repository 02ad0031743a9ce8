import GSDesign

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

  /// From 1 on the wire to 0, within what a terminal can have.
  private func place(_ coordinate: Int) -> Int { max(0, min(coordinate, 65_536) - 1) }
}
