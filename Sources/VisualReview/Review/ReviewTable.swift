import GSDesign
import GalleryKit

/// Everything a key can do in the review.
enum ReviewCommand: Hashable, Sendable, CaseIterable {
  case act(ReviewAction)
  /// Turns a setting that pictures are seen under.
  case setting(SettingTurn)

  static let allCases =
    ReviewAction.allCases.map(ReviewCommand.act) + SettingTurn.allCases.map(ReviewCommand.setting)
}

/// The commands of the review apart from those of settings.
enum ReviewAction: Hashable, Sendable, CaseIterable {
  case accept, reject, skip, acceptAll, rejectAll, skipAll
  case undo, redo, yes, no
  case previous, next, nextUndecided, first, last, previousMember, nextMember
  case scrollUp, scrollDown, pageUp, pageDown, nextHunk, previousHunk
  case nextView, flip, old, new, both, zoom
  case group, filter, erase, done, cancel
  case open, copyLink
  case palette, chooseUp, chooseDown, run
  case help, redraw, suspend, quit, interrupt

  var info: ReviewInfo {
    switch self {
    case .accept: ReviewInfo([KeyPress("a")], .reviewAccept) { !$0.isSettled(.accepted, $1) }
    case .reject: ReviewInfo([KeyPress("r")], .reviewReject) { !$0.isSettled(.rejected, $1) }
    case .skip: ReviewInfo([KeyPress("s")], .reviewSkip) { !$0.isSettled(.skipped, $1) }
    case .acceptAll: ReviewInfo([KeyPress("A")], .reviewAcceptAll) { $0.canDecideAll($1) }
    case .rejectAll:
      ReviewInfo([KeyPress("R")], .reviewRejectAll, isInStatus: false) { $0.canDecideAll($1) }
    case .skipAll:
      ReviewInfo([KeyPress("S")], .reviewSkipAll, isInStatus: false) { $0.canDecideAll($1) }
    case .undo: ReviewInfo([KeyPress("u")], .undo) { !$1.past.isEmpty }
    case .redo: ReviewInfo([.control("r")], .redo, isInStatus: false) { !$1.future.isEmpty }
    case .yes: ReviewInfo([KeyPress("y"), KeyPress("Y")], .reviewYes)
    case .no: ReviewInfo([KeyPress("n"), KeyPress("N"), KeyPress(.escape)], .reviewNo)
    case .previous:
      ReviewInfo([KeyPress(.left), KeyPress("h")], .reviewMove) { $1.position > 0 }
    case .next:
      ReviewInfo([KeyPress(.right), KeyPress("l")], .reviewMove) { $1.position < $1.shown.count }
    case .nextUndecided:
      ReviewInfo([KeyPress(" ")], .reviewNextUndecided) { $1.position < $1.shown.count }
    case .first: ReviewInfo([KeyPress(.home)], .ends, isInStatus: false) { $1.position > 0 }
    case .last:
      ReviewInfo([KeyPress(.end)], .ends, isInStatus: false) { $1.position < $1.shown.count }
    case .previousMember: ReviewInfo([KeyPress("[")], .reviewMember) { $1.hasMembers }
    case .nextMember: ReviewInfo([KeyPress("]")], .reviewMember) { $1.hasMembers }
    case .scrollUp: ReviewInfo([KeyPress(.up), KeyPress("k")], .scroll)
    case .scrollDown: ReviewInfo([KeyPress(.down), KeyPress("j")], .scroll)
    case .pageUp: ReviewInfo([KeyPress(.pageUp)], .reviewScreen, isInStatus: false)
    case .pageDown: ReviewInfo([KeyPress(.pageDown)], .reviewScreen, isInStatus: false)
    case .nextHunk: ReviewInfo([KeyPress(.tab)], .reviewHunk) { $0.hunks($1).count > 1 }
    case .previousHunk:
      ReviewInfo([KeyPress(.tab, modifiers: .shift)], .reviewHunkBack, isInStatus: false) {
        $0.hunks($1).count > 1
      }
    case .nextView: ReviewInfo([KeyPress("d")], .reviewView)
    case .flip: ReviewInfo([KeyPress("b")], .reviewFlip) { $1.hasBothSides }
    case .old: ReviewInfo([KeyPress("1")], .reviewSides, isInStatus: false) { $1.hasBothSides }
    case .new: ReviewInfo([KeyPress("2")], .reviewSides, isInStatus: false) { $1.hasBothSides }
    case .both: ReviewInfo([KeyPress("3")], .reviewSides, isInStatus: false) { $1.hasBothSides }
    case .zoom: ReviewInfo([KeyPress(.enter)], .reviewZoom)
    case .group:
      ReviewInfo(
        [KeyPress("g")], .reviewGroup, where: { $1.items.count > 1 },
        now: { _, model in model.isGrouped ? .reviewUngroup : nil })
    case .filter: ReviewInfo([KeyPress("/")], .reviewFilter)
    case .erase: ReviewInfo([KeyPress(.backspace)], .erase, isInStatus: false)
    case .done: ReviewInfo([KeyPress(.enter)], .done)
    case .cancel: ReviewInfo([KeyPress(.escape)], .cancel) { $1.canCancel }
    case .open: ReviewInfo([KeyPress("o")], .reviewOpen)
    case .copyLink: ReviewInfo([KeyPress("y")], .copyLink, isInStatus: false)
    case .palette: ReviewInfo([.control("p")], .palette, isInStatus: false)
    case .chooseUp: ReviewInfo([KeyPress(.up)], .choose)
    case .chooseDown: ReviewInfo([KeyPress(.down)], .choose)
    case .run: ReviewInfo([KeyPress(.enter)], .run)
    case .help: ReviewInfo([KeyPress("?"), KeyPress(.function(1))], .help)
    case .redraw: ReviewInfo([.control("l")], .redraw, isInStatus: false)
    case .suspend: ReviewInfo([.control("z")], .suspend, isInStatus: false)
    case .quit: ReviewInfo([KeyPress("q")], .quit)
    case .interrupt: ReviewInfo([.control("c")], .interrupt, isInStatus: false)
    }
  }
}

