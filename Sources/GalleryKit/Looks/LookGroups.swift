public import GSDesign

/// The states of a specimen by the roles whose colours are seen in them: the states of a group move together.
public struct LookGroups: Hashable, Sendable {
  /// States in which the colours of the same roles are seen.
  struct Group: Hashable, Sendable {
    /// The roles whose colours are seen.
    let roles: Set<ColorRole>
    /// The places of its states among all, in order; at least one.
    fileprivate(set) var places: [Int]
  }

  /// In the order they came.
  public private(set) var states: [SpecimenState] = []
  /// Every role that is seen in one of them.
  public private(set) var roles: Set<ColorRole> = []
  /// In the order their first states came.
  private(set) var groups: [Group] = []
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
    if let place = places[roles] {
      groups[place].places.append(states.count)
    } else {
      places[roles] = groups.count
      groups.append(Group(roles: roles, places: [states.count]))
      self.roles.formUnion(roles)
    }
    states.append(state)
  }

  /// The groups in which one of some roles is seen.
  func groups(seeing roles: Set<ColorRole>) -> [Group] {
    groups.filter { !$0.roles.isDisjoint(with: roles) }
  }

  /// The states in which one of some roles is seen, in order.
  public func states(seeing roles: Set<ColorRole>) -> [SpecimenState] {
    groups(seeing: roles).flatMap(\.places).sorted().map { states[$0] }
  }

  /// The states that a change of a theme moves, in order.
  public func moved(
    by change: ThemeChange, _ appearance: Appearance, _ contrast: Contrast
  ) -> [SpecimenState] {
    states(seeing: change.changed(roles, appearance, contrast))
  }
}
