public import GSDesign
public import GalleryKit
import StateSpace

/// The declared states that cannot be reached, and the reachable states that are not declared.
///
/// A user starts from a state whose interaction axes are at rest, and sends any intent of keys and pointer. Design axes
/// are set in code, so every combination of their values is a start.
public struct Reachability: Hashable, Sendable {
  /// A fault in a declaration, and the state that shows it.
  public struct Finding: Hashable, Sendable {
    /// The state.
    public let link: Link
    /// The intents handled in that state.
    public let steps: [Intent]
    /// A one-sentence description of the fault.
    public let seen: Phrase
    /// The number of further states like it.
    public internal(set) var more = 0
  }

  /// States that the declaration allows but no intents lead to, and values that no possible state has.
  public internal(set) var unreachable: [Finding] = []
  /// States that intents lead to but the declaration calls impossible, or that no link can name.
  public internal(set) var forgotten: [Finding] = []
  /// Rules that exclude nothing the other rules leave.
  public internal(set) var deadRules: [Finding] = []
  /// The number of states visited.
  public internal(set) var visitedCount = 0
  /// Whether every state that intents lead to was visited; the search stops if there are too many.
  public internal(set) var isComplete = true

  /// Whether the search found no faults.
  public var isSound: Bool { unreachable.isEmpty && forgotten.isEmpty && deadRules.isEmpty }

  /// - Parameters:
  ///   - specimen: the component.
  ///   - limit: the most states to visit from each start.
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

  /// Groups the unreachable states by the fewest values they have in common.
  private mutating func add(_ missing: Set<SpecimenState>, of specimen: Specimen) {
    let shrinking = Shrinking(specimen: specimen)
    let ordered = SpecimenSpace(of: specimen, tiers: [.design, .interaction])
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
            ? Self.unreachable(partCount: smallest.partCount(.english))
            : Phrase(
              localized: "In \(visitedCount) states that keys and pointer led to it was not met.")))
    }
  }

  /// States the attempts: the pointer is over each part of the look.
  private static func unreachable(partCount: Int) -> Phrase {
    partCount > 1
      ? Phrase(
        localized: "No keys lead here, nor does the pointer over any of its \(partCount) parts.")
      : Phrase(localized: "No keys and no pointer lead here.")
  }
}

/// The findings that need no search: rules and values that no state uses.
extension Reachability {
  mutating func checkRules(of specimen: Specimen) {
    var alone: Set<Int> = []
    var possible: [Set<AxisValue>] = specimen.axes.map { _ in [] }
    let space = SpecimenSpace(of: specimen, tiers: [.design, .interaction])
    for state in space.withoutRules {
      let broken = state.brokenRules
      if broken.isEmpty {
        for axis in specimen.axes.indices { possible[axis].insert(state[axis]) }
      } else if broken.count == 1 {
        alone.formUnion(broken)
      }
    }
    alone.formUnion(specimen.rulesOfHeldAxes(besides: alone))
    for (index, rule) in specimen.rules.enumerated() where !alone.contains(index) {
      deadRules.append(
        Finding(
          link: Link(specimen), steps: [],
          seen: Phrase(localized: "This rule excludes nothing that the others leave: \(rule)")))
    }
    for (index, axis) in specimen.axes.enumerated()
    where axis.tier != .text && !axis.isHeld {
      for value in axis.values where !possible[index].contains(value) {
        let name = "\(axis.name)=\(axis.spelling(of: value))"
        unreachable.append(
          Finding(
            link: Link(specimen), steps: [],
            seen: Phrase(localized: "No possible state has \(name).")))
      }
    }
  }
}

extension Specimen {
  /// The rules that exclude nothing from the space but something a person can reach: they concern held axes.
  fileprivate func rulesOfHeldAxes(besides known: Set<Int>) -> Set<Int> {
    var found: Set<Int> = []
    let held = axes.indices.filter { axes[$0].isHeld }
    guard !held.isEmpty, known.count < rules.count else { return [] }
    for state in SpecimenSpace(of: self, tiers: [.design, .interaction]) {
      for axis in held {
        for value in axes[axis].kind.extremes {
          var copy = state
          copy[axis] = value
          let broken = copy.brokenRules
          if broken.count == 1 { found.formUnion(broken) }
        }
      }
      if known.union(found).count == rules.count { break }
    }
    return found
  }

  /// The state that a link to a state names: every value that is not the default, set on the default.
  func linked(_ state: SpecimenState) -> SpecimenState {
    var result = initialState
    for axis in axes.indices where state[axis] != axes[axis].standard {
      result[axis] = state[axis]
    }
    return result
  }
}

extension AxisInfo.Kind {
  /// The first and the last of the values, or those that are named.
  fileprivate var extremes: [AxisValue] {
    switch self {
    case .toggle: [.flag(false), .flag(true)]
    case .choice(let names): names.indices.map { .choice($0) }
    case .options(let names, _): names.indices.map { .options(1 << UInt64($0)) }
    case .number(let scale, _): [.number(scale.range.lowerBound), .number(scale.range.upperBound)]
    case .text(let samples): samples.map { .text($0) }
    }
  }
}

extension Specimen {
  /// The reason the declaration excludes the state that intents lead to; nil if it allows the state.
  func reasonForgotten(from start: SpecimenState, after steps: [Intent]) -> Phrase? {
    var state = start
    for intent in steps { _ = state.handle(intent) }
    if let reason = state.impossibility {
      return Phrase(localized: "This leads to a state that is called impossible: \(reason)")
    }
    guard linked(state) != state else { return nil }
    return Phrase(
      localized: "This leads to a state that no axis names: its link gives another one.")
  }

  /// The same with the fewest values and steps.
  func forgotten(
    from start: SpecimenState, after steps: [Intent], because reason: Phrase
  ) -> Reachability.Finding {
    let shrinking = Shrinking(specimen: self)
    let fewest = shrinking.shrunk(steps) { reasonForgotten(from: start, after: $0) == reason }
    let smallest = shrinking.shrunk(start) {
      linked($0) == $0 && reasonForgotten(from: $0, after: fewest) == reason
    }
    return Reachability.Finding(
      link: Link(self, state: smallest), steps: fewest, seen: reason)
  }
}
