import GSDesign

/// Laws 5 and 8: where the focus goes.
extension LawChecker {
  func judgeFocus(_ state: SpecimenState) -> LawResult {
    guard specimen.isInteractive, !axes.focused.isEmpty else { return .doesNotApply }
    let isManual = axes.manual.contains { state[$0.axis] == $0.value }
    var applies = false
    if !axes.selected.isEmpty {
      applies = true
      for intent in [.focus, .blur] + Intent.moves {
        guard let (copy, outcome) = after(intent, in: state),
          axes.selected.contains(where: { copy[$0] != state[$0] })
        else { continue }
        if isManual || !outcome.isSelection {
          return .broken(
            Evidence(
              "Moving the focus changes the selection (\(outcome.word)).",
              korean: "초점을 옮기면 선택이 바뀝니다(\(outcome.word))."
            ).after([intent]))
        }
      }
    }
    guard isOn(axes.focused, state) else { return applies ? .holds : .doesNotApply }
    guard let (copy, outcome) = after(.remove, in: state), outcome.member != nil else {
      return applies ? .holds : .doesNotApply
    }
    let isLost =
      !isOn(axes.focused, copy) && !copy.lowered(language).interactions.tabStops.isEmpty
    return isLost
      ? .broken(
        Evidence("The focus is lost with its holder.", korean: "지워진 것과 함께 초점이 사라집니다.")
          .after([.remove]))
      : .holds
  }

  func judgeTabStops(_ state: SpecimenState) -> LawResult {
    let parts = state.lowered(language).interactions
    let stops = parts.tabStops.count
    // A container has those of the components in it.
    let most = parts.mostStopsOfOneComponent
    if most > 1 {
      return .broken(
        Evidence("It has \(most) tab stops.", korean: "탭 자리가 \(most)개입니다."))
    }
    if let sighting = lossInContainers(state) { return .broken(sighting) }
    guard specimen.isInteractive, !axes.focused.isEmpty else { return .doesNotApply }
    if stops == 0, shouldHaveStop(state, parts) {
      return .broken(Evidence("It has no tab stop.", korean: "탭 자리가 없습니다."))
    }
    return stops == 1 ? judgeMoves(state) : .holds
  }

  /// A thing that is not disabled has a tab stop, as have members of which one acts.
  private func shouldHaveStop(_ state: SpecimenState, _ parts: InteractionTable) -> Bool {
    let count = state.members(language).count
    return count == 0
      ? parts.hasAction(Specimen.part) && !isOn(axes.disabled, state)
      : (0..<count).contains { parts.hasAction(Specimen.part.child($0)) }
  }

  private func judgeMoves(_ state: SpecimenState) -> LawResult {
    guard let focused = after(.focus, in: state)?.state else { return .doesNotApply }
    guard isOn(axes.focused, focused) else {
      return .broken(
        Evidence("A tab stop does not take the focus.", korean: "탭 자리가 초점을 받지 않습니다.")
          .after([.focus]))
    }
    for intent in Intent.moves {
      guard let copy = after(intent, in: focused)?.state else { continue }
      guard isOn(axes.focused, copy), copy.lowered(language).interactions.tabStops.count == 1
      else {
        return .broken(
          Evidence("The focus leaves the component.", korean: "초점이 컴포넌트를 벗어납니다.")
            .after([.focus, intent]))
      }
    }
    for end in [Intent.first, .last] {
      guard let once = after(end, in: focused)?.state else { continue }
      var twice = once
      guard twice.handle(end) == .ignored, twice == once else {
        return .broken(
          Evidence("Jumping to an end twice goes on.", korean: "끝으로 두 번 가면 또 움직입니다.")
            .after([.focus, end, end]))
      }
    }
    return .holds
  }
}
