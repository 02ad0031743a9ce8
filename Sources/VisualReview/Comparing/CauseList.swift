import GSDesign
package import GalleryKit
package import StateSpace

/// Differences by their root causes, as a reviewer goes through them: the deleted, new and renamed ones first, then the
/// changes by size.
///
/// A state with several causes is listed under each of them.
///
/// ```swift
/// for cause in CauseList(of: differences, in: catalogue).causes {
///   print(cause.root.phrase, cause.stateCount)
/// }
/// ```
package struct CauseList: Hashable, Sendable {
  package let causes: [CauseGroup]
  /// By difference and state, in the given order: the places of its causes in the list; at least one each.
  let places: [[[Int]]]

  /// - Parameters:
  ///   - kept: the evidence of everything that stayed as it was.
  ///   - evidence: finds the causes of each difference; a program may do so in several threads.
  package init(
    of differences: [Difference], kept: KeptLooks = KeptLooks(), in catalogue: Catalogue,
    evidence: ([Difference]) -> [[Cause]] = { $0.map(\.causes) }
  ) {
    let found = zip(differences, evidence(differences)).map { ($0, evidence: $1) }
    var sources = ColorSources(found.map { ($0.0, $0.evidence) }, kept: kept, in: catalogue)
    var lengths = LengthSources(catalogue)
    for (difference, evidence) in found {
      for measure in evidence where measure.rank == .length {
        _ = lengths.changes(of: measure, in: difference)
      }
    }
    var replay = ThemeReplay(sources, lengths, in: catalogue)
    var order: [RootKey] = []
    var numbers: [RootKey: Int] = [:]
    var members: [[Member]] = []
    var roots = differences.map { $0.states.map { _ in [Int]() } }
    for (place, (difference, evidence)) in found.enumerated() {
      let colors = sources.sources(of: evidence, in: difference)
      let rest =
        evidence.contains { $0.rank != .token } ? replay.rest(of: difference, known: colors) : nil
      let root = RootEvidence(
        difference: difference, evidence: evidence, own: rest?.evidence ?? evidence,
        isRedrawn: rest != nil, colors: colors + (rest?.sources ?? []))
      let parts = Self.parts(of: root, kept, &lengths)
      for part in parts {
        for key in part.keys {
          let number = numbers[key] ?? order.count
          if number == order.count {
            numbers[key] = number
            order.append(key)
            members.append([])
          }
          for state in part.states { roots[place][state].append(number) }
          members[number].append(
            Member(
              place: place, states: part.states, difference: part.difference, evidence: evidence,
              identity: part.identity))
        }
      }
    }
    let named = Self.named(order, sources)
    let companions = Self.companions(of: named.count, roots, in: differences)
    let groups = named.indices.map { number in
      CauseGroup(named[number], members[number], others: companions[number].map { named[$0] })
    }
    let sorted = groups.indices.sorted { first, second in
      let (one, other) = (groups[first], groups[second])
      return (one.root.kind.place, -one.stateCount, first)
        < (other.root.kind.place, -other.stateCount, second)
    }
    causes = sorted.map { groups[$0] }
    var moved = [Int](repeating: 0, count: sorted.count)
    for (place, number) in sorted.enumerated() { moved[number] = place }
    places = roots.map { $0.map { $0.map { moved[$0] }.sorted() } }
  }

  /// The places of the given differences, those of a cause one after the other.
  package var order: [Int] {
    let first = places.map { states in states.reduce(Int.max) { min($0, $1.first ?? .max) } }
    return places.indices.sorted { (first[$0], $0) < (first[$1], $1) }
  }

  /// The number of states, counted under each environment, each once.
  package var stateCount: Int { places.reduce(0) { $0 + $1.count } }

  /// The names of the causes of a state, by the place of its difference and its own place there.
  func names(of difference: Int, state: Int) -> Set<String> {
    Set(places[difference][state].map { causes[$0].root.name })
  }

  /// The causes of a state, by the place of its difference and its own place there.
  package func roots(of difference: Int, state: Int) -> [RootCause] {
    places[difference][state].map { causes[$0].root }
  }

  /// The causes to decide together with each, by number: none for a cause that a state has alone.
  ///
  /// A renamed variant is decided as a whole, with all causes of its states.
  private static func companions(
    of count: Int, _ roots: [[[Int]]], in differences: [Difference]
  ) -> [[Int]] {
    var isAlone = [Bool](repeating: false, count: count)
    var others = [Set<Int>](repeating: [], count: count)
    func add(_ causes: Set<Int>) {
      for cause in causes {
        if causes.count == 1 { isAlone[cause] = true }
        others[cause].formUnion(causes)
      }
    }
    var newNames: [VariantID: VariantID] = [:]
    for difference in differences {
      guard let former = difference.formerStates.first?.variant, former != difference.variant
      else { continue }
      newNames[former] = difference.variant
      newNames[difference.variant] = difference.variant
    }
    var wholes: [VariantID: Set<Int>] = [:]
    for (difference, states) in zip(differences, roots) {
      if let name = newNames[difference.variant] {
        wholes[name, default: []].formUnion(states.joined())
      } else {
        for causes in states { add(Set(causes)) }
      }
    }
    for causes in wholes.values { add(causes) }
    return others.indices.map { isAlone[$0] ? [] : others[$0].subtracting([$0]).sorted() }
  }

  /// The causes, each with a name of its own: long texts may begin alike.
  private static func named(_ keys: [RootKey], _ sources: ColorSources) -> [RootCause] {
    var counts: [String: Int] = [:]
    return keys.map { key in
      let root = RootCause(key, sources)
      let count = counts[root.name, default: 0] + 1
      counts[root.name] = count
      return count == 1 ? root : root.named(root.name + "~\(count)")
    }
  }

  /// A difference under a cause.
  fileprivate struct Member {
    let place: Int
    let states: [Int]
    let difference: Difference
    let evidence: [Cause]
    let identity: EvidenceIdentity
  }

  /// The states of a difference that have the same causes.
  private struct Part {
    let keys: [RootKey]
    /// The places of its states in the whole difference.
    let states: [Int]
    let difference: Difference
    let identity: EvidenceIdentity
  }

  private static func parts(
    of root: RootEvidence, _ kept: KeptLooks, _ lengths: inout LengthSources
  ) -> [Part] {
    let difference = root.difference
    let names = kept.names[difference.variant]
    func whole(_ keys: [RootKey]) -> [Part] {
      [
        Part(
          keys: keys, states: Array(difference.states.indices), difference: difference,
          identity: EvidenceIdentity(difference, root.evidence, keys))
      ]
    }
    switch difference.bucket {
    case .changed:
      let keys = root.roots(&lengths)
      guard difference.formerStates.isEmpty else {
        return renamed(difference, keys, root.evidence)
      }
      return whole(keys.isEmpty ? [.evidence(.unseen)] : keys)
    // An environment of few colours is recorded only where it shows other differences between states.
    case .new where !root.colors.isEmpty, .deleted where !root.colors.isEmpty:
      return whole(root.colors.map(RootKey.source))
    case .new:
      return split(difference) { state in
        .new(
          difference.variant, knob: newKnob(state, in: names?.before),
          isWhole: names?.before.isEmpty == true)
      }
    case .deleted:
      return split(difference) { state in
        .deleted(
          difference.variant, knob: newKnob(state, in: names?.after),
          isWhole: names?.after.isEmpty == true)
      }
    case .renamed: return renamed(difference, [], [])
    }
  }

  /// The states of a difference by the change of their names.
  private static func renamed(
    _ difference: Difference, _ keys: [RootKey], _ evidence: [Cause]
  ) -> [Part] {
    let formers = Dictionary(
      zip(difference.states, difference.formerStates), uniquingKeysWith: { first, _ in first })
    return split(difference, keys, evidence) { state in
      .renamed(RootKey.NameChange(formers[state] ?? state, state))
    }
  }

  /// The axis, or the value, of a state that no state on the other side has; nil if it has none, or nothing is known of
  /// the other side.
  private static func newKnob(_ state: StateID, in others: Set<String>?) -> String? {
    guard let others, !others.isEmpty else { return nil }
    func axis(_ knob: some StringProtocol) -> String { String(knob.prefix { $0 != "=" }) }
    let axes = Set(others.map { axis($0) })
    let knobs = state.knobs.filter { !others.contains(String($0)) }
    return knobs.first { !axes.contains(axis($0)) }.map { axis($0) } ?? knobs.first.map(String.init)
  }

  /// The states of a difference by a key, in the order of their first states.
  ///
  /// - Parameters:
  ///   - keys: the causes that they have in common.
  ///   - evidence: their common evidence.
  private static func split(
    _ difference: Difference, _ keys: [RootKey] = [], _ evidence: [Cause] = [],
    by key: (StateID) -> RootKey
  ) -> [Part] {
    var order: [RootKey] = []
    var places: [RootKey: [Int]] = [:]
    for (place, state) in difference.states.enumerated() {
      let key = key(state)
      if places[key] == nil { order.append(key) }
      places[key, default: []].append(place)
    }
    return order.compactMap { key in
      let own = places[key] ?? []
      let states = Set(own.map { difference.states[$0] })
      return difference.restricted(to: states.contains).map {
        Part(
          keys: keys + [key], states: own, difference: $0,
          identity: EvidenceIdentity(difference, evidence, keys + [key]))
      }
    }
  }
}

