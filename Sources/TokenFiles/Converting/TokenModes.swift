/// The modes of a set, and the values that its tokens have in them.
///
/// A token has a value of its own in a mode if its `$extensions.mode` names the mode, or if its value refers to a token
/// that has one.
final class TokenModes {
  /// A mode other than the default one.
  struct Mode: Hashable {
    /// The appearance; nil for a mode with a name of the team's own.
    let appearance: TokenMode?
    /// The name: canonical for an appearance, else as written.
    let name: String

    init(name: String) {
      appearance = TokenMode(name: name)
      self.name = appearance?.name ?? name
    }

    /// The name in messages.
    var quoted: String { "“\(shown(name))”" }
  }

  /// A value in a mode.
  struct Value {
    let mode: Mode
    /// The resolved value.
    let value: JSONValue
    /// The index of the token that the token refers to in this mode; nil if the mode has a value of its own.
    let target: Int?
    /// Whether the token itself names the mode.
    let isOwn: Bool
  }

  /// The modes: appearances first, then others in the order of their first use.
  let all: [Mode]
  private let set: TokenSet
  /// The tokens, by their indices, whose value depends on the mode.
  private let dependents: [Mode: Set<Int>]
  /// The values in contexts of a resolver document that differ from the default ones, by index; nil for one without a
  /// value.
  private let contexts: [Mode: [Int: Value?]]
  private var known: [Place: Sized?] = [:]

  private struct Place: Hashable {
    let mode: Mode
    let index: Int
  }

  /// A value with the number of values in it.
  private struct Sized {
    let value: JSONValue
    let size: Int
  }

  /// How many tokens may refer to each other, one after another.
  private static let longestChain = 64

  init(_ set: TokenSet) {
    self.set = set
    var owners: [Mode: Set<Int>] = [:]
    var names: [Mode] = []
    for (index, token) in set.tokens.enumerated() {
      for member in token.modes {
        let mode = Mode(name: member.name ?? "")
        guard mode.appearance != .light else { continue }
        if owners[mode] == nil { names.append(mode) }
        owners[mode, default: []].insert(index)
      }
    }
    var contexts: [Mode: [Int: Value?]] = [:]
    for (name, other) in set.contexts {
      let mode = Mode(name: name)
      if owners[mode] == nil, contexts[mode] == nil { names.append(mode) }
      contexts[mode] = Self.differences(of: set, from: other, in: mode)
    }
    self.contexts = contexts
    all =
      TokenMode.allCases.compactMap { mode in names.first { $0.appearance == mode } }
      + names.filter { $0.appearance == nil }
    var users = [[Int]](repeating: [], count: owners.isEmpty ? 0 : set.tokens.count)
    for (index, token) in set.tokens.enumerated() where !owners.isEmpty {
      for reference in token.references { users[reference].append(index) }
    }
    dependents = owners.mapValues { owners in
      var found = owners
      var waiting = Array(owners)
      while let index = waiting.popLast() {
        for user in users[index] where found.insert(user).inserted { waiting.append(user) }
      }
      return found
    }
  }

  /// The values of a token in the modes it depends on, and the names, in quotation marks, of those without a value
  /// that can be written.
  func values(of index: Int) -> (values: [Value], lost: [String]) {
    var values: [Value] = []
    var lost: [String] = []
    let token = set.tokens[index]
    for mode in all {
      if let other = contexts[mode]?[index] {
        if let other { values.append(other) } else { lost.append(mode.quoted) }
        continue
      }
      guard dependents[mode]?.contains(index) == true else { continue }
      guard let found = value(of: index, in: mode, depth: 0)?.value else {
        lost.append(mode.quoted)
        continue
      }
      let node = node(of: token, in: mode)
      values.append(
        Value(
          mode: mode, value: found, target: node.flatMap { target(of: $0.text ?? "") },
          isOwn: node != nil))
    }
    // The value of a token is that of its light mode; another one has no place.
    for member in token.modes where TokenMode(name: member.name ?? "") == .light {
      let value = resolved(member.value, in: nil, depth: 0)?.value
      if !isSame(value, token.value) { lost.append("“\(shown(member.name ?? ""))”") }
    }
    return (values, lost)
  }

  /// As ``values(of:)``, with the colours that only an asset catalogue can hold among the lost ones.
  func valuesOutsideCatalogues(of index: Int) -> (values: [Value], lost: [String]) {
    let (values, lost) = values(of: index)
    return (values, lost + CatalogueExtension(set.tokens[index]).labels)
  }

  /// The indices of the tokens that the modes of a token refer to, anywhere in their values.
  func targets(of index: Int) -> Set<Int> {
    set.tokens[index].modes.reduce(into: []) { $0.formUnion(targets(in: $1)) }
  }

  private func targets(in node: JSONNode) -> Set<Int> {
    var targets: Set<Int> = []
    if let target = node.text.flatMap({ target(of: $0) }) { targets.insert(target) }
    for child in node.children { targets.formUnion(self.targets(in: child)) }
    return targets
  }

  /// Whether a token has a value of its own in a mode, or refers to one that has.
  func depends(_ index: Int, on mode: Mode) -> Bool {
    contexts[mode]?[index] != nil || dependents[mode]?.contains(index) == true
  }

  /// The value that a token itself gives for a mode, as in the file; nil if it gives none.
  func ownValue(of index: Int, in mode: Mode) -> JSONValue? {
    let token = set.tokens[index]
    guard let other = contexts[mode]?[index] else { return node(of: token, in: mode)?.value }
    return other?.isOwn == false ? nil : context(mode)?[token.path]?.raw.value
  }

