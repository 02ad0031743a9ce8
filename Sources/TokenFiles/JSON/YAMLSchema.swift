/// The type of a scalar by the core schema of YAML 1.2.2 (section 10.3.2).
enum YAMLSchema: Equatable {
  case null
  case bool(Bool)
  /// A number as `JSONValue` reads it.
  case number
  /// A number that is written in octal digits.
  case octal(Double)
  case string
  /// `.inf` or `.nan`.
  case notFinite
  /// A number beyond the range of a 64-bit floating-point number.
  case tooLarge
  /// The scalar does not have the type of its tag.
  case mismatch

  var kind: JSONNode.Kind {
    switch self {
    case .null, .notFinite, .tooLarge, .mismatch: .null
    case .bool(let value): value ? .yes : .no
    case .number, .octal: .number
    case .string: .string
    }
  }

  /// The type of a text, by its tag if it has one.
  init(_ text: ArraySlice<UInt8>, isPlain: Bool, _ tag: YAMLTag?) {
    switch tag {
    case nil: self = isPlain ? Self(plain: text) : .string
    case .text: self = .string
    case .mapping, .sequence: self = .mismatch
    case .null, .bool, .integer, .float:
      let value = Self(plain: text)
      let isInteger = !text.contains { ".eE".utf8.contains($0) } || text.starts(with: "0x".utf8)
      let fits =
        switch value {
        case .null: tag == .null
        case .bool: tag == .bool
        case .number: tag == .float || tag == .integer && isInteger
        case .octal: tag == .float || tag == .integer
        case .notFinite, .tooLarge: tag == .float
        case .string, .mismatch: false
        }
      self = fits ? value : .mismatch
    }
  }

  private init(plain text: ArraySlice<UInt8>) {
    guard let first = text.first else {
      self = .null
      return
    }
    switch first {
    case UInt8(ascii: "~"), UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "t"),
      UInt8(ascii: "T"), UInt8(ascii: "f"), UInt8(ascii: "F"):
      self = text.count > 5 ? .string : Self(word: text)
    case JSONScanner.digits, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      self = Self(number: text)
    case _: self = .string
    }
  }

  private init(word: ArraySlice<UInt8>) {
    switch String(decoding: word, as: UTF8.self) {
    case "~", "null", "Null", "NULL": self = .null
    case "true", "True", "TRUE": self = .bool(true)
    case "false", "False", "FALSE": self = .bool(false)
    case _: self = .string
    }
  }

  private init(number text: ArraySlice<UInt8>) {
    let prefix = text.prefix(2)
    if text.count > 2, prefix.elementsEqual("0o".utf8) {
      self = Self(octal: text.dropFirst(2))
    } else if text.count > 2, prefix.elementsEqual("0x".utf8) {
      let isHex = text.dropFirst(2).allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
      self = isHex ? Self(finite: text) : .string
    } else {
      let sign = text.first == UInt8(ascii: "+") || text.first == UInt8(ascii: "-")
      let rest = text.dropFirst(sign ? 1 : 0)
      if Self.isDecimal(rest) {
        self = Self(finite: text)
      } else {
        self = Self.isNotFinite(rest, hasSign: sign) ? .notFinite : .string
      }
    }
  }

  private init(octal digits: ArraySlice<UInt8>) {
    guard digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "7") ~= $0 }) else {
      self = .string
      return
    }
    let value = digits.reduce(0.0) { $0 * 8 + Double($1 - UInt8(ascii: "0")) }
    self = value.isFinite ? .octal(value) : .tooLarge
  }

  private init(finite text: ArraySlice<UInt8>) {
    let canBeLarge = text.count > 300 || text.contains { $0 | 0x20 == UInt8(ascii: "e") }
    self = !canBeLarge || JSONNode.number(text)?.isFinite == true ? .number : .tooLarge
  }

  private static func isNotFinite(_ rest: ArraySlice<UInt8>, hasSign: Bool) -> Bool {
    guard rest.count == 4 else { return false }
    let word = String(decoding: rest, as: UTF8.self)
    return [".inf", ".Inf", ".INF"].contains(word)
      || !hasSign && [".nan", ".NaN", ".NAN"].contains(word)
  }

  /// Whether a text without its sign is `(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?`.
  private static func isDecimal(_ text: ArraySlice<UInt8>) -> Bool {
    func isDigit(_ byte: UInt8) -> Bool { JSONScanner.digits ~= byte }
    let whole = text.prefix(while: isDigit)
    var rest = text[whole.endIndex...]
    var digits = whole.count
    if rest.first == UInt8(ascii: ".") {
      let part = rest.dropFirst().prefix(while: isDigit)
      digits += part.count
      rest = rest[part.endIndex...]
    }
    guard digits > 0 else { return false }
    guard let exponent = rest.first else { return true }
    guard exponent | 0x20 == UInt8(ascii: "e") else { return false }
    rest = rest.dropFirst()
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
      rest = rest.dropFirst()
    }
    return !rest.isEmpty && rest.allSatisfy(isDigit)
  }
}

/// A tag of YAML's core schema.
enum YAMLTag: Equatable {
  /// `!!str`, or `!` alone.
  case text
  case null
  case bool
  case integer
  case float
  case sequence
  case mapping

  /// The tag with a name; nil for any other.
  init?(_ name: String) {
    let prefix = "!<tag:yaml.org,2002:"
    let isLong = name.hasPrefix(prefix) && name.hasSuffix(">")
    switch isLong ? "!!" + name.dropFirst(prefix.count).dropLast() : name {
    case "!!str", "!": self = .text
    case "!!null": self = .null
    case "!!bool": self = .bool
    case "!!int": self = .integer
    case "!!float": self = .float
    case "!!seq": self = .sequence
    case "!!map": self = .mapping
    case _: return nil
    }
  }
}
