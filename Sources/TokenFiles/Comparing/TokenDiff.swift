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
  /// The mode that the change is in, as `dark`; nil for the value without a mode.
  public let mode: String?
  /// The change.
  public let kind: Kind
  /// The type, in the new version if it has the token.
  public let type: String?
  /// The resolved value before and after; nil if missing.
  public let values: (old: JSONValue?, new: JSONValue?)
  /// For colours, the CIEDE2000 difference between old and new without their opacity; nil for anything else.
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
  private let oldModes: TokenModes
  private let newModes: TokenModes
  /// The modes of both versions, those of the old one first.
  private let modes: [TokenModes.Mode]
  var changes: [TokenChange] = []

  init(_ old: TokenSet, _ new: TokenSet) {
    self.old = old
    self.new = new
    oldModes = TokenModes(old)
    newModes = TokenModes(new)
    let known = Set(oldModes.all)
    modes = oldModes.all + newModes.all.filter { !known.contains($0) }
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
    let (before, after) = (Side(token, in: old), Side(other, in: new))
    let kind = kind(before, after) {
      other.references.first { old[new.tokens[$0].path]?.value != new.tokens[$0].value }
    }
    if let kind { add(kind, token, other) }
    guard !modes.isEmpty, let index = old.index(of: token.path),
      let otherIndex = new.index(of: other.path)
    else { return }
    for mode in modes { compareValues(index, otherIndex, in: mode) }
  }

  private mutating func compareValues(_ index: Int, _ otherIndex: Int, in mode: TokenModes.Mode) {
    guard oldModes.depends(index, on: mode) || newModes.depends(otherIndex, on: mode) else {
      return
    }
    let before = oldModes.side(of: index, in: mode, of: old)
    let after = newModes.side(of: otherIndex, in: mode, of: new)
    // A mode that changes with the value without a mode is a change of its own only if it looks different.
    guard before.isOwn || after.isOwn || before.value != after.value else { return }
    let kind = kind(before, after) {
      newModes.references(of: otherIndex, in: mode).first { reference in
        let former = old.index(of: new.tokens[reference].path)
        return former.flatMap { oldModes.value(of: $0, in: mode) }
          != newModes.value(of: reference, in: mode)
      }
    }
    guard let kind else { return }
    add(
      kind, old.tokens[index], new.tokens[otherIndex], in: mode.name,
      (before.value, after.value))
  }

  /// A value of one version of a token.
  struct Side {
    /// The value in the file.
    let raw: JSONValue
    /// The resolved value; nil if a reference in it leads nowhere.
    let value: JSONValue?
    /// The path that the whole value refers to, even if no token has it; nil for a value of its own.
    let target: String?
    /// Whether a token has the path.
    let isFound: Bool
    /// Whether the token itself gives the value for the mode.
    let isOwn: Bool

    init(
      raw: JSONValue, value: JSONValue?, found target: String?, lost: String?, isOwn: Bool
    ) {
      self.raw = raw
      self.value = value
      self.target = target ?? lost
      isFound = target != nil
      self.isOwn = isOwn
    }

    init(_ token: Token, in set: TokenSet) {
      self.init(
        raw: token.raw.value, value: token.value, found: token.target.map { set.tokens[$0].path },
        lost: token.lostTarget, isOwn: true)
    }
  }

  /// The change from one value to another; nil if they are the same.
  ///
  /// - Parameter cause: the index of the changed token that the new value refers to.
  private func kind(
    _ before: Side, _ after: Side, cause: () -> Int?
  ) -> TokenChange.Kind? {
    let isSameText = before.raw == after.raw
    if isSameText, before.isFound != after.isFound,
      let target = before.isFound ? before.target : after.target
    {
      // The same reference leads nowhere now, or did before.
      return .rippled(from: target)
    }
    if before.target != after.target { return .retargeted(from: before.target, to: after.target) }
    if !isSameText { return .changed }
    guard before.value != after.value else { return nil }
    return .rippled(from: cause().map { new.tokens[$0].path } ?? "")
  }

  private mutating func add(
    _ kind: TokenChange.Kind, _ old: Token?, _ new: Token?, in mode: String? = nil,
    _ values: (old: JSONValue?, new: JSONValue?)? = nil
  ) {
    let values = values ?? (old?.value, new?.value)
    let colors = [values.old, values.new].map { $0.flatMap { ColorValue($0) } }
    let distance: Double? =
      if let one = colors[0], let other = colors[1], one != other {
        Lab(XYZ(one.color)).difference2000(to: Lab(XYZ(other.color)))
      } else {
        nil
      }
    changes.append(
      TokenChange(
        path: new?.path ?? old?.path ?? "", mode: mode, kind: kind, type: (new ?? old)?.type,
        values: values, distance: distance))
  }
}

extension TokenModes {
  /// A token's value in a mode, to be compared with another version.
  fileprivate func side(of index: Int, in mode: Mode, of set: TokenSet) -> TokenComparer.Side {
    let own = ownValue(of: index, in: mode)
    guard let own else {
      let token = TokenComparer.Side(set.tokens[index], in: set)
      return TokenComparer.Side(
        raw: token.raw, value: value(of: index, in: mode),
        found: token.isFound ? token.target : nil, lost: token.isFound ? nil : token.target,
        isOwn: false)
    }
    let target = own.text.flatMap { self.target(of: $0) }.map { set.tokens[$0].path }
    var lost: String?
    if let text = own.text, case .path(let names) = try? TokenReference.braces(text) {
      lost = names.joined(separator: ".")
    }
    return TokenComparer.Side(
      raw: own, value: value(of: index, in: mode), found: target, lost: lost, isOwn: true)
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
