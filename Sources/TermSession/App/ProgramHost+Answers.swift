import GSDesign
import TermRender

extension ProgramHost {
  /// How long the first frame waits for answers at most, in milliseconds.
  private static var answerTime: Int { 20 }

  /// Waits a moment for the answers to the questions of the start. A nearby terminal answers in time, so the first
  /// frame has its colours and features at once: nothing is drawn twice, and a dark terminal never flashes.
  mutating func awaitAnswers<Act: HostedProgram & ~Copyable>(
    _ act: inout Act, _ model: inout Act.Played.Model
  ) throws(SessionError) where Act.Reason == Reason {
    let clock = ContinuousClock()
    let end = clock.now + .milliseconds(Self.answerTime)
    while reason == nil, session.expectsAnswers {
      let left = end - clock.now
      guard left > .zero else { return }
      try takeWake(&act, &model, within: Int(TerminalSession.milliseconds(left)))
    }
  }

  /// Handles the answers of the terminal, and draws by them from now on.
  mutating func learn<Act: HostedProgram & ~Copyable>(
    _ act: inout Act, _ model: inout Act.Played.Model
  ) throws(SessionError) where Act.Reason == Reason {
    guard reason == nil, !replies.isEmpty else { return }
    if !session.expectsAnswers { pace.hearAll(spread: session.answerSpread) }
    let before = knowledge.capabilities
    knowledge.take(replies, roundTrip: session.roundTrip)
    replies = []
    let known = knowledge.capabilities
    guard known != before else { return }
    if known.roundTrip != before.roundTrip, let time = known.roundTrip {
      try take(.roundTrip(.milliseconds(time)), &act, &model)
    }
    let depth = known.colorDepth.value
    screen.adopt(drawnFeatures, known)
    if known.features != before.features || depth != before.colorDepth.value { shown = nil }
    if !known.features.symmetricDifference(before.features).isDisjoint(with: .corners) {
      isStale = true
    }
    adoptImages()
    if depth != before.colorDepth.value {
      environment.depth = depth
      isStale = true
      try take(.colorDepth(depth), &act, &model)
    }
    let named = Self.namedColors(known)
    if named != environment.namedColors { (environment.namedColors, isStale) = (named, true) }
    // Output that relied on missing features may look wrong.
    var mustRedraw = !known.features.isSuperset(of: before.features)
    if let widths, widths.policy != known.widthPolicy.value {
      widths.policy = known.widthPolicy.value
      environment.widthPolicy = widths.policy
      mustRedraw = true
    }
    if mustRedraw {
      forgetScreen()
      isStale = true
    }
    // The chrome follows the background that the terminal turned out to have.
    if let appearance = known.appearance.value, appearance != before.appearance.value {
      if followsAppearance {
        environment.appearance = appearance
        isStale = true
      }
      try take(.appearance(appearance), &act, &model)
    }
    do throws(SessionError) {
      try session.switchOn(known.modesToSet, keyboardFlags: known.keyboardProtocol.value ? 1 : 0)
    } catch {
      try end(on: error)
    }
  }
}
