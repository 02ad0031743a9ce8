public import GSDesign

/// The states that use each role, of one specimen or of several.
///
/// A state uses a role where the colour of the role is seen in its look, so a change of that colour moves exactly these
/// states.
///
/// ```swift
/// let uses = RoleUses(of: StateSpace(of: specimen), in: specimen, under: environment, .english, client)
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

  private var uses: [ColorRole: [Use]] = [:]

  /// The uses of no state.
  public init() {}

  /// Draws each state once and notes the roles that are seen in it.
  public init(
    of states: some Sequence<SpecimenState>, in specimen: Specimen,
    under environment: EnvironmentChange, _ language: Language, _ client: RenderingClient
  ) {
    for state in states {
      for role in client.roles(state.element(language), environment) {
        uses[role, default: [Use(specimen: specimen, states: [])]][0].states.append(state)
      }
    }
  }

  /// Every role that is used, by name.
  public var roles: [ColorRole] { uses.keys.sorted { $0.name < $1.name } }

  /// The uses of a role, a specimen each, in the order they were added; the role under a pointer is another.
  public subscript(role: ColorRole) -> [Use] { uses[role, default: []] }

  /// Adds the uses of another specimen behind its own.
  public mutating func add(_ other: RoleUses) {
    uses.merge(other.uses) { known, more in known + more }
  }
}
