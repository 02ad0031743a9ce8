import GSDesign

/// Laws 7 and 9: what comes in.
extension LawChecker {
  func judgePress(_ state: SpecimenState) -> LawResult {
    let label = judgeLabel(state)
    if label.sighting != nil { return label }
    guard specimen.isInteractive else { return label }
    if let sighting = clickOnAnother(state) { return .broken(sighting) }
    var applies = false
    for member in [0, memberCount(state) - 1] {
      guard let (down, outcome) = after(.pressDown(member), in: state) else { continue }
      if outcome.isAction {
        return .broken(
          Evidence("It acts when pressed, not on release.", korean: "뗄 때가 아니라 누를 때 작동합니다.")
            .after([.pressDown(member)]))
      }
      guard outcome != .ignored else { continue }
      applies = true
      let leaving: [[Intent]] = [[.hover(nil), .pressUp(member)], [.pressUp(nil)]]
      for steps in leaving {
        var copy = down
        if let sighting = leave(&copy, by: steps) {
          return .broken(sighting.after([.pressDown(member)] + steps))
        }
      }
    }
    return applies ? .holds : label
  }

  /// What is wrong where a click on one part acts on another; nil where none does.
  private func clickOnAnother(_ state: SpecimenState) -> Evidence? {
    let parts = state.lowered(language).interactions.parts
    let members = Set(parts.compactMap { state.member(at: $0, language) }).sorted()
    for member in members {
      guard let down = after(.pressDown(member), in: state)?.state,
        let acted = after(.pressUp(member), in: down)?.outcome.member, acted != member
      else { continue }
      return Evidence(
        "A click on \(member + 1) acts on \(acted + 1).",
        korean: "\(member + 1)을(를) 눌렀는데 \(acted + 1)이(가) 작동합니다."
      ).after([.pressDown(member), .pressUp(member)])
    }
    return nil
  }

  /// What goes wrong when the pointer leaves in the middle of a press; nil where nothing does.
  private func leave(_ state: inout SpecimenState, by steps: [Intent]) -> Evidence? {
    for intent in steps where state.handle(intent).isAction {
      return Evidence("It acts though the pointer has left.", korean: "포인터가 떠났는데 작동합니다.")
    }
    _ = state.handle(.hover(nil))
    for axis in axes.pointer where state[axis] != specimen.axes[axis].standard {
      return Evidence("The press stays when the pointer leaves.", korean: "포인터가 떠나도 눌려 있습니다.")
    }
    return nil
  }

  func judgeSurvival(_ state: SpecimenState) -> LawResult {
    guard specimen.isInteractive else { return .doesNotApply }
    // The same for every state, so that what is shrunk meets the same again.
    var random = SplitMix64(seed: seed.seed(for: specimen.id.text))
    let anything = Intent.anything(over: memberCount(specimen.initialState))
    for _ in 0..<Self.garbageCount {
      let steps = (0..<Self.garbageLength).compactMap { _ in
        anything.randomElement(using: &random)
      }
      guard let sighting = survives(state, steps) else { continue }
      let fewest = Shrinking(specimen: specimen).shrunk(steps) { survives(state, $0) != nil }
      return .broken(survives(state, fewest) ?? sighting)
    }
    return .holds
  }

  private static let garbageCount = 2
  private static let garbageLength = 12

  /// What is wrong after the steps; nil where the state can be and takes the next intent.
  private func survives(_ state: SpecimenState, _ steps: [Intent]) -> Evidence? {
    var copy = state
    for (index, intent) in steps.enumerated() {
      _ = copy.handle(intent)
      if let reason = copy.impossibility {
        return Evidence(reason).after(Array(steps.prefix(index + 1)))
      }
    }
    guard !axes.focused.isEmpty, !copy.lowered(language).interactions.tabStops.isEmpty else {
      return nil
    }
    _ = copy.handle(.blur)
    _ = copy.handle(.focus)
    return isOn(axes.focused, copy)
      ? nil
      : Evidence("It does not take the focus any more.", korean: "더는 초점을 받지 않습니다.")
        .after(steps + [.blur, .focus])
  }
}
