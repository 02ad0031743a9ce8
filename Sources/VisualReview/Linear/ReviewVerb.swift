import GalleryKit

/// The first word of a line in the review with prompts and answers.
enum ReviewVerb: Hashable, Sendable, LinearWord {
  case list, read, next, previous, undecided, states
  case accept, reject, skip, reason, yes, no, undo, redo
  case group, filter, link, help, quit

  /// Its row in the table of verbs; single letters are the keys of the full screen.
  var words: LinearWords {
    switch self {
    case .list:
      LinearWords(
        Phrase(localized: "list"),
        purpose: Phrase(localized: "Lists the changes; a number opens one."))
    case .read:
      LinearWords(
        Phrase(localized: "read"),
        purpose: Phrase(localized: "Reads the change again."))
    case .next:
      LinearWords(
        Phrase(localized: "next"),
        purpose: Phrase(localized: "Opens the next change."))
    case .previous:
      LinearWords(
        Phrase(localized: "previous"),
        purpose: Phrase(localized: "Opens the previous change."))
    case .undecided:
      LinearWords(
        Phrase(localized: "undecided"),
        purpose: Phrase(localized: "Opens the next undecided change."))
    case .states:
      LinearWords(
        Phrase(localized: "states"),
        purpose: Phrase(localized: "Lists the states of the change."))
    case .accept:
      LinearWords(
        Phrase(localized: "accept"), others: ["a"],
        purpose: Phrase(localized: "Makes the change the baseline; accept all asks first."))
    case .reject:
      LinearWords(
        Phrase(localized: "reject"), others: ["r"],
        purpose: Phrase(localized: "Keeps the baseline; reject all asks first."))
    case .skip:
      LinearWords(
        Phrase(localized: "skip"), others: ["s"],
        purpose: Phrase(localized: "Leaves the change pending; skip all asks first."))
    case .reason:
      LinearWords(
        Phrase(localized: "reason"),
        purpose: Phrase(localized: "Gives the reason for the decision, such as reason Too dark."))
    case .yes:
      LinearWords(
        Phrase(localized: "yes"), others: ["y"],
        purpose: Phrase(localized: "Confirms the question."))
    case .no:
      LinearWords(
        Phrase(localized: "no"), others: ["n"],
        purpose: Phrase(localized: "Declines the question."))
    case .undo:
      LinearWords(
        .undo, others: ["u", "취소"],
        purpose: Phrase(localized: "Undoes the last decision."))
    case .redo:
      LinearWords(
        .redo, purpose: Phrase(localized: "Redoes the decision."))
    case .group:
      LinearWords(
        Phrase(localized: "group"), others: ["g"],
        purpose: Phrase(localized: "Groups identical changes, or ungroups them."))
    case .filter:
      LinearWords(
        Phrase(localized: "filter"), others: ["/"],
        purpose: Phrase(
          localized:
            "Keeps the changes that match, such as filter tag/*:selected; alone, it keeps all."))
    case .link:
      LinearWords(
        Phrase(localized: "link"),
        purpose: Phrase(localized: "Prints the link of the state."))
    case .help:
      LinearWords(
        Phrase(localized: "help"), others: ["?"],
        purpose: Phrase(localized: "Lists the commands."))
    case .quit:
      LinearWords(
        Phrase(localized: "quit"), others: ["q"],
        purpose: Phrase(localized: "Quits; undecided changes stay pending."))
    }
  }
}
