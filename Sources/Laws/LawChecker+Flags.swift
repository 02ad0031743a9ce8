import GSDesign
import GalleryKit
import StateSpace

/// Laws 3 and 4: flags stay, and looks follow from states alone.
extension LawChecker {
  func judgeFlags(_ state: SpecimenState) -> LawResult {
    let flags = axes.meaningful.filter {
      axes.toggles.contains($0) || specimen.axes[$0].meaning == .pointer
    }
    guard !flags.isEmpty else { return .doesNotApply }
    for axis in flags {
      for value in specimen.axes[axis].values where value != state[axis] {
        var copy = state
        copy[axis] = value
        guard copy.impossibility == nil else { continue }
        var back = copy
        back[axis] = state[axis]
        if back != state {
          return .broken(
            Evidence(
              Phrase(
                localized:
                  "Setting \(specimen.axes[axis].name) and taking it back gives another state.")
            ).against(copy))
        }
      }
    }
    return judgeMarks(state)
  }

  /// A flag that has its mark at rest has it under every other flag.
  private func judgeMarks(_ state: SpecimenState) -> LawResult {
    let marked = axes.selected.map { ($0, Marks.selected) } + axes.focused.map { ($0, .focused) }
    for (axis, mark) in marked
    where axes.toggles.contains(axis) && state[axis] == .flag(true)
      && marks(axis, mark, in: specimen.initialState) == true
      && marks(axis, mark, in: state) == false
    {
      return .broken(
        Evidence(Phrase(localized: "The mark of \(specimen.axes[axis].name) is gone.")))
    }
    return .holds
  }

  /// Whether switching a flag on puts a mark on one more panel; nil if it cannot be switched.
  private func marks(_ axis: Int, _ mark: Marks, in state: SpecimenState) -> Bool? {
    var on = state
    on[axis] = .flag(true)
    var off = state
    off[axis] = .flag(false)
    guard on.impossibility == nil, off.impossibility == nil, state.isRelevant(axis) else {
      return nil
    }
    return element(on).count(of: mark) > element(off).count(of: mark)
  }

  func judgeSameness(_ state: SpecimenState) -> LawResult {
    let element = state.element(language)
    guard element == state.element(language) else {
      return .broken(
        Evidence(Phrase(localized: "Built twice, it gives two elements.")))
    }
    guard
      look(state) == other.look(element, setting.change)
    else {
      return .broken(
        Evidence(Phrase(localized: "Another renderer draws another look.")))
    }
    return .holds
  }
}

/// Law 2: disabled parts rest.
extension LawChecker {
  func judgeDisabled(_ state: SpecimenState) -> LawResult {
    let count = state.members(language).count
    if isOn(axes.disabled, state) { return judgeDisabledThing(state, of: count) }
    return count == 0 ? .doesNotApply : judgeDisabledMembers(state, of: count)
  }

  /// A thing that is disabled as a whole, whether it has members or not.
  private func judgeDisabledThing(_ state: SpecimenState, of count: Int) -> LawResult {
    let parts = state.lowered(language).interactions
    if !parts.tabStops.isEmpty {
      return .broken(Evidence(Phrase(localized: "Disabled, it is a tab stop.")))
    }
    if parts.parts.contains(where: parts.hasAction) {
      return .broken(Evidence(Phrase(localized: "Disabled, it acts when pressed.")))
    }
    for intent in [.focus, .blur] + Intent.keys + Intent.pointer(over: max(1, count)) {
      var copy = state
      guard copy.handle(intent) == .ignored, copy == state else {
        return .broken(
          Evidence(Phrase(localized: "Disabled, it takes this in.")).after([intent]))
      }
    }
    return judgeHiddenPointer(state)
  }

  private func judgeHiddenPointer(_ state: SpecimenState) -> LawResult {
    for axis in axes.pointer {
      for value in specimen.axes[axis].values where value != state[axis] {
        var other = state
        other[axis] = value
        guard other.impossibility == nil else { continue }
        guard look(other) == look(state) else {
          return .broken(
            Evidence(Phrase(localized: "Disabled, it shows the pointer."))
              .against(other))
        }
      }
    }
    return .holds
  }

  /// Of things with members, those are disabled that have no action while others have one.
  private func judgeDisabledMembers(_ state: SpecimenState, of count: Int) -> LawResult {
    let parts = state.lowered(language).interactions
    let isActive = (0..<count).map { parts.hasAction(Specimen.part.child($0)) }
    guard isActive.contains(true), isActive.contains(false) else { return .doesNotApply }
    guard let rest = after(.hover(nil), in: state)?.state else { return .doesNotApply }
    for (member, _) in isActive.enumerated().filter({ !$0.element }) {
      for intents in [[Intent.hover(member)], [.pressDown(member)]] {
        var copy = rest
        let outcome = copy.handle(intents[0])
        if outcome != .ignored || look(copy) != look(rest) {
          return .broken(
            Evidence(Phrase(localized: "A disabled member takes this in."))
              .after([.hover(nil)] + intents))
        }
      }
    }
    for intent in Intent.keys + Intent.pointer(over: count) {
      var copy = state
      guard let member = copy.handle(intent).member, isActive.indices.contains(member),
        !isActive[member]
      else { continue }
      return .broken(
        Evidence(Phrase(localized: "A disabled member acts.")).after([intent]))
    }
    return .holds
  }
}

/// The axes of a specimen, grouped by their part in the laws.
struct LawAxes {
  /// The axes of the space whose values differ in meaning.
  let meaningful: [Int]
  let disabled: [Int]
  let selected: [Int]
  let focused: [Int]
  let pointer: [Int]
  /// The toggles.
  let toggles: Set<Int>
  /// The axes of a momentary action, such as focus or hovering; no size and no label may depend on them.
  let moment: [Int]
  /// The axes with a value at which arrows select nothing.
  let manual: [(axis: Int, value: AxisValue)]

  init(_ specimen: Specimen) {
    let axes = specimen.axes
    func having(_ meanings: AxisMeaning...) -> [Int] {
      axes.indices.filter { meanings.contains(axes[$0].meaning) }
    }
    meaningful = axes.indices.filter { axes[$0].meaning.isState && !axes[$0].isHeld }
    disabled = having(.disabled)
    selected = having(.selected)
    focused = having(.focused)
    pointer = having(.pointer)
    moment = having(.disabled, .selected, .focused, .pointer)
    toggles = Set(axes.indices.filter { axes[$0].kind == .toggle })
    manual = having(.behavior).compactMap { axis in
      axes[axis].value(spelled: "manual").map { (axis, $0) }
    }
  }
}

extension LawChecker {
  /// The state with all momentary axes at their defaults; nil if that combination is impossible.
  func resting(_ state: SpecimenState) -> SpecimenState? {
    var result = state
    for axis in axes.moment { result[axis] = specimen.initialState[axis] }
    return result.impossibility == nil ? result : nil
  }

  /// The state after an intent and its outcome; nil if it leads to a combination declared impossible. No law checks
  /// such a state; it is reported as forgotten.
  func after(
    _ intent: Intent, in state: SpecimenState
  ) -> (state: SpecimenState, outcome: Outcome)? {
    var copy = state
    let outcome = copy.handle(intent)
    return copy.impossibility == nil ? (copy, outcome) : nil
  }

  /// Whether one of some switches is on.
  func isOn(_ flags: [Int], _ state: SpecimenState) -> Bool {
    flags.contains { state[$0] == .flag(true) }
  }

  /// The number of members a pointer can distinguish: 1 for a component without members.
  func memberCount(_ state: SpecimenState) -> Int {
    max(1, state.members(language).count)
  }
}
