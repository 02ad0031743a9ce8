/// Exports tokens as variables of Sass.
enum SCSSExport {
  /// The text: a variable for each token, and one for each other mode, as `$color-page--dark`.
  ///
  /// Text styles and families are maps and lists, since a slash between numbers would divide them.
  ///
  /// - Parameters:
  ///   - set: the resolved tokens.
  ///   - hasReferences: whether an alias is the variable that it refers to, which is written before it.
  static func text(
    _ set: TokenSet, hasReferences: Bool = false
  ) -> (text: String, findings: [TokenFinding]) {
    var list = ExportList(
      set, as: "SCSS", name: { [ExportName.sass($0.names)] }, key: ExportName.sassKey,
      leavingOut: { value, token in
        CSSValue.partsLeftOut(of: value, type: token.type ?? "").filter { $0 != "letterSpacing" }
      }, text: { value(of: $0, type: $1.type ?? "") })
    var taken = Set(list.items.compactMap(\.name.first).map(ExportName.sassKey))
    var dropped: Set<TokenModes.Mode> = []
    for mode in list.modes {
      let names = list.items.filter { item in item.modes.contains { $0.mode == mode } }
        .compactMap(\.name.first).map { ExportName.sassKey($0 + suffix(of: mode)) }
      if taken.isDisjoint(with: names) { taken.formUnion(names) } else { dropped.insert(mode) }
    }
    list.drop(dropped.contains)
    let items = hasReferences ? list.itemsAfterTargets : list.items
    var lines: [String] = []
    for mode in [nil] + list.modes.map(Optional.some) {
      let suffix = mode.map { Self.suffix(of: $0) } ?? ""
      for item in items {
        guard let value = item.text(in: mode) else { continue }
        let target = hasReferences ? list.target(of: item, in: mode)?.name.first : nil
        let text = target.map { "$" + $0 + suffix } ?? value
        lines.append("$\(item.name.first ?? "")\(suffix): \(text);")
      }
    }
    return (lines.map { $0 + "\n" }.joined(), list.findings)
  }

  private static func suffix(of mode: TokenModes.Mode) -> String {
    "--" + ExportName.hyphenated([mode.name])
  }

  private static func value(of value: JSONValue, type: String) -> String? {
    guard LegacyType.type(type) == "typography" else { return CSSValue().text(value, type: type) }
    let parts = [
      ("font-family", "fontFamily"), ("font-size", "fontSize"), ("font-weight", "fontWeight"),
      ("line-height", "lineHeight"), ("letter-spacing", "letterSpacing"),
    ].compactMap { name, part in
      CSSValue().typographyPart(part, of: value).map { "\(name): (\($0))" }
    }
    return parts.isEmpty ? nil : "(\(parts.joined(separator: ", ")))"
  }
}
