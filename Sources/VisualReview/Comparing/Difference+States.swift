package import GalleryKit

extension Difference {
  /// The difference of some of its states alone; nil where none of them is asked for.
  package func restricted(to isWanted: (_ state: StateID) -> Bool) -> Difference? {
    let places = states.indices.filter { isWanted(states[$0]) }
    guard !places.isEmpty else { return nil }
    guard places.count < states.count else { return self }
    return Difference(
      bucket, variant: variant, environment: environment, states: places.map { states[$0] },
      formerStates: places.compactMap { $0 < formerStates.count ? formerStates[$0] : nil },
      old: old, new: new)
  }
}
