import TerminalProbe
import Testing

extension ProbeTerminal {
  /// Waits until every mode is off, and expects the terminal as the shell left it.
  func expectAsItWas(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try wait("modes off") { tracker.isRestored }
    #expect(hasOriginalSettings, sourceLocation: sourceLocation)
    #expect(sharedIsBlocking, sourceLocation: sourceLocation)
    #expect(leftInput().isEmpty, sourceLocation: sourceLocation)
  }
}
