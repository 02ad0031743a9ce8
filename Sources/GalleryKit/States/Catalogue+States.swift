extension Catalogue {
  /// The states of a component that are compared with baselines, and counted where a token or a colour is said to change
  /// states.
  package func comparedStates(of specimen: Specimen) -> SpecimenSpace {
    SpecimenSpace(of: specimen, tiers: baselined)
  }
}
