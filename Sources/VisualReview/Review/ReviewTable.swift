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

  /// The keys of the review: the only list of them.
  static let table = CommandTable<ReviewContext, ReviewCommand>(
    typing: [.filter, .palette], last: [.act(.help), .act(.quit), .act(.yes), .act(.no)]
  ) { context in
    switch context {
    case .difference: deciding + moving + showing + together + looking + history + leaving
    case .summary: summary + history + together + leaving
    case .question:
      [
        entry(.yes, [KeyPress("y"), KeyPress("Y")], .reviewYes),
        entry(.no, [KeyPress("n"), KeyPress("N"), KeyPress(.escape)], .reviewNo),
      ] + hard
    case .filter:
      [
        entry(.done, [KeyPress(.enter)], .done),
        entry(.erase, [KeyPress(.backspace)], .erase, isInStatus: false),
        entry(.cancel, [KeyPress(.escape)], .cancel),
        entry(.help, [KeyPress(.function(1))], .help, isInStatus: false),
      ] + hard
    case .palette:
      [
        entry(.chooseUp, [KeyPress(.up)], .choose),
        entry(.chooseDown, [KeyPress(.down)], .choose),
        entry(.run, [KeyPress(.enter)], .run),
        entry(.erase, [KeyPress(.backspace)], .erase, isInStatus: false),
        entry(.cancel, [KeyPress(.escape)], .close),
        entry(.palette, [.control("p")], .close, isInStatus: false),
      ] + hard
    case .help:
      [
        entry(.scrollUp, [KeyPress(.up), KeyPress("k")], .scroll),
        entry(.scrollDown, [KeyPress(.down), KeyPress("j")], .scroll),
        entry(.cancel, [KeyPress(.escape)], .close),
        entry(.help, [KeyPress("?"), KeyPress(.function(1))], .close, isInStatus: false),
        entry(.quit, [KeyPress("q")], .close, isInStatus: false),
      ] + hard
    }
  }

  private static func entry(
    _ action: ReviewAction, _ keys: [KeyPress], _ what: Phrase, isInStatus: Bool = true
  ) -> Entry {
    Entry(.act(action), keys, what, isInStatus: isInStatus)
  }

  private static let deciding = [
    entry(.accept, [KeyPress("a")], .reviewAccept),
    entry(.reject, [KeyPress("r")], .reviewReject),
    entry(.skip, [KeyPress("s")], .reviewSkip),
  ]

  private static let moving = [
    entry(.previous, [KeyPress(.left), KeyPress("h")], .reviewMove),
    entry(.next, [KeyPress(.right), KeyPress("l")], .reviewMove),
    entry(.nextUndecided, [KeyPress(" ")], .reviewNextUndecided),
    entry(.first, [KeyPress(.home)], .ends, isInStatus: false),
    entry(.last, [KeyPress(.end)], .ends, isInStatus: false),
    entry(.previousMember, [KeyPress("[")], .reviewMember),
    entry(.nextMember, [KeyPress("]")], .reviewMember),
    entry(.scrollUp, [KeyPress(.up), KeyPress("k")], .scroll, isInStatus: false),
    entry(.scrollDown, [KeyPress(.down), KeyPress("j")], .scroll, isInStatus: false),
    entry(.pageUp, [KeyPress(.pageUp)], .reviewScreen, isInStatus: false),
    entry(.pageDown, [KeyPress(.pageDown)], .reviewScreen, isInStatus: false),
  ]

  private static let showing = [
    entry(.nextView, [KeyPress("d")], .reviewView),
    entry(.flip, [KeyPress("b")], .reviewFlip),
    entry(.old, [KeyPress("1")], .reviewSides, isInStatus: false),
    entry(.new, [KeyPress("2")], .reviewSides, isInStatus: false),
    entry(.both, [KeyPress("3")], .reviewSides, isInStatus: false),
    entry(.nextHunk, [KeyPress(.tab)], .reviewHunk),
    entry(
      .previousHunk, [KeyPress(.tab, modifiers: .shift)], .reviewHunkBack, isInStatus: false),
    entry(.zoom, [KeyPress(.enter)], .reviewZoom),
    entry(.open, [KeyPress("o")], .reviewOpen),
  ]

  private static let together = [
    entry(.group, [KeyPress("g")], .reviewGroup),
    entry(.filter, [KeyPress("/")], .reviewFilter),
    entry(.acceptAll, [KeyPress("A")], .reviewAcceptAll),
    entry(.rejectAll, [KeyPress("R")], .reviewRejectAll, isInStatus: false),
    entry(.skipAll, [KeyPress("S")], .reviewSkipAll, isInStatus: false),
    entry(.cancel, [KeyPress(.escape)], .cancel, isInStatus: false),
  ]

  private static let looking =
    [entry(.copyLink, [KeyPress("y")], .copyLink, isInStatus: false)]
    + Entry.turning(
      Setting.ordered(first: .theme, .appearance, .depth, .vision), isInStatus: { _ in false },
      ReviewCommand.setting)

  private static let summary = [
    entry(.previous, [KeyPress(.left), KeyPress("h")], .reviewBack),
    entry(.first, [KeyPress(.home)], .reviewFirst, isInStatus: false),
  ]

  private static let history = [
    entry(.undo, [KeyPress("u")], .undo),
    entry(.redo, [.control("r")], .redo, isInStatus: false),
  ]

  private static let leaving = [
    entry(.palette, [.control("p")], .palette, isInStatus: false),
    entry(.help, [KeyPress("?"), KeyPress(.function(1))], .help),
    entry(.redraw, [.control("l")], .redraw, isInStatus: false),
    entry(.suspend, [.control("z")], .suspend, isInStatus: false),
    entry(.quit, [KeyPress("q")], .quit),
    entry(.interrupt, [.control("c")], .interrupt, isInStatus: false),
  ]

  /// Works everywhere.
  private static let hard = [
    entry(.redraw, [.control("l")], .redraw, isInStatus: false),
    entry(.suspend, [.control("z")], .suspend, isInStatus: false),
    entry(.interrupt, [.control("c")], .interrupt, isInStatus: false),
  ]
}
