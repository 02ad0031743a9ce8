import GSDesign

/// Law 2: what is disabled rests.
extension LawChecker {
  func judgeDisabled(_ state: SpecimenState) -> LawResult {
    let count = state.members(language).count
    if isOn(axes.disabled, state) { return judgeDisabledThing(state, of: count) }
    return count == 0 ? .doesNotApply : judgeDisabledMembers(state, of: count)
  }

  /// A thing that is disabled as a whole, whether it has members or not.
  private func judgeDisabledThing(_ state: SpecimenState, of count: Int) -> LawResult {
    let parts = state.lowered(language).interactions
    if !parts.tabStops.isEmpty {
      return .broken(Evidence("Disabled, it is a tab stop.", korean: "비활성인데 탭 자리입니다."))
    }
    if parts.parts.contains(where: parts.hasAction) {
      return .broken(Evidence("Disabled, it acts when pressed.", korean: "비활성인데 누르면 작동합니다."))
    }
    for intent in [.focus, .blur] + Intent.keys + Intent.pointer(over: max(1, count)) {
      var copy = state
      guard copy.handle(intent) == .ignored, copy == state else {
        return .broken(
          Evidence("Disabled, it takes this in.", korean: "비활성인데 이것을 받습니다.").after([intent]))
      }
    }
    return judgeHiddenPointer(state)
  }

  private func judgeHiddenPointer(_ state: SpecimenState) -> LawResult {
    for axis in axes.pointer {
      for value in specimen.axes[axis].values where value != state[axis] {
        var other = state
        other[axis] = value
        guard other.impossibility == nil else { continue }
        guard look(other) == look(state) else {
          return .broken(
            Evidence("Disabled, it shows the pointer.", korean: "비활성인데 포인터를 보입니다.")
              .against(other))
        }
      }
    }
    return .holds
  }

  /// Of things with members, those are disabled that have no action while others have one.
  private func judgeDisabledMembers(_ state: SpecimenState, of count: Int) -> LawResult {
    let parts = state.lowered(language).interactions
    let isActive = (0..<count).map { parts.hasAction(Specimen.part.child($0)) }
    guard isActive.contains(true), isActive.contains(false) else { return .doesNotApply }
    guard let rest = after(.hover(nil), in: state)?.state else { return .doesNotApply }
    for (member, _) in isActive.enumerated().filter({ !$0.element }) {
      for intents in [[Intent.hover(member)], [.pressDown(member)]] {
        var copy = rest
        let outcome = copy.handle(intents[0])
        if outcome != .ignored || look(copy) != look(rest) {
          return .broken(
            Evidence("A disabled member takes this in.", korean: "비활성 멤버가 이것을 받습니다.")
              .after([.hover(nil)] + intents))
        }
      }
    }
    for intent in Intent.keys + Intent.pointer(over: count) {
      var copy = state
      guard let member = copy.handle(intent).member, isActive.indices.contains(member),
        !isActive[member]
      else { continue }
      return .broken(
        Evidence("A disabled member acts.", korean: "비활성 멤버가 작동합니다.").after([intent]))
    }
    return .holds
  }
}
