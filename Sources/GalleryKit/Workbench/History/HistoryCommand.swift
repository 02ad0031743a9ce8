import GSDesign

/// Taking back what was done to states, and doing it again.
package enum HistoryCommand: Hashable, Sendable, CaseIterable {
  case undo, redo
}

extension HistoryCommand {
  static let entries = [
    CommandEntry(.history(.undo), [KeyPress("u")], .undo, isInStatus: false),
    CommandEntry(.history(.redo), [.control("r")], .redo, isInStatus: false),
  ]
}

extension GalleryProgram {
  func isAvailable(_ command: HistoryCommand, _ model: GalleryModel) -> Bool {
    if case .following(let session) = model.company {
      return command == .undo ? session.canUndo : session.canRedo
    }
    if model.mode == .matrix { return isCellStepAvailable(command, model) }
    return switch command {
    case .undo: !model.history.past.isEmpty
    case .redo: !model.history.future.isEmpty
    }
  }

  func perform(_ command: HistoryCommand, _ model: inout GalleryModel) -> [GalleryEffect] {
    guard model.mode != .matrix else {
      restoreCells(command, &model)
      return []
    }
    switch command {
    case .undo:
      guard let step = model.history.undo() else { return [] }
      restore(step.before, of: step, &model)
      model.toast = .says(told(step, from: step.after, to: step.before, .undone))
    case .redo:
      guard let step = model.history.redo() else { return [] }
      restore(step.after, of: step, &model)
      model.toast = .says(told(step, from: step.before, to: step.after, .redone))
    }
    return []
  }

  /// Keeps what an event did to the state that was on the canvas, if it did anything to it.
  func record(from before: (specimen: Int, state: SpecimenState), _ model: inout GalleryModel) {
    let cause = model.history.cause ?? .opened
    let isRestoring = model.history.isRestoring
    model.history.cause = nil
    model.history.isRestoring = false
    guard !isRestoring else { return }
    let after = model.states[before.specimen]
    guard after != before.state else { return }
    // Where the pointer and the focus are is no deed of the component's.
    if cause == .component, lasting(before.state, of: before.specimen, like: after) == after {
      return
    }
    model.history.add(
      History.Step(
        specimen: before.specimen, cause: cause, before: before.state, after: after))
  }

  /// Puts a state back where it was. Focus and pointer stay where they are now when the component moved them.
  private func restore(
    _ state: SpecimenState, of step: History.Step, _ model: inout GalleryModel
  ) {
    show(step.specimen, &model)
    var restored = state
    if step.cause == .component {
      let kept = lasting(state, of: step.specimen, like: model.state)
      if kept.impossibility == nil { restored = kept }
    }
    model.state = restored
    model.event = nil
    model.knobs = KnobModel()
    model.caret = min(model.caret, knobText(model).count)
  }

  /// A state with the focus and the pointer of another.
  func lasting(
    _ state: SpecimenState, of specimen: Int, like other: SpecimenState
  ) -> SpecimenState {
    var result = state
    for (index, axis) in catalogue.specimens[specimen].axes.enumerated()
    where axis.meaning == .focused || axis.meaning == .pointer {
      result[index] = other[index]
    }
    return result
  }

  /// What was undone or redone, in words: `Undone: color yellow → purple`.
  func told(
    _ step: History.Step, from: SpecimenState, to: SpecimenState, _ word: Phrase
  ) -> Phrase {
    let specimen = catalogue.specimens[step.specimen]
    var changes: [String] = []
    for (index, axis) in specimen.axes.enumerated() where from[index] != to[index] {
      guard step.cause != .component || axis.meaning != .focused && axis.meaning != .pointer
      else { continue }
      changes.append(
        "\(axis.name) \(shown(from[index], axis)) → \(shown(to[index], axis))")
    }
    let most = 2
    let rest = changes.count > most ? " (+\(changes.count - most))" : ""
    let list = changes.prefix(most).joined(separator: ", ") + rest
    let reset = step.cause == .reset ? Phrase.resetName : nil
    func text(_ language: Language) -> String {
      [reset?[language], list.isEmpty ? nil : list].compactMap { $0 }.joined(separator: ": ")
    }
    return Phrase(
      word.english + " " + text(.english), korean: word.korean + " " + text(.korean))
  }

  private func shown(_ value: AxisValue, _ axis: AxisInfo) -> String {
    let text = axis.spelling(of: value)
    guard case .text = value else { return text }
    return "“" + (text.count > 16 ? text.prefix(15) + "…" : text) + "”"
  }
}
