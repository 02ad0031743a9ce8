import GSDesign
import StateSpace

/// A state on the canvas that moves by itself: a ring that turns, a message that goes away.
///
/// The state itself does not change; this only affects how the canvas is drawn for a time.
struct CanvasMovement: Hashable, Sendable {
  let specimen: Int
  let state: SpecimenState
  /// The axis that moves.
  let axis: Int
  private let frames: [AxisFrame]
  /// The index of the frame shown.
  private var place: Int

  /// Asks for the next frame.
  static let timer = "movement"

  /// - Returns: nil for a state that does not move.
  init?(of state: SpecimenState, _ index: Int, in specimen: Specimen) {
    let moving = specimen.axes.indices.first { axis in
      let info = specimen.axes[axis]
      // A message that is gone already does not come back.
      guard info.frames.count > 1, state.isRelevant(axis), !info.blank.contains(state[axis])
      else { return false }
      return info.frames.allSatisfy { frame in
        var other = state
        other[axis] = frame.value
        return other.impossibility == nil
      }
    }
    guard let moving else { return nil }
    (self.specimen, self.state, axis) = (index, state, moving)
    frames = specimen.axes[moving].frames
    place = frames.firstIndex { $0.value == state[moving] } ?? 0
  }

  /// The state as it is drawn now.
  var shown: SpecimenState {
    var shown = state
    shown[axis] = frames[place].value
    return shown
  }

  /// How long it is drawn.
  var duration: Duration { frames[place].duration }

  mutating func advance() { place = (place + 1) % frames.count }
}
