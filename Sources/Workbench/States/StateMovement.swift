import GSDesign
import GalleryKit
import StateSpace

/// A state that moves by itself: a ring that turns, a message that goes away.
///
/// The state itself does not change; this only affects how it is drawn after a time.
struct StateMovement {
  private let state: SpecimenState
  /// The axis that moves.
  private let axis: Int
  private let frames: [AxisFrame]
  /// The index of the first frame shown.
  private let start: Int
  /// Whether nothing of the component is seen for a time.
  let hasBlank: Bool

  /// - Returns: nil for a state that does not move.
  init?(of state: SpecimenState, in specimen: Specimen) {
    let axes = specimen.axes
    let moving = axes.indices.first { axis in
      let info = axes[axis]
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
    (self.state, axis) = (state, moving)
    frames = axes[moving].frames
    start = frames.firstIndex { $0.value == state[moving] } ?? 0
    hasBlank = frames.contains { axes[moving].blank.contains($0.value) }
  }

  /// The state as it is drawn after a time.
  func shown(after time: Duration) -> SpecimenState {
    var shown = state
    shown[axis] = frames[frame(after: time).index].value
    return shown
  }

  /// How long it is drawn like that.
  func rest(after time: Duration) -> Duration { frame(after: time).rest }

  private func frame(after time: Duration) -> (index: Int, rest: Duration) {
    let whole = frames.reduce(.zero) { $0 + $1.duration }
    guard whole > .zero else { return (start, .seconds(1)) }
    var left = time - whole * Int(time / whole)
    var index = start
    while left >= frames[index].duration {
      left -= frames[index].duration
      index = (index + 1) % frames.count
    }
    return (index, frames[index].duration - left)
  }
}
