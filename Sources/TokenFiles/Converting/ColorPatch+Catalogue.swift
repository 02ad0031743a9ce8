import ColorScience

/// Patches colours of asset catalogues, whose components have names.
extension ColorPatch {
  /// A new number for each edited component, in its own notation; in decimals if 255ths cannot express it.
  static func catalogue(_ node: JSONNode, _ change: Change) -> [TextEdit]? {
    guard let components = node["components"] else { return nil }
    let color = change.color
    let isUpper = !components.children.contains { child in
      child.text.map { $0.hasPrefix("0x") && $0.contains { ("a"..."f").contains($0) } } ?? false
    }
    var edits: [TextEdit] = []
    func replace(_ old: JSONNode, _ value: Double, _ precision: TokenColor.Precision) {
      let text = number(value, precision, like: old, isUpper: isUpper)
      edits.append(TextEdit(old.range, old.kind == .number ? text : old.quoted(text)))
    }
    let names = node.catalogueNames
    for index in change.edited {
      guard let value = color.components[index], let old = components[names[index]] else {
        return nil
      }
      replace(old, value, color.precisions[index])
    }
    guard change.changesAlpha else { return edits }
    if let old = components["alpha"] {
      replace(old, color.alpha, color.alphaPrecision)
    } else if let last = Array(components.children).last {
      let end = last.range.upperBound
      let text = JSONText.decimal(color.alpha, exactly: 3)
      edits.append(TextEdit(end..<end, ", \"alpha\": \"\(text)\""))
    }
    return edits
  }

  /// A number as `0x80`, `128` or, with trailing zeros like those of Xcode, a decimal.
  private static func number(
    _ value: Double, _ precision: TokenColor.Precision, like node: JSONNode, isUpper: Bool
  ) -> String {
    switch precision {
    case .decimals(let digits): return JSONText.decimal(value, exactly: digits)
    case .bytes:
      let byte = Int((min(max(value, 0), 1) * 255).rounded())
      guard node.text?.lowercased().hasPrefix("0x") ?? false else { return String(byte) }
      let digits = String(byte, radix: 16, uppercase: isUpper)
      return (node.text?.prefix(2) ?? "0x") + (digits.utf8.count == 1 ? "0" : "") + digits
    }
  }
}
