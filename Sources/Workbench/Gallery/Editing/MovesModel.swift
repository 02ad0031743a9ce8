import GSDesign
import GalleryKit

/// The states of the catalogue by the colours seen in them, gathered in the background while the colour editor is open.
struct MovesModel: Hashable, Sendable {
  /// Gathers the next slice.
  static let timer = "moves"
  /// The time between two slices, in which keys are handled.
  static let pause = Duration.milliseconds(1)
  /// The number of states that a slice draws.
  static let slice = 32

  /// The environment to draw the states in; nil before the first start.
  private(set) var environment: EnvironmentChange?
  /// The groups, by specimen.
  private(set) var looks: [Int: LookGroups] = [:]
  /// The theme values that any of their states depends on.
  private var uses = LookUses()
  /// The specimens that are not grouped yet; the last comes first.
  private var waiting: [Int] = []
  /// The number of grouped states of the next specimen.
  private var offset = 0

  /// Whether all specimens are grouped.
  var isComplete: Bool { environment != nil && waiting.isEmpty }

  /// Starts with the specimen shown; keeps earlier groups if the environment is the same.
  mutating func start(under environment: EnvironmentChange, of shown: Int, count: Int) {
    var plain = environment
    plain.theme = nil
    var known = self.environment
    known?.theme = nil
    if plain != known {
      looks = [:]
      uses = LookUses()
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

  /// Groups some states of the next specimen; returns false if no specimen was left.
  mutating func advance(
    _ catalogue: Catalogue, _ language: Language, _ client: RenderingClient, by count: Int = slice
  ) -> Bool {
    guard let environment, let index = waiting.last else { return false }
    let specimen = catalogue.specimens[index]
    var groups = looks[index] ?? LookGroups()
    var drawn = 0
    for state in catalogue.comparedStates(of: specimen).dropFirst(offset).prefix(count) {
      groups.add(state, state.element(language), under: environment, client)
      drawn += 1
    }
    looks[index] = groups
    uses.formUnion(groups.uses)
    if drawn < count {
      waiting.removeLast()
      offset = 0
    } else {
      offset += count
    }
    return true
  }

  /// The states that a change moves, in light or in dark.
  func moved(by change: ThemeChange) -> MovedStates {
    moved(by: change.changed(uses, environment?.contrast ?? .standard))
  }

  /// The states whose colours and measures a change moves, in light or in dark: those that use the value.
  func recolored(by change: ThemeChange) -> MovedStates {
    moved(by: change.recolored(uses, environment?.contrast ?? .standard))
  }

  private func moved(by changed: LookUses) -> MovedStates {
    var moved = MovedStates()
    for (index, groups) in looks.sorted(by: { $0.key < $1.key }) {
      moved.add(groups, movedBy: changed, of: index)
    }
    return moved
  }
}

/// The states of a catalogue that a change affects, and the number of all states.
struct MovedStates: Hashable, Sendable {
  /// A state of a specimen.
  struct Place: Hashable, Sendable {
    let specimen: Int
    let state: SpecimenState
  }

  /// States of a specimen that change together, and the number of states before them.
  private struct Run: Hashable, Sendable {
    let specimen: Int
    let states: [SpecimenState]
    /// Their indices among the states of the specimen.
    let places: [Int]
    let start: Int
  }

  private var runs: [Run] = []
  /// The number of states that change.
  private(set) var count = 0
  /// The number of states checked.
  private(set) var total = 0

  fileprivate mutating func add(
    _ groups: LookGroups, movedBy changed: LookUses, of specimen: Int
  ) {
    total += groups.states.count
    for group in groups.groups(using: changed) {
      runs.append(
        Run(specimen: specimen, states: groups.states, places: group.places, start: count))
      count += group.places.count
    }
  }

  /// The number of states of a specimen that change.
  func count(of specimen: Int) -> Int {
    runs.reduce(0) { $0 + ($1.specimen == specimen ? $1.places.count : 0) }
  }

  /// The state at a place of the list, in the order of the catalogue.
  subscript(place: Int) -> Place? {
    guard (0..<count).contains(place) else { return nil }
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].start <= place { low = middle } else { high = middle }
    }
    let run = runs[low]
    return Place(specimen: run.specimen, state: run.states[run.places[place - run.start]])
  }

  /// The place of a state; nil if it does not change.
  func place(of wanted: Place) -> Int? {
    for run in runs where run.specimen == wanted.specimen {
      if let offset = run.places.firstIndex(where: { run.states[$0] == wanted.state }) {
        return run.start + offset
      }
    }
    return nil
  }
}
