/// Arithmetic in a value of Tokens Studio, as `4px * 1.5` or `roundTo({size} / 3, 1)`.
///
/// The rules are those of Tokens Studio's transforms for Style Dictionary: `+ - * / % ^` with the usual precedence,
/// parentheses, and functions; pixels count as plain numbers and give the result their unit; of other units there may
/// be one. Sums need equal units, and a divisor has none. Results have at most four digits behind the point. Values
/// between which there is only a space are computed each for itself.
struct StudioExpression {
  /// The value: a number, or a text where it has a unit or consists of several values.
  let value: JSONValue

  /// Computes a text; nil for a text without arithmetic, or with arithmetic that cannot be computed.
  init?(_ text: String) {
    guard Self.isMeant(text), let results = Self.results(text) else { return nil }
    guard results.count != 1 || results[0].unit != nil else {
      value = JSONValue(results[0].number)
      return
    }
    value = .string(
      results.map { JSONText.number($0.number) + ($0.unit ?? "") }.joined(separator: " "))
  }

  /// Whether a text has an operator between values, parentheses, or a function; a measure or a number has none.
  static func isMeant(_ text: String) -> Bool {
    guard text.utf8.contains(where: { JSONScanner.digits ~= $0 }),
      text.utf8.contains(where: { "+-*/%^(".utf8.contains($0) }), Measure(text) == nil,
      Double(text) == nil
    else { return false }
    var reader = Reader(text)
    return reader.isArithmetic
  }

  private static func results(_ text: String) -> [(number: Double, unit: String?)]? {
    var reader = Reader(text)
    var results: [(number: Double, unit: String?)] = []
    repeat {
      reader.begin()
      guard let quantity = reader.sum(depth: 0), quantity.number.isFinite else { return nil }
      let unit = reader.unit ?? (reader.hasPixels ? "px" : nil)
      let rounded = (quantity.number * 10_000).rounded() / 10_000
      results.append((rounded.isFinite ? rounded + 0 : quantity.number, unit))
    } while reader.startsValue && results.count < valueLimit
    return reader.isAtEnd ? results : nil
  }

  /// Parentheses within parentheses beyond this depth are not computed.
  private static let depthLimit = 64
  private static let valueLimit = 16

  /// A number, with a unit other than pixels or without.
  private struct Quantity {
    var number: Double
    var hasUnit = false
  }

  /// Reads one value after another, in time linear in the length of the text.
  private struct Reader {
    private let bytes: [UInt8]
    private let isProductAlone: Bool
    private var place = 0
    private(set) var unit: String?
    private(set) var hasPixels = false

    init(_ text: String) {
      bytes = Array(text.utf8)
      isProductAlone = !bytes.contains { "/+%-".utf8.contains($0) }
    }

    mutating func begin() {
      unit = nil
      hasPixels = false
      skipBlanks()
    }

    var isAtEnd: Bool { place >= bytes.count }

    /// Whether another value follows, after a space.
    var startsValue: Bool { !isAtEnd && place > 0 && bytes[place - 1] == UInt8(ascii: " ") }

    private var next: UInt8? { isAtEnd ? nil : bytes[place] }

    private mutating func skipBlanks() {
      while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A { place += 1 }
    }

    /// Takes an operator; a sign that touches the next value but not the last one begins a value of its own.
    private mutating func take(_ operators: String, depth: Int) -> UInt8? {
      skipBlanks()
      guard let byte = next, operators.utf8.contains(byte) else { return nil }
      let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      let isAfterBlank = place > 0 && bytes[place - 1] == 0x20
      let touchesNext = place + 1 < bytes.count && bytes[place + 1] != 0x20
      if isSign, depth == 0, isAfterBlank, touchesNext { return nil }
      place += 1
      return byte
    }

    mutating func sum(depth: Int) -> Quantity? {
      guard depth <= StudioExpression.depthLimit, var left = product(depth: depth) else {
        return nil
      }
      while let sign = take("+-", depth: depth) {
        guard let right = product(depth: depth), right.hasUnit == left.hasUnit else { return nil }
        left.number += sign == UInt8(ascii: "+") ? right.number : -right.number
      }
      return left
    }

    private mutating func product(depth: Int) -> Quantity? {
      guard var left = power(depth: depth) else { return nil }
      while let sign = take("*/%", depth: depth) {
        guard let right = power(depth: depth) else { return nil }
        switch sign {
        case UInt8(ascii: "*"):
          // A text of factors alone has its unit once, even if several have it.
          guard !left.hasUnit || !right.hasUnit || isProductAlone else { return nil }
          left.number *= right.number
          left.hasUnit = left.hasUnit || right.hasUnit
        case UInt8(ascii: "/"):
          guard !right.hasUnit, right.number != 0 else { return nil }
          left.number /= right.number
        case _:
          guard !left.hasUnit, !right.hasUnit, right.number != 0 else { return nil }
          left.number = left.number.truncatingRemainder(dividingBy: right.number)
        }
      }
      return left
    }

    private mutating func power(depth: Int) -> Quantity? {
      guard let base = signed(depth: depth) else { return nil }
      guard take("^", depth: depth) != nil else { return base }
      guard depth < StudioExpression.depthLimit, let exponent = power(depth: depth + 1),
        !base.hasUnit, !exponent.hasUnit
      else { return nil }
      return Self.power(base.number, exponent.number).map { Quantity(number: $0) }
    }

    /// A whole power, or a square root.
    private static func power(_ base: Double, _ exponent: Double) -> Double? {
      if exponent == 0.5 { return base.squareRoot() }
      guard let whole = Int(exactly: exponent), abs(whole) <= 64 else { return nil }
      let result = (0..<abs(whole)).reduce(1.0) { product, _ in product * base }
      return whole < 0 ? 1 / result : result
    }

