import GSDesign

/// Changes the way outlines are drawn: as cells, or as pixels if the terminal draws images.
enum OutlineCommand: Hashable, Sendable, CaseIterable {
  case toggle
}

extension OutlineCommand {
  static let entries = [
    CommandEntry(.outlines(.toggle), [KeyPress("p")], .outlines, isInStatus: false)
  ]
}
