public import GSDesign

/// One thing that came from the terminal.
public enum TerminalInput: Hashable, Sendable {
  /// A key.
  case key(KeyPress)
  /// The pointer was pressed, released, moved or its wheel turned.
  case pointer(PointerEvent)
  /// Pasted text, line ends as `\n`, otherwise as it came. A long paste arrives in pieces of at
  /// most ``InputParser/pasteLimit`` bytes, in order, never cut within a scalar.
  case paste(String)
  /// The window gained or lost the focus.
  case focus(Bool)
  /// An answer, or a report that was not asked for.
  case reply(TerminalReply)
}
