public import GSDesign

/// One axis of a specimen: a member of its payload that a person may change.
///
/// ```swift
/// .choice("color", \.color).withSwatch()
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
  private(set) var notes: [Phrase] = []
  private(set) var frames: [AxisFrame] = []
  private(set) var hasSwatch = false
  /// The value; nil if the axis does not apply to the state.
  let read: @Sendable (Payload) -> AxisValue?
  let write: @Sendable (inout Payload, AxisValue) -> Void
  /// The sample text used until a person enters one.
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

  /// The same axis, in links but outside the space.
  ///
  /// For a person's actions, in more ways than can be multiplied: which members were removed, where a caret is.
  public func held() -> StateAxis {
    var axis = self
    axis.isHeld = true
    return axis
  }

  /// The same axis with values that may look like the default one in 16 colours or fewer; a line that marks them need
  /// not be visible to everyone.
  public func fainter(_ values: Set<AxisValue>) -> StateAxis {
    var axis = self
    axis.faint = values
    return axis
  }

  /// The same axis with values at which the component is invisible: a message that is gone, a row without members.
  public func showingNothing(at values: Set<AxisValue>) -> StateAxis {
    var axis = self
    axis.blank = values
    return axis
  }

  /// The same axis with a short note on each value of a choice, such as the size of a style, in the order of the
  /// values.
  public func noting(_ notes: [Phrase]) -> StateAxis {
    var axis = self
    axis.notes = notes
    return axis
  }

  /// The same axis with a swatch beside its value: the fill of the look, else its line, else its words.
  ///
  /// For a choice of colours, whose names say less than the colour itself.
  public func withSwatch() -> StateAxis {
    var axis = self
    axis.hasSwatch = true
    return axis
  }

  /// The same axis with values that follow one another by themselves in the gallery, and begin again after the last.
  ///
  /// ```swift
  /// .toggle("dismissed", \.isDismissed, tier: .interaction)
  ///   .moving([AxisFrame(.flag(false), for: .seconds(3)), AxisFrame(.flag(true), for: .seconds(1))])
  /// ```
  ///
  /// Exports, baselines and the `matrix` command show the state as it is.
  public func moving(_ frames: [AxisFrame]) -> StateAxis {
    var axis = self
    axis.frames = frames
    return axis
  }

  /// The same axis as the associated value of one case of an enumeration.
  func asAssociated() -> StateAxis {
    var axis = self
    axis.isAssociated = true
    return axis
  }

  /// The description of the axis without the payload.
  ///
  /// - Parameter payload: the initial state.
  func info(standard payload: Payload) -> AxisInfo {
    AxisInfo(
      name: name, tier: tier, meaning: meaning, kind: kind,
      standard: read(payload) ?? kind.first, isHeld: isHeld,
      isAssociated: isAssociated, faint: faint, blank: blank, notes: notes, frames: frames,
      hasSwatch: hasSwatch)
  }
}

