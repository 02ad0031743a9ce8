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
