/// A rule for a team's sources, beyond the compiler's own.
enum LintRule: String, Hashable, Sendable, CaseIterable {
  case escapeSequence = "escape-sequence"
  case rawColor = "raw-color"
  case namedColor = "named-color"
  case drawnShape = "drawn-shape"
  case handMadeCells = "hand-made-cells"
  case platformControl = "platform-control"
  /// About allowing comments; findings of this kind cannot be allowed.
  case allowWithoutReason = "allow-without-reason"
  case allowUnknown = "allow-unknown"
  case allowUnused = "allow-unused"

  /// The finding in a sentence.
  var summary: String {
    switch self {
    case .escapeSequence: "An escape sequence is written by hand."
    case .rawColor: "A colour is written where it is used."
    case .namedColor: "A colour of the platform or of a catalogue is named where it is used."
    case .drawnShape: "A frame or a bar is drawn with characters."
    case .handMadeCells: "Cells are made by hand."
    case .platformControl:
      "A SwiftUI, UIKit or AppKit control is used where the design system has its own."
    case .allowWithoutReason: "Something is allowed without a reason."
    case .allowUnknown: "A rule that there is not is allowed."
    case .allowUnused: "Something is allowed that is not there."
    }
  }

  /// The remedy.
  var advice: String {
    switch self {
    case .escapeSequence:
      "Draw a component, or print its `ansi()`: the renderer knows the terminal's capabilities."
    case .rawColor, .namedColor: "Give it to a role of the theme, and name the role here."
    case .drawnShape:
      "Use a Panel, `Element.rule` or a component: they follow the density, the glyphs and the depth."
    case .handMadeCells: "Write a component in roles and points; the renderer makes its cells."
    case .platformControl:
      "Use the component of the design system, or allow this one with a reason."
    case .allowWithoutReason: "Say why behind the name of the rule."
    case .allowUnknown: "`lint --list-rules` names the rules there are."
    case .allowUnused: "Take the comment away."
    }
  }

  /// Whether a comment can allow it.
  var isAllowable: Bool {
    switch self {
    case .escapeSequence, .rawColor, .namedColor, .drawnShape, .handMadeCells, .platformControl:
      true
    case .allowWithoutReason, .allowUnknown, .allowUnused: false
    }
  }
}

/// A finding, and its position in its file.
struct LintFinding: Hashable, Sendable {
  /// How often a rule is reported in a file before its findings become one.
  static let most = 20

  let rule: LintRule
  /// From 1.
  let line: Int
  /// In bytes from 1, as the compiler counts.
  let column: Int
  /// How many findings of the rule in the file it is, of which this is the first.
  var count = 1

  /// The finding in a sentence, with the number of findings that it is.
  var summary: String {
    count == 1 ? rule.summary : rule.summary + " This is the first of \(count) in the file."
  }

  /// Findings in which a rule with more than ``most`` of them has only its first.
  static func folded(_ findings: [LintFinding]) -> [LintFinding] {
    let counts = Dictionary(findings.map { ($0.rule, 1) }, uniquingKeysWith: +)
    var folded: Set<LintRule> = []
    return findings.compactMap { finding in
      guard let count = counts[finding.rule], count > most else { return finding }
      guard folded.insert(finding.rule).inserted else { return nil }
      var first = finding
      first.count = count
      return first
    }
  }
}
