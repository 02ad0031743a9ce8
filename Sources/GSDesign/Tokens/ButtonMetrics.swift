/// The measures of a button in points, as published; cells are made of them by the renderer's one rule.
struct ButtonMetrics: Hashable, Sendable {
  let horizontalPadding: Space
  let verticalPadding: Double
  let minimumWidth: Double

  static let primary = ButtonMetrics(horizontal: 34, vertical: 18, minimumWidth: 150)
  static let secondary = ButtonMetrics(horizontal: 20, vertical: 10, minimumWidth: 80)
  static let tag = ButtonMetrics(horizontal: 12, vertical: 9, minimumWidth: 62)

  private init(horizontal: Double, vertical: Double, minimumWidth: Double) {
    horizontalPadding = Space(points: horizontal)
    verticalPadding = vertical
    self.minimumWidth = minimumWidth
  }

  /// The width in points of the line below a selected tab.
  static let underlineWidth: Double = 2
}
