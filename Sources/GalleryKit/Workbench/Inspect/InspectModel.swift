import GSDesign

/// The inspection of the state on the canvas: whether it is open, and the chosen part.
struct InspectModel: Hashable, Sendable {
  private(set) var isOn: Bool
  /// The part that is measured, by its place; a look with fewer parts shows its last.
  private(set) var part: Int

  /// - Parameter part: the measured part; nil for none.
  init(part: Int? = nil) {
    isOn = part != nil
    self.part = max(0, part ?? 0)
  }

  mutating func handle(_ command: InspectCommand) {
    switch command {
    case .toggle:
      isOn.toggle()
      part = 0
    case .uses: break
    }
  }

  mutating func open() { isOn = true }

  mutating func leave() { isOn = false }

  /// Selects the part under the pointer.
  mutating func choose(_ part: Int) { self.part = max(0, part) }

  /// Walks along the parts.
  ///
  /// - Parameter count: the number of parts.
  mutating func handle(_ motion: Motion, of count: Int) {
    let last = max(0, count - 1)
    switch motion {
    case .up, .down: part = max(0, min(min(part, last) + motion.rows, last))
    case .first: part = 0
    case .last: part = last
    case .left, .right: break
    }
  }
}

/// Opens the measures of the state on the canvas, and closes them.
enum InspectCommand: Hashable, Sendable, CaseIterable {
  case toggle
  /// Lists the states that use the colours of the part.
  case uses
}

extension InspectCommand {
  static let entries = [entry(.inspect)]
  /// Where it is open.
  static let leaving = [
    entry(.leaveInspect), CommandEntry(.inspect(.uses), [KeyPress(.enter)], .usesKey),
  ]
  static let moving = [
    CommandEntry(.basic(.moveUp), Command.up, .partKeys),
    CommandEntry(.basic(.moveDown), Command.down, .partKeys),
    CommandEntry(.basic(.moveLeft), Command.left, .stateKeys),
    CommandEntry(.basic(.moveRight), Command.right, .stateKeys),
    CommandEntry(.basic(.first), [KeyPress(.home)], .ends, isInStatus: false),
    CommandEntry(.basic(.last), [KeyPress(.end)], .ends, isInStatus: false),
    CommandEntry(.basic(.nextPane), [KeyPress(.tab)], .nextPane, isInStatus: false),
    CommandEntry(
      .basic(.previousPane), [KeyPress(.tab, modifiers: .shift)], .previousPane,
      isInStatus: false),
  ]

  private static func entry(_ what: Phrase) -> CommandEntry {
    CommandEntry(.inspect(.toggle), [KeyPress("I")], what)
  }
}
