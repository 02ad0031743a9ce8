/// Values of Tokens Studio that have to be computed.
extension ValueChecker {
  /// A value with its arithmetic computed; nil, with a finding, if that is not possible.
  ///
  /// Texts of unknown kinds are computed where they are arithmetic, and kept where they are not.
  mutating func computed(_ value: JSONValue, as kind: ValueKind?, at node: JSONNode) -> JSONValue? {
    switch value {
    case .null, .bool, .integer, .decimal: return value
    case .string(let text): return computed(text, as: kind, at: node)
    case .array(let items):
      let nodes = node.kind == .array ? Array(node.children) : []
      var results: [JSONValue] = []
      for (index, item) in items.enumerated() {
        let place = nodes.indices.contains(index) ? nodes[index] : node
        if let result = computed(item, as: kind, at: place) { results.append(result) }
      }
      return .array(results, count: items.count)
    case .object(let members):
      // A colour, a length or a time that is an object has nothing to compute.
      if let kind, kind.parts.isEmpty { return value }
      var results: [JSONValue.Member] = []
      for member in members {
        let name = LegacyValue.shadowNames[member.name] ?? member.name
        let part = kind?.parts.first { $0.name == name }?.kind
        let place = node[member.name] ?? node
        if let result = computed(member.value, as: part, at: place) {
          results.append(.init(name: member.name, value: result))
        }
      }
      return .object(results, count: members.count)
    }
  }

  private mutating func computed(
    _ text: String, as kind: ValueKind?, at node: JSONNode
  ) -> JSONValue? {
    switch kind {
    case .fontFamily, .strokeStyle, .cubicBezier: return .string(text)
    case .color: return Self.translucent(text) ?? .string(text)
    case .dimension, .fontWeight, .duration, .number, .border, .transition, .shadow, .gradient,
      .typography, .shadowLayer, .gradientStop, .anything, .component, nil:
      break
    }
    guard StudioExpression.isMeant(text) else { return .string(text) }
    if let result = StudioExpression(text) { return result.value }
    switch kind {
    case .dimension, .fontWeight, .duration, .number:
      findings.append(
        TokenFinding(
          .notComputed, path, at: node, "“\(shown(text))” cannot be computed.",
          mend: "Write the value that it comes to."))
      return nil
    case .color, .fontFamily, .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient,
      .typography, .shadowLayer, .gradientStop, .anything, .component, nil:
      return .string(text)
    }
  }

  /// A colour of hexadecimal digits with an opacity of its own, as `rgba(#112233, 50%)`.
  private static func translucent(_ text: String) -> JSONValue? {
    guard text.utf8.count <= 80, text.hasPrefix("rgba(") || text.hasPrefix("rgb("),
      text.hasSuffix(")"), let open = text.firstIndex(of: "(")
    else { return nil }
    let parts = text[text.index(after: open)...].dropLast().split(separator: ",")
    let digits = parts.first?.split(separator: " ") ?? []
    guard parts.count == 2, digits.count == 1, digits[0].hasPrefix("#"),
      let color = CSSColor(String(digits[0])), color.alpha == 1
    else { return nil }
    let share = String(parts[1].filter { $0 != " " })
    let number = share.hasSuffix("%") ? Double(share.dropLast()).map { $0 / 100 } : Double(share)
    guard let number, 0...1 ~= number, case .object(let members) = color.value else { return nil }
    return .object(
      members.map { $0.name == "alpha" ? .init(name: "alpha", value: JSONValue(number)) : $0 })
  }

  /// A colour changed by a modifier; nil, with a finding, if that is not possible.
  mutating func modified(_ value: JSONValue, by modify: JSONNode) -> JSONValue? {
    var parts: [String: JSONValue] = [:]
    let count = findings.count
    for name in ["type", "space", "value", "color"] {
      guard let node = modify[name] else { continue }
      parts[name] = check(View(node), as: .anything)
    }
    let type = parts["type"]?.text ?? ""
    let modifier = StudioModifier(
      type: type, space: parts["space"]?.text ?? "", amount: parts["value"] ?? .null,
      color: parts["color"])
    if let modifier, let color = ColorValue(value) { return modifier.applied(to: color) }
    if findings.count == count {
      findings.append(
        TokenFinding(
          .notComputed, path, at: modify,
          "The modifier\(type.isEmpty ? "" : " “\(shown(type))”") is not computed, so the colour is unknown.",
          mend: "Write the colour that it comes to."))
    }
    return nil
  }
}

extension JSONNode {
  /// The modifier of a colour in the definition of a token of Tokens Studio.
  var studioModifier: JSONNode? { self["$extensions"]?["studio.tokens"]?["modify"] }
}
