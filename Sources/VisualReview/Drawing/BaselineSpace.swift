import GSDesign
package import GalleryKit
package import StateSpace

/// The states of a variant that have baselines, and the environments they are drawn in.
///
/// Unless others are declared, these are the states of the catalogue's tiers, in the home theme of the variant, light and
/// dark. Lower colour depths are drawn too if other states look alike in them than in true colour.
package struct BaselineSpace: Sendable {
  let catalogue: Catalogue
  /// The requested environments; nil for those of the plan.
  let environments: [Settings]?
  /// The declared environments; nil for the home theme, light and dark.
  let plan: EnvironmentPlan?

  package init(
    _ catalogue: Catalogue, environments: [Settings]? = nil, plan: EnvironmentPlan? = nil
  ) {
    self.catalogue = catalogue
    self.environments = environments
    self.plan = plan
  }

  package func states(of specimen: Specimen) -> SpecimenSpace {
    catalogue.comparedStates(of: specimen)
  }

  /// The environments a specimen may be drawn under, in the order they are written.
  func candidates(for specimen: Specimen) -> [Candidate] {
    candidates(
      of: specimen.id, at: homeEnvironment(of: specimen),
      defaults: catalogue.defaults(of: specimen.id))
  }

  private func candidates(
    of variant: VariantID, at home: Settings, defaults: SettingDefaults
  ) -> [Candidate] {
    if let environments { return environments.map { Candidate($0, isKept: .always) } }
    var candidates: [Candidate] = []
    var places: [EnvironmentID: Int] = [:]
    func add(_ environment: Settings, _ isKept: Candidate.Condition) {
      let id = environment.id(defaults)
      guard places[id] == nil else { return }
      places[id] = candidates.count
      candidates.append(Candidate(environment, isKept: isKept))
    }
    let declared = plan?.environments(of: variant, home: home.theme)
    let usual = Appearance.allCases.map { home.with($0, .truecolor) }
    for environment in declared ?? usual { add(environment, .always) }
    guard declared == nil || plan?.foldsDepths(of: variant) == true else { return candidates }
    func addFold(_ appearance: Appearance, _ depth: ColorDepth) {
      let full = home.with(appearance, .truecolor)
      guard let place = places[full.id(defaults)] else { return }
      add(home.with(appearance, depth), .whereFoldDiffers(from: place))
    }
    for depth in [ColorDepth.indexed256, .indexed16] {
      for appearance in Appearance.allCases { addFold(appearance, depth) }
    }
    // Without colours light and dark look the same: only the component's own appearance is drawn.
    addFold(defaults.appearance(in: home.theme), .mono)
    return candidates
  }

  /// The environments a run compares, by their names in files.
  package func environments(of specimen: Specimen) -> Set<EnvironmentID> {
    let defaults = catalogue.defaults(of: specimen.id)
    return Set(candidates(for: specimen).map { $0.environment.id(defaults) })
  }

  /// The environments that a specimen has baselines in, however its states look.
  package func fixedEnvironments(of specimen: Specimen) -> [Settings] {
    candidates(for: specimen).filter { $0.isKept == .always }.map(\.environment)
  }

  /// The environments a run compares of a variant that is gone, had it these defaults, by their names in files.
  package func environments(
    ofGone variant: VariantID, _ defaults: SettingDefaults
  ) -> Set<EnvironmentID> {
    Set(
      candidates(of: variant, at: Settings(), defaults: defaults)
        .map { $0.environment.id(defaults) })
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
