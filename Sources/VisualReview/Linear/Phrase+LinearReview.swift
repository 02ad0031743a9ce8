import GalleryKit

/// The words of the review by prompts and answers.
extension Phrase {
  static let linearReviewHint = Phrase(
    localized: "Type a command: accept, reject, skip, next, list, help, quit.")
  static let linearNoQuestion = Phrase(localized: "No question is open.")
  static let linearNothingDecided = Phrase(localized: "Nothing was decided.")
  static let linearNothingToDo = Phrase(localized: "It changes nothing here.")
  static let linearNoChange = Phrase(localized: "No change is open. Type list.")
  static let linearOnlyAll = Phrase(
    localized: "Type the command alone for this change, or with all for all of them.")
  static let linearReasonMissing = Phrase(
    localized: "Type the reason too, such as reason Too dark.")
  static let linearYesOrNo = Phrase(localized: "Type yes or no.")
  static let linearNow = Phrase(localized: "Now:")
  static let linearPicturesOnly = Phrase(
    localized:
      "Views, zoom, scrolling and colours are for pictures and exist on the full screen alone.")

  static func linearChanges(_ changes: Int, states: Int) -> Phrase {
    Phrase(localized: "\(changes, "change") in \(Phrase.reviewStates(states))")
  }

  static func linearPlace(_ number: Int, _ count: Int) -> Phrase {
    Phrase(localized: "\(number) of \(count)")
  }

  static func linearNoChangeNumbered(_ number: Int) -> Phrase {
    Phrase(localized: "There is no change \(number).")
  }

  static func linearFilterMore(_ count: Int) -> Phrase {
    Phrase(localized: "\(count) more. A filter makes the list shorter.")
  }

  static func linearCounts(
    accepted: Int, rejected: Int, skipped: Int, undecided: Int
  ) -> Phrase {
    Phrase(
      localized:
        "\(accepted) accepted, \(rejected) rejected, \(skipped) skipped, \(undecided) undecided.")
  }
}
