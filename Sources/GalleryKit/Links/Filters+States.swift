extension Filters {
  /// The states the filters choose of a specimen under an environment, one at a time.
  ///
  /// The space is that of the tiers. A filter that asks for a value outside of it, such as `focused` or a title of its
  /// own, chooses states with that value; a filter that does not leaves such an axis as nobody touched it.
  ///
  /// - Parameter cover: how much of the space; tuples are those of the states chosen.
  public func states(
    of specimen: Specimen, under environment: Settings, tiers: Set<AxisTier> = [.design],
    cover: Cover = .all
  ) -> AnySequence<SpecimenState> {
    let wanted = isEmpty ? [[]] : terms(of: specimen, under: environment)
    let spaces = spaces(of: specimen, wanted, tiers: tiers)
    let isWanted = { (state: SpecimenState) in wanted.contains { Self.hold($0, of: state) } }
    switch cover {
    case .all: return AnySequence(spaces.lazy.joined().filter(isWanted))
    case .tuples(let strength):
      return AnySequence(
        spaces.flatMap { space in
          CoveringArray(sizes: space.wheels.map(\.values.count), strength: strength) {
            space[$0].map(isWanted) ?? false
          }.rows.compactMap { space[$0] }
        })
    }
  }

  /// A space for each way in which filters ask for what is outside of the tiers.
  ///
  /// Each pair differs on an axis that turns in neither, or has a value that the other never takes: no state is in two.
  private func spaces(
    of specimen: Specimen, _ wanted: [[Term]], tiers: Set<AxisTier>
  ) -> [StateSpace] {
    let turning = specimen.axes.indices.filter {
      tiers.contains(specimen.axes[$0].tier) && !specimen.axes[$0].isHeld
    }
    var seen: Set<SpecimenState> = []
    var spaces: [StateSpace] = []
    for terms in wanted {
      let pinned = terms.filter {
        !turning.contains($0.axis) || !specimen.axes[$0.axis].values.contains($0.value)
      }
      var state = specimen.initialState
      for term in pinned { state[term.axis] = term.value }
      guard seen.insert(state).inserted else { continue }
      spaces.append(
        StateSpace(
          of: specimen, axes: turning.filter { axis in !pinned.contains { $0.axis == axis } },
          from: state))
    }
    return spaces
  }
}
