/// The part of the state space that an axis belongs to.
public enum AxisTier: String, Hashable, Sendable, CaseIterable {
  /// The axes of the style; the printed counts multiply these.
  case design
  /// The current interaction of a person with the component.
  case interaction
  /// Awkward titles.
  case text
}

/// A value that an axis has for a time while a component moves by itself.
public struct AxisFrame: Hashable, Sendable {
  /// The value.
  public let value: AxisValue
  /// How long it is shown.
  public let duration: Duration

  /// A value for a time.
  public init(_ value: AxisValue, for duration: Duration) {
    self.value = value
    self.duration = duration
  }
}

/// A value of an axis, independent of the Swift type behind it.
public enum AxisValue: Hashable, Sendable {
  /// Off or on.
  case flag(Bool)
  /// The index into the names of the choice.
  case choice(Int)
  /// The options that are on, a bit for each name.
  case options(UInt64)
  /// A number of the axis's scale.
  case number(Double)
  /// nil is the sample in the language of the labels.
  case text(String?)
}

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
  /// A short note on each value of a choice, in order; may be empty.
  public let notes: [Phrase]
  /// The values of an automatic animation; empty for an axis that does not move.
  public let frames: [AxisFrame]
  /// Whether the colour that its value leads to is drawn beside the value.
  public let hasSwatch: Bool

  /// The name of the axis that holds which member a row is scrolled to.
  static let scrolledName = "scrolled-to"

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
  static let emptySet = "none"
}

/// How an axis and its values are called on the screen.
extension AxisInfo {
  /// `Colour`, and `Height` where the values are `height20` and `height25`.
  var title: Phrase { Phrase.title(commonStem ?? name) }

  /// The same in running text.
  var word: Phrase { Phrase.word(commonStem ?? name) }

  /// A value as a person reads it: `purple`, and `20` of `height20`. A text is as it is.
  func word(of value: AxisValue) -> Phrase {
    switch (kind, value) {
    case (.choice(let names), .choice(let index)) where names.indices.contains(index):
      Phrase.word(String(names[index].dropFirst(commonStem?.count ?? 0)))
    case (_, .flag(let isOn)): isOn ? .on : .off
    case (.options, .options):
      wordOfOptions(spelling(of: value))
    case (_, .choice), (_, .options), (_, .number), (_, .text): Phrase(spelling(of: value))
    }
  }

  /// The words of a set: those of its names, or that it has none.
  private func wordOfOptions(_ spelling: String) -> Phrase {
    let words = spelling.split(separator: ".").map { Phrase.word(String($0)) }
    return Phrase(
      words.map(\.english).joined(separator: "."),
      korean: words.map(\.korean).joined(separator: "."))
  }

  /// The note on a value of a choice, if there is one.
  func note(on value: AxisValue) -> Phrase? {
    guard case .choice(let index) = value, notes.indices.contains(index) else { return nil }
    return notes[index]
  }

  /// A value with the name of its axis: `State: disabled`, `Colour: purple`.
  func paletteTitle(of value: AxisValue) -> Phrase {
    let isFlag = value == .flag(true)
    let (title, word) = (isFlag ? Phrase.stateTitle : title, isFlag ? self.word : word(of: value))
    return Phrase(
      title.english + ": " + word.english, korean: title.korean + ": " + word.korean)
  }

  /// The letters before the number at the end of each value; nil if the values are not such a numbered row.
  private var commonStem: String? {
    func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
    // Most choices are words: the last character of the first one decides quickly.
    guard case .choice(let names) = kind, names.count > 1, let first = names.first?.utf8,
      first.last.map(isDigit) == true
    else { return nil }
    let stem = first.prefix { !isDigit($0) }
    guard !stem.isEmpty else { return nil }
    let isRow = names.allSatisfy { name in
      let digits = name.utf8.dropFirst(stem.count)
      return name.utf8.starts(with: stem) && !digits.isEmpty && digits.allSatisfy(isDigit)
    }
    return isRow ? String(stem) : nil
  }
}

extension AxisInfo {
  /// The heading above its knob.
  var group: Phrase {
    switch (tier, meaning, kind) {
    case (_, _, .text): .groupContent
    case (.interaction, .pointer, .choice) where name == "interaction": .groupInteraction
    case (.interaction, .focused, .toggle): .groupInteraction
    case (.interaction, .state, _), (.interaction, .disabled, _): .groupInteraction
    case (.interaction, _, _): .groupAdvanced
    case (.design, .behavior, _): .groupAdvanced
    case (.design, _, _): .groupDesign
    case (.text, _, _): .groupContent
    }
  }
}

/// The meaning of a difference along an axis.
///
/// Laws, findings and folding go by it: states that mean something else have to look different at every depth, while
/// two sizes of one thing may fold into one look.
public enum AxisMeaning: String, Hashable, Sendable, CaseIterable {
  /// The whole thing refuses focus, keys and pointer.
  case disabled
  /// The thing, or one of its members, is chosen.
  case selected
  /// The focus of the component or of one of its members.
  case focused
  /// The pointer over the component: resting on it or pressing it.
  case pointer
  /// Another difference a person must be able to see: being edited, destroying something, a disabled member.
  case state
  /// A choice between things that mean the same: a colour, a count.
  case variety
  /// A difference in size alone, which cells may be too coarse to show.
  case size
  /// A change of behaviour that never shows.
  case behavior
  /// The text that is shown.
  case content

  /// Whether values of the axis differ in meaning, so that a person must be able to distinguish them.
  public var isState: Bool {
    switch self {
    case .disabled, .selected, .focused, .pointer, .state: true
    case .variety, .size, .behavior, .content: false
    }
  }
}
