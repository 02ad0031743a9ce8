import ColorScience
import Words

/// Values as CSS writes them.
struct CSSValue {
  /// Whether colours outside sRGB are replaced by the nearest ones inside it.
  var isFitted = false

  /// The value of a type; nil if CSS has no equivalent.
  func text(_ value: JSONValue, type: String) -> String? {
    guard let kind = ValueKind(type: LegacyType.type(type) ?? type) else {
      return value.text.flatMap { Self.isHarmless($0) && !Self.isMistaken($0) ? $0 : nil }
        ?? value.number.map(JSONText.number)
    }
    return text(value, kind)
  }

  /// The names of the parts of a value that its text leaves out.
  static func partsLeftOut(of value: JSONValue, type: String) -> [String] {
    guard let kind = ValueKind(type: LegacyType.type(type) ?? type) else { return [] }
    return partsLeftOut(of: value, kind)
  }

  /// The letter spacing of a text style, for a property of its own; nil if it has none.
  static func letterSpacing(of value: JSONValue, type: String) -> String? {
    guard LegacyType.type(type) == "typography" else { return nil }
    return value["letterSpacing"].flatMap(CSSValue().measure)
  }

  private static func partsLeftOut(of value: JSONValue, _ kind: ValueKind) -> [String] {
    guard case .object(let members) = value else {
      let each: ValueKind = kind == .gradient ? .gradientStop : kind
      return (value.items ?? []).reduce(into: []) { parts, item in
        for part in partsLeftOut(of: item, each) where !parts.contains(part) { parts.append(part) }
      }
    }
    let written: [String]
    switch kind {
    case .typography:
      written =
        ["fontFamily", "fontSize"]
        + (value["fontWeight"].flatMap(CSSValue().weight) == nil ? [] : ["fontWeight"])
        + (value["lineHeight"].flatMap(CSSValue().lineHeight) == nil ? [] : ["lineHeight"])
    // CSS can express that a stroke has dashes, but not which.
    case .strokeStyle: written = []
    case .border, .transition, .shadow, .shadowLayer, .gradientStop:
      written = kind.parts.map(\.name)
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number,
      .gradient, .anything, .component:
      return []
    }
    return members.flatMap { member -> [String] in
      guard written.contains(member.name) else { return [member.name] }
      guard kind == .border, member.name == "style" else { return [] }
      return partsLeftOut(of: member.value, .strokeStyle)
    }
  }

  private func text(_ value: JSONValue, _ kind: ValueKind) -> String? {
    switch kind {
    case .color: color(value)
    case .dimension: measure(value)
    case .duration: measure(value, plain: "ms")
    case .number, .fontWeight:
      kind == .number
        ? LegacyValue.converted(value, as: kind)?.number.map(JSONText.number) : weight(value)
    case .fontFamily: family(value)
    case .cubicBezier:
      value.items.flatMap { items in
        let numbers = items.compactMap(\.number).map(JSONText.number)
        return numbers.count == 4 ? "cubic-bezier(\(numbers.joined(separator: ", ")))" : nil
      }
    case .strokeStyle:
      value.text.flatMap { ValueChecker.strokeStyles.contains($0) ? $0 : nil }
        ?? (value["dashArray"] == nil ? nil : "dashed")
    case .border:
      joined(value, [("width", .dimension), ("style", .strokeStyle), ("color", .color)])
    case .transition:
      joined(
        value, [("duration", .duration), ("timingFunction", .cubicBezier), ("delay", .duration)])
    case .shadow, .shadowLayer: shadow(value)
    case .gradient: gradient(value)
    case .typography: typography(value)
    case .gradientStop, .anything, .component: nil
    }
  }

  /// Colours in their own space, so that nothing is lost.
  private func color(_ value: JSONValue) -> String? {
    guard let color = ColorValue(value) else { return nil }
    if isFitted, !color.color.isInSRGB { return color.hex }
    if let text = value.text { return text }
    guard let space = value["colorSpace"]?.text, ValueChecker.ranges[space] != nil,
      let components = value["components"]?.items, components.count == 3
    else { return nil }
    if space == "srgb", color.color.isInSRGB { return color.hex }
    var parts = components.map { $0.number.map(JSONText.number) ?? "none" }
    let alpha = color.alpha < 1 ? " / " + JSONText.number(color.alpha) : ""
    switch space {
    case "hsl", "hwb":
      parts[1] += "%"
      parts[2] += "%"
      return "\(space)(\(parts.joined(separator: " "))\(alpha))"
    case "lab", "lch", "oklab", "oklch":
      return "\(space)(\(parts.joined(separator: " "))\(alpha))"
    case _: return "color(\(space) \(parts.joined(separator: " "))\(alpha))"
    }
  }

  private func measure(_ value: JSONValue) -> String? { measure(value, plain: "px") }

