public import GSDesign

/// A law that does not hold, and where.
public struct Violation: Hashable, Sendable {
  /// The law that is broken.
  public let law: BehaviorLaw
  /// The state it was seen in, with the fewest values that differ from the default.
  public let link: Link
  /// What was done in that state.
  public let steps: [Intent]
  /// The state it was compared with.
  public let other: Link?
  /// What was seen, in words.
  public let seen: Phrase
  /// Whether it is a fault without colour only.
  public let isColorAlone: Bool
  /// How many more of the states looked at have all of its values and break the law as well.
  public var more = 0
}

/// What became of checking a law on a specimen.
public struct LawCheck: Hashable, Sendable {
  /// The law that was checked.
  public let law: BehaviorLaw
  /// The id of the specimen.
  public let specimen: VariantID
  /// How many states the law was asked of; 0 where it does not apply.
  public let count: Int
  /// Each fault with the smallest state that shows it; empty where the law holds.
  public let violations: [Violation]

  /// Whether there was a state that the law has anything to say of.
  public var applies: Bool { count > 0 }
}

/// What a law says of one state.
enum LawResult {
  case doesNotApply
  case holds
  case broken(Evidence)
}

/// What breaks a law in one state.
struct Evidence {
  var steps: [Intent] = []
  var other: SpecimenState?
  /// Whether it is seen without colour only.
  var isInMono = false
  let seen: Phrase

  init(_ english: String, korean: String) {
    seen = Phrase(english, korean: korean)
  }

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
