import GalleryKit
import TermRender

/// What was decided goes to the disk before anybody sees it as done: all that came at once together, each file once.
extension ReviewProgram {
  /// Asks for what was decided to be written.
  func write(_ model: inout ReviewModel) -> [ReviewEffect] {
    guard let decided = model.unwritten?.decided else { return [] }
    let touched = Set(
      decided.compactMap { item in model.variants.firstIndex { $0.items.contains(item) } })
    let changes = touched.sorted().compactMap { place -> SnapshotChange? in
      let variant = model.variants[place]
      let after = variant.files(after: model.items)
      return after.isSame(as: variant.files)
        ? nil : SnapshotChange(from: variant.files, to: after)
    }
    guard !changes.isEmpty else {
      model.unwritten = nil
      return []
    }
    model.unwritten?.changes = changes
    return [.write(changes)]
  }

  /// Takes in what came of the changes that were to be written.
  package func learn(_ outcome: WriteOutcome, _ model: inout ReviewModel) {
    guard let unwritten = model.unwritten else { return }
    model.unwritten = nil
    for change in unwritten.changes.prefix(outcome.written) {
      guard let place = model.variants.firstIndex(where: { $0.id == change.after.variant })
      else { continue }
      model.variants[place].files = change.after
    }
    guard let obstacle = outcome.obstacle else { return }
    let kept = Set(unwritten.changes.dropFirst(outcome.written).map(\.after.variant))
    takeBack(unwritten, of: kept, &model)
    switch obstacle {
    case .failed(let reason): model.toast = .fails(.reviewNotWritten(TextGate.line(reason)))
    case .changedMeanwhile(let files): look(atNew: files, &model)
    }
  }

  /// Puts back what was said of the variants that could not be written, and what was done about them.
  ///
  /// Steps about other items are independent of it, so what is done about those follows what was done before.
  private func takeBack(
    _ unwritten: UnwrittenDecisions, of variants: Set<VariantID>, _ model: inout ReviewModel
  ) {
    func isLost(_ item: Int) -> Bool {
      variants.contains(model.items[item].difference.variant)
    }
    func joined(_ before: [ReviewStep], _ after: [ReviewStep]) -> [ReviewStep] {
      let same = zip(before, after).prefix { $0 == $1 }.count
      return before.prefix(same)
        + before.dropFirst(same).compactMap { $0.restricted(where: isLost) }
        + after.dropFirst(same).compactMap { $0.restricted { !isLost($0) } }
    }
    let past = joined(unwritten.past, model.past)
    let future = joined(unwritten.future, model.future)
    for item in unwritten.decided where isLost(item) {
      model.items[item].verdicts = unwritten.items[item].verdicts
    }
    model.past = past
    model.future = future
    show(unwritten.position, &model)
  }
}