  /// - Parameter plain: the unit of a bare number, which older dialects allow.
  private func measure(_ value: JSONValue, plain: String) -> String? {
    if let measure = value.text.flatMap({ Measure($0) }) {
      return JSONText.number(measure.number) + measure.unit
    }
    if let number = value.number ?? value.text.flatMap({ CSSNumber.plain($0) }) {
      return JSONText.number(number) + plain
    }
    guard let number = value["value"]?.number, let unit = value["unit"]?.text,
      unit.utf8.count <= 4, unit == "%" || unit.allSatisfy({ $0.isASCII && $0.isLetter })
    else { return nil }
    return JSONText.number(number) + unit
  }

  private func family(_ value: JSONValue) -> String? {
    let names = value.items?.compactMap(\.text) ?? value.text.map { [$0] } ?? []
    guard !names.isEmpty else { return nil }
    return names.map { name in
      let isWord = name.utf8.allSatisfy {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0 == UInt8(ascii: "-")
      }
      return isWord && !name.isEmpty ? name : Self.quoted(name)
    }.joined(separator: ", ")
  }

  /// A string in quotation marks, with CSS escapes for special and invisible characters.
  static func quoted(_ text: String) -> String {
    var result = "\""
    var room = 0
    for scalar in text.unicodeScalars {
      let kind = ScalarClass(scalar)
      if scalar == "\"" || scalar == "\\" {
        result += "\\\(scalar)"
        room = 0
      } else if kind.isHidden || kind == .mark && room == 0 {
        result += "\\\(String(scalar.value, radix: 16)) "
        room = 0
      } else {
        result.unicodeScalars.append(scalar)
        room = kind == .mark ? room - 1 : scalar == " " ? 0 : JSONString.mostMarks
      }
    }
    return result + "\""
  }

  private func joined(_ value: JSONValue, _ parts: [(String, ValueKind)]) -> String? {
    let texts = parts.compactMap { name, kind in value[name].flatMap { text($0, kind) } }
    return texts.count == parts.count ? texts.joined(separator: " ") : nil
  }

  private func shadow(_ value: JSONValue) -> String? {
    if let items = value.items {
      let layers = items.compactMap(shadow)
      return layers.count == items.count && !layers.isEmpty ? layers.joined(separator: ", ") : nil
    }
    let parts: [(String, ValueKind)] = [
      ("offsetX", .dimension), ("offsetY", .dimension), ("blur", .dimension),
      ("spread", .dimension), ("color", .color),
    ]
    return joined(value, parts).map { value["inset"] == .bool(true) ? "inset " + $0 : $0 }
  }

  private func gradient(_ value: JSONValue) -> String? {
    guard let items = value.items, !items.isEmpty else { return nil }
    let stops = items.compactMap { item -> String? in
      guard let color = item["color"].flatMap(color), let position = item["position"]?.number else {
        return nil
      }
      return "\(color) \(JSONText.number((min(max(position, 0), 1) * 10_000).rounded() / 100))%"
    }
    return stops.count == items.count ? "linear-gradient(\(stops.joined(separator: ", ")))" : nil
  }

  /// The shorthand `font`, which has no letter spacing.
  private func typography(_ value: JSONValue) -> String? {
    guard let size = value["fontSize"].flatMap(measure),
      let family = value["fontFamily"].flatMap(family)
    else { return nil }
    let weight = value["fontWeight"].flatMap(weight).map { $0 + " " } ?? ""
    let height = value["lineHeight"].flatMap(lineHeight).map { "/" + $0 } ?? ""
    return weight + size + height + " " + family
  }

  /// A part of a text style by its name; nil if it is missing or cannot be written.
  func typographyPart(_ name: String, of value: JSONValue) -> String? {
    guard let part = value[name] else { return nil }
    switch name {
    case "fontFamily": return family(part)
    case "fontWeight": return weight(part)
    case "lineHeight": return lineHeight(part)
    case _: return measure(part)
    }
  }

  private func weight(_ value: JSONValue) -> String? {
    guard let weight = LegacyValue.converted(value, as: .fontWeight) else { return nil }
    return (weight.number ?? weight.text.flatMap { ValueChecker.weights[$0] })
      .map(JSONText.number)
  }

  /// A multiple of the size, or a length or percentage of an older dialect.
  private func lineHeight(_ value: JSONValue) -> String? {
    value.number.map(JSONText.number)
      ?? value.text.flatMap { CSSNumber.plain($0) }.map(JSONText.number) ?? measure(value)
  }

  /// Whether a text without a type is meant as a value that CSS does not have: digits after `#` that name no colour, or a
  /// blank between a number and its unit.
  private static func isMistaken(_ text: String) -> Bool {
    let words = text.split { " ,()".contains($0) }.map { $0.lowercased() }
    return words.contains { $0.hasPrefix("#") && CSSColor($0) == nil }
      || zip(words, words.dropFirst()).contains { number, unit in
        CSSNumber.plain(number) != nil && CSSNumber(unit[...]) == nil
          && Measure("1" + unit)?.isOfCSS == true
          && text.lowercased().contains(number + " " + unit)
      }
  }

  /// Whether a text can be used as a value without ending it.
  private static func isHarmless(_ text: String) -> Bool {
    text.utf8.count <= 200 && text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
      && !text.contains { ";{}<>\\\"'/*@".contains($0) }
  }
}
