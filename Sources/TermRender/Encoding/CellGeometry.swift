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

/// The geometry of glyphs that do not depend on the font: block elements and box lines, which must meet without seams.
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
  /// A whole cell.
  static let whole = UnitRect(0, 0, columns, rows)

  /// Nil for scalars that a font draws.
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

/// Box lines (U+2500…257F). Light lines are one unit wide, heavy ones two, double ones two lines a unit wide with two
/// units between them.
extension CellGeometry {
  /// The weight of the four arms of each: left, right, up, down, two bits each from the lowest; 1 light, 2 heavy,
  /// 3 double. Read off the names of the Unicode Character Database; 0 for arcs and diagonals.
  private static let arms: [UInt8] = [
    0x05, 0x0A, 0x50, 0xA0, 0x05, 0x0A, 0x50, 0xA0, 0x05, 0x0A, 0x50, 0xA0, 0x44, 0x48, 0x84, 0x88,
    0x41, 0x42, 0x81, 0x82, 0x14, 0x18, 0x24, 0x28, 0x11, 0x12, 0x21, 0x22, 0x54, 0x58, 0x64, 0x94,
    0xA4, 0x68, 0x98, 0xA8, 0x51, 0x52, 0x61, 0x91, 0xA1, 0x62, 0x92, 0xA2, 0x45, 0x46, 0x49, 0x4A,
    0x85, 0x86, 0x89, 0x8A, 0x15, 0x16, 0x19, 0x1A, 0x25, 0x26, 0x29, 0x2A, 0x55, 0x56, 0x59, 0x5A,
    0x65, 0x95, 0xA5, 0x66, 0x69, 0x96, 0x99, 0x6A, 0x9A, 0xA6, 0xA9, 0xAA, 0x05, 0x0A, 0x50, 0xA0,
    0x0F, 0xF0, 0x4C, 0xC4, 0xCC, 0x43, 0xC1, 0xC3, 0x1C, 0x34, 0x3C, 0x13, 0x31, 0x33, 0x5C, 0xF4,
    0xFC, 0x53, 0xF1, 0xF3, 0x4F, 0xC5, 0xCF, 0x1F, 0x35, 0x3F, 0x5F, 0xF5, 0xFF, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x01, 0x10, 0x04, 0x40, 0x02, 0x20, 0x08, 0x80, 0x09, 0x90, 0x06, 0x60,
  ]

  private enum Weight: UInt8 {
    case none, light, heavy, double
  }

  init?(boxLine code: Int) {
    switch code {
    case 0x2504...0x250B, 0x254C...0x254F:
      self = .areas(CellGeometry.dashes(code))
    case 0x256D: self = CellGeometry.arc(toX: 8, toY: 16)
    case 0x256E: self = CellGeometry.arc(toX: 0, toY: 16)
    case 0x256F: self = CellGeometry.arc(toX: 0, toY: 0)
    case 0x2570: self = CellGeometry.arc(toX: 8, toY: 0)
    case 0x2571: self = .stroke([.move(0, 16), .line(8, 0)])
    case 0x2572: self = .stroke([.move(0, 0), .line(8, 16)])
    case 0x2573: self = .stroke([.move(0, 16), .line(8, 0), .move(0, 0), .line(8, 16)])
    default:
      let bits = CellGeometry.arms[code - 0x2500]
      func weight(_ shift: UInt8) -> Weight { Weight(rawValue: bits >> shift & 3) ?? .none }
      let (left, right, up, down) = (weight(0), weight(2), weight(4), weight(6))
      // The same rule for both axes: the vertical arms are the horizontal ones with both axes exchanged.
      let across = CellGeometry.lines(left, right, before: up, after: down, center: 4, middle: 8)
      let along = CellGeometry.lines(up, down, before: left, after: right, center: 8, middle: 4)
      self = .areas(
        across.map { UnitRect($0.from, $0.offset, $0.to - $0.from, $0.width) }
          + along.map { UnitRect($0.offset, $0.from, $0.width, $0.to - $0.from) })
    }
  }

  private struct Line {
    var from: Int
    var to: Int
    /// On the other axis.
    var offset: Int
    var width: Int
  }

  /// The lines of the two arms of one axis.
  ///
  /// - Parameters:
  ///   - first: the arm towards the origin.
  ///   - second: the arm away from it.
  ///   - before: the crossing arm towards the origin of the other axis.
  ///   - after: the crossing arm away from it.
  ///   - center: where the cell's middle is on this axis, in units.
  ///   - middle: where it is on the other axis.
  private static func lines(
    _ first: Weight, _ second: Weight, before: Weight, after: Weight, center: Int, middle: Int
  ) -> [Line] {
    let crossing = [before, after]
    let reach: (near: Int, far: Int)
    if crossing.contains(.heavy) {
      reach = (center - 1, center + 1)
    } else if crossing.contains(.light) {
      reach = (center, center + 1)
    } else if before == .double, after == .double {
      reach = first != .none && second != .none ? (center, center) : (center + 1, center - 1)
    } else if crossing.contains(.double) {
      reach = (center - 2, center + 2)
    } else {
      reach = (center, center)
    }
    /// Where a line of a double arm meets the crossing arms: short of a double one on its own side.
    func meeting(own: Weight, other: Weight) -> (near: Int, far: Int) {
      if own == .double { return (center + 1, center - 1) }
      return other == .double ? (center - 2, center + 2) : (reach.near, reach.far)
    }
    var result: [Line] = []
    func add(_ weight: Weight, from: (_ meeting: (near: Int, far: Int)) -> (Int, Int)) {
      switch weight {
      case .none: break
      case .light:
        result.append(Line(from: from(reach).0, to: from(reach).1, offset: middle, width: 1))
      case .heavy:
        result.append(Line(from: from(reach).0, to: from(reach).1, offset: middle - 1, width: 2))
      case .double:
        let upper = from(meeting(own: before, other: after))
        let lower = from(meeting(own: after, other: before))
        result.append(Line(from: upper.0, to: upper.1, offset: middle - 2, width: 1))
        result.append(Line(from: lower.0, to: lower.1, offset: middle + 1, width: 1))
      }
    }
    add(first) { (0, $0.far) }
    add(second) { ($0.near, 2 * center) }
    return result.filter { $0.to > $0.from }
  }

  private static func dashes(_ code: Int) -> [UnitRect] {
    let isHeavy = code % 2 == 1
    let isVertical = code < 0x254C ? code & 2 != 0 : code >= 0x254E
    let count = code >= 0x254C ? 2 : code < 0x2508 ? 3 : 4
    let length = isVertical ? rows : columns
    let thickness = isHeavy ? 2 : 1
    return (0..<count).map { number in
      let start = number * length / count
      let size = max(1, (number + 1) * length / count - start - (isVertical ? 2 : 1))
      return isVertical
        ? UnitRect(isHeavy ? 3 : 4, start, thickness, size)
        : UnitRect(start, isHeavy ? 7 : 8, size, thickness)
    }
  }

  /// A quarter round from the middle of a side to the middle of another, meeting light lines.
  private static func arc(toX x: Double, toY y: Double) -> CellGeometry {
    let turnY = y > 8 ? 12.5 : 4.5
    return .stroke([
      .move(4.5, y), .line(4.5, turnY), .curve(4.5, 8.5, x == 0 ? 0.5 : 8, 8.5), .line(x, 8.5),
    ])
  }
}
