/// References within texts, as Style Dictionary and Tokens Studio have them.
extension ValueChecker {
  /// The text with values in place of its references; nil where one of them leads nowhere.
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
            .referenceUnresolved, path, at: node, "There is no token \(shown(part)).",
            mend: known.suggestion(for: part)))
      case .token(let unit):
        guard let value = known.values[unit] else {
          isWhole = false
          continue
        }
        text += value.text ?? JSONText.line(value)
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
