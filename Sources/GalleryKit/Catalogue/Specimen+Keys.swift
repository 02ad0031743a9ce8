package import GSDesign

/// A key that a specimen's key map understands.
package struct SpecimenKey: Hashable, Sendable {
  package let press: KeyPress
  /// What a person means by it.
  package let intent: Intent
  /// Whether a state has a use for it.
  package let isAnswered: Bool
}

extension Specimen {
  /// The keys its key map understands, a letter standing for all that type; none where it takes no keys.
  package var keys: [SpecimenKey] {
    guard isInteractive else { return [] }
    let states = statesOfOneValue
    return Self.askedKeys.compactMap { press in
      guard let intent = keyMap.intent(for: press) else { return nil }
      let isAnswered = states.contains { state in
        var state = state
        _ = state.handle(.focus)
        return state.handle(intent) != .ignored
      }
      return SpecimenKey(press: press, intent: intent, isAnswered: isAnswered)
    }
  }

  /// The letter that stands for everything that types.
  package static let typedKey = KeyPress("a")

  private static let askedKeys = [
    KeyPress(.enter), KeyPress(" "), KeyPress(.left), KeyPress(.right), KeyPress(.up),
    KeyPress(.down), KeyPress(.home), KeyPress(.end), KeyPress(.backspace), KeyPress(.delete),
    typedKey, KeyPress(.escape),
  ]

  /// The untouched state, and those that differ from it in one value: few, however large the space is.
  private var statesOfOneValue: [SpecimenState] {
    var states = [initialState]
    for (index, axis) in axes.enumerated() where axis.tier == .design {
      for value in axis.values where value != axis.standard {
        var state = initialState
        state[index] = value
        if state.impossibility == nil { states.append(state) }
      }
    }
    return states
  }
}