/// A root cause with every state that it changed.
package struct CauseGroup: Hashable, Sendable {
  package let root: RootCause
  /// The causes to decide together with it, if none of its states has it alone.
  package let others: [RootCause]
  /// The states with the same evidence, the largest group first; at least one.
  package let groups: [DifferenceGroup]

  fileprivate init(_ root: RootCause, _ members: [CauseList.Member], others: [RootCause]) {
    self.root = root
    self.others = others
    var order: [EvidenceIdentity] = []
    var parts: [EvidenceIdentity: [CauseList.Member]] = [:]
    for member in members {
      if parts[member.identity] == nil { order.append(member.identity) }
      parts[member.identity, default: []].append(member)
    }
    let groups = order.map { identity in
      let members = parts[identity] ?? []
      return DifferenceGroup(
        differences: members.map(\.difference), places: members.map(\.place),
        states: members.map(\.states), causes: members.first?.evidence ?? [],
        isSeen: identity.isSeen)
    }
    self.groups = groups.enumerated().sorted {
      ($1.element.stateCount, $0.offset) < ($0.element.stateCount, $1.offset)
    }.map(\.element)
  }

  package var differences: [Difference] { groups.flatMap(\.differences) }

  /// The number of states, counted under each environment.
  package var stateCount: Int { groups.reduce(0) { $0 + $1.stateCount } }

  /// The number of different looks.
  package var lookCount: Int { groups.reduce(0) { $0 + $1.lookCount } }

  /// The variants, each once, in the order of their first differences.
  package var variants: [VariantID] {
    var known: Set<VariantID> = []
    return differences.map(\.variant).filter { known.insert($0).inserted }
  }
}

