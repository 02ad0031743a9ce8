/// The names of the commands that every program of the gallery has.
extension Phrase {
  package static let undo = Phrase(localized: "undo")
  package static let redo = Phrase(localized: "redo")
  package static let help = Phrase(localized: "help")
  package static let here = Phrase(localized: "Keyboard shortcuts")
  package static let palette = Phrase(localized: "palette")
  static let recentChoices = Phrase(localized: "Recent")
  package static let run = Phrase(localized: "run")
  package static let choose = Phrase(localized: "choose")
  package static let ends = Phrase(localized: "first, last")
  package static let open = Phrase(localized: "open")
  package static let done = Phrase(localized: "done")
  package static let erase = Phrase(localized: "erase")
  package static let cancel = Phrase(localized: "back")
  package static let close = Phrase(localized: "close")
  package static let scroll = Phrase(localized: "scroll")
  package static let copyLink = Phrase(localized: "copy link")
  package static let quit = Phrase(localized: "quit")
  package static let interrupt = Phrase(localized: "quit now")
  package static let redraw = Phrase(localized: "redraw")
  package static let suspend = Phrase(localized: "suspend")
}

/// Messages.
extension Phrase {
  static let copied = Phrase(localized: "Link copied")
  package static let noMatch = Phrase(localized: "No matches")
  package static let tooSmall = Phrase(
    localized: "Too small: at least 20 columns and 5 rows are needed.")
  package static let impossible = Phrase(localized: "No such state:")
}

/// Words of reading line by line.
extension Phrase {
  /// The separator between the old value and the new one.
  package static let linearArrow = Phrase(localized: "\("") to \("")")
  package static let linearTooLong = Phrase(localized: "This line is too long and was not read.")
  static func linearUnknown(_ word: String, nearest: String?) -> Phrase {
    guard let nearest else {
      return Phrase(localized: "Unknown command “\(word)”. Type help for all commands.")
    }
    return Phrase(
      localized:
        "Unknown command “\(word)”. Did you mean \(nearest)? Type help for all commands.")
  }
}
