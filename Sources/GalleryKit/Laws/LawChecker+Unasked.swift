import GSDesign

/// Laws that a component leaves nothing to ask of, though it does what they are about.
extension LawChecker {
  /// A check that never runs never fails.
  func unaskedFindings(_ checks: [LawCheck]) -> [AuditFinding] {
    checks.filter { !$0.applies }.compactMap { check in
      states.firstIndex { reason(toAsk: check.law, of: $0) != nil }.flatMap { index in
        reason(toAsk: check.law, of: states[index]).map { reason in
          AuditFinding(
            unasked: check.law, Link(specimen, state: states[index], environment: setting.link),
            seen: reason)
        }
      }
    }
  }

  /// What a state has that a law is about; nil where it has nothing.
  private func reason(toAsk law: BehaviorLaw, of state: SpecimenState) -> Phrase? {
    let parts = state.lowered(language).interactions
    switch law {
    case .disabledRests:
      guard isOn(axes.disabled, state) else { return nil }
      return Phrase("It is disabled.", korean: "비활성입니다.")
    case .oneTabStop:
      guard !parts.tabStops.isEmpty else { return nil }
      return specimen.isInteractive
        ? Phrase(
          "It has a tab stop, and no axis says that it is focused.",
          korean: "탭 자리가 있는데, 초점을 말하는 축이 없습니다.")
        : Self.noSteps
    case .pressActsOnRelease:
      guard parts.parts.contains(where: parts.hasAction) else { return nil }
      return specimen.isInteractive
        ? Phrase(
          "It has an action, and no state takes a press.", korean: "동작이 있는데, 누름을 받는 상태가 없습니다.")
        : Self.noSteps
    case .anythingIsSurvived:
      return parts.parts.isEmpty ? nil : Self.noSteps
    case .meaningIsSeen, .flagsAreKept, .sameStateSameLook, .focusIsNoSelection, .sizeStays:
      return nil
    }
  }

  private static let noSteps = Phrase(
    "It has parts that can be used, and its declaration has no step.",
    korean: "쓸 수 있는 부분이 있는데, 선언에 step이 없습니다.")
}
