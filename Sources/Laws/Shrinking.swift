import GalleryKit

/// Finds the state with the fewest values other than the default that still has a fault.
struct Shrinking {
  let specimen: Specimen

  /// A state that also fails, with fewer values that differ from the default if there are such states.
  ///
  /// Single values and pairs are tried first, so that of two faults in a state the smaller is found.
  ///
  /// - Parameter fails: called with possible states; its result depends on its argument alone.
  func shrunk(
    _ state: SpecimenState, while fails: (SpecimenState) -> Bool
  ) -> SpecimenState {
    let axes = deviations(of: state)
    if let small = smallest(state, axes, while: fails) { return small }
    var result = state
    for axis in axes {
      var candidate = result
      candidate[axis] = specimen.initialState[axis]
      if candidate.impossibility == nil, fails(candidate) { result = candidate }
    }
    return result
  }

  /// Leaves out every step that the fault does not need.
  func shrunk<Step>(_ steps: [Step], while fails: ([Step]) -> Bool) -> [Step] {
    var result = steps
    var index = result.count - 1
    while index >= 0 {
      var candidate = result
      candidate.remove(at: index)
      if fails(candidate) { result = candidate }
      index -= 1
    }
    return result
  }

  /// The indices of the axes on which a state is not the default.
  func deviations(of state: SpecimenState) -> [Int] {
    specimen.axes.indices.filter { state[$0] != specimen.initialState[$0] }
  }

  /// Whether a state has every value of another that is not the default.
  func covers(_ state: SpecimenState, _ smaller: SpecimenState) -> Bool {
    deviations(of: smaller).allSatisfy { state[$0] == smaller[$0] }
  }

  private func smallest(
    _ state: SpecimenState, _ axes: [Int], while fails: (SpecimenState) -> Bool
  ) -> SpecimenState? {
    let pairs = axes.indices.flatMap { first in
      axes[(first + 1)...].map { [axes[first], $0] }
    }
    for chosen in [[]] + axes.map({ [$0] }) + pairs where chosen.count < axes.count {
      var candidate = specimen.initialState
      for axis in chosen { candidate[axis] = state[axis] }
      if candidate.impossibility == nil, fails(candidate) { return candidate }
    }
    return nil
  }
}
