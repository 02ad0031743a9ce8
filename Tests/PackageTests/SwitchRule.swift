/// Finds `default:` and `case _:` in switches over enumerations that the package declares itself, as far as text can tell.
///
/// A switch counts as one of ours when every pattern in it begins with a dot and all of the names belong to one
/// enumeration of the package.
struct SwitchRule {
  /// Names of cases, by enumeration.
  private(set) var enumerations: [String: Set<String>] = [:]

  init(files: [SourceFile]) {
    for file in files { collectEnumerations(in: SwiftText(file.text).code) }
  }

  func findings(in file: SourceFile) -> [Finding] {
    let lines = SwiftText(file.text).codeLines
    var switches: [OpenSwitch] = []
    var depth = 0
    var result: [Finding] = []
    for (index, line) in lines.enumerated() {
      let trimmed = line.drop(while: \.isWhitespace)
      if let innermost = switches.indices.last, depth == switches[innermost].depth {
        let takesTheRest = trimmed.hasPrefix("default:") || trimmed.hasPrefix("case _:")
        if takesTheRest, isOurs(switches[innermost]) {
          result.append(
            Finding(path: file.path, line: index + 1, message: "default in a switch over our own"))
        } else if trimmed.hasPrefix("case ") {
          switches[innermost].patterns.append(trimmed)
        }
      }
      let opens = line.contains(/\bswitch\b.*\{\s*$/.wordBoundaryKind(.simple))
      for character in line where character == "{" || character == "}" {
        depth += character == "{" ? 1 : -1
        while let last = switches.last, depth < last.depth { switches.removeLast() }
      }
      if opens { switches.append(OpenSwitch(depth: depth)) }
    }
    return result
  }

  private struct OpenSwitch {
    let depth: Int
    var patterns: [Substring] = []

    /// The names behind the leading dots; nil where a pattern has none.
    var names: Set<String>? {
      var names: Set<String> = []
      for pattern in patterns {
        guard pattern.contains(/^case (?:let )?\./) else { return nil }
        for match in pattern.prefix(while: { $0 != ":" }).matches(
          of: /(?:^case |^case let |, )\.(\w+)/)
        {
          names.insert(String(match.output.1))
        }
      }
      return names
    }
  }

  private func isOurs(_ candidate: OpenSwitch) -> Bool {
    guard let names = candidate.names, !names.isEmpty else { return false }
    return enumerations.values.contains { names.isSubset(of: $0) }
  }

  private mutating func collectEnumerations(in code: String) {
    var open: [(name: String, depth: Int)] = []
    var depth = 0
    for line in code.split(separator: "\n") {
      if let current = open.last, depth == current.depth,
        let match = line.firstMatch(of: /^\s*(?:indirect )?case (\w.*)$/)
      {
        for name in match.output.1.matches(of: /(?:^|, )(\w+)/) {
          enumerations[current.name, default: []].insert(String(name.output.1))
        }
      }
      let declared = line.firstMatch(of: /\benum (\w+)[^{]*\{/.wordBoundaryKind(.simple))
      for character in line where character == "{" || character == "}" {
        depth += character == "{" ? 1 : -1
        while let last = open.last, depth < last.depth { open.removeLast() }
      }
      if let declared, line.last(where: { !$0.isWhitespace }) == "{" {
        open.append((String(declared.output.1), depth))
      }
    }
  }
}