extension AxisInfo.Kind {
  /// The value of an axis that does not apply to the initial state.
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

/// A key path to an axis's value in a payload: `\.isSelected` at the call, evaluated only when it is needed.
///
/// Functions that take one are inlined. The compiler then sees the literal, and reads and writes the member itself;
/// making eighty key paths at run time took a twelfth of the start.
public typealias AxisPath<Payload, Value> = @Sendable () -> WritableKeyPath<Payload, Value>

/// `plainText` as links spell it: `plain-text`.
func hyphenated(_ name: String) -> String {
  // Asking characters for their case is 4 % of the start, and names are ASCII.
  guard name.utf8.allSatisfy({ $0 < 0x80 }) else {
    return name.reduce(into: "") { result, character in
      if character.isUppercase, !result.isEmpty { result += "-" }
      result += character.lowercased()
    }
  }
  guard name.utf8.contains(where: { 0x41...0x5A ~= $0 }) else { return name }
  var bytes: [UInt8] = []
  for byte in name.utf8 {
    let isUppercase = 0x41...0x5A ~= byte
    if isUppercase, !bytes.isEmpty { bytes.append(UInt8(ascii: "-")) }
    bytes.append(isUppercase ? byte | 0x20 : byte)
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// The axes that most components have, under the names and with the meanings they have everywhere.
extension StateAxis {
  /// `disabled`: the whole thing refuses focus, keys and pointer.
  @inline(__always)
  public static func disabled(
    _ path: @autoclosure @escaping AxisPath<Payload, Bool>
  ) -> StateAxis {
    toggle("disabled", path(), meaning: .disabled)
  }

  /// `selected`: the thing is chosen.
  @inline(__always)
  public static func selected(
    _ path: @autoclosure @escaping AxisPath<Payload, Bool>
  ) -> StateAxis {
    toggle("selected", path(), meaning: .selected)
  }

  /// `focused`: the keys go to the thing.
  @inline(__always)
  public static func focused(
    _ path: @autoclosure @escaping AxisPath<Payload, Bool>
  ) -> StateAxis {
    toggle("focused", path(), tier: .interaction, meaning: .focused)
  }

  /// `caret-from-end`: the number of characters after the caret of a text. It is not multiplied.
  @inline(__always)
  static func caret(_ path: @autoclosure @escaping AxisPath<Payload, Int>) -> StateAxis {
    stepper("caret-from-end", path(), 0...1_000_000, samples: [0], tier: .interaction).held()
  }

  /// `interaction`: the pointer's effect. Hovering may look like resting in 16 colours or fewer.
  @inline(__always)
  public static func interaction(
    _ path: @autoclosure @escaping AxisPath<Payload, Interaction>
  ) -> StateAxis {
    let hovered = Interaction.allCases.firstIndex(of: .hovered) ?? 0
    return choice("interaction", path(), tier: .interaction, meaning: .pointer)
      .fainter([.choice(hovered)])
  }
}

extension StateAxis {
  /// The case of an enumeration with associated values, each through a representative.
  ///
  /// The payload of a case is an axis of its own, with ``associated(_:_:by:samples:meaning:read:write:)`` and a dot in
  /// its name; it has no value in the other cases, and no state is counted twice because of it.
  ///
  /// ```swift
  /// .cases("phase", \.phase, [("idle", .idle), ("loading", .loading(progress: 0))]) { phase in
  ///   switch phase {
  ///   case .idle: "idle"
  ///   case .loading: "loading"
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - axis: the name of the axis in links.
  ///   - path: the stored value that the axis reads and writes.
  ///   - representatives: one value for each case, with its name in links.
  ///   - name: the name of a value's case, among those of `representatives`.
  ///   - tier: whether it belongs to the design or to the interaction.
  ///   - meaning: the meaning of a difference in this axis.
  @inline(__always)
  public static func cases<Value: Hashable & Sendable>(
    _ axis: String, _ path: @autoclosure @escaping AxisPath<Payload, Value>,
    _ representatives: [(name: String, value: Value)], tier: AxisTier = .design,
    meaning: AxisMeaning = .state, name: @escaping @Sendable (Value) -> String
  ) -> StateAxis {
    let names = representatives.map(\.name)
    let values = representatives.map(\.value)
    return StateAxis(
      name: axis, tier: tier, meaning: meaning, kind: .choice(names),
      read: { .choice(names.firstIndex(of: name($0[keyPath: path()])) ?? 0) },
      write: { payload, value in
        // Setting the current case keeps its associated value.
        guard case .choice(let index) = value, values.indices.contains(index),
          name(payload[keyPath: path()]) != names[index]
        else { return }
        payload[keyPath: path()] = values[index]
      })
  }

  /// A number that one case of an enumeration carries.
  ///
  /// - Parameters:
  ///   - name: the name in links.
  ///   - range: the smallest and the largest value.
  ///   - step: the distance of neighbouring values.
  ///   - samples: the numbers the space multiplies by.
  ///   - meaning: the meaning of a difference in this axis.
  ///   - read: nil in the cases that carry no such number.
  ///   - write: changes the number in the cases that carry it, and nothing in the others.
  public static func associated(
    _ name: String, _ range: ClosedRange<Double>, by step: Double, samples: [Double],
    meaning: AxisMeaning = .variety, read: @escaping @Sendable (Payload) -> Double?,
    write: @escaping @Sendable (inout Payload, Double) -> Void
  ) -> StateAxis {
    StateAxis(
      name: name, tier: .design, meaning: meaning,
      kind: .number(NumberScale(range, by: step), samples: samples),
      read: { read($0).map { .number($0) } },
      write: { payload, value in
        guard read(payload) != nil, case .number(let number) = value else { return }
        write(&payload, number)
      }
    ).asAssociated()
  }

  /// One of several values that one case of an enumeration carries.
  ///
  /// - Parameters:
  ///   - name: the name in links.
  ///   - values: the values, with their names in links.
  ///   - meaning: the meaning of a difference in this axis.
  ///   - read: nil in the cases that carry no such value.
  ///   - write: changes the value in the cases that carry it, and nothing in the others.
  public static func associated<Value: Hashable & Sendable>(
    _ name: String, values: [(name: String, value: Value)], meaning: AxisMeaning = .variety,
    read: @escaping @Sendable (Payload) -> Value?,
    write: @escaping @Sendable (inout Payload, Value) -> Void
  ) -> StateAxis {
    let names = values.map(\.name)
    let values = values.map(\.value)
    return StateAxis(
      name: name, tier: .design, meaning: meaning, kind: .choice(names),
      read: { read($0).map { .choice(values.firstIndex(of: $0) ?? 0) } },
      write: { payload, value in
        guard read(payload) != nil, case .choice(let index) = value, values.indices.contains(index)
        else { return }
        write(&payload, values[index])
      }
    ).asAssociated()
  }
}
