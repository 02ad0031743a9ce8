public import GSDesign

/// The states of a specimen by the roles whose colours are seen in them: the states of a group move together.
public struct LookGroups: Hashable, Sendable {
  /// States that are drawn with the same roles, lengths and text styles.
  struct Group: Hashable, Sendable {
    /// The roles whose colours are seen.
    let roles: Set<ColorRole>
    /// The named lengths and the text styles.
    let measures: UsedMeasures
    /// The places of its states among all, in order; at least one.
    fileprivate(set) var places: [Int]
  }

  /// In the order they came.
  public private(set) var states: [SpecimenState] = []
  /// Every role that is seen in one of them.
  public private(set) var roles: Set<ColorRole> = []
  /// Every named length and text style of one of them.
  package private(set) var measures = UsedMeasures()
  /// In the order their first states came.
  private(set) var groups: [Group] = []
  private var places: [Key: Int] = [:]

  private struct Key: Hashable, Sendable {
    let roles: Set<ColorRole>
    let measures: UsedMeasures
  }

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
    for state in states { add(state, state.element(language), under: environment, client) }
  }

  /// Adds a state, whose look is drawn once.
  public mutating func add(
    _ state: SpecimenState, _ look: Element, under environment: EnvironmentChange,
    _ client: RenderingClient
  ) {
    let key = Key(roles: client.roles(look, environment), measures: look.measures)
    if let place = places[key] {
      groups[place].places.append(states.count)
    } else {
      places[key] = groups.count
      groups.append(Group(roles: key.roles, measures: key.measures, places: [states.count]))
      roles.formUnion(key.roles)
      measures.formUnion(key.measures)
    }
    states.append(state)
  }

  /// The groups in which one of some roles is seen, or that are drawn with one of some lengths and styles.
  func groups(seeing roles: Set<ColorRole>, _ measures: UsedMeasures) -> [Group] {
    groups.filter {
      !$0.roles.isDisjoint(with: roles) || !$0.measures.isDisjoint(with: measures)
    }
  }

  /// The states in which one of some roles is seen, in order.
  public func states(seeing roles: Set<ColorRole>) -> [SpecimenState] {
    states(seeing: roles, UsedMeasures())
  }

  /// The states in which one of some roles is seen or that are drawn with one of some lengths and styles, in order.
  package func states(
    seeing roles: Set<ColorRole>, _ measures: UsedMeasures
  ) -> [SpecimenState] {
    groups(seeing: roles, measures).flatMap(\.places).sorted().map { states[$0] }
  }

  /// The states that a change of a theme moves, in order.
  public func moved(
    by change: ThemeChange, _ appearance: Appearance, _ contrast: Contrast
  ) -> [SpecimenState] {
    states(
      seeing: change.changed(roles, appearance, contrast), change.changed(measures))
  }
}
