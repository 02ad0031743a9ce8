import GSDesign
import GalleryKit
import StateSpace

/// Follows intents from every start, and records the states it looks for.
struct ReachabilitySearch {
  private let specimen: Specimen
  private let limit: Int
  private let shrinking: Shrinking
  /// The axes that starts have at rest.
  private let interaction: [Int]
  private let design: [Int]
  private var partCounts: [[AxisValue]: Int] = [:]
  /// The declared states that were not found yet.
  private(set) var missing: Set<SpecimenState> = []
  private(set) var forgotten: [Reachability.Finding] = []
  private(set) var visitedCount = 0
  private(set) var isComplete = true

  init(_ specimen: Specimen, limit: Int) {
    self.specimen = specimen
    self.limit = limit
    shrinking = Shrinking(specimen: specimen)
    let axes = specimen.axes
    interaction = axes.indices.filter { axes[$0].tier == .interaction }
    design = axes.indices.filter { axes[$0].tier == .design && !axes[$0].isHeld }
  }

  mutating func run() {
    let states = Array(SpecimenSpace(of: specimen, tiers: [.design, .interaction]))
    let starts = states.filter(isStart)
    missing = Set(states).subtracting(starts)
    let targets = Dictionary(grouping: missing) { values($0, design) }
    for start in starts {
      search(from: [start], for: targets[values(start, design), default: []], staying: true)
    }
    guard !missing.isEmpty else { return }
    // States not found from the starts of their own design may be reachable from other designs.
    search(from: starts, for: Array(missing), staying: false)
  }

  private func isStart(_ state: SpecimenState) -> Bool {
    interaction.allSatisfy { state[$0] == specimen.axes[$0].standard }
  }

  private func values(_ state: SpecimenState, _ axes: [Int]) -> [AxisValue] {
    axes.map { state[$0] }
  }

  /// Breadth first, until everything looked for is found.
  ///
  /// - Parameter staying: whether states of another design are left alone: they have a start of their own.
  private mutating func search(
    from starts: [SpecimenState], for targets: [SpecimenState], staying: Bool
  ) {
    var waiting = starts.map { (state: $0, path: [Intent](), start: $0) }
    var seen = Set(starts)
    var left = Set(targets).intersection(missing)
    let most = staying ? limit : limit * 20
    var next = 0
    while next < waiting.count {
      if left.isEmpty, next > 0 { return }
      let (state, path, start) = waiting[next]
      next += 1
      for intent in intents(in: state, afterStart: path.isEmpty) {
        var copy = state
        guard copy.handle(intent) != .ignored || copy != state else { continue }
        guard seen.insert(copy).inserted else { continue }
        visitedCount += 1
        let steps = path + [intent]
        missing.remove(copy)
        left.remove(copy)
        if isForgotten(copy) {
          addForgotten(start, steps)
          continue
        }
        if staying, values(copy, design) != values(start, design) { continue }
        guard waiting.count < most else {
          isComplete = false
          continue
        }
        waiting.append((copy, steps, start))
      }
    }
  }

  /// Typing never ends, so it is only tried in starts.
  private mutating func intents(in state: SpecimenState, afterStart isStart: Bool) -> [Intent] {
    let count = partCount(of: state)
    let intents =
      [.focus, .hover(0), .pressDown(0), .blur] + Intent.pointer(over: count)
      + Intent.keys
    return isStart ? intents : intents.filter { $0 != .insert("a") }
  }

  /// How many parts the pointer can be over. The parts of one design are looked at once.
  private mutating func partCount(of state: SpecimenState) -> Int {
    let design = values(state, design)
    if let known = partCounts[design] { return known }
    let count = state.partCount(.english)
    partCounts[design] = count
    return count
  }

  private func isForgotten(_ state: SpecimenState) -> Bool {
    state.impossibility != nil || specimen.linked(state) != state
  }

  private mutating func addForgotten(_ start: SpecimenState, _ steps: [Intent]) {
    guard let found = reason(start, steps) else { return }
    if let known = forgotten.firstIndex(where: { $0.seen == found }) {
      forgotten[known].more += 1
      return
    }
    forgotten.append(specimen.forgotten(from: start, after: steps, because: found))
  }

  private func reason(_ start: SpecimenState, _ steps: [Intent]) -> Phrase? {
    specimen.reasonForgotten(from: start, after: steps)
  }
}
