/// One axis of a state space: a member of its payload that may have several values.
///
/// ```swift
/// .choice("color", \.color)
/// .selected(\.isSelected)
/// .stepper("count", \.count, 0...8, samples: [0, 1, 8])
/// .text("title", \.title, samples: ["A very long title"])
/// ```
public struct StateAxis<Payload: Hashable & Sendable>: Sendable {
  /// The name as links spell it.
  public let name: String
  /// The part of the space that it belongs to.
  public let tier: AxisTier
  /// The meaning of a difference between two values.
  public let meaning: AxisMeaning
  /// The values it has, and those among them that the space multiplies by.
  public let kind: AxisInfo.Kind
  /// Whether it is in links but not in the space.
  public package(set) var isHeld = false
  /// Whether it is the associated value of one case of an enumeration.
  public package(set) var isAssociated = false
  /// The values that may look like the default one in 16 colours or fewer.
  public package(set) var faint: Set<AxisValue> = []
  /// The values at which the component is invisible.
  public package(set) var blank: Set<AxisValue> = []
  /// The values of an automatic animation.
  public package(set) var frames: [AxisFrame] = []
  @usableFromInline package let read: @Sendable (Payload) -> AxisValue?
  @usableFromInline package let write: @Sendable (inout Payload, AxisValue) -> Void

  /// An axis of any kind, read and written by closures.
  ///
  /// - Parameters:
  ///   - name: the name in links: lower case, digits and hyphens.
  ///   - tier: the part of the space that it belongs to.
  ///   - meaning: the meaning of a difference in this axis.
  ///   - kind: the values it has.
  ///   - read: the value of a payload; nil if the axis does not apply to it.
  ///   - write: changes the value; a value of another kind changes nothing.
  @inlinable
  public init(
    name: String, tier: AxisTier = .design, meaning: AxisMeaning = .variety, kind: AxisInfo.Kind,
    read: @escaping @Sendable (Payload) -> AxisValue?,
    write: @escaping @Sendable (inout Payload, AxisValue) -> Void
  ) {
    self.name = name
    self.tier = tier
    self.meaning = meaning
    self.kind = kind
    self.read = read
    self.write = write
  }

  /// The description of the axis without the payload.
  ///
  /// - Parameter payload: the initial state.
  @usableFromInline
  package func info(standard payload: Payload) -> AxisInfo {
    AxisInfo(
      name: name, tier: tier, meaning: meaning, kind: kind,
      standard: read(payload) ?? kind.first, isHeld: isHeld,
      isAssociated: isAssociated, faint: faint, blank: blank, frames: frames)
  }
}

extension StateAxis: AxisDeclaration {
  /// The axis itself.
  public var axis: StateAxis {
    get { self }
    set { self = newValue }
  }

  /// The axis itself.
  @inlinable
  public init(_ axis: StateAxis) { self = axis }
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
@usableFromInline
package func hyphenated(_ name: String) -> String {
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
