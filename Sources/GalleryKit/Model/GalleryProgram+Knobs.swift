import GSDesign

extension GalleryProgram {
  func focusKnob(_ index: Int, _ model: inout GalleryModel) {
    let count = specimen(model).axes.count
    model.knob = max(0, min(index, count - 1))
    model.caret = knobText(model).count
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

  /// Turns a knob to its next value.
  func turn(_ index: Int, by step: Int, _ model: inout GalleryModel) {
    let axes = specimen(model).axes
    guard axes.indices.contains(index) else { return }
    set(index, to: axes[index].value(after: model.state[index], by: step), &model)
  }

  /// Sets a knob. Where that makes a state that cannot be, what a person is doing with the thing gives way; where
  /// that does not help, the knob stays as it was and the reason is said.
  func set(_ index: Int, to value: AxisValue, _ model: inout GalleryModel) {
    var state = model.state
    state[index] = value
    guard let reason = state.impossibility else {
      model.state = state
      return
    }
    for (other, axis) in specimen(model).axes.enumerated()
    where other != index && axis.tier == .interaction {
      state[other] = axis.standard
    }
    if state.impossibility == nil { model.state = state }
    model.toast = .impossible(reason)
  }

  /// The text of the focused knob as it is seen: the sample while nothing has been typed.
  func knobText(_ model: GalleryModel) -> String {
    guard model.knob < specimen(model).axes.count, case .text(let text) = model.state[model.knob]
    else { return "" }
    return text ?? ""
  }

  /// Types at the caret of the focused field.
  func insert(_ text: String, _ model: inout GalleryModel) {
    // Line breaks of a paste become spaces: a title is one line.
    let line = String(text.map { $0.isNewline ? " " : $0 })
    if model.mode == .search {
      model.search.ask(String((model.search.query + line).prefix(200)), searchIndex)
      return
    }
    var characters = Array(knobText(model))
    let caret = min(model.caret, characters.count)
    let countBefore = characters.count
    characters.insert(contentsOf: line, at: caret)
    let result = String(String(characters).prefix(1000))
    set(model.knob, to: .text(result), &model)
    // Counted after joining: a combining mark that was typed makes no cluster of its own.
    model.caret = min(result.count, caret + max(0, result.count - countBefore))
  }

  func erase(forward isForward: Bool, _ model: inout GalleryModel) {
    if model.mode == .search {
      model.search.ask(String(model.search.query.dropLast()), searchIndex)
      return
    }
    var characters = Array(knobText(model))
    let index = isForward ? model.caret : model.caret - 1
    guard characters.indices.contains(index) else { return }
    characters.remove(at: index)
    set(model.knob, to: .text(String(characters)), &model)
    if !isForward { model.caret -= 1 }
  }
}
