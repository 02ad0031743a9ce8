public import GSDesign

/// One axis of a specimen: a member of its payload that a person may change.
///
/// ```swift
/// .choice("color", \.color)
/// .toggle("selected", \.isSelected)
/// .text("title", \.title, samples: ["A very long title"])
/// ```
public struct StateAxis<Payload: Hashable & Sendable>: Sendable {
  package let name: String
  package let tier: AxisTier
  package let kind: AxisInfo.Kind
  package let read: @Sendable (Payload) -> AxisValue
  package let write: @Sendable (inout Payload, AxisValue) -> Void
  /// What a text shows while nobody has written one.
  package let sample: @Sendable (Payload, Language) -> String

  package init(
    name: String, tier: AxisTier, kind: AxisInfo.Kind,
    read: @escaping @Sendable (Payload) -> AxisValue,
    write: @escaping @Sendable (inout Payload, AxisValue) -> Void,
    sample: @escaping @Sendable (Payload, Language) -> String = { _, _ in "" }
  ) {
    self.name = name
    self.tier = tier
    self.kind = kind
    self.read = read
    self.write = write
    self.sample = sample
  }

  /// A Bool, controlled by a switch.
  public static func toggle(
    _ name: String, _ path: any WritableKeyPath<Payload, Bool> & Sendable,
    tier: AxisTier = .design
  ) -> StateAxis {
    StateAxis(
      name: name, tier: tier, kind: .toggle,
      read: { .flag($0[keyPath: path]) },
      write: { payload, value in
        if case .flag(let isOn) = value { payload[keyPath: path] = isOn }
      })
  }

  /// One of the cases of an enumeration, named by their raw values.
  public static func choice<Value: CaseIterable & Hashable & Sendable & RawRepresentable<String>>(
    _ name: String, _ path: any WritableKeyPath<Payload, Value> & Sendable,
    tier: AxisTier = .design
  ) -> StateAxis {
    choice(name, path, values: Value.allCases.map { (hyphenated($0.rawValue), $0) }, tier: tier)
  }

  /// One of the values given, each with its name in links.
  public static func choice<Value: Hashable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Payload, Value> & Sendable,
    values: [(name: String, value: Value)], tier: AxisTier = .design
  ) -> StateAxis {
    let names = values.map(\.name)
    let values = values.map(\.value)
    return StateAxis(
      name: name, tier: tier, kind: .choice(names),
      read: { .choice(values.firstIndex(of: $0[keyPath: path]) ?? 0) },
      write: { payload, value in
        if case .choice(let index) = value, values.indices.contains(index) {
          payload[keyPath: path] = values[index]
        }
      })
  }

  /// A text of the payload; nil shows the sample in the language of the labels.
  ///
  /// - Parameters:
  ///   - samples: what is hard to draw; the text tier multiplies by them.
  ///   - sample: what is shown while nobody has written one.
  public static func text(
    _ name: String, _ path: any WritableKeyPath<Payload, String?> & Sendable,
    samples: [String] = [],
    sample: @escaping @Sendable (Payload, Language) -> String = { _, _ in "" }
  ) -> StateAxis {
    StateAxis(
      name: name, tier: .text, kind: .text(samples: samples),
      read: { .text($0[keyPath: path]) },
      write: { payload, value in
        if case .text(let text) = value { payload[keyPath: path] = text }
      }, sample: sample)
  }
}

/// `plainText` as links spell it: `plain-text`.
package func hyphenated(_ name: String) -> String {
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
