package import GSDesign

/// The lengths and text styles that the states of a catalogue are drawn with; nothing is drawn to find them.
///
/// ```swift
/// MeasureUses(of: catalogue).states { $0.named(by: length, in: theme) }
/// ```
package struct MeasureUses: Sendable {
  /// The number of states drawn with the same ones.
  private var counts: [UsedMeasures: Int] = [:]

  /// Reads each state that has a baseline once.
  package init(of catalogue: Catalogue) {
    for specimen in catalogue.specimens {
      for state in catalogue.comparedStates(of: specimen) {
        counts[state.element(.english).measures, default: 0] += 1
      }
    }
  }

  /// The number of states drawn with one of those that a function picks.
  package func states(_ pick: (UsedMeasures) -> UsedMeasures) -> Int {
    counts.reduce(0) { $0 + (pick($1.key).isEmpty ? 0 : $1.value) }
  }
}
