import Foundation

/// A JSON document that distinguishes booleans from numbers.
indirect enum Document: Hashable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([Document])
  case object([String: Document])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([Document].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: Document].self))
    }
  }

  init(_ text: String) throws {
    self = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
  }

  subscript(name: String) -> Document? {
    if case .object(let members) = self { members[name] } else { nil }
  }
}

/// Checks documents against a JSON Schema, draft 2020-12: the keywords that the package's schemas use. Any other
/// keyword is a finding, so no schema claims something unchecked.
struct SchemaValidator {
  let schema: Document

  /// A schema of the package by its name.
  init(named name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appendingPathComponent("Documentation/schema/\(name).schema.json")
    schema = try JSONDecoder().decode(Document.self, from: Data(contentsOf: file))
  }

  init(_ text: String) throws {
    schema = try Document(text)
  }

  /// The faults of a document, with their places; empty if it is valid.
  func findings(in document: Document) -> [String] {
    findings(document, schema, "$")
  }

  private func findings(_ value: Document, _ schema: Document, _ place: String) -> [String] {
    switch schema {
    case .bool(true): return []
    case .bool(false): return ["\(place): nothing may stand here"]
    case .object(let keywords):
      return keywords.sorted { $0.key < $1.key }.flatMap { keyword, argument in
        findings(value, keyword, argument, keywords, place)
      }
    case .null, .number, .string, .array: return ["\(place): the schema is no schema"]
    }
  }

  private func findings(
    _ value: Document, _ keyword: String, _ argument: Document, _ schema: [String: Document],
    _ place: String
  ) -> [String] {
    switch keyword {
    case "$schema", "$defs", "title", "description": return []
    case "type":
      let types = if case .array(let several) = argument { several } else { [argument] }
      return types.contains { Self.has(value, type: $0) } ? [] : ["\(place): the type is wrong"]
    case "const": return value == argument ? [] : ["\(place): it is another value"]
    case "enum":
      guard case .array(let values) = argument, values.contains(value) else {
        return ["\(place): it is none of the values"]
      }
      return []
    case "minimum":
      guard case .number(let number) = value, case .number(let least) = argument else { return [] }
      return number < least ? ["\(place): it is less than \(least)"] : []
    case "pattern":
      guard case .string(let text) = value, case .string(let pattern) = argument else { return [] }
      let isMatched = text.range(of: pattern, options: .regularExpression) != nil
      return isMatched ? [] : ["\(place): it is not spelled as it has to be"]
    case "items":
      guard case .array(let items) = value else { return [] }
      return items.enumerated().flatMap { findings($0.element, argument, "\(place)[\($0.offset)]") }
    case "required":
      guard case .object(let members) = value, case .array(let names) = argument else { return [] }
      return names.compactMap { name in
        guard case .string(let name) = name, members[name] == nil else { return nil }
        return "\(place): \(name) is missing"
      }
    case "properties":
      guard case .object(let members) = value, case .object(let schemas) = argument else {
        return []
      }
      return members.sorted { $0.key < $1.key }.flatMap { name, member in
        schemas[name].map { findings(member, $0, "\(place).\(name)") } ?? []
      }
    case "additionalProperties":
      guard case .object(let members) = value else { return [] }
      let known = schema["properties"]
      return members.sorted { $0.key < $1.key }.filter { known?[$0.key] == nil }
        .flatMap { findings($0.value, argument, "\(place).\($0.key)") }
    case "$ref": return findings(value, target(of: argument), place)
    case _: return ["\(place): the keyword \(keyword) is not checked"]
    }
  }

  /// The target of `#/$defs/name`; a missing target accepts nothing.
  private func target(of reference: Document) -> Document {
    guard case .string(let path) = reference, path.hasPrefix("#/") else { return .bool(false) }
    return path.dropFirst(2).split(separator: "/")
      .reduce(schema) { $0[String($1)] ?? .bool(false) }
  }

  private static func has(_ value: Document, type: Document) -> Bool {
    guard case .string(let name) = type else { return false }
    switch (name, value) {
    case ("null", .null), ("boolean", .bool), ("number", .number), ("string", .string),
      ("array", .array), ("object", .object):
      return true
    case ("integer", .number(let number)): return number == number.rounded()
    case _: return false
    }
  }
}
