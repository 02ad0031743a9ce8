import GSDesign
import GalleryKit
import StateSpace

/// The names of the review's commands in the status line.
extension Phrase {
  static let reviewAccept = Phrase(localized: "accept")
  static let reviewReject = Phrase(localized: "reject")
  static let reviewSkip = Phrase(localized: "skip")
  static let reviewReason = Phrase(localized: "reason")
  static let reviewReasonHint = Phrase(localized: "kept beside the baselines for the next time")
  static let reviewReasonNoted = Phrase(localized: "The reason is noted; u takes it back")
  static let reviewReasonWaits = Phrase(localized: "a accepts with this reason, r rejects with it.")
  static let reviewAcceptAll = Phrase(localized: "accept all shown")
  static let reviewRejectAll = Phrase(localized: "reject all shown")
  static let reviewSkipAll = Phrase(localized: "skip all shown")
  static let reviewMove = Phrase(localized: "another cause")
  static let reviewStep = Phrase(localized: "another state")
  static let reviewRow = Phrase(localized: "states above, below")
  static let reviewNextUndecided = Phrase(localized: "next undecided")
  static let reviewBack = Phrase(localized: "back")
  static let reviewFirst = Phrase(localized: "first")
  static let reviewScreen = Phrase(localized: "a screen")
  static let reviewView = Phrase(localized: "view")
  static let reviewFlip = Phrase(localized: "swap before and after")
  static let reviewSides = Phrase(localized: "before, after, both")
  static let reviewHunk = Phrase(localized: "next change")
  static let reviewHunkBack = Phrase(localized: "previous change")
  static let reviewZoom = Phrase(localized: "look closer")
  static let reviewDetails = Phrase(localized: "details")
  static let reviewNoDetails = Phrase(localized: "states")
  static let reviewOpen = Phrase(localized: "open in gallery")
  static let reviewGroup = Phrase(localized: "by cause")
  static let reviewUngroup = Phrase(localized: "one by one")
  static let reviewFilter = Phrase(localized: "filter")
  static let reviewYes = Phrase(localized: "yes")
  static let reviewNo = Phrase(localized: "no")
}

/// Headings and lines.
extension Phrase {
  static var review: Phrase {
    Phrase(localized: "\(ProgramName.current) review")
  }
  static let reviewWhat = Phrase(localized: "What changed")
  static let reviewWhy = Phrase(localized: "Why")
  static let reviewReasonHeading = Phrase(localized: "Reason")
  static let reviewSummary = Phrase(localized: "summary")
  static let reviewTitle = Phrase(localized: "Review")
  static let reviewOld = Phrase.before
  static let reviewNew = Phrase.after
  static let reviewCells = Phrase(localized: "changed cells")
  static let reviewAdded = Phrase(localized: "only after")
  static let reviewRemoved = Phrase(localized: "only before")
  static let reviewOwnColor = Phrase(localized: "the terminal's own")
  static let reviewPlain = Phrase(localized: "plain")
  static let reviewUndecided = Phrase(localized: "undecided")
  static let reviewMixed = Phrase(localized: "decided in part")
  static let reviewSeenUnder = Phrase(localized: "viewed in")
  static let reviewQuestionName = Phrase(localized: "sure?")
  static let reviewRenamedStates = Phrase(localized: "Renamed")
  static let reviewFilterHint = Phrase(localized: "a part of a link or a cause, or tag/*:selected")
  static let reviewOtherCauses = Phrase(localized: "These states have other causes too")
  /// The name of a state with every value at its default.
  static let reviewPlainState = Phrase(localized: "default")
  static let reviewPaletteHint = Phrase(localized: "A command…")
  static let reviewReadOnly = Phrase(
    localized: "These changes have been accepted; there is nothing to decide.")
  static let reviewFoot = Phrase(localized: "Undecided changes stay pending. Esc decides nothing.")
}

extension Verdict {
  var name: Phrase {
    switch self {
    case .accepted: Phrase(localized: "accepted")
    case .rejected: Phrase(localized: "rejected")
    case .skipped: Phrase(localized: "skipped")
    }
  }

