/// The description of an axis without its payload.
public struct AxisInfo: Hashable, Sendable {
  /// The kind of axis, which determines its control and its spelling.
  public enum Kind: Hashable, Sendable {
    /// A switch.
    case toggle
    /// One of several, by the names links spell.
    case choice([String])
    /// Any of several; the samples are the sets that the space multiplies by.
    case options([String], samples: [UInt64])
    /// A number of a scale; the samples are those the space multiplies by.
    case number(NumberScale, samples: [Double])
    /// Words; the samples are those of the awkward tier.
    case text(samples: [String])
  }

  /// The name as links spell it: lower case with hyphens, the Swift label without `is`; for an associated value, after
  /// a dot.
  public let name: String
  /// The tier it belongs to: style, interaction or awkward text.
  public let tier: AxisTier
  /// The meaning of a difference between two values, such as another state or another size.
  public let meaning: AxisMeaning
  /// The values it has, and those among them that the space multiplies by.
  public let kind: Kind
  /// The value in the initial state.
  public let standard: AxisValue
  /// Whether it is in links but not in the space: a person's actions, in more ways than can be multiplied.
  public let isHeld: Bool
  /// Whether it is the associated value of one case of an enumeration; it has no value in the other cases.
  public let isAssociated: Bool
  /// The values that may look like the default one in 16 colours or fewer.
  public let faint: Set<AxisValue>
  /// The values at which the component is invisible.
  public let blank: Set<AxisValue>
  /// The values of an automatic animation; empty for an axis that does not move.
  public let frames: [AxisFrame]

  /// The values the axis adds to the state space, in the order they are shown.
  public var values: [AxisValue] {
    guard !isHeld else { return [standard] }
    switch kind {
    case .toggle: return [.flag(false), .flag(true)]
    case .choice(let names): return names.indices.map { .choice($0) }
    case .options(_, let samples): return samples.map { .options($0) }
    case .number(_, let samples): return samples.map { .number($0) }
    case .text(let samples): return [.text(nil)] + samples.map { .text($0) }
    }
  }

  /// The value as a person reads it; empty for the sample text.
  public func spelling(of value: AxisValue) -> String {
    switch (kind, value) {
    case (.choice(let names), .choice(let index)) where names.indices.contains(index):
      names[index]
    case (.options(let names, _), .options(let bits)): Self.spelling(of: bits, names)
    case (_, .flag(let isOn)): isOn ? "on" : "off"
    case (_, .number(let number)): NumberScale.spelling(of: number)
    case (_, .text(let text)): text ?? ""
    case (_, .choice), (_, .options): ""
    }
  }

  /// All values that links spell, as a person reads them: a range of numbers, and the members of a set.
  package var choices: [String] {
    switch kind {
    case .toggle: [spelling(of: .flag(false)), spelling(of: .flag(true))]
    case .choice(let names): names
    case .text: []
    case .options(let names, samples: _): [Self.emptySet] + names
    case .number(let scale, samples: _): [scale.ends]
    }
  }

  /// The value with a spelling in links; nil if the axis has no such value.
  public func value(spelled text: String) -> AxisValue? {
    switch kind {
    case .toggle:
      switch text {
      case "true", "on", "yes": .flag(true)
      case "false", "off", "no": .flag(false)
      case _: nil
      }
    case .choice(let names): names.firstIndex(of: text).map { .choice($0) }
    case .options(let names, _): Self.options(spelled: text, names).map { .options($0) }
    case .number(let scale, _): scale.number(spelled: text).map { .number($0) }
    case .text: .text(text)
    }
  }

  /// The value a number of steps on: choices go round at the ends, numbers stop there; sets and texts have no
  /// neighbours.
  public func value(after value: AxisValue, by step: Int) -> AxisValue {
    switch (kind, value) {
    case (.toggle, .flag(let isOn)): return .flag(step.isMultiple(of: 2) ? isOn : !isOn)
    case (.choice(let names), .choice(let index)) where !names.isEmpty:
      let moved = (index % names.count + step % names.count) % names.count
      return .choice(moved < 0 ? moved + names.count : moved)
    case (.number(let scale, _), .number(let number)):
      return .number(scale.number(after: number, by: step))
    case (.options, .options), (.text, .text): return value
    case _: return standard
    }
  }

  /// `bold.dim`, or `none` if none is on.
  private static func spelling(of bits: UInt64, _ names: [String]) -> String {
    let on = names.indices.filter { bits >> UInt64($0) & 1 == 1 }.map { names[$0] }
    return on.isEmpty ? emptySet : on.joined(separator: ".")
  }

  private static func options(spelled text: String, _ names: [String]) -> UInt64? {
    guard text != emptySet else { return 0 }
    var bits: UInt64 = 0
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      guard let index = names.firstIndex(of: String(part)) else { return nil }
      bits |= 1 << UInt64(index)
    }
    return bits
  }

  /// The spelling of the empty set in links; no option may have this name.
  package static let emptySet = "none"
}
