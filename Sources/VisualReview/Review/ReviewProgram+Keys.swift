import GSDesign
import GalleryKit
import TermRender

extension ReviewProgram {
  /// Handles a key: a command of the context, or typed text.
  func take(_ press: KeyPress, _ model: inout ReviewModel) -> [ReviewEffect] {
    let context = context(model)
    model.toast = nil
    if let command = ReviewCommand.table.command(for: press, in: context) {
      guard isAvailable(command, model) else { return [] }
      if command != .act(.erase) { find(&model) }
      return perform(command, &model)
    }
    guard let intent = KeyMap.text.intent(for: press) else { return [] }
    switch context {
    case .palette:
      if case .insert = intent { model.palette?.edit(intent) }
      if intent == .deleteAll { model.palette?.edit(intent) }
    case .filter: model.field?.handle(intent)
    case .reason: model.reasonField?.handle(intent)
    case .difference, .summary, .question, .help: break
    }
    return []
  }

  /// Pasted text is data: it goes into an open text field, and is ignored elsewhere.
  func type(_ text: String, _ model: inout ReviewModel) {
    switch context(model) {
    case .palette: model.palette?.edit(.insert(text))
    case .filter: model.field?.handle(.insert(text))
    case .reason: model.reasonField?.handle(.insert(text))
    case .difference, .summary, .question, .help: break
    }
  }

  /// Applies the text typed since the last time to the palette and the filter.
  func find(_ model: inout ReviewModel) {
    model.palette?.find()
    refilter(&model)
  }

  /// The areas of changed cells in the visible difference; for a single picture, the parts that fit one after the
  /// other.
  func hunks(_ model: ReviewModel) -> [CellRect] {
    guard let difference = model.difference else { return [] }
    if let changes = difference.changes { return changes.hunks }
    let room = max(1, ReviewView(self, model).room - 1)
    guard let picture = difference.new ?? difference.old, picture.columns > room else { return [] }
    return stride(from: 0, to: picture.columns, by: room).map { column in
      CellRect(
        column: column, row: 0, columns: min(room, picture.columns - column), rows: picture.rows)
    }
  }
}

extension ReviewProgram {
  /// Goes to a position; the one after the last is the summary.
  func show(_ position: Int, _ model: inout ReviewModel) {
    let place = min(max(0, position), model.shown.count)
    if place != model.position {
      model.givenReason = nil
      model.isSeen = false
      model.sheetScroll = nil
    }
    model.position = place
    model.sheet = Self.sheet(model, in: catalogue)
    model.tile = 0
    startLooking(&model)
    model.causeScroll = model.causeScroll?.settled(in: ReviewView(self, model).causeRoom)
  }

  /// Starts to look at another difference.
  func startLooking(_ model: inout ReviewModel) {
    model.hunk = 0
    model.scroll = 0
    model.isZoomed = false
  }

  /// Shows another state of the entry large.
  func showTile(_ tile: Int, _ model: inout ReviewModel) {
    guard model.sheet.tiles.indices.contains(tile), tile != model.tile else { return }
    model.tile = tile
    startLooking(&model)
    revealTile(&model)
  }

  /// Shows the state before or after; at the ends, the neighbouring entry.
  func stepTile(_ step: Int, _ model: inout ReviewModel) {
    let tile = model.tile + step
    guard model.sheet.tiles.indices.contains(tile) else {
      return leaveSheet(step, &model)
    }
    showTile(tile, &model)
  }

  /// Shows the state in the row above or below; at the ends, the neighbouring entry.
  func stepRow(_ step: Int, _ model: inout ReviewModel) {
    guard let layout = ReviewView(self, model).sheetLayout,
      let next = layout.tile(from: model.tile, rows: step)
    else { return leaveSheet(step, &model) }
    showTile(next, &model)
  }

  private func leaveSheet(_ step: Int, _ model: inout ReviewModel) {
    let place = model.position + step
    guard place >= 0, place <= model.shown.count else { return }
    show(place, &model)
    if step < 0 { showTile(model.sheet.tiles.count - 1, &model) }
  }

  /// Scrolls the small pictures just far enough to show the one of the shown state.
  func revealTile(_ model: inout ReviewModel) {
    guard let room = ReviewView(self, model).sheetLayout?.scrollRoom(model.tile) else { return }
    model.sheetScroll = (model.sheetScroll ?? ScrollOffset(room)).settled(in: room)
  }

  func showHunk(_ step: Int, _ model: inout ReviewModel) {
    let hunks = hunks(model)
    guard !hunks.isEmpty else { return }
    model.hunk = (model.hunk + step + hunks.count) % hunks.count
    if model.isZoomed {
      model.scroll = 0
    } else if let plan = pictureWindow(model), !plan.contains(hunks[model.hunk].row) {
      scroll(hunks[model.hunk].row - plan.lowerBound, &model)
    }
  }

