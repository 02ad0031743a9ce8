extension InputParser {
  /// A byte of a control string: OSC, DCS, APC, PM or SOS.
  mutating func takeString(_ byte: UInt8, _ kind: StringKind, _ sink: (TerminalInput) -> Void) {
    switch byte {
    case 0x1B: state = .stringEscape(kind)
    case 0x07 where kind == .operatingSystem: endString(kind, sink)
    case 0x18, 0x1A: begin(.ground)
    default: hold(byte)
    }
  }

  /// The byte after an ESC within a string: its end, or the beginning of something else.
  mutating func takeStringEscape(
    _ byte: UInt8, _ kind: StringKind, _ sink: (TerminalInput) -> Void
  ) {
    if byte == 0x5C {
      endString(kind, sink)
    } else {
      begin(.escape)
      if byte != 0x1B { takeEscape(byte, sink) }
    }
  }

  private mutating func endString(_ kind: StringKind, _ sink: (TerminalInput) -> Void) {
    let body = isOverlong ? [] : held
    begin(.ground)
    count(work: body.count)
    switch kind {
    case .operatingSystem:
      if let reply = TerminalReply(operatingSystem: body) { sink(.reply(reply)) }
    case .deviceControl:
      if let reply = TerminalReply(deviceControl: body) { sink(.reply(reply)) }
    case .application:
      if let reply = TerminalReply(application: body) { sink(.reply(reply)) }
    case .start, .privacy: break
    }
  }
}
