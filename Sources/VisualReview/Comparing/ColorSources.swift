import ColorScience
import GSDesign
import GalleryKit
import StateSpace

/// Attributes the changed colours of roles to the palette entries and tokens that changed.
///
/// The themes of the catalogue know the sources of a role. An entry or a token has changed if a role that is made of it
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
  private var changes: Changes
  /// The sources that changed, by theme: the appearance that a design does not have is made of the other one.
  private var changed: [String: Set<Source>] = [:]
  /// The sources that have kept their values in an appearance: they may have changed in the other one.
  private var unchanged: [SchemeID: Set<Source>] = [:]
  private var known: [Key: [[Source]]] = [:]
  /// The entries of palettes that changed, by theme, with their former colours.
  private var former: [String: [FormerEntry]] = [:]
  /// The themes with these former colours, and with those of the commit, by name.
  private var formerThemes: [String: [Theme]] = [:]
  /// The variants whose states have other names.
  private var evidenceOfNames: Set<VariantID>
  /// The changes since the checked-out commit that may have been accepted: one of them, or none.
  private var sinceCommit: [ColorSources] = []

  private typealias Changes = [SchemeID: [ColorRole: Change]]

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
    var changes: Changes = [:]
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
    var since: Changes = [:]
    var same: [SchemeID: Set<ColorRole>] = [:]
    for (scheme, colors) in kept.committed {
      let present = catalogue.theme(named: scheme.theme)?.scheme(scheme.appearance, .original)
      for (role, color) in colors {
        guard let now = present?[role] else { continue }
        if now == color {
          same[scheme, default: []].insert(role)
        } else {
          since[scheme, default: [:]][role] = Change(scheme: scheme, from: color, to: now)
        }
      }
    }
    self.init(changes, kept: kept, sinceCommit: same, in: catalogue)
    guard !since.isEmpty else { return }
    var known = kept
    known.roles.merge(same) { $0.union($1) }
    sinceCommit = [ColorSources(since, kept: known, in: catalogue)]
    for theme in catalogue.themes {
      let former = former(theme, includesAccepted: true)
      if former != theme { formerThemes[theme.name, default: []].append(former) }
    }
  }

  /// - Parameter same: the roles that have the colours of the commit.
  private init(
    _ changes: Changes, kept: KeptLooks, sinceCommit same: [SchemeID: Set<ColorRole>] = [:],
    in catalogue: Catalogue
  ) {
    self.catalogue = catalogue
    self.changes = changes
    evidenceOfNames = Set(kept.names.keys)
    var found: [SchemeID: Set<Source>] = [:]
    for (scheme, changes) in changes {
      for role in changes.keys where role.interaction == .normal {
        let chains = chains(of: role, scheme)
        if chains.count == 1 { found[scheme, default: []].formUnion(chains[0]) }
      }
    }
    // The sources of roles that are as they were.
    var shown: [SchemeID: Set<Source>] = [:]
    // The first sources of mixed colours that are as they were.
    var unmoved: [String: Set<Source>] = [:]
    for (scheme, roles) in kept.roles {
      // The mirror of a colour may stay as it is while both sides of it change.
      guard catalogue.theme(named: scheme.theme)?.appearances.contains(scheme.appearance) == true
      else { continue }
      for role in roles where role.interaction == .normal {
        let chains = chains(of: role, scheme)
        if chains.count == 1 { shown[scheme, default: []].formUnion(chains[0]) }
        unmoved[scheme.theme, default: []].formUnion(chains.first ?? [])
      }
    }
    unchanged = shown
    // Once the appearance that a design has is accepted, the derived one is all that shows a change.
    var committed: [SchemeID: Set<Source>] = [:]
    for (scheme, roles) in same {
      let theme = catalogue.theme(named: scheme.theme)
      guard theme?.appearances == [scheme.appearance] else { continue }
      for role in roles where role.interaction == .normal {
        let chains = chains(of: role, scheme)
        if chains.count == 1 { committed[scheme, default: []].formUnion(chains[0]) }
        unmoved[scheme.theme, default: []].formUnion(chains.first ?? [])
      }
      committed[scheme]?.subtract(found[scheme] ?? [])
    }
    for (scheme, sources) in found {
      let same = sources.filter {
        hasShown($0, shown, likeIn: scheme) || hasShown($0, committed, likeIn: scheme)
      }
      unchanged[scheme, default: []].formUnion(same)
      changed[scheme.theme, default: []].formUnion(sources.subtracting(unchanged[scheme] ?? []))
    }
    findFormer()
    // A mixed colour has changed for its own sake if the other sources do not explain it.
    for (scheme, changes) in changes {
      for (role, change) in changes where role.interaction == .normal {
        let chains = chains(of: role, scheme)
        guard chains.count > 1, !isExplained(role, change) else { continue }
        let own = chains[0].filter { unmoved[scheme.theme]?.contains($0) != true }
        changed[scheme.theme, default: []].formUnion(own)
      }
    }
    findFormer()
  }

  /// Whether a source is shown as it was in the other appearance, where it has the same value, or the only one that the
  /// theme has.
  private func hasShown(
    _ source: Source, _ shown: [SchemeID: Set<Source>], likeIn scheme: SchemeID
  ) -> Bool {
    let appearances = catalogue.theme(named: scheme.theme)?.appearances ?? []
    return shown.contains { other, sources in
      other.theme == scheme.theme && other != scheme && sources.contains(source)
        && (!appearances.contains(scheme.appearance)
          || value(of: source, in: other) == value(of: source, in: scheme))
    }
  }

  /// The value of a source now; nil if no role shows it.
  private func value(of source: Source, in scheme: SchemeID) -> RGB? {
    guard let theme = catalogue.theme(named: scheme.theme) else { return nil }
    switch source {
    case .entry(let name):
      return theme.value(ofEntry: name, in: scheme.appearance).flatMap {
        RGB(hex: $0.description)
      }
    case .role(let role): return theme.scheme(scheme.appearance, .original)[role]
    case .token:
      let role = known.first { key, chains in
        key.scheme == scheme && chains.count == 1 && chains[0].contains(source)
      }?.key.role
      return role.map { theme.scheme(scheme.appearance, .original)[$0] }
    }
  }

  /// Finds the former colours of the sources that changed.
  private mutating func findFormer() {
    for theme in catalogue.themes {
      let entries = formerEntries(of: theme)
      former[theme.name] = entries.isEmpty ? nil : entries
      formerThemes[theme.name] = entries.isEmpty ? nil : [former(theme)]
    }
  }

  /// A theme with the former values of its palette.
  ///
  /// - Parameters:
  ///   - sources: those to restore; nil for all.
  ///   - includesAccepted: whether values that may have been accepted since the commit are restored too.
  func former(
    _ theme: Theme, only sources: Set<Source>? = nil, includesAccepted: Bool = false
  ) -> Theme {
    let accepted = includesAccepted ? sinceCommit.flatMap { $0.former[theme.name] ?? [] } : []
    // The values of pending changes are restored last.
    var former = theme
    for entry in accepted + (self.former[theme.name] ?? [])
    where sources?.contains(entry.source) != false {
      let changed = try? former.replacing(
        entry: entry.name, with: TokenValue(entry.color), in: entry.appearance)
      former = changed ?? former
    }
    return former
  }

  /// The sources that changed first in a theme, by their names: a token that refers to another changed one is not among
  /// them.
  ///
  /// - Parameter includesAccepted: whether those that may have been accepted since the commit are among them.
  func first(in theme: String, includesAccepted: Bool = false) -> [Source] {
    let changed = changed[theme] ?? []
    var first: Set<Source> = []
    for (scheme, roles) in changes where scheme.theme == theme {
      for role in roles.keys where role.interaction == .normal {
        for chain in chains(known: role, scheme) {
          if let source = chain.last(where: { isChanged($0, changed, scheme) }) {
            first.insert(source)
          }
        }
      }
    }
    if includesAccepted { for other in sinceCommit { first.formUnion(other.first(in: theme)) } }
    return sorted(first)
  }

  /// Whether a role has its former colour in the theme with the former values of the sources found so far.
  private func isExplained(_ role: ColorRole, _ change: Change) -> Bool {
    formerThemes[change.scheme.theme, default: []].contains {
      $0.scheme(change.scheme.appearance, .original)[role] == change.from
    }
  }

  func setting(of difference: Difference) -> ColorSetting? {
    ColorSetting(difference.environment, of: difference.variant, in: catalogue)
  }

  /// The sources of each changed role of a difference that explain its colour.
  mutating func sources(of evidence: [Cause], in difference: Difference) -> [Source] {
    let setting = setting(of: difference)
    switch difference.bucket {
    case .changed: break
    case .renamed: return []
    case .new, .deleted:
      // With the same names as before, another environment has become distinct, or no longer is.
      guard let setting, setting.isIndexed, !evidenceOfNames.contains(difference.variant) else {
        return []
      }
      return first(in: setting.scheme.theme)
    }
    var result: [Source] = []
    var unexplained: [ColorRole] = []
    func add(_ source: Source) { if !result.contains(source) { result.append(source) } }
    for case .token(let role, _, _) in evidence {
      let sources = setting.map { explaining(role, $0.scheme) } ?? []
      if sources.isEmpty { unexplained.append(ColorRole(base: role.base)) }
      for source in sources { add(source) }
    }
    guard !unexplained.isEmpty else { return result }
    // A colour that is fitted to others follows them.
    if let setting, isFollowing(unexplained, setting) {
      let all = first(in: setting.scheme.theme)
      for source in all where result.isEmpty || all.count == 1 { add(source) }
      if !result.isEmpty { return result }
    }
    for role in unexplained { add(nearest(role, setting?.scheme)) }
    return result
  }

  /// The source that a role has its colour from first: its token in a file, or the role itself.
  private func nearest(_ role: ColorRole, _ scheme: SchemeID?) -> Source {
    guard let scheme, let theme = catalogue.theme(named: scheme.theme),
      let origin = theme.origins(of: role, scheme.appearance).first
    else { return .role(role) }
    return .token(origin.path)
  }

  /// Whether the colours of roles are made from others that changed: by a rule, for a contrast or a depth, or under a
  /// pointer.
  private func isFollowing(_ roles: [ColorRole], _ setting: ColorSetting) -> Bool {
    guard setting.isPlain else { return true }
    return roles.allSatisfy { role in
      changes[setting.scheme]?[role].map { isExplained(role, $0) } ?? true
    }
  }

  private func sorted(_ sources: Set<Source>) -> [Source] {
    sources.sorted { Self.text(of: $0) < Self.text(of: $1) }
  }

  private static func text(of source: Source) -> String {
    switch source {
    case .entry(let name): name
    case .token(let path): path
    case .role(let role): role.name
    }
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
    if result.isEmpty, let accepted = sinceCommit.first { return accepted.changes(of: source) }
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

  /// An entry of a palette with its former colour.
  private struct FormerEntry {
    let source: Source
    let name: String
    let appearance: Appearance
    let color: RGB
  }

  /// The entries of a theme's palette that changed.
  ///
  /// A theme of a token file has an entry for each role: all that refer to a changed token had its former colour, also
  /// those that no compared state shows.
  private func formerEntries(of theme: Theme) -> [FormerEntry] {
    let entries = Set(theme.paletteEntries)
    let changed = changed[theme.name] ?? []
    var result: [FormerEntry] = []
    func add(_ entry: FormerEntry) {
      if !result.contains(where: { $0.name == entry.name && $0.appearance == entry.appearance }) {
        result.append(entry)
      }
    }
    // A derived appearance may have mirrored the former colour, but not the one that it has now.
    for isOwn in [true, false] {
      // The colours that are known of other roles, after those of the roles themselves.
      var more: [FormerEntry] = []
      for (scheme, roles) in changes
      where scheme.theme == theme.name && theme.appearances.contains(scheme.appearance) == isOwn {
        for (role, change) in roles where role.interaction == .normal {
          let chains = chains(known: role, scheme)
          guard let source = chains.first?.last(where: { isChanged($0, changed, scheme) }) else {
            continue
          }
          let entry =
            switch source {
            case .entry(let name): name
            case .token, .role: role.name
            }
          guard entries.contains(entry),
            let known = theme.value(ofEntry: entry, in: scheme.appearance)?.parsed,
            known.opacity < 1
              ? isTranslucent(role, theme, scheme) : chains.count == 1 && known.color == change.to
          else { continue }
          add(
            FormerEntry(
              source: source, name: entry, appearance: scheme.appearance, color: change.from))
          guard case .token = source else { continue }
          let value = theme.value(ofEntry: entry, in: scheme.appearance)
          more += entries.filter { other in
            other != entry && theme.value(ofEntry: other, in: scheme.appearance) == value
              && chain(of: other, theme, scheme).last { isChanged($0, changed, scheme) } == source
          }.map {
            FormerEntry(
              source: source, name: $0, appearance: scheme.appearance, color: change.from)
          }
        }
      }
      for entry in more { add(entry) }
      // An entry that is shown in one appearance alone has the same value in the other, if it has now.
      for known in result
      where theme.value(ofEntry: known.name, in: .light)
        == theme.value(ofEntry: known.name, in: .dark)
      {
        add(
          FormerEntry(
            source: known.source, name: known.name,
            appearance: known.appearance.opposite, color: known.color))
      }
    }
    return result
  }

  /// Whether a role is one translucent entry over the page: the entry looked like an opaque one, whatever page is behind.
  private func isTranslucent(_ role: ColorRole, _ theme: Theme, _ scheme: SchemeID) -> Bool {
    theme.appearances.contains(scheme.appearance)
      && theme.scheme(scheme.appearance, .original).resolution(of: role).entries.count == 1
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
    return chains(of: ColorRole(base: role.base), scheme).compactMap { chain in
      chain.last { isChanged($0, changed, scheme) }
    }
  }

  private func isChanged(
    _ source: Source, _ changed: Set<Source>, _ scheme: SchemeID
  ) -> Bool {
    changed.contains(source) && unchanged[scheme]?.contains(source) != true
  }

  private func chains(known role: ColorRole, _ scheme: SchemeID) -> [[Source]] {
    known[Key(scheme: scheme, role: ColorRole(base: role.base))] ?? []
  }

  /// The sources of a role: a chain for each, from the nearest to the one that has the value.
  private mutating func chains(of role: ColorRole, _ scheme: SchemeID) -> [[Source]] {
    let key = Key(scheme: scheme, role: ColorRole(base: role.base))
    if let known = known[key] { return known }
    let chains = makeChains(of: key.role, scheme)
    known[key] = chains
    return chains
  }

  private func makeChains(of role: ColorRole, _ scheme: SchemeID) -> [[Source]] {
    guard let theme = catalogue.theme(named: scheme.theme) else { return [] }
    let origins = theme.origins(of: role, scheme.appearance)
    let resolution = theme.scheme(scheme.appearance, .original).resolution(of: role)
    var chains =
      origins.isEmpty
      ? resolution.entries.map { chain(of: $0, theme, scheme) } : [origins.map { .token($0.path) }]
    // A translucent entry lies over the page.
    let isTranslucent = resolution.entries.contains {
      (theme.value(ofEntry: $0, in: scheme.appearance)?.parsed?.opacity ?? 1) < 1
    }
    if isTranslucent, role != .page {
      for entry in theme.scheme(scheme.appearance, .original).resolution(of: .page).entries {
        let chain = chain(of: entry, theme, scheme)
        if !chains.contains(chain) { chains.append(chain) }
      }
    }
    return chains
  }

  private func chain(of entry: String, _ theme: Theme, _ scheme: SchemeID) -> [Source] {
    // A theme that is given as values of roles has an entry for each, with the role's name.
    guard let named = BuiltInRole.allCases.first(where: { $0.name == entry }) else {
      return [.entry(entry)]
    }
    let origins = theme.origins(of: ColorRole(named), scheme.appearance)
    return origins.isEmpty ? [.role(ColorRole(named))] : origins.map { .token($0.path) }
  }
}
