import GSDesign
import GalleryKit
import StateSpace
import TokenFiles

/// Maps roles to the tokens with their colours: a file beside the tokens that people edit.
///
/// ```json
/// { "tokens": ["brand.tokens.json"], "roles": { "page": "color.background", "accent": "brand.primary" } }
/// ```
struct ThemeMapping: Hashable {
  /// How a role's token was guessed.
  enum Guess: String, Hashable, CaseIterable {
    /// By the words of the token's path.
    case name
    /// By the distance of its colour from that of another theme.
    case distance
  }

  /// The tokens of a role, by their paths.
  struct Choice: Hashable {
    var light: String
    var dark: String
    /// nil if a person chose the token.
    var guess: Guess?
  }

  /// The token files, relative to the mapping; empty if the mapping is beside its token file.
  var tokens: [String] = []
  /// The contexts to choose for the modifiers of a resolver document, by appearance.
  var contexts: [Appearance: [String: String]] = [:]
  var roles: [BuiltInRole: Choice] = [:]
  /// The system that the names of lengths and styles belong to; nil for names shared by all systems.
  var system: DesignSystem?
  /// The text styles, in listed order.
  var styles: [StyleChoice] = []
  /// The lengths, in listed order.
  var lengths: [LengthChoice] = []

  /// The roles guessed in one way, in order.
  func roles(guessedBy guess: Guess) -> [String] {
    BuiltInRole.allCases.filter { roles[$0]?.guess == guess }.map(\.name)
  }

  /// Whether a document is a mapping.
  static func isMapping(_ document: JSONDocument) -> Bool {
    let root = document.root
    return root.kind == .object && root["roles"]?.kind == .object
      && root["roles"]?["$value"] == nil && !root.children.contains { $0.name == "$value" }
      && root.children.allSatisfy { members.contains($0.name ?? "") }
      && root["roles"]?.children.allSatisfy { $0.children.allSatisfy { $0.kind != .object } }
        ?? false
  }

  private static let members = Set(
    ["$schema", "tokens", "light", "dark", "roles", "system", "type"]
      + ThemeLength.Kind.allCases.map(\.rawValue))

  /// Reads a mapping.
  ///
  /// - Throws: its first problem, with the position.
  init(_ document: JSONDocument) throws(ToolError) {
    if let error = document.duplicateError {
      throw ToolError(.notPossibleHere, "\(safePath(document.name)): \(error)")
    }
    for member in document.root.children {
      switch member.name ?? "" {
      case "$schema": break
      case "tokens": tokens = try Self.texts(member)
      case "light": contexts[.light] = try Self.contexts(member)
      case "dark": contexts[.dark] = try Self.contexts(member)
      case "roles": try readRoles(member)
      case "system":
        system = member.text.flatMap { DesignSystem(rawValue: $0) }
        guard system != nil else {
          let names = DesignSystem.allCases.map(\.rawValue).joined(separator: ", ")
          throw Self.problem(member, "Unknown system. Expected one of \(names).")
        }
      case "type": styles = try Self.styles(member)
      case let name where ThemeLength.Kind(rawValue: name) != nil:
        lengths += try Self.lengths(member, ThemeLength.Kind(rawValue: name))
      case let name:
        throw Self.problem(member, "A mapping has no member “\(safe(name))”.")
      }
    }
  }

  init(tokens: [String] = []) { self.tokens = tokens }

  private mutating func readRoles(_ node: JSONNode) throws(ToolError) {
    for member in node.children {
      let name = member.name ?? ""
      guard let role = BuiltInRole.allCases.first(where: { $0.name == name }) else {
        let near = nearestNames(to: name, among: BuiltInRole.allCases.map(\.name), limit: 1).first
        throw Self.problem(
          member,
          "Unknown role “\(safe(name))”." + (near.map { " Did you mean \($0)?" } ?? ""))
      }
      roles[role] = try Self.choice(member)
    }
  }

  private static func choice(_ node: JSONNode) throws(ToolError) -> Choice {
    if let path = node.text { return Choice(light: path, dark: path) }
    var paths: [String: String] = [:]
    var guess: Guess?
    for member in node.kind == .object ? Array(node.children) : [] {
      let name = member.name ?? ""
      guard let text = member.text else {
        throw problem(member, "“\(safe(name))” must be a string.")
      }
      switch name {
      case "token", "light", "dark": paths[name] = text
      case "guess":
        guess = Guess(rawValue: text)
        guard guess != nil else { throw problem(member, "A guess is by name or by distance.") }
      case _: throw problem(member, "A role has no member “\(safe(name))”.")
      }
    }
    guard let first = paths["token"] ?? paths["light"] ?? paths["dark"] else {
      throw problem(node, "A role must be a token path, or one for light and one for dark.")
    }
    return Choice(light: paths["light"] ?? first, dark: paths["dark"] ?? first, guess: guess)
  }

  private static func texts(_ node: JSONNode) throws(ToolError) -> [String] {
    let texts = node.children.compactMap(\.text)
    guard node.kind == .array, texts.count == node.children.reduce(0, { count, _ in count + 1 })
    else {
      throw problem(node, "“tokens” must be a list of paths.")
    }
    return texts
  }

  private static func contexts(_ node: JSONNode) throws(ToolError) -> [String: String] {
    var contexts: [String: String] = [:]
    for member in node.children {
      guard node.kind == .object, let context = member.text else {
        throw problem(member, "A context must be a string.")
      }
      contexts[member.name ?? ""] = context
    }
    return contexts
  }

  static func problem(_ node: JSONNode, _ sentence: String) -> ToolError {
    let place = node.document.location(ofOffset: node.offset)
    return ToolError(
      .notPossibleHere,
      "\(safePath(node.document.name)):\(place.line):\(place.column): \(sentence)")
  }
}

extension ThemeMapping {
  /// The mapping as a file, in the order of the roles.
  var text: String {
    var members: [JSONValue.Member] = []
    if !tokens.isEmpty { members.append(.init(name: "tokens", value: .strings(tokens))) }
    for appearance in Appearance.allCases {
      guard let chosen = contexts[appearance], !chosen.isEmpty else { continue }
      members.append(
        .init(
          name: appearance.rawValue,
          value: .object(
            chosen.sorted { $0.key < $1.key }.map { .init(name: $0.key, value: .string($0.value)) })
        ))
    }
    let roles = BuiltInRole.allCases.compactMap { role in
      self.roles[role].map { JSONValue.Member(name: role.name, value: $0.value) }
    }
    members.append(.init(name: "roles", value: .object(roles)))
    if let system { members.append(.init(name: "system", value: .string(system.rawValue))) }
    return JSONText.pretty(.object(members + measures)) + "\n"
  }
}

extension ThemeMapping.Choice {
  fileprivate var value: JSONValue {
    if light == dark, guess == nil { return .string(light) }
    var members: [JSONValue.Member] =
      light == dark
      ? [.init(name: "token", value: .string(light))]
      : [.init(name: "light", value: .string(light)), .init(name: "dark", value: .string(dark))]
    if let guess { members.append(.init(name: "guess", value: .string(guess.rawValue))) }
    return .object(members)
  }
}
