/// One control sequence of a terminal; nothing else in this package writes ESC.
///
/// Columns and rows count from 0 here and from 1 on the wire. Counts below 1 write nothing, so that
/// a caller may pass a computed distance. References: ECMA-48, xterm's control sequences, kitty's
/// keyboard protocol.
public enum ControlSequence: Hashable, Sendable {
  /// DECSET: `CSI ? n h`.
  case setMode(DECMode)
  /// DECRST: `CSI ? n l`.
  case resetMode(DECMode)
  /// DECRQM: `CSI ? n $ p`; answered by DECRPM.
  case requestMode(DECMode)

  /// CUP: `CSI row ; column H`.
  case cursorPosition(column: Int, row: Int)
  /// CHA: `CSI column G`.
  case cursorColumn(Int)
  /// VPA: `CSI row d`.
  case cursorRow(Int)
  /// CUU: `CSI n A`.
  case cursorUp(Int)
  /// CUD: `CSI n B`.
  case cursorDown(Int)
  /// CUF: `CSI n C`.
  case cursorForward(Int)
  /// CUB: `CSI n D`.
  case cursorBackward(Int)
  /// DECSC: `ESC 7`, the cursor's place and pen are remembered.
  case saveCursor
  /// DECRC: `ESC 8`, back to what DECSC remembered.
  case restoreCursor
  /// DECSCUSR 0: the shape the person has configured.
  case resetCursorShape

  /// ED: `CSI n J`.
  case eraseDisplay(EraseExtent)
  /// EL: `CSI n K`.
  case eraseLine(EraseExtent)
  /// ECH: `CSI n X`.
  case eraseCharacters(Int)
  /// REP: `CSI n b`, the last printed character again.
  case repeatCharacter(Int)

  /// DECSTBM: `CSI top ; bottom r`, both rows included. Moves the cursor.
  case scrollRegion(top: Int, bottom: Int)
  /// DECSTBM without parameters: the scroll region is the whole screen. Moves the cursor home.
  case resetScrollRegion
  /// RI: `ESC M`, up by a row; in the first row of the scroll region it scrolls down.
  case reverseIndex
  /// IL: `CSI n L`, blank rows at the cursor's. Where in its row the cursor is then, is not agreed on.
  case insertLines(Int)
  /// DL: `CSI n M`.
  case deleteLines(Int)
  /// ICH: `CSI n @`, blank cells at the cursor.
  case insertCharacters(Int)
  /// DCH: `CSI n P`.
  case deleteCharacters(Int)
  /// IRM off: `CSI 4 l`.
  case resetInsertMode
  /// DECKPNM: `ESC >`.
  case keypadNumeric
  /// G0 is ASCII and invoked: `ESC ( B`, SI.
  case resetCharacterSet
  /// SGR 0.
  case resetGraphics
  /// SGR: the change from one pen to another, in one sequence; from nil, it works over any pen.
  case graphics(from: Pen?, to: Pen)
  /// OSC 8 without an address: the open link ends.
  case closeHyperlink
  /// OSC 10, 11, 12 or 4 back to the person's own: `OSC 110 ST` and so on.
  case resetColor(TerminalColorSlot)
  /// OSC 52: puts a text on the clipboard, where the terminal lets it.
  case setClipboard(String)
  /// OSC 66: a text in blocks of cells, where the terminal knows text sizing.
  ///
  /// A block has `scale` rows and `scale` times `width` columns; its letters take `numerator` parts of `denominator` of
  /// its height and are centred vertically. The text has no control characters.
  case sizedText(String, scale: Int, width: Int, numerator: Int = 1, denominator: Int = 1)
  /// ST: ends an open string, otherwise harmless.
  case stringTerminator

  /// `CSI > flags u`: pushes kitty keyboard flags on the stack of the current screen.
  case pushKeyboardFlags(Int)
  /// `CSI < n u`: pops as many entries of the stack of the current screen.
  case popKeyboardFlags(Int)
  /// `CSI > 4 m`: xterm's modifyOtherKeys as configured.
  case resetModifyOtherKeys

  /// DA1: `CSI c`. Every terminal answers it, hence the fence behind a batch of questions.
  case requestPrimaryAttributes
  /// XTVERSION: `CSI > q`.
  case requestVersion
  /// OSC 10 or 11 with `?`.
  case requestColor(TerminalColorSlot)
  /// OSC 4 with `?` for each of the sixteen named colours.
  case requestNamedColors
  /// `CSI ? u`.
  case requestKeyboardFlags
  /// DECXCPR: `CSI ? 6 n`, whose answer cannot be mistaken for a key.
  case requestCursorPosition
  /// CPR: `CSI 6 n`, which every terminal answers. In the first row the answer could be taken for F3.
  case requestCursorReport
  /// DSR: `CSI 5 n`. A terminal that is there answers `CSI 0 n`.
  case requestStatus
  /// `CSI ? 996 n`: light or dark.
  case requestColorScheme
  /// `CSI 16 t`: one cell in pixels.
  case requestCellSize
  /// XTGETTCAP: `DCS + q … ST`, one capability of the terminal's own entry of terminfo.
  case requestCapability(TerminalCapabilityName)
  /// DECRQSS: `DCS $ q m ST`, what SGR has set.
  case requestGraphics

  /// BS, HT, LF, CR: the C0 controls that move the cursor.
  case backspace, tab, lineFeed, carriageReturn
}

/// A capability that may be asked for by XTGETTCAP; the raw value is its name in terminfo.
public enum TerminalCapabilityName: String, Hashable, Sendable, CaseIterable {
  /// Direct colour, as ncurses calls it.
  case directColor = "RGB"
  /// Direct colour, as tmux calls it.
  case trueColor = "Tc"
}

/// The extent of an erase, seen from the cursor. The raw value is the parameter of ED and EL.
public enum EraseExtent: UInt8, Hashable, Sendable, CaseIterable {
  /// From the cursor to the end, its own cell included.
  case toEnd = 0
  /// From the start to the cursor, its own cell included.
  case toStart = 1
  /// Everything.
  case all = 2
}

/// A colour of the terminal's own that a program may ask for or have changed. The raw value is the
/// OSC number.
public enum TerminalColorSlot: Int, Hashable, Sendable, CaseIterable {
  /// OSC 4: all entries of the palette.
  case palette = 4
  /// OSC 10: the colour of words.
  case foreground = 10
  /// OSC 11: the colour behind them.
  case background = 11
  /// OSC 12: the colour of the cursor.
  case cursor = 12
}

extension ByteOutput where Self: ~Copyable {
  /// OSC 52 for the clipboard `c`; the text travels in base64 (RFC 4648, section 4), so it can end nothing.
  mutating func appendClipboard(_ text: String) {
    append(0x1B)
    appendText("]52;c;")
    let digits = [UInt8]("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var rest = [UInt8](text.utf8)[...]
    while !rest.isEmpty {
      let group = rest.prefix(3)
      rest = rest.dropFirst(3)
      var bits: UInt32 = 0
      for byte in group { bits = bits << 8 | UInt32(byte) }
      bits <<= 8 * UInt32(3 - group.count)
      for place in 0..<4 {
        let isFilled = place <= group.count
        append(isFilled ? digits[Int(bits >> (18 - 6 * UInt32(place)) & 63)] : 0x3D)
      }
    }
    append(0x1B)
    append(0x5C)
  }
}
