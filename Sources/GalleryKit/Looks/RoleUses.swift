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

  /// The looks of one specimen.
  package struct Member: Sendable {
    package let specimen: Specimen
    package fileprivate(set) var looks = LookGroups()
  }

  /// The specimens in the order they were added.
  package private(set) var members: [Member] = []
  /// The theme that a catalogue's specimens are drawn in; nil for the one that each is at home in.
  private var theme: Theme?
  /// The specimen of a catalogue that is being added, and the number of its states that are.
  private var next = (specimen: 0, offset: 0)

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

  /// The uses of every state of a catalogue that has a baseline, each specimen in the theme that it is at home in.
  public init(of catalogue: Catalogue, _ client: RenderingClient) {
    while advance(catalogue, client) {}
  }

  /// The uses of every state of a catalogue that has a baseline, all in one theme.
  package init(of catalogue: Catalogue, in theme: Theme, _ client: RenderingClient) {
    self.theme = theme
    while advance(catalogue, client) {}
  }

  /// Draws the next states of a catalogue and adds their uses; returns whether states are left.
  package mutating func advance(_ catalogue: Catalogue, _ client: RenderingClient) -> Bool {
    guard next.specimen < catalogue.specimens.count else { return false }
    let specimen = catalogue.specimens[next.specimen]
    if next.offset == 0 { members.append(Member(specimen: specimen)) }
    let environment = EnvironmentChange(theme: theme ?? specimen.home)
    let states = catalogue.comparedStates(of: specimen).dropFirst(next.offset).prefix(Self.slice)
    var drawn = 0
    for state in states {
      members[members.count - 1].looks.add(
        state, state.element(.english), under: environment, client)
      drawn += 1
    }
    next =
      drawn < Self.slice ? (next.specimen + 1, 0) : (next.specimen, next.offset + Self.slice)
    return next.specimen < catalogue.specimens.count
  }

  /// The number of states that are drawn at once, so that a key does not wait for them.
  package static let slice = 128

  /// Every role that is used, by name.
  public var roles: [ColorRole] {
    members.reduce(into: Set<ColorRole>()) { $0.formUnion($1.looks.roles) }
      .sorted { $0.name < $1.name }
  }

  /// The uses of a role, a specimen each, in the order they were added; the role under a pointer is another.
  public subscript(role: ColorRole) -> [Use] { uses(ofAny: [role]) }

  /// Everything that any state takes from its theme.
  package var all: LookUses {
    members.reduce(into: LookUses()) { $0.formUnion($1.looks.uses) }
  }

  /// The states that another value of some entries of a theme's palette moves, in light or in dark.
  package func uses(ofEntries places: [Theme.EntryPlace], of theme: Theme?) -> [Use] {
    guard let theme else { return [] }
    return uses(ThemeChange(probing: places, of: theme).recolored(all, .original))
  }

  /// The uses of several roles, each state once.
  public func uses(ofAny roles: some Sequence<ColorRole>) -> [Use] {
    uses(ofAny: roles, UsedMeasures())
  }

  /// The uses of several roles, lengths and text styles, each state once.
  package func uses(
    ofAny roles: some Sequence<ColorRole>, _ measures: UsedMeasures
  ) -> [Use] {
    uses(LookUses(roles: Set(roles), measures: measures))
  }

  /// The uses of anything that is taken from a theme, each state once.
  package func uses(_ wanted: LookUses) -> [Use] {
    members.compactMap { member in
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
