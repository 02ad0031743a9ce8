import ColorScience
import GSDesign
import GalleryKit
import StateSpace
import TermRender
import Words

extension ReviewProgram {
  /// Performs a command.
  func perform(_ command: ReviewCommand, _ model: inout ReviewModel) -> [ReviewEffect] {
    switch command {
    case .act(let action): return perform(action, &model)
    case .setting(let turn): self.turn(turn, &model)
    }
    return []
  }

  private func perform(_ action: ReviewAction, _ model: inout ReviewModel) -> [ReviewEffect] {
    switch action {
    case .accept: decide(.accepted, &model)
    case .reject: decide(.rejected, &model)
    case .skip: decide(.skipped, &model)
    case .reason:
      let known = model.difference.flatMap { model.reasons[$0]?.text }
      model.reasonField = TextFieldState(model.givenReason ?? known ?? "", isFocused: true)
    case .acceptAll: ask(.accepted, &model)
    case .rejectAll: ask(.rejected, &model)
    case .skipAll: ask(.skipped, &model)
    case .yes: answer(&model)
    case .no: model.question = nil
    case .undo: takeBack(&model)
    case .redo: doAgain(&model)
    case .previous: show(model.position - 1, &model)
    case .next: show(model.position + 1, &model)
    case .nextUndecided: showNextUndecided(&model)
    case .first: show(0, &model)
    case .last: show(model.shown.count, &model)
    case .previousState: stepTile(-1, &model)
    case .nextState: stepTile(1, &model)
    case .up: move(-1, &model)
    case .down: move(1, &model)
    case .pageUp: page(-1, &model)
    case .pageDown: page(1, &model)
    case .nextHunk: showHunk(1, &model)
    case .previousHunk: showHunk(-1, &model)
    case .nextView:
      model.view = model.view.next()
      model.scroll = 0
    case .flip:
      // The first press shows the old look in place of the new one.
      model.showsNew = model.view == .blink && !model.showsNew
      model.view = .blink
    case .old, .new:
      model.view = .blink
      model.showsNew = action == .new
    case .both: model.view = .sideBySide
    case .details:
      model.showsDetails.toggle()
      model.scroll = 0
      revealTile(&model)
    case .zoom:
      model.isZoomed.toggle()
      model.scroll = 0
    case .group: regroup(&model)
    case .filter:
      model.formerFilter = model.filter
      model.field = TextFieldState(model.filter, isFocused: true)
    case .erase:
      if model.palette != nil {
        model.palette?.edit(.deleteBackward)
      } else {
        model.field?.handle(.deleteBackward)
        model.reasonField?.handle(.deleteBackward)
      }
    case .palette: model.palette = model.palette == nil ? palette(model) : nil
    case .chooseUp: model.palette?.move(by: -1)
    case .chooseDown: model.palette?.move(by: 1)
    case .run: return runChoice(&model)
    case .done:
      if let reason = model.reasonField?.text { give(reason, &model) }
      model.field = nil
      model.reasonField = nil
    case .cancel: cancel(&model)
    case .open: return open(&model)
    case .copyLink: return copyLink(&model)
    case .help:
      model.showsHelp.toggle()
      model.helpScroll = 0
    case .redraw: return [.screen(.redraw)]
    case .suspend: return [.screen(.suspend)]
    case .quit:
      guard !model.showsHelp else {
        model.showsHelp = false
        return []
      }
      return [.screen(.quit)]
    case .interrupt: return [.screen(.interrupt)]
    }
    return []
  }

  /// Escape closes the current mode, and with none open goes to the previous item; it decides nothing.
  private func cancel(_ model: inout ReviewModel) {
    if model.showsHelp {
      model.showsHelp = false
    } else if model.palette != nil {
      model.palette = nil
    } else if model.field != nil {
      model.field = nil
      model.filter = model.formerFilter
      refresh(&model)
    } else if model.reasonField != nil {
      model.reasonField = nil
    } else if model.givenReason != nil {
      model.givenReason = nil
    } else if model.isZoomed {
      model.isZoomed = false
      model.scroll = 0
    } else if model.showsDetails {
      model.showsDetails = false
      model.scroll = 0
    } else if !model.filter.isEmpty {
      model.filter = ""
      refresh(&model)
    } else {
      show(model.position - 1, &model)
    }
  }

  private func copyLink(_ model: inout ReviewModel) -> [ReviewEffect] {
    guard let link = model.link?.text else { return [] }
    model.lastCopied = link
    model.toast = .copied(link)
    return [.screen(.copy(link))]
  }

  /// Opens the shown state, if it still exists.
  private func open(_ model: inout ReviewModel) -> [ReviewEffect] {
    guard let link = model.link else { return [] }
    guard let parsed = try? Link.parse(link.text, in: catalogue), parsed.warnings.isEmpty
    else {
      model.toast = .fails(.reviewIsGone)
      return []
    }
    return [.open(link)]
  }

  /// Turns a setting of the pictures: their cells know their tokens, so they can be shown in other colours.
  private func turn(_ turn: SettingTurn, _ model: inout ReviewModel) {
    guard turn.setting.effect == .colors else {
      model.toast = .tells(.reviewNoLayout)
      return
    }
    model.look.turn(turn.setting, by: turn.step, among: values(of: turn.setting, model))
  }

