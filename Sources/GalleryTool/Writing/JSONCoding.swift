import TokenFiles

/// How a value is written as JSON and read again: one description for both directions.
///
/// Reading reports the position of a value that does not match, which `Decodable` of Foundation does not on Linux, and
/// an object's member is named once.
struct JSONCoding<Value>: Sendable {
  typealias Failure = JSONCursor.Failure

  let json: @Sendable (Value) -> JSONValue
  let value: @Sendable (JSONCursor) throws(Failure) -> Value

  init(
    _ json: @escaping @Sendable (Value) -> JSONValue,
    _ value: @escaping @Sendable (JSONCursor) throws(Failure) -> Value
  ) {
    self.json = json
    self.value = value
  }

  /// Another value, written as this one.
  ///
  /// - Parameters:
  ///   - expected: completes the sentence that a value is not …
  ///   - make: nil if no value has this form.
  func map<Other>(
    _ expected: String, to make: @escaping @Sendable (Value) -> Other?,
    from form: @escaping @Sendable (Other) -> Value
  ) -> JSONCoding<Other> {
    JSONCoding<Other>(
      { json(form($0)) },
      { place throws(Failure) in
        guard let other = make(try value(place)) else { throw place.failure(expected) }
        return other
      })
  }

  /// Another value, written as this one; each value has this form.
  func map<Other>(
    to make: @escaping @Sendable (Value) -> Other, from form: @escaping @Sendable (Other) -> Value
  ) -> JSONCoding<Other> {
    map("", to: make, from: form)
  }

  /// The same values, without those that a condition excludes.
  func checked(
    _ expected: String, _ isValid: @escaping @Sendable (Value) -> Bool
  ) -> JSONCoding {
    map(expected, to: { isValid($0) ? $0 : nil }, from: { $0 })
  }

  /// The value, or null.
  var nullable: JSONCoding<Value?> {
    JSONCoding<Value?>(
      { $0.map(json) ?? .null },
      { place throws(Failure) in place.isNull ? nil : try value(place) })
  }

  /// An array of such values.
  var list: JSONCoding<[Value]> {
    JSONCoding<[Value]>(
      { .array($0.map(json)) },
      { place throws(Failure) in
        var values: [Value] = []
        for item in try place.items() { values.append(try value(item)) }
        return values
      })
  }

  /// An object.
  ///
  /// - Parameters:
  ///   - start: the value whose fields are replaced.
  ///   - fields: read in this order.
  static func object(from start: Value, _ fields: [JSONField<Value>]) -> JSONCoding
  where Value: Sendable {
    JSONCoding(
      { value in
        .object(
          fields.compactMap { field in
            field.json(value).map { JSONValue.Member(name: field.name, value: $0) }
          })
      },
      { place throws(Failure) in
        var value = start
        for field in fields { try field.read(&value, place[field.name]) }
        return value
      })
  }
}

extension JSONCoding<String> {
  static let text = JSONCoding({ .string($0) }, { place throws(Failure) in try place.text() })
}

extension JSONCoding<Bool> {
  static let bool = JSONCoding({ .bool($0) }, { place throws(Failure) in try place.bool() })
}

extension JSONCoding<Int> {
  /// An integer of 0 or more.
  static let count = JSONCoding({ .integer($0) }, { place throws(Failure) in try place.count() })
}

extension JSONCoding where Value: RawRepresentable<String> & Sendable {
  /// A value of an enumeration, by its name.
  static func named(_ expected: String = "one of the names") -> JSONCoding {
    JSONCoding<String>.text.map(expected, to: { Value(rawValue: $0) }, from: { $0.rawValue })
  }
}

/// A member of an object: the description of one property.
struct JSONField<Root>: Sendable {
  let name: String
  /// The value of the member; nil if it is left out.
  let json: @Sendable (Root) -> JSONValue?
  let read: @Sendable (inout Root, JSONCursor) throws(JSONCursor.Failure) -> Void

  init(
    _ name: String, json: @escaping @Sendable (Root) -> JSONValue?,
    read: @escaping @Sendable (inout Root, JSONCursor) throws(JSONCursor.Failure) -> Void
  ) {
    self.name = name
    self.json = json
    self.read = read
  }

  /// Always written, and required.
  static func required<Value>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable, _ coding: JSONCoding<Value>
  ) -> JSONField {
    JSONField(name) { root in
      coding.json(root[keyPath: path])
    } read: { root, place throws(JSONCursor.Failure) in
      root[keyPath: path] = try coding.value(place)
    }
  }

  /// Follows from other fields: written for other programs, and ignored when read.
  static func derived(
    _ name: String, _ json: @escaping @Sendable (Root) -> JSONValue
  ) -> JSONField {
    JSONField(name) { root in
      json(root)
    } read: { _, _ in
    }
  }
}
