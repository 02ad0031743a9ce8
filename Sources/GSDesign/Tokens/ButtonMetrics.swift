/// The measures of a button, as published; cells are made of them by the renderer's one rule.
struct ButtonMetrics: Hashable, Sendable {
  let horizontalPadding: Space
  let verticalPadding: Space
  let minimumWidth: ControlSize

  static let primary = ButtonMetrics("primary")
  static let secondary = ButtonMetrics("secondary")
  static let tag = ButtonMetrics("tag")

  /// The measures that GitSpace names for a kind of button.
  private init(_ name: String) {
    horizontalPadding = Space(.gitspace, name + "Horizontal")
    verticalPadding = Space(.gitspace, name + "Vertical")
    minimumWidth = ControlSize(.gitspace, name + "Width")
  }
}
