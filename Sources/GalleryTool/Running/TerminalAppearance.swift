import GSDesign
import TermSession

extension ProcessEnvironment {
  /// How long something that is only printed waits for the terminal to name its background.
  private static let timeout = Duration.milliseconds(100)

  /// Light or dark, as the terminal says at once, else as `COLORFGBG` says; nil where neither does.
  ///
  /// Keys typed while it waits are lost, so it asks local terminals only, and only from the foreground.
  func askedAppearance() throws(ToolError) -> Appearance? {
    var knowledge = self.knowledge
    let known = knowledge.capabilities
    guard known.asksTerminal.value, !known.isRemote.value, StandardStreams.isInputTerminal,
      StandardStreams.isInForeground
    else { return known.appearance.value }
    var options = SessionOptions()
    options.modes = []
    options.environment = variables
    do throws(SessionError) {
      var session = try TerminalSession(options)
      let interview = try session.listen(timeout: Self.timeout)
      switch interview.interruption {
      case .signal(let signal): session.close(reraising: signal)
      case .key: session.close(reraising: .interrupt)
      case .hangup, nil: break
      }
      knowledge.take(interview.replies, roundTrip: nil)
    } catch {
      return known.appearance.value
    }
    return knowledge.capabilities.appearance.value
  }
}
