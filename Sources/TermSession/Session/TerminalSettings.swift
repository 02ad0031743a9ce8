import CPlatform
import CTermGuard

/// The settings of the terminal, to put back after a program that crashed.
package struct TerminalSettings {
  private let settings: termios

  /// nil without a terminal.
  package init?() {
    guard let settings = try? SystemCalls.settings(0) else { return nil }
    self.settings = settings
  }

  package func restore() {
    var settings = settings
    _ = unsafe tcsetattr(0, TCSANOW, &settings)
  }
}
