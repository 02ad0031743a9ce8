extension RGB {
  /// The colour as `#RRGGBB`, upper case.
  public var hex: String {
    "#" + Self.digits(red) + Self.digits(green) + Self.digits(blue)
  }

  /// The colour that `#RRGGBB` names, in either case; nil for anything else.
  package init?(hex: String) {
    guard let value = Self.value(of: hex, digits: 6) else { return nil }
    self.init(value)
  }

  /// The number that `#` and exactly `digits` hexadecimal ASCII digits write, or nil.
  ///
  /// Signs, blanks and full-width digits are refused, which `UInt32(_:radix:)` alone does not
  /// promise.
  package static func value(of text: String, digits: Int) -> UInt32? {
    let bytes = text.utf8
    guard bytes.first == UInt8(ascii: "#"), bytes.count == digits + 1, digits <= 8 else {
      return nil
    }
    var value: UInt32 = 0
    for byte in bytes.dropFirst() {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  private static func digits(_ channel: UInt8) -> String {
    let text = String(channel, radix: 16, uppercase: true)
    return channel < 16 ? "0" + text : text
  }
}

extension RGB: CustomStringConvertible {
  /// The colour as `#RRGGBB`, upper case: the same as ``hex``.
  public var description: String { hex }
}

extension RGB {
  /// `#000000`.
  public static let black = RGB(0x000000)
  /// `#FFFFFF`.
  public static let white = RGB(0xFFFFFF)
}
