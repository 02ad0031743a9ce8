import GSDesign

/// Selects the next scale, wrapping after the largest.
enum ZoomCommand: Hashable, Sendable, CaseIterable {
  case next

  var info: CommandInfo {
    switch self {
    case .next:
      CommandInfo(
        [KeyPress("z")], .zoomIn, in: .appearance, linear: .absent(.linearPicture),
        now: { $1.zoom.canGrow ? .zoom : .zoomScale(1) },
        titleNow: { $1.zoom.canGrow ? .zoomIn : .leaveZoom }, where: { $1.place.isStage })
    }
  }

  static let entries = [CommandEntry(.zoom(.next))]
}
