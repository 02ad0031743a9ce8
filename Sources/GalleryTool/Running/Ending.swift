import TermRender

/// How a run of the gallery ended.
struct Ending: Hashable {
  enum Reason: Hashable {
    case quit
    case interrupted
    case signal(SessionSignal)
    case hangup
  }

  let reason: Reason
  /// The link that was copied last.
  let copied: String?
}
