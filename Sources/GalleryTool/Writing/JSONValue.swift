/// A value of JSON (RFC 8259) of any shape, as it is read; members keep their order.
indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number that is no integer of 64 bits.
  case decimal(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  struct Member: Hashable, Sendable {
    var name: String
    var value: JSONValue
  }

  /// An object of members in order.
  static func members(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { Member(name: $0.key, value: $0.value) })
  }

  static func strings(_ strings: [String]) -> JSONValue {
    .array(strings.map { .string($0) })
  }
}

extension JSONValue: Encodable {
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .integer(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .decimal(let value):
      try JSONNullable(value.isFinite ? value + 0 : nil).encode(to: encoder)
    case .string(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .array(let values):
      var container = encoder.unkeyedContainer()
      for value in values { try container.encode(value) }
    case .object(let members):
      var container = encoder.container(keyedBy: Name.self)
      for member in members {
        try container.encode(member.value, forKey: Name(stringValue: member.name))
      }
    }
  }
}
