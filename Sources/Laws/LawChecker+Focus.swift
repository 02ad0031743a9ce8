import GSDesign
import GalleryKit
import StateSpace

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
            Evidence(Phrase(localized: "Moving the focus changes the selection (\(outcome.word))."))
              .after([intent]))
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
        Evidence(Phrase(localized: "The focus is lost with its holder."))
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
        Evidence(Phrase(localized: "It has \(most) tab stops.")))
    }
    if let sighting = lossInContainers(state) { return .broken(sighting) }
    guard specimen.isInteractive, !axes.focused.isEmpty else { return .doesNotApply }
    if stops == 0, shouldHaveStop(state, parts) {
      return .broken(Evidence(Phrase(localized: "It has no tab stop.")))
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
        Evidence(Phrase(localized: "A tab stop does not take the focus."))
          .after([.focus]))
    }
    for intent in Intent.moves {
      guard let copy = after(intent, in: focused)?.state else { continue }
      guard isOn(axes.focused, copy), copy.lowered(language).interactions.tabStops.count == 1
      else {
        return .broken(
          Evidence(Phrase(localized: "The focus leaves the component."))
            .after([.focus, intent]))
      }
    }
    for end in [Intent.first, .last] {
      guard let once = after(end, in: focused)?.state else { continue }
      var twice = once
      guard twice.handle(end) == .ignored, twice == once else {
        return .broken(
          Evidence(Phrase(localized: "Jumping to an end twice goes on."))
            .after([.focus, end, end]))
      }
    }
    return .holds
  }
}

/// Laws 7 and 9: presses, and arbitrary input.
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
          Evidence(Phrase(localized: "It acts when pressed, not on release."))
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

  /// The evidence that a click on one part acts on another, if there is any. The parts after the members are their remove
  /// marks, in the same order.
  private func clickOnAnother(_ state: SpecimenState) -> Evidence? {
    let parts = state.lowered(language).interactions.parts
    let members = Set(parts.compactMap { state.member(at: $0, language) }).sorted()
    let count = max(1, state.members(language).count)
    for member in members {
      guard let down = after(.pressDown(member), in: state)?.state,
        let outcome = after(.pressUp(member), in: down)?.outcome, let acted = outcome.member,
        acted != member, outcome != .removed(member - count)
      else { continue }
      return Evidence(Phrase(localized: "A click on \(member + 1) acts on \(acted + 1).")).after([
        .pressDown(member), .pressUp(member),
      ])
    }
    return nil
  }

  /// The evidence that something goes wrong when the pointer leaves during a press, if there is any.
  private func leave(_ state: inout SpecimenState, by steps: [Intent]) -> Evidence? {
    for intent in steps where state.handle(intent).isAction {
      return Evidence(Phrase(localized: "It acts though the pointer has left."))
    }
    _ = state.handle(.hover(nil))
    for axis in axes.pointer where state[axis] != specimen.axes[axis].standard {
      return Evidence(Phrase(localized: "The press stays when the pointer leaves."))
    }
    return nil
  }

  func judgeSurvival(_ state: SpecimenState) -> LawResult {
    guard specimen.isInteractive else { return .doesNotApply }
    // The same for every state, so that shrinking repeats the same intents.
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

  /// The evidence that the steps lead to an impossible or stuck state, if there is any.
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
      : Evidence(Phrase(localized: "It does not take the focus any more."))
        .after(steps + [.blur, .focus])
  }
}
