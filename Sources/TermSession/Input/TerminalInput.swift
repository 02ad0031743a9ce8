package import GSDesign

/// One thing that came from the terminal.
package enum TerminalInput: Hashable, Sendable {
  case key(KeyPress)
  case pointer(PointerEvent)
  /// Pasted text, line ends as `\n`, otherwise as it came. A long paste arrives in pieces of at
  /// most ``InputParser/pasteLimit`` bytes, in order, never cut within a scalar.
  case paste(String)
  /// The window gained or lost the focus.
  case focus(Bool)
  case reply(TerminalReply)
}
