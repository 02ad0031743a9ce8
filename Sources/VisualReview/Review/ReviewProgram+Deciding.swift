import GalleryKit

extension ReviewProgram {
  /// Says something of what is seen: the difference, or every one of the group.
  func decide(_ verdict: Verdict, _ model: inout ReviewModel) {
    guard let entry = model.entry else { return }
    decide(verdict, entry.parts, &model)
  }

  /// What is shown and of which nothing was said, without the states of which something was.
  func undecided(_ model: ReviewModel) -> [ReviewEntry] {
    model.shown.compactMap { entry in
      let parts = entry.parts.compactMap { part -> ReviewPart? in
        let states = part.states.filter { model.items[part.item].verdicts[$0] == nil }
        return states.isEmpty ? nil : ReviewPart(item: part.item, states: states)
      }
      return parts.isEmpty ? nil : ReviewEntry(parts: parts)
    }
  }

  /// Asks before much is decided at once.
  func ask(_ verdict: Verdict, _ model: inout ReviewModel) {
    let parts = undecided(model).flatMap(\.parts)
    model.question = ReviewQuestion(
      verdict: verdict, parts: parts, count: parts.count,
      shown: model.shown.reduce(0) { $0 + $1.parts.count })
  }

  func answer(_ model: inout ReviewModel) {
    guard let question = model.question else { return }
    model.question = nil
    decide(question.verdict, question.parts, &model)
  }

  private func decide(
    _ verdict: Verdict, _ parts: [ReviewPart], _ model: inout ReviewModel
  ) {
    guard !parts.isEmpty else { return }
    let former = parts.map { part in
      part.states.map { model.items[part.item].verdicts[$0] }
    }
    let step = ReviewStep(verdict: verdict, parts: parts, former: former)
    begin(step, &model)
    model.past.append(step)
    model.future = []
    say(step, &model)
    if parts.count > 1 { model.toast = .says(.reviewDone(verdict, parts.count)) }
    showNextUndecided(&model)
  }

  func takeBack(_ model: inout ReviewModel) {
    guard let step = model.past.last else { return }
    begin(step, &model)
    model.past.removeLast()
    model.future.append(step)
    for (part, former) in zip(step.parts, step.former) {
      for (state, verdict) in zip(part.states, former) {
        model.items[part.item].verdicts[state] = verdict
      }
    }
    goBack(to: step, &model)
    model.toast = .says(.reviewUndone(step.verdict, step.parts.count))
  }

  func doAgain(_ model: inout ReviewModel) {
    guard let step = model.future.last else { return }
    begin(step, &model)
    model.future.removeLast()
    model.past.append(step)
    say(step, &model)
    goBack(to: step, &model)
    model.toast = .says(.reviewRedone(step.verdict, step.parts.count))
  }

  /// Keeps what there was before the first of the decisions that are written together.
  private func begin(_ step: ReviewStep, _ model: inout ReviewModel) {
    var unwritten =
      model.unwritten
      ?? UnwrittenDecisions(
        items: model.items, past: model.past, future: model.future, position: model.position)
    model.unwritten = nil
    for part in step.parts { unwritten.decided.insert(part.item) }
    model.unwritten = unwritten
  }

  private func say(_ step: ReviewStep, _ model: inout ReviewModel) {
    for part in step.parts {
      for state in part.states { model.items[part.item].verdicts[state] = step.verdict }
    }
  }

  private func goBack(to step: ReviewStep, _ model: inout ReviewModel) {
    let first = step.parts.first?.item
    let place = model.shown.firstIndex { $0.parts.contains { $0.item == first } }
    if let place { show(place, &model) }
  }
}
