import GSDesign
import GalleryKit

/// How large the state on the canvas is drawn, to scale.
struct ZoomModel: Codable, Hashable, Sendable {
  /// The scale asked for, 1, 2 or 4; a pane that is too small shows a lower one.
  let scale: Int

  private static let largest = 4

  /// - Parameter scale: the scale; the next lower one is used if it does not exist.
  init(scale: Int = 1) {
    self.scale = scale >= Self.largest ? Self.largest : scale >= 2 ? 2 : 1
  }

  private enum CodingKeys: CodingKey { case scale }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(scale: try members.decode(Int.self, forKey: .scale))
  }

  var isOn: Bool { scale > 1 }

  /// The scale after a command.
  func handling(_ command: ZoomCommand) -> ZoomModel {
    switch command {
    case .next: ZoomModel(scale: canGrow ? scale * 2 : 1)
    }
  }

  /// Whether there is a larger scale.
  var canGrow: Bool { scale < Self.largest }

  /// - Parameters:
  ///   - look: the component.
  ///   - small: the component at its own size, for one that has no outline or no room.
  func view(
    of look: Element, small: Element, columns: Int, rows: Int, in workbench: Workbench
  ) -> Element {
    ZoomView(
      workbench: workbench, zoom: self, look: look, small: small, columns: columns, rows: rows
    ).element
  }
}

extension Workbench {
  /// A look to scale; the last one is kept.
  func enlarged(_ look: Element, scale: Int, in room: CellSize) -> EnlargedLook? {
    let request = EnlargingRequest(element: look, environment: review, scale: scale, room: room)
    return resources.drawn.enlarged.value(of: request) { probe.enlarged(request) }
  }
}
