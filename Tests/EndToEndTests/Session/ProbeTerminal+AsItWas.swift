import TerminalTesting
import Testing

extension ProbeTerminal {
  /// Takes nothing any more, and has the job draw more than the system keeps for it.
  func fill() throws {
    isReading = false
    for _ in 0..<20 {
      type("\u{C}")
      // Keys that are read together are one picture.
      try rest()
    }
  }

  /// Waits until every mode is off, and expects the terminal as the shell left it.
  func expectAsItWas(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try wait("modes off") { tracker.isRestored }
    #expect(hasOriginalSettings, sourceLocation: sourceLocation)
    #expect(sharedIsBlocking, sourceLocation: sourceLocation)
    #expect(leftInput().isEmpty, sourceLocation: sourceLocation)
  }
}
