package import GalleryKit

/// Messages, and the events of the component.
extension Phrase {
  static let showLink = Phrase(localized: "show link")
  /// The message with a link to copy by hand, if links are not put on the clipboard.
  static func linkToCopy(_ link: String) -> Phrase {
    Phrase(localized: "The link, to copy by hand: \(link)")
  }
  static let looksOnly = Phrase(localized: "This component is static")
  static let escapeAgain = Phrase(localized: "The component used esc. Press esc again to leave.")
  static func componentHasKeys(_ key: String) -> Phrase {
    Phrase(localized: "The component has the keys and does not use \(key). Press esc to leave.")
  }
  static let resetDone = Phrase(localized: "Knobs reset")
  static let noKnobs = Phrase(localized: "This component has no knobs.")
  static let emptyCatalogue = Phrase(localized: "The catalogue has no components.")
  static let eventPressed = Phrase(localized: "pressed")
  static let eventSelected = Phrase(localized: "selected")
  static let eventDeselected = Phrase(localized: "deselected")
  static let eventRemoved = Phrase(localized: "removed")
  static let eventEdited = Phrase(localized: "edited")
  static let eventSubmitted = Phrase(localized: "submitted")
}

/// The messages between a presenter and followers.
extension Phrase {
  static let following = Phrase(localized: "following")
  static let asPresented = Phrase(localized: "as presented")
  static let presenterHasKeys = Phrase(localized: "The presenter is in control. Press q to leave.")
  static let presenterAwaited = Phrase(localized: "Waiting for the presenter. Press q to leave.")
  static let presenterEnded = Phrase(
    localized: "The presentation has ended. This stays until you press q or it starts again.")
  static let presenterEndedEarly = Phrase(
    localized: "The presentation has ended. Waiting for the next one. Press q to leave.")
  static let sceneTooLarge = Phrase(
    localized: "This screen is too large to send. The next one that fits appears automatically.")
  package static let otherCatalogue = Phrase(
    localized:
      "The presenter's gallery has different components or themes. Follow with the same build.")
  package static let otherVersion = Phrase(
    localized: "The presenter's gallery has a different version. Follow with the same build.")
  package static let noPresenter = Phrase(
    localized: "The program at that address is not a gallery.")
  package static let noGreeting = Phrase(
    localized:
      "The program at that address does not answer as a presentation does. Nothing was sent to it.")
  package static let presentationFull = Phrase(
    localized: "The presentation is full. Try again later.")

  static func followers(_ count: Int) -> Phrase {
    Phrase(localized: "\(count, "follows", "follow")")
  }
}
