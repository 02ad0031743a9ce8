/// A short message that the next key takes away; one that only confirms goes by itself where things may move.
package enum Toast: Codable, Hashable, Sendable {
  case copied(String)
  case impossible(Phrase)
  case says(Phrase)
  /// Neither done nor refused: something a person may want to know.
  case tells(Phrase)
  case fails(Phrase)

  /// Takes a brief message away.
  package static let timer = "toast"
  /// The time that a brief message is shown.
  package static let time = Duration.seconds(4)

  /// Whether it only confirms an action, with nothing in it to read slowly or to copy.
  package var isBrief: Bool {
    switch self {
    case .copied, .says: true
    case .impossible, .tells, .fails: false
    }
  }

  /// The message for followers: they see that a link was copied, but not the link.
  package var presented: Toast {
    switch self {
    case .copied: .copied("")
    case .impossible, .says, .tells, .fails: self
    }
  }
}
