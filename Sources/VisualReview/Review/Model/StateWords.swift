import GSDesign
import GalleryKit
import StateSpace

/// The values of a state in words.
struct StateWords {
  private let state: StateID
  private let axes: [AxisInfo]
  private let language: Language

  /// A state that the catalogue no longer has keeps the words of its link.
  init(_ state: StateID, in catalogue: Catalogue, _ language: Language) {
    self.state = state
    self.language = language
    axes = catalogue[state.variant]?.axes ?? []
  }

  /// The words of some axes, those at their defaults included: `25`, `focused`.
  func words(where isWanted: (_ axis: String) -> Bool) -> [String] {
    let parts = state.knobs.map { LinkPart($0) }
    let known = axes.filter { isWanted($0.name) }.compactMap { axis -> String? in
      let part = parts.last { $0.name == axis.name }
      return part.map { word(of: $0, axis) } ?? standardWord(of: axis)
    }
    let others = parts.filter { part in
      isWanted(part.name) && !axes.contains { $0.name == part.name }
    }
    return known + others.map { word(of: $0, nil) }
  }

  /// The words of every value that is not the default.
  var all: [String] {
    state.knobs.map { knob in
      let part = LinkPart(knob)
      return word(of: part, axes.first { $0.name == part.name })
    }
  }

  private func word(of part: LinkPart, _ axis: AxisInfo?) -> String {
    switch part.value {
    case .flag(let isOn):
      let word = (axis?.word ?? Phrase.word(part.name))[language]
      return isOn ? word : Phrase.reviewNot(word)[language]
    case .encoded(let text):
      let spelling = (try? part.decoded()) ?? text
      guard let axis, let value = axis.values.first(where: { axis.spelling(of: $0) == spelling })
      else { return Phrase.word(spelling)[language] }
      return axis.word(of: value)[language]
    }
  }

  /// The word of a default; nil for a flag that is off, and for a resting interaction.
  private func standardWord(of axis: AxisInfo) -> String? {
    switch axis.kind {
    case .toggle: axis.standard == .flag(true) ? axis.word[language] : nil
    case .choice where axis.tier == .interaction: nil
    case .choice, .number: axis.word(of: axis.standard)[language]
    case .options, .text: nil
    }
  }
}
