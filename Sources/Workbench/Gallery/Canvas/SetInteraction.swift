import GalleryKit
import StateSpace

/// The interaction that a person set on a component, kept while a real pointer over it shows another one.
///
/// Links, the history, the code and the next start have this interaction; when the pointer leaves, it shows again.
struct SetInteraction: Hashable, Sendable {
  /// The values of the axes that a pointer changes, by index.
  private let values: [Int: AxisValue]

  /// The interaction in a state that no real pointer changed.
  init(of state: SpecimenState, in specimen: Specimen) {
    values = Dictionary(uniqueKeysWithValues: specimen.pointerAxes.map { ($0, state[$0]) })
  }

  /// A state with this interaction in place of that of the real pointer; at rest if the component no longer allows it.
  func applied(to state: SpecimenState, of specimen: Specimen) -> SpecimenState {
    var set = state
    for (axis, value) in values.sorted(by: { $0.key < $1.key }) where set[axis] != value {
      set[axis] = value
    }
    return set.impossibility == nil ? set : removed(from: state, of: specimen)
  }

  /// A state with no interaction, which a real pointer starts from.
  func removed(from state: SpecimenState, of specimen: Specimen) -> SpecimenState {
    state.resting(values.keys, of: specimen)
  }
}

extension Specimen {
  /// The axes that a pointer over the component changes. The place that a row is scrolled to stays when the pointer leaves.
  fileprivate var pointerAxes: [Int] {
    axes.indices.filter { axes[$0].meaning == .pointer && $0 != scrollAxis }
  }
}
