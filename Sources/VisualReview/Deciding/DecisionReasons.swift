import GSDesign
package import GalleryKit
package import StateSpace
import Words

/// Why a look was accepted or rejected, as a person noted it.
///
/// It is about a look: the same look returning has the same reason, another look of the same state has none. A reason for
/// all looks of a changed token is about the token and its new value.
package struct DecisionReason: Hashable, Sendable {
  package let decision: SnapshotPair.Decision
  package let target: Target
  /// The digest of the look; `gone:` before it if the states were removed. The new value of a cause.
  package let digest: String
  /// One line.
  package let text: String

  /// The states with the look.
  package enum Target: Hashable, Sendable {
    /// One state in one environment.
    case state(LinkID)
    /// Any state of a variant, in any environment.
    case variant(VariantID)
    /// Any state that changed for a cause, by its name.
    case cause(String)

    package static let causePrefix = "cause="

    /// Reads `tag/filled:selected@appearance=dark`, `tag/filled:*` or `cause=token:accent`.
    package init(_ text: String) {
      if text.hasPrefix(Self.causePrefix) {
        self = .cause(String(text.dropFirst(Self.causePrefix.count)))
      } else {
        self =
          text.hasSuffix(":*")
          ? .variant(VariantID(String(text.dropLast(2)))) : .state(LinkID(text: text))
      }
    }

    package var text: String {
      switch self {
      case .state(let link): link.text
      case .variant(let variant): variant.text + ":*"
      case .cause(let name): Self.causePrefix + name
      }
    }

    /// nil for a cause, which may have states of any variant.
    package var variant: VariantID? {
      switch self {
      case .state(let link): link.state.variant
      case .variant(let variant): variant
      case .cause: nil
      }
    }

    fileprivate func covers(_ difference: Difference) -> Bool {
      switch self {
      case .state(let link): difference.links.contains(link)
      case .variant(let variant): difference.variant == variant
      case .cause: false
      }
    }
  }

  package init(decision: SnapshotPair.Decision, target: Target, digest: String, text: String) {
    self.decision = decision
    self.target = target
    self.digest = digest
    self.text = text
  }

  /// The reason for a decision about a difference.
  package init(_ decision: SnapshotPair.Decision, _ difference: Difference, text: String) {
    // A link is a word in the file.
    let isOne =
      difference.states.count == 1
      && difference.link.text.utf8.allSatisfy { 0x21...0x7E ~= $0 }
    self.init(
      decision: decision,
      target: isOne ? .state(difference.link) : .variant(difference.variant),
      digest: difference.lookDigest, text: text)
  }
}

extension DecisionReason {
  /// The decision and its reason, in one line.
  package var phrase: Phrase {
    let reason = SafeText.line(text)
    return switch decision {
    case .accepted: Phrase(localized: "accepted before: \(reason)")
    case .rejected: Phrase(localized: "rejected before: \(reason)")
    }
  }
}

/// The reasons noted beside the baselines.
package struct DecisionReasons: Hashable, Sendable {
  package private(set) var entries: [DecisionReason] = []
  /// The places of the entries by their digests.
  private var places: [String: [Int]] = [:]

  package init(_ entries: [DecisionReason] = []) {
    for entry in entries { add(entry) }
  }

  /// The entries that others do not have.
  package func entries(besides others: DecisionReasons) -> [DecisionReason] {
    let known = Set(others.entries)
    return entries.filter { !known.contains($0) }
  }

  package var isEmpty: Bool { entries.isEmpty }

  /// Adds a reason; it replaces an earlier one for the same states and look.
  package mutating func add(_ entry: DecisionReason) {
    let known = places[entry.digest, default: []].first { entries[$0].target == entry.target }
    if let known {
      entries[known] = entry
    } else {
      places[entry.digest, default: []].append(entries.count)
      entries.append(entry)
    }
  }

  /// The reason noted for the look of a difference, the latest one if several fit; nil without one.
  package subscript(_ difference: Difference) -> DecisionReason? {
    guard !isEmpty else { return nil }
    return places[difference.lookDigest]?.last { entries[$0].target.covers(difference) }
      .map { entries[$0] }
  }

  /// The same reasons, with those for causes given to each of their looks that has none of its own.
  package func resolved(by causes: @autoclosure () -> CauseList) -> DecisionReasons {
    guard entries.contains(where: { $0.target.variant == nil }) else { return self }
    var looks: [DecisionReason] = []
    for group in causes().causes {
      guard let key = group.root.reasonKey,
        let reason = places[key.value]?.last(where: { entries[$0].target == key.target })
      else { continue }
      let (decision, text) = (entries[reason].decision, entries[reason].text)
      looks += group.differences.map { DecisionReason(decision, $0, text: text) }
    }
    return DecisionReasons(looks + entries)
  }

  /// The reasons with one for each cause whose looks all have the same, instead of those.
  ///
  /// - Returns: also the reasons that the ones for causes replace.
  package static func folded(
    _ entries: [DecisionReason], by causes: CauseList
  ) -> (entries: [DecisionReason], replaced: [DecisionReason]) {
    let all = DecisionReasons(entries.filter { $0.target.variant != nil })
    var folded: [DecisionReason] = []
    var replaced: Set<DecisionReason> = []
    for group in causes.causes {
      guard let key = group.root.reasonKey, group.lookCount > 1 else { continue }
      let own = group.differences.map { all[$0] }
      guard let first = own.first ?? nil,
        own.allSatisfy({ $0?.decision == first.decision && $0?.text == first.text })
      else { continue }
      folded.append(
        DecisionReason(
          decision: first.decision, target: key.target, digest: key.value, text: first.text))
      replaced.formUnion(own.compactMap(\.self))
    }
    let others = entries.filter { entry in
      !replaced.contains(entry)
        && !folded.contains { $0.target == entry.target && $0.digest == entry.digest }
    }
    return (others + folded, all.entries.filter(replaced.contains))
  }

  /// The reasons for looks among some differences.
  package func restricted(to differences: [Difference]) -> DecisionReasons {
    guard !isEmpty else { return self }
    let used = Set(differences.compactMap { self[$0] })
    return DecisionReasons(entries.filter(used.contains))
  }
}

extension RootCause {
  /// The name and the new value under which a reason for all of its looks is kept; nil if a reason is kept for each look.
  fileprivate var reasonKey: (target: DecisionReason.Target, value: String)? {
    switch kind {
    case .palette, .token, .length: break
    case .deleted, .new, .renamed, .ink, .color, .weight, .text, .order, .spoken, .mark, .outline,
      .size, .shape, .position, .hidden:
      return nil
    }
    let value = ownValues.compactMap { $0.new?.english }.joined(separator: ",")
    // Both are words in a file.
    let isPlain = [name, value].allSatisfy { text in
      !text.isEmpty && text.utf8.allSatisfy { 0x21...0x7E ~= $0 }
    }
    return isPlain ? (.cause(name), value) : nil
  }
}

extension Difference {
  /// The digest of the new look; of the old one after `gone:` if the states were removed.
  var lookDigest: String {
    guard bucket == .deleted else { return new.map(Snapshot.digest) ?? Snapshot.noDigest }
    return "gone:" + (old.map(Snapshot.digest) ?? Snapshot.noDigest)
  }
}
