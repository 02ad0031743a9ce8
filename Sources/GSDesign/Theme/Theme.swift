package import ColorScience
import Synchronization

/// A name, the colours of every role in light and dark and in three contrasts, and the text styles.
///
/// ```swift
/// let scheme = Theme.gitspace.scheme(.light, .original)
/// scheme[.accent].hex  // "#BDFF01"
/// ```
///
/// A theme is immutable; copying and comparing cost a pointer. A scheme is made when it is first
/// asked for, once, from whichever thread.
public struct Theme: Hashable, Sendable {
  private let storage: Storage

  init(_ definition: ThemeDefinition) {
    storage = Storage(definition)
  }

  /// The name that links and options spell, such as `gitspace`.
  public var name: String { storage.definition.name }

  /// The text styles, in the order the design lists them; empty if it has none of its own.
  public var textStyles: [GSTextStyle] { storage.definition.textStyles }

  /// The lengths that have names, in the order the design lists them; empty if it has none.
  public var lengths: [ThemeLength] { storage.definition.lengths }

  /// The appearances that the design has itself; the other one, if any, is derived from it.
  public var appearances: [Appearance] {
    switch definition.origin {
    case .both: Appearance.allCases
    case .one(let own, _, paper: _, except: _): [own]
    }
  }

  var definition: ThemeDefinition { storage.definition }

  /// The system whose lengths and styles it names; nil for a theme that names those of all systems.
  package var system: DesignSystem? { definition.system }

  /// The theme with its lengths and styles taken as those of one system; nil for those of all systems.
  package func naming(_ system: DesignSystem?) -> Theme {
    var changed = definition
    changed.system = system
    return Theme(changed)
  }

  /// The values it gives to named lengths and styles; nil if all are those of the designs.
  var measures: MeasureTable? { storage.measures }

  /// Whether every component has the same size and type in both.
  package func hasMeasures(of other: Theme) -> Bool { measures == other.measures }

  /// The colours under an appearance and a contrast.
  public func scheme(_ appearance: Appearance, _ contrast: Contrast) -> ColorScheme {
    storage.scheme(appearance, contrast)
  }

  /// Whether both have the same name and the same values.
  public static func == (first: Theme, second: Theme) -> Bool {
    first.storage === second.storage || first.storage.definition == second.storage.definition
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

extension Theme: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension Theme {
  /// A definition and the schemes made of it so far.
  private final class Storage: Sendable {
    let definition: ThemeDefinition
    let measures: MeasureTable?
    private let schemes: Mutex<[ColorScheme?]>

    init(_ definition: ThemeDefinition) {
      self.definition = definition
      measures = MeasureTable(
        definition.lengths, definition.textStyles, of: definition.system)
      schemes = Mutex(
        Array(repeating: nil, count: Appearance.allCases.count * Contrast.allCases.count))
    }

    func scheme(_ appearance: Appearance, _ contrast: Contrast) -> ColorScheme {
      let index = Self.index(appearance, contrast)
      return schemes.withLock { schemes in
        if let scheme = schemes[index] { return scheme }
        let scheme = ColorScheme(definition, appearance, contrast)
        schemes[index] = scheme
        return scheme
      }
    }

    private static func index(_ appearance: Appearance, _ contrast: Contrast) -> Int {
      let row =
        switch appearance {
        case .light: 0
        case .dark: 1
        }
      let column =
        switch contrast {
        case .original: 0
        case .normal: 1
        case .high: 2
        }
      return row * Contrast.allCases.count + column
    }
  }
}

extension Theme {
  /// The names of the palette's entries, as the design system names them.
  public var paletteEntries: [String] { definition.palette.entries.map(\.name) }

  /// The value of an entry of its palette under an appearance; nil for an unknown entry.
  public func value(ofEntry name: String, in appearance: Appearance) -> TokenValue? {
    definition.palette.entries.first { $0.name == name }?.value(appearance)
  }

  /// The theme with another value for one entry of its palette: every role that is made of the
  /// entry changes, and no other.
  ///
  /// - Parameters:
  ///   - entry: one of `paletteEntries`.
  ///   - value: the new value.
  ///   - appearance: the appearance to change; nil for both.
  /// - Throws: `ThemeError.unknownEntry` or `ThemeError.malformedEntry`.
  public func replacing(
    entry: String, with value: TokenValue, in appearance: Appearance? = nil
  ) throws(ThemeError) -> Theme {
    guard value.parsed != nil else {
      throw .malformedEntry(entry, theme: name, value: value.description)
    }
    var changed = definition
    guard let index = changed.palette.entries.firstIndex(where: { $0.name == entry }) else {
      throw .unknownEntry(entry, theme: name, known: paletteEntries)
    }
    if appearance != .dark { changed.palette.entries[index].light = value }
    if appearance != .light { changed.palette.entries[index].dark = value }
    return Theme(changed)
  }

  /// The theme with another value for one of its lengths; unchanged if it has none of the kind and name.
  ///
  /// Every component that is drawn with the length changes, and no other.
  public func replacing(length kind: ThemeLength.Kind, _ name: String, points: Double) -> Theme {
    var changed = definition
    let places = changed.lengths.indices.filter {
      changed.lengths[$0].kind == kind && changed.lengths[$0].name == name
    }
    for place in places { changed.lengths[place] = ThemeLength(kind, name, points: points) }
    return Theme(changed)
  }

  /// The theme with another value for one of its text styles, by its name; unchanged if it has no style of that name.
  public func replacing(textStyle style: GSTextStyle) -> Theme {
    var changed = definition
    for place in changed.textStyles.indices where changed.textStyles[place].name == style.name {
      changed.textStyles[place] = style
    }
    return Theme(changed)
  }

  /// The theme with fixed colours for some roles: neither fitted nor derived, and the same under every contrast. All
  /// other roles keep their colours.
  ///
  /// Shows a theme as it was drawn before, from stored colours.
  package func holding(_ colors: [Appearance: [ColorRole: RGB]], as name: String) -> Theme {
    var changed = definition
    changed.name = name
    changed.held.merge(colors) { known, more in known.merging(more) { $1 } }
    return Theme(changed)
  }
}

extension Theme {
  /// GitSpace: lime in light, yellow in dark.
  public static let gitspace = Theme(.gitspace)
  /// Zatch: purple and yellow; dark is derived.
  public static let zatch = Theme(.zatch)
  /// LionHeart: red on near-black; light is derived.
  public static let lionheart = Theme(.lionheart)
  /// RIBs-todo: black on white with the platform's blue; dark is derived, and so are most roles.
  public static let ribsTodo = Theme(.ribsTodo)
  /// The gallery's own neutral theme.
  public static let chrome = Theme(.chrome)

  /// The themes of the package, in the order they are listed.
  public static let builtIn: [Theme] = [gitspace, zatch, lionheart, ribsTodo, chrome]

  /// The theme of the package with this name, or nil.
  public static func named(_ name: String) -> Theme? {
    switch name {
    case "gitspace": gitspace
    case "zatch": zatch
    case "lionheart": lionheart
    case "ribs-todo": ribsTodo
    case "chrome": chrome
    default: nil
    }
  }
}
