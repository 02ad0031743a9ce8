import GSDesign
import TokenFiles

/// Proposes text styles and lengths: every typography token is a style, and the path of a dimension gives its kind.
struct MeasureGuesser {
  private let set: TokenSet

  init(_ set: TokenSet) { self.set = set }

  /// The styles, in the order of the tokens, each under the shortest name that distinguishes it from the others.
  var styles: [ThemeMapping.StyleChoice] {
    let tokens = set.tokens.filter { token in
      token.type == "typography" && token.value.flatMap { TypographyValue($0) } != nil
    }
    let names = Self.names(of: tokens) { $0.suffix(1) }
    return zip(tokens, names).map { token, name in
      ThemeMapping.StyleChoice(name: name, token: token.path, guess: .name)
    }
  }

  /// The lengths, in the same way.
  var lengths: [ThemeMapping.LengthChoice] {
    var byKind: [ThemeLength.Kind: [Token]] = [:]
    for token in set.tokens {
      guard let kind = Self.kind(of: token),
        kind == .opacity
          || token.value.flatMap({ LengthValue($0) }) != nil
      else { continue }
      byKind[kind, default: []].append(token)
    }
    return shadows
      + ThemeLength.Kind.allCases.flatMap { kind -> [ThemeMapping.LengthChoice] in
        let tokens = byKind[kind, default: []]
        let names = Self.names(of: tokens) { names in
          let place = names.firstIndex { name in
            RoleWords.words(of: name).contains { Self.words[kind, default: []].contains($0) }
          }
          let rest = names.dropFirst((place ?? -1) + 1)
          return rest.isEmpty ? names.suffix(1) : rest
        }
        return zip(tokens, names).map { token, name in
          ThemeMapping.LengthChoice(kind: kind, name: name, token: token.path, guess: .name)
        }
      }
  }

  /// The shadow token of each role that has one, by the last name of composite shadow tokens.
  var shadowRoles: [BuiltInRole: String] {
    Dictionary(
      wholeShadows.compactMap { name, path in
        Self.shadowRoles[name].map { ($0, path) }
      }, uniquingKeysWith: { first, _ in first })
  }

  private static let shadowRoles: [String: BuiltInRole] = [
    "primary": .actionShadow, "action": .actionShadow, "card": .cardShadow,
    "floating": .floatingShadow, "alert": .alertShadow, "dialog": .alertShadow,
  ]

  /// The offset, the blur and the opacity of composite shadow tokens.
  private var shadows: [ThemeMapping.LengthChoice] {
    wholeShadows.flatMap { name, path in
      let parts: [(ThemeLength.Kind, String)] = [
        (.shadow, name + ThemeMapping.offsetPart), (.shadow, name + ThemeMapping.blurPart),
        (.opacity, name),
      ]
      return parts.map { kind, name in
        ThemeMapping.LengthChoice(kind: kind, name: name, token: path, guess: .name)
      }
    }
  }

  private var wholeShadows: [(name: String, path: String)] {
    let tokens = set.tokens.filter { token in
      token.type == "shadow" && token.value.flatMap { ShadowValue($0) } != nil
    }
    return zip(Self.names(of: tokens) { $0.suffix(1) }, tokens).map { ($0, $1.path) }
  }

  /// The kind according to the path, or to the type of an older dialect.
  private static func kind(of token: Token) -> ThemeLength.Kind? {
    switch token.type {
    case "borderRadius": return .radius
    case "borderWidth": return .stroke
    case "spacing": return .spacing
    case "opacity": return .opacity
    case "number":
      let names = RoleWords.words(of: token.path)
      return names.contains { words[.opacity, default: []].contains($0) } ? .opacity : nil
    case "dimension": break
    case _: return nil
    }
    let path = Set(RoleWords.words(of: token.path))
    guard path.isDisjoint(with: ofType) else { return nil }
    return [.radius, .stroke, .shadow, .spacing, .size].first {
      !path.isDisjoint(with: words[$0, default: []])
    }
  }

  private static let words: [ThemeLength.Kind: Set<String>] = [
    .radius: ["radius", "radii", "corner", "corners", "rounded", "rounding"],
    .stroke: ["stroke", "strokes", "border", "borders", "outline", "hairline", "divider"],
    .spacing: [
      "spacing", "space", "spaces", "gap", "gaps", "padding", "inset", "margin", "gutter",
    ],
    .size: ["size", "sizes", "height", "heights", "width", "widths"],
    .shadow: ["shadow", "shadows", "elevation"], .opacity: ["opacity", "opacities"],
  ]

  /// Words of dimensions that belong to typography.
  private static let ofType: Set<String> = [
    "font", "fonts", "text", "type", "typography", "letter", "line", "paragraph", "heading",
  ]

  /// A short name for each token; the whole path if two would have the same name.
  private static func names(
    of tokens: [Token], _ short: ([String]) -> ArraySlice<String>
  ) -> [String] {
    let names = tokens.map { short($0.names).joined(separator: ".") }
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(tokens, names).map { counts[$1] == 1 ? $1 : $0.path }
  }
}
