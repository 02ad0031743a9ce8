/// A JSON value (RFC 8259) of any kind, without a document; members keep their order.
public indirect enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A 64-bit integer.
  case integer(Int)
  /// A number that is not a 64-bit integer.
  case decimal(Double)
  /// A string.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Members in order.
  case object([Member])

  /// A value and its name.
  public struct Member: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: JSONValue

    /// Creates a member.
    public init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// An object of members in order.
  public static func members(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { Member(name: $0.key, value: $0.value) })
  }

  /// An array of strings.
  public static func strings(_ strings: [String]) -> JSONValue {
    .array(strings.map { .string($0) })
  }

  /// A number from its text: an integer if it is only digits and fits 64 bits, else the nearest floating-point
  /// number; one in hexadecimal digits is an integer if it is exact as a floating-point number.
  public init(number text: String) {
    if text.contains("x") || text.contains("X") {
      self.init(Double(text) ?? 0)
    } else {
      self = Int(text).map { .integer($0) } ?? .decimal(Double(text) ?? 0)
    }
  }

  /// A number, as an integer if it is whole.
  public init(_ number: Double) {
    self = Int(exactly: number).map { .integer($0) } ?? .decimal(number)
  }
}

extension JSONValue {
  /// The member of an object by its name; nil if it is missing.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }

  /// A number, whole or not; nil for anything else.
  public var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .decimal(let value): value
    case .null, .bool, .string, .array, .object: nil
    }
  }

  /// A string; nil for anything else.
  public var text: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  /// The values of an array; nil for anything else.
  public var items: [JSONValue]? {
    if case .array(let items) = self { return items }
    return nil
  }
}
