/// A value of JSON (RFC 8259) of any shape, by itself; members keep their order.
public indirect enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number of 64 bits.
  case integer(Int)
  /// A number that is no integer of 64 bits.
  case decimal(Double)
  /// A text.
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

    /// A value under a name.
    public init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// An object of members in order.
  public static func members(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { Member(name: $0.key, value: $0.value) })
  }

  /// An array of texts.
  public static func strings(_ strings: [String]) -> JSONValue {
    .array(strings.map { .string($0) })
  }

  /// A number by its text: an integer where it is digits alone that 64 bits hold, else the nearest floating-point number.
  public init(number text: String) {
    self = Int(text).map { .integer($0) } ?? .decimal(Double(text) ?? 0)
  }

  /// A number, whole where it is.
  public init(_ number: Double) {
    self = Int(exactly: number).map { .integer($0) } ?? .decimal(number)
  }
}

extension JSONValue {
  /// The member of an object by its name; nil where there is none.
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

  /// A text; nil for anything else.
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