  /// A mark that distinguishes the verdict without colour.
  var mark: String {
    switch self {
    case .accepted: "✓"
    case .rejected: "✕"
    case .skipped: "–"
    }
  }
}

extension ReviewModel.View {
  var name: Phrase {
    switch self {
    case .sideBySide: Phrase(localized: "side by side")
    case .blink: Phrase(localized: "in one place")
    case .cells: Phrase(localized: "cells")
    case .style: Phrase(localized: "style only")
    case .text: Phrase(localized: "text")
    }
  }
}

/// Sentences of the review.
extension Phrase {
  static let reviewIsNew = Phrase(localized: "This state has no baseline yet.")
  static let reviewIsDeleted = Phrase(
    localized: "It is no longer drawn; accepting takes it out of the baseline.")
  static let reviewIsRenamed = Phrase(localized: "Renamed, and looks the same.")
  static let reviewUnexplained = Phrase(localized: "The roles do not show the cause.")
  static let reviewIsGone = Phrase(localized: "This state is no longer in the catalogue.")
  static let reviewNoLayout = Phrase(
    localized: "A picture only takes other colours; o opens the state in the gallery.")
  static let reviewSameText = Phrase(localized: "The text is the same.")
  static let reviewSameStyle = Phrase(localized: "The styles are the same.")
  static let reviewEnd = Phrase(localized: "End of the list.")
  static let reviewNothingShown = Phrase(localized: "No matches for the filter.")
  static let reviewClearFilter = Phrase(localized: "Press Esc to clear the filter.")
  static let reviewUnseen = Phrase(
    localized: "A key came before this was on the screen, and decided nothing.")
  static let reviewNext = Phrase(localized: "Next steps")
  static let reviewProblems = Phrase(localized: "Could not be read")
  static let reviewGoBack = Phrase(localized: "Press ← to go back to the undecided ones.")
  static let reviewCommit = Phrase(localized: "Commit __Snapshots__ with the accepted changes.")
  static var reviewFix: Phrase {
    Phrase(localized: "Fix the rejected changes, then run \(ProgramName.current) test.")
  }
  static var reviewAgain: Phrase {
    Phrase(localized: "The rest stays pending: \(ProgramName.current) review continues with it.")
  }
  static var reviewTest: Phrase {
    Phrase(localized: "\(ProgramName.current) test compares again.")
  }

  static func reviewStates(_ count: Int) -> Phrase {
    Phrase(localized: "\(count, "state")")
  }

  static func reviewLooksSo(_ count: Int) -> Phrase {
    Phrase(localized: "\(count, "state looks like this", "states look like this")")
  }

  static func reviewCellCount(_ count: Int) -> Phrase {
    Phrase(localized: "\(count, "cell")")
  }

  static func reviewHunkOf(_ number: Int, _ count: Int) -> Phrase {
    Phrase(localized: "change \(number) of \(count)")
  }

  /// The scale of a picture.
  static func reviewScale(_ scale: Int) -> Phrase { Phrase(localized: "\(scale)x") }

  /// - Parameter all: the number of states of the cause; the others wait for another one.
  static func reviewAccept(_ count: Int, of all: Int) -> Phrase {
    count == all
      ? Phrase(localized: "accept \(count)") : Phrase(localized: "accept \(count) of \(all)")
  }

  /// A number of states among all of a cause.
  static func reviewPart(_ count: Int, of all: Int) -> Phrase {
    Phrase(localized: "\(count) of \(all)")
  }

  /// A flag that a state does not have, but is on by default.
  static func reviewNot(_ flag: String) -> Phrase { Phrase(localized: "not \(flag)") }

  static func reviewPlace(_ number: Int, _ count: Int) -> Phrase {
    Phrase(localized: "\(number) of \(count)", context: "place")
  }

  /// The number of entries of the list.
  static func reviewCauses(_ count: Int, isGrouped: Bool) -> Phrase {
    isGrouped
      ? Phrase(localized: "\(count, "cause")") : Phrase(localized: "\(count, "change")")
  }

