import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit

/// The kinds of axes there are, on a payload of every kind.
@Suite("Axes")
struct AxisTests {
  struct Emphasis: OptionSet, Hashable, Sendable {
    let rawValue: Int
    static let bold = Emphasis(rawValue: 1)
    static let dim = Emphasis(rawValue: 2)
  }

  enum Phase: Hashable, Sendable {
    case idle
    case loading(progress: Double)
    case failed(Reason)
  }

  enum Reason: String, Hashable, Sendable, CaseIterable {
    case offline, tooLarge
  }

  struct Payload: Hashable, Sendable {
    var emphasis: Emphasis = []
    var phase = Phase.idle
    var count = 1
    var isDisabled = false
  }

  static let specimen: Specimen = Specimen(
    "test/every-kind", summary: Phrase("", korean: ""), usage: Phrase("", korean: ""),
    payload: Payload(),
    axes: [
      .options("emphasis", \.emphasis, options: [("bold", .bold), ("dim", .dim)]),
      .cases(
        "phase", \.phase,
        [("idle", .idle), ("loading", .loading(progress: 0)), ("failed", .failed(.offline))]
      ) { phase in
        switch phase {
        case .idle: "idle"
        case .loading: "loading"
        case .failed: "failed"
        }
      },
      .associated(
        "phase.progress", 0...1, by: 0.1, samples: [0, 0.4, 1],
        read: { if case .loading(let progress) = $0.phase { progress } else { nil } },
        write: { $0.phase = .loading(progress: $1) }),
      .associated(
        "phase.reason", values: Reason.allCases.map { (hyphenated($0.rawValue), $0) },
        read: { if case .failed(let reason) = $0.phase { reason } else { nil } },
        write: { $0.phase = .failed($1) }),
      .stepper("count", \.count, 0...9, samples: [0, 1, 9]),
      .disabled(\.isDisabled),
    ],
    impossible: [
      Impossible("A disabled one loads nothing.", korean: "") {
        if case .loading = $0.phase { $0.isDisabled } else { false }
      },
      Impossible("A disabled one has no ninth.", korean: "") { $0.isDisabled && $0.count == 9 },
    ],
    code: { payload, _ in "\(payload)" },
    build: { _, _ in GSText(.body1, "").lowered() })

  static let catalogue = Catalogue(specimens: [specimen])

  @Test func aCaseValueIsCountedInItsCaseAlone() {
    let states = Array(SpecimenSpace(of: Self.specimen))
    // Four emphases; idle, three times loading, twice failed; three counts; disabled or not, less impossible
    // combinations.
    let phases = states.filter { $0[4] == .number(1) && $0[0] == .options(0) }
    #expect(phases.count == 6 + 3)
    #expect(Set(states).count == states.count)
    #expect(states.count == 4 * (6 * 3 + 3 * 2))
  }

  @Test func anAxisOfAnotherCaseHasNothingToSay() throws {
    let link = try Link.parse("test/every-kind:phase=loading", in: Self.catalogue).link
    let progress = try #require(Self.specimen.axis(named: "phase.progress"))
    let reason = try #require(Self.specimen.axis(named: "phase.reason"))
    #expect(link.state.isRelevant(progress))
    #expect(!link.state.isRelevant(reason))
    #expect(link.state[reason] == Self.specimen.axes[reason].standard)
  }

  @Test(arguments: [
    "test/every-kind:emphasis=bold.dim", "test/every-kind:phase=loading,phase.progress=0.4",
    "test/every-kind:phase=failed,phase.reason=too-large", "test/every-kind:count=7",
    "test/every-kind:phase=loading,phase.progress=0.7",
  ])
  func linksSpellEveryKind(text: String) throws {
    let parsed = try Link.parse(text, in: Self.catalogue)
    #expect(parsed.warnings.isEmpty)
    #expect(parsed.link.text(in: Self.catalogue) == text)
  }

