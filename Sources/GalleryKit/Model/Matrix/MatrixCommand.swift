import GSDesign

/// What keys do in the matrix, and the one that opens it.
package enum MatrixCommand: Hashable, Sendable, CaseIterable {
  case toggle
  case up, down, left, right, first, last
  case open, swapAxes
}

extension MatrixCommand {
  static let entries = [
    CommandEntry(.matrix(.up), CommandTable.up, .moveCell),
    CommandEntry(.matrix(.down), CommandTable.down, .moveCell),
    CommandEntry(.matrix(.left), CommandTable.left, .moveCell),
    CommandEntry(.matrix(.right), CommandTable.right, .moveCell),
    CommandEntry(.matrix(.first), [KeyPress(.home)], .ends, isInStatus: false),
    CommandEntry(.matrix(.last), [KeyPress(.end)], .ends, isInStatus: false),
    CommandEntry(.matrix(.open), [KeyPress(.enter)], .openState),
    CommandEntry(.matrix(.swapAxes), [KeyPress("x")], .swapAxes),
  ]
}

extension GalleryProgram {
  /// Whether a command of the matrix would do something now.
  func isAvailable(_ command: MatrixCommand, _ model: GalleryModel) -> Bool {
    switch command {
    case .toggle: !gridAxes(model).isEmpty
    case .up, .down, .left, .right, .first, .last, .open, .swapAxes: true
    }
  }

  /// Does what a command of the matrix says.
  func perform(_ command: MatrixCommand, _ model: inout GalleryModel) -> [GalleryEffect] {
    switch command {
    case .toggle: toggleMatrix(&model)
    case .up: moveCell(.up, &model)
    case .down: moveCell(.down, &model)
    case .left: moveCell(.left, &model)
    case .right: moveCell(.right, &model)
    case .first: jumpCell(toEnd: false, &model)
    case .last: jumpCell(toEnd: true, &model)
    case .open: openCell(&model)
    case .swapAxes: swapAxes(&model)
    }
    return []
  }
}
