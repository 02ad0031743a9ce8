import ColorScience

/// The changes of tokens from one version to another.
public struct TokenDiff: Sendable {
  /// All changes: first in the order of the old version, then the added tokens.
  public let changes: [TokenChange]

  /// Compares two versions of the same tokens.
  public init(from old: TokenSet, to new: TokenSet) {
    var comparer = TokenComparer(old, new)
    comparer.compare()
    changes = comparer.changes
  }
}

/// A changed token.
public struct TokenChange: Sendable {
  /// The token's path: the new one, or that of a removed token.
  public let path: String
  /// The change.
  public let kind: Kind
  /// The type, in the new version if it has the token.
  public let type: String?
  /// The resolved value before and after; nil if missing.
  public let values: (old: JSONValue?, new: JSONValue?)
  /// For colours, the CIEDE2000 difference between old and new; nil for anything else.
  public let distance: Double?

  /// A change of a token.
  public enum Kind: Hashable, Sendable {
    /// The token was added.
    case added
    /// The token was removed.
    case removed
    /// The same token had this path before.
    case renamed(from: String)
    /// The token's own value changed.
    case changed
    /// The token had this type before.
    case retyped(from: String?)
    /// The token refers to another one than before.
    case retargeted(from: String?, to: String?)
    /// The token is unchanged, but the one it refers to has another value, is missing, or was missing.
    case rippled(from: String)
  }
}

private struct TokenComparer {
  private let old: TokenSet
  private let new: TokenSet
  var changes: [TokenChange] = []

  init(_ old: TokenSet, _ new: TokenSet) {
    self.old = old
    self.new = new
  }

  mutating func compare() {
    let removed = old.tokens.filter { new.index(of: $0.path) == nil }
    var added = new.tokens.filter { old.index(of: $0.path) == nil }
    let renamed = renamings(removed, &added)
    for token in old.tokens {
      if let other = new[token.path] {
        compare(token, other)
      } else if let other = renamed[ExactText(token.path)] {
        add(.renamed(from: token.path), token, other)
        compareValues(token, other)
      } else {
        add(.removed, token, nil)
      }
    }
    for token in added { add(.added, nil, token) }
  }

  /// Pairs removed tokens with added ones: with the same type and text, and the same own name or the same group.
  private func renamings(_ removed: [Token], _ added: inout [Token]) -> [ExactText: Token] {
    var pairs: [ExactText: Token] = [:]
    var taken: Set<ExactText> = []
    for place in [Place.name, .group] {
      var candidates: [[ExactText]: [Token]] = [:]
      for token in added.reversed() where !taken.contains(ExactText(token.path)) {
        candidates[key(of: token, place), default: []].append(token)
      }
      for token in removed where pairs[ExactText(token.path)] == nil {
        guard let found = candidates[key(of: token, place)]?.popLast() else { continue }
        pairs[ExactText(token.path)] = found
        taken.insert(ExactText(found.path))
      }
    }
    added.removeAll { taken.contains(ExactText($0.path)) }
    return pairs
  }

  private enum Place {
    case name
    case group
  }

  private func key(of token: Token, _ place: Place) -> [ExactText] {
    let part =
      switch place {
      case .name: token.names.last ?? ""
      case .group: token.names.dropLast().joined(separator: ".")
      }
    return [token.type ?? "", JSONText.line(token.raw.value), part].map { ExactText($0) }
  }

  private mutating func compare(_ token: Token, _ other: Token) {
    // A reference that leads nowhere takes the type away as well.
    let isTyped = [token, other].allSatisfy { $0.type != nil || !($0.isAlias && $0.value == nil) }
    if isTyped, token.type != other.type { add(.retyped(from: token.type), token, other) }
    compareValues(token, other)
  }

  private mutating func compareValues(_ token: Token, _ other: Token) {
    let before = token.target.map { old.tokens[$0].path } ?? token.lostTarget
    let after = other.target.map { new.tokens[$0].path } ?? other.lostTarget
    let isSameText = token.raw.value == other.raw.value
    if isSameText, let one = token.target == nil ? after : before,
      (token.target == nil) != (other.target == nil)
    {
      // The same reference leads nowhere now, or did before.
      add(.rippled(from: one), token, other)
    } else if before != after, token.isAlias || other.isAlias {
      add(.retargeted(from: before, to: after), token, other)
    } else if !isSameText {
      add(.changed, token, other)
    } else if token.value != other.value {
      let cause = other.references.first {
        old[new.tokens[$0].path]?.value != new.tokens[$0].value
      }
      add(.rippled(from: cause.map { new.tokens[$0].path } ?? ""), token, other)
    }
  }

  private mutating func add(_ kind: TokenChange.Kind, _ old: Token?, _ new: Token?) {
    let colors = [old, new].map { $0?.value.flatMap { ColorValue($0) } }
    let distance: Double? =
      if let one = colors[0], let other = colors[1], one != other {
        Lab(XYZ(one.color)).difference2000(to: Lab(XYZ(other.color)))
      } else {
        nil
      }
    changes.append(
      TokenChange(
        path: new?.path ?? old?.path ?? "", kind: kind, type: (new ?? old)?.type,
        values: (old?.value, new?.value), distance: distance))
  }
}

extension Token {
  /// The reference that is the whole value and leads nowhere, as it is written without its braces; nil for any other value.
  fileprivate var lostTarget: String? {
    guard isAlias, target == nil, let text = raw.text else { return nil }
    return text.hasPrefix("{") && text.hasSuffix("}")
      ? String(text.dropFirst().dropLast()) : text
  }
}
