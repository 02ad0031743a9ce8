import GSDesign
import StateSpace

/// A list over the panes: the keys that work here, or the failures.
struct HelpModel: Hashable, Sendable {
  /// The subject of the list.
  enum Topic: Hashable, Sendable {
    case keys, failures
  }

  let topic: Topic
  /// The first visible line.
  private(set) var scroll = 0

  init(_ topic: Topic = .keys) {
    self.topic = topic
  }

  /// - Parameter overflow: how far it can be scrolled.
  mutating func scroll(by lines: Int, within overflow: Int) {
    scroll = max(0, min(scroll + lines, overflow))
  }

  mutating func scroll(to line: Int, of count: Int) {
    scroll = max(0, min(line, count - 1))
  }

  func view(_ lines: [StatusItem], in workbench: Workbench) -> Element {
    let specimen = workbench.specimen
    let language = workbench.language
    let (title, foot) =
      switch topic {
      case .keys: (Phrase.here, specimen.id.text + "  " + specimen.usage[language])
      case .failures: (Phrase.diagnosticsTitle, Phrase.diagnosticsFoot[language])
      }
    return workbench.chrome.help(
      lines, title: title[language], rows: workbench.plan.bodyRows, scroll: scroll, foot: foot)
  }
}

/// The purpose of a command, by which the help groups the keys.
enum HelpSection: CaseIterable {
  case moving, component, color, appearance, gallery

  init(of command: Command, in context: KeyContext) {
    switch command {
    case .basic(let command): self.init(command)
    case .setting: self = .appearance
    case .matrix(let command):
      self =
        context == .matrix || context == .matrixAxes
        ? .init(command) : .component
    case .history, .page: self = .component
    case .zoom, .inspect, .outlines: self = .appearance
    case .palette, .rebuild, .diagnostics, .findings: self = .gallery
    case .editing(let command): self = command == .open ? .component : .color
    }
  }

  private init(_ command: BasicCommand) {
    switch command {
    case .moveUp, .moveDown, .moveLeft, .moveRight, .first, .last, .open, .done, .nextPane,
      .previousPane, .cancel, .leaveInteract:
      self = .moving
    case .flip, .erase, .eraseForward, .interact, .compare, .editText, .copyLink, .reset:
      self = .component
    case .search, .group, .help, .redraw, .suspend, .quit, .interrupt: self = .gallery
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
    case .color: .colorTitle
    case .appearance: Phrase("View", korean: "보기")
    case .gallery: Phrase("Gallery", korean: "갤러리")
    }
  }
}