  /// The number of entries out of sight.
  static func reviewMore(_ count: Int) -> Phrase { Phrase(localized: "\(count) more") }

  static func reviewSame(_ count: Int) -> Phrase {
    Phrase(localized: "The same change in \(count) states")
  }

  static func reviewNewStates(_ count: Int) -> Phrase {
    Phrase(localized: "\(count) new states")
  }

  static func reviewGoneStates(_ count: Int) -> Phrase {
    Phrase(localized: "\(count) states that are gone")
  }

  static func reviewRenamedStates(_ count: Int) -> Phrase {
    Phrase(localized: "\(count) renamed states")
  }

  /// The range of the visible small pictures.
  static func reviewShown(_ first: Int, _ last: Int) -> Phrase {
    Phrase(localized: "\(first)–\(last) shown")
  }

  /// The part of a picture that is too large.
  static func reviewCut(_ part: CellRect, of picture: CellPicture) -> Phrase {
    var parts: [Phrase] = []
    if part.columns < picture.columns {
      let (first, last) = (part.column + 1, part.endColumn)
      parts.append(
        first == last
          ? Phrase(localized: "column \(first) of \(picture.columns)")
          : Phrase(localized: "columns \(first)–\(last) of \(picture.columns)"))
    }
    if part.rows < picture.rows {
      let (first, last) = (part.row + 1, part.endRow)
      parts.append(
        first == last
          ? Phrase(localized: "row \(first) of \(picture.rows)")
          : Phrase(localized: "rows \(first)–\(last) of \(picture.rows)"))
    }
    return .joined(parts, separator: ", ")
  }

  /// The place of a group of looks that changed alike.
  static func reviewGroupOf(_ number: Int, _ count: Int) -> Phrase {
    Phrase(localized: "group \(number) of \(count)")
  }

  static func reviewGroups(_ count: Int) -> Phrase {
    Phrase(
      localized:
        "\(count, "cause; a key decides all of its states", "causes; a key decides all states of one")"
    )
  }

  static func reviewCounts(
    _ accepted: Int, _ rejected: Int, _ skipped: Int, left: Int
  ) -> Phrase {
    let decided = "✓ \(accepted)   ✕ \(rejected)" + (skipped > 0 ? "   – \(skipped)" : "")
    return Phrase(localized: "\(decided)   left \(left)")
  }

  static func reviewQuestion(_ verdict: Verdict, _ count: Int, of shown: Int) -> Phrase {
    switch verdict {
    case .accepted:
      Phrase(localized: "Accept \(count) of \(shown) shown?")
    case .rejected:
      Phrase(localized: "Reject \(count) of \(shown) shown?")
    case .skipped:
      Phrase(localized: "Skip \(count) of \(shown) shown?")
    }
  }

  static func reviewDone(_ verdict: Verdict, _ count: Int) -> Phrase {
    Phrase(localized: "\(count) \(verdict.name); u takes it back")
  }

  static func reviewWaits(_ verdict: Verdict, _ count: Int, waiting: Int) -> Phrase {
    Phrase(
      localized: "\(count) \(verdict.name), \(waiting) wait for another cause; u takes it back")
  }

  static func reviewUndone(_ verdict: Verdict, _ count: Int) -> Phrase {
    Phrase(localized: "Taken back: \(count) \(verdict.name)")
  }

  static func reviewRedone(_ verdict: Verdict, _ count: Int) -> Phrase {
    Phrase(localized: "Done again: \(count) \(verdict.name)")
  }

  static func reviewNotWritten(_ reason: String) -> Phrase {
    Phrase(localized: "Not written: \(reason)")
  }

  static func reviewReasonNotWritten(_ failure: String) -> Phrase {
    Phrase(localized: "The decision is kept, its reason is not: \(failure)")
  }

  static func reviewChanged(_ variant: VariantID) -> Phrase {
    Phrase(localized: "\(variant) was changed meanwhile; nothing was written. It was reloaded.")
  }

  static func reviewUnreadable(_ variant: VariantID, _ reason: String) -> Phrase {
    Phrase(localized: "\(variant) was changed meanwhile and cannot be read: \(reason)")
  }
}
