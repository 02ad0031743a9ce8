public import ColorScience
import Synchronization

/// The colours of all roles of one theme under one appearance and contrast.
///
/// Copying and comparing cost a pointer; a role is looked up in an array.
public struct ColorScheme: Hashable, Sendable {
  private let table: Table

  init(_ definition: ThemeDefinition, _ appearance: Appearance, _ contrast: Contrast) {
    table = Table(definition, appearance, contrast)
  }

  /// The colour of a role. A role of another package that the theme does not know is drawn as its fallback role.
  public subscript(role: ColorRole) -> RGB {
    switch role.interaction {
    case .normal: table.color(role.base)
    case .hovered, .pressed: table.moved(role)
    }
  }

  /// The least distance of an ink from others, by CIEDE2000, over all kinds of colour vision: of words, fill and line,
  /// the part that differs most. Computed once for the same inks; infinite without others.
  func distance(of ink: Ink, from others: [Ink]) -> Double {
    let key = [ink] + others
    if let known = table.distances.withLock({ $0[key] }) { return known }
    let distances = others.flatMap { other in
      let pairs = zip(ink.parts, other.parts).map { (self[$0], self[$1]) }
      return Vision.allCases.map { vision in
        pairs.map { vision.distance($0, $1) }.max() ?? 0
      }
    }
    let least = distances.min() ?? .infinity
    table.distances.withLock { $0[key] = least }
    return least
  }

  /// The source of a role's colour and the adjustments made to it.
  public func resolution(of role: ColorRole) -> Resolution {
    let facts = table.facts(role.base)
    var words = facts.provenance.description
    if facts.isRefined { words += "; another entry than in the original contrast" }
    words += facts.derivedAdjustment.description + facts.adjustment.description
    switch role.interaction {
    case .normal: break
    case .hovered: words += "; then moved until it differs from rest in 256 colours"
    case .pressed: words += "; then moved until it is seen to be pressed"
    }
    return Resolution(
      role: role, isDerived: role.interaction != .normal || facts.provenance.isDerived,
      entries: facts.entries, original: facts.original, adjusted: self[role], reason: words)
  }

  /// Whether every role has the same colour in both.
  public static func == (first: ColorScheme, second: ColorScheme) -> Bool {
    first.table === second.table
      || (first.table.colors == second.table.colors && first.table.custom == second.table.custom)
  }

  /// Hashes the colours of the built-in roles.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(table.colors)
  }
}

extension ColorScheme {
  struct Facts: Hashable, Sendable {
    var provenance: Provenance
    /// The adjustment of a derived colour under every contrast.
    var derivedAdjustment = Adjustment.none
    var adjustment: Adjustment
    var entries: [String]
    /// Under the `original` contrast.
    var original: RGB
    var color: RGB
    var isRefined = false
  }

  /// Immutable except for the fitted and moved colours, which are made on first use.
  private final class Table: Sendable {
    let custom: [String: Facts]
    private let definition: ThemeDefinition
    private let appearance: Appearance
    private let isRefined: Bool
    private let resolved: [SchemeBuilder.Resolved]
    private let fitting: Mutex<SchemeFitting>
    /// Colours used unchanged, neither fitted nor derived.
    private let held: [BuiltInRole: RGB]
    private let contrast: Contrast
    private let movedColors: Mutex<[ColorRole: RGB]>
    /// The distance of the first ink from the others, by all of them.
    let distances = Mutex<[[Ink]: Double]>([:])

    init(_ definition: ThemeDefinition, _ appearance: Appearance, _ contrast: Contrast) {
      self.definition = definition
      self.appearance = appearance
      self.contrast = contrast
      isRefined = contrast != .original
      resolved = SchemeBuilder.colors(definition, appearance, isRefined: isRefined)
      fitting = Mutex(
        SchemeFitting(
          resolved.map(\.color), contrast: contrast, darkestInk: definition.darkestInkColor))
      var held: [BuiltInRole: RGB] = [:]
      var custom = definition.customColors(
        appearance, page: resolved[Int(BuiltInRole.page.rawValue)].color)
      var moved: [ColorRole: RGB] = [:]
      for (role, color) in definition.held[appearance, default: [:]] {
        switch (role.interaction, role.base) {
        case (.hovered, _), (.pressed, _): moved[role] = color
        case (.normal, .builtIn(let name)): held[name] = color
        case (.normal, .custom(let name, fallback: _)):
          custom[name] = Facts(
            provenance: .given, adjustment: .none, entries: [name], original: color, color: color)
        }
      }
      self.held = held
      self.custom = custom
      movedColors = Mutex(moved)
    }

    /// The colours of all built-in roles, in their order.
    var colors: [RGB] { BuiltInRole.allCases.map { color(.builtIn($0)) } }

