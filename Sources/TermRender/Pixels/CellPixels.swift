import GSDesign

/// The size of one cell in pixels.
public struct CellPixels: Hashable, Sendable {
  /// 3…96.
  public let width: Int
  /// 5…192.
  public let height: Int

  /// The size of a cell; nil for sizes that no font has, since a terminal may answer anything.
  public init?(width: Int, height: Int) {
    guard (3...96).contains(width), (5...192).contains(height) else { return nil }
    self.width = width
    self.height = height
  }

  /// Pixels per point for heights, radii and strokes. Widths come from the cells.
  var scale: Double { Double(height) / CellRect.pointsPerRow }
}
