/// A rectangle in a cell of 8 by 16 units, counted from its top left.
struct UnitRect: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// What a glyph looks like whatever the font: block elements and box lines, which have to meet without seams.
enum CellGeometry: Hashable {
  /// Filled areas.
  case areas([UnitRect])
  /// The whole cell, at a part of the foreground's opacity.
  case shade(Double)
  /// A line one unit wide, as the data of an SVG path whose origin is the cell's.
  case stroke([PathStep])

  /// One step of a path.
  enum PathStep: Hashable {
    case move(Double, Double)
    case line(Double, Double)
    /// A quadratic curve: control point, end.
    case curve(Double, Double, Double, Double)
  }

  static let columns = 8
  static let rows = 16

  /// Nil for what a font draws.
  init?(_ scalar: Unicode.Scalar) {
    let code = Int(scalar.value)
    switch code {
    case 0x2500...0x257F: self.init(boxLine: code)
    case 0x2580: self = .areas([UnitRect(0, 0, 8, 8)])
    case 0x2581...0x2588:
      let height = 2 * (code - 0x2580)
      self = .areas([UnitRect(0, 16 - height, 8, height)])
    case 0x2589...0x258F: self = .areas([UnitRect(0, 0, 0x2590 - code, 16)])
    case 0x2590: self = .areas([UnitRect(4, 0, 4, 16)])
    case 0x2591...0x2593: self = .shade(Double(code - 0x2590) / 4)
    case 0x2594: self = .areas([UnitRect(0, 0, 8, 2)])
    case 0x2595: self = .areas([UnitRect(7, 0, 1, 16)])
    case 0x2596...0x259F: self = .areas(CellGeometry.quadrants[code - 0x2596])
    default: return nil
    }
  }

  private static let upperLeft = UnitRect(0, 0, 4, 8)
  private static let upperRight = UnitRect(4, 0, 4, 8)
  private static let lowerLeft = UnitRect(0, 8, 4, 8)
  private static let lowerRight = UnitRect(4, 8, 4, 8)
  private static let upper = UnitRect(0, 0, 8, 8)
  private static let lower = UnitRect(0, 8, 8, 8)

  /// U+2596…259F.
  private static let quadrants: [[UnitRect]] = [
    [lowerLeft], [lowerRight], [upperLeft], [upperLeft, lower], [upperLeft, lowerRight],
    [upper, lowerLeft], [upper, lowerRight], [upperRight], [upperRight, lowerLeft],
    [upperRight, lower],
  ]
}
