import GSDesign
package import GalleryKit
import TermRender

/// Draws what is baselined of a variant; of several threads each has its own.
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

  /// - Parameter onState: is told the name of each state before it is drawn, so that one that cannot be drawn is known.
  package init(_ space: BaselineSpace, onState: ((StateID) -> Void)? = nil) {
    self.space = space
    self.onState = onState
    renderer = Renderer()
    sight = SurfaceHasher(pool: renderer.pool)
  }

  /// - Parameter recorded: the environments that a baseline has. Those that could be left out are drawn all the same, so
  ///   that what was agreed on is compared.
  package func draw(
    _ specimen: Specimen, recorded: Set<EnvironmentID> = []
  ) -> DrawnVariant {
    let candidates = space.candidates(for: specimen)
    let defaults = space.catalogue.defaults(of: specimen.id)
    let names = candidates.map { $0.environment.id(defaults) }
    let environments = candidates.map {
      RenderEnvironment().applying($0.environment.change(of: specimen.id, in: space.catalogue))
    }
    // The language is asked of the component, before anything is drawn.
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
          // Most environments have one theme.
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
    let sections = kept.map { index in
      Snapshot.Section(environment: names[index], looks: sheets[index].looks)
    }
    return DrawnVariant(
      snapshot: Snapshot(variant: specimen.id, sections: sections),
      stateCount: kept.reduce(0) { $0 + sheets[$1].stateCount },
      blank: zip(kept, sections).flatMap { index, section in
        sheets[index].blank.filter { !meantToBeBlank.contains($0) }
          .map { LinkID($0, section.environment) }
      }, environments: Set(names))
  }
}

/// The looks under one environment while they are gathered.
private struct Sheet {
  private(set) var looks: [Snapshot.Look] = []
  private(set) var stateCount = 0
  /// For each state the first with this look, in the order they came: equal lists fold the same states. Those that may
  /// look like others where colours are few are not asked.
  private(set) var folding: [Int32] = []
  private var firsts: [SurfaceHash: Int32] = [:]
  /// The states of which nothing is seen.
  private(set) var blank: [StateID] = []
  /// The looks that are seen alike, and the cells of each: two that differ in roles alone are two, since a theme in
  /// which the roles have other colours tells them apart.
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
  /// Whether the declaration says of a value that it may look like the default where colours are few.
  fileprivate func isFaint(_ state: SpecimenState) -> Bool {
    axes.indices.contains { axes[$0].faint.contains(state[$0]) }
  }
}

/// A variant as it is drawn now.
package struct DrawnVariant: Hashable, Sendable {
  package let snapshot: Snapshot
  /// The states drawn, counted under each environment.
  package let stateCount: Int
  /// The links of states of which nothing is seen although something should be.
  package let blank: [LinkID]
  /// The environments that were compared, with looks or without.
  package let environments: Set<EnvironmentID>
}

/// The states of a variant that have baselines, and the environments in which they are drawn.
///
/// Unless someone asks for others, these are the states of the tiers that the catalogue names, in the theme the variant
/// is at home in, light and dark. Fewer colours are drawn as well where they make other states look alike than true colour
/// does.
package struct BaselineSpace: Sendable {
  let catalogue: Catalogue
  /// The environments asked for; nil for those that are baselined by default.
  let environments: [Settings]?

  package init(_ catalogue: Catalogue, environments: [Settings]? = nil) {
    self.catalogue = catalogue
    self.environments = environments
  }

  package func states(of specimen: Specimen) -> StateSpace {
    StateSpace(of: specimen, tiers: catalogue.baselined)
  }

  /// The environments a specimen is drawn under, in the order they are written.
  func candidates(for specimen: Specimen) -> [Candidate] {
    if let environments { return environments.map { Candidate($0, isKept: .always) } }
    let home = homeEnvironment(of: specimen)
    var candidates = Appearance.allCases.map { appearance in
      Candidate(home.with(appearance, .truecolor), isKept: .always)
    }
    for depth in [ColorDepth.indexed256, .indexed16] {
      for (place, appearance) in Appearance.allCases.enumerated() {
        candidates.append(
          Candidate(home.with(appearance, depth), isKept: .whereFoldDiffers(from: place)))
      }
    }
    // Without colours light and dark are one: the component's own.
    let own = catalogue.defaults(of: specimen.id).appearance(in: home.theme)
    candidates.append(
      Candidate(
        home.with(own, .mono),
        isKept: .whereFoldDiffers(from: Appearance.allCases.firstIndex(of: own) ?? 0)))
    return candidates
  }

  /// The environments a run compares, by the names that files have for them.
  package func environments(of specimen: Specimen) -> Set<EnvironmentID> {
    let defaults = catalogue.defaults(of: specimen.id)
    return Set(candidates(for: specimen).map { $0.environment.id(defaults) })
  }

  /// The theme a variant is at home in, where the catalogue has it, and nothing else.
  package func homeEnvironment(of specimen: Specimen) -> Settings {
    var environment = Settings()
    if catalogue.theme(named: specimen.home.name) != nil {
      environment.theme = specimen.home.name
    }
    return environment
  }

  /// An environment that may be drawn under.
  struct Candidate: Hashable, Sendable {
    let environment: Settings
    let isKept: Condition

    enum Condition: Hashable, Sendable {
      case always
      /// Only where other states look alike than under the environment at a place of the list.
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
