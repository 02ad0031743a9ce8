import ColorScience

/// Exports tokens as resources of Android.
enum AndroidExport {
  /// The text of one file: the default values for `values`, or those that differ in a mode for a folder such as
  /// `values-night`.
  ///
  /// - Parameters:
  ///   - set: the resolved tokens.
  ///   - mode: the name of the mode; nil for the default.
  static func text(_ set: TokenSet, mode: String?) -> (text: String, findings: [TokenFinding]) {
    let mode = mode.map { TokenModes.Mode(name: $0) }
    var list = ExportList(
      set, as: "Android", name: { [ExportName.snake($0.names)] }, leavingOut: parts,
      text: { resource($0, type: $1.type ?? "") })
    // Every file has one mode: the others are not lost if one is chosen.
    if mode == nil { list.drop { _ in true } }
    var content: [XMLElement] = []
    for item in list.items {
      let value = mode.map { mode in item.modes.first { $0.mode == mode }?.text } ?? item.text
      guard let value else { continue }
      if mode == nil, let note = item.token.description { content.append(.comment(note)) }
      content.append(value(item.name.first ?? ""))
    }
    let root = XMLElement.element("resources", [:], content)
    return (root.document, list.findings)
  }

  /// Resources have sRGB alone.
  private static func parts(_ value: JSONValue, _ token: Token) -> [String] {
    guard LegacyType.type(token.type ?? "") == "color", let color = ColorValue(value),
      !color.color.isInSRGB
    else { return [] }
    return ["colorSpace"]
  }

  /// A resource, by its name.
  private static func resource(_ value: JSONValue, type: String) -> ((String) -> XMLElement)? {
    guard let kind = ValueKind(type: LegacyType.type(type) ?? "") else { return nil }
    func element(
      _ tag: String, _ text: String, _ attributes: KeyValuePairs<String, String> = [:]
    ) -> ((String) -> XMLElement) {
      { .text(tag, ["name": $0], attributes, text) }
    }
    switch kind {
    case .color:
      return ColorValue(value).map { color in
        // The digits of alpha come first.
        let digits = Array(color.hex.dropFirst())
        return element(
          "color", "#" + String(digits.count == 8 ? digits[6...] + digits[..<6] : digits[...]))
      }
    case .dimension:
      return LengthValue(value).map { element("dimen", JSONText.number($0.pixels) + "dp") }
    case .duration:
      guard let measure = LegacyValue.converted(value, as: kind),
        let number = measure["value"]?.number,
        let milliseconds = Int(exactly: measure["unit"]?.text == "s" ? number * 1000 : number)
      else { return nil }
      return element("integer", String(milliseconds))
    case .number:
      return LegacyValue.converted(value, as: kind)?.number.map { number in
        element("item", JSONText.number(number), ["format": "float", "type": "dimen"])
      }
    case .fontWeight:
      guard let weight = LegacyValue.converted(value, as: kind),
        let number = weight.number ?? weight.text.flatMap({ ValueChecker.weights[$0] }),
        let whole = Int(exactly: number)
      else { return nil }
      return element("integer", String(whole))
    case .fontFamily:
      let names = value.items?.compactMap(\.text) ?? value.text.map { [$0] } ?? []
      guard !names.isEmpty else { return nil }
      return { name in
        .element(
          "string-array", ["name": name], names.map { .text("item", [:], [:], string($0)) })
      }
    case .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient, .typography,
      .shadowLayer, .gradientStop, .anything, .component:
      return nil
    }
  }

  /// A string in quotation marks, which keep its blanks.
  private static func string(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\\"'".contains(character) { result += "\\" }
      result.append(character)
    }
    return "\"" + result + "\""
  }
}
