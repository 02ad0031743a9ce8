import Foundation

@testable import GSDesign

/// The components of the four systems, with the numbers that each has there, as `Documentation/systems.txt` lists them.
struct Ledger {
  /// A design system and the appearances that it has itself.
  struct System {
    let title: String
    let theme: Theme
    let appearances: [Appearance]
    var entries: [Entry] = []
  }

  /// A component of a system.
  struct Entry {
    let title: String
    /// The section of the reference with its numbers.
    let section: String
    var looks: [Look] = []
    /// Differences that no number expresses.
    var remarks: [String] = []
    /// Why it is left out; nil if it is drawn.
    var omission: String?
  }

  /// A state that draws a component, and the facts it must show.
  struct Look {
    let link: String
    var facts: [Fact] = []
  }

  /// One number or colour of a part.
  struct Fact {
    let part: String
    let name: String
    /// The value in the system.
    let published: String
    /// The value that is drawn instead, and the reason; nil if it is drawn as published.
    var difference: (drawn: String, reason: String)?
  }

  /// A line that cannot be read.
  struct Problem: Error, CustomStringConvertible {
    let line: Int
    let description: String
  }

  var systems: [System] = []

  init(_ text: String) throws {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard !line.hasPrefix("#"), line.contains(where: { $0 != " " }) else { continue }
      let indent = line.prefix { $0 == " " }.count
      let words = line.drop { $0 == " " }
      do {
        switch (indent, line.first) {
        case (0, "="): try open(words)
        case (0, _): try add(entry: words)
        case (2, _): try add(detail: words)
        case (4, _): try add(facts: words)
        case _: throw Problem(line: index + 1, description: "The indentation is not 0, 2 or 4.")
        }
      } catch let problem as Problem {
        throw Problem(
          line: index + 1, description: "systems.txt:\(index + 1): \(problem.description)")
      }
    }
  }

  /// `= GitSpace, gitspace, light dark`
  private mutating func open(_ words: Substring) throws {
    let fields = words.dropFirst().split(separator: ",").map { trimmed($0) }
    guard fields.count == 3, let theme = Self.themes.first(where: { $0.name == fields[1] }) else {
      throw Problem(line: 0, description: "Expected = TITLE, THEME, APPEARANCES.")
    }
    let appearances = fields[2].split(separator: " ").compactMap {
      Appearance(rawValue: String($0))
    }
    systems.append(System(title: fields[0], theme: theme, appearances: appearances))
  }

  /// `button, primary (1.3)`
  private mutating func add(entry words: Substring) throws {
    guard words.hasSuffix(")"), let open = words.lastIndex(of: "("), !systems.isEmpty else {
      throw Problem(line: 0, description: "Expected COMPONENT (SECTION).")
    }
    systems[systems.count - 1].entries.append(
      Entry(
        title: trimmed(words[..<open]),
        section: String(words[words.index(after: open)...].dropLast())))
  }

  /// A link, `differs: WHY` or `left out: WHY`.
  private mutating func add(detail words: Substring) throws {
    try change { entry in
      if let reason = words.value(after: "differs: ") {
        entry.remarks.append(reason)
      } else if let reason = words.value(after: "left out: ") {
        entry.omission = reason
      } else {
        entry.looks.append(Look(link: trimmed(words)))
      }
    }
  }

  /// `PART: NAME VALUE, NAME VALUE` or `PART: NAME VALUE but VALUE since REASON`.
  private mutating func add(facts words: Substring) throws {
    guard let colon = words.range(of: ": ") else {
      throw Problem(line: 0, description: "Expected PART: FACTS.")
    }
    let part = String(words[..<colon.lowerBound])
    let rest = words[colon.upperBound...]
    var facts: [Fact] = []
    if let but = rest.range(of: " but "), let since = rest.range(of: " since ") {
      var fact = try fact(part, rest[..<but.lowerBound])
      fact.difference = (
        String(rest[but.upperBound..<since.lowerBound]), String(rest[since.upperBound...])
      )
      facts = [fact]
    } else {
      facts = try rest.split(separator: ",").map { try fact(part, $0) }
    }
    try change { entry in
      guard !entry.looks.isEmpty else {
        throw Problem(line: 0, description: "A fact belongs to a link above it.")
      }
      entry.looks[entry.looks.count - 1].facts += facts
    }
  }

  private func fact(_ part: String, _ words: Substring) throws -> Fact {
    let text = words.drop { $0 == " " }
    let name = text.prefix { $0 != " " }
    guard !name.isEmpty else { throw Problem(line: 0, description: "A fact has no name.") }
    return Fact(part: part, name: String(name), published: trimmed(text.dropFirst(name.count)))
  }

  private mutating func change(_ body: (inout Entry) throws -> Void) throws {
    guard let last = systems.indices.last, let entry = systems[last].entries.indices.last else {
      throw Problem(line: 0, description: "No component above.")
    }
    try body(&systems[last].entries[entry])
  }

  private static let themes: [Theme] = [.gitspace, .zatch, .lionheart, .ribsTodo]
}

private func trimmed(_ text: some StringProtocol) -> String {
  text.trimmingCharacters(in: .whitespaces)
}

extension Substring {
  fileprivate func value(after prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}

extension Ledger {
  /// The page about the drawn parts of the systems, and their differences.
  var page: String {
    var lines = [
      "# Coverage of the four systems", "",
      "Every component of the four systems, the states that draw it, and how many values were compared. The values are the",
      "sizes, colours and labels that the system publishes, listed in [`systems.txt`](systems.txt). A test compares each with",
      "the drawing, in the system's own theme and appearance. `make systems` updates this page.",
    ]
    for system in systems {
      lines += [
        "", "## " + system.title, "",
        "| in the system | in the gallery | compared | differs |", "|---|---|---|---|",
      ]
      lines += system.entries.map(\.row)
    }
    let entries = systems.flatMap(\.entries)
    let omitted = entries.count { $0.omission != nil }
    let facts = entries.flatMap(\.looks).flatMap(\.facts)
    let differing = facts.count { $0.difference != nil }
    lines += [
      "",
      "\(entries.count) components, \(omitted) left out. \(facts.count) values compared, "
        + "\(differing) of them drawn differently on purpose.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Ledger.Entry {
  fileprivate var row: String {
    if let omission { return "| \(title) | left out | | \(omission) |" }
    let links = looks.map { "`\($0.link)`" }.joined(separator: ", ")
    let facts = looks.flatMap(\.facts)
    let differing = facts.compactMap { fact in
      fact.difference.map { "\(fact.name) \($0.drawn) for \(fact.published): \($0.reason)" }
    }
    let exact = facts.count - differing.count
    let reasons = (differing + remarks).joined(separator: "; ")
    return "| \(title) | \(links) | \(exact) equal | \(reasons) |"
      .replacingOccurrences(of: " |  |", with: " | |")
  }
}
