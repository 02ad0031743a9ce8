import GSDesign
import GalleryKit

/// Caches looks: a state is built once, and its element is drawn once, in all environments that are requested together.
final class FingerprintCache {
  private struct Written: Hashable {
    let state: SpecimenState
    let language: Language
  }

  private struct Painted: Hashable {
    let number: Int
    let environment: EnvironmentChange
  }

  let probe: RenderingClient
  let losses = ContainerLosses()
  /// The numbers of elements by state: many states build the same element.
  private var numbers: [Written: Int] = [:]
  private var numbersOfElements: [Element: Int] = [:]
  private var elements: [Element] = []
  private var inks: [Painted: [InkOnFill]] = [:]
  /// The roles of lines that distinguish states, once they were requested.
  var tellingLines: [Language: Set<ColorRole>] = [:]
  /// Sets of environments that are drawn together, and the looks in them.
  private var groups: [[EnvironmentChange]] = []
  private var pages: [[Int: [LookFingerprint]]] = []

  /// The place of the looks in an environment.
  struct Spot: Hashable {
    fileprivate let group: Int
    fileprivate let index: Int
  }

  init(_ probe: RenderingClient) {
    self.probe = probe
  }

  /// The places of environments, which are drawn together whenever one of them is asked for.
  func places(of environments: [EnvironmentChange]) -> [Spot] {
    var distinct: [EnvironmentChange] = []
    for environment in environments where !distinct.contains(environment) {
      distinct.append(environment)
    }
    groups.append(distinct)
    pages.append([:])
    return environments.map { environment in
      Spot(group: groups.count - 1, index: distinct.firstIndex(of: environment) ?? 0)
    }
  }

  func look(_ state: SpecimenState, _ language: Language, at place: Spot) -> LookFingerprint {
    let number = number(of: state, language)
    if let known = pages[place.group][number] { return known[place.index] }
    let looks = probe.looks(elements[number], groups[place.group])
    pages[place.group][number] = looks
    return looks[place.index]
  }

  func element(_ state: SpecimenState, _ language: Language) -> Element {
    elements[number(of: state, language)]
  }

  func inks(
    _ state: SpecimenState, _ language: Language, _ environment: EnvironmentChange
  ) -> [InkOnFill] {
    let painted = Painted(number: number(of: state, language), environment: environment)
    if let known = inks[painted] { return known }
    let found = probe.inks(elements[painted.number], environment)
    inks[painted] = found
    return found
  }

  private func number(of state: SpecimenState, _ language: Language) -> Int {
    let written = Written(state: state, language: language)
    if let known = numbers[written] { return known }
    let element = state.element(language)
    let number = numbersOfElements[element] ?? elements.count
    if number == elements.count {
      elements.append(element)
      numbersOfElements[element] = number
    }
    numbers[written] = number
    return number
  }
}
