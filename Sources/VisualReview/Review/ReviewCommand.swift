package import GSDesign
import GalleryKit

/// Everything a key can do in the review.
enum ReviewCommand: Hashable, Sendable, CaseIterable {
  case act(ReviewAction)
  /// Turns a setting that pictures are seen under.
  case setting(SettingTurn)

  static let allCases =
    ReviewAction.allCases.map(ReviewCommand.act) + SettingTurn.allCases.map(ReviewCommand.setting)
}

extension ReviewCommand {
  private typealias Entry = KeyEntry<ReviewCommand>

  /// The keys of the review by context, in the order of the key line. Where a row has no keys or words of its own, they
  /// are those of the declaration.
  static let table = CommandTable<ReviewContext, ReviewCommand>(
    typing: [.filter, .reason, .palette], last: [.act(.help), .act(.quit), .act(.yes), .act(.no)]
  ) { context in
    switch context {
    case .difference: deciding + moving + showing + history + together + looking + leaving
    case .summary: summary + history + together + leaving
    case .question: rows(.yes, .no) + hard
    case .filter, .reason:
      rows(.done, .erase, .cancel)
        + [entry(.help, keys: [KeyPress(.function(1))], isInStatus: false)] + hard
    case .palette:
      rows(.chooseUp, .chooseDown, .run, .erase) + [
        entry(.cancel, .close),
        entry(.palette, .close),
      ] + hard
    case .help:
      [entry(.up, .scroll, isInStatus: true), entry(.down, .scroll, isInStatus: true)] + [
        entry(.cancel, .close),
        entry(.help, .close, isInStatus: false),
        entry(.quit, .close, isInStatus: false),
      ] + hard
    }
  }

  private static func entry(
    _ action: ReviewAction, _ what: Phrase? = nil, keys: [KeyPress]? = nil,
    isInStatus: Bool? = nil
  ) -> Entry {
    let info = action.info
    return Entry(
      .act(action), keys ?? info.keys(), what ?? info.what,
      isInStatus: isInStatus ?? info.isInStatus)
  }

  private static func rows(_ actions: ReviewAction...) -> [Entry] {
    actions.map { entry($0) }
  }

  private static let deciding = rows(.accept, .reject, .skip, .reason)

  private static let moving = rows(
    .previousState, .nextState, .up, .down, .pageUp, .pageDown, .previous, .next, .nextUndecided,
    .first, .last)

  private static let showing = rows(
    .zoom, .details, .nextView, .flip, .old, .new, .both, .nextHunk, .previousHunk, .open)

  private static let together =
    rows(.group, .filter, .acceptAll, .rejectAll, .skipAll) + [entry(.cancel, isInStatus: false)]

  private static let looking =
    rows(.copyLink)
    + Entry.turning(
      Setting.ordered(first: .theme, .appearance, .depth, .vision), isInStatus: { _ in false },
      ReviewCommand.setting)

  private static let summary = [
    entry(.previousState, .reviewBack),
    entry(.previous, .reviewBack, isInStatus: false),
    entry(.first, .reviewFirst),
  ]

  private static let history = rows(.undo, .redo)

  private static let leaving = rows(.palette, .help, .redraw, .suspend, .quit, .interrupt)

  /// Works everywhere.
  private static let hard = rows(.redraw, .suspend, .interrupt)
}

extension ReviewProgram {
  /// Whether a command would have an effect now.
  func isAvailable(_ command: ReviewCommand, _ model: ReviewModel) -> Bool {
    switch command {
    case .setting: true
    case .act(let action): action.info.isAvailable(self, model)
    }
  }

  /// The words for the effect that a command would have now.
  func what(of entry: KeyEntry<ReviewCommand>, _ model: ReviewModel) -> Phrase {
    switch entry.command {
    case .setting: entry.what
    case .act(let action): action.info.whatNow?(self, model) ?? entry.what
    }
  }

  /// The key that accepts the current entry; nil if it cannot be accepted.
  package func acceptingKey(_ model: ReviewModel) -> KeyPress? {
    let command = ReviewCommand.act(.accept)
    guard isAvailable(command, model) else { return nil }
    return ReviewCommand.table.entry(of: command, in: context(model))?.keys.first
  }

  /// Whether the verdict would change any visible state.
  func canDecide(_ verdict: Verdict, _ model: ReviewModel) -> Bool {
    guard !options.isReadOnly, let entry = model.entry else { return false }
    return model.verdicts(of: entry) != [verdict]
  }

  /// Whether there is a change to decide on, or an accepted or rejected one.
  func canGiveReason(_ model: ReviewModel) -> Bool {
    !options.isReadOnly && model.entry.map { model.verdicts(of: $0) != [.skipped] } ?? false
  }

  /// Whether there are undecided changes and no open question.
  func canDecideAll(_ model: ReviewModel) -> Bool {
    !options.isReadOnly && model.question == nil && !undecided(model).isEmpty
  }
}

extension ReviewModel {
  /// Whether the difference has an old look and a new one.
  var hasBothSides: Bool { difference?.old != nil && difference?.new != nil }

  /// Whether there is something to close, to ungroup or to go back from.
  var canCancel: Bool {
    showsHelp || palette != nil || field != nil || reasonField != nil || givenReason != nil
      || isZoomed || showsDetails || !filter.isEmpty || isGrouped
      || position > 0
  }
}
