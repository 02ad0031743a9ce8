public import GSDesign
public import StateSpace

/// The specimens and themes of a gallery.
///
/// Another package makes its own by appending to the built-in one, or from nothing:
///
/// ```swift
/// let catalogue = Catalogue.builtIn.appending([Specimen("rating/stars", …)])
/// ```
public struct Catalogue: Sendable {
  /// The specimens in the order of the tree.
  public let specimens: [Specimen]
  /// The themes a person cycles through. Where a specimen's own theme is not among them, the first takes its place.
  public private(set) var themes: [Theme]
  /// The environments that baselines are recorded in, unless a file beside them declares others; empty for the home theme
  /// of each component, light and dark.
  public let environments: [DeclaredEnvironments]
  /// The axes whose states have baselines; states of other tiers are drawn on request.
  public let baselined: Set<AxisTier>
  /// Former names of states: a link that names one is read as the link behind it. A variant of that name comes first.
  public var aliases: [VariantID: String] { formerNames.value }
  private let formerNames: OnDemand<[VariantID: String]>
  /// The appearance of the themes whose designs have only one, by their names.
  private let onlyAppearances: [String: Appearance]
  package let index: CatalogueIndex
  /// Whether a test holds the catalogue to be sound, so that it is not checked at each start.
  private(set) var isSound = false

  /// - Parameters:
  ///   - specimens: the components, in the order of the list.
  ///   - themes: the themes; the first serves specimens whose own theme is not among them.
  ///   - baselined: the tiers that multiply where states are compared with their baselines. A gallery whose
  ///     components have very many states may take `.design` alone.
  ///   - environments: the environments that baselines are recorded in; empty for the home theme, light and dark.
  ///   - aliases: the link that each former name of a variant stands for, such as `text/gitspace:style=title1`, so
  ///     that links with the former name stay good.
  public init(
    specimens: [Specimen], themes: [Theme] = [.gitspace, .zatch, .lionheart, .ribsTodo],
    baselined: Set<AxisTier> = [.design, .interaction],
    environments: [DeclaredEnvironments] = [],
    aliases: @autoclosure @escaping @Sendable () -> [VariantID: String] = [:]
  ) {
    self.specimens = specimens
    self.themes = themes
    self.baselined = baselined
    self.environments = environments
    formerNames = OnDemand(aliases)
    onlyAppearances = Dictionary(
      themes.compactMap { theme in theme.onlyAppearance.map { (theme.name, $0) } },
      uniquingKeysWith: { first, _ in first })
    index = CatalogueIndex(specimens)
  }

  /// Returns a catalogue with more specimens and themes behind those it has; the first theme stays the default.
  ///
  /// - Parameters:
  ///   - more: specimens; the id of each must be new.
  ///   - moreThemes: themes; the name of each must be new.
  public func appending(_ more: [Specimen], themes moreThemes: [Theme] = []) -> Catalogue {
    let formerNames = formerNames
    return Catalogue(
      specimens: specimens + more, themes: themes + moreThemes, baselined: baselined,
      environments: environments, aliases: formerNames.value)
  }

  /// Returns the catalogue with another version of one of its themes, found by its name.
  package func replacing(_ theme: Theme) -> Catalogue {
    // The copy keeps the values computed from the specimens, and does not retain the former catalogue.
    var catalogue = self
    catalogue.themes = themes.map { $0.name == theme.name ? theme : $0 }
    catalogue.isSound = false
    return catalogue
  }

  /// The same catalogue, known to be sound.
  package var sound: Catalogue {
    var catalogue = self
    catalogue.isSound = true
    return catalogue
  }

  /// The specimen with an id such as `tag/filled`; nil if it is not in the catalogue.
  public subscript(id: VariantID) -> Specimen? {
    index.specimen(id).map { specimens[$0] }
  }

  /// The theme of the name.
  public func theme(named name: String) -> Theme? {
    themes.first { $0.name == name }
  }

  /// The name of the theme a specimen is at home in, the default where the catalogue does not have it.
  package func homeTheme(of specimen: Int) -> String? {
    guard specimens.indices.contains(specimen) else { return themes.first?.name }
    let home = specimens[specimen].home.name
    return theme(named: home) == nil ? themes.first?.name : home
  }

  /// The theme and the appearance that links of a variant leave out.
  package func defaults(of variant: VariantID) -> SettingDefaults {
    SettingDefaults(
      theme: index.specimen(variant).flatMap { homeTheme(of: $0) } ?? themes.first?.name ?? "",
      onlyAppearances: onlyAppearances)
  }

  /// The defaults of settings that are not those of one component: every theme is spelled.
  package var defaults: SettingDefaults {
    SettingDefaults(theme: "", onlyAppearances: onlyAppearances)
  }

