/// A number with its unit, as CSS Syntax 3 writes it (section 4.3.12): `-.5`, `1e2`, `30%`, `0.5turn`.
struct CSSNumber {
  let value: Double
  /// A unit, a percent sign, or nothing.
  let unit: Substring

  init?(_ text: Substring) {
    var rest = text.utf8
    func isDigit(_ byte: UInt8?) -> Bool { byte.map { JSONScanner.digits ~= $0 } ?? false }
    func skipDigits() { while isDigit(rest.first) { rest.removeFirst() } }
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let hasWhole = isDigit(rest.first)
    skipDigits()
    if rest.first == UInt8(ascii: "."), isDigit(rest.dropFirst().first) {
      rest.removeFirst()
      skipDigits()
    } else if !hasWhole {
      return nil
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      var exponent = rest.dropFirst()
      if exponent.first == UInt8(ascii: "+") || exponent.first == UInt8(ascii: "-") {
        exponent.removeFirst()
      }
      if isDigit(exponent.first) {
        rest = exponent
        skipDigits()
      }
    }
    guard let value = Double(text[..<rest.startIndex]), value.isFinite else { return nil }
    self.value = value
    unit = text[rest.startIndex...]
  }

  /// The number of a text without a unit; nil for anything else.
  static func plain(_ text: String) -> Double? {
    CSSNumber(text[...]).flatMap { $0.unit.isEmpty ? $0.value : nil }
  }
}
