import GalleryKit
import TermRender

extension ReviewProgram {
  /// Says something of what is seen: the difference, or every one of the group.
  func decide(_ verdict: Verdict, _ model: inout ReviewModel) -> [ReviewEffect] {
    guard let entry = model.entry else { return [] }
    return decide(verdict, entry.parts, &model)
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

  func answer(_ model: inout ReviewModel) -> [ReviewEffect] {
    guard let question = model.question else { return [] }
    model.question = nil
    return decide(question.verdict, question.parts, &model)
  }

  private func decide(
    _ verdict: Verdict, _ parts: [ReviewPart], _ model: inout ReviewModel
  ) -> [ReviewEffect] {
    guard model.writing == nil, !parts.isEmpty else { return [] }
    let step = step(verdict, parts, model)
    return start(ReviewWrite(step: step, way: .decide), &model)
  }

  /// What a decision would be: the files of every variant it is about, before and after.
  private func step(
    _ verdict: Verdict, _ parts: [ReviewPart], _ model: ReviewModel
  ) -> ReviewStep {
    var items = model.items
    var former: [[Verdict?]] = []
    for part in parts {
      former.append(part.states.map { items[part.item].verdicts[$0] })
      for state in part.states { items[part.item].verdicts[state] = verdict }
    }
    let touched = Set(parts.map(\.item))
    let changes = model.variants.compactMap { variant -> SnapshotChange? in
      guard !touched.isDisjoint(with: variant.items) else { return nil }
      let after = variant.files(after: items)
      return after.isSame(as: variant.files)
        ? nil : SnapshotChange(from: variant.files, to: after)
    }
    return ReviewStep(verdict: verdict, parts: parts, former: former, changes: changes)
  }

  func takeBack(_ model: inout ReviewModel) -> [ReviewEffect] {
    guard let step = model.past.last, model.writing == nil else { return [] }
    return start(ReviewWrite(step: step, way: .undo), &model)
  }

  func doAgain(_ model: inout ReviewModel) -> [ReviewEffect] {
    guard let step = model.future.last, model.writing == nil else { return [] }
    return start(ReviewWrite(step: step, way: .redo), &model)
  }

  /// Nothing is taken for done before it is written; what changes no file is done at once.
  private func start(_ write: ReviewWrite, _ model: inout ReviewModel) -> [ReviewEffect] {
    guard !write.changes.isEmpty else {
      finish(write, &model)
      return []
    }
    model.writing = write
    return [.write(write.changes)]
  }

  /// Takes in what came of the changes that were to be written.
  package func learn(_ outcome: WriteOutcome, _ model: inout ReviewModel) {
    guard let write = model.writing else { return }
    model.writing = nil
    if let obstacle = outcome.obstacle {
      let (done, rest) = write.split(after: outcome.written, model)
      if let done { finish(done, rest: rest, &model) }
      take(obstacle, of: write, &model)
    } else {
      finish(write, &model)
    }
  }

  private func take(
    _ obstacle: WriteOutcome.Obstacle, of write: ReviewWrite, _ model: inout ReviewModel
  ) {
    switch obstacle {
    case .failed(let reason): model.toast = .fails(.reviewNotWritten(TextGate.line(reason)))
    case .changedMeanwhile(let files): look(atNew: files, &model)
    }
  }

  /// - Parameter rest: what of the step was not written.
  private func finish(
    _ write: ReviewWrite, rest: ReviewStep? = nil, _ model: inout ReviewModel
  ) {
    let step = write.step
    for (place, part) in step.parts.enumerated() {
      for (index, state) in part.states.enumerated() {
        model.items[part.item].verdicts[state] =
          write.way == .undo ? step.former[place][index] : step.verdict
      }
    }
    for change in write.changes {
      guard let place = model.variants.firstIndex(where: { $0.id == change.after.variant })
      else { continue }
      model.variants[place].files = change.after
    }
    switch write.way {
    case .decide:
      model.past.append(step)
      model.future = []
    case .undo:
      model.past.removeLast()
      if let rest { model.past.append(rest) }
      model.future.append(step)
    case .redo:
      model.future.removeLast()
      if let rest { model.future.append(rest) }
      model.past.append(step)
    }
    follow(write, &model)
  }

  /// Goes where the person looks next, and says what was done.
  private func follow(_ write: ReviewWrite, _ model: inout ReviewModel) {
    switch write.way {
    case .decide:
      if write.step.parts.count > 1 {
        model.toast = .says(.reviewDone(write.step.verdict, write.step.parts.count))
      }
      showNextUndecided(&model)
    case .undo, .redo:
      let first = write.step.parts.first?.item
      let place = model.shown.firstIndex { $0.parts.contains { $0.item == first } }
      if let place { show(place, &model) }
      model.toast = .says(
        write.way == .undo
          ? .reviewUndone(write.step.verdict, write.step.parts.count)
          : .reviewRedone(write.step.verdict, write.step.parts.count))
    }
  }
}

extension ReviewWrite {
  /// The part that was written, and the step of the others; nil where there is none.
  fileprivate func split(
    after written: Int, _ model: ReviewModel
  ) -> (done: ReviewWrite?, rest: ReviewStep?) {
    let names = Set(changes.prefix(written).map(\.after.variant))
    guard !names.isEmpty else { return (nil, nil) }
    func half(_ isDone: Bool) -> ReviewStep? {
      let places = step.parts.indices.filter { place in
        let variant = model.items[step.parts[place].item].difference.variant
        return names.contains(variant) == isDone
      }
      guard !places.isEmpty else { return nil }
      return ReviewStep(
        verdict: step.verdict, parts: places.map { step.parts[$0] },
        former: places.map { step.former[$0] },
        changes: step.changes.filter { names.contains($0.after.variant) == isDone })
    }
    return (half(true).map { ReviewWrite(step: $0, way: way) }, half(false))
  }
}
