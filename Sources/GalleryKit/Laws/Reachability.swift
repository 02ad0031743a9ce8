public import GSDesign

/// Which states a declaration allows and nobody can get to, and which can be got to and are not declared.
///
/// Whoever uses a component starts from a state whose interaction axes are at rest, and does what keys and the pointer
/// can mean. Design axes are set by whoever writes the component, so every value of them is a start.
public struct Reachability: Hashable, Sendable {
  /// Something wrong with a declaration, and the state that shows it.
  public struct Finding: Hashable, Sendable {
    /// The state.
    public let link: Link
    /// What was done in that state.
    public let steps: [Intent]
    /// A sentence on what was seen.
    public let seen: Phrase
    /// How many more states are like it.
    public internal(set) var more = 0
  }

  /// States that the declaration allows and no intents lead to, and values that no possible state has.
  public internal(set) var unreachable: [Finding] = []
  /// States that intents lead to and the declaration calls impossible, or that no link can name.
  public internal(set) var forgotten: [Finding] = []
  /// Rules that exclude nothing the other rules leave.
  public internal(set) var deadRules: [Finding] = []
  /// How many states were visited.
  public internal(set) var visitedCount = 0
  /// Whether every state that intents lead to was visited; where there are too many, the search stops.
  public internal(set) var isComplete = true

  /// Whether nothing was found.
  public var isSound: Bool { unreachable.isEmpty && forgotten.isEmpty && deadRules.isEmpty }

  /// - Parameter limit: how many states are visited from each start at most.
  public init(of specimen: Specimen, limit: Int = 400) {
    checkRules(of: specimen)
    guard specimen.isInteractive else { return }
    var search = ReachabilitySearch(specimen, limit: limit)
    search.run()
    visitedCount = search.visitedCount
    isComplete = search.isComplete
    forgotten = search.forgotten
    add(search.missing, of: specimen)
  }

  /// Groups the states nobody can get to by the fewest values they have in common.
  private mutating func add(_ missing: Set<SpecimenState>, of specimen: Specimen) {
    let shrinking = Shrinking(specimen: specimen)
    let ordered = StateSpace(of: specimen, tiers: [.design, .interaction])
      .filter { missing.contains($0) }
    for state in ordered {
      if let known = unreachable.firstIndex(where: { shrinking.covers(state, $0.link.state) }) {
        unreachable[known].more += 1
        continue
      }
      let smallest = shrinking.shrunk(state) { missing.contains($0) }
      unreachable.append(
        Finding(
          link: Link(specimen, state: smallest), steps: [],
          seen: isComplete
            ? Phrase("No keys and no pointer lead here.", korean: "키로도 포인터로도 올 수 없습니다.")
            : Phrase(
              "In \(visitedCount) states that keys and pointer led to it was not met.",
              korean: "키와 포인터로 간 상태 \(visitedCount)개 가운데 없었습니다.")))
    }
  }
}
