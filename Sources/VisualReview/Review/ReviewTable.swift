import GSDesign
package import GalleryKit

/// Everything a key can do in the review.
package enum ReviewCommand: Hashable, Sendable, CaseIterable {
  case accept, reject, skip, acceptAll, rejectAll, skipAll
  case undo, redo, yes, no
  case previous, next, first, last, previousMember, nextMember
  case scrollUp, scrollDown, pageUp, pageDown, nextHunk, previousHunk
  case nextView, flip, old, new, both, zoom
  case group, filter, erase, done, cancel
  case open, copyLink
  case nextTheme, previousTheme, appearance, depth, nextVision, previousVision, contrast
  case density, labelLanguage, size
  case palette, chooseUp, chooseDown, run
  case help, redraw, suspend, quit, interrupt
}

/// What of the review has the keys now.
package enum ReviewContext: Hashable, Sendable, CaseIterable {
  case difference
  /// Behind the last difference.
  case summary
  case question, filter, palette, help
}

extension ReviewCommand {
  private typealias Entry = KeyEntry<ReviewCommand>

  /// The keys of the review: the only list of them.
  package static let table = CommandTable<ReviewContext, ReviewCommand>(
    typing: [.filter, .palette], last: [.help, .quit, .yes, .no]
  ) { context in
    switch context {
    case .difference: deciding + moving + showing + together + looking + history + leaving
    case .summary: summary + history + together + leaving
    case .question:
      [
        Entry(.yes, [KeyPress("y"), KeyPress("Y")], .reviewYes),
        Entry(.no, [KeyPress("n"), KeyPress("N"), KeyPress(.escape)], .reviewNo),
      ] + hard
    case .filter:
      [
        Entry(.done, [KeyPress(.enter)], .done),
        Entry(.erase, [KeyPress(.backspace)], .erase, isInStatus: false),
        Entry(.cancel, [KeyPress(.escape)], .cancel),
        Entry(.help, [KeyPress(.function(1))], .help, isInStatus: false),
      ] + hard
    case .palette:
      [
        Entry(.chooseUp, [KeyPress(.up)], .choose),
        Entry(.chooseDown, [KeyPress(.down)], .choose),
        Entry(.run, [KeyPress(.enter)], .run),
        Entry(.erase, [KeyPress(.backspace)], .erase, isInStatus: false),
        Entry(.cancel, [KeyPress(.escape)], .close),
        Entry(.palette, [.control("p")], .close, isInStatus: false),
      ] + hard
    case .help:
      [
        Entry(.scrollUp, [KeyPress(.up), KeyPress("k")], .scroll),
        Entry(.scrollDown, [KeyPress(.down), KeyPress("j")], .scroll),
        Entry(.cancel, [KeyPress(.escape)], .close),
        Entry(.help, [KeyPress("?"), KeyPress(.function(1))], .close, isInStatus: false),
        Entry(.quit, [KeyPress("q")], .close, isInStatus: false),
      ] + hard
    }
  }

  private static let deciding = [
    Entry(.accept, [KeyPress("a")], .reviewAccept),
    Entry(.reject, [KeyPress("r")], .reviewReject),
    Entry(.skip, [KeyPress("s")], .reviewSkip),
  ]

  private static let moving = [
    Entry(.previous, [KeyPress(.left), KeyPress("h")], .reviewMove),
    Entry(.next, [KeyPress(.right), KeyPress("l")], .reviewMove),
    Entry(.first, [KeyPress(.home)], .ends, isInStatus: false),
    Entry(.last, [KeyPress(.end)], .ends, isInStatus: false),
    Entry(.previousMember, [KeyPress("[")], .reviewMember),
    Entry(.nextMember, [KeyPress("]")], .reviewMember),
    Entry(.scrollUp, [KeyPress(.up), KeyPress("k")], .scroll, isInStatus: false),
    Entry(.scrollDown, [KeyPress(.down), KeyPress("j")], .scroll, isInStatus: false),
    Entry(.pageUp, [KeyPress(.pageUp)], .reviewScreen, isInStatus: false),
    Entry(.pageDown, [KeyPress(.pageDown)], .reviewScreen, isInStatus: false),
  ]

  private static let showing = [
    Entry(.nextView, [KeyPress("d")], .reviewView),
    Entry(.flip, [KeyPress("b")], .reviewFlip),
    Entry(.old, [KeyPress("1")], .reviewSides, isInStatus: false),
    Entry(.new, [KeyPress("2")], .reviewSides, isInStatus: false),
    Entry(.both, [KeyPress("3")], .reviewSides, isInStatus: false),
    Entry(.nextHunk, [KeyPress(.tab)], .reviewHunk),
    Entry(
      .previousHunk, [KeyPress(.tab, modifiers: .shift)], .reviewHunkBack, isInStatus: false),
    Entry(.zoom, [KeyPress(.enter)], .reviewZoom),
    Entry(.open, [KeyPress("o")], .reviewOpen),
  ]

  private static let together = [
    Entry(.group, [KeyPress("g")], .reviewGroup),
    Entry(.filter, [KeyPress("/")], .reviewFilter),
    Entry(.acceptAll, [KeyPress("A")], .reviewAcceptAll),
    Entry(.rejectAll, [KeyPress("R")], .reviewRejectAll, isInStatus: false),
    Entry(.skipAll, [KeyPress("S")], .reviewSkipAll, isInStatus: false),
    Entry(.cancel, [KeyPress(.escape)], .cancel, isInStatus: false),
  ]

  private static let looking = [
    Entry(.copyLink, [KeyPress("y")], .copyLink, isInStatus: false),
    Entry(.nextTheme, [KeyPress("t")], .theme, isInStatus: false),
    Entry(.previousTheme, [KeyPress("T")], .previousTheme, isInStatus: false),
    Entry(.appearance, [KeyPress("n")], .appearance, isInStatus: false),
    Entry(.depth, [KeyPress("c")], .colors, isInStatus: false),
    Entry(.nextVision, [KeyPress("v")], .vision, isInStatus: false),
    Entry(.previousVision, [KeyPress("V")], .previousVision, isInStatus: false),
    Entry(.contrast, [KeyPress("C")], .contrast, isInStatus: false),
    Entry(.density, [KeyPress("D")], .density, isInStatus: false),
    Entry(.labelLanguage, [KeyPress("L")], .labelLanguage, isInStatus: false),
    Entry(.size, [KeyPress("w")], .size, isInStatus: false),
  ]

  private static let summary = [
    Entry(.previous, [KeyPress(.left), KeyPress("h")], .reviewBack),
    Entry(.first, [KeyPress(.home)], .reviewFirst, isInStatus: false),
  ]

  private static let history = [
    Entry(.undo, [KeyPress("u")], .undo),
    Entry(.redo, [.control("r")], .redo, isInStatus: false),
  ]

  private static let leaving = [
    Entry(.palette, [.control("p")], .palette, isInStatus: false),
    Entry(.help, [KeyPress("?"), KeyPress(.function(1))], .help),
    Entry(.redraw, [.control("l")], .redraw, isInStatus: false),
    Entry(.suspend, [.control("z")], .suspend, isInStatus: false),
    Entry(.quit, [KeyPress("q")], .quit),
    Entry(.interrupt, [.control("c")], .interrupt, isInStatus: false),
  ]

  /// Works everywhere.
  private static let hard = [
    Entry(.redraw, [.control("l")], .redraw, isInStatus: false),
    Entry(.suspend, [.control("z")], .suspend, isInStatus: false),
    Entry(.interrupt, [.control("c")], .interrupt, isInStatus: false),
  ]
}
