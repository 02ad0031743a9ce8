import TokenFiles

/// Two versions of tokens compared, as lines and as JSON.
struct TokenDiffPage: Encodable {
  let format = 1
  let changes: [Entry]
  /// The states that look different; null without a mapping of tokens to roles.
  let moves: JSONNullable<TokenMoves>

  struct Entry: Encodable {
    let kind: String
    let path: String
    /// The mode that the change is in; null for the value without a mode.
    let mode: JSONNullable<String>
    let type: JSONNullable<String>
    /// The former path, type or reference, or the token that caused a ripple; null for other changes.
    let from: JSONNullable<String>
    /// The new reference; null where the token was not retargeted.
    let to: JSONNullable<String>
    let old: JSONNullable<JSONValue>
    let new: JSONNullable<JSONValue>
    /// The CIEDE2000 distance of two colours, to three decimals.
    let distance: JSONNullable<JSONNumber>
    let text: String

    private enum CodingKeys: CodingKey {
      case kind, path, mode, type, from, to, old, new, distance
    }
  }

  /// - Parameter moves: the states that look different; nil unless both sides have a theme.
  init(_ diff: TokenDiff, moves: TokenMoves? = nil) {
    self.moves = JSONNullable(moves)
    changes = diff.changes.map { change in
      let (kind, from, to) = Self.words(change.kind)
      return Entry(
        kind: kind, path: change.path, mode: JSONNullable(change.mode),
        type: JSONNullable(change.type), from: JSONNullable(from), to: JSONNullable(to),
        old: JSONNullable(change.values.old), new: JSONNullable(change.values.new),
        distance: JSONNullable(change.distance.map { JSONNumber($0) }),
        text: Self.line(change, kind, from, to))
    }
  }

  private static func words(_ kind: TokenChange.Kind) -> (String, String?, String?) {
    switch kind {
    case .added: ("added", nil, nil)
    case .removed: ("removed", nil, nil)
    case .renamed(let from): ("renamed", from, nil)
    case .changed: ("changed", nil, nil)
    case .retyped(let from): ("retyped", from, nil)
    case .retargeted(let from, let to): ("retargeted", from, to)
    case .rippled(let from): ("ripples", from, nil)
    }
  }

  private static func line(
    _ change: TokenChange, _ kind: String, _ from: String?, _ to: String?
  ) -> String {
    let (old, new) = values(change)
    let path = safe(change.path) + (change.mode.map { " in \(safe($0))" } ?? "")
    let far = distance(change)
    let detail =
      switch change.kind {
      case .added: "\(path)  \(new)"
      case .removed: "\(path)  \(old)"
      case .renamed: "\(safe(from ?? "")) → \(path)"
      case .changed: "\(path)  \(old) → \(new)\(far)"
      case .retyped: "\(path)  \(safe(from ?? "no type")) → \(safe(change.type ?? "no type"))"
      case .retargeted:
        "\(path)  \(safe(from ?? "a value of its own")) → \(safe(to ?? "a value of its own"))  \(old) → \(new)\(far)"
      case .rippled: "\(path)  \(old) → \(new)\(far)  through \(safe(from ?? ""))"
      }
    return kind.padded(to: 12) + detail
  }

  /// Both values in a few words, or as JSON where two different values have the same words, as a colour in two spaces.
  private static func values(_ change: TokenChange) -> (old: String, new: String) {
    let values = [change.values.old, change.values.new]
    var words = values.map { $0.map(TokenListing.words) ?? "–" }
    if words[0] == words[1], values[0] != values[1] {
      words = values.map { $0.map { safe(JSONText.line($0)) } ?? "–" }
    }
    return (words[0], words[1])
  }

  /// The distance of two colours, and their opacities if these differ.
  private static func distance(_ change: TokenChange) -> String {
    guard let distance = change.distance else { return "" }
    let rounded = (distance * 10).rounded() / 10
    let far = "  ΔE \(JSONText.number(rounded))"
    let alphas = [change.values.old, change.values.new].compactMap { $0 }
      .compactMap { ColorValue($0)?.alpha }
    guard alphas.count == 2, alphas[0] != alphas[1] else { return far }
    let opacity =
      "  opacity \(JSONText.number(alphas[0])) → \(JSONText.number(alphas[1]))"
    return rounded == 0 ? opacity : far + opacity
  }

  var text: String {
    guard !changes.isEmpty else { return "no differences\n" }
    var counts: [(String, Int)] = []
    for change in changes {
      if let index = counts.firstIndex(where: { $0.0 == change.kind }) {
        counts[index].1 += 1
      } else {
        counts.append((change.kind, 1))
      }
    }
    let sum = counts.map { "\($0.1) \($0.0)" }.joined(separator: ", ")
    return changes.map { $0.text + "\n" }.joined() + "\n\(sum)\n" + (moves.value?.text ?? "")
  }
}
