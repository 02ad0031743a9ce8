import GSDesign
import GalleryKit
import TokenFiles

/// The text styles and the lengths of a theme, by the tokens that give them.
///
/// ```json
/// { "type": { "title": { "token": "font.title", "role": "text.secondary" } }, "radius": { "card": "radius.large" } }
/// ```
extension ThemeMapping {
  /// A part of a typography token that is left to the platform, whatever the token says.
  enum PlatformPart: String, Hashable, CaseIterable {
    case fontFamily, lineHeight
  }

  /// The token of a style of words.
  struct StyleChoice: Hashable {
    var name: String
    var token: String
    /// The role of the words.
    var role = BuiltInRole.text
    var platform: [PlatformPart] = []
    /// nil for a choice of a person.
    var guess: Guess?
  }

  /// The token of a length.
  struct LengthChoice: Hashable {
    var kind: ThemeLength.Kind
    var name: String
    var token: String
    /// nil for a choice of a person.
    var guess: Guess?
  }

  /// The changed parts of text styles that are left to the platform, as paths such as `type.title.fontFamily`.
  func platformParts(changedBy diff: TokenDiff) -> [String] {
    diff.changes.flatMap { change -> [String] in
      guard change.mode == nil, let style = styles.first(where: { $0.token == change.path }) else {
        return []
      }
      let (old, new) = (change.values.old, change.values.new)
      return style.platform.filter { old?[$0.rawValue] != new?[$0.rawValue] }
        .map { "\(change.path).\($0.rawValue)" }
    }
  }

  /// Adds the guesses for tokens that have no choice yet, under names that are not taken.
  mutating func add(_ other: ThemeMapping) {
    let known = Set(styles.map(\.token) + lengths.map(\.token))
    styles += other.styles.filter { style in
      !known.contains(style.token) && !styles.contains { $0.name == style.name }
    }
    lengths += other.lengths.filter { length in
      !known.contains(length.token)
        && !lengths.contains { $0.kind == length.kind && $0.name == length.name }
    }
  }

  static func styles(_ node: JSONNode) throws(ToolError) -> [StyleChoice] {
    guard node.kind == .object else {
      throw problem(node, "“type” must be an object: a token path for each style.")
    }
    var styles: [StyleChoice] = []
    for member in node.children {
      var style = StyleChoice(name: member.name ?? "", token: member.text ?? "")
      for part in member.kind == .object ? Array(member.children) : [] {
        try read(part, into: &style)
      }
      guard !style.token.isEmpty else {
        throw problem(member, "A style must be a token path, or an object with “token”.")
      }
      styles.append(style)
    }
    return styles
  }

  private static func read(
    _ member: JSONNode, into style: inout StyleChoice
  ) throws(ToolError) {
    switch member.name ?? "" {
    case "token": style.token = try text(member)
    case "guess": style.guess = try guess(member)
    case "role":
      let name = try text(member)
      guard let role = BuiltInRole.allCases.first(where: { $0.name == name }) else {
        throw problem(member, "Unknown role “\(safe(name))”.")
      }
      style.role = role
    case "platform":
      let parts = member.children.map { $0.text.flatMap { PlatformPart(rawValue: $0) } }
      guard member.kind == .array, !parts.contains(nil) else {
        throw problem(member, "“platform” is a list of fontFamily and lineHeight.")
      }
      style.platform = parts.compactMap(\.self)
    case let name: throw problem(member, "A style has no member “\(safe(name))”.")
    }
  }

  static func lengths(
    _ node: JSONNode, _ kind: ThemeLength.Kind?
  ) throws(ToolError) -> [LengthChoice] {
    guard let kind, node.kind == .object else {
      throw problem(
        node, "“\(safe(node.name ?? ""))” must be an object: a token path for each name.")
    }
    var lengths: [LengthChoice] = []
    for member in node.children {
      var length = LengthChoice(kind: kind, name: member.name ?? "", token: member.text ?? "")
      for part in member.kind == .object ? Array(member.children) : [] {
        switch part.name ?? "" {
        case "token": length.token = try text(part)
        case "guess": length.guess = try guess(part)
        case let name: throw problem(part, "A length has no member “\(safe(name))”.")
        }
      }
      guard !length.token.isEmpty else {
        throw problem(member, "A length must be a token path, or an object with “token”.")
      }
      lengths.append(length)
    }
    return lengths
  }

  private static func text(_ node: JSONNode) throws(ToolError) -> String {
    guard let text = node.text else {
      throw problem(node, "“\(safe(node.name ?? ""))” must be a string.")
    }
    return text
  }

  private static func guess(_ node: JSONNode) throws(ToolError) -> Guess {
    guard let guess = Guess(rawValue: try text(node)) else {
      throw problem(node, "A guess is by name or by distance.")
    }
    return guess
  }
}

extension ThemeMapping {
  /// The members of the file behind the roles.
  var measures: [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if !styles.isEmpty {
      members.append(.init(name: "type", value: .object(styles.map { Self.member(of: $0) })))
    }
    for kind in ThemeLength.Kind.allCases {
      let named = lengths.filter { $0.kind == kind }
      guard !named.isEmpty else { continue }
      members.append(.init(name: kind.rawValue, value: .object(named.map { Self.member(of: $0) })))
    }
    return members
  }

  private static func member(of style: StyleChoice) -> JSONValue.Member {
    var members: [JSONValue.Member] = []
    if style.role != .text {
      members.append(.init(name: "role", value: .string(style.role.name)))
    }
    if !style.platform.isEmpty {
      members.append(.init(name: "platform", value: .strings(style.platform.map(\.rawValue))))
    }
    return member(style.name, style.token, members, style.guess)
  }

  private static func member(of length: LengthChoice) -> JSONValue.Member {
    member(length.name, length.token, [], length.guess)
  }

  private static func member(
    _ name: String, _ token: String, _ more: [JSONValue.Member], _ guess: Guess?
  ) -> JSONValue.Member {
    guard !more.isEmpty || guess != nil else { return .init(name: name, value: .string(token)) }
    var members = [JSONValue.Member(name: "token", value: .string(token))] + more
    if let guess { members.append(.init(name: "guess", value: .string(guess.rawValue))) }
    return .init(name: name, value: .object(members))
  }
}
