import GSDesign

/// Law 6, and of law 7 what labels are.
extension LawChecker {
  func judgeSize(_ state: SpecimenState) -> LawResult {
    guard let resting = resting(state) else { return .doesNotApply }
    guard resting == state else {
      return hasSize(of: resting, state)
        ? .holds
        : .broken(
          Evidence("It takes another size than at rest.", korean: "쉴 때와 크기가 다릅니다.")
            .against(resting))
    }
    let element = element(state)
    let environments = WidthPolicy.allCases.map { policy in
      var environment = setting.change
      environment.widthPolicy = policy
      return environment
    }
    for (policy, (environment, look)) in zip(
      WidthPolicy.allCases, zip(environments, looks.probe.looks(element, environments)))
    {
      let size = looks.probe.size(element, environment, max(1, look.columns))
      guard look.isBlank || size == (look.columns, look.rows) else {
        return .broken(
          Evidence(
            "By \(policy.rawValue) it measures \(size.0)x\(size.1) and is drawn "
              + "\(look.columns)x\(look.rows).",
            korean: "\(policy.rawValue)로 재면 \(size.0)x\(size.1)이고 그리면 "
              + "\(look.columns)x\(look.rows)입니다."))
      }
    }
    return .holds
  }

  private func hasSize(of resting: SpecimenState, _ state: SpecimenState) -> Bool {
    let (first, second) = (look(resting), look(state))
    return first.columns == second.columns && first.rows == second.rows
  }

  /// What is written is the same as at rest.
  func judgeLabel(_ state: SpecimenState) -> LawResult {
    guard let resting = resting(state), resting != state else { return .doesNotApply }
    return element(state).writtenText == element(resting).writtenText
      ? .holds
      : .broken(
        Evidence("Its label is another one than at rest.", korean: "쉴 때와 라벨이 다릅니다.")
          .against(resting))
  }
}
