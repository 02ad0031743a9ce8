/// The part of the state space that an axis belongs to.
public enum AxisTier: String, Hashable, Sendable, CaseIterable {
  /// The axes of the style; the printed counts multiply these.
  case design
  /// The current interaction of a person with the component.
  case interaction
  /// Awkward titles.
  case text
}