  @Test(arguments: [
    "emphasis=loud", "emphasis=bold..dim", "count=10", "count=-1", "count=1e0", "count=nan",
    "phase.progress=2", "phase.progress=", "phase=gone",
  ])
  func invalidValuesAreLeftOutWithAWarning(knob: String) throws {
    let parsed = try Link.parse("test/every-kind:" + knob, in: Self.catalogue)
    #expect(parsed.warnings.count == 1)
    #expect(parsed.link.state == Self.specimen.initialState)
  }

  @Test func everyStateRoundTripsThroughItsLink() throws {
    for state in SpecimenSpace(of: Self.specimen) {
      let text = Link(Self.specimen, state: state).text(in: Self.catalogue)
      let parsed = try Link.parse(text, in: Self.catalogue)
      #expect(parsed.link.state == state, "\(text)")
      #expect(parsed.warnings.isEmpty, "\(text)")
    }
  }

  @Test func ambiguousNamesInLinksAreProblems() {
    struct Set: OptionSet, Hashable, Sendable { let rawValue: Int }
    struct Holder: Hashable, Sendable {
      var set: Set = []
      var number = 0
    }
    let specimen = Specimen(
      "test/names", summary: Phrase("", korean: ""), usage: Phrase("", korean: ""),
      payload: Holder(),
      axes: [
        .options(
          "set", \.set, options: [("none", Set(rawValue: 1)), ("a.b", Set(rawValue: 2))]),
        .choice("number", \.number, values: [("one", 1), ("one", 2)]),
      ],
      code: { _, _ in "" }, build: { _, _ in GSText(.body1, "").lowered() })
    #expect(
      Catalogue(specimens: [specimen]).problems == [
        "test/names: set has an option that links cannot spell: none.",
        "test/names: set has an option that links cannot spell: a.b.",
        "test/names: number names the value one twice.",
      ])
    #expect(Self.catalogue.problems.isEmpty)
  }

  /// Checked here instead of at each start, together with everything added to it.
  @Test func theBuiltInCatalogueIsSound() {
    #expect(Catalogue.builtIn.isSound)
    #expect(Catalogue.builtIn.findings.isEmpty)
    let twice = Catalogue.builtIn.appending([Catalogue.builtIn.specimens[0]])
    #expect(twice.problems == ["button/primary is declared twice."])
  }

  @Test func steppersStopAtTheirEndsAndStayTidy() throws {
    let index = try #require(Self.specimen.axis(named: "phase.progress"))
    let axis = Self.specimen.axes[index]
    var value = AxisValue.number(0)
    var spellings: [String] = []
    for _ in 0..<12 {
      value = axis.value(after: value, by: 1)
      spellings.append(axis.spelling(of: value))
    }
    #expect(
      spellings
        == ["0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "1", "1", "1"])
    #expect(axis.value(after: .number(0), by: -1) == .number(0))
  }
}

/// An index may come from a picture, a message, a link or a baseline, and be of another component.
@Suite("Indices outside the axes")
struct OutsideAxisTests {
  @Test func indicesOutsideTheAxesAreIgnored() {
    for specimen in Catalogue.builtIn.specimens {
      let state = specimen.initialState
      for index in [Int.min, -1, specimen.axes.count, specimen.axes.count + 1, Int.max] {
        var other = state
        for value: AxisValue in [
          .flag(true), .choice(.max), .choice(-1), .options(.max), .number(.nan),
          .number(.infinity), .text("a"),
        ] {
          other[index] = value
        }
        #expect(other == state)
        #expect(other[index] == .flag(false))
        #expect(!other.isRelevant(index))
        #expect(other.sample(of: index, .korean) == "")
      }
    }
  }

  /// A value of another kind of axis, or none of its own, is as good as none.
  @Test func valuesOfAnotherKindLeaveAStateThatIsDrawn() {
    for specimen in Catalogue.builtIn.specimens {
      for (index, axis) in specimen.axes.enumerated() {
        for value: AxisValue in [
          .flag(true), .choice(.max), .choice(-1), .options(.max), .number(.nan),
          .number(.infinity), .number(-1e300), .text(nil),
        ] {
          var state = specimen.initialState
          state[index] = value
          _ = state.lowered(.english)
          _ = axis.spelling(of: state[index])
          _ = axis.value(after: value, by: 1)
        }
      }
    }
  }
}
