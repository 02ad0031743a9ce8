package import GSDesign

/// Everything a key can do in the gallery. One table says under which key, when, and in which words.
package enum Command: Hashable, Sendable, CaseIterable {
  case moveUp, moveDown, moveLeft, moveRight, first, last
  case flip, open, done, erase, eraseForward, nextPane, previousPane
  case interact, leaveInteract, cancel, search, matrix, swapAxes
  case nextTheme, previousTheme, appearance, depth, nextVision, previousVision
  case contrast, density, size, labelLanguage, copyLink, reset
  case help, redraw, suspend, quit, interrupt
}

/// Where keys go: what of the gallery has them now.
package enum KeyContext: Hashable, Sendable, CaseIterable {
  case tree, canvas, knobs
  /// A text knob: every printable key types.
  case textKnob
  case interact, search, matrix, help
}

/// One line of the table.
package struct CommandEntry: Hashable, Sendable {
  package let command: Command
  package let keys: [KeyPress]
  package let what: Word
  /// Whether the status line has room for it; help always has.
  package let isInStatus: Bool
}
