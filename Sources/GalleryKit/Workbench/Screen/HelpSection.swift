/// The purpose of a command, by which the help groups the keys.
enum HelpSection: CaseIterable {
  case moving, component, appearance, gallery

  init(of command: Command, in context: KeyContext) {
    switch command {
    case .basic(let command): self.init(command)
    case .setting: self = .appearance
    case .matrix(let command):
      self =
        context == .matrix || context == .matrixAxes
        ? .init(command) : .component
    case .history, .page: self = .component
    case .zoom, .outlines: self = .appearance
    case .palette, .rebuild: self = .gallery
    }
  }

  private init(_ command: BasicCommand) {
    switch command {
    case .moveUp, .moveDown, .moveLeft, .moveRight, .first, .last, .open, .done, .nextPane,
      .previousPane, .cancel, .leaveInteract:
      self = .moving
    case .flip, .erase, .eraseForward, .interact, .compare, .editText, .copyLink, .reset:
      self = .component
    case .search, .help, .redraw, .suspend, .quit, .interrupt: self = .gallery
    }
  }

  private init(_ command: MatrixCommand) {
    switch command {
    case .up, .down, .left, .right, .first, .last, .screenUp, .screenDown, .nextPage,
      .previousPage, .axisUp, .axisDown, .axisBack, .axisForward, .closeAxes:
      self = .moving
    case .toggle, .flip, .interact: self = .component
    case .onlyThis, .fold, .compare, .zoomIn, .zoomOut, .swapAxes, .axes: self = .appearance
    }
  }

  var name: Phrase {
    switch self {
    case .moving: Phrase("Moving", korean: "이동")
    case .component: Phrase("Component", korean: "컴포넌트")
    case .appearance: Phrase("View", korean: "보기")
    case .gallery: Phrase("Gallery", korean: "갤러리")
    }
  }
}
