import GSDesign
public import StateSpace

/// The components that each component contains, computed from the elements of its states.
///
/// ```swift
/// let composition = Composition(.builtIn)
/// composition.parts(of: "sheet/default")    // ["list"]
/// composition.users(of: "list/default")     // ["sheet/default"]
/// ```
///
/// A component is in another if the other's initial state, or one with a single value changed, holds it at any depth.
/// Variants of one type, such as those of a button, cannot be distinguished: they share the name of the component, or
/// that of the first variant if another type has that name. A type that several components use belongs to the one at
/// the lowest level, and the others are made of it: a screen title is made of text.
public struct Composition: Sendable {
  private let parts: [VariantID: [String]]
  private let users: [VariantID: [VariantID]]
  private let names: [VariantID: String]
  private let sharing: [VariantID: Int]

  /// Lowers a few states of every specimen.
  public init(_ catalogue: Catalogue) {
    self.init(catalogue, types: catalogue.specimens.map(\.componentTypes))
  }

  /// - Parameter types: those of each specimen, in its order.
  package init(_ catalogue: Catalogue, types: [[ObjectIdentifier]]) {
    var first: [ObjectIdentifier: Specimen] = [:]
    for (specimen, types) in zip(catalogue.specimens, types) {
      guard let own = types.first else { continue }
      if first[own].map({ specimen.level < $0.level }) ?? true { first[own] = specimen }
    }
    var owners: [ObjectIdentifier: [VariantID]] = [:]
    for (specimen, types) in zip(catalogue.specimens, types) {
      guard let own = types.first, let owner = first[own] else { continue }
      if owner.component == specimen.component && owner.level == specimen.level {
        owners[own, default: []].append(specimen.id)
      }
    }
    var names: [VariantID: String] = [:]
    var taken: Set<String> = []
    var sharing: [VariantID: Int] = [:]
    for (specimen, types) in zip(catalogue.specimens, types) where names[specimen.id] == nil {
      guard let variants = types.first.flatMap({ owners[$0] }), variants.contains(specimen.id)
      else {
        names[specimen.id] = catalogue.shortName(specimen.id)
        continue
      }
      let component = specimen.component
      for variant in variants { sharing[variant] = variants.count }
      let isShared = variants.count > 1 && taken.insert(component).inserted
      let name = isShared ? component : catalogue.shortName(specimen.id)
      for variant in variants { names[variant] = name }
    }
    var parts: [VariantID: [String]] = [:]
    var users: [VariantID: [VariantID]] = [:]
    for (specimen, types) in zip(catalogue.specimens, types) {
      for variants in types.compactMap({ owners[$0] }) where !variants.contains(specimen.id) {
        parts[specimen.id, default: []].append(names[variants[0]] ?? variants[0].text)
        for variant in variants { users[variant, default: []].append(specimen.id) }
      }
    }
    self.parts = parts
    self.users = users
    self.names = names
    self.sharing = sharing
  }

  /// The name that a variant goes by as a part of others.
  public func name(of variant: VariantID) -> String { names[variant] ?? variant.text }

  /// The parts of a variant, by name and in reading order.
  public func parts(of variant: VariantID) -> [String] { parts[variant] ?? [] }

  /// The number of variants of its type, which have their users in common: 1 for a type of its own.
  package func sharing(of variant: VariantID) -> Int { sharing[variant] ?? 1 }

  /// The variants that hold one, or another of its type, in the order of the catalogue.
  public func users(of variant: VariantID) -> [VariantID] { users[variant] ?? [] }
}

extension Specimen {
  /// The types of the component and of those in it, each once, the component's own first; of a few of its states.
  package var componentTypes: [ObjectIdentifier] {
    var seen: Set<ObjectIdentifier> = []
    return statesOfOneValue.flatMap { state in
      state.lowered(.english).interactions.components.map { ObjectIdentifier($0) }
        .filter { seen.insert($0).inserted }
    }
  }
}
