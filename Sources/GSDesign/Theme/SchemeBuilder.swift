import ColorScience

/// Turns a definition into the colours of one appearance, before any contrast is fitted.
///
/// A tint needs the page, an accent under a finger needs the accent: roles are resolved on demand
/// and remembered. Sources never form a circle, since derivations only lead to roles that every
/// theme gives.
struct SchemeBuilder {
  struct Resolved: Hashable, Sendable {
    var color: RGB
    var provenance: Provenance
    var entries: [String]
    /// The adjustment that made a derived colour readable.
    var adjustment = Adjustment.none
  }

  let definition: ThemeDefinition
  let appearance: Appearance
  let isRefined: Bool
  private let mapping: ThemeDefinition.Mapping
  /// The design's own sources, in its own appearance.
  private let published: ThemeDefinition.Mapping
  private let values: [String: TokenValue]
  private var resolved: [Resolved?]

  /// - Parameter isRefined: whether the sources for every contrast but `original` hold.
  private init(
    _ definition: ThemeDefinition, _ appearance: Appearance, mapping: ThemeDefinition.Mapping,
    published: ThemeDefinition.Mapping, isRefined: Bool
  ) {
    self.definition = definition
    self.appearance = appearance
    self.isRefined = isRefined
    self.mapping = mapping
    self.published = published
    self.values = Dictionary(
      definition.palette.entries.map { ($0.name, $0.value(appearance)) },
      uniquingKeysWith: { first, _ in first })
    self.resolved = Array(repeating: nil, count: BuiltInRole.allCases.count)
  }

  /// The colours of all roles in the order of the roles.
  static func colors(
    _ definition: ThemeDefinition, _ appearance: Appearance, isRefined: Bool
  ) -> [Resolved] {
    switch definition.origin {
    case .both(let light, let dark):
      let mapping =
        switch appearance {
        case .light: light
        case .dark: dark
        }
      var builder = SchemeBuilder(
        definition, appearance, mapping: mapping, published: mapping, isRefined: isRefined)
      return DerivedFitting.fitted(
        BuiltInRole.allCases.map { builder.resolve($0) }, of: definition)
    case .one(let own, let mapping, let paper, let exceptions):
      var builder = SchemeBuilder(
        definition, own, mapping: mapping, published: mapping, isRefined: isRefined)
      let colors = DerivedFitting.fitted(
        BuiltInRole.allCases.map { builder.resolve($0) }, of: definition)
      if own == appearance { return colors }
      // Exceptions and tints are composed again over the new page; the rest is mirrored.
      var mirror = SchemeBuilder(
        definition, appearance, mapping: exceptions, published: mapping, isRefined: isRefined)
      return DerivedFitting.fitted(
        mirror.mirrored(colors, paper: paper), mirroring: colors, of: definition)
    }
  }

  /// A palette entry's colour over the page. Definitions name entries that exist: a test resolves
  /// them all, and a missing one is drawn black rather than trapped on.
  private mutating func entry(_ name: String, isPage: Bool = false) -> RGB {
    guard let value = values[name]?.parsed else { return .black }
    if value.opacity == 1 || isPage { return value.color }
    return value.color.composited(over: resolve(.page).color, opacity: value.opacity)
  }

  private mutating func resolve(_ role: BuiltInRole) -> Resolved {
    if let known = resolved[Int(role.rawValue)] { return known }
    let refined = isRefined ? definition.refined[role] : nil
    let result = resolve(
      refined ?? mapping[role] ?? role.derivation ?? .white, isPage: role == .page)
    resolved[Int(role.rawValue)] = result
    return result
  }

