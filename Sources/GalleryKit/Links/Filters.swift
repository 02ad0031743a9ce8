import GSDesign
public import StateSpace

/// Several filters over a catalogue, which choose the states that any of them chooses. An empty list chooses
/// everything.
public struct Filters: Sendable {
  /// The specimens that any of the filters names, in the order of the catalogue.
  public let specimens: [Specimen]
  private let choices: [Choice]
  /// The defaults of each specimen named.
  private let defaults: [VariantID: SettingDefaults]

  /// One filter with its knobs read as the axes of every specimen it names.
  private struct Choice: Sendable {
    let filter: Filter
    /// The conditions by variant.
    let terms: [VariantID: [AxisTerm]]
  }

  /// - Throws: ``FilterError`` for the first filter that can choose nothing, with the nearest names.
  public init(_ texts: [String] = [], in catalogue: Catalogue) throws(FilterError) {
    var filters: [Filter] = []
    for text in texts { filters.append(try Filter(catalogue.resolvingAlias(text))) }
    try self.init(filters, in: catalogue)
  }

  /// - Throws: ``FilterError`` for the first filter that can choose nothing, with the nearest names.
  public init(_ filters: [Filter], in catalogue: Catalogue) throws(FilterError) {
    var choices: [Choice] = []
    for filter in filters {
      try Self.checkTheme(of: filter, catalogue)
      choices.append(Choice(filter: filter, terms: try Self.terms(of: filter, catalogue)))
    }
    self.choices = choices
    specimens = catalogue.specimens.filter { specimen in
      choices.isEmpty || choices.contains { $0.terms[specimen.id] != nil }
    }
    defaults = Dictionary(
      specimens.map { ($0.id, catalogue.defaults(of: $0.id)) }, uniquingKeysWith: { $1 })
  }

  /// Whether one filter chooses the state and the environment.
  public func matches(
    _ state: SpecimenState, of specimen: Specimen, under environment: Settings
  ) -> Bool {
    choices.isEmpty
      || terms(of: specimen, under: environment).contains { Self.hold($0, of: state) }
  }

  /// Whether any filter takes the environment for a specimen that it names.
  public func matches(_ environment: Settings) -> Bool {
    choices.isEmpty
      || choices.contains { choice in
        choice.terms.keys.contains { matches(choice.filter, environment, of: $0) }
      }
  }

  /// Whether any filter names the variant and takes the environment for it.
  package func matches(_ environment: Settings, of variant: VariantID) -> Bool {
    choices.isEmpty
      || choices.contains {
        $0.terms[variant] != nil && matches($0.filter, environment, of: variant)
      }
  }

  private func matches(_ filter: Filter, _ environment: Settings, of variant: VariantID) -> Bool {
    defaults[variant].map { filter.matches(environment, $0) } ?? false
  }

  /// The filters as they were written.
  public var texts: [String] { choices.map(\.filter.text) }

  /// The values that filters ask of a setting; nil among them if a filter has no condition on it.
  package func values(of setting: Setting) -> [String?] {
    var seen: Set<String?> = []
    return choices.map { choice in choice.filter.settings.last { $0.setting == setting }?.value }
      .filter { seen.insert($0).inserted }
  }

  /// The conditions of each filter that matches the environment and names the specimen.
  func terms(of specimen: Specimen, under environment: Settings) -> [[AxisTerm]] {
    choices.compactMap { choice in
      matches(choice.filter, environment, of: specimen.id) ? choice.terms[specimen.id] : nil
    }
  }

  /// Whether any filter has conditions on knobs, so that not every state is chosen.
  public var askForKnobs: Bool { choices.contains { $0.filter.asksForKnobs } }

  /// Whether the list of filters is empty, so that everything is chosen.
  var isEmpty: Bool { choices.isEmpty }

  static func hold(_ terms: [AxisTerm], of state: SpecimenState) -> Bool {
    terms.allSatisfy { state[$0.axis] == $0.value }
  }
}

extension Filters {
  private static func checkTheme(
    of filter: Filter, _ catalogue: Catalogue
  ) throws(FilterError) {
    for choice in filter.settings where choice.setting == .theme {
      guard catalogue.theme(named: choice.value) == nil else { continue }
      throw .unknownValue("theme", choice.value, choices: catalogue.themes.map(\.name))
    }
  }