  /// Goes to the next entry with an undecided state; after the last one, to the summary.
  func showNextUndecided(_ model: inout ReviewModel) {
    let next = model.shown.indices.dropFirst(model.position + 1).first { place in
      model.verdicts(of: model.shown[place]).contains(nil)
    }
    show(next ?? model.shown.count, &model)
  }

  /// Scrolls text, or goes to the row of small pictures above or below.
  func move(_ step: Int, _ model: inout ReviewModel) {
    if model.showsHelp || mostScroll(model) > 0 {
      scroll(step, &model)
    } else if ReviewView(self, model).showsSheet {
      stepRow(step, &model)
    }
  }

  /// The same by a screen.
  func page(_ step: Int, _ model: inout ReviewModel) {
    guard !model.showsHelp, let layout = ReviewView(self, model).sheetLayout else {
      return scroll(step * max(1, model.rows - 8), &model)
    }
    let rows = step * max(1, layout.visibleCount)
    if let next = layout.tile(from: model.tile, rows: rows, isClamped: true) {
      showTile(next, &model)
    }
  }

  func scroll(_ step: Int, _ model: inout ReviewModel) {
    if model.showsHelp {
      let view = ReviewView(self, model)
      let overflow = view.chrome.helpOverflow(helpLines(model), rows: view.bodyRows)
      model.helpScroll = min(max(0, model.helpScroll + step), overflow)
    } else {
      model.scroll = min(max(0, model.scroll + step), mostScroll(model))
    }
  }

  /// Keeps scroll positions in range after a change of size.
  func holdScroll(_ model: inout ReviewModel) {
    model.scroll = min(model.scroll, mostScroll(model))
    revealTile(&model)
  }
}

extension ReviewProgram {
  /// Gives a verdict on the visible difference, or on the cause with all of its states.
  func decide(_ verdict: Verdict, _ model: inout ReviewModel) {
    guard let entry = model.entry, isSeen(&model) else { return }
    decide(verdict, entry.parts, &model)
  }

  /// Whether the change or the question was on the screen before the key; otherwise a message says why nothing is decided.
  private func isSeen(_ model: inout ReviewModel) -> Bool {
    if !model.isSeen { model.toast = .tells(.reviewUnseen) }
    return model.isSeen
  }

  /// The parts of the shown entries that are undecided, without the states that have a verdict.
  func undecided(_ model: ReviewModel) -> [ReviewPart] {
    model.shown.flatMap(\.parts).compactMap { part in
      let states = part.states.filter { model.verdict(part, $0) == nil }
      return states.isEmpty
        ? nil : ReviewPart(item: part.item, states: states, cause: part.cause)
    }
  }

  /// Asks for confirmation of a large decision.
  func ask(_ verdict: Verdict, _ model: inout ReviewModel) {
    guard !options.isReadOnly else {
      model.toast = .tells(.reviewReadOnly)
      return
    }
    let parts = undecided(model)
    model.isSeen = false
    model.question = ReviewQuestion(
      verdict: verdict, parts: parts, count: Self.stateCount(parts),
      shown: Self.stateCount(model.shown.flatMap(\.parts)))
  }

  func answer(_ model: inout ReviewModel) {
    guard let question = model.question, isSeen(&model) else { return }
    model.question = nil
    decide(question.verdict, question.parts, &model)
  }

  private func decide(
    _ verdict: Verdict, _ parts: [ReviewPart], _ model: inout ReviewModel
  ) {
    guard !parts.isEmpty else { return }
    guard !options.isReadOnly else {
      model.toast = .tells(.reviewReadOnly)
      return
    }
    let former = parts.map { part in
      part.states.map { model.items[part.item].decisions[$0] }
    }
    let step = ReviewStep(
      verdict: verdict, parts: parts, former: former, reason: model.givenReason,
      formerReasons: model.reasons)
    model.givenReason = nil
    begin(step, &model)
    model.past.append(step)
    model.future = []
    say(step, &model)
    let left = waiting(parts, model)
    if left > 0 {
      model.toast = .says(.reviewWaits(verdict, step.stateCount - left, waiting: left))
    } else if step.stateCount > 1 {
      model.toast = .says(.reviewDone(verdict, step.stateCount))
    }
    showNextUndecided(&model)
  }

