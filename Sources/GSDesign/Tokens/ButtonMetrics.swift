/// The measures of a button in points, as published; cells are made of them by the renderer's one rule.
package struct ButtonMetrics: Hashable, Sendable {
  package let horizontalPadding: Space
  package let verticalPadding: Double
  package let minimumWidth: Double

  package static let primary = ButtonMetrics(horizontal: 34, vertical: 18, minimumWidth: 150)
  package static let secondary = ButtonMetrics(horizontal: 20, vertical: 10, minimumWidth: 80)
  package static let tag = ButtonMetrics(horizontal: 12, vertical: 9, minimumWidth: 62)

  private init(horizontal: Double, vertical: Double, minimumWidth: Double) {
    horizontalPadding = Space(points: horizontal)
    verticalPadding = vertical
    self.minimumWidth = minimumWidth
  }

  /// The width in points of the line below a selected tab.
  package static let underlineWidth: Double = 2
}
