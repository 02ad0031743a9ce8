import GSDesign

/// One axis of a specimen: a member of its payload that a person may change.
///
/// ```swift
/// .choice("color", \.color)
/// .selected(\.isSelected)
/// .stepper("count", \.count, 0...8, samples: [0, 1, 8])
/// .text("title", \.title, samples: ["A very long title"])
/// ```
public struct StateAxis<Payload: Hashable & Sendable>: Sendable {
  let name: String
  let tier: AxisTier
  let meaning: AxisMeaning
  let kind: AxisInfo.Kind
  private(set) var isHeld = false
  private(set) var isAssociated = false
  private(set) var faint: Set<AxisValue> = []
  private(set) var blank: Set<AxisValue> = []
  /// The value; nil where the state has no such thing to say.
  let read: @Sendable (Payload) -> AxisValue?
  let write: @Sendable (inout Payload, AxisValue) -> Void
  /// What a text shows while nobody has written one.
  let sample: @Sendable (Payload, Language) -> String

  init(
    name: String, tier: AxisTier, meaning: AxisMeaning, kind: AxisInfo.Kind,
    read: @escaping @Sendable (Payload) -> AxisValue?,
    write: @escaping @Sendable (inout Payload, AxisValue) -> Void,
    sample: @escaping @Sendable (Payload, Language) -> String = { _, _ in "" }
  ) {
    self.name = name
    self.tier = tier
    self.meaning = meaning
    self.kind = kind
    self.read = read
    self.write = write
    self.sample = sample
  }

  /// The same axis as part of links and no part of the space.
  ///
  /// For what a person did in more ways than can be multiplied: which members were taken away, where a caret stands.
  public func held() -> StateAxis {
    var axis = self
    axis.isHeld = true
    return axis
  }

  /// The same axis with values that may look like the standard one where there are 16 colours or none.
  public func fainter(_ values: Set<AxisValue>) -> StateAxis {
    var axis = self
    axis.faint = values
    return axis
  }

  /// The same axis with values at which nothing is to be seen: a message that is gone, a row of no members.
  public func showingNothing(at values: Set<AxisValue>) -> StateAxis {
    var axis = self
    axis.blank = values
    return axis
  }

  /// The same axis as what one case of an enumeration carries.
  func asAssociated() -> StateAxis {
    var axis = self
    axis.isAssociated = true
    return axis
  }

  /// What there is to know of the axis without the payload.
  ///
  /// - Parameter payload: the state that nobody has touched.
  func info(standard payload: Payload) -> AxisInfo {
    AxisInfo(
      name: name, tier: tier, meaning: meaning, kind: kind,
      standard: read(payload) ?? kind.first, isHeld: isHeld,
      isAssociated: isAssociated, faint: faint, blank: blank)
  }
}

extension AxisInfo.Kind {
  /// What an axis is at where the untouched state has nothing to say on it.
  var first: AxisValue {
    switch self {
    case .toggle: .flag(false)
    case .choice: .choice(0)
    case .options(_, let samples): .options(samples.first ?? 0)
    case .number(let scale, let samples): .number(samples.first ?? scale.range.lowerBound)
    case .text: .text(nil)
    }
  }
}

/// `plainText` as links spell it: `plain-text`.
func hyphenated(_ name: String) -> String {
  var result = ""
  for character in name {
    if character.isUppercase {
      if !result.isEmpty { result += "-" }
      result += character.lowercased()
    } else {
      result.append(character)
    }
  }
  return result
}
