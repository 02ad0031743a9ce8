extension JSONValue {
  /// An object of the members that say anything, in order.
  static func saying(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  /// Texts; nil where there are none.
  static func list(_ texts: [String]) -> JSONValue? { texts.isEmpty ? nil : .strings(texts) }

  /// A number; nil for 0.
  static func number(_ number: Int) -> JSONValue? { number == 0 ? nil : .integer(number) }
}

extension JSONCursor {
  /// The place, where anything is there.
  var nonNil: JSONCursor? { isNull ? nil : self }

  /// A count that no list is longer than; 0 where there is none.
  func number() throws(Failure) -> Int {
    guard !isNull else { return 0 }
    let number = try count()
    guard number <= 1 << 30 else { throw failure("a count of what there can be") }
    return number
  }

  /// So many counts.
  func numbers(_ count: Int) throws(Failure) -> [Int] {
    let items = try items()
    guard items.count == count else { throw failure("\(count) counts") }
    var numbers: [Int] = []
    for item in items { numbers.append(try item.number()) }
    return numbers
  }

  /// One of the values of an enumeration, by its name.
  func named<Value: RawRepresentable<String>>() throws(Failure) -> Value {
    guard let value = Value(rawValue: try text()) else { throw failure("one of the names") }
    return value
  }

  /// Texts, none where nothing is there.
  func stringsOrEmpty() throws(Failure) -> [String] { isNull ? [] : try texts() }
}