  /// Takes a reason: for the decisions made on the current entry, else for the next one.
  func give(_ text: String, _ model: inout ReviewModel) {
    let text = text.trimmed
    guard let entry = model.entry, isSeen(&model) else { return }
    model.givenReason = text.isEmpty ? nil : text
    guard model.givenReason != nil else { return }
    let verdicts = model.verdicts(of: entry)
    if verdicts.count == 1, case .some(.some(let verdict)) = verdicts.first, verdict != .skipped {
      decide(verdict, entry.parts, &model)
      model.toast = .says(.reviewReasonNoted)
    } else {
      model.toast = .tells(.reviewReasonWaits)
    }
  }

  /// The number of states that wait for a decision on another of their causes.
  private func waiting(_ parts: [ReviewPart], _ model: ReviewModel) -> Int {
    parts.reduce(0) { count, part in
      count + part.states.count { model.items[part.item].decisions[$0].verdict == nil }
    }
  }

  /// The number of states of an entry that would have a verdict if the entry were decided so: all, except those that wait
  /// for another cause.
  func decidedCount(of entry: ReviewEntry, if verdict: Verdict, _ model: ReviewModel) -> Int {
    entry.parts.reduce(0) { count, part in
      count
        + part.states.count { state in
          let causes = model.causes.names(of: part.item, state: state)
          var verdicts = model.items[part.item].decisions[state].causes
          verdicts.decide(verdict, part.cause.map { [$0] } ?? causes)
          return verdicts.verdict(on: causes) != nil
        }
    }
  }

  /// The number of states of some parts, each once.
  static func stateCount(_ parts: [ReviewPart]) -> Int {
    var known: [Int: Set<Int>] = [:]
    for part in parts { known[part.item, default: []].formUnion(part.states) }
    return known.values.reduce(0) { $0 + $1.count }
  }

  func takeBack(_ model: inout ReviewModel) {
    guard let step = model.past.last else { return }
    let count = decidedCount(step, model)
    begin(step, &model)
    model.past.removeLast()
    model.future.append(step)
    model.reasons = step.formerReasons
    for (part, former) in zip(step.parts, step.former).reversed() {
      for (state, decision) in zip(part.states, former) {
        model.items[part.item].decisions[state] = decision
      }
    }
    goBack(to: step, &model)
    model.toast = .says(.reviewUndone(step.verdict, count))
  }

  func doAgain(_ model: inout ReviewModel) {
    guard let step = model.future.last else { return }
    begin(step, &model)
    model.future.removeLast()
    model.past.append(step)
    say(step, &model)
    goBack(to: step, &model)
    model.toast = .says(.reviewRedone(step.verdict, decidedCount(step, model)))
  }

  /// The number of states that have the verdict of a step; of all of its states if each waits for another cause.
  private func decidedCount(_ step: ReviewStep, _ model: ReviewModel) -> Int {
    let decided = step.parts.compactMap { part -> ReviewPart? in
      let states = part.states.filter {
        model.items[part.item].decisions[$0].verdict == step.verdict
      }
      return states.isEmpty ? nil : ReviewPart(item: part.item, states: states)
    }
    return decided.isEmpty ? step.stateCount : Self.stateCount(decided)
  }

  /// Records the state before the first of the decisions that are written together.
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
      for state in part.states {
        var decision = model.items[part.item].decisions[state]
        let causes = model.causes.names(of: part.item, state: state)
        decision.causes.decide(step.verdict, part.cause.map { [$0] } ?? causes)
        decision.verdict = decision.causes.verdict(on: causes)
        decision.reason = step.reason ?? decision.reason
        model.items[part.item].decisions[state] = decision
      }
    }
    for part in step.parts { note(part, &model) }
  }

  /// Keeps the reasons given for the decided states of a part.
  private func note(_ part: ReviewPart, _ model: inout ReviewModel) {
    let item = model.items[part.item]
    let noted = part.states.filter { item.decisions[$0].reason != nil }
    for (decision, states) in Dictionary(grouping: noted, by: { item.decisions[$0] }) {
      let verdict: SnapshotPair.Decision
      switch decision.verdict {
      case .accepted: verdict = .accepted
      case .rejected: verdict = .rejected
      case .skipped, nil: continue
      }
      guard let text = decision.reason, let difference = item.part(states.sorted()) else {
        continue
      }
      model.reasons.add(DecisionReason(verdict, difference, text: text))
    }
  }

  private func goBack(to step: ReviewStep, _ model: inout ReviewModel) {
    let first = step.parts.first
    let place =
      model.shown.firstIndex { entry in
        entry.parts.contains { $0.item == first?.item && $0.cause == first?.cause }
      } ?? model.shown.firstIndex { $0.parts.contains { $0.item == first?.item } }
    if let place { show(place, &model) }
  }
}