extension RootCause.Kind {
  /// Deleted, new and renamed states come before all changes.
  fileprivate var place: Int {
    switch self {
    case .deleted: 0
    case .new: 1
    case .renamed: 2
    case .palette, .token, .ink, .color, .weight, .text, .order, .spoken, .mark, .length,
      .outline, .size, .shape, .position, .hidden:
      3
    }
  }
}

/// The whole evidence of a difference: those with the same identity can be judged by one picture.
struct EvidenceIdentity: Hashable {
  let isSeen: Bool
  private let roots: [RootKey]
  private let content: Content
  /// How the size, and the place and the extent of the words, changed.
  private let growth: [Int]

  private enum Content: Hashable {
    case nothing
    case evidence([Cause])
    case cells(CellChanges)
  }

  init(_ difference: Difference, _ evidence: [Cause], _ roots: [RootKey]) {
    self.roots = roots
    growth = difference.bucket == .changed ? Self.growth(difference.old, difference.new) : []
    switch difference.bucket {
    case .changed:
      let changes = difference.changes
      isSeen = changes?.isSeen ?? true
      // This evidence has no details: it is the same only if the same cells changed alike.
      if evidence.contains(.rearranged) || evidence == [.unseen], let changes {
        content = .cells(changes)
      } else {
        content = .evidence(evidence.compactMap(Self.evidence))
      }
    case .new, .deleted:
      // There is nothing to compare.
      isSeen = true
      content = .nothing
    case .renamed:
      isSeen = false
      content = .nothing
    }
  }

  /// nil for colours of roles, whose sources are among the roots, and for a size, which the growth includes.
  private static func evidence(_ cause: Cause) -> Cause? {
    switch cause {
    case .token, .size: nil
    case .ink, .color, .attributes, .words, .order, .spoken, .mark, .shape, .outline, .measure,
      .moved, .rearranged, .unseen:
      cause.asRoot
    }
  }

  private static func growth(_ old: CellPicture?, _ new: CellPicture?) -> [Int] {
    guard let old, let new, old.cells != new.cells || old.columns != new.columns else { return [] }
    let before = PictureWords(old).bounds
    let after = PictureWords(new).bounds
    return [
      new.columns - old.columns, new.rows - old.rows, after.column - before.column,
      after.row - before.row, after.columns - before.columns, after.rows - before.rows,
    ]
  }
}
