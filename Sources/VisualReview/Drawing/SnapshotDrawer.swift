import GSDesign
package import GalleryKit
package import StateSpace
import TermRender

/// Draws the baselined states of a variant; each thread needs its own drawer.
///
/// ```swift
/// let drawn = SnapshotDrawer(BaselineSpace(catalogue)).draw(specimen)
/// print(drawn.snapshot.text)
/// ```
package struct SnapshotDrawer {
  private let space: BaselineSpace
  private let renderer: Renderer
  private let sight: SurfaceHasher
  private let onState: ((StateID) -> Void)?

  /// - Parameter onState: called with the name of each state before it is drawn, so that a crash can be attributed to
  ///   it.
  package init(_ space: BaselineSpace, onState: ((StateID) -> Void)? = nil) {
    self.space = space
    self.onState = onState
    renderer = Renderer()
    sight = SurfaceHasher(pool: renderer.pool)
  }

  /// - Parameter recorded: the environments in a baseline. They are drawn even if optional, so that the accepted
  ///   looks are compared.
  package func draw(
    _ specimen: Specimen, recorded: Set<EnvironmentID> = []
  ) -> DrawnVariant {
    let candidates = space.candidates(for: specimen)
    let defaults = space.catalogue.defaults(of: specimen.id)
    let names = candidates.map { $0.environment.id(defaults) }
    let environments = candidates.map {
      RenderEnvironment().applying($0.environment.change(of: specimen.id, in: space.catalogue))
    }
    // A component makes its element in a language, before anything is drawn.
    let languages = candidates.map { $0.environment.labelLanguage }
    let isOneLanguage = Set(languages).count <= 1
    var sheets = candidates.map { _ in Sheet() }
    var meantToBeBlank: Set<StateID> = []
    for state in space.states(of: specimen) {
      let name = Link(specimen, state: state).id(in: space.catalogue).state
      onState?(name)
      if specimen.isMeantToBeBlank(state) { meantToBeBlank.insert(name) }
      let isFaint = specimen.isFaint(state)
      if isOneLanguage, let language = languages.first {
        let look = state.element(language)
        let drawings = renderer.draw(look, environments: environments)
        var measures: (theme: Theme, lines: [String])?
        for (index, drawing) in drawings.enumerated() {
          let theme = environments[index].theme
          // Most environments have the same theme.
          let lines =
            measures.flatMap { $0.theme == theme ? $0.lines : nil }
            ?? SnapshotMeasures.lines(of: look.resolved(in: theme))
          measures = (theme, lines)
          sheets[index].insert(drawing.surface, lines, of: name, isFaint: isFaint, sight)
        }
      } else {
        for (index, language) in languages.enumerated() {
          let look = state.element(language)
          let drawing = renderer.draw(look, environment: environments[index])
          let measures = SnapshotMeasures.lines(
            of: look.resolved(in: environments[index].theme))
          sheets[index].insert(drawing.surface, measures, of: name, isFaint: isFaint, sight)
        }
      }
    }
    let kept = candidates.indices.filter { index in
      switch candidates[index].isKept {
      case .always: true
      case .whereFoldDiffers(let place):
        recorded.contains(names[index]) || sheets[index].folding != sheets[place].folding
      }
    }
    let dark = kept.filter { defaults.appearance(in: candidates[$0].environment.theme) == .dark }
    let sections = kept.map { index in
      Snapshot.Section(environment: names[index], looks: sheets[index].looks)
    }
    return DrawnVariant(
      snapshot: Snapshot(
        variant: specimen.id, darkThemes: Set(dark.map { Snapshot.theme(of: names[$0]) }),
        sections: sections),
      stateCount: kept.reduce(0) { $0 + sheets[$1].stateCount },
      blank: zip(kept, sections).flatMap { index, section in
        sheets[index].blank.filter { !meantToBeBlank.contains($0) }
          .map { LinkID($0, section.environment) }
      }, environments: Set(names))
  }
}

/// Collects the looks under one environment.
private struct Sheet {
  private(set) var looks: [Snapshot.Look] = []
  private(set) var stateCount = 0
  /// For each state, the first with the same look, in the order they came: equal lists mean that the same states look
  /// alike. States that may look like others with few colours are left out.
  private(set) var folding: [Int32] = []
  private var firsts: [SurfaceHash: Int32] = [:]
  /// The states without anything visible.
  private(set) var blank: [StateID] = []
  /// The looks that are equal to the eye, with the cells of each. Looks that differ only in roles are separate, since
  /// another theme may give the roles different colours.
  private var places: [SurfaceHash: [(surface: Surface, measures: [String], look: Int)]] = [:]

