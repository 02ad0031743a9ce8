import GSDesign
import GalleryKit
import StateSpace

/// The scenes of a catalogue in an order that follows from a seed: each comes once before any comes again, and
/// neighbours differ in topic and, if there are several, in the component.
struct TourDeck: Hashable, Sendable {
  /// The number of subjects shown with all their topics before the next ones of a large catalogue.
  static let chunk = 64

  private let catalogue: CatalogueIndex
  /// The possible topics of each kind of scene, each in its own order.
  private let topics: [[TourTopic]]
  private let families: [Int]
  private var random: SplitMix64
  /// The subjects of this round. Families are negative, to distinguish them from specimens: -1 is the first.
  private var subjects: [Int] = []
  private var scenes: ArraySlice<TourScene> = []
  private var last: TourScene?
  /// How often all was seen.
  private(set) var rounds = 0

  /// - Parameter isShowable: whether a component shows something in a scene of its own.
  init(
    _ catalogue: Catalogue, seed: UInt64, where isShowable: (Specimen) -> Bool = { _ in true }
  ) {
    self.catalogue = catalogue.index
    random = SplitMix64(seed: seed)
    let counts = catalogue.specimens.map(\.hasSeveralStates)
    let groups = catalogue.index.groups
    families = groups.indices.filter { groups[$0].specimens.count > 1 }
    topics = catalogue.specimens.enumerated().map { index, specimen in
      let group = groups[catalogue.index.positions[index].group]
      // A row of things that each look one way is dull; together they are a picture.
      guard group.specimens.count == 1 || group.specimens.contains(where: { counts[$0] }) else {
        return []
      }
      guard isShowable(specimen) else { return [] }
      return Self.topics(of: specimen, hasStates: counts[index], catalogue)
    }
  }

  private static func topics(
    of specimen: Specimen, hasStates: Bool, _ catalogue: Catalogue
  ) -> [TourTopic] {
    TourTopic.allCases.filter { topic in
      switch topic {
      case .states, .matrix: hasStates
      case .pointer, .keyboard: specimen.isInteractive
      case .themes, .depths, .contrast, .page, .vision: true
      case .family: false
      }
    }
  }

  /// The number of scenes.
  var count: Int { topics.reduce(families.count) { $0 + $1.count } }

  /// The next scene; nil if the catalogue has nothing to show.
  mutating func next() -> TourScene? {
    guard count > 0 else { return nil }
    while scenes.isEmpty { deal() }
    // The last scene of a round is not also the first of the next.
    if scenes.count > 1, scenes.first == last {
      scenes.swapAt(scenes.startIndex, scenes.index(before: scenes.endIndex))
    }
    last = scenes.popFirst()
    return last
  }

  /// Puts a scene off: after the others that are dealt.
  mutating func putOff(_ scene: TourScene) { scenes.append(scene) }

  /// Deals the scenes of the next subjects.
  private mutating func deal() {
    if subjects.isEmpty {
      subjects = spread()
      rounds += 1
    }
    let part = subjects.prefix(Self.chunk)
    subjects.removeFirst(part.count)
    var dealt: [TourScene] = []
    let most = part.map { topics(of: $0).count }.max() ?? 0
    for turn in 0..<most {
      for (place, subject) in part.enumerated() {
        let topics = topics(of: subject)
        guard turn < topics.count else { continue }
        let topic = topics[(turn + place) % topics.count]
        dealt.append(TourScene(topic, subject < 0 ? -1 - subject : subject))
      }
    }
    scenes = dealt[...]
  }

  private func topics(of subject: Int) -> [TourTopic] {
    subject < 0 ? [.family] : topics[subject]
  }

  /// All things, those of a component as far from one another as their number allows.
  private mutating func spread() -> [Int] {
    var placed: [(place: Double, subject: Int)] = []
    for (group, members) in catalogue.groups.enumerated() {
      var own = members.specimens.filter { !topics[$0].isEmpty }
      if families.contains(group) { own.append(-1 - group) }
      own.shuffle(using: &random)
      let offset = Double.random(in: 0..<1, using: &random)
      for (index, subject) in own.enumerated() {
        placed.append(((Double(index) + offset) / Double(own.count), subject))
      }
    }
    return placed.sorted { ($0.place, $0.subject) < ($1.place, $1.subject) }.map(\.subject)
  }
}
