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

/// Makes derived inks readable under every contrast. They come from rules, so no published colour is lost.
///
/// Published colours stay exactly as they are. A pair that a design publishes with less contrast may keep its contrast
/// in the mirrored appearance, if the mirror holds it.
enum DerivedFitting {
  /// - Parameter source: the colours of the published appearance, if these are its mirror.
  static func fitted(
    _ colors: [SchemeBuilder.Resolved], mirroring source: [SchemeBuilder.Resolved]? = nil,
    of definition: ThemeDefinition
  ) -> [SchemeBuilder.Resolved] {
    var result = colors
    let darkestInk = definition.darkestInkColor
    func index(_ role: BuiltInRole) -> Int { Int(role.rawValue) }
    func need(_ pair: InkPair) -> Double {
      let need = Contrast.normal.ratio(for: pair.kind) ?? 1
      let here = contrast(colors, pair)
      guard let source, isPublished(source, pair), case let there = contrast(source, pair),
        there < need, here >= there * mirrorPrecision
      else { return need }
      return min(need, here)
    }
    func set(_ role: BuiltInRole, _ color: RGB, _ adjustment: Adjustment, on fills: [BuiltInRole]) {
      guard color != result[index(role)].color else { return }
      result[index(role)].color = color
      result[index(role)].adjustment = adjustment
      for entry in fills.flatMap({ colors[index($0)].entries })
      where !result[index(role)].entries.contains(entry) {
        result[index(role)].entries.append(entry)
      }
    }
    for group in SchemeFitting.groups where colors[index(group.ink)].provenance.isDerived {
      // The mirror of a published ink keeps its contrast; a ground other than a mirror does not move it.
      let isMirror =
        colors[index(group.ink)].provenance == .mirrored
        && source.map { !$0[index(group.ink)].provenance.isDerived } ?? false
      // Readable on every ground, a faded ink could be the very ink that it fades.
      let isFaded =
        if case .faded = colors[index(group.ink)].provenance { true } else { false }
      let pairs = group.pairs.filter { pair in
        if isMirror { return [.mirrored, .kept].contains(colors[index(pair.fill)].provenance) }
        return !isFaded || pair == group.pairs[0]
      }
      guard !pairs.allSatisfy({ contrast(colors, $0) >= need($0) }) else { continue }
      let fills = pairs.map(\.fill)
      let ink = colors[index(group.ink)].color
      guard group.isOnSolids else {
        let grounds = pairs.map {
          ContrastRule.Ground(color: colors[index($0.fill)].color, ratio: need($0))
        }
        guard let steps = ContrastRule.steps(for: ink, on: grounds) else { continue }
        set(
          group.ink, LightnessRay(ink).color(steps: steps), .moved(steps: steps), on: fills)
        continue
      }
      let fitted = SolidRule.fitted(
        ink: ink, darkestInk: darkestInk, on: fills.map { colors[index($0)].color },
        ratio: pairs.map(need).max() ?? 1,
        solids: fills.allSatisfy { colors[index($0)].provenance.isDerived } ? .unseen : .stay)
      set(group.ink, fitted.ink, .replaced, on: fills)
      if fitted.ink != ink, fitted.ink == darkestInk {
        result[index(group.ink)].entries.append(definition.darkestInk)
      }
      for (fill, color) in zip(fills, fitted.solids) {
        set(fill, color, .solidMoved, on: [group.ink])
      }
    }
    return result
  }

  /// The share of a contrast that a mirror keeps, on eight-bit values.
  private static let mirrorPrecision = 0.98

  private static func contrast(_ colors: [SchemeBuilder.Resolved], _ pair: InkPair) -> Double {
    colors[Int(pair.ink.rawValue)].color.contrastRatio(
      with: colors[Int(pair.fill.rawValue)].color)
  }

  private static func isPublished(_ colors: [SchemeBuilder.Resolved], _ pair: InkPair) -> Bool {
    !colors[Int(pair.ink.rawValue)].provenance.isDerived
  }
}

