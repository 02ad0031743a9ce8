import StateSpace
import Synchronization
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import Laws

/// States declared impossible are not checked; other unreachable states are reported.
@Suite("States that laws are checked on")
struct ImpossibleStateTests {
  struct Lamp: Hashable, Sendable {
    var isSelected = false
    var isDisabled = false
    var isFocused = false
    var interaction = Interaction.normal

    mutating func handle(_ intent: Intent) -> Outcome {
      var state = TagState(
        isSelected: isSelected, isDisabled: isDisabled, isFocused: isFocused,
        interaction: interaction)
      let outcome = state.handle(intent)
      (isSelected, isFocused, interaction) = (state.isSelected, state.isFocused, state.interaction)
      return outcome
    }

    var isImpossible: Bool { isDisabled && (isFocused || interaction != .normal) }

    var tag: FilledTag {
      GSTag.filled(
        "Lamp", isSelected: isSelected, isDisabled: isDisabled, isFocused: isFocused,
        interaction: interaction, id: Specimen.part, action: {})
    }

    static let axes: [SpecimenAxis<Lamp>] = [
      .selected(\.isSelected), .disabled(\.isDisabled), .interaction(\.interaction),
      .focused(\.isFocused),
    ]
  }

  private final class Count: Sendable {
    private let value = Mutex(0)

    var impossible: Int { value.withLock(\.self) }

    func note(_ lamp: Lamp) {
      if lamp.isImpossible { value.withLock { $0 += 1 } }
    }
  }

  /// A lamp that counts how often it is built, or handles something, in a state that it calls impossible.
  private func lamp(
    _ count: Count, axes: [SpecimenAxis<Lamp>] = Lamp.axes, hasStep: Bool = true
  ) -> Specimen {
    let step: @Sendable (inout Lamp, Intent) -> Outcome = { lamp, intent in
      count.note(lamp)
      return lamp.handle(intent)
    }
    return Specimen(
      "lamp/counted", summary: Phrase("A lamp.", korean: "등."),
      usage: Phrase("In tests.", korean: "시험에."), payload: Lamp(), axes: axes,
      impossible: [
        Impossible("Disabled, it rests.", korean: "비활성이면 쉽니다.") { $0.isImpossible }
      ],
      code: { _, _ in "" }, step: hasStep ? step : nil,
      build: { lamp, _ in
        count.note(lamp)
        return lamp.tag.lowered()
      })
  }

  private func report(_ specimen: Specimen, _ filters: [String] = []) throws -> Audit.Report {
    try Audit(
      of: Filters(filters, in: Catalogue(specimens: [specimen])), settings: [.fitted],
      walk: RandomWalk(seed: 5, steps: 200), probe: .rendering(widthPolicy: .grapheme),
      other: .rendering(widthPolicy: .grapheme)
    ).report(on: specimen)
  }

  @Test func noLawIsCheckedOnAnImpossibleState() throws {
    let count = Count()
    let specimen = lamp(count)
    let found = try report(specimen)
    #expect(found.findings == [])
    #expect(found.checks.filter { !$0.applies }.map(\.law) == [])
    #expect(count.impossible == 0)

    var state = specimen.initialState
    state[1] = .flag(true)
    state[3] = .flag(true)
    #expect(state.impossibility != nil)
    let bench = LawChecker(specimen)
    for law in BehaviorLaw.allCases { #expect(bench.judge(law, state).isNoAnswer, "\(law)") }
    #expect(count.impossible == 0)
  }

  @Test func aLawCheckedOnNoStateIsReported() throws {
    let count = Count()
    let unfocused = lamp(count, axes: [.selected(\.isSelected)])
    let found = try report(unfocused).findings.filter { $0.rule == .unasked }
    #expect(found.map(\.law) == [.oneTabStop])
    #expect(
      found.map(\.seen.english) == ["It has a tab stop, and no axis says that it is focused."])

    let still = lamp(count, axes: [.selected(\.isSelected)], hasStep: false)
    let laws = try report(still).findings.filter { $0.rule == .unasked }.map(\.law)
    #expect(laws == [.oneTabStop, .anythingIsSurvived])
  }

  @Test func filteredStatesAreNotReported() throws {
    let found = try report(lamp(Count()), ["lamp:disabled=false,interaction=normal,focused=false"])
    #expect(found.checks.contains { !$0.applies })
    #expect(found.findings == [])
  }
}

extension LawResult {
  fileprivate var isNoAnswer: Bool {
    switch self {
    case .doesNotApply: true
    case .holds, .broken: false
    }
  }
}
