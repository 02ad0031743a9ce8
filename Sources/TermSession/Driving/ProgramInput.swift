package import GSDesign

/// One event for a program on a terminal: an action of a person, the passing of time, or a frame.
package enum ProgramInput: Hashable, Sendable {
  case key(KeyPress)
  case paste(String)
  /// The pointer over a cell, counted from 0; it may lie outside of the screen.
  case pointer(PointerPhase, column: Int, row: Int)
  case resize(columns: Int, rows: Int)
  /// The window has the focus, or lost it.
  case focus(Bool)
  /// So many milliseconds pass.
  case wait(Int)
  /// Draws the changes so far. The pointer is over the parts of the last frame, whatever happened since.
  case frame
}

/// Inputs as lines of text: a verb with its arguments, `press 78 14`.
extension ProgramInput: LosslessStringConvertible {
  package init?(_ description: String) {
    let words = description.split(separator: " ", maxSplits: 1)
    guard let verb = words.first else { return nil }
    let rest = words.count > 1 ? words[1] : ""
    let numbers = rest.split(separator: " ").compactMap { Int($0) }
    if let phase = Self.phases.first(where: { $0.name == verb })?.phase {
      guard numbers.count == 2 else { return nil }
      self = .pointer(phase, column: numbers[0], row: numbers[1])
      return
    }
    switch (verb, numbers.count) {
    case ("key", _):
      guard let press = KeyPress(named: rest) else { return nil }
      self = .key(press)
    case ("paste", _):
      let scalars = rest.split(separator: " ").compactMap {
        UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
      }
      self = .paste(String(String.UnicodeScalarView(scalars)))
    case ("resize", 2): self = .resize(columns: numbers[0], rows: numbers[1])
    case ("wait", 1): self = .wait(numbers[0])
    case ("focus", _): self = .focus(rest == "in")
    case ("frame", _): self = .frame
    case (_, _): return nil
    }
  }

  package var description: String {
    switch self {
    case .key(let press): "key " + press.spelling
    // Whatever it holds stays on the line.
    case .paste(let text):
      "paste " + text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
    case .pointer(let phase, let column, let row):
      (Self.phases.first { $0.phase == phase }?.name ?? "move") + " \(column) \(row)"
    case .resize(let columns, let rows): "resize \(columns) \(rows)"
    case .focus(let isFocused): isFocused ? "focus in" : "focus out"
    case .wait(let time): "wait \(time)"
    case .frame: "frame"
    }
  }

  /// The actions of a pointer, with their names.
  package static let phases: [(name: String, phase: PointerPhase)] = [
    ("move", .moved), ("press", .pressed(.primary)), ("release", .released(.primary)),
    ("drag", .dragged(.primary)), ("press-middle", .pressed(.middle)),
    ("release-middle", .released(.middle)), ("drag-middle", .dragged(.middle)),
    ("press-secondary", .pressed(.secondary)), ("release-secondary", .released(.secondary)),
    ("drag-secondary", .dragged(.secondary)), ("wheel-up", .scrolled(columns: 0, rows: -1)),
    ("wheel-down", .scrolled(columns: 0, rows: 1)),
    ("wheel-left", .scrolled(columns: -1, rows: 0)),
    ("wheel-right", .scrolled(columns: 1, rows: 0)),
  ]
}
