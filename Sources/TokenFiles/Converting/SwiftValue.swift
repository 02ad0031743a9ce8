import ColorScience
import Words

/// Values as Swift writes them.
enum SwiftValue {
  /// A type and an expression.
  typealias Constant = (type: String, value: String)

  /// The type and the expression of a value's constant; nil if Swift has no equivalent.
  static func constant(_ value: JSONValue, type: String?) -> Constant? {
    guard let kind = ValueKind(type: LegacyType.type(type ?? "") ?? "") else {
      return LegacyType.others.contains(type ?? "") ? plain(value) : nil
    }
    switch kind {
    case .color: return ColorValue(value).map { ("Color", color($0, value)) }
    case .dimension: return LengthValue(value).map { ("CGFloat", Self.number($0.pixels)) }
    case .duration:
      guard let measure = LegacyValue.converted(value, as: kind),
        let number = measure["value"]?.number
      else { return nil }
      return ("Double", Self.number(measure["unit"]?.text == "s" ? number : number / 1000))
    case .number:
      return LegacyValue.converted(value, as: kind)?.number.map { ("Double", Self.number($0)) }
    case .fontWeight:
      return LegacyValue.converted(value, as: kind).flatMap { weight in
        weight.number ?? weight.text.flatMap { ValueChecker.weights[$0] }
      }.map { ("Double", Self.number($0)) }
    case .fontFamily:
      let names = value.items?.compactMap(\.text) ?? value.text.map { [$0] } ?? []
      return names.isEmpty
        ? nil : ("[String]", "[" + names.map(SwiftLiteral.quoted).joined(separator: ", ") + "]")
    case .cubicBezier:
      guard let points = value.items?.compactMap(\.number), points.count == 4 else { return nil }
      return ("[Double]", "[" + points.map(Self.number).joined(separator: ", ") + "]")
    case .strokeStyle, .border, .transition, .shadow, .gradient, .typography, .shadowLayer,
      .gradientStop, .anything, .component:
      return nil
    }
  }

  /// A value of a type without rules, such as `string` and `boolean`.
  private static func plain(_ value: JSONValue) -> Constant? {
    if case .bool(let value) = value { return ("Bool", value ? "true" : "false") }
    return value.text.map { ("String", SwiftLiteral.quoted($0)) }
      ?? value.number.map { ("Double", number($0)) }
  }

  private static func color(_ color: ColorValue, _ value: JSONValue) -> String {
    let isP3 = !color.color.isInSRGB || value["colorSpace"]?.text == "display-p3"
    let parts = isP3 ? DisplayP3(color.color).components : EncodedSRGB(color.color).components
    let names = zip(["red", "green", "blue"], parts).map {
      "\($0): \(number(($1 * 1e6).rounded() / 1e6))"
    }
    return
      "Color(\(isP3 ? ".displayP3" : ".sRGB"), \(names.joined(separator: ", ")), opacity: \(number(color.alpha)))"
  }

  private static func number(_ value: Double) -> String {
    value == 0 ? "0" : JSONText.number(value)
  }
}
