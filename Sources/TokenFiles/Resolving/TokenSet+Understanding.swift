extension TokenSet {
  /// The paths of tokens with a value, or a part of one, that has to be computed, and of their aliases without a value.
  var notComputed: Set<String> {
    let found = Set(findings.filter { $0.rule == .notComputed }.map(\.path))
    guard !found.isEmpty else { return found }
    let aliases = tokens.filter { token in
      token.value == nil && token.isAlias && chain(of: token).contains { found.contains($0) }
    }
    return found.union(aliases.map(\.path))
  }

  /// Findings for unknown types and for values that have to be computed.
  ///
  /// The rules of 2025.10 and its drafts cover values already; for those dialects only modifiers are reported here.
  static func notUnderstood(_ tokens: [Token]) -> [TokenFinding] {
    var findings = unknownTypes(of: tokens)
    for token in tokens {
      if !token.dialect.isTokensStudio, let modify = token.definition.studioModifier {
        let name = modify["type"]?.text.map { " “\(shown($0))”" } ?? ""
        findings.append(
          TokenFinding(
            .notComputed, token.path, at: modify,
            "The modifier\(name) is not computed; the colour is the one before it.",
            mend: "Write the colour that it comes to."))
      }
      guard !token.dialect.isSpecified, let type = token.type, let kind = LegacyType.kind(type)
      else { continue }
      // An alias has the finding of its target.
      if let target = token.target, tokens[target].type == type { continue }
      guard let value = token.value else { continue }
      for (node, text) in LegacyValue.notUnderstood(value, at: token.raw, as: kind) {
        let isArithmetic = StudioExpression.isMeant(text)
        findings.append(
          TokenFinding(
            .notComputed, token.path, at: node,
            isArithmetic
              ? "“\(shown(text))” is not computed."
              : "“\(shown(text))” is not understood as a value of the type \(kind.rawValue).",
            mend: isArithmetic ? "Write the value that it comes to." : nil))
      }
    }
    return findings
  }

  /// A finding for each unknown type, with the number of its tokens.
  private static func unknownTypes(of tokens: [Token]) -> [TokenFinding] {
    var types: [(type: String, first: Token, count: Int)] = []
    var places: [ExactText: Int] = [:]
    for token in tokens where !token.dialect.isSpecified && token.typeSource != .alias {
      guard let type = token.type, LegacyType.kind(type) == nil, !LegacyType.others.contains(type)
      else { continue }
      if let place = places[ExactText(type)] {
        types[place].count += 1
      } else {
        places[ExactText(type)] = types.count
        types.append((type, token, 1))
      }
    }
    return types.map { type, token, count in
      TokenFinding(
        .typeUnknown, token.path,
        at: token.definition[token.dialect.hasDollars ? "$type" : "type"] ?? token.raw,
        count == 1
          ? "Unknown type “\(shown(type))”, so the value is not checked."
          : "Unknown type “\(shown(type))” of \(count) tokens, so their values are not checked.",
        mend: "Choose one of \(ValueKind.types.joined(separator: ", ")).")
    }
  }
}

extension TokenFinding {
  /// A token that an export leaves out because its value has to be computed.
  static func notWritten(notComputed token: Token) -> TokenFinding {
    TokenFinding(
      .notComputed, token.path, at: token.raw,
      "Not written: the token has no value, since it is not computed.")
  }
}

extension LegacyValue {
  /// The texts in a value that are not valid numbers or colours, each with its position.
  fileprivate static func notUnderstood(
    _ value: JSONValue, at node: JSONNode, as kind: ValueKind
  ) -> [(node: JSONNode, text: String)] {
    switch kind {
    case .color, .dimension, .duration, .number, .fontWeight:
      let isMeasure = kind != .color && value.text.flatMap { Measure($0) } != nil
      guard converted(value, as: kind) == nil, !isMeasure else { return [] }
      return [(node, value.text ?? JSONText.line(value))]
    case .border, .transition, .shadow, .shadowLayer, .typography, .gradient, .gradientStop:
      if let items = value.items {
        let nodes = node.kind == .array ? Array(node.children) : []
        return items.enumerated().flatMap { index, item in
          notUnderstood(item, at: nodes.indices.contains(index) ? nodes[index] : node, as: kind)
        }
      }
      guard case .object(let members) = value else {
        return [(node, value.text ?? JSONText.line(value))]
      }
      return members.flatMap { member -> [(node: JSONNode, text: String)] in
        let name = shadowNames[member.name] ?? member.name
        guard let part = kind.parts.first(where: { $0.name == name }) else { return [] }
        return notUnderstood(member.value, at: node[member.name] ?? node, as: part.kind)
      }
    case .fontFamily, .cubicBezier, .strokeStyle, .anything, .component: return []
    }
  }
}
