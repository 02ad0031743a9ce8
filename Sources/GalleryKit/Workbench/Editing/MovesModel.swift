import GSDesign

/// The states of the catalogue by the colours seen in them, gathered in the background while the colour editor is open.
struct MovesModel: Hashable, Sendable {
  /// Gathers the next slice.
  static let timer = "moves"
  /// The time between two slices, in which keys are taken.
  static let pause = Duration.milliseconds(1)
  /// How many states a slice draws.
  static let slice = 32

  /// The environment that the states are drawn under; nil before the first.
  private(set) var environment: EnvironmentChange?
  /// By specimen.
  private(set) var looks: [Int: LookGroups] = [:]
  /// The specimens that are not gathered yet; the last comes first.
  private var waiting: [Int] = []
  /// How many states of that one are.
  private var offset = 0

  /// Whether everything is gathered.
  var isComplete: Bool { environment != nil && waiting.isEmpty }

  /// Begins with the specimen that is shown; what is gathered already stays where the environment is the same.
  mutating func start(under environment: EnvironmentChange, of shown: Int, count: Int) {
    var plain = environment
    plain.theme = nil
    var known = self.environment
    known?.theme = nil
    if plain != known {
      looks = [:]
      offset = 0
      waiting = Array((0..<count).reversed())
      self.environment = environment
    }
    guard let place = waiting.firstIndex(of: shown), place != waiting.count - 1 else { return }
    if let begun = waiting.last, offset > 0 {
      looks[begun] = nil
      offset = 0
    }
    waiting.remove(at: place)
    waiting.append(shown)
  }

  /// Gathers some states of the next specimen; false where there was none left.
  mutating func advance(
    _ catalogue: Catalogue, _ language: Language, _ client: RenderingClient, by count: Int = slice
  ) -> Bool {
    guard let environment, let index = waiting.last else { return false }
    let specimen = catalogue.specimens[index]
    var groups = looks[index] ?? LookGroups()
    var drawn = 0
    for state in StateSpace(of: specimen).dropFirst(offset).prefix(count) {
      groups.add(state, client.roles(state.element(language), environment))
      drawn += 1
    }
    looks[index] = groups
    if drawn < count {
      waiting.removeLast()
      offset = 0
    } else {
      offset += count
    }
    return true
  }

  /// The states that a change moves.
  func moved(by change: ThemeChange) -> Moved {
    let appearance = environment?.appearance ?? .light
    let contrast = environment?.contrast ?? .standard
    let all = looks.values.reduce(into: Set<ColorRole>()) { roles, looks in
      for group in looks.groups { roles.formUnion(group.roles) }
    }
    let changed = change.changed(all, appearance, contrast)
    var moved = Moved()
    for (index, groups) in looks.sorted(by: { $0.key < $1.key }) {
      let own = groups.groups.filter { !$0.roles.isDisjoint(with: changed) }
      moved.total += groups.stateCount
      moved.entries += own.map { Moved.Entry(specimen: index, group: $0) }
    }
    return moved
  }

  /// The states that a change moves, of how many.
  struct Moved: Hashable, Sendable {
    /// States of a specimen that move together.
    struct Entry: Hashable, Sendable {
      let specimen: Int
      let group: LookGroups.Group
    }

    /// In the order of the catalogue.
    var entries: [Entry] = []
    var total = 0

    var count: Int { entries.reduce(0) { $0 + $1.group.states.count } }

    /// How many states of a specimen move.
    func count(of specimen: Int) -> Int {
      entries.reduce(0) { $0 + ($1.specimen == specimen ? $1.group.states.count : 0) }
    }
  }
}
