import StateSpace

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit

/// A row of members that can be built with one fault.
enum RowFault: String, Hashable, Sendable, CaseIterable {
  case none
  /// Pressing the disabled member selects it.
  case pressesDisabled
  /// The arrows select where only Enter should.
  case arrowsSelect
  /// Removing a member loses the focus.
  case losesFocusOnRemoval
  /// A second Home goes on to the end.
  case homeGoesOn
  /// Each member is a tab stop.
  case stopsAtEach
  /// A row that takes the focus but is not a tab stop.
  case hasNoStop
  /// A missing member counts as the first.
  case believesAnything
  /// A click on any member selects the first.
  case clicksTheFirst
  /// Disabled as a whole, its members still act.
  case actsWhileDisabled
}

struct RowPayload: Hashable, Sendable {
  let fault: RowFault
  var activation = TabsState.Activation.manual
  var count = 3
  var selected = 0
  var hasDisabled = true
  var isDisabled = false
  var isFocused = false
  var focused = 0

  var disabled: Set<Int> {
    isDisabled && fault != .actsWhileDisabled ? Set(0..<count) : hasDisabled ? [1] : []
  }

  var state: TabsState {
    TabsState(
      count: count, selected: selected, focused: focused, isFocused: isFocused,
      activation: activation, disabled: disabled)
  }

  mutating func handle(_ intent: Intent) -> Outcome {
    switch (fault, intent) {
    case (.pressesDisabled, .pressDown(1)):
      selected = 1
      return .selected(1)
    case (.homeGoesOn, .first) where isFocused && focused == 0:
      focused = count - 1
      return .changed
    case (.believesAnything, .hover(let member?)) where !(0..<count ~= member):
      selected = count
      return .changed
    case (.clicksTheFirst, .pressDown(0..<count)): return .changed
    case (.clicksTheFirst, .pressUp(.some(0..<count))):
      selected = 0
      return .selected(0)
    case (_, .remove) where isFocused && count > 2:
      count -= 1
      focused = min(focused, count - 1)
      selected = min(selected, count - 1)
      if disabled.contains(focused) { focused = 0 }
      if fault == .losesFocusOnRemoval { isFocused = false }
      return .removed(focused)
    case (_, .hover), (_, .pressDown), (_, .pressUp): return .ignored
    case _: break
    }
    var state = state
    var outcome = state.handle(intent)
    selected = state.selected ?? 0
    isFocused = state.isFocused
    focused = isFocused ? state.focused ?? 0 : 0
    if fault == .arrowsSelect, case .move = intent, isFocused, selected != focused {
      selected = focused
      outcome = .selected(focused)
    }
    return outcome
  }
}

extension Specimen {
  static func brokenRow(_ fault: RowFault) -> Specimen {
    let members = ["One", "Two", "Three"]
    return Specimen(
      "row/broken", summary: Phrase("A row.", korean: "줄."),
      usage: Phrase("In tests.", korean: "시험에."), payload: RowPayload(fault: fault),
      axes: [
        .stepper("count", \.count, 2...3, samples: [2, 3]),
        .position("selected", \.selected, of: 3),
        .toggle("disabled", \.hasDisabled),
        .toggle("all-disabled", \.isDisabled, meaning: .disabled), .focused(\.isFocused),
        .choice("activation", \.activation, meaning: .behavior),
        .position("focus-at", \.focused, of: 3, tier: .interaction, meaning: .focused).held(),
      ],
      impossible: [
        Impossible("There are not so many.", korean: "그만큼 없습니다.") {
          max($0.selected, $0.focused) >= $0.count
        },
        Impossible("Disabled, it takes no focus.", korean: "비활성이면 초점을 받지 않습니다.") {
          $0.isDisabled && $0.isFocused
        },
      ],
      members: { payload, _ in Array(members.prefix(payload.count)) },
      code: { _, _ in "" }, step: { $0.handle($1) },
      build: { payload, _ in
        let lowered = GSTabs(
          Array(members.prefix(payload.count)), state: payload.state, id: part
        ).lowered()
        var table = lowered.interactions
        switch payload.fault {
        case .stopsAtEach: for member in 0..<payload.count { table.add(part.child(member)) }
        case .hasNoStop:
          table = InteractionTable()
          for member in 0..<payload.count {
            table.add(part.child(member), isTabStop: false, action: {})
          }
        case .none, .pressesDisabled, .arrowsSelect, .losesFocusOnRemoval, .homeGoesOn,
          .believesAnything, .clicksTheFirst, .actsWhileDisabled:
          break
        }
        return Lowered(element: lowered.element, interactions: table)
      })
  }
}
