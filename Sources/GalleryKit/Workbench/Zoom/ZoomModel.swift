import GSDesign

/// How large the state on the canvas is drawn, to scale.
struct ZoomModel: Hashable, Sendable {
  /// The scale asked for, 1, 2 or 4; a pane that is too small shows a lower one.
  private(set) var scale = 1

  private static let largest = 4

  var isOn: Bool { scale > 1 }

  mutating func handle(_ command: ZoomCommand) {
    switch command {
    case .next: scale = scale < Self.largest ? scale * 2 : 1
    }
  }

  mutating func leave() { scale = 1 }

  /// The name of what a command does now.
  func what(of command: ZoomCommand) -> Phrase {
    switch command {
    case .next: scale < Self.largest ? .zoom : .zoomScale(1)
    }
  }

  func view(columns: Int, rows: Int, in workbench: Workbench) -> Element {
    ZoomView(workbench: workbench, zoom: self, columns: columns, rows: rows).element
  }
}

/// Goes to the next scale, and from the largest back.
package enum ZoomCommand: Hashable, Sendable, CaseIterable {
  case next
}

extension ZoomCommand {
  static let entries = [CommandEntry(.zoom(.next), [KeyPress("z")], .zoomIn)]
}
