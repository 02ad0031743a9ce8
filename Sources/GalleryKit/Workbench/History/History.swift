/// What was done to the states of the gallery, so that it can be taken back.
struct History: Hashable, Sendable {
  /// What changed a state.
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

  /// So many steps are kept; the oldest are forgotten.
  static let limit = 1_000

  private(set) var past: [Step] = []
  private(set) var future: [Step] = []
  /// What the event under way says of itself.
  var cause: Cause?
  /// Whether what is typed next belongs to the last step.
  private var isOpen = false
  /// Whether the event under way takes back or does again: that is no step.
  var isRestoring = false

  init() {}

  /// Keeps a step; what had been taken back is gone.
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

  /// What is typed from here on is another step.
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