  /// The knobs as axes, for every specimen that has all of them.
  private static func terms(
    of filter: Filter, _ catalogue: Catalogue
  ) throws(FilterError) -> [VariantID: [AxisTerm]] {
    let named = catalogue.specimens.filter { filter.pattern.matches($0.id) }
    guard !named.isEmpty else {
      throw .nothingNamed(
        filter.pattern.text, nearest: catalogue.names(nearestTo: filter.pattern.plainText))
    }
    for condition in filter.conditions { try check(condition, among: named, filter) }
    var result: [VariantID: [AxisTerm]] = [:]
    for specimen in named {
      let axes = specimen.axes
      let terms = filter.conditions.compactMap { try? axes.term($0) }
      if terms.count == filter.conditions.count { result[specimen.id] = terms }
    }
    guard !result.isEmpty else { throw .neverTogether(filter.text) }
    return result
  }

  /// Throws if no specimen can satisfy a condition.
  private static func check(
    _ condition: LinkPart, among specimens: [Specimen], _ filter: Filter
  ) throws(FilterError) {
    guard !specimens.contains(where: { (try? $0.axes.term(condition)) != nil }) else { return }
    let axes = specimens.flatMap(\.axes)
    let alike = axes.filter { $0.name == condition.name }
    guard !alike.isEmpty else {
      var seen: Set<String> = []
      let names = axes.map(\.name).filter { seen.insert($0).inserted }
      throw .unknownKnob(
        condition.name, of: filter.pattern.text,
        nearest: nearestNames(to: condition.name, among: names))
    }
    switch condition.value {
    case .flag: throw .flagWithoutValue(condition.name)
    case .encoded:
      var seen: Set<String> = []
      let choices = alike.flatMap { axis in axis.choices }
      throw .unknownValue(
        condition.name, try Filter.decoded(condition),
        choices: choices.filter { !$0.isEmpty && seen.insert($0).inserted })
    }
  }
}

extension Filters {
  /// The states the filters choose of a specimen under an environment, one at a time.
  ///
  /// The space is that of the tiers. A filter that asks for a value outside of it, such as `focused` or a title of its
  /// own, chooses states with that value; a filter that does not leaves such an axis at its default.
  ///
  /// - Parameters:
  ///   - specimen: the component.
  ///   - environment: the environment of the states.
  ///   - tiers: the tiers whose values vary.
  ///   - cover: how much of the space; tuples are those of the states chosen.
  public func states(
    of specimen: Specimen, under environment: Settings, tiers: Set<AxisTier> = [.design],
    cover: Cover = .all
  ) -> AnySequence<SpecimenState> {
    let wanted = isEmpty ? [[]] : terms(of: specimen, under: environment)
    let spaces = spaces(of: specimen, wanted, tiers: tiers)
    let isWanted = { (state: SpecimenState) in wanted.contains { Self.hold($0, of: state) } }
    switch cover {
    case .all: return AnySequence(spaces.lazy.joined().filter(isWanted))
    case .tuples(let strength):
      return AnySequence(spaces.flatMap { $0.cover(strength: strength, where: isWanted) })
    }
  }

  /// The spaces that filters need for values outside the tiers.
  ///
  /// Each pair differs on an axis that varies in neither, or has a value that the other never takes: no state is in
  /// two.
  private func spaces(
    of specimen: Specimen, _ wanted: [[AxisTerm]], tiers: Set<AxisTier>
  ) -> [SpecimenSpace] {
    let turning = specimen.axes.varying(in: tiers)
    var seen: Set<SpecimenState> = []
    var spaces: [SpecimenSpace] = []
    for terms in wanted {
      let pinned = terms.filter {
        !turning.contains($0.axis) || !specimen.axes[$0.axis].values.contains($0.value)
      }
      var state = specimen.initialState
      for term in pinned { state[term.axis] = term.value }
      guard seen.insert(state).inserted else { continue }
      spaces.append(
        SpecimenSpace(
          of: specimen, axes: turning.filter { axis in !pinned.contains { $0.axis == axis } },
          from: state))
    }
    return spaces
  }
}
