extension Filters {
  /// The states the filters choose of a specimen under an environment, one at a time.
  ///
  /// The space is that of the tiers. A filter that asks for a value of another axis, such as `focused` or a title of
  /// its own, chooses states with that value; a filter that does not leaves such an axis as nobody touched it.
  public func states(
    of specimen: Specimen, under environment: LinkEnvironment, tiers: Set<AxisTier> = [.design]
  ) -> some Sequence<SpecimenState> {
    let wanted = isEmpty ? [[]] : terms(of: specimen, under: environment)
    return beginnings(of: specimen, wanted, tiers: tiers).lazy
      .flatMap { StateSpace(of: specimen, tiers: tiers, from: $0) }
      .filter { state in wanted.contains { Self.hold($0, of: state) } }
  }

  /// The states the spaces start from: what is asked of axes that do not turn in them.
  ///
  /// Each pair differs on such an axis, so that no state is in two spaces.
  private func beginnings(
    of specimen: Specimen, _ wanted: [[Term]], tiers: Set<AxisTier>
  ) -> [SpecimenState] {
    var seen: Set<SpecimenState> = []
    return wanted.map { terms in
      var state = specimen.initialState
      for term in terms {
        let axis = specimen.axes[term.axis]
        if !tiers.contains(axis.tier) || !axis.values.contains(term.value) {
          state[term.axis] = term.value
        }
      }
      return state
    }.filter { seen.insert($0).inserted }
  }
}
