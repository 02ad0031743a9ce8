/// A short message that the next key takes away.
package enum Toast: Codable, Hashable, Sendable {
  case copied(String)
  case impossible(Phrase)
  case says(Phrase)
  /// Neither done nor refused: something a person may want to know.
  case tells(Phrase)
  case fails(Phrase)

  /// The message for followers: they see that a link was copied, but not the link.
  package var presented: Toast {
    switch self {
    case .copied: .copied("")
    case .impossible, .says, .tells, .fails: self
    }
  }
}
