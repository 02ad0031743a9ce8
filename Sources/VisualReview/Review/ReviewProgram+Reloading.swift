import GalleryKit

extension ReviewProgram {
  /// Looks at the files of a variant anew: somebody else has changed them.
  ///
  /// What was said of its states before stands as it is, in whatever bytes it ended; it can no longer be taken back.
  func look(atNew files: SnapshotFiles, _ model: inout ReviewModel) {
    guard let place = model.variants.firstIndex(where: { $0.id == files.variant }) else { return }
    let old = model.variants[place].items
    for verdict in [Verdict.accepted, .rejected] {
      model.settled[verdict, default: 0] += model.items[old].reduce(0) { count, item in
        count + item.verdicts.count { $0 == verdict }
      }
    }
    var items: [ReviewItem] = []
    var reason: String?
    do throws(SnapshotError) {
      let pair = try SnapshotPair(files)
      items = Self.items(of: pair, options.choice)
      model.variants[place] = ReviewVariant(
        pair, items: old.lowerBound..<old.lowerBound + items.count)
    } catch {
      reason = error.description
      model.variants[place].files = files
      model.variants[place].items = old.lowerBound..<old.lowerBound
    }
    model.items.replaceSubrange(old, with: items)
    move(behind: place, by: items.count - old.count, &model)
    forget(old, movedBy: items.count - old.count, &model)
    // What was shown is named by places that are other ones now.
    model.shown = []
    model.position = 0
    refresh(&model)
    let first = model.shown.firstIndex { entry in
      entry.parts.contains { model.variants[place].items.contains($0.item) }
    }
    show(first ?? 0, &model)
    model.toast = .fails(
      reason.map { .reviewUnreadable(files.variant, $0) } ?? .reviewChanged(files.variant))
  }

  private func move(behind place: Int, by step: Int, _ model: inout ReviewModel) {
    for later in model.variants.indices where later > place {
      let items = model.variants[later].items
      model.variants[later].items = items.lowerBound + step..<items.upperBound + step
    }
  }

  /// Steps that are about the variant are gone; those about others name their items by their new places.
  private func forget(_ gone: Range<Int>, movedBy step: Int, _ model: inout ReviewModel) {
    func kept(_ steps: [ReviewStep]) -> [ReviewStep] {
      steps.filter { !$0.parts.contains { gone.contains($0.item) } }.map { kept in
        ReviewStep(
          verdict: kept.verdict,
          parts: kept.parts.map { part in
            part.item < gone.lowerBound
              ? part : ReviewPart(item: part.item + step, states: part.states)
          }, former: kept.former)
      }
    }
    model.past = kept(model.past)
    model.future = kept(model.future)
    model.question = nil
  }
}
