extension TokenFile {
  /// The ends of the names of token files.
  package static let suffixes = [".json", ".jsonc", ".json5", ".tokens"] + JSONSyntax.yamlSuffixes

  /// Findings for a text that is JSON5 or YAML.
  ///
  /// One says where JSON ends and what follows it, another where a number is not finite.
  ///
  /// - Parameter isStrict: whether the file has to be JSON (DTCG Format 2025.10, section 4), whatever its name says.
  func syntaxFindings(isStrict: Bool) -> [TokenFinding] {
    guard let document else { return [] }
    guard document.syntax != .yaml else { return yamlFindings(isStrict: isStrict) + notFinite }
    let announced = isStrict ? [] : JSONAddition.announced(by: name)
    let others = document.additions.filter {
      $0.addition != .notFinite && !announced.contains($0.addition)
    }
    var findings: [TokenFinding] = []
    if let first = others.map(\.offset).min() {
      let names = others.map(\.addition.words)
      let list = names.dropLast().joined(separator: ", ")
      let all = (list.isEmpty ? "" : list + " and ") + (names.last ?? "")
      findings.append(
        finding(
          isStrict ? .json : .jsonAddition, at: first,
          "This is JSON5, not JSON: the file has \(all), which other programs may refuse.",
          mend: isStrict ? "Write it without them." : "Write it without them, or name it .json5."))
    }
    return findings + notFinite
  }

  /// The finding for the first number that is not finite.
  private var notFinite: [TokenFinding] {
    guard let document,
      let infinite = document.additions.first(where: { $0.addition == .notFinite })
    else { return [] }
    return [
      finding(
        document.syntax == .yaml ? .yaml : .json, at: infinite.offset,
        "A token has a finite number: Infinity and NaN are read as null.", mend: "Write a number.")
    ]
  }

  private func yamlFindings(isStrict: Bool) -> [TokenFinding] {
    guard let document else { return [] }
    let strict =
      isStrict
      ? [
        finding(
          .yaml, at: document.root.offset, "This is YAML, and a file of 2025.10 has to be JSON.",
          mend: "Convert it with “tokens convert”.")
      ] : []
    return strict
      + document.quoteless.map { value in
        switch value.kind {
        case .color:
          finding(
            .yamlQuotes, at: value.offset,
            "“\(shown(value.text))” is a comment, since # begins one after a blank, and the value is empty.",
            mend: "Write the colour in quotation marks: '\(shown(value.text))'.")
        case .reference:
          finding(
            .yamlQuotes, at: value.offset,
            "“\(shown(value.text))” is an object with an empty member, not a reference.",
            mend: "Write the reference in quotation marks: '\(shown(value.text))'.")
        }
      }
  }

  private func finding(
    _ rule: TokenRule, at offset: Int, _ message: String, mend: String
  ) -> TokenFinding {
    let place = document?.location(ofOffset: offset)
    return TokenFinding(
      rule, "", file: name, line: place?.line ?? 1, column: place?.column ?? 1, message, mend: mend)
  }
}