  /// The picture as drawn (nil), and every value. The terminal's own depth and a vision that filters nothing are the
  /// same as nil, and left out.
  private func values(of setting: Setting, _ model: ReviewModel) -> [String?] {
    if setting == .depth { return setting.turns(in: catalogue, model.terminal) }
    let values = setting.values(in: catalogue).filter {
      setting != .vision || $0 != setting.standardText
    }
    return [nil] + values
  }
}

/// Decisions reach the disk before they are shown as done: all that arrived together, each file once.
extension ReviewProgram {
  /// Requests that the decisions be written.
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

  /// Handles the result of writing decisions.
  package func learn(_ outcome: WriteOutcome, _ model: inout ReviewModel) {
    // The entry that it may go back to is drawn before the next key.
    defer { model.isSeen = true }
    guard let unwritten = model.unwritten else { return }
    model.unwritten = nil
    for change in unwritten.changes.prefix(outcome.written) {
      guard let place = model.variants.firstIndex(where: { $0.id == change.after.variant })
      else { continue }
      model.variants[place].files = change.after
    }
    guard let obstacle = outcome.obstacle else { return }
    let kept = Set(unwritten.changes.dropFirst(outcome.written).map(\.after.variant))
    forgetReasons(for: kept, &model)
    takeBack(unwritten, of: kept, &model)
    switch obstacle {
    case .failed(let reason): model.toast = .fails(.reviewNotWritten(SafeText.line(reason)))
    case .changedMeanwhile(let files): look(atNew: files, &model)
    }
  }

  /// Handles the result of writing reasons.
  ///
  /// - Parameter failure: a sentence with the cause and the remedy; nil if they are on disk.
  package func learnReasons(_ failure: String?, _ model: inout ReviewModel) {
    guard let failure else {
      model.writtenReasons = model.reasons
      return
    }
    model.reasons = model.writtenReasons
    model.toast = .fails(.reviewReasonNotWritten(SafeText.line(failure)))
  }

  /// Takes back the reasons for variants that could not be written.
  private func forgetReasons(for variants: Set<VariantID>, _ model: inout ReviewModel) {
    let known = Set(model.writtenReasons.entries)
    var reasons = model.writtenReasons
    for entry in model.reasons.entries
    where !known.contains(entry) && entry.target.variant.map(variants.contains) != true {
      reasons.add(entry)
    }
    model.reasons = reasons
  }

  /// Takes back the verdicts on variants that could not be written, and restores the undo steps about them.
  ///
  /// Steps about other items are independent of these, so they simply follow them.
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
      model.items[item].decisions = unwritten.items[item].decisions
    }
    model.past = past
    model.future = future
    show(unwritten.position, &model)
  }
}

extension ReviewProgram {
  /// Loads every variant again whose files on disk are others than known: a checkout that replaced one of them may have
  /// replaced more. The toast stays.
  package func look(atChanged files: [SnapshotFiles], _ model: inout ReviewModel) {
    let toast = model.toast
    defer { model.isSeen = true }
    for files in files {
      let known = model.variants.first { $0.id == files.variant }?.files
      if known?.isSame(as: files) == false { look(atNew: files, &model) }
    }
    model.toast = toast
  }

  /// Loads the files of a variant again after another process changed them.
  ///
  /// Earlier verdicts on its states remain, but can no longer be undone.
  func look(atNew files: SnapshotFiles, _ model: inout ReviewModel) {
    guard let place = model.variants.firstIndex(where: { $0.id == files.variant }) else { return }
    if model.decidedCount(of: files.variant) > 0,
      !SnapshotFiles.isSame(files.baseline, model.variants[place].files.baseline),
      !model.changedAfterDeciding.contains(files.variant)
    {
      model.changedAfterDeciding.append(files.variant)
    }
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
      reason = pair.outdatedReason
      model.variants[place] = ReviewVariant(
        pair, items: old.lowerBound..<old.lowerBound + items.count)
    } catch {
      reason = error.description
      model.variants[place].files = files
      model.variants[place].items = old.lowerBound..<old.lowerBound
    }
    model.items.replaceSubrange(old, with: items)
    model.causes = Self.causes(model.items, model.variants, options, in: catalogue)
    move(behind: place, by: items.count - old.count, &model)
    forget(old, movedBy: items.count - old.count, &model)
    // The shown entries refer to old positions, which are invalid now.
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

  /// Removes the steps about the variant, and renumbers the items of the others.
  private func forget(_ gone: Range<Int>, movedBy step: Int, _ model: inout ReviewModel) {
    func kept(_ steps: [ReviewStep]) -> [ReviewStep] {
      steps.filter { !$0.parts.contains { gone.contains($0.item) } }.map { kept in
        ReviewStep(
          verdict: kept.verdict,
          parts: kept.parts.map { part in
            part.item < gone.lowerBound
              ? part
              : ReviewPart(item: part.item + step, states: part.states, cause: part.cause)
          }, former: kept.former, reason: kept.reason, formerReasons: kept.formerReasons)
      }
    }
    model.past = kept(model.past)
    model.future = kept(model.future)
    model.question = nil
  }
}