  private mutating func resolve(_ source: RoleSource, isPage: Bool = false) -> Resolved {
    switch source {
    case .entry(let name):
      return Resolved(
        color: entry(name, isPage: isPage), provenance: .given, entries: [name])
    case .translucent(let name, let opacity):
      let page = resolve(.page)
      return Resolved(
        color: entry(name).composited(over: page.color, opacity: opacity),
        provenance: .translucent(opacity: opacity), entries: names([name], page))
    case .standIn(let name, let reason):
      return Resolved(color: entry(name), provenance: .standIn(reason), entries: [name])
    case .role(let other):
      let same = resolve(other)
      return Resolved(color: same.color, provenance: .role(other), entries: same.entries)
    case .tint(let other, let opacity):
      let ink = published(other)
      let page = resolve(.page)
      return Resolved(
        color: ink.color.composited(over: page.color, opacity: opacity),
        provenance: .tint(of: other, opacity: opacity), entries: names(ink.entries, page))
    case .pressedAccent:
      let accent = resolve(.accent)
      let ink = resolve(.onAccent)
      return Resolved(
        color: PressedRule.pressed(
          accent: accent.color, ink: ink.color, darkestInk: definition.darkestInkColor),
        provenance: .pressedAccent, entries: names(accent.entries, ink))
    case .groundStep(let other):
      let ground = resolve(other)
      let surface = resolve(.surface)
      return Resolved(
        color: GroundStepRule.raised(from: ground.color, unlike: surface.color),
        provenance: .groundStep, entries: names(ground.entries, surface))
    case .faded(let other, let ground):
      let ink = resolve(other)
      let under = resolve(ground)
      return Resolved(
        color: ink.color.composited(over: under.color, opacity: 0.6), provenance: .faded(other),
        entries: names(ink.entries, under))
    case .ink(let solid):
      return resolve(published[solid] == nil ? .role(.page) : .white)
    case .white:
      return Resolved(color: .white, provenance: .white, entries: [])
    case .black:
      return Resolved(color: .black, provenance: .black, entries: [])
    }
  }

  private func names(_ names: [String], _ other: Resolved) -> [String] {
    names + other.entries.filter { !names.contains($0) }
  }

  /// A role without its refinement: tints are made of the published line.
  private mutating func published(_ role: BuiltInRole) -> Resolved {
    guard isRefined, definition.refined[role] != nil else { return resolve(role) }
    return resolve(published[role] ?? role.derivation ?? .white)
  }
}

extension SchemeBuilder {
  /// The ground of an ink, whose contrast with it is kept: the fill of the first of its pairs.
  static func ground(of role: BuiltInRole) -> BuiltInRole? {
    InkPair.all.first { $0.ink == role }?.fill
  }

  private mutating func mirrored(_ source: [Resolved], paper: String) -> [Resolved] {
    func original(_ role: BuiltInRole) -> Resolved { source[Int(role.rawValue)] }
    resolved[Int(BuiltInRole.page.rawValue)] = Resolved(
      color: entry(paper, isPage: true), provenance: .mirrored, entries: [paper])

    func keep(_ role: BuiltInRole) -> Resolved {
      Resolved(
        color: original(role).color, provenance: .kept, entries: original(role).entries)
    }
    func mirror(_ role: BuiltInRole, across ground: BuiltInRole, to newGround: Resolved) -> Resolved
    {
      Resolved(
        color: MirrorRule.mirrored(
          original(role).color, across: original(ground).color, to: newGround.color),
        provenance: .mirrored,
        entries: names(names(original(role).entries, original(ground)), newGround))
    }

    // Grounds first, since inks are mirrored across their own.
    let roles = BuiltInRole.allCases
    let inks = roles.filter { Self.ground(of: $0) != nil }
    for role in roles where resolved[Int(role.rawValue)] == nil && !inks.contains(role) {
      if mapping[role] != nil || isTint(role) || role.isShadow { continue }
      let isNeutral = MirrorRule.isNeutral(original(role).color)
      resolved[Int(role.rawValue)] =
        isNeutral ? mirror(role, across: .page, to: resolve(.page)) : keep(role)
    }
    for role in inks where mapping[role] == nil {
      guard let ground = Self.ground(of: role) else { continue }
      let isNeutral =
        MirrorRule.isNeutral(original(role).color)
        && MirrorRule.isNeutral(original(ground).color)
      resolved[Int(role.rawValue)] =
        isNeutral ? mirror(role, across: ground, to: resolve(ground)) : keep(role)
    }
    return roles.map { resolve($0) }
  }

  private func isTint(_ role: BuiltInRole) -> Bool {
    if case .tint? = role.derivation { return true }
    return false
  }
}
