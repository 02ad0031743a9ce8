public import GSDesign
public import GalleryKit
public import StateSpace

/// A law that does not hold, and where.
public struct Violation: Hashable, Sendable {
  /// The law that is broken.
  public let law: BehaviorLaw
  /// The state it was seen in, with the fewest values that differ from the default.
  public let link: Link
  /// The intents handled in that state.
  public let steps: [Intent]
  /// The state it was compared with.
  public let other: Link?
  /// A one-sentence description of the fault.
  public let seen: Phrase
  /// Whether it is a fault only without colour.
  public let isColorAlone: Bool
  /// The number of further states checked that have all of its values and break the law as well.
  public var more = 0
}

/// The result of checking a law on a specimen.
public struct LawCheck: Hashable, Sendable {
  /// The law that was checked.
  public let law: BehaviorLaw
  /// The id of the specimen.
  public let specimen: VariantID
  /// The number of states the law was checked on; 0 if it does not apply.
  public internal(set) var count: Int
  /// Each fault with the smallest state that shows it; empty if the law holds.
  public internal(set) var violations: [Violation]

  /// Whether the law applies to any state.
  public var applies: Bool { count > 0 }
}

/// The verdict of a law on one state.
enum LawResult {
  case doesNotApply
  case holds
  case broken(Evidence)
}

/// The evidence that a law is broken in one state.
struct Evidence {
  var steps: [Intent] = []
  var other: SpecimenState?
  /// Whether it only shows without colour.
  var isInMono = false
  let seen: Phrase

  init(_ seen: Phrase) {
    self.seen = seen
  }

  func after(_ steps: [Intent]) -> Evidence {
    var result = self
    result.steps = steps
    return result
  }

  func against(_ other: SpecimenState, isInMono: Bool = false) -> Evidence {
    var result = self
    result.other = other
    result.isInMono = isInMono
    return result
  }
}

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
