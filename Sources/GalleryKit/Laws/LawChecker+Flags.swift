import GSDesign

/// Laws 3 and 4: flags stay, and looks follow from states alone.
extension LawChecker {
  func judgeFlags(_ state: SpecimenState) -> LawResult {
    let flags = axes.meaningful.filter {
      axes.toggles.contains($0) || specimen.axes[$0].meaning == .pointer
    }
    guard !flags.isEmpty else { return .doesNotApply }
    for axis in flags {
      for value in specimen.axes[axis].values where value != state[axis] {
        var copy = state
        copy[axis] = value
        guard copy.impossibility == nil else { continue }
        var back = copy
        back[axis] = state[axis]
        if back != state {
          return .broken(
            Evidence(
              "Setting \(specimen.axes[axis].name) and taking it back gives another state.",
              korean: "\(specimen.axes[axis].name)을(를) 바꿨다 되돌리면 다른 상태가 됩니다."
            ).against(copy))
        }
      }
    }
    return judgeMarks(state)
  }

  /// A flag that has its mark at rest has it under every other flag.
  private func judgeMarks(_ state: SpecimenState) -> LawResult {
    let marked = axes.selected.map { ($0, Marks.selected) } + axes.focused.map { ($0, .focused) }
    for (axis, mark) in marked
    where axes.toggles.contains(axis) && state[axis] == .flag(true)
      && marks(axis, mark, in: specimen.initialState) == true
      && marks(axis, mark, in: state) == false
    {
      return .broken(
        Evidence(
          "The mark of \(specimen.axes[axis].name) is gone.",
          korean: "\(specimen.axes[axis].name) 표시가 사라졌습니다."))
    }
    return .holds
  }

  /// Whether switching a flag on puts a mark on one more panel; nil where it cannot be switched.
  private func marks(_ axis: Int, _ mark: Marks, in state: SpecimenState) -> Bool? {
    var on = state
    on[axis] = .flag(true)
    var off = state
    off[axis] = .flag(false)
    guard on.impossibility == nil, off.impossibility == nil, state.isRelevant(axis) else {
      return nil
    }
    return element(on).count(of: mark) > element(off).count(of: mark)
  }

  func judgeSameness(_ state: SpecimenState) -> LawResult {
    let element = state.element(language)
    guard element == state.element(language) else {
      return .broken(
        Evidence("Built twice, it gives two elements.", korean: "두 번 만들면 요소가 다릅니다."))
    }
    guard
      look(state) == other.look(element, setting.change)
    else {
      return .broken(
        Evidence("Another renderer draws another look.", korean: "다른 그리개는 다르게 그립니다."))
    }
    return .holds
  }
}
