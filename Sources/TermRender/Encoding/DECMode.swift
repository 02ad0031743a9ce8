/// A private mode of DECSET and DECRST. The raw value is its number on the wire.
public enum DECMode: Int, Hashable, Sendable, CaseIterable {
  /// DECCKM: arrows as SS3.
  case applicationCursorKeys = 1
  /// DECOM: rows count from the scroll region.
  case origin = 6
  /// DECAWM: writing goes on in the next row.
  case autowrap = 7
  /// X10 mouse: presses only.
  case mouseX10 = 9
  /// DECTCEM.
  case cursorVisible = 25
  /// DECLRMM: left and right margins can be set.
  case leftRightMargins = 69
  /// Mouse: presses, releases, wheel.
  case mouseButtons = 1000
  /// Mouse: and motion with a button held.
  case mouseDrag = 1002
  /// Mouse: and motion without.
  case mouseMotion = 1003
  /// Reports of the window's focus.
  case focusReports = 1004
  /// Mouse coordinates as UTF-8; broken by design, only ever switched off.
  case mouseUTF8 = 1005
  /// Mouse coordinates as decimals, with releases distinct from presses.
  case mouseSGR = 1006
  /// Mouse coordinates of urxvt; only ever switched off.
  case mouseURXVT = 1015
  /// Mouse coordinates in pixels; only ever switched off.
  case mousePixels = 1016
  /// The alternate screen, cleared, cursor saved.
  case alternateScreen = 1049
  /// Pasted text comes in brackets.
  case bracketedPaste = 2004
  /// Output is shown when the mode ends.
  case synchronizedOutput = 2026
  /// The terminal measures grapheme clusters.
  case graphemeClusters = 2027
  /// Unasked reports of light and dark.
  case colorSchemeReports = 2031
  /// Reports of the size among the input.
  case sizeReports = 2048
}
