/// A colour as CSS and the drafts write it: `#rgb` to `#rrggbbaa`, `rgb()`, `rgba()`, `hsl()`, `hsla()`.
struct CSSColor: Hashable {
  /// `srgb` or `hsl`.
  let space: String
  /// Of sRGB 0…1, of HSL 0…360 and twice 0…100.
  let components: [Double]
  /// 0…1.
  let alpha: Double
  /// The six digits, where the colour was written in hexadecimal digits.
  let hex: String?

  init?(_ text: String) {
    guard text.utf8.count <= 80 else { return nil }
    switch text.utf8.first {
    case UInt8(ascii: "#"): self.init(hex: text.utf8.dropFirst())
    case UInt8(ascii: "r"), UInt8(ascii: "R"), UInt8(ascii: "h"), UInt8(ascii: "H"):
      self.init(function: text.lowercased())
    case _: return nil
    }
  }

  /// Whether the text is `#` and six or eight digits, the two forms of the drafts.
  static func isDraftHex(_ text: String) -> Bool {
    let count = text.utf8.count
    return (count == 7 || count == 9) && text.utf8.first == UInt8(ascii: "#")
      && text.utf8.dropFirst().allSatisfy { value(ofHexDigit: $0) != nil }
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
    components = bytes.prefix(3).map { Double($0) / 255 }
    alpha = bytes.count == 4 ? Double(bytes[3]) / 255 : 1
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

  private init?(function text: String) {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let parts = text[text.index(after: open)...].dropLast()
      .split { ", /".contains($0) }.map(String.init)
    guard parts.count == 3 || parts.count == 4 else { return nil }
    guard let alpha = parts.count == 4 ? Self.share(parts[3], of: 1) : 1 else { return nil }
    let values: [Double?]
    switch text[..<open] {
    case "rgb", "rgba":
      space = "srgb"
      values = parts.prefix(3).map { Self.share($0, of: 255) }
    case "hsl", "hsla":
      space = "hsl"
      let hue = parts[0].hasSuffix("deg") ? String(parts[0].dropLast(3)) : parts[0]
      values = [
        Double(hue).map {
          ($0.truncatingRemainder(dividingBy: 360) + 360)
            .truncatingRemainder(dividingBy: 360)
        },
        Self.share(parts[1], of: 100).map { $0 * 100 },
        Self.share(parts[2], of: 100).map { $0 * 100 },
      ]
    case _: return nil
    }
    components = values.compactMap { $0 }
    guard components.count == 3 else { return nil }
    self.alpha = min(max(alpha, 0), 1)
    hex = nil
  }

  /// A number as a share of a whole, or a percentage.
  private static func share(_ text: String, of whole: Double) -> Double? {
    let isPercentage = text.hasSuffix("%")
    guard let number = Double(isPercentage ? String(text.dropLast()) : text), number.isFinite else {
      return nil
    }
    return number / (isPercentage ? 100 : whole)
  }

  /// The colour as 2025.10 has it.
  var value: JSONValue {
    var members: [JSONValue.Member] = [
      .init(name: "colorSpace", value: .string(space)),
      .init(name: "components", value: .array(components.map { JSONValue($0) })),
      .init(name: "alpha", value: JSONValue(alpha)),
    ]
    if let hex { members.append(.init(name: "hex", value: .string(hex))) }
    return .object(members)
  }
}
