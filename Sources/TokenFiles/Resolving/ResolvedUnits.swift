/// The results of resolved units, read by all checks.
final class ResolvedUnits {
  var values: [JSONValue?]
  var types: [String?]
  private let suggestions: ReferenceSuggestions

  init(count: Int, suggestions: ReferenceSuggestions) {
    values = Array(repeating: nil, count: count)
    types = Array(repeating: nil, count: count)
    self.suggestions = suggestions
  }

  /// How many bytes texts with references in them may come to in all.
  static let textLimit = 64 << 20
  private var textBytes = 0

  /// Counts the bytes of a text that was put together; whether there is room for it.
  func spend(_ bytes: Int) -> Bool {
    textBytes += bytes
    return textBytes <= Self.textLimit
  }

  /// The path of a token's node, as messages have it.
  func path(of node: Int32) -> String { suggestions.tree.shownPath(of: node) }

  /// The suggestion for a reference without a target, in words.
  func suggestion(for reference: String) -> String? {
    suggestions.nearest(to: reference).map { nearest in
      nearest == shown(reference)
        ? "\(nearest) looks the same, but its characters are composed otherwise (NFC, NFD): write both alike."
        : "Did you mean \(nearest)?"
    }
  }

  /// A reference that leads nowhere, in words.
  func finding(_ rule: TokenRule, _ reference: JSONNode, _ path: String) -> TokenFinding {
    let text = reference.text ?? ""
    let (message, mend) = words(rule, text)
    return TokenFinding(rule, path, at: reference, message, mend: mend)
  }

  private func words(_ rule: TokenRule, _ text: String) -> (String, String?) {
    let name = shown(text)
    if rule == .referenceSyntax {
      return (
        "“\(name)” is not a reference: the whole string must be dotted names in braces.",
        "Write {group.token}."
      )
    }
    if rule == .pointerSyntax {
      return (
        "“\(name)” is not a JSON pointer into this file.",
        "Write #/group/token, with ~1 for / and ~0 for ~."
      )
    }
    if rule == .referenceGroup {
      return (
        "\(name) is a group; a reference needs a token.",
        suggestions.root(of: text).map { "Write \($0)." }
      )
    }
    if rule == .referenceNotToken {
      return (
        "\(name) leads into the value of a token; in braces only a whole token can be named.",
        "Write { \"$ref\": \"#/…/$value/…\" }."
      )
    }
    if rule == .referenceInvalidTarget {
      return ("\(name) has no value because of its own references.", nil)
    }
    return ("Unknown token \(name).", suggestion(for: text))
  }
}

/// Names that were probably meant.
final class ReferenceSuggestions {
  fileprivate let tree: TokenTree
  private let tokens: [Int32]
  private lazy var byPath = Dictionary(
    tokens.map { (tree.path(of: $0).lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
  private lazy var byName = Dictionary(grouping: tokens) { tree[$0].name.lowercased() }
  /// How many names are still compared letter by letter, so that many wrong references do not take long.
  private var comparisons = 200_000

  init(_ tree: TokenTree, tokens: [Int32]) {
    self.tree = tree
    self.tokens = tokens
  }

  /// A token whose path differs by case alone, one of a like name in the same group, or one of the same name within the
  /// same group at the top; without such a group, one of the same name anywhere.
  func nearest(to reference: String) -> String? {
    guard let reference = try? TokenReference.braces(reference), case .path(let names) = reference,
      let name = names.last
    else { return nil }
    let found =
      byPath[names.joined(separator: ".").lowercased()] ?? sibling(of: names)
      ?? namesake(name, names)
    return found.map { "{\(tree.shownPath(of: $0))}" }
  }

  /// A token of the group that a path leads to, whose name becomes the wrong one in an edit, or two of a long name.
  private func sibling(of names: [String]) -> Int32? {
    guard let name = names.last, name.utf8.count <= 64,
      case .group(let group) = tree.target(of: .path(names.dropLast()))
    else { return nil }
    var best: (distance: Int, token: Int32)?
    let wanted = Array(name.lowercased().utf8)
    for child in tree.children(of: group).prefix(1000) where tree[child].isToken {
      guard comparisons > 0 else { break }
      comparisons -= 1
      let allowed = wanted.count < 3 ? 0 : wanted.count < 8 ? 1 : 2
      let candidate = Array(tree[child].name.lowercased().utf8.prefix(80))
      guard abs(candidate.count - wanted.count) <= allowed else { continue }
      let distance = Self.distance(wanted, candidate)
      if distance <= allowed, distance < best?.distance ?? .max { best = (distance, child) }
    }
    return best?.token
  }

  private func namesake(_ name: String, _ names: [String]) -> Int32? {
    guard let candidates = byName[name.lowercased()] else { return nil }
    guard names.count > 1, case .group(let top) = tree.target(of: .path([names[0]])) else {
      return candidates.first
    }
    return candidates.prefix(100).first { candidate in
      var next = candidate
      while tree[next].parent > 0 { next = tree[next].parent }
      return next == top
    }
  }

  /// The number of letters to insert, remove or replace.
  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var row = Array(0...second.count)
    for (line, letter) in first.enumerated() {
      var before = row[0]
      row[0] = line + 1
      for (column, other) in second.enumerated() {
        let above = row[column + 1]
        row[column + 1] = min(above + 1, row[column] + 1, before + (letter == other ? 0 : 1))
        before = above
      }
    }
    return row[second.count]
  }

  /// The root token of a group, where there is one.
  func root(of reference: String) -> String? {
    guard let reference = try? TokenReference.braces(reference), case .path(let names) = reference,
      case .token(let index) = tree.target(of: .path(names + ["$root"]))
    else { return nil }
    return "{\(tree.shownPath(of: index))}"
  }
}
