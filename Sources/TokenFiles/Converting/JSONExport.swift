/// Exports tokens as plain JSON for programs: names and values, without types and references.
enum JSONExport {
  /// The text: the tokens under `tokens`, and the values that differ in other modes under `modes`.
  ///
  /// - Parameters:
  ///   - set: the resolved tokens.
  ///   - isFlat: whether the path of a token is one name, as `color.page`; otherwise groups are objects.
  static func text(_ set: TokenSet, isFlat: Bool) -> (text: String, findings: [TokenFinding]) {
    let list = list(set, as: "JSON", isFlat: isFlat)
    let value = JSONValue.members([
      "tokens": tree(list.items.map { ($0.name, $0.text) }),
      "modes": modes(of: list),
    ])
    return (JSONText.escapingHidden(in: JSONText.pretty(value) + "\n"), list.findings)
  }

  static func list(_ set: TokenSet, as format: String, isFlat: Bool) -> ExportList<JSONValue> {
    ExportList(
      set, as: format, name: { isFlat ? [$0.path] : $0.names },
      text: { plain($0, type: $1.type ?? "") })
  }

  static func modes(of list: ExportList<JSONValue>) -> JSONValue {
    .object(
      list.modes.compactMap { mode in
        let values = list.items.compactMap { item in
          item.modes.first { $0.mode == mode }.map { (item.name, $0.text) }
        }
        return values.isEmpty ? nil : .init(name: mode.name, value: tree(values))
      })
  }

  /// Objects within objects by the names of the values.
  static func tree(_ values: [(name: [String], value: JSONValue)]) -> JSONValue {
    tree(values[...], depth: 0)
  }

  private static func tree(
    _ values: ArraySlice<(name: [String], value: JSONValue)>, depth: Int
  ) -> JSONValue {
    var order: [String] = []
    var groups: [String: [(name: [String], value: JSONValue)]] = [:]
    for value in values where value.name.count > depth {
      let name = value.name[depth]
      if groups[name] == nil { order.append(name) }
      groups[name, default: []].append(value)
    }
    return .object(
      order.map { name in
        let values = groups[name] ?? []
        let leaf = values.first { $0.name.count == depth + 1 }
        return .init(name: name, value: leaf?.value ?? tree(values[...], depth: depth + 1))
      })
  }

  /// A value as programs use it: colours, lengths and durations as in CSS, numbers as numbers, and the parts of other
  /// values likewise. Nil for a value that cannot be read.
  private static func plain(_ value: JSONValue, type: String) -> JSONValue? {
    guard let kind = ValueKind(type: LegacyType.type(type) ?? type) else { return value }
    return plain(value, kind)
  }

  private static func plain(_ value: JSONValue, _ kind: ValueKind) -> JSONValue? {
    switch kind {
    case .color, .dimension, .duration:
      return CSSValue().text(value, type: kind.rawValue).map(JSONValue.string)
    case .number, .fontWeight:
      let number = LegacyValue.converted(value, as: kind)
      return (number?.number ?? number?.text.flatMap { ValueChecker.weights[$0] })
        .map { JSONValue($0) }
    case .fontFamily, .cubicBezier, .anything, .component: return value
    case .strokeStyle, .border, .transition, .shadow, .gradient, .typography, .shadowLayer,
      .gradientStop:
      if let items = value.items {
        let each: ValueKind = kind == .gradient ? .gradientStop : kind
        let plain = items.compactMap { self.plain($0, each) }
        return plain.count == items.count ? .array(plain) : nil
      }
      guard case .object(let members) = value else { return value }
      return .object(
        members.map { member in
          let name = kind == .shadow ? LegacyValue.shadowNames[member.name] : nil
          let part = kind.parts.first { $0.name == name ?? member.name }
          return .init(
            name: member.name,
            value: part.flatMap { plain(member.value, $0.kind) } ?? member.value)
        })
    }
  }
}

/// Exports tokens as constants of TypeScript.
enum TypeScriptExport {
  /// The text: the objects `tokens` and `modes`, whose types are those of their literals.
  static func text(_ set: TokenSet) -> (text: String, findings: [TokenFinding]) {
    let list = JSONExport.list(set, as: "TypeScript", isFlat: false)
    let tokens = JSONExport.tree(list.items.map { ($0.name, $0.text) })
    let text =
      "export const tokens = \(literal(tokens)) as const;\n\n"
      + "export const modes = \(literal(JSONExport.modes(of: list))) as const;\n"
    return (JSONText.escapingHidden(in: text), list.findings)
  }

  private static func literal(_ value: JSONValue, indent: Int = 0) -> String {
    guard case .object(let members) = value, !members.isEmpty else { return JSONText.line(value) }
    let blanks = String(repeating: " ", count: indent + 2)
    let lines = members.map { member in
      // Without brackets this name would set the prototype of the object.
      let name =
        member.name == "__proto__" ? #"["__proto__"]"# : JSONText.quoted(member.name)
      return blanks + name + ": " + literal(member.value, indent: indent + 2) + ",\n"
    }
    return "{\n" + lines.joined() + String(repeating: " ", count: indent) + "}"
  }
}
