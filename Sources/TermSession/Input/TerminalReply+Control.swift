extension TerminalReply {
  /// A CSI with a private marker; nil when it is not understood.
  init?(final: UInt8, marked parameters: ControlParameters) {
    let values = parameters.numbers.map { $0 ?? 0 }
    switch (parameters.marker, parameters.intermediates, final) {
    case (0x3F, [], 0x63): self = .primaryAttributes(values)
    case (0x3E, [], 0x63): self = .secondaryAttributes(values)
    case (0x3F, [], 0x75): self = .keyboardFlags(values.first ?? 0)
    case (0x3F, [0x24], 0x79):
      guard values.count == 2, let state = TerminalModeState(rawValue: values[1]) else {
        return nil
      }
      self = .mode(number: values[0], state)
    case (0x3F, [], 0x52):
      guard values.count >= 2 else { return nil }
      self = .cursorPosition(column: max(0, values[1] - 1), row: max(0, values[0] - 1))
    case (0x3F, [], 0x6E):
      guard values.count == 2, values[0] == 997,
        let scheme = TerminalColorScheme(rawValue: values[1])
      else { return nil }
      self = .colorScheme(scheme)
    default: return nil
    }
  }

  /// A CSI without a marker that can only be a report; nil when it is not understood.
  init?(final: UInt8, plain parameters: ControlParameters) {
    let values = parameters.numbers.map { $0 ?? 0 }
    switch (final, values.first) {
    case (0x6E, 0) where values.count == 1: self = .alive
    case (0x74, 48) where values.count >= 3, (0x74, 8) where values.count == 3:
      self = .size(columns: values[2], rows: values[1])
    case (0x74, 4) where values.count == 3: self = .pixelSize(width: values[2], height: values[1])
    case (0x74, 6) where values.count == 3:
      self = .cellPixelSize(width: values[2], height: values[1])
    default: return nil
    }
  }
}
