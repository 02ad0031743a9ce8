public import GSDesign

/// The states that use each role, of one specimen or of several.
///
/// A state uses a role if the colour of the role shows in its look, so a change of that colour changes exactly these
/// states.
///
/// ```swift
/// let uses = RoleUses(of: SpecimenSpace(of: specimen), in: specimen, under: environment, .english, client)
/// uses[.accent].map(\.states.count)
/// ```
public struct RoleUses: Sendable {
  /// The states of a specimen that use a role.
  public struct Use: Sendable {
    /// The specimen.
    public let specimen: Specimen
    /// At least one, in the order of the state space.
    public fileprivate(set) var states: [SpecimenState]
  }

  private struct Member: Sendable {
    let specimen: Specimen
    let looks: LookGroups
  }

  private var members: [Member] = []

  /// An empty set of uses.
  public init() {}

  /// Draws each state once and records the roles that show in it.
  public init(
    of states: some Sequence<SpecimenState>, in specimen: Specimen,
    under environment: EnvironmentChange, _ language: Language, _ client: RenderingClient
  ) {
    members = [
      Member(
        specimen: specimen, looks: LookGroups(of: states, under: environment, language, client))
    ]
  }

  /// The uses of every design state of a catalogue, each specimen in the theme that it is at home in.
  public init(of catalogue: Catalogue, _ client: RenderingClient) {
    for specimen in catalogue.specimens { add(specimen, client) }
  }

  /// Adds the uses of the design states of a specimen, in the theme that it is at home in.
  package mutating func add(_ specimen: Specimen, _ client: RenderingClient) {
    add(
      RoleUses(
        of: SpecimenSpace(of: specimen).prefix(Self.mostStates), in: specimen,
        under: EnvironmentChange(theme: specimen.home), .english, client))
  }

  /// The limit of states drawn per specimen, so that one with a hundred thousand does not cause a wait.
  static let mostStates = 2000

  /// Every role that is used, by name.
  public var roles: [ColorRole] {
    members.reduce(into: Set<ColorRole>()) { $0.formUnion($1.looks.roles) }
      .sorted { $0.name < $1.name }
  }

  /// The uses of a role, a specimen each, in the order they were added; the role under a pointer is another.
  public subscript(role: ColorRole) -> [Use] { uses(ofAny: [role]) }

  /// Every named length and text style that is used.
  package var measures: UsedMeasures {
    members.reduce(into: UsedMeasures()) { $0.formUnion($1.looks.uses.measures) }
  }

  /// The uses of several roles, each state once.
  public func uses(ofAny roles: some Sequence<ColorRole>) -> [Use] {
    uses(ofAny: roles, UsedMeasures())
  }

  /// The uses of several roles, lengths and text styles, each state once.
  package func uses(
    ofAny roles: some Sequence<ColorRole>, _ measures: UsedMeasures
  ) -> [Use] {
    let wanted = LookUses(roles: Set(roles), measures: measures)
    return members.compactMap { member in
      let states = member.looks.states(using: wanted)
      return states.isEmpty ? nil : Use(specimen: member.specimen, states: states)
    }
  }

  /// Adds the uses of another specimen behind its own.
  public mutating func add(_ other: RoleUses) { members += other.members }
}

extension [RoleUses.Use] {
  /// The number of states.
  public var stateCount: Int { reduce(0) { $0 + $1.states.count } }
  /// The number of components that have them, counting variants of one component once.
  public var componentCount: Int { Set(map(\.specimen.component)).count }
}