    func color(_ base: ColorRole.Base) -> RGB {
      switch base {
      case .builtIn(let role): held[role] ?? fitting.withLock { $0.fitted(role).color }
      case .custom(let name, let fallback): custom[name]?.color ?? color(.builtIn(fallback))
      }
    }

    func facts(_ base: ColorRole.Base) -> Facts {
      switch base {
      case .builtIn(let role):
        let index = Int(role.rawValue)
        return Facts(
          provenance: resolved[index].provenance,
          derivedAdjustment: resolved[index].adjustment,
          adjustment: fitting.withLock { $0.fitted(role).adjustment },
          entries: resolved[index].entries, original: original(role), color: color(base),
          isRefined: isRefined && definition.refined[role] != nil)
      case .custom(let name, let fallback):
        if let own = custom[name] { return own }
        var stand = facts(.builtIn(fallback))
        stand.provenance = .fallback(fallback)
        return stand
      }
    }

    /// A refined role is resolved once more, but only for listings.
    private func original(_ role: BuiltInRole) -> RGB {
      let index = Int(role.rawValue)
      guard isRefined, definition.refined[role] != nil else { return resolved[index].color }
      return SchemeBuilder.colors(definition, appearance, isRefined: false)[index].color
    }

    /// The colour of a role under the pointer.
    func moved(_ role: ColorRole) -> RGB {
      if let known = movedColors.withLock({ $0[role] }) { return known }
      let moved =
        switch role.interaction {
        case .normal: color(role.base)
        case .hovered: HoverRule.hovered(color(role.base), awayFrom: partner(of: role.base))
        case .pressed: pressed(role.base)
        }
      movedColors.withLock { $0[role] = moved }
      return moved
    }

    private func pressed(_ base: ColorRole.Base) -> RGB {
      let color = color(base)
      let hovered = moved(ColorRole(base: base, interaction: .hovered))
      switch PressedRule.part(of: ColorRole(base: base).fallback) {
      case .fill:
        return PressedRule.pressed(fill: color, awayFrom: partner(of: base), apartFrom: hovered)
      case .ink:
        return PressedRule.pressed(ink: color, awayFrom: partner(of: base), apartFrom: hovered)
      case .label(let pairs):
        let grounds = pairs.compactMap { pair in
          contrast.ratio(for: pair.kind).map {
            ContrastRule.Ground(color: moved(ColorRole(pair.fill).pressed), ratio: $0)
          }
        }
        return ContrastRule.fitted(color, on: grounds).ink
      }
    }

    /// The colour that this one must stay readable against: its ink for a fill, its ground for an ink, the
    /// page for anything else.
    private func partner(of base: ColorRole.Base) -> RGB {
      let role =
        switch base {
        case .builtIn(let role): role
        case .custom(_, let fallback): fallback
        }
      let partner =
        InkPair.all.first { $0.fill == role }?.ink ?? SchemeBuilder.ground(of: role) ?? .page
      return color(.builtIn(partner))
    }
  }
}

extension Ink {
  /// The roles that its words, its fill and its line show.
  fileprivate var parts: [ColorRole] {
    let fill = fill ?? .page
    return [text, fill, stroke ?? fill]
  }
}

extension ThemeDefinition {
  /// The darker of the entry's two values, so that it is one and the same in both appearances.
  var darkestInkColor: RGB {
    guard let entry = palette.entries.first(where: { $0.name == darkestInk }) else { return .black }
    return [entry.light, entry.dark]
      .compactMap { $0.parsed?.color }
      .min { $0.relativeLuminance < $1.relativeLuminance } ?? .black
  }

  /// Roles of other packages: given as they are, or mirrored if they are neutral. Their grounds are unknown, so their
  /// contrast is not fitted.
  fileprivate func customColors(
    _ appearance: Appearance, page: RGB
  ) -> [String: ColorScheme.Facts] {
    if custom.isEmpty { return [:] }
    let otherPage = SchemeBuilder.colors(self, appearance.opposite, isRefined: false)[
      Int(BuiltInRole.page.rawValue)
    ].color
    var facts: [String: ColorScheme.Facts] = [:]
    for (name, value) in custom {
      let color: RGB
      let provenance: Provenance
      if let own = value.value(appearance)?.parsed {
        color = own.color.composited(over: page, opacity: own.opacity)
        provenance = .given
      } else if let other = value.value(appearance.opposite)?.parsed {
        let opaque = other.color.composited(over: otherPage, opacity: other.opacity)
        let isNeutral = MirrorRule.isNeutral(opaque)
        color =
          isNeutral ? MirrorRule.mirrored(opaque, across: otherPage, to: page) : opaque
        provenance = isNeutral ? .mirrored : .kept
      } else {
        continue
      }
      facts[name] = ColorScheme.Facts(
        provenance: provenance, adjustment: .none, entries: [name], original: color, color: color)
    }
    return facts
  }
}
