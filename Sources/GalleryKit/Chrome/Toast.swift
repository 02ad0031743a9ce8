/// A short message that the next key takes away.
package enum Toast: Hashable, Sendable {
  case copied(String)
  case impossible(Phrase)
  case says(Phrase)
  /// Neither done nor refused: something a person may want to know.
  case tells(Phrase)
  case fails(Phrase)
}
