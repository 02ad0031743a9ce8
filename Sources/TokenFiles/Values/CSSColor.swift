/// A colour as CSS Color 4 writes it: `#rgb` to `#rrggbbaa`, a name, or a function such as `oklch()`.
///
/// The colour stays in its space, by the identifier of DTCG Color 2025.10.
struct CSSColor: Hashable {
  /// An identifier of 2025.10, as `srgb` or `display-p3`.
  let space: String
  /// Three components in the units of 2025.10; nil is `none`.
  let channels: [Double?]
  /// 0…1.
  let alpha: Double
  /// The six digits of a colour that is written by digits or by its name.
  let hex: String?
  /// Whether the colour is written by its name, which may also be a word for something else.
  var isName = false
  /// The function; nil for digits and names.
  let function: CSSColorFunction?

  init?(_ text: String) {
    guard text.utf8.count <= 200, text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    if text.utf8.first == UInt8(ascii: "#") {
      self.init(hex: text.utf8.dropFirst())
      return
    }
    let text = text.lowercased()
    guard let function = CSSColorFunction(text) else {
      self.init(name: text)
      return
    }
    self.init(function)
  }

  private init(_ function: CSSColorFunction) {
    space = function.space
    channels = function.channels
    alpha = function.alpha
    hex = nil
    self.function = function
  }

  /// Whether the text is a function of CSS whose colour has to be computed: with `calc()`, `var()` or another function
  /// in it, of other colours (CSS Color 5), or relative to one.
  static func isComputed(_ text: String) -> Bool {
    guard text.utf8.count <= 10_000, text.hasSuffix(")"), let open = text.firstIndex(of: "(") else {
      return false
    }
    let name = text[..<open].lowercased()
    let inner = text[text.index(after: open)...]
    if ["color-mix", "light-dark", "device-cmyk", "var", "calc"].contains(name) { return true }
    guard CSSColorFunction.names.contains(name) else { return false }
    return inner.contains("(") || inner.lowercased().hasPrefix("from ")
  }

  /// Whether the text is `#` and six or eight digits, the two forms of the drafts.
  static func isDraftHex(_ text: String) -> Bool {
    let count = text.utf8.count
    return (count == 7 || count == 9) && text.utf8.first == UInt8(ascii: "#")
      && text.utf8.dropFirst().allSatisfy { value(ofHexDigit: $0) != nil }
  }

  private init?(name: String) {
    if name == "transparent" {
      self.init(hex: "00000000"[...].utf8)
    } else {
      guard let value = Self.names[name] else { return nil }
      let digits = String(value, radix: 16)
      self.init(hex: (String(repeating: "0", count: 6 - digits.count) + digits)[...].utf8)
    }
    isName = true
  }

  private init?(hex digits: Substring.UTF8View) {
    var values: [Int] = []
    for digit in digits {
      guard let value = Self.value(ofHexDigit: digit) else { return nil }
      values.append(value)
    }
    let bytes: [Int]
    switch values.count {
    case 3, 4: bytes = values.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    case _: return nil
    }
    space = "srgb"
    channels = bytes.prefix(3).map { Double($0) / 255 }
    alpha = bytes.count == 4 ? Double(bytes[3]) / 255 : 1
    function = nil
    hex = "#" + bytes.prefix(3).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func value(ofHexDigit digit: UInt8) -> Int? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(digit) - 0x30
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(digit) - 0x57
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(digit) - 0x37
    case _: nil
    }
  }

  /// The components, with 0 for `none`, which it is unless colours are mixed (CSS Color 4, section 4.4).
  var components: [Double] { channels.map { $0 ?? 0 } }

  /// The colour as 2025.10 has it.
  var value: JSONValue {
    var members: [JSONValue.Member] = [
      .init(name: "colorSpace", value: .string(space)),
      .init(
        name: "components",
        value: .array(channels.map { $0.map { JSONValue($0) } ?? .string("none") })),
      .init(name: "alpha", value: JSONValue(alpha)),
    ]
    if let hex { members.append(.init(name: "hex", value: .string(hex))) }
    return .object(members)
  }
}
