/// Where the specimens of a catalogue are: by id, and by component. Made once; two are equal where they are one.
final class CatalogueIndex: Hashable, Sendable {
  /// A component and its variants, by their places among the specimens.
  struct Group: Hashable, Sendable {
    let name: String
    fileprivate(set) var specimens: [Int] = []
  }

  /// The components in the order their first variants were declared.
  let groups: [Group]
  /// Of each specimen: the place of its component, and its own place among the variants.
  let positions: [(group: Int, variant: Int)]
  private let specimenPlaces: [VariantID: Int]
  private let groupPlaces: [String: Int]

  init(_ specimens: [Specimen]) {
    var groups: [Group] = []
    var positions: [(group: Int, variant: Int)] = []
    var specimenPlaces: [VariantID: Int] = [:]
    var groupPlaces: [String: Int] = [:]
    for (place, specimen) in specimens.enumerated() {
      // Of an id that is declared twice the first is meant.
      if specimenPlaces[specimen.id] == nil { specimenPlaces[specimen.id] = place }
      let component = specimen.component
      let group = groupPlaces[component] ?? groups.count
      if group == groups.count {
        groupPlaces[component] = group
        groups.append(Group(name: component))
      }
      positions.append((group, groups[group].specimens.count))
      groups[group].specimens.append(place)
    }
    self.groups = groups
    self.positions = positions
    self.specimenPlaces = specimenPlaces
    self.groupPlaces = groupPlaces
  }

  /// The place of the specimen with an id.
  func specimen(_ id: VariantID) -> Int? { specimenPlaces[id] }

  /// The place of the component with a name.
  func group(_ name: String) -> Int? { groupPlaces[name] }

  static func == (left: CatalogueIndex, right: CatalogueIndex) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
