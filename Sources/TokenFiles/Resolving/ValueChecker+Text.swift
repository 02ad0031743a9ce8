/// References within texts, for Style Dictionary and Tokens Studio.
extension ValueChecker {
  /// The text with its references resolved; nil if one of them leads nowhere.
  mutating func joined(_ pieces: [ReferenceGraph.Piece], _ node: JSONNode) -> JSONValue? {
    var text = ""
    var isWhole = true
    for piece in pieces {
      switch piece {
      case .plain(let part): text += part
      case .broken(let part):
        isWhole = false
        findings.append(
          TokenFinding(
            .referenceUnresolved, path, at: node, "Unknown token \(shown(part)).",
            mend: known.suggestion(for: part)))
      case .token(let unit):
        guard let value = known.values[unit] else {
          isWhole = false
          continue
        }
        text += value.text ?? ColorValue(value)?.hex ?? JSONText.line(value)
      }
    }
    guard isWhole else { return nil }
    guard known.spend(text.utf8.count) else {
      findings.append(
        TokenFinding(
          .tooLarge, path, at: node,
          "The texts of this file come to more than \(ResolvedUnits.textLimit >> 20) MB when their references are followed."
        ))
      return nil
    }
    return .string(text)
  }
}
