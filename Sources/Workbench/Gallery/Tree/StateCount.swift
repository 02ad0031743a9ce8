import GalleryKit
import StateSpace

/// The number of states of a specimen, counted up to a limit.
enum StateCount: Hashable, Sendable {
  case exactly(Int)
  /// Counting on would make a person wait.
  case atLeast(Int)

  /// Where the combinations may not all be states, the number of states counted is limited.
  static let limit = 10_000

  init(of specimen: Specimen, tiers: Set<AxisTier> = [.design]) {
    if let declared = specimen.stateCount, tiers == [.design] {
      self = .exactly(declared)
      return
    }
    let space = SpecimenSpace(of: specimen, tiers: tiers)
    let isPlain = specimen.rules.isEmpty && !space.slots.contains { $0.isAssociated }
    if isPlain, space.combinations < .max {
      self = .exactly(space.combinations)
      return
    }
    let count = space.count(upTo: Self.limit + 1)
    self = count > Self.limit ? .atLeast(Self.limit) : .exactly(count)
  }

  var text: String {
    switch self {
    case .exactly(let count): String(count)
    case .atLeast(let count): "\(count)+"
    }
  }
}

/// The numbers of states of the specimens shown so far, by index.
struct StateCounts: Hashable, Sendable {
  private var counts: [Int: StateCount] = [:]

  init() {}

  var count: Int { counts.count }

  /// nil if a specimen was not counted.
  subscript(specimen: Int) -> StateCount? { counts[specimen] }

  /// Counts the states of the specimens shown, each once.
  mutating func add(_ shown: [Int], of catalogue: Catalogue) {
    // The limit is a few screens of rows; beyond it, scrolling counts again.
    if counts.count > 4_096 { counts = [:] }
    for index in shown where counts[index] == nil {
      counts[index] = StateCount(of: catalogue.specimens[index])
    }
  }
}
