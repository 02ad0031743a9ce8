/// What every program on the screen may ask of whoever runs it.
package enum ScreenEffect: Hashable, Sendable {
  /// Puts a text on the clipboard.
  case copy(String)
  /// Forgets what the screen shows and draws it whole.
  case redraw
  case suspend
  case quit
  /// Leaves as Ctrl-C does.
  case interrupt
}