/// Fits the contrast of a scheme's pairs. An ink is fitted on the first request for a colour that its fitting may move:
/// its own, or a solid below it. No ink is a fill, and no two share a solid, so the order makes no difference.
struct SchemeFitting {
  private var colors: [RGB]
  private var adjustments: [Adjustment]
  /// By group: whether its ink was fitted.
  private var isFitted: [Bool]
  private let contrast: Contrast
  private let darkestInk: RGB

  /// Fills that carry the brand: another ink is taken before they move.
  static let solids: Set<BuiltInRole> = [
    .accent, .accentPressed, .tagPurpleSolid, .tagYellowSolid, .badgeFill, .destructiveFill,
  ]

  init(_ colors: [RGB], contrast: Contrast, darkestInk: RGB) {
    self.colors = colors
    self.adjustments = Array(repeating: .none, count: colors.count)
    self.contrast = contrast
    self.darkestInk = darkestInk
    isFitted = Array(repeating: contrast == .original, count: Self.groups.count)
  }

  /// The colour of a role, and the adjustment made to it.
  mutating func fitted(_ role: BuiltInRole) -> (color: RGB, adjustment: Adjustment) {
    if let index = Self.groupMoving[Int(role.rawValue)], !isFitted[index] {
      isFitted[index] = true
      let group = Self.groups[index]
      if group.isOnSolids { fitOnSolids(group) } else { fitOnGrounds(group) }
    }
    return (color(role), adjustments[Int(role.rawValue)])
  }

  /// The pairs of one ink.
  struct Group {
    let ink: BuiltInRole
    var pairs: [InkPair]

    var isOnSolids: Bool { pairs.allSatisfy { solids.contains($0.fill) } }
  }

  /// By role: the index of the group whose fitting may move its colour; nil if none does.
  private static let groupMoving: [Int?] = {
    var places = [Int?](repeating: nil, count: BuiltInRole.allCases.count)
    for (place, group) in groups.enumerated() {
      places[Int(group.ink.rawValue)] = place
      guard group.isOnSolids else { continue }
      for pair in group.pairs { places[Int(pair.fill.rawValue)] = place }
    }
    return places
  }()

  static let groups: [Group] = {
    var groups: [Group] = []
    for pair in InkPair.all {
      if let index = groups.firstIndex(where: { $0.ink == pair.ink }) {
        groups[index].pairs.append(pair)
      } else {
        groups.append(Group(ink: pair.ink, pairs: [pair]))
      }
    }
    return groups
  }()

  private func color(_ role: BuiltInRole) -> RGB { colors[Int(role.rawValue)] }

  private mutating func set(_ role: BuiltInRole, _ color: RGB, _ adjustment: Adjustment) {
    guard color != self.color(role) else { return }
    colors[Int(role.rawValue)] = color
    adjustments[Int(role.rawValue)] = adjustment
  }

  private mutating func fitOnSolids(_ group: Group) {
    guard let ratio = group.pairs.compactMap({ contrast.ratio(for: $0.kind) }).max() else { return }
    let result = SolidRule.fitted(
      ink: color(group.ink), darkestInk: darkestInk, on: group.pairs.map { color($0.fill) },
      ratio: ratio, solids: contrast == .high ? .move : .unseen)
    set(group.ink, result.ink, .replaced)
    for (pair, solid) in zip(group.pairs, result.solids) { set(pair.fill, solid, .solidMoved) }
  }

  private mutating func fitOnGrounds(_ group: Group) {
    var grounds: [ContrastRule.Ground] = []
    for pair in group.pairs {
      guard let ratio = contrast.ratio(for: pair.kind) else { continue }
      let fill = fitted(pair.fill).color
      grounds.append(ContrastRule.Ground(color: fill, ratio: ratio))
      // Under a resting pointer a white or a black fill has nowhere to go but towards its words.
      let hasNoRoom = fill == .white || fill == .black
      guard pair.kind == .text, hasNoRoom, !pair.fill.isGround else { continue }
      let hovered = HoverRule.hovered(fill, awayFrom: color(group.ink))
      grounds.append(ContrastRule.Ground(color: hovered, ratio: ratio))
    }
    let result = ContrastRule.fitted(color(group.ink), on: grounds)
    set(group.ink, result.ink, result.adjustment)
    if result.adjustment == .unreachable {
      adjustments[Int(group.ink.rawValue)] = .unreachable
    }
  }
}
