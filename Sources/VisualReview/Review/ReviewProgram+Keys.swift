import GSDesign
import GalleryKit
import TermRender

extension ReviewProgram {
  /// Takes a key in: a command of the context, or what is typed.
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
    case .palette: if case .insert = intent { model.palette?.edit(intent) }
    case .filter: model.field?.handle(intent)
    case .difference, .summary, .question, .help: break
    }
    return []
  }

  /// Pasted text is data: it types where typing is, and means nothing anywhere else.
  func type(_ text: String, _ model: inout ReviewModel) {
    switch context(model) {
    case .palette: model.palette?.edit(.insert(text))
    case .filter: model.field?.handle(.insert(text))
    case .difference, .summary, .question, .help: break
    }
  }

  /// Looks for what was typed since the last time: what is asked of it now goes on from there.
  func find(_ model: inout ReviewModel) {
    model.palette?.find()
    refilter(&model)
  }

  /// Whether a command would do something now.
  func isAvailable(_ command: ReviewCommand, _ model: ReviewModel) -> Bool {
    switch command {
    case .setting: true
    case .act(let action): isAvailable(action, model)
    }
  }

  private func isAvailable(_ action: ReviewAction, _ model: ReviewModel) -> Bool {
    switch action {
    case .accept: !isSettled(.accepted, model)
    case .reject: !isSettled(.rejected, model)
    case .skip: !isSettled(.skipped, model)
    case .acceptAll, .rejectAll, .skipAll: model.question == nil && !undecided(model).isEmpty
    case .undo: !model.past.isEmpty
    case .redo: !model.future.isEmpty
    case .previous, .first: model.position > 0
    case .next, .nextUndecided, .last: model.position < model.shown.count
    case .previousMember, .nextMember: (model.entry?.parts.count ?? 0) > 1
    case .nextHunk, .previousHunk: hunks(model).count > 1
    case .flip, .old, .both: model.difference?.old != nil && model.difference?.new != nil
    case .new: model.difference?.old != nil && model.difference?.new != nil
    case .group: model.items.count > 1
    case .cancel:
      model.showsHelp || model.palette != nil || model.field != nil || model.isZoomed
        || !model.filter.isEmpty || model.isGrouped || model.position > 0
    case .open, .copyLink, .nextView, .zoom, .scrollUp, .scrollDown, .pageUp, .pageDown,
      .yes, .no, .filter, .erase, .done, .help, .redraw,
      .suspend, .quit, .interrupt, .palette, .chooseUp, .chooseDown, .run:
      true
    }
  }

  /// Whether nothing but that was said of what is seen.
  private func isSettled(_ verdict: Verdict, _ model: ReviewModel) -> Bool {
    guard let entry = model.entry else { return true }
    return model.verdicts(of: entry) == [verdict]
  }

  /// The areas of changed cells of what is seen; of a picture with nothing beside it, the parts that have room at once.
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
