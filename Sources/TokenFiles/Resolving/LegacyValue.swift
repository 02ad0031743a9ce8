/// Converts values of older dialects to 2025.10.
enum LegacyValue {
  /// The former names of the parts of a shadow.
  static let shadowNames = ["x": "offsetX", "y": "offsetY"]

  /// The converted value; the same if it is valid already, nil without an equivalent.
  static func converted(_ value: JSONValue, as kind: ValueKind) -> JSONValue? {
    switch kind {
    case .color: color(value)
    case .dimension: measure(value, units: ["px", "rem"], plain: "px")
    case .duration: measure(value, units: ["ms", "s"], plain: "ms")
    case .number: number(value)
    case .fontWeight: weight(value)
    case .fontFamily, .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient,
      .typography, .shadowLayer, .gradientStop, .anything, .component:
      value
    }
  }

  private static func color(_ value: JSONValue) -> JSONValue? {
    if let text = value.text { return CSSColor(text)?.value }
    if value["colorSpace"] != nil { return value }
    // Style Dictionary also accepts channels up to 255.
    let channels = ["r", "g", "b"].compactMap { value[$0]?.number }
    guard channels.count == 3, channels.allSatisfy({ 0...255 ~= $0 }) else { return nil }
    return .members([
      "colorSpace": .string("srgb"),
      "components": .array(channels.map { JSONValue($0 / 255) }),
      "alpha": JSONValue(min(max(value["a"]?.number ?? 1, 0), 1)),
    ])
  }

  private static func measure(_ value: JSONValue, units: [String], plain: String) -> JSONValue? {
    if value["unit"] != nil { return value }
    if let measure = value.text.flatMap({ Measure($0) }) {
      guard units.contains(measure.unit) else { return nil }
      return object(measure.number, measure.unit)
    }
    // A bare number is in pixels or milliseconds, in every dialect that allows it.
    let number = value.number ?? value.text.flatMap { CSSNumber.plain($0) }
    return number.map { object($0, plain) }
  }

  private static func object(_ number: Double, _ unit: String) -> JSONValue {
    .members(["value": JSONValue(number), "unit": .string(unit)])
  }

  private static func number(_ value: JSONValue) -> JSONValue? {
    if value.number != nil { return value }
    return value.text.flatMap { number($0) }.map { JSONValue($0) }
  }

  /// The number of a text, 0.5 for `50%`; nil for other units.
  static func number(_ text: String) -> Double? {
    guard let number = CSSNumber(text[...]) else { return nil }
    switch number.unit {
    case "": return number.value
    case "%": return number.value / 100
    case _: return nil
    }
  }

  private static func weight(_ value: JSONValue) -> JSONValue? {
    guard let text = value.text else { return value.number == nil ? nil : value }
    if let number = CSSNumber.plain(text), 1...1000 ~= number { return JSONValue(number) }
    if ValueChecker.weights[text] != nil { return value }
    let plain = text.lowercased().filter { $0 != "-" && $0 != " " && $0 != "_" }
    return ValueChecker.weights.keys.sorted().first { $0.filter { $0 != "-" } == plain }
      .map { .string($0) }
  }

  /// A line height with a unit as a multiple of the font size; nil if their units differ.
  static func multiple(_ height: JSONNode, of size: JSONNode?) -> Double? {
    guard let height = height.text.flatMap({ Measure($0) }) else { return nil }
    if height.unit == "%" { return height.number / 100 }
    if height.unit == "em" { return height.number }
    guard let size = size?.text.flatMap({ Measure($0) }), size.unit == height.unit, size.number != 0
    else { return nil }
    return (height.number / size.number * 10_000).rounded() / 10_000
  }
}
