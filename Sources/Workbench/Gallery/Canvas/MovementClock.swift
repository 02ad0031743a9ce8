import GSDesign
import GalleryKit

/// The time that the moving states on the screen have been seen; it stops while none is seen.
struct MovementClock: Hashable, Sendable {
  /// The states that move: one that is alone, or those in the cells of the matrix.
  enum Subject: Hashable, Sendable {
    case state(SpecimenState, of: Int)
    case matrix
  }

  let subject: Subject
  private(set) var elapsed = Duration.zero
  /// The time from the last frame to the next.
  var step: Duration

  init(_ subject: Subject, step: Duration) {
    self.subject = subject
    self.step = step
  }

  /// Asks for the next frame.
  static let timer = "movement"

  mutating func advance() { elapsed += step }
}

extension Workbench {
  /// The state on the canvas as it is drawn now.
  var movedState: SpecimenState {
    guard let clock, clock.subject == .state(state, of: shown) else { return state }
    return StateMovement(of: state, in: specimen)?.shown(after: clock.elapsed) ?? state
  }
}
