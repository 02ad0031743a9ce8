public import GSDesign

/// The states of a specimen by the roles whose colours are seen in them: the states of a group move together.
public struct LookGroups: Hashable, Sendable {
  /// States in which the colours of the same roles are seen.
  public struct Group: Hashable, Sendable {
    /// The roles whose colours are seen.
    public let roles: Set<ColorRole>
    /// At least one, in the order they came.
    public fileprivate(set) var states: [SpecimenState]
  }

  /// In the order their first states came.
  public private(set) var groups: [Group] = []
  /// The number of states that were gathered.
  public private(set) var stateCount = 0
  private var places: [Set<ColorRole>: Int] = [:]

  /// No states.
  public init() {}

  /// Gathers states by drawing each of them once.
  ///
  /// - Parameters:
  ///   - states: each once.
  ///   - environment: what they are drawn under; the colours of its theme make no difference.
  ///   - language: of the labels.
  ///   - client: draws them.
  public init(
    of states: some Sequence<SpecimenState>, under environment: EnvironmentChange,
    _ language: Language, _ client: RenderingClient
  ) {
    for state in states { add(state, client.roles(state.element(language), environment)) }
  }

  /// Adds a state in which the colours of some roles are seen.
  public mutating func add(_ state: SpecimenState, _ roles: Set<ColorRole>) {
    stateCount += 1
    if let place = places[roles] {
      groups[place].states.append(state)
    } else {
      places[roles] = groups.count
      groups.append(Group(roles: roles, states: [state]))
    }
  }

  /// The groups that a change of a theme moves.
  public func moved(
    by change: ThemeChange, _ appearance: Appearance, _ contrast: Contrast
  ) -> [Group] {
    groups.filter { change.moves($0.roles, appearance, contrast) }
  }
}
