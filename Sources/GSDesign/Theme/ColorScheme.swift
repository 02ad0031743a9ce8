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

  /// The colour of a role. A role of another package that the theme does not know is drawn as the
  /// role that stands in for it.
  public subscript(role: ColorRole) -> RGB {
    if role.isHovered { return table.hovered(role.base) }
    switch role.base {
    case .builtIn(let builtIn): return table.colors[Int(builtIn.rawValue)]
    case .custom(let name, let fallback):
      return table.custom[name]?.color ?? table.colors[Int(fallback.rawValue)]
    }
  }

  /// Where the colour of a role comes from and what was done to it.
  public func resolution(of role: ColorRole) -> Resolution {
    let facts = table.facts(role.base)
    var words = facts.provenance.description
    if facts.isRefined { words += "; another entry than in the original contrast" }
    words += facts.adjustment.description
    return Resolution(
      role: role, isDerived: role.isHovered || facts.provenance.isDerived, entries: facts.entries,
      original: facts.original, adjusted: self[role],
      reason: role.isHovered
        ? words + "; then moved until 256 colours tell it from the colour at rest" : words)
  }

  public static func == (first: ColorScheme, second: ColorScheme) -> Bool {
    first.table === second.table
      || (first.table.colors == second.table.colors && first.table.custom == second.table.custom)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(table.colors)
  }
}

extension ColorScheme {
  struct Facts: Hashable, Sendable {
    var provenance: Provenance
    var adjustment: Adjustment
    var entries: [String]
    /// Under the `original` contrast.
    var original: RGB
    var color: RGB
    var isRefined = false
  }

  /// Immutable but for the hovered colours, which are made when the first of them is asked for.
  private final class Table: Sendable {
    let colors: [RGB]
    let custom: [String: Facts]
    private let definition: ThemeDefinition
    private let appearance: Appearance
    private let isRefined: Bool
    private let resolved: [SchemeBuilder.Resolved]
    private let adjustments: [Adjustment]
    private let hoveredColors: Mutex<[ColorRole.Base: RGB]>

    init(_ definition: ThemeDefinition, _ appearance: Appearance, _ contrast: Contrast) {
      self.definition = definition
      self.appearance = appearance
      isRefined = contrast != .original
      resolved = SchemeBuilder.colors(definition, appearance, isRefined: isRefined)
      let originals = resolved.map(\.color)
      let fitting = SchemeFitting(
        originals, contrast: contrast, darkestInk: definition.darkestInkColor)
      let held = HeldColors(definition.held[appearance, default: [:]])
      colors = held.colors(over: fitting.colors)
      adjustments = fitting.adjustments
      custom = held.custom(
        over: definition.customColors(
          appearance, page: originals[Int(BuiltInRole.page.rawValue)]))
      hoveredColors = Mutex(held.hovered)
    }

    func color(_ base: ColorRole.Base) -> RGB {
      switch base {
      case .builtIn(let role): colors[Int(role.rawValue)]
      case .custom(let name, let fallback):
        custom[name]?.color ?? colors[Int(fallback.rawValue)]
      }
    }

    func facts(_ base: ColorRole.Base) -> Facts {
      switch base {
      case .builtIn(let role):
        let index = Int(role.rawValue)
        return Facts(
          provenance: resolved[index].provenance, adjustment: adjustments[index],
          entries: resolved[index].entries, original: original(role), color: colors[index],
          isRefined: isRefined && definition.refined[role] != nil)
      case .custom(let name, let fallback):
        if let own = custom[name] { return own }
        var stand = facts(.builtIn(fallback))
        stand.provenance = .fallback(fallback)
        return stand
      }
    }

    /// A refined role is resolved once more, which is paid for only where somebody lists it.
    private func original(_ role: BuiltInRole) -> RGB {
      let index = Int(role.rawValue)
      guard isRefined, definition.refined[role] != nil else { return resolved[index].color }
      return SchemeBuilder.colors(definition, appearance, isRefined: false)[index].color
    }

    func hovered(_ base: ColorRole.Base) -> RGB {
      hoveredColors.withLock { known in
        if let color = known[base] { return color }
        let hovered = HoverRule.hovered(color(base), awayFrom: partner(of: base))
        known[base] = hovered
        return hovered
      }
    }

    /// What the colour must stay readable against: its ink for a fill, its ground for an ink, the
    /// page for anything else.
    private func partner(of base: ColorRole.Base) -> RGB {
      let role =
        switch base {
        case .builtIn(let role): role
        case .custom(_, let fallback): fallback
        }
      let partner =
        InkPair.all.first { $0.fill == role }?.ink ?? SchemeBuilder.ground(of: role) ?? .page
      return colors[Int(partner.rawValue)]
    }
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

  /// Roles of other packages: given as they are, or mirrored where they are neutral. Nobody knows
  /// what they stand on, so their contrast is not fitted.
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
