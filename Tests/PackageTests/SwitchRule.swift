/// Finds `default:` and `case _:` in switches over enumerations that the package declares itself, as far as text can
/// show.
///
/// A switch counts as one of ours if every pattern in it begins with a dot and all of the names belong to one
/// enumeration of the package.
struct SwitchRule {
  /// Names of cases, by enumeration.
  private(set) var enumerations: [String: Set<String>] = [:]

  init(files: [SourceFile]) {
    for file in files { collectEnumerations(in: file.swift.code) }
  }

  func findings(in file: SourceFile) -> [Finding] {
    let lines = file.swift.codeLines
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
      let opens =
        Self.opens(line) && line.holds("switch")
        && line.contains(/\bswitch\b.*\{\s*$/.wordBoundaryKind(.simple))
      for change in Self.changesOfDepth(line) {
        depth += change
        while let last = switches.last, depth < last.depth { switches.removeLast() }
      }
      if opens { switches.append(OpenSwitch(depth: depth)) }
    }
    return result
  }

  private struct OpenSwitch {
    let depth: Int
    var patterns: [Substring] = []

    /// The names after the leading dots; nil if a pattern has none.
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
      if let current = open.last, depth == current.depth, line.holds("case "),
        let match = line.firstMatch(of: /^\s*(?:indirect )?case (\w.*)$/)
      {
        for name in match.output.1.matches(of: /(?:^|, )(\w+)/) {
          enumerations[current.name, default: []].insert(String(name.output.1))
        }
      }
      let declared =
        Self.opens(line) && line.holds("enum ")
        ? line.firstMatch(of: /\benum (\w+)[^{]*\{/.wordBoundaryKind(.simple)) : nil
      for change in Self.changesOfDepth(line) {
        depth += change
        while let last = open.last, depth < last.depth { open.removeLast() }
      }
      if let declared { open.append((String(declared.output.1), depth)) }
    }
  }

  /// Whether a block begins at the end of a line.
  private static func opens(_ line: Substring) -> Bool {
    line.utf8.reversed().first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "{")
  }

  /// 1 and -1 for the braces of a line, in order.
  private static func changesOfDepth(_ line: Substring) -> [Int] {
    line.utf8.compactMap {
      $0 == UInt8(ascii: "{") ? 1 : $0 == UInt8(ascii: "}") ? -1 : nil
    }
  }
}
