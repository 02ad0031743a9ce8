import GSDesign

/// The axes of a specimen by what the laws ask of them.
struct LawAxes {
  /// Those of the space that mean something else.
  let meaningful: [Int]
  let disabled: [Int]
  let selected: [Int]
  let focused: [Int]
  let pointer: [Int]
  /// Those that are switched on and off.
  let toggles: Set<Int>
  /// Those that say what a person does at the moment, and that no size and no label may depend on.
  let moment: [Int]
  /// Those whose values say that the arrows select nothing.
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
  /// The state with everything of the moment at its default; nil where that cannot be.
  func resting(_ state: SpecimenState) -> SpecimenState? {
    var result = state
    for axis in axes.moment { result[axis] = specimen.initialState[axis] }
    return result.impossibility == nil ? result : nil
  }

  /// The state after an intent and what came of it; nil where it leads to what is declared impossible, of which no law
  /// is asked: that is told as forgotten.
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

  /// How many members a pointer can tell apart: 1 for a thing that has none.
  func memberCount(_ state: SpecimenState) -> Int {
    max(1, state.members(language).count)
  }
}
