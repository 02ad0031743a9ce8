/// Who else sees what this gallery shows.
package enum SessionPeers: Hashable, Sendable {
  case none
  /// Others see it on their own terminals, so many; at this path they find it.
  case presenting(at: String, followers: Int)
  /// What is shown is somebody else's.
  case following(PresentedSession)

  var isFollowing: Bool {
    switch self {
    case .following: true
    case .none, .presenting: false
    }
  }
}

/// What of the presenter's session is said on the screen and cannot be worked out from the scene.
package struct PresentedSession: Hashable, Sendable {
  package var canUndo = false
  package var canRedo = false
  /// How many states of the specimen on the canvas the presenter met, and of everything.
  package var metHere = Coverage.Numbers()
  package var metInAll = Coverage.Numbers()
  package var isCoverageFull = false

  package init() {}
}
