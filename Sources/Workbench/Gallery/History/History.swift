import GSDesign
import GalleryKit
import StateSpace

/// The changes to states, for undo.
struct History: Hashable, Sendable {
  /// The cause of a change of state.
  enum Cause: Hashable, Sendable {
    /// A knob was turned, by its axis.
    case knob(Int)
    /// A knob was typed into; keys that follow one another are one step.
    case typing(Int)
    case reset
    /// The component did it, while a person used it.
    case component
    /// A state beside it, or a cell of the matrix, was brought on the canvas.
    case opened
  }

  /// One thing that can be taken back.
  struct Step: Hashable, Sendable {
    /// By its index in the catalogue.
    var specimen: Int
    var cause: Cause
    var before: SpecimenState
    var after: SpecimenState
  }

  /// The number of steps kept; older ones are forgotten.
  static let limit = 1_000

  private(set) var past: [Step] = []
  private(set) var future: [Step] = []
  /// The cause reported by the current event.
  var cause: Cause?
  /// Whether further typing belongs to the last step.
  private var isOpen = false
  /// Whether the current event undoes or redoes, and is therefore not a step.
  var isRestoring = false

  init() {}

  /// Adds a step; the steps to redo are lost.
  mutating func add(_ step: Step) {
    future = []
    if isOpen, case .typing = step.cause, let last = past.last, last.cause == step.cause,
      last.specimen == step.specimen, last.after == step.before
    {
      past[past.count - 1].after = step.after
    } else {
      past.append(step)
      if past.count > Self.limit { past.removeFirst(past.count - Self.limit) }
    }
    if case .typing = step.cause { isOpen = true } else { isOpen = false }
  }

  /// Ends the step; further typing is another one.
  mutating func close() { isOpen = false }

  mutating func undo() -> Step? {
    isOpen = false
    isRestoring = true
    guard let step = past.popLast() else { return nil }
    future.append(step)
    return step
  }

  mutating func redo() -> Step? {
    isOpen = false
    isRestoring = true
    guard let step = future.popLast() else { return nil }
    past.append(step)
    return step
  }
}

/// Undo and redo of changes to states.
enum HistoryCommand: Hashable, Sendable, CaseIterable {
  case undo, redo

  var info: CommandInfo {
    switch self {
    case .undo:
      CommandInfo(
        [KeyPress("u")], .undo, in: .component, isInStatus: false, linear: .verb(.undo),
        where: { _, model in
          if case .following(let session) = model.company { return session.canUndo }
          return model.place.matrix?.hasPast ?? !model.history.past.isEmpty
        })
    case .redo:
      CommandInfo(
        [.control("r")], .redo, in: .component, isInStatus: false, linear: .verb(.redo),
        where: { _, model in
          if case .following(let session) = model.company { return session.canRedo }
          return model.place.matrix?.hasFuture ?? !model.history.future.isEmpty
        })
    }
  }

  static let entries = [CommandEntry(.history(.undo)), CommandEntry(.history(.redo))]
}

extension History {
  mutating func handle(_ command: HistoryCommand, in workbench: Workbench) -> [PaneRequest] {
    let step: Step?
    let word: Phrase
    switch command {
    case .undo:
      step = undo()
      word = .undone
    case .redo:
      step = redo()
      word = .redone
    }
    guard let step else { return [] }
    let (from, to) = command == .undo ? (step.after, step.before) : (step.before, step.after)
    let specimen = workbench.catalogue.specimens[step.specimen]
    var restored = to
    if step.cause == .component {
      // Focus and pointer stay at their present places if the component moved them.
      let kept = to.lasting(like: workbench.states[step.specimen], of: specimen)
      if kept.impossibility == nil { restored = kept }
    }
    return [
      .restore(restored, of: step.specimen),
      .say(.says(step.told(word, from: from, to: to, of: specimen))),
    ]
  }

  /// Records an event's change to the state on the canvas, if it made one.
  mutating func record(
    _ specimen: Int, from before: SpecimenState, to after: SpecimenState, in catalogue: Catalogue
  ) {
    defer {
      self.cause = nil
      self.isRestoring = false
    }
    guard !isRestoring, after != before else { return }
    let cause = self.cause ?? .opened
    // A change of pointer and focus alone is not a step.
    if cause == .component, before.lasting(like: after, of: catalogue.specimens[specimen]) == after
    {
      return
    }
    add(Step(specimen: specimen, cause: cause, before: before, after: after))
  }
}

extension SpecimenState {
  /// The state with the focus and the pointer of another.
  func lasting(like other: SpecimenState, of specimen: Specimen) -> SpecimenState {
    var result = self
    for (index, axis) in specimen.axes.enumerated()
    where axis.meaning == .focused || axis.meaning == .pointer {
      result[index] = other[index]
    }
    return result
  }
}

extension History.Step {
  /// The change undone or redone, as text: `Undone: colour yellow → purple`.
  func told(
    _ word: Phrase, from: SpecimenState, to: SpecimenState, of specimen: Specimen
  ) -> Phrase {
    var changes: [Phrase] = []
    for (index, axis) in specimen.axes.enumerated() where from[index] != to[index] {
      guard cause != .component || axis.meaning != .focused && axis.meaning != .pointer
      else { continue }
      let (old, new) = (Self.shown(from[index], axis), Self.shown(to[index], axis))
      changes.append(.joined([axis.word, old, "→", new]))
    }
    let most = 2
    let rest = changes.count > most ? " (+\(changes.count - most))" : ""
    let list = Phrase.joined(Array(changes.prefix(most)), separator: ", ")
    let parts = (cause == .reset ? [.resetName] : []) + (changes.isEmpty ? [] : [list])
    return .joined([word, " ", .joined(parts, separator: ": "), Phrase(rest)], separator: "")
  }

  private static func shown(_ value: AxisValue, _ axis: AxisInfo) -> Phrase {
    guard case .text(let entered) = value else { return axis.word(of: value) }
    guard let text = entered else { return .sample }
    return Phrase("“" + (text.count > 16 ? text.prefix(15) + "…" : text) + "”")
  }
}
