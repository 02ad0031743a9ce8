import GalleryKit

/// A value of JSON (RFC 8259); members keep their order.
indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// Written with three decimals.
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

  /// A phrase in both languages.
  static func phrase(_ phrase: Phrase) -> JSONValue {
    .members(["en": .string(phrase.english), "ko": .string(phrase.korean)])
  }

  /// The value as text, indented by two blanks, ending without a line break.
  var text: String {
    var output = ""
    write(into: &output, depth: 0)
    return output
  }

  private func write(into output: inout String, depth: Int) {
    switch self {
    case .null: output += "null"
    case .bool(let value): output += value ? "true" : "false"
    case .integer(let value): output += String(value)
    case .decimal(let value): output += Self.fixed(value)
    case .string(let value): Self.quote(value, into: &output)
    case .array(let values):
      Self.list(values, "[", "]", into: &output, depth: depth) { $0.write(into: &$1, depth: $2) }
    case .object(let members):
      Self.list(members, "{", "}", into: &output, depth: depth) { member, output, depth in
        Self.quote(member.name, into: &output)
        output += ": "
        member.value.write(into: &output, depth: depth)
      }
    }
  }

  /// Short lists of plain values stay on one line.
  private var isPlain: Bool {
    switch self {
    case .null, .bool, .integer, .decimal, .string: true
    case .array, .object: false
    }
  }

  private static func list<Item>(
    _ items: [Item], _ open: String, _ close: String, into output: inout String, depth: Int,
    write: (Item, inout String, Int) -> Void
  ) {
    if items.isEmpty {
      output += open + close
      return
    }
    if let values = items as? [JSONValue], values.allSatisfy(\.isPlain) {
      output += open
      for (index, item) in items.enumerated() {
        if index > 0 { output += ", " }
        write(item, &output, depth)
      }
      output += close
      return
    }
    output += open
    for (index, item) in items.enumerated() {
      output += index > 0 ? ",\n" : "\n"
      output += String(repeating: "  ", count: depth + 1)
      write(item, &output, depth + 1)
    }
    output += "\n" + String(repeating: "  ", count: depth) + close
  }

  /// Three decimals without the locale; what is no number is null, as JSON has none.
  private static func fixed(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "null" }
    let thousandths = Int((value * 1000).rounded())
    let sign = thousandths < 0 ? "-" : ""
    let fraction = String(thousandths.magnitude % 1000)
    return sign + String(thousandths.magnitude / 1000) + "."
      + String(repeating: "0", count: 3 - fraction.count) + fraction
  }
}
