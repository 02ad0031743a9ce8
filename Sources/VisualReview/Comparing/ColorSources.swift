import ColorScience
import GSDesign
import GalleryKit
import StateSpace

/// Attributes the changed colours of roles to the palette entries and tokens that changed.
///
/// The themes of the catalogue say what a role is made of. An entry or a token has changed if a role that is made of it
/// alone has another colour, and no such role has kept its own; then every role that is made of it has changed for this
/// reason: derived, hovered and pressed ones too, in both appearances.
struct ColorSources {
  /// Where a colour comes from.
  enum Source: Hashable, Sendable {
    case entry(String)
    /// The path of a token in a file.
    case token(String)
    /// A role of which nothing else is known.
    case role(ColorRole)
  }

  /// A change of a colour in a scheme.
  struct Change: Hashable, Sendable {
    let scheme: SchemeID
    let from: RGB
    let to: RGB
  }

  private let catalogue: Catalogue
  /// The changed roles in their published colours.
  private var changes: [SchemeID: [ColorRole: Change]] = [:]
  /// The sources that changed, by theme: the appearance that a design does not have is made of the other one.
  private var changed: [String: Set<Source>] = [:]
  private var known: [Key: [[Source]]] = [:]

  private struct Key: Hashable {
    let scheme: SchemeID
    let role: ColorRole
  }

  /// - Parameters:
  ///   - differences: each with its evidence.
  ///   - kept: the roles that kept their colours.
  init(
    _ differences: [(difference: Difference, evidence: [Cause])], kept: KeptLooks,
    in catalogue: Catalogue
  ) {
    self.catalogue = catalogue
    for (difference, evidence) in differences {
      guard
        let setting = ColorSetting(
          difference.environment, of: difference.variant, in: catalogue),
        setting.isPlain
      else { continue }
      for case .token(let role, let from, let to) in evidence {
        changes[setting.scheme, default: [:]][role] = Change(
          scheme: setting.scheme, from: from, to: to)
      }
    }
    for (scheme, changes) in changes {
      var found: Set<Source> = []
      var denied: Set<Source> = []
      for role in changes.keys where role.interaction == .normal {
        let chains = chains(of: role, scheme)
        if chains.count == 1 { found.formUnion(chains[0]) }
      }
      for role in kept.roles[scheme] ?? []
      where role.interaction == .normal && changes[role] == nil {
        let chains = chains(of: role, scheme)
        if chains.count == 1 { denied.formUnion(chains[0]) }
      }
      changed[scheme.theme, default: []].formUnion(found.subtracting(denied))
    }
  }

  /// The sources of each changed role of a difference that explain its colour.
  mutating func sources(
    of evidence: [Cause], in difference: Difference
  ) -> [Source] {
    let setting = ColorSetting(difference.environment, of: difference.variant, in: catalogue)
    var result: [Source] = []
    var unexplained: [ColorRole] = []
    func add(_ source: Source) { if !result.contains(source) { result.append(source) } }
    for case .token(let role, _, _) in evidence {
      let sources = setting.map { explaining(role, $0.scheme) } ?? []
      if sources.isEmpty { unexplained.append(role.resting) }
      for source in sources { add(source) }
    }
    guard !unexplained.isEmpty else { return result }
    // A colour that is fitted to others follows them: those of the same look, else the only one that changed.
    if !result.isEmpty { return result }
    let isFollowing = setting.map { !$0.isPlain || !keepsResting(unexplained, $0.scheme) } ?? false
    if isFollowing, let all = setting.flatMap({ changed[$0.scheme.theme] }), all.count == 1 {
      return Array(all)
    }
    for role in unexplained { add(.role(role)) }
    return result
  }

  /// Whether the roles themselves, at rest, are among those that changed.
  private func keepsResting(_ roles: [ColorRole], _ scheme: SchemeID) -> Bool {
    roles.contains { changes[scheme]?[$0] != nil }
  }

  /// The published changes of the roles that are made of a source alone, resting ones only.
  func changes(of source: Source) -> [(role: ColorRole, change: Change)] {
    var result: [(role: ColorRole, change: Change)] = []
    for (scheme, roles) in changes {
      for (role, change) in roles where role.interaction == .normal {
        let isMade =
          switch source {
          case .role(let other): role == other
          case .entry, .token: chains(known: role, scheme).contains { $0.contains(source) }
          }
        if isMade { result.append((role, change)) }
      }
    }
    return result.sorted {
      ($0.role.name, $0.change.scheme.theme, $0.change.scheme.appearance.rawValue)
        < ($1.role.name, $1.change.scheme.theme, $1.change.scheme.appearance.rawValue)
    }
  }

  /// Whether a role has no other source.
  func isMadeOf(_ source: Source, alone role: ColorRole, _ scheme: SchemeID) -> Bool {
    if case .role(let own) = source { return own == role }
    let chains = chains(known: role, scheme)
    return chains.count == 1 && chains[0].contains(source)
  }

  /// Whether a colour is the value of a palette entry now.
  func isValue(_ color: RGB, of source: Source, in scheme: SchemeID) -> Bool {
    guard case .entry(let name) = source else { return true }
    let value = catalogue.theme(named: scheme.theme)?.value(ofEntry: name, in: scheme.appearance)
    return value.flatMap { RGB(hex: $0.description) } == color
  }

  /// The way from the token of a role to the source, for roles that take it from another token.
  func chain(to source: Source) -> [String] {
    for (scheme, roles) in changes {
      for role in roles.keys.sorted(by: { $0.name < $1.name }) where role.interaction == .normal {
        for chain in chains(known: role, scheme) where chain.count > 1 {
          guard let place = chain.firstIndex(of: source), place > 0 else { continue }
          return chain[...place].compactMap { if case .token(let path) = $0 { path } else { nil } }
        }
      }
    }
    return []
  }

  private mutating func explaining(_ role: ColorRole, _ scheme: SchemeID) -> [Source] {
    guard let changed = changed[scheme.theme] else { return [] }
    return chains(of: role.resting, scheme).compactMap { chain in
      chain.last(where: changed.contains)
    }
  }

  private func chains(known role: ColorRole, _ scheme: SchemeID) -> [[Source]] {
    known[Key(scheme: scheme, role: role.resting)] ?? []
  }

  /// The sources of a role: a chain for each, from the nearest to the one that has the value.
  private mutating func chains(of role: ColorRole, _ scheme: SchemeID) -> [[Source]] {
    let key = Key(scheme: scheme, role: role.resting)
    if let known = known[key] { return known }
    let chains = makeChains(of: key.role, scheme)
    known[key] = chains
    return chains
  }

  private func makeChains(of role: ColorRole, _ scheme: SchemeID) -> [[Source]] {
    guard let theme = catalogue.theme(named: scheme.theme) else { return [] }
    let origins = theme.origins(of: role, scheme.appearance)
    if !origins.isEmpty { return [origins.map { .token($0.path) }] }
    let resolution = theme.scheme(scheme.appearance, .original).resolution(of: role)
    return resolution.entries.map { entry in
      // A theme that is given as values of roles has an entry for each, with the role's name.
      guard let named = BuiltInRole.allCases.first(where: { $0.name == entry }) else {
        return [.entry(entry)]
      }
      let origins = theme.origins(of: ColorRole(named), scheme.appearance)
      return origins.isEmpty ? [.role(ColorRole(named))] : origins.map { .token($0.path) }
    }
  }
}
