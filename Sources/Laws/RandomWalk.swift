import GSDesign
import GalleryKit
import StateSpace

/// A walk through the knobs and intents of a specimen that follows from its seed.
///
/// After each step the laws are checked on the new state; a fault is shrunk to the fewest values other than the
/// default.
public struct RandomWalk: Hashable, Sendable {
  /// The same seed gives the same walk.
  public let seed: UInt64
  /// The number of steps: knobs turned and intents sent.
  public let steps: Int

  /// Makes a walk.
  ///
  /// - Parameters:
  ///   - seed: the same seed gives the same walk.
  ///   - steps: the number of steps; below 0 counts as 0.
  public init(seed: UInt64, steps: Int = 300) {
    self.seed = seed
    self.steps = max(0, steps)
  }

  /// The result of a walk.
  public struct Result: Hashable, Sendable {
    /// The laws that were broken, each with the smallest state that breaks it.
    public internal(set) var violations: [Violation] = []
    /// States that were reached but are declared impossible, or that no link can name.
    public internal(set) var forgotten: [Reachability.Finding] = []
    /// The number of different states checked.
    public internal(set) var stateCount = 0
  }

  /// Walks through the specimen of a bench.
  public func result(on bench: LawChecker) -> Result {
    var walk = Walk(bench: bench, random: SplitMix64(seed: seed.seed(for: bench.specimen.id.text)))
    for _ in 0..<steps { walk.step() }
    return walk.result
  }
}

/// A walk on its way.
private struct Walk {
  let bench: LawChecker
  var random: SplitMix64
  var state: SpecimenState
  /// The last state set by knobs alone, and the intents since.
  var start: SpecimenState
  var path: [Intent] = []
  var judged: Set<SpecimenState> = []
  var result = RandomWalk.Result()

  init(bench: LawChecker, random: SplitMix64) {
    self.bench = bench
    self.random = random
    state = bench.specimen.initialState
    start = state
  }

  mutating func step() {
    if !bench.specimen.isInteractive || Int.random(in: 0..<3, using: &random) == 0 {
      turnKnob()
    } else {
      send()
    }
    guard judged.insert(state).inserted else { return }
    result.stateCount += 1
    for law in BehaviorLaw.allCases where bench.judge(law, state).sighting != nil {
      bench.add(law, state, to: &result.violations)
    }
  }

  private mutating func turnKnob() {
    let specimen = bench.specimen
    guard let index = specimen.axes.indices.randomElement(using: &random),
      let value = specimen.axes[index].values.randomElement(using: &random)
    else { return }
    var copy = state
    copy[index] = value
    guard copy.impossibility == nil else { return }
    state = copy
    start = copy
    path = []
  }

  private mutating func send() {
    let anything = Intent.anything(over: bench.memberCount(state))
    guard let intent = anything.randomElement(using: &random) else { return }
    _ = state.handle(intent)
    path.append(intent)
    guard let reason = bench.specimen.reasonForgotten(from: start, after: path) else { return }
    if let known = result.forgotten.firstIndex(where: { $0.seen == reason }) {
      result.forgotten[known].more += 1
    } else {
      result.forgotten.append(
        bench.specimen.forgotten(from: start, after: path, because: reason))
    }
    // Leaves a state that no link can name.
    state = bench.specimen.initialState
    start = state
    path = []
  }
}

extension UInt64 {
  /// A seed of its own for a name. The hash of the standard library differs from run to run.
  func seed(for name: String) -> UInt64 {
    var hash = StableHash(seed: self)
    hash.add(name.utf8)
    return hash.value
  }
}
