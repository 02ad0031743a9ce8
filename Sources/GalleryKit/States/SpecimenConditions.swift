package import StateSpace

/// The rules and the associated axes of a specimen as data, in the design and interaction tiers.
package struct SpecimenConditions: Sendable {
  /// Values of some axes, by the index of the axis.
  package typealias Values = [(axis: Int, value: AxisValue)]

  /// The values that no state has together, for each rule in the order declared.
  package let forbidden: [[Values]]
  /// The values with which an associated axis has no value, by the index of the axis.
  package let unused: [Int: [Values]]

  /// Walks the space of a specimen; nil if it has more combinations than ``SpaceConditions/limit``.
  package init?(of specimen: Specimen) {
    let space = SpecimenSpace(of: specimen, tiers: [.design, .interaction])
    guard let conditions = specimen.initialState.conditions(of: space.slots) else { return nil }
    func values(_ partial: PartialCombination) -> Values {
      zip(space.slots, partial).compactMap { slot, position in
        position.map { (slot.axis, slot.values[$0]) }
      }
    }
    forbidden = conditions.forbidden.map { $0.map(values) }
    unused = Dictionary(
      uniqueKeysWithValues: zip(space.slots, conditions.unused)
        .filter { !$1.isEmpty }.map { ($0.axis, $1.map(values)) })
  }
}
