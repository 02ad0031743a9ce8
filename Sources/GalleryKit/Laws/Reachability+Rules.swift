import GSDesign

/// What can be said of a declaration without doing anything: rules and values that no state shows.
extension Reachability {
  mutating func checkRules(of specimen: Specimen) {
    var alone: Set<Int> = []
    var possible: [Set<AxisValue>] = specimen.axes.map { _ in [] }
    let space = StateSpace(of: specimen, tiers: [.design, .interaction])
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
          seen: Phrase(
            "This rule excludes nothing that the others leave: \(rule.english)",
            korean: "이 규칙은 다른 규칙이 남긴 것을 하나도 빼지 않습니다: \(rule.korean)")))
    }
    for (index, axis) in specimen.axes.enumerated()
    where axis.tier != .text && !axis.isHeld {
      for value in axis.values where !possible[index].contains(value) {
        let name = "\(axis.name)=\(axis.spelling(of: value))"
        unreachable.append(
          Finding(
            link: Link(specimen), steps: [],
            seen: Phrase("No possible state has \(name).", korean: "\(name)인 상태는 없습니다.")))
      }
    }
  }
}

extension Specimen {
  /// Rules that exclude nothing of the space, and something of what a person did: they speak of held axes.
  fileprivate func rulesOfHeldAxes(besides known: Set<Int>) -> Set<Int> {
    var found: Set<Int> = []
    let held = axes.indices.filter { axes[$0].isHeld }
    guard !held.isEmpty, known.count < rules.count else { return [] }
    for state in StateSpace(of: self, tiers: [.design, .interaction]) {
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
