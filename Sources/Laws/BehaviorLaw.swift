public import GalleryKit

/// The laws of behaviour that hold for every component in every state.
///
/// They are checked through the declaration of a specimen alone, so that a component of another package is held to
/// them without a line written for it.
public enum BehaviorLaw: Int, Hashable, Sendable, CaseIterable {
  /// States that mean different things look different, without colour as well.
  case meaningIsSeen = 1
  /// A disabled component takes neither focus, keys nor pointer, and shows none of them.
  case disabledRests
  /// No flag overwrites another: switched off again, it restores the former look.
  case flagsAreKept
  /// The same state always has the same look, with any renderer.
  case sameStateSameLook
  /// Moving the focus selects nothing without reporting it, and the focus is never lost.
  case focusIsNoSelection
  /// The measured size is the drawn one, and no interaction changes it.
  case sizeStays
  /// A press acts on release alone, ends when the pointer leaves, and changes no label.
  case pressActsOnRelease
  /// A component is one tab stop; arrows, Home and End stay inside.
  case oneTabStop
  /// After any intents the state is a possible one, and the next key works.
  case anythingIsSurvived

  /// A short name of the law.
  public var name: Phrase {
    switch self {
    case .meaningIsSeen: Phrase(localized: "meaning is seen")
    case .disabledRests: Phrase(localized: "disabled rests")
    case .flagsAreKept: Phrase(localized: "flags are kept")
    case .sameStateSameLook: Phrase(localized: "same state, same look")
    case .focusIsNoSelection: Phrase(localized: "focus is not selection")
    case .sizeStays: Phrase(localized: "size stays")
    case .pressActsOnRelease: Phrase(localized: "press acts on release")
    case .oneTabStop: Phrase(localized: "one tab stop")
    case .anythingIsSurvived: Phrase(localized: "anything is survived")
    }
  }

  /// The law in a sentence.
  public var sentence: Phrase {
    switch self {
    case .meaningIsSeen:
      Phrase(localized: "States that mean different things look different, without colour as well.")
    case .disabledRests:
      Phrase(
        localized: "Disabled components ignore focus, keys and pointer, and show none of them.")
    case .flagsAreKept:
      Phrase(localized: "No flag overwrites another; clearing one restores the previous state.")
    case .sameStateSameLook:
      Phrase(localized: "The same state always has the same look.")
    case .focusIsNoSelection:
      Phrase(localized: "Moving the focus selects nothing unsaid, and the focus is never lost.")
    case .sizeStays:
      Phrase(
        localized: "The measured size is the drawn one, and no state of the moment changes it.")
    case .pressActsOnRelease:
      Phrase(
        localized:
          "A press acts on release alone, ends when the pointer leaves, and changes no label.")
    case .oneTabStop:
      Phrase(localized: "A component is one tab stop; arrows, Home and End stay inside.")
    case .anythingIsSurvived:
      Phrase(localized: "After any input, the state is possible and the next key works.")
    }
  }
}
