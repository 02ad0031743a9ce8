package import GSDesign
package import StateSpace

/// The order of the components of a catalogue.
package enum Grouping: String, Codable, Hashable, Sendable, CaseIterable {
  /// As they were declared.
  case component
  /// From text styles to screens.
  case level
  /// By the theme that a variant is at home in.
  case system

  /// The order and the name of the section that a specimen belongs to; nil if the order has no sections.
  fileprivate func section(of specimen: Specimen, in themes: [Theme]) -> (order: Int, name: Phrase)?
  {
    switch self {
    case .component: return nil
    case .level:
      let level = specimen.level
      return (Level.allCases.firstIndex(of: level) ?? 0, Phrase.title(level.rawValue))
    case .system:
      let home = specimen.home.name
      return (themes.firstIndex { $0.name == home } ?? themes.count, Phrase.title(home))
    }
  }
}

extension Grouping {
  /// The message shown when the grouping changes.
  package var told: Phrase {
    switch self {
    case .component: Phrase(localized: "Grouped by component")
    case .level: Phrase(localized: "Grouped by level")
    case .system: Phrase(localized: "Grouped by design system")
    }
  }
}

/// The specimens of a catalogue by id and by component. Built once; two are equal only if they are the same object.
package final class CatalogueIndex: Hashable, Sendable {
  /// A component, or its part in a section, and the indices of its variants among the specimens.
  package struct Group: Hashable, Sendable {
    /// A unique name: the component, and its section after a number sign.
    package let name: String
    package let component: String
    /// The section it is in; nil if the order has no sections.
    package let section: Phrase?
    package fileprivate(set) var specimens: [Int] = []
  }

  package let grouping: Grouping
  /// Section by section, the components in the order their first variants were declared.
  package let groups: [Group]
  /// Of each specimen: the place of its component, and its own place among the variants.
  package let positions: [(group: Int, variant: Int)]
  private let specimenPlaces: [VariantID: Int]
  private let groupPlaces: [String: Int]

  package init(_ specimens: [Specimen], by grouping: Grouping = .component, themes: [Theme] = []) {
    let sections = specimens.map { grouping.section(of: $0, in: themes) }
    var order = Array(specimens.indices)
    if grouping != .component {
      order.sort { (sections[$0]?.order ?? 0, $0) < (sections[$1]?.order ?? 0, $1) }
    }
    var groups: [Group] = []
    var positions = [(group: Int, variant: Int)](repeating: (0, 0), count: specimens.count)
    var specimenPlaces: [VariantID: Int] = [:]
    var groupPlaces: [String: Int] = [:]
    for place in order {
      let specimen = specimens[place]
      // Of an id that is declared twice the first is meant.
      if specimenPlaces[specimen.id] == nil { specimenPlaces[specimen.id] = place }
      let section = sections[place]
      let name = section.map { "\(specimen.component)#\($0.order)" } ?? specimen.component
      let group = groupPlaces[name] ?? groups.count
      if group == groups.count {
        groupPlaces[name] = group
        groups.append(Group(name: name, component: specimen.component, section: section?.name))
      }
      positions[place] = (group, groups[group].specimens.count)
      groups[group].specimens.append(place)
    }
    self.grouping = grouping
    self.groups = groups
    self.positions = positions
    self.specimenPlaces = specimenPlaces
    self.groupPlaces = groupPlaces
  }

  /// The place of the specimen with an id.
  package func specimen(_ id: VariantID) -> Int? { specimenPlaces[id] }

  /// Whether a component has a single variant.
  package func isSingle(_ group: Int) -> Bool { groups[group].specimens.count == 1 }

  /// Whether a section begins with a component.
  package func beginsSection(_ group: Int) -> Bool {
    let section = groups[group].section
    return section != nil && (group == 0 || groups[group - 1].section != section)
  }

  /// The place of the component with a name.
  package func group(_ name: String) -> Int? { groupPlaces[name] }

  package static func == (left: CatalogueIndex, right: CatalogueIndex) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
