import GSDesign

extension GalleryProgram {
  func focusKnob(_ index: Int, _ model: inout GalleryModel) {
    let count = specimen(model).axes.count
    model.knob = max(0, min(index, count - 1))
    model.caret = knobText(model).count
    model.knobs = KnobModel()
    model.history.close()
  }

  func moveKnob(_ direction: Intent.Direction, _ model: inout GalleryModel) {
    switch direction {
    case .up: focusKnob(model.knob - 1, &model)
    case .down: focusKnob(model.knob + 1, &model)
    case .left, .right:
      let step = direction == .left ? -1 : 1
      if context(model) == .textKnob {
        model.caret = max(0, min(model.caret + step, knobText(model).count))
      } else {
        turn(model.knob, by: step, &model)
      }
    }
  }

  /// Turns a knob to its next value; in a set of options, goes to the next of them.
  func turn(_ index: Int, by step: Int, _ model: inout GalleryModel) {
    let axes = specimen(model).axes
    guard axes.indices.contains(index) else { return }
    model.knobs.entry = ""
    let count = axes[index].optionCount
    guard count == 0 else {
      model.knobs.option = ((model.knobs.option + step) % count + count) % count
      return
    }
    turn(index, to: axes[index].value(after: model.state[index], by: step), &model)
  }

  /// Flips a switch, or the option of a set that the keys are on.
  func flip(_ index: Int, _ model: inout GalleryModel) {
    guard case .options(let bits) = model.state[index] else {
      return turn(index, by: 1, &model)
    }
    turn(index, to: .options(bits ^ 1 << UInt64(min(63, model.knobs.option))), &model)
  }

  /// Sets a knob and tells where nobody can see it.
  private func turn(_ index: Int, to value: AxisValue, _ model: inout GalleryModel) {
    guard model.state.isRelevant(index) else {
      model.toast = .tells(irrelevance(of: index, model) ?? .saysNothing)
      return
    }
    set(index, to: value, cause: .knob(index), &model)
  }

  /// Sets a knob. Where that makes a state that cannot be, what a person is doing with the thing gives way; where
  /// that does not help, the knob stays as it was and the reason is said.
  func set(
    _ index: Int, to value: AxisValue, cause: History.Cause, _ model: inout GalleryModel
  ) {
    let before = model.state
    var state = before
    state[index] = value
    model.history.cause = cause
    if let reason = state.impossibility {
      for (other, axis) in specimen(model).axes.enumerated()
      where other != index && axis.tier == .interaction {
        state[other] = axis.standard
      }
      model.toast = .impossible(reason)
      guard state.impossibility == nil else { return }
    }
    model.state = state
    if model.toast == nil, state != before, looksSame(before, state, model) {
      model.toast = .tells(.noDifference)
    }
  }

  /// Whether nobody could tell two states apart under what they are seen under.
  private func looksSame(
    _ first: SpecimenState, _ second: SpecimenState, _ model: GalleryModel
  ) -> Bool {
    let change = model.environment.change(in: catalogue, terminal: model.terminal)
    let language = model.environment.labelLanguage
    return probe.look(first.element(language), change)
      == probe.look(second.element(language), change)
  }

  /// Why a knob has nothing to say: the value of another one that would give it something.
  func irrelevance(of index: Int, _ model: GalleryModel) -> Phrase? {
    guard !model.state.isRelevant(index) else { return nil }
    for (other, axis) in specimen(model).axes.enumerated() where other != index {
      for value in axis.values where value != model.state[other] {
        var state = model.state
        state[other] = value
        guard state.isRelevant(index) else { continue }
        return .onlyWith(axis.name + "=" + axis.spelling(of: value))
      }
    }
    return .saysNothing
  }

  /// Takes a digit, a point or a sign for the focused number; the number is set as soon as it is one of the scale.
  func typeNumber(_ character: Character, _ model: inout GalleryModel) {
    guard let axis = focusedAxis(model), let scale = axis.scale,
      character.isASCII, character.isNumber || character == "." || character == "-",
      model.knobs.entry.count < 12
    else { return }
    guard model.state.isRelevant(model.knob) else { return turn(model.knob, by: 0, &model) }
    model.knobs.entry.append(character)
    setEntry(scale, &model)
  }

  private func setEntry(_ scale: NumberScale, _ model: inout GalleryModel) {
    let entry = model.knobs.entry
    guard !entry.isEmpty else { return }
    if let number = scale.number(spelled: entry) {
      let tidy = scale.number(after: number, by: 0)
      set(model.knob, to: .number(tidy), cause: .typing(model.knob), &model)
    } else if entry != "-", entry != "." {
      model.toast = .tells(.onlyBetween(scale.ends))
    }
  }

  /// Takes the last digit back.
  func eraseDigit(_ model: inout GalleryModel) {
    guard let scale = focusedAxis(model)?.scale else { return }
    model.knobs.entry = String(model.knobs.entry.dropLast())
    setEntry(scale, &model)
  }
}
