import GSDesign
import GalleryKit
import StateSpace
import TokenFiles

/// The states that use the tokens of a theme: those that another colour of the token moves, in light or in dark, and those
/// drawn with a length or a text style of it.
struct TokenUses {
  /// The uses of one token.
  struct Entry: Encodable, Hashable {
    let states: Int
    let components: Int
    let variants: [Variant]

    struct Variant: Encodable, Hashable {
      let id: String
      let states: Int
    }
  }

  private let uses: RoleUses
  private let wanted: [String: LookUses]

  /// - Parameters:
  ///   - made: the theme made from the tokens.
  ///   - set: the tokens.
  init(_ made: TokenTheme, _ set: TokenSet, _ uses: RoleUses) {
    self.uses = uses
    let (theme, all) = (made.theme, uses.all)
    let used = all.measures
    var wanted: [String: LookUses] = [:]
    func note(_ token: String, _ named: UsedMeasures) {
      // Referenced tokens share the uses of the token.
      for path in [token] + (set[token].map { set.chain(of: $0) } ?? []) {
        wanted[path, default: LookUses()].measures.formUnion(named)
      }
    }
    for choice in made.mapping.lengths {
      for length in theme.lengths where length.kind == choice.kind && length.name == choice.name {
        note(choice.token, used.named(by: length, in: theme))
      }
    }
    for choice in made.mapping.styles {
      for style in theme.textStyles where style.name == choice.name {
        note(choice.token, used.named(by: style, in: theme))
      }
    }
    for (path, places) in Self.places(in: theme) {
      wanted[path, default: LookUses()]
        .formUnion(ThemeChange(probing: places, of: theme).recolored(all, .original))
    }
    self.wanted = wanted
  }

  /// The entries of the palette that have the value of each token, by its path.
  private static func places(in theme: Theme) -> [String: [Theme.EntryPlace]] {
    var places: [String: [Theme.EntryPlace]] = [:]
    for appearance in Appearance.allCases {
      for role in BuiltInRole.allCases.map({ ColorRole($0) }) {
        guard let entry = theme.entry(of: role, appearance) else { continue }
        for origin in theme.origins(of: role, appearance) {
          places[origin.path, default: []].append(Theme.EntryPlace(entry, appearance))
        }
      }
    }
    return places
  }

  /// The tokens that no state shows, and that no token in use refers to, in the order of the set.
  func unused(_ set: TokenSet) -> [String] {
    var isUsed = set.tokens.map { self[$0.path].states > 0 }
    var waiting = isUsed.indices.filter { isUsed[$0] }
    while let index = waiting.popLast() {
      for reference in set.tokens[index].references where !isUsed[reference] {
        isUsed[reference] = true
        waiting.append(reference)
      }
    }
    return zip(set.tokens, isUsed).filter { !$1 }.map(\.0.path)
  }

  /// The uses of a token by its path, in light or in dark.
  subscript(path: String) -> Entry {
    let found = uses.uses(wanted[path, default: LookUses()])
    return Entry(
      states: found.stateCount, components: found.componentCount,
      variants: found.map { Entry.Variant(id: $0.specimen.id.text, states: $0.states.count) })
  }
}

extension TokenUses.Entry {
  /// `32 states of 1 component: tag/filled 32`.
  var text: String {
    guard states > 0 else { return "no state" }
    let shown = variants.prefix(Self.most).map { "\($0.id) \($0.states)" }.joined(separator: ", ")
    return counted(states, "state") + " of " + counted(components, "component") + ": " + shown
      + (variants.count > Self.most ? " …" : "")
  }

  private static let most = 4
}