  /// The defaults that links of a variant may have left out which the catalogue no longer has: those of each theme, and
  /// of a theme without a name, light or dark, for one that is gone as well.
  package var defaultsOfGoneVariants: [SettingDefaults] {
    themes.map { SettingDefaults(theme: $0.name, onlyAppearances: onlyAppearances) }
      + Appearance.allCases.map { appearance in
        SettingDefaults(
          theme: "", onlyAppearances: onlyAppearances.merging(["": appearance]) { $1 })
      }
  }

  /// The variants of a component, in the order they were declared.
  public func variants(of component: String) -> [Specimen] {
    index.group(component).map { index.groups[$0].specimens.map { specimens[$0] } } ?? []
  }

  /// The components in the order their first variants were declared.
  public var components: [String] { index.groups.map(\.name) }

  /// A variant by its id, the only one of a component by the component's name.
  package func shortName(_ id: VariantID) -> String {
    variants(of: id.component).count == 1 ? id.component : id.text
  }

  /// The ids and components whose names are most like a wrong one, best first, at most three.
  public func names(nearestTo name: String) -> [String] {
    nearestNames(to: name, among: specimens.map(\.id.text) + components)
  }

  /// The problems of the declarations, one sentence each; empty for a sound catalogue.
  public var problems: [String] { isSound ? [] : findings }

  /// The findings of a complete check, one sentence each.
  var findings: [String] {
    var problems: [String] = []
    var seen: Set<VariantID> = []
    var presets: Set<VariantID> = []
    if themes.isEmpty { problems.append("The catalogue has no theme.") }
    for specimen in specimens {
      var id: String { printable(specimen.id.text) }
      if !seen.insert(specimen.id).inserted { problems.append("\(id) is declared twice.") }
      if specimen.component.isEmpty || specimen.variant.isEmpty
        || !isLinkName(specimen.id.text, allowing: "/")
      {
        problems.append(
          "\(id) must be component/variant in lower-case letters, digits and hyphens.")
      }
      if let declared = specimen.stateCount {
        let count = specimen.countedStates(upTo: declared + 1)
        if count != declared {
          let found = count > declared ? "more" : "\(count)"
          problems.append("\(id) declares \(declared) states and has \(found).")
        }
      }
      var names: Set<String> = []
      for axis in specimen.axes {
        if !names.insert(axis.name).inserted {
          problems.append("\(id) declares the axis \(printable(axis.name)) twice.")
        }
        if axis.name.hasPrefix("no-") || !isLinkName(axis.name, allowing: ".") {
          problems.append("\(id) has an axis that links cannot spell: \(printable(axis.name)).")
        }
        problems += axis.problems.map { "\(id): \($0)" }
      }
      for preset in specimen.presets {
        let link = VariantID(specimen.component + "/" + preset.name)
        if !isLinkName(preset.name, allowing: "/") {
          problems.append("\(id) has a preset that links cannot spell: \(printable(preset.name)).")
        } else if self[link] != nil || !presets.insert(link).inserted {
          problems.append("\(id) has a preset, but \(printable(link.text)) is taken.")
        }
        if preset.state.impossibility != nil {
          problems.append("\(id) has an impossible preset: \(printable(preset.name)).")
        }
      }
    }
    return problems
  }
}

/// Whether links can spell a name without encoding it.
private func isLinkName(_ name: String, allowing extra: Unicode.Scalar) -> Bool {
  !name.isEmpty
    && name.unicodeScalars.allSatisfy {
      $0 == "-" || $0 == extra || "a"..."z" ~= $0 || "0"..."9" ~= $0
    }
}

extension Specimen {
  /// The number of states of the design tier, counted up to a limit.
  fileprivate func countedStates(upTo limit: Int) -> Int {
    initialState.count(
      of: axes.slots(axes.varying(in: [.design])), obeysRules: true, upTo: limit)
  }
}

extension AxisInfo {
  /// The problems of the names of its values, one sentence each.
  fileprivate var problems: [String] {
    let names: [String]
    var problems: [String] = []
    switch kind {
    case .toggle, .number, .text: return []
    case .choice(let choices): names = choices
    case .options(let options, _):
      names = options
      // Links join options with dots and call the set of nothing by a name.
      for option in options where option == Self.emptySet || option.contains(".") {
        problems.append(
          "\(printable(name)) has an option that links cannot spell: \(printable(option)).")
      }
    }
    var seen: Set<String> = []
    for value in names where !seen.insert(value).inserted {
      problems.append("\(printable(name)) names the value \(printable(value)) twice.")
    }
    return problems
  }
}
