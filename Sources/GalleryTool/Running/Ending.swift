import GalleryKit
import TermRender

/// How a run of the gallery ended.
struct Ending: Hashable {
  enum Reason: Hashable {
    case quit
    /// The program that was built anew takes over.
    case startAnew
    case interrupted
    case signal(SessionSignal)
    case hangup
  }

  let reason: Reason
  /// The link that was copied last.
  let copied: String?
  /// The gallery as it was left.
  let model: GalleryModel
}
