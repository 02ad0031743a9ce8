/// A rectangle with round corners in pixels, and how far a point is from its edge.
struct RoundedRectangle {
  private let centre: (x: Double, y: Double)
  /// From the centre to the middle of the corner arcs.
  private let reach: (x: Double, y: Double)
  private let radius: Double

  init(x: Double, y: Double, width: Double, height: Double, radius: Double) {
    centre = (x + width / 2, y + height / 2)
    self.radius = max(0, min(radius, width / 2, height / 2))
    reach = (width / 2 - self.radius, height / 2 - self.radius)
  }

  /// The rectangle inside a line of some width.
  func inset(by width: Double) -> RoundedRectangle {
    let half = (x: reach.x + radius - width, y: reach.y + radius - width)
    return RoundedRectangle(
      x: centre.x - half.x, y: centre.y - half.y, width: 2 * half.x, height: 2 * half.y,
      radius: radius - width)
  }

  /// The distance to the edge, negative inside.
  func distance(x: Double, y: Double) -> Double {
    let across = abs(x - centre.x) - reach.x
    let down = abs(y - centre.y) - reach.y
    guard across > 0, down > 0 else { return max(across, down) - radius }
    return (across * across + down * down).squareRoot() - radius
  }

  /// How much of a pixel is inside, from 0 to 1: half a pixel of ramp at each side of the edge.
  func coverage(column: Int, row: Int) -> Double {
    max(0, min(1, 0.5 - distance(x: Double(column) + 0.5, y: Double(row) + 0.5)))
  }

  /// Whether every pixel of an area is wholly inside.
  func contains(columns: Range<Int>, rows: Range<Int>) -> Bool {
    // The points at one distance or less from the inside of a convex figure are convex: the corners decide.
    [columns.lowerBound, columns.upperBound - 1].allSatisfy { column in
      [rows.lowerBound, rows.upperBound - 1].allSatisfy { row in
        coverage(column: column, row: row) == 1
      }
    }
  }
}
