import GSDesign
import GalleryKit

/// The commands of the review apart from those of settings.
enum ReviewAction: Hashable, Sendable, CaseIterable {
  case accept, reject, skip, reason, acceptAll, rejectAll, skipAll
  case undo, redo, yes, no
  case previousState, nextState, up, down, pageUp, pageDown
  case previous, next, nextUndecided, first, last, nextHunk, previousHunk
  case nextView, flip, old, new, both, zoom, details
  case group, filter, erase, done, cancel
  case open, copyLink
  case palette, chooseUp, chooseDown, run
  case help, redraw, suspend, quit, interrupt

  var info: ReviewInfo {
    switch self {
    case .accept:
      ReviewInfo(
        [KeyPress("a")], .reviewAccept, where: { $0.canDecide(.accepted, $1) },
        now: { program, model in
          // On a narrow screen the key itself needs the room; the number is above.
          guard model.columns >= 60 else { return .reviewAccept }
          return model.entry.map {
            .reviewAccept(program.decidedCount(of: $0, if: .accepted, model), of: $0.stateCount)
          }
        })
    case .reject: ReviewInfo([KeyPress("r")], .reviewReject) { $0.canDecide(.rejected, $1) }
    case .skip: ReviewInfo([KeyPress("s")], .reviewSkip) { $0.canDecide(.skipped, $1) }
    case .reason: ReviewInfo([KeyPress("m")], .reviewReason) { $0.canGiveReason($1) }
    case .acceptAll: ReviewInfo([KeyPress("A")], .reviewAcceptAll) { $0.canDecideAll($1) }
    case .rejectAll:
      ReviewInfo([KeyPress("R")], .reviewRejectAll, isInStatus: false) { $0.canDecideAll($1) }
    case .skipAll:
      ReviewInfo([KeyPress("S")], .reviewSkipAll, isInStatus: false) { $0.canDecideAll($1) }
    case .undo: ReviewInfo([KeyPress("u")], .undo) { !$1.past.isEmpty }
    case .redo: ReviewInfo([.control("r")], .redo, isInStatus: false) { !$1.future.isEmpty }
    case .yes: ReviewInfo([KeyPress("y"), KeyPress("Y")], .reviewYes)
    case .no: ReviewInfo([KeyPress("n"), KeyPress("N"), KeyPress(.escape)], .reviewNo)
    case .previousState:
      ReviewInfo([KeyPress(.left), KeyPress("h")], .reviewStep) { $1.position + $1.tile > 0 }
    case .nextState:
      ReviewInfo([KeyPress(.right), KeyPress("l")], .reviewStep) {
        $1.position < $1.shown.count
      }
    case .up: ReviewInfo([KeyPress(.up), KeyPress("k")], .reviewRow, isInStatus: false)
    case .down: ReviewInfo([KeyPress(.down), KeyPress("j")], .reviewRow, isInStatus: false)
    case .pageUp: ReviewInfo([KeyPress(.pageUp)], .reviewScreen, isInStatus: false)
    case .pageDown: ReviewInfo([KeyPress(.pageDown)], .reviewScreen, isInStatus: false)
    case .previous: ReviewInfo([KeyPress("[")], .reviewMove) { $1.position > 0 }
    case .next: ReviewInfo([KeyPress("]")], .reviewMove) { $1.position < $1.shown.count }
    case .nextUndecided:
      ReviewInfo([KeyPress(" ")], .reviewNextUndecided) { $1.position < $1.shown.count }
    case .first: ReviewInfo([KeyPress(.home)], .ends, isInStatus: false) { $1.position > 0 }
    case .last:
      ReviewInfo([KeyPress(.end)], .ends, isInStatus: false) { $1.position < $1.shown.count }
    case .nextHunk:
      ReviewInfo([KeyPress(.tab)], .reviewHunk, isInStatus: false) { $0.hunks($1).count > 1 }
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
    case .details:
      ReviewInfo(
        [KeyPress("i")], .reviewDetails,
        now: { $1.showsDetails ? .reviewNoDetails : nil })
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
