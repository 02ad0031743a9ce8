import GSDesign
import GalleryKit

/// What became of everything, behind the last difference.
extension ReviewView {
  var summary: [ReviewBlock] {
    let isNothingShown = model.shown.isEmpty && !model.items.isEmpty
    var blocks: [ReviewBlock] = [.blank]
    blocks.append(line(.title3, say(isNothingShown ? .reviewNothingShown : .reviewEnd)))
    blocks.append(.blank)
    for verdict in Verdict.allCases {
      blocks.append(count(verdict.mark + " " + say(verdict.name), model.count(verdict)))
    }
    blocks.append(count("○ " + say(.reviewUndecided), model.undecidedCount))
    blocks += [.blank, line(.title3, say(.reviewNext))]
    for phrase in next { blocks += wrapped(.body1, say(phrase)) }
    if !program.problems.isEmpty {
      blocks += [.blank, line(.title3, say(.reviewProblems))]
      for problem in program.problems {
        blocks += wrapped(.body1, problem.variant.text + ": " + problem.reason)
      }
    }
    return blocks
  }

  private func count(_ name: String, _ count: Int) -> ReviewBlock {
    ReviewBlock(
      .row([
        .sized(width: .exactly(min(24, room)), height: .exactly(1), words(.body1, name)),
        words(.title3, say(.reviewStates(count))),
      ]))
  }

  /// What there is to do now.
  private var next: [Phrase] {
    var next: [Phrase] = []
    if model.undecidedCount > 0 { next.append(.reviewGoBack) }
    if model.count(.accepted) > 0 { next.append(.reviewCommit) }
    if model.count(.rejected) > 0 { next.append(.reviewFix) }
    if model.pendingCount > 0 { next.append(.reviewAgain) }
    return next.isEmpty ? [.reviewTest] : next
  }
}