  /// The indices of the tokens that the value of a token in a mode refers to, anywhere in it.
  func references(of index: Int, in mode: Mode) -> [Int] {
    let token = set.tokens[index]
    if contexts[mode]?[index] != nil, let context = context(mode), let other = context[token.path] {
      return other.references.compactMap { set.index(of: context.tokens[$0].path) }
    }
    return node(of: token, in: mode).map { targets(in: $0).sorted() } ?? token.references
  }

  /// The same tokens in the context that is the mode; nil if the mode is none of a resolver document.
  private func context(_ mode: Mode) -> TokenSet? {
    set.contexts.last { Mode(name: $0.name) == mode }?.set
  }

  /// The value of a token in a mode; its default value if it does not depend on the mode.
  func value(of index: Int, in mode: Mode) -> JSONValue? {
    if let other = contexts[mode]?[index] { return other?.value }
    return value(of: index, in: mode, depth: 0)?.value
  }

  /// The values of tokens that are others in a context.
  private static func differences(
    of set: TokenSet, from other: TokenSet, in mode: Mode
  ) -> [Int: Value?] {
    var differences: [Int: Value?] = [:]
    for (index, token) in set.tokens.enumerated() {
      guard let new = other[token.path] else { continue }
      let isOwn = !new.raw.source.elementsEqual(token.raw.source)
      guard isOwn || new.value != token.value else { continue }
      let target = new.target.flatMap { set.index(of: other.tokens[$0].path) }
      differences[index] = .some(
        new.value.map { Value(mode: mode, value: $0, target: target, isOwn: isOwn) })
    }
    return differences
  }

  private func value(of index: Int, in mode: Mode?, depth: Int) -> Sized? {
    let token = set.tokens[index]
    guard let mode, dependents[mode]?.contains(index) == true else {
      return token.value.map { Sized(value: $0, size: Self.size(of: $0)) }
    }
    let place = Place(mode: mode, index: index)
    if let known = known[place] { return known }
    // A circle of references has no value.
    known[place] = .some(nil)
    let node = node(of: token, in: mode) ?? token.raw
    let found = resolved(node.value, in: mode, depth: depth + 1)
    known[place] = .some(found)
    return found
  }

  /// The value that a token itself gives for a mode; with more contrast, that of the same appearance without it.
  private func node(of token: Token, in mode: Mode) -> JSONNode? {
    var found: JSONNode?
    for member in token.modes where Mode(name: member.name ?? "") == mode { found = member }
    guard found == nil, mode.appearance == .darkHighContrast else { return found }
    return TokenMode.dark.node(of: token) ?? TokenMode.highContrast.node(of: token)
  }

  /// A value with its references replaced by values; nil if one leads nowhere or the result is too large.
  private func resolved(_ value: JSONValue, in mode: Mode?, depth: Int) -> Sized? {
    guard depth <= Self.longestChain else { return nil }
    switch value {
    case .null, .bool, .integer, .decimal: return Sized(value: value, size: 1)
    case .string(let text):
      guard TokenReference.isMeant(text.utf8) else { return Sized(value: value, size: 1) }
      return target(of: text).flatMap { self.value(of: $0, in: mode, depth: depth + 1) }
    case .array(let items):
      let found = items.compactMap { resolved($0, in: mode, depth: depth + 1) }
      let size = found.reduce(1) { $0 + $1.size }
      guard found.count == items.count, size <= TokenResolver.sizeLimit else { return nil }
      return Sized(value: .array(found.map(\.value)), size: size)
    case .object(let members):
      guard value["$ref"] == nil else { return nil }
      let found = members.compactMap { member in
        resolved(member.value, in: mode, depth: depth + 1).map { (member.name, $0) }
      }
      let size = found.reduce(1) { $0 + $1.1.size }
      guard found.count == members.count, size <= TokenResolver.sizeLimit else { return nil }
      return Sized(value: .object(found.map { .init(name: $0.0, value: $0.1.value) }), size: size)
    }
  }

  /// The index of the token that a text refers to as a whole; nil for any other text.
  func target(of text: String) -> Int? {
    guard let reference = try? TokenReference.braces(text), case .path(let names) = reference else {
      return nil
    }
    if let index = set.index(of: names.joined(separator: ".")) { return index }
    // Style Dictionary also writes the member with the value.
    guard !set.dialect.hasDollars, names.last == "value" else { return nil }
    return set.index(of: names.dropLast().joined(separator: "."))
  }

  /// Whether two values are equal, colours in any notation.
  private func isSame(_ first: JSONValue?, _ second: JSONValue?) -> Bool {
    if first == second { return true }
    guard let first = first.flatMap({ ColorValue($0) }) else { return false }
    return first == second.flatMap { ColorValue($0) }
  }

  private static func size(of value: JSONValue) -> Int {
    switch value {
    case .null, .bool, .integer, .decimal, .string: 1
    case .array(let items): items.reduce(1) { $0 + size(of: $1) }
    case .object(let members): members.reduce(1) { $0 + size(of: $1.value) }
    }
  }
}

extension Token {
  /// The values of `$extensions.mode`, each with the name of its mode.
  var modes: [JSONNode] {
    definition["$extensions"]?["mode"].map { $0.kind == .object ? Array($0.children) : [] } ?? []
  }
}

extension TokenFinding {
  /// The modes of a token, in quotation marks, that an export leaves out.
  static func notWritten(modes: [String], of token: Token) -> TokenFinding {
    TokenFinding(
      .droppedMode, token.path, at: token.raw,
      "Not written: the mode\(modes.count == 1 ? "" : "s") \(modes.joined(separator: ", ")).")
  }
}
