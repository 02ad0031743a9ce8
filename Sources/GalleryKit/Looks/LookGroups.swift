public import GSDesign

/// The values of its theme that a look depends on.
package struct LookUses: Hashable, Sendable {
  /// The roles whose colours show.
  package var roles: Set<ColorRole> = []
  /// The named lengths and the text styles.
  package var measures = UsedMeasures()
  /// The inks that a glyph may have to distinguish.
  var markedInks: Set<MarkedInk> = []

  package init(roles: Set<ColorRole> = [], measures: UsedMeasures = UsedMeasures()) {
    (self.roles, self.measures) = (roles, measures)
  }

  package mutating func formUnion(_ other: LookUses) {
    roles.formUnion(other.roles)
    measures.formUnion(other.measures)
    markedInks.formUnion(other.markedInks)
  }

  func isDisjoint(with other: LookUses) -> Bool {
    roles.isDisjoint(with: other.roles) && measures.isDisjoint(with: other.measures)
      && markedInks.isDisjoint(with: other.markedInks)
  }
}

/// The states of a specimen grouped by the theme values they depend on: a change affects all states of a group or none.
public struct LookGroups: Hashable, Sendable {
  /// States that depend on the same values of their theme.
  package struct Group: Hashable, Sendable {
    fileprivate let uses: LookUses
    /// The places of its states among all, in order; at least one.
    package fileprivate(set) var places: [Int]
  }

  /// In the order they came.
  public private(set) var states: [SpecimenState] = []
  /// The theme values that any of them depends on.
  package private(set) var uses = LookUses()
  /// In the order their first states came.
  private(set) var groups: [Group] = []
  private var places: [LookUses: Int] = [:]

  /// Every role that shows in one of them.
  public var roles: Set<ColorRole> { uses.roles }

  /// No states.
  public init() {}

  /// Groups states by drawing each of them once.
  ///
  /// - Parameters:
  ///   - states: the states, without duplicates.
  ///   - environment: the environment to draw them in; the colours of its theme make no difference.
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
    var key = LookUses(roles: client.roles(look, environment), measures: look.measures)
    key.markedInks = client.markedInks(look, environment)
    if let place = places[key] {
      groups[place].places.append(states.count)
    } else {
      places[key] = groups.count
      groups.append(Group(uses: key, places: [states.count]))
      uses.formUnion(key)
    }
    states.append(state)
  }

  /// The groups that take one of some things from their theme.
  package func groups(using uses: LookUses) -> [Group] {
    groups.filter { !$0.uses.isDisjoint(with: uses) }
  }

  /// The states that show one of some roles, in order.
  public func states(seeing roles: Set<ColorRole>) -> [SpecimenState] {
    states(using: LookUses(roles: roles))
  }

  /// The states that take one of some things from their theme, in order.
  package func states(using uses: LookUses) -> [SpecimenState] {
    groups(using: uses).flatMap(\.places).sorted().map { states[$0] }
  }

  /// The states that a change of a theme moves in light or in dark, in order.
  package func moved(by change: ThemeChange, _ contrast: Contrast) -> [SpecimenState] {
    states(using: change.changed(uses, contrast))
  }

  /// Those of which a colour or a measure changes, whether or not a mark does.
  package func recolored(by change: ThemeChange, _ contrast: Contrast) -> [SpecimenState] {
    states(using: change.recolored(uses, contrast))
  }

  /// The states that a change of a theme moves, in order.
  public func moved(
    by change: ThemeChange, _ appearance: Appearance, _ contrast: Contrast
  ) -> [SpecimenState] {
    states(using: change.changed(uses, appearance, contrast))
  }
}
