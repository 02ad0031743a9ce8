/// Which part of the state space an axis belongs to.
public enum AxisTier: String, Hashable, Sendable, CaseIterable {
  /// What the style says; the printed counts multiply these.
  case design
  /// What a person is doing with the thing at the moment.
  case interaction
  /// Awkward titles.
  case text
}

/// A value of an axis, told apart from the Swift type behind it.
public enum AxisValue: Hashable, Sendable {
  case flag(Bool)
  /// The index into the names of the choice.
  case choice(Int)
  /// nil is the sample in the language of the labels.
  case text(String?)
}

/// What there is to know of an axis without its payload.
public struct AxisInfo: Hashable, Sendable {
  /// What decides the control and the spelling.
  public enum Kind: Hashable, Sendable {
    case toggle
    /// The names as links spell them.
    case choice([String])
    /// The samples of the awkward tier.
    case text(samples: [String])
  }

  /// The name as links spell it: lower case with hyphens, the Swift label without `is`.
  public let name: String
  public let tier: AxisTier
  public let kind: Kind
  /// The value of a state that nobody has touched.
  public internal(set) var standard: AxisValue

  /// The values the axis adds to the state space, in the order they are shown.
  public var values: [AxisValue] {
    switch kind {
    case .toggle: [.flag(false), .flag(true)]
    case .choice(let names): names.indices.map { .choice($0) }
    case .text(let samples): [.text(nil)] + samples.map { .text($0) }
    }
  }

  /// The value as a person reads it; empty for the sample text.
  public func spelling(of value: AxisValue) -> String {
    switch (kind, value) {
    case (.choice(let names), .choice(let index)) where names.indices.contains(index):
      names[index]
    case (_, .flag(let isOn)): isOn ? "on" : "off"
    case (_, .text(let text)): text ?? ""
    case (_, .choice): ""
    }
  }

  /// The value a link spells so; nil where the axis has none of the name.
  public func value(spelled text: String) -> AxisValue? {
    switch kind {
    case .toggle:
      switch text {
      case "true", "on", "yes": .flag(true)
      case "false", "off", "no": .flag(false)
      case _: nil
      }
    case .choice(let names): names.firstIndex(of: text).map { .choice($0) }
    case .text: .text(text)
    }
  }

  /// The value a number of steps on, going round at the ends; a text has no neighbours.
  public func value(after value: AxisValue, by step: Int) -> AxisValue {
    guard case .text = kind else {
      let all = values
      guard let index = all.firstIndex(of: value), !all.isEmpty else { return standard }
      let moved = (index + step) % all.count
      return all[moved < 0 ? moved + all.count : moved]
    }
    return value
  }
}
