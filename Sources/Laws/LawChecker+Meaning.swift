import GSDesign
import GalleryKit
import StateSpace

/// Law 1: states that differ in meaning look different.
extension LawChecker {
  /// Two states of different meanings that look the same.
  struct MergedPair {
    let state: SpecimenState
    let other: SpecimenState
    let isInMono: Bool
    var more = 0
  }

  func meaningCheck() -> LawCheck {
    let count = states.count
    guard !axes.meaningful.isEmpty else {
      return LawCheck(law: .meaningIsSeen, specimen: specimen.id, count: 0, violations: [])
    }
    let violations = mergedPairs().map { pair in
      var violation = violation(.meaningIsSeen, pair.state, sighting(of: pair))
      violation.more = pair.more
      return violation
    }
    return LawCheck(
      law: .meaningIsSeen, specimen: specimen.id, count: count, violations: violations)
  }

  /// The merged pairs of the space, each with the fewest values that are not the default: first those that are merged
  /// in the setting, then those that differ only in colour.
  func mergedPairs() -> [MergedPair] {
    var pairs = mergedPairs(isInMono: false)
    guard setting.change.depth != .mono else { return pairs }
    for pair in mergedPairs(isInMono: true)
    where !pairs.contains(where: { covers(pair, $0) }) { pairs.append(pair) }
    return pairs
  }

  func judgeMeaning(_ state: SpecimenState) -> LawResult {
    guard !axes.meaningful.isEmpty, !hasBlankWords(state) else { return .doesNotApply }
    for axis in axes.meaningful {
      for value in specimen.axes[axis].values where value != state[axis] {
        var other = state
        other[axis] = value
        guard other.impossibility == nil else { continue }
        for isInMono in [false, true] where areMerged(state, other, isInMono: isInMono) {
          let pair = MergedPair(state: state, other: other, isInMono: isInMono)
          return .broken(sighting(of: pair))
        }
      }
    }
    return .holds
  }

  private func sighting(of pair: MergedPair) -> Evidence {
    let seen =
      pair.isInMono && setting.change.depth != .mono
      ? Evidence(Phrase(localized: "Told apart by colour alone."))
      : Evidence(Phrase(localized: "Looks the same."))
    return seen.against(pair.other, isInMono: pair.isInMono)
  }

  private struct Group: Hashable {
    let rest: [AxisValue]
    let look: LookFingerprint
  }

  private func mergedPairs(isInMono: Bool) -> [MergedPair] {
    var seen: [Group: [(meaning: [AxisValue], state: SpecimenState)]] = [:]
    var pairs: [MergedPair] = []
    for state in states {
      let look = isInMono ? lookInMono(state) : self.look(state)
      // An invisible look is reported by another rule.
      if look.isBlank { continue }
      let meaning = meaning(of: state, isCut: look.isCut, isInMono: isInMono)
      let group = Group(rest: rest(of: state), look: look)
      let known = seen[group, default: []]
      if known.contains(where: { $0.meaning == meaning }) { continue }
      seen[group, default: []].append((meaning, state))
      guard let first = known.first else { continue }
      add(MergedPair(state: state, other: first.state, isInMono: isInMono), to: &pairs)
    }
    return pairs
  }

  private func add(_ pair: MergedPair, to pairs: inout [MergedPair]) {
    if let known = pairs.firstIndex(where: { covers(pair, $0) }) {
      pairs[known].more += 1
      return
    }
    pairs.append(shrunk(pair))
  }

  /// Takes back, in both states, every value they share that the fault does not need.
  private func shrunk(_ pair: MergedPair) -> MergedPair {
    var state = pair.state
    var other = pair.other
    for axis in specimen.axes.indices {
      var first = state
      var second = other
      let standard = specimen.initialState[axis]
      // Tries each value that only one of them has in both.
      let trials = state[axis] == other[axis] ? [standard] : [standard, state[axis], other[axis]]
      for value in trials {
        first[axis] = value
        second[axis] = value
        guard first.impossibility == nil, second.impossibility == nil,
          areMerged(first, second, isInMono: pair.isInMono)
        else { continue }
        state = first
        other = second
        break
      }
    }
    return MergedPair(state: state, other: other, isInMono: pair.isInMono)
  }

  private func areMerged(
    _ state: SpecimenState, _ other: SpecimenState, isInMono: Bool
  ) -> Bool {
    let look = isInMono ? lookInMono(state) : self.look(state)
    guard !look.isBlank, look == (isInMono ? lookInMono(other) : self.look(other)) else {
      return false
    }
    return rest(of: state) == rest(of: other)
      && meaning(of: state, isCut: look.isCut, isInMono: isInMono)
        != meaning(of: other, isCut: look.isCut, isInMono: isInMono)
  }

  /// Whether a pair differs as a smaller one does, and has its other values.
  private func covers(_ pair: MergedPair, _ smaller: MergedPair) -> Bool {
    let standard = specimen.initialState
    func holds(_ state: SpecimenState, _ other: SpecimenState) -> Bool {
      specimen.axes.indices.allSatisfy { axis in
        if smaller.state[axis] != smaller.other[axis] {
          return state[axis] == smaller.state[axis] && other[axis] == smaller.other[axis]
        }
        return smaller.state[axis] == standard[axis]
          || state[axis] == smaller.state[axis] && other[axis] == smaller.state[axis]
      }
    }
    return holds(pair.state, pair.other) || holds(pair.other, pair.state)
  }

  /// The values of a state on the axes whose values differ in meaning.
  ///
  /// In few colours, faint values may look like the default. If members are scrolled out of view and marks at the ends
  /// show it, the state of a hidden member need not be visible, apart from focus and pointer.
  private func meaning(of state: SpecimenState, isCut: Bool, isInMono: Bool) -> [AxisValue] {
    let depth = isInMono ? .mono : setting.change.depth ?? .truecolor
    return axes.meaningful.map { index in
      let axis = specimen.axes[index]
      let value = state[index]
      guard state.isRelevant(index) else { return axis.standard }
      switch axis.meaning {
      case .selected, .disabled, .state: if isCut { return axis.standard }
      case .pointer: if isCut, isPointedElsewhere(state) { return axis.standard }
      case .focused, .variety, .size, .behavior, .content: break
      }
      switch depth {
      case .truecolor, .indexed256: return value
      case .indexed16, .mono: return axis.faint.contains(value) ? axis.standard : value
      }
    }
  }

  /// Whether the pointer is on a member that may be scrolled out of view.
  private func isPointedElsewhere(_ state: SpecimenState) -> Bool {
    axes.pointer.contains {
      specimen.axes[$0].isHeld && state[$0] != specimen.axes[$0].standard
    }
  }

  /// Whether the entered text is blank: its colour is invisible.
  private func hasBlankWords(_ state: SpecimenState) -> Bool {
    specimen.axes.indices.contains { axis in
      guard case .text(let text?) = state[axis] else { return false }
      return text.allSatisfy(\.isWhitespace)
    }
  }

  private func rest(of state: SpecimenState) -> [AxisValue] {
    specimen.axes.indices.filter { !axes.meaningful.contains($0) }.map {
      state.isRelevant($0) ? state[$0] : specimen.axes[$0].standard
    }
  }
}
