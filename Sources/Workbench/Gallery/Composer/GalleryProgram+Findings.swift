import GSDesign
import GalleryKit
import Laws

/// The findings of the audit, counted between keys and listed.
extension GalleryProgram {
  private var waivers: FindingWaivers { options.findingWaivers?.value ?? .none }

  func toggleFindings(_ model: inout GalleryModel) {
    guard model.overlays.findings == nil else {
      model.overlays.findings = nil
      return
    }
    let report = model.findings.report(waivers)
    // The edits of an editor in its place stay, as when it is left by Enter.
    // `P` beside the findings of a component begins on one of these.
    let variant = model.showsOverview ? nil : catalogue.specimens[model.specimen].id
    model.overlays.open(
      .findings(FindingsList(report, on: model.overlays.lastFinding, of: variant)))
  }

  /// Edits the ink of a token pair, or opens a state that breaks a rule.
  func open(_ item: FindingsReport.Item, _ model: inout GalleryModel) -> [GalleryEffect] {
    switch item {
    case .pair(let entry): return apply([.mend(entry.cause)], &model)
    case .fault(let entry):
      let link = entry.finding.link
      guard let index = catalogue.index.specimen(link.specimen) else { return [] }
      model.overlays.close()
      leaveMatrix(&model)
      model.lens = .plain
      var environment = model.environment
      environment.appearance = link.environment.appearance
      return apply(
        [
          .openPage(index), .put(link.state, .opened), .set(environment),
          .say(.tells(entry.finding.seen)),
        ], &model)
    }
  }

  /// Looks at one slice of the next specimen.
  func advanceFindings(_ model: inout GalleryModel) {
    model.findings.wake()
    guard let next = nextUnaudited(model, cards: nil) else { return }
    model.findings.advance(
      next, in: catalogue, probe, waivers, listed: &model.overlays.findings)
  }

  /// Schedules the next slice if specimens remain: all of them while the list is open, otherwise the visible ones, after a
  /// pause in the input.
  ///
  /// - Parameter cards: the specimens of the visible cards.
  func settleFindings(_ cards: [Int], _ model: inout GalleryModel) -> [GalleryEffect] {
    guard !model.findings.isWaiting, nextUnaudited(model, cards: cards) != nil else { return [] }
    model.findings.isWaiting = true
    let delay = model.findings.delay(isListed: model.overlays.findings != nil)
    return [.screen(.startTimer(FindingsModel.timer, after: delay))]
  }

  /// The next specimen to check; nil if none remains. Nothing is checked while colours are edited, since each key would
  /// start it again.
  private func nextUnaudited(_ model: GalleryModel, cards: [Int]?) -> Int? {
    guard !model.company.isFollowing, model.overlays.editor == nil else { return nil }
    if model.overlays.findings != nil {
      let shownFirst = [model.specimen..<model.specimen + 1, catalogue.specimens.indices].joined()
      return model.findings.next(of: shownFirst, byEveryRule: true, in: catalogue)
    }
    guard options.countsFindings else { return nil }
    let workbench = workbench(model)
    let cards = cards ?? (model.showsOverview ? model.overview.seen(in: workbench) : [])
    return model.findings.next(
      of: [model.specimen] + cards + model.tree.seen(in: workbench), byEveryRule: false,
      in: catalogue)
  }

  /// Whether numbers on the screen are still being counted: how far they are depends on the machine.
  package func isCounting(_ model: GalleryModel) -> Bool {
    model.isWorking
      || model.overlays.editor != nil && !model.editing.moves.isComplete
      || model.overlays.findings != nil && nextUnaudited(model, cards: nil) != nil
  }

  /// Looks at everything that the open list waits for, or at the component of the page, for a picture of it.
  package func completeFindings(_ model: inout GalleryModel) {
    if model.overlays.findings != nil {
      _ = report(on: Array(catalogue.specimens.indices), &model)
    } else if model.place.isStage, options.countsFindings {
      check([model.specimen], byEveryRule: false, &model)
    }
  }

  /// Looks at everything at once, for those who read line by line.
  func report(on specimens: [Int], _ model: inout GalleryModel) -> FindingsReport {
    check(specimens, byEveryRule: true, &model)
    return model.findings.report(waivers, of: specimens)
  }

  private func check(_ specimens: [Int], byEveryRule: Bool, _ model: inout GalleryModel) {
    while let next = model.findings.next(of: specimens, byEveryRule: byEveryRule, in: catalogue) {
      model.findings.advance(
        next, in: catalogue, probe, waivers, listed: &model.overlays.findings)
    }
  }
}
