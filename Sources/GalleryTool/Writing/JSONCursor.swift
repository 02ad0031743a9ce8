import TokenFiles

/// A value in a document and its position: reads the values that a format requires, and reports those that differ.
struct JSONCursor: Sendable {
  let value: JSONValue
  /// A pointer (RFC 6901): `/variants/3/id`; empty for the whole document.
  let pointer: String

  /// A value does not match the format.
  struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    let pointer: String
    let expected: String

    var description: String {
      "\(pointer.isEmpty ? "the document" : safe(pointer)) is not \(expected)."
    }
  }

  init(_ value: JSONValue, at pointer: String = "") {
    self.value = value
    self.pointer = pointer
  }

  func failure(_ expected: String) -> Failure {
    Failure(pointer: pointer, expected: expected)
  }

  /// The member of a name; null if it is missing.
  subscript(name: String) -> JSONCursor {
    let escaped = name.split(separator: "~", omittingEmptySubsequences: false)
      .joined(separator: "~0")
      .split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~1")
    let place = pointer + "/" + escaped
    guard case .object(let members) = value,
      let member = members.first(where: { $0.name.utf8.elementsEqual(name.utf8) })
    else { return JSONCursor(.null, at: place) }
    return JSONCursor(member.value, at: place)
  }

  var isNull: Bool { value == .null }

  func text() throws(Failure) -> String {
    guard case .string(let text) = value else { throw failure("a string") }
    return text
  }

  func bool() throws(Failure) -> Bool {
    guard case .bool(let value) = value else { throw failure("true or false") }
    return value
  }

  /// A count: an integer of 0 or more.
  func count() throws(Failure) -> Int {
    guard case .integer(let number) = value, number >= 0 else {
      throw failure("an integer from 0 on")
    }
    return number
  }

  func items() throws(Failure) -> [JSONCursor] {
    guard case .array(let values) = value else { throw failure("an array") }
    return values.enumerated().map { JSONCursor($0.element, at: pointer + "/\($0.offset)") }
  }
}
