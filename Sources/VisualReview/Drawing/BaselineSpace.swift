import GSDesign
package import GalleryKit

/// What of a variant is baselined: its states, and the environments they are drawn under.
///
/// Unless somebody asks for others, these are the states of the tiers that the catalogue names, in the theme the variant
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
    // Without colours light and dark are one.
    candidates.append(Candidate(home.with(.light, .mono), isKept: .whereFoldDiffers(from: 0)))
    return candidates
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