    private mutating func signed(depth: Int) -> Quantity? {
      skipBlanks()
      var isNegative = false
      while let byte = next, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
        if byte == UInt8(ascii: "-") { isNegative.toggle() }
        place += 1
        skipBlanks()
      }
      guard var quantity = operand(depth: depth) else { return nil }
      if isNegative { quantity.number = -quantity.number }
      return quantity
    }

    private mutating func operand(depth: Int) -> Quantity? {
      guard let byte = next else { return nil }
      if byte == UInt8(ascii: "(") { return group(depth: depth) }
      if JSONScanner.digits ~= byte || byte == UInt8(ascii: ".") { return number() }
      return function(depth: depth)
    }

    private mutating func group(depth: Int) -> Quantity? {
      place += 1
      guard depth < StudioExpression.depthLimit, let inner = sum(depth: depth + 1) else {
        return nil
      }
      skipBlanks()
      guard next == UInt8(ascii: ")") else { return nil }
      place += 1
      return inner
    }

    private mutating func number() -> Quantity? {
      let start = place
      while let byte = next, JSONScanner.digits ~= byte || byte == UInt8(ascii: ".") { place += 1 }
      if next == UInt8(ascii: "e") || next == UInt8(ascii: "E"), place + 1 < bytes.count {
        let isSigned = "+-".utf8.contains(bytes[place + 1])
        let digit = place + (isSigned ? 2 : 1)
        if digit < bytes.count, JSONScanner.digits ~= bytes[digit] {
          place = digit
          while let byte = next, JSONScanner.digits ~= byte { place += 1 }
        }
      }
      guard place - start <= 64,
        let number = Double(String(decoding: bytes[start..<place], as: UTF8.self))
      else { return nil }
      return quantity(number)
    }

    /// A number with the unit that follows it.
    private mutating func quantity(_ number: Double) -> Quantity? {
      let name = word()
      var written = name
      if name.isEmpty, next == UInt8(ascii: "%"), isPercentSign {
        place += 1
        written = "%"
      }
      if written.isEmpty { return Quantity(number: number) }
      if written == "px" {
        hasPixels = true
        return Quantity(number: number)
      }
      guard unit == nil || unit == written, written.utf8.count <= 4 else { return nil }
      unit = written
      return Quantity(number: number, hasUnit: true)
    }

    /// Whether a `%` is a unit: no value follows it.
    private var isPercentSign: Bool {
      var after = place + 1
      while after < bytes.count, bytes[after] == 0x20 { after += 1 }
      return after >= bytes.count || "+-*/),".utf8.contains(bytes[after])
    }

    private mutating func word() -> String {
      let start = place
      while let byte = next, Self.isLetter(byte) { place += 1 }
      return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
    }

    private mutating func function(depth: Int) -> Quantity? {
      let name = word()
      skipBlanks()
      guard !name.isEmpty, next == UInt8(ascii: "("), depth < StudioExpression.depthLimit else {
        return nil
      }
      if name == "calc" { return group(depth: depth) }
      place += 1
      var values: [Double] = []
      while values.count < 64 {
        guard let value = sum(depth: depth + 1), !value.hasUnit else { return nil }
        values.append(value.number)
        skipBlanks()
        guard next == UInt8(ascii: ",") else { break }
        place += 1
      }
      guard next == UInt8(ascii: ")") else { return nil }
      place += 1
      return Self.apply(name, values).map { Quantity(number: $0) }
    }

    private static func apply(_ name: String, _ values: [Double]) -> Double? {
      guard let first = values.first else { return nil }
      switch name {
      case "min": return values.min()
      case "max": return values.max()
      case "pow" where values.count == 2: return power(first, values[1])
      case "roundTo" where values.count == 2:
        guard let digits = Int(exactly: values[1]), 0...15 ~= digits else { return nil }
        let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
        return (first * scale + 0.5).rounded(.down) / scale
      case _ where values.count > 1: return nil
      // Halves go up, for negative numbers too.
      case "round", "roundTo": return (first + 0.5).rounded(.down)
      case "floor": return first.rounded(.down)
      case "ceil": return first.rounded(.up)
      case "trunc": return first.rounded(.towardZero)
      case "abs": return abs(first)
      case "sqrt": return first.squareRoot()
      case "sign": return first > 0 ? 1 : first < 0 ? -1 : 0
      case _: return nil
      }
    }

    /// Whether the text consists of numbers, units, operators, parentheses and functions alone.
    var isArithmetic: Bool {
      mutating get {
        var hasOperator = false
        while let byte = next {
          if Self.isLetter(byte) {
            let isUnit = place > 0 && (JSONScanner.digits ~= bytes[place - 1])
            let name = word()
            guard isUnit || Self.names.contains(name) else { return false }
            if !isUnit { hasOperator = true }
            continue
          }
          let isUnit = byte == UInt8(ascii: "%") && place > 0 && bytes[place - 1] != 0x20
          let isPlain = isUnit || JSONScanner.digits ~= byte || " .,\t\n".utf8.contains(byte)
          guard isPlain || "+-*/^%()".utf8.contains(byte) else { return false }
          if !isPlain { hasOperator = true }
          place += 1
        }
        return hasOperator
      }
    }

    private static let names: Set<String> = [
      "abs", "calc", "ceil", "floor", "max", "min", "pow", "round", "roundTo", "sign", "sqrt",
      "trunc",
    ]
  }
}
