/// How a person sees colour, for simulation.
public enum Vision: String, Hashable, Sendable, CaseIterable {
  case none
  /// No long-wavelength cones.
  case protan
  /// No medium-wavelength cones.
  case deutan
  /// No short-wavelength cones.
  case tritan
  /// No cones at all.
  case achroma
}
