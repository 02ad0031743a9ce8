public import ColorScience
public import TermRender

/// An answer of the terminal to a question, or a report that it sends unasked. Never a key.
///
/// Texts hold printable ASCII only, everything else is dropped: an answer may be forged.
public enum TerminalReply: Hashable, Sendable {
  /// DA1, `CSI ? … c`: the fence behind a batch of questions.
  case primaryAttributes([Int])
  /// DA2, `CSI > … c`.
  case secondaryAttributes([Int])
  /// DA3, `DCS ! | … ST`: the unit's identity in hexadecimal digits.
  case tertiaryAttributes(String)
  /// XTVERSION, `DCS > | … ST`: name and version.
  case version(String)
  /// OSC 10, 11 or 12: a colour of the terminal's own.
  case color(TerminalColorSlot, RGB)
  /// OSC 4: an entry of the palette, from 0.
  case paletteColor(index: Int, RGB)
  /// DECRPM, `CSI ? n ; state $ y`.
  case mode(number: Int, TerminalModeState)
  /// CPR or DECXCPR: the cursor, from 0.
  case cursorPosition(column: Int, row: Int)
  /// `CSI ? 997 ; n n` of mode 2031.
  case colorScheme(TerminalColorScheme)
  /// The text area in cells: `CSI 8 ; … t`, or the report of mode 2048.
  case size(columns: Int, rows: Int)
  /// The text area in pixels: `CSI 4 ; … t`.
  case pixelSize(width: Int, height: Int)
  /// One cell in pixels: `CSI 6 ; … t`.
  case cellPixelSize(width: Int, height: Int)
  /// `CSI ? flags u`: the keyboard flags in force.
  case keyboardFlags(Int)
  /// XTGETTCAP, `DCS 1 + r name = value ST`, decoded; the value is nil when the terminal has none.
  case capability(name: String, value: String?)
  /// DECRQSS, `DCS 1 $ r … ST`: a setting as the control sequence's own parameters and final byte;
  /// nil when the question was not understood.
  case setting(String?)
  /// Kitty's graphics protocol, `APC G i = n ; … ST`: whether a command for an image succeeded.
  case graphics(image: Int, isOK: Bool)
  /// DSR, `CSI 0 n`: alive.
  case alive
}

/// What DECRPM says of a mode. The raw value is the parameter on the wire.
public enum TerminalModeState: Int, Hashable, Sendable, CaseIterable {
  /// The terminal does not know the mode.
  case unknown = 0
  /// On, and can be switched off.
  case set = 1
  /// Off, and can be switched on.
  case reset = 2
  /// Always on.
  case permanentlySet = 3
  /// Always off.
  case permanentlyReset = 4
}

/// Whether the terminal's colours are dark or light. The raw value is the parameter on the wire.
public enum TerminalColorScheme: Int, Hashable, Sendable, CaseIterable {
  /// Light words on a dark ground.
  case dark = 1
  /// Dark words on a light ground.
  case light = 2
}
