import GSDesign
import GalleryKit
import StateSpace

/// An axis and the values of it that are shown.
struct MatrixSlot: Hashable, Sendable {
  let axis: MatrixAxis
  /// As links spell it.
  let name: String
  /// As the page of a component and headings show it.
  let word: String
  /// The values; for a setting, the index of the label.
  var values: [AxisValue]
  /// The label of each value, in the same order.
  var labels: [String]
  /// The headings of labels that have another one.
  private var headings: [String: String] = [:]
  let isToggle: Bool
  /// The value that represents states to which the axis does not apply; nil if it applies to all.
  let standIn: AxisValue?

  /// A slot of an axis of a specimen.
  init(_ index: Int, of specimen: Specimen, _ language: Language) {
    let info = specimen.axes[index]
    axis = .state(index)
    name = info.name
    word = info.word[language]
    values = info.values
    labels = info.values.map { Self.label(of: $0, on: info, language) }
    isToggle = info.kind == .toggle
    standIn = info.isAssociated ? info.values.first : nil
  }

  /// A slot of a setting, whose labels are as links spell them.
  init(_ setting: Setting, in catalogue: Catalogue, _ language: Language) {
    axis = .environment(setting)
    name = setting.name
    word = setting.phrase?[language] ?? setting.name
    labels = setting.values(in: catalogue)
    for label in labels { headings[label] = setting.word(label)[language] }
    values = labels.indices.map { .choice($0) }
    isToggle = false
    standIn = nil
  }

  private static func label(of value: AxisValue, on info: AxisInfo, _ language: Language) -> String
  {
    switch value {
    case .flag(let isOn): info.heading(isOn: isOn, language)
    case .choice, .options, .number: info.word(of: value)[language]
    case .text(let text): text.map { "“\($0)”" } ?? Phrase.normal[language]
    }
  }

  /// The heading of the value at a place.
  func heading(at place: Int) -> String { headings[labels[place]] ?? labels[place] }

  /// Heads appearances that a design does not have as derived.
  mutating func nameDerived(of theme: Theme, _ language: Language) {
    for appearance in Appearance.allCases where theme.derives(appearance) {
      headings[appearance.rawValue] = theme.label(of: appearance)[language]
    }
  }

  /// The label of a value; empty for a value that is not on the axis.
  func label(of value: AxisValue) -> String {
    values.firstIndex(of: value).map { labels[$0] } ?? ""
  }

  /// A value as links spell it.
  func spelling(of value: AxisValue, in specimen: Specimen) -> String {
    switch axis {
    case .state(let index): specimen.axes[index].spelling(of: value)
    case .environment: label(of: value)
    }
  }

  /// A value apart from its axis: `purple`, and `height 20`, since a number alone says little.
  func name(of value: AxisValue) -> String {
    guard let place = values.firstIndex(of: value) else { return "" }
    let heading = heading(at: place)
    return heading.first?.isNumber == true ? "\(word) \(heading)" : heading
  }

  /// The value that settings have; nil if it is not among those of the axis.
  func value(in settings: Settings, of setting: Setting) -> AxisValue? {
    settings.said(setting).flatMap { labels.firstIndex(of: $0) }.map { values[$0] }
  }

  /// The same slot with the value of a state, also where the space does not multiply by it: a number set by hand, a
  /// title that was typed.
  func including(
    _ state: SpecimenState, of specimen: Specimen, _ language: Language
  ) -> MatrixSlot {
    guard case .state(let index) = axis, state.isRelevant(index), !values.contains(state[index])
    else { return self }
    let value = state[index]
    var slot = self
    var place = values.count
    if case .number(let number) = value {
      place =
        values.firstIndex { if case .number(let other) = $0 { other > number } else { false } }
        ?? place
    }
    slot.values.insert(value, at: place)
    slot.labels.insert(Self.label(of: value, on: specimen.axes[index], language), at: place)
    return slot
  }

  /// The same slot with only the values that are kept; nil if none are.
  func keeping(_ isKept: (AxisValue, String) -> Bool) -> MatrixSlot? {
    let kept = values.indices.filter { isKept(values[$0], labels[$0]) }
    guard !kept.isEmpty else { return nil }
    var slot = self
    slot.values = kept.map { values[$0] }
    slot.labels = kept.map { labels[$0] }
    return slot
  }
}