  mutating func insert(
    _ surface: Surface, _ measures: [String], of state: StateID, isFaint: Bool,
    _ sight: SurfaceHasher
  ) {
    let seen = sight.seen(surface)
    stateCount += 1
    if seen.isBlank { blank.append(state) }
    let known = places[seen]?.first {
      $0.surface.columns == surface.columns && $0.surface.cells == surface.cells
        && $0.surface.shapes == surface.shapes && $0.measures == measures
    }
    if let known {
      looks[known.look].states.append(state)
    } else {
      places[seen, default: []].append((surface, measures, looks.count))
      var picture = CellPicture(surface)
      picture.measures = measures
      looks.append(Snapshot.Look(picture: picture, states: [state]))
    }
    guard !isFaint else { return }
    let number = Int32(folding.count)
    folding.append(firsts[seen] ?? number)
    if firsts[seen] == nil { firsts[seen] = number }
  }
}

extension Specimen {
  /// Whether the declaration allows a value of the state to look like the default with few colours.
  fileprivate func isFaint(_ state: SpecimenState) -> Bool {
    axes.indices.contains { axes[$0].faint.contains(state[$0]) }
  }
}

/// The current look of a variant.
package struct DrawnVariant: Hashable, Sendable {
  package let snapshot: Snapshot
  /// The number of drawn states, counted under each environment.
  package let stateCount: Int
  /// The links of states without anything visible, although something should be.
  package let blank: [LinkID]
  /// The compared environments, with looks or without.
  package let environments: Set<EnvironmentID>
}

/// The states of a variant that have baselines, and the environments they are drawn in.
///
/// By default, these are the states of the catalogue's tiers, in the home theme of the variant, light and dark. Lower
/// colour depths are drawn too if other states look alike in them than in true colour.
package struct BaselineSpace: Sendable {
  let catalogue: Catalogue
  /// The requested environments; nil for the default ones.
  let environments: [Settings]?

  package init(_ catalogue: Catalogue, environments: [Settings]? = nil) {
    self.catalogue = catalogue
    self.environments = environments
  }

  package func states(of specimen: Specimen) -> SpecimenSpace {
    SpecimenSpace(of: specimen, tiers: catalogue.baselined)
  }

  /// The environments a specimen may be drawn under, in the order they are written.
  func candidates(for specimen: Specimen) -> [Candidate] {
    candidates(
      at: homeEnvironment(of: specimen), defaults: catalogue.defaults(of: specimen.id))
  }

  private func candidates(at home: Settings, defaults: SettingDefaults) -> [Candidate] {
    if let environments { return environments.map { Candidate($0, isKept: .always) } }
    var candidates = Appearance.allCases.map { appearance in
      Candidate(home.with(appearance, .truecolor), isKept: .always)
    }
    for depth in [ColorDepth.indexed256, .indexed16] {
      for (place, appearance) in Appearance.allCases.enumerated() {
        candidates.append(
          Candidate(home.with(appearance, depth), isKept: .whereFoldDiffers(from: place)))
      }
    }
    // Without colours light and dark look the same: only the component's own appearance is drawn.
    let own = defaults.appearance(in: home.theme)
    candidates.append(
      Candidate(
        home.with(own, .mono),
        isKept: .whereFoldDiffers(from: Appearance.allCases.firstIndex(of: own) ?? 0)))
    return candidates
  }

  /// The environments a run compares, by their names in files.
  package func environments(of specimen: Specimen) -> Set<EnvironmentID> {
    let defaults = catalogue.defaults(of: specimen.id)
    return Set(candidates(for: specimen).map { $0.environment.id(defaults) })
  }

  /// The environments a run compares of a variant with these defaults, by their names in files.
  package func environments(of defaults: SettingDefaults) -> Set<EnvironmentID> {
    Set(candidates(at: Settings(), defaults: defaults).map { $0.environment.id(defaults) })
  }

  /// The home theme of a variant, if the catalogue has it, as the only setting.
  package func homeEnvironment(of specimen: Specimen) -> Settings {
    var environment = Settings()
    if catalogue.theme(named: specimen.home.name) != nil {
      environment.theme = specimen.home.name
    }
    return environment
  }

  /// An environment that may be drawn.
  struct Candidate: Hashable, Sendable {
    let environment: Settings
    let isKept: Condition

    enum Condition: Hashable, Sendable {
      case always
      /// Only if other states look alike than under the environment at an index of the list.
      case whereFoldDiffers(from: Int)
    }

    init(_ environment: Settings, isKept: Condition) {
      self.environment = environment
      self.isKept = isKept
    }
  }
}

extension Settings {
  fileprivate func with(_ appearance: Appearance, _ depth: ColorDepth) -> Settings {
    var result = self
    result.appearance = appearance
    result.depth = depth
    return result
  }
}
