extension TokenFile {
  /// The ends of the names of token files.
  package static let suffixes = [".json", ".jsonc", ".json5", ".tokens"]

  /// Findings for a text that is JSON5.
  ///
  /// One says where JSON ends and what follows it, another where a number is not finite.
  ///
  /// - Parameter isStrict: whether the file has to be JSON (DTCG Format 2025.10, section 4), whatever its name says.
  func syntaxFindings(isStrict: Bool) -> [TokenFinding] {
    guard let document else { return [] }
    let announced = isStrict ? [] : JSONAddition.announced(by: name)
    let others = document.additions.filter {
      $0.addition != .notFinite && !announced.contains($0.addition)
    }
    var findings: [TokenFinding] = []
    if let first = others.map(\.offset).min() {
      let names = others.map(\.addition.words)
      let list = names.dropLast().joined(separator: ", ")
      let all = (list.isEmpty ? "" : list + " and ") + (names.last ?? "")
      let place = document.location(ofOffset: first)
      findings.append(
        TokenFinding(
          isStrict ? .json : .jsonAddition, "", file: name, line: place.line, column: place.column,
          "This is JSON5, not JSON: the file has \(all), which other programs may refuse.",
          mend: isStrict ? "Write it without them." : "Write it without them, or name it .json5."))
    }
    if let infinite = document.additions.first(where: { $0.addition == .notFinite }) {
      let place = document.location(ofOffset: infinite.offset)
      findings.append(
        TokenFinding(
          .json, "", file: name, line: place.line, column: place.column,
          "A token has a finite number: Infinity and NaN are read as null.",
          mend: "Write a number."))
    }
    return findings
  }
}
