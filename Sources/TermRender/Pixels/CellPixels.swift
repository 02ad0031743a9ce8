import GSDesign

/// The size of one cell in pixels.
package struct CellPixels: Hashable, Sendable {
  package let width: Int
  package let height: Int

  /// Nil for sizes that no font has: a terminal may answer anything.
  package init?(width: Int, height: Int) {
    guard (3...96).contains(width), (5...192).contains(height) else { return nil }
    self.width = width
    self.height = height
  }

  /// Pixels per point for heights, radii and strokes. Widths come from the cells.
  var scale: Double { Double(height) / CellRect.pointsPerRow }
}