/// The declaration of a command; a context may have other keys and words for it.
struct ReviewInfo: Sendable {
  /// A question about the review at the moment.
  typealias Condition = @Sendable (ReviewProgram, ReviewModel) -> Bool
  /// The words for the effect at the moment; nil if they are the usual ones.
  typealias Words = @Sendable (ReviewProgram, ReviewModel) -> Phrase?

  /// Evaluated for the rows alone: the rest is asked for at every frame.
  let keys: @Sendable () -> [KeyPress]
  let what: Phrase
  /// Whether the key line has room for it; help always has.
  let isInStatus: Bool
  let whatNow: Words?
  /// Whether the command would have an effect now.
  let isAvailable: Condition

  init(
    _ keys: @autoclosure @escaping @Sendable () -> [KeyPress], _ what: Phrase,
    isInStatus: Bool = true, where isAvailable: @escaping Condition = { _, _ in true },
    now whatNow: Words? = nil
  ) {
    self.keys = keys
    self.what = what
    self.isInStatus = isInStatus
    self.whatNow = whatNow
    self.isAvailable = isAvailable
  }
}

/// The part of the review that receives keys.
enum ReviewContext: Hashable, Sendable, CaseIterable {
  case difference
  /// Behind the last difference.
  case summary
  case question, filter, palette, help
}

extension ReviewCommand {
  private typealias Entry = KeyEntry<ReviewCommand>

  /// The keys of the review by context, in the order of the key line. Where a row has no keys or words of its own, they
  /// are those of the declaration.
  static let table = CommandTable<ReviewContext, ReviewCommand>(
    typing: [.filter, .palette], last: [.act(.help), .act(.quit), .act(.yes), .act(.no)]
  ) { context in
    switch context {
    case .difference: deciding + moving + showing + together + looking + history + leaving
    case .summary: summary + history + together + leaving
    case .question: rows(.yes, .no) + hard
    case .filter:
      rows(.done, .erase, .cancel)
        + [entry(.help, keys: [KeyPress(.function(1))], isInStatus: false)] + hard
    case .palette:
      rows(.chooseUp, .chooseDown, .run, .erase) + [
        entry(.cancel, .close),
        entry(.palette, .close),
      ] + hard
    case .help:
      rows(.scrollUp, .scrollDown) + [
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

  private static let deciding = rows(.accept, .reject, .skip)

  private static let moving =
    rows(.previous, .next, .nextUndecided, .first, .last, .previousMember, .nextMember) + [
      entry(.scrollUp, isInStatus: false),
      entry(.scrollDown, isInStatus: false),
    ] + rows(.pageUp, .pageDown)

  private static let showing = rows(
    .nextView, .flip, .old, .new, .both, .nextHunk, .previousHunk, .zoom, .open)

  private static let together =
    rows(.group, .filter, .acceptAll, .rejectAll, .skipAll) + [entry(.cancel, isInStatus: false)]

  private static let looking =
    rows(.copyLink)
    + Entry.turning(
      Setting.ordered(first: .theme, .appearance, .depth, .vision), isInStatus: { _ in false },
      ReviewCommand.setting)

  private static let summary = [
    entry(.previous, .reviewBack),
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

  /// Whether all visible states have this verdict.
  fileprivate func isSettled(_ verdict: Verdict, _ model: ReviewModel) -> Bool {
    guard let entry = model.entry else { return true }
    return model.verdicts(of: entry) == [verdict]
  }

  /// Whether there are undecided changes and no open question.
  fileprivate func canDecideAll(_ model: ReviewModel) -> Bool {
    model.question == nil && !undecided(model).isEmpty
  }
}

extension ReviewModel {
  /// Whether the visible group has more than one difference.
  fileprivate var hasMembers: Bool { (entry?.parts.count ?? 0) > 1 }

  /// Whether the difference has an old look and a new one.
  fileprivate var hasBothSides: Bool { difference?.old != nil && difference?.new != nil }

  /// Whether there is something to close, to ungroup or to go back from.
  fileprivate var canCancel: Bool {
    showsHelp || palette != nil || field != nil || isZoomed || !filter.isEmpty || isGrouped
      || position > 0
  }
}
