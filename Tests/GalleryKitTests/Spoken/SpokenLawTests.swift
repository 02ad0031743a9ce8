import GalleryTesting
import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Words

/// Laws about the text of every state of every component.
@Suite("States in words")
struct SpokenLawTests {
  private static let languages = [Language.english, .korean]

  /// The states of a specimen, with its focus, pointer and held parts: as many as can be read in a moment.
  private func states(of specimen: Specimen) -> [SpecimenState] {
    var states = Array(SpecimenSpace(of: specimen, tiers: [.design, .interaction]).prefix(4_000))
    var bases = [specimen.initialState]
    for (index, axis) in specimen.axes.enumerated() where axis.tier == .interaction && !axis.isHeld
    {
      for value in axis.values where value != axis.standard {
        var state = specimen.initialState
        state[index] = value
        if state.impossibility == nil { bases.append(state) }
      }
    }
    for (index, axis) in specimen.axes.enumerated() where axis.isHeld && axis.meaning.isState {
      guard case .choice(let names) = axis.kind else { continue }
      for base in bases {
        for value in names.indices {
          var state = base
          state[index] = .choice(value)
          if state.impossibility == nil { states.append(state) }
        }
      }
    }
    return states
  }

  private func lines(_ state: SpecimenState, _ language: Language) -> [String] {
    var settings = Settings()
    settings.language = language
    return state.spokenLines(in: settings)
  }

  @Test(arguments: Catalogue.builtIn.specimens)
  func everyStateHasWords(_ specimen: Specimen) {
    for state in states(of: specimen) {
      for language in Self.languages {
        let lines = lines(state, language)
        #expect(!lines.isEmpty)
        #expect(lines.allSatisfy { !$0.isEmpty && $0.count < 700 })
        if state.lowered(language).spoken.isEmpty {
          let element = state.element(language)
          #expect(
            specimen.isMeantToBeBlank(state) || element.isEmpty || element.isOfNothing,
            "\(specimen.id) \(state) shows something and says nothing")
        }
      }
    }
  }

  @Test(arguments: Catalogue.builtIn.specimens)
  func differentMeaningsAreSpokenDifferently(_ specimen: Specimen) {
    struct Group: Hashable {
      let rest: [AxisValue]
      let words: [String]
    }
    let axes = specimen.axes.indices
    let meaningful = axes.filter { specimen.axes[$0].meaning.isState }
    for language in Self.languages {
      var seen: [Group: (meaning: [AxisValue], state: SpecimenState)] = [:]
      for state in states(of: specimen) where !specimen.isMeantToBeBlank(state) {
        // The value of an irrelevant axis has no meaning.
        let meaning = meaningful.map {
          state.isRelevant($0) ? state[$0] : specimen.axes[$0].standard
        }
        let group = Group(
          rest: axes.filter { !meaningful.contains($0) }.map { state[$0] },
          words: lines(state, language))
        guard let known = seen[group] else {
          seen[group] = (meaning, state)
          continue
        }
        let told = [known.state, state].map {
          Link(specimen, state: $0).text(in: Catalogue.builtIn)
        }
        #expect(
          known.meaning == meaning || known.state.isSameToAll(as: state, language),
          "\(told.joined(separator: " and ")) are both \(group.words)")
        if known.meaning != meaning { break }
      }
    }
  }

  @Test(arguments: Catalogue.builtIn.specimens)
  func wordsHoldNoGlyphArt(_ specimen: Specimen) {
    let marks = Set("✓✕✗‹›▾▸▹●○•▦⚑⚐☐☑☺☆★┃│─↑↓←→⌫")
    for state in states(of: specimen).prefix(500) {
      for language in Self.languages {
        for line in lines(state, language) {
          #expect(marks.isDisjoint(with: line), "\(specimen.id): \(line)")
          #expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .control })
        }
      }
    }
  }

  @Test(arguments: Catalogue.builtIn.specimens)
  func wordsHoldTheLabel(_ specimen: Specimen) {
    for (index, axis) in specimen.axes.enumerated() {
      guard case .text(let samples) = axis.kind else { continue }
      for language in Self.languages {
        for text in [nil] + samples.map(Optional.some) {
          var state = specimen.initialState
          state[index] = .text(text)
          let label = text ?? state.sample(of: index, language)
          guard state.impossibility == nil, !label.contains("**") else { continue }
          let words = lines(state, language).joined(separator: "\n")
          #expect(
            words.contains(SafeText.spoken(label)), "\(specimen.id): \(label) is not in \(words)")
        }
      }
    }
  }

  @Test func hostileLabelsAreHarmless() throws {
    for hostile in try HostileString.all() {
      for specimen in [Specimen.filledTag, .primaryButton] {
        let axis = try #require(specimen.axis(named: "title"))
        var state = specimen.initialState
        state[axis] = .text(hostile.text)
        let lines = state.spokenLines(in: Settings())
        #expect(lines.count == 1, "\(hostile.id)")
        for line in lines {
          #expect(line.count < 700, "\(hostile.id)")
          #expect(line.unicodeScalars.count < 3_000, "\(hostile.id)")
          #expect(
            line.unicodeScalars.allSatisfy {
              switch $0.properties.generalCategory {
              case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
              case .format: $0 == "\u{200D}" || $0 == "\u{200C}"
              case _: true
              }
            }, "\(hostile.id)")
        }
      }
    }
  }
}

extension SpecimenState {
  /// Whether two states are the same element, so that a declared difference is not visible either.
  fileprivate func isSameToAll(as other: SpecimenState, _ language: Language) -> Bool {
    element(language) == other.element(language)
  }
}

extension Element {
  /// Whether it paints and writes nothing but decoration.
  fileprivate var isOfNothing: Bool {
    var isNothing = true
    visitLook { node in
      switch node {
      case .words(let words):
        if words.spans.contains(where: { !$0.text.isEmpty }) { isNothing = false }
      case .panel, .rule, .cells: isNothing = false
      case .empty, .backdrop, .stack, .layers, .flow, .constrained, .padded, .sized, .spacer,
        .viewport, .interactive, .environment, .spoken, .hidden:
        break
      }
    }
    return isNothing
  }
}
