import GalleryKit

/// The shared part of a model, independent of the terminal: everything that followers see, and nothing else.
///
/// Every pane declares its own part. States, components and settings are named as in links, so that a scene is plain
/// text. It contains no sizes, colours and widths: each terminal has its own. A scene is complete: playing the last one
/// is enough, however many were missed.
package struct Scene: Codable, Hashable, Sendable {
  /// The settings chosen for viewing; those that follow the terminal are nil.
  var settings = Settings()
  var canvas: CanvasModel.Presented
  var tree: TreeModel.Presented
  var knobs = KnobModel()
  var place = Place.Presented.at(.stage(Stage()))
  var overlays = Overlays.Presented()
  /// The first visible line of each list that the wheel or a click scrolled.
  var lists: [ScrollArea: Int] = [:]
  var event: ComponentEvent?
  var earlier: [ComponentEvent] = []
  var toast: Toast?
  var session = PresentedSession()
}
