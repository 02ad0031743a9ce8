import CPlatform
import GSDesign

/// The share of light, from 0 to 1, that a blurred rectangle with round corners takes from a point.
///
/// The blur is exact along a row, and across rows except at the corners, which are sampled. The shadow fades towards
/// anything that covers the rest of it, so that no edge shows where it ends.
struct ShadowCoverage {
  private let frame: PointRect
  private let radius: Double
  /// The standard deviation in pixels.
  private let deviation: Double
  /// The sides of its room that it reaches beyond, in pixels; without an end at the others.
  private let room: (left: Double, right: Double, top: Double, bottom: Double)
  /// Pixels in which it fades.
  private let fade: Double
  /// The row that the samples below are for.
  private var row: Int?
  private var spans: [(weight: Double, start: Double, end: Double)] = []

  /// - Parameters:
  ///   - look: the look with the shadow; the result is nil if it has none.
  ///   - outline: of the look in pixels.
  init?(_ look: ShapeLook, _ outline: ShapeOutline) {
    guard let shadow = look.shadow else { return nil }
    let scale = outline.cell.scale
    frame = PointRect(
      x: outline.frame.x, y: outline.frame.y + shadow.offset * scale,
      width: outline.frame.width, height: outline.frame.height)
    radius = max(0, min(look.radius * scale, frame.width / 2, frame.height / 2))
    deviation = max(0.1, shadow.blur * scale)
    fade = Self.fade * scale
    let cast = frame.inset(x: -Self.reach * deviation, y: -Self.reach * deviation)
    let across = Double(outline.cell.width) / CellRect.pointsPerColumn
    func end(_ points: Double?, _ scale: Double, _ isBeyond: (Double) -> Bool) -> Double? {
      points.map { $0 * scale }.flatMap { isBeyond($0) ? $0 : nil }
    }
    let seen = look.shadowRoom
    room = (
      end(seen?.x, across) { cast.x < $0 } ?? -.infinity,
      end(seen?.endX, across) { cast.endX > $0 } ?? .infinity,
      end(seen?.y, scale) { cast.y < $0 } ?? -.infinity,
      end(seen?.endY, scale) { cast.endY > $0 } ?? .infinity
    )
  }

  /// How much the middle of a pixel is in the shadow.
  mutating func coverage(column: Int, row: Int) -> Double {
    if self.row != row { prepare(row) }
    let (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
    let distance = min(x - room.left, room.right - x, y - room.top, room.bottom - y)
    guard distance > 0 else { return 0 }
    return min(1, distance / fade)
      * spans.reduce(0) { sum, span in
        sum + span.weight
          * (Self.share(below: (span.end - x) / deviation)
            - Self.share(below: (span.start - x) / deviation))
      }
  }

  /// Finds what of the rectangle is in the rows around one.
  private mutating func prepare(_ row: Int) {
    self.row = row
    spans.removeAll(keepingCapacity: true)
    let middle = Double(row) + 0.5
    for sample in 0..<Self.samples {
      let (first, last) = (Double(sample), Double(sample + 1))
      let top = max(frame.y, middle + deviation * Self.deviations(first))
      let bottom = min(frame.endY, middle + deviation * Self.deviations(last))
      guard top < bottom else { continue }
      let y = (top + bottom) / 2
      let corner = max(0, radius - min(y - frame.y, frame.endY - y))
      let inset = radius - (radius * radius - corner * corner).squareRoot()
      let weight =
        Self.share(below: (bottom - middle) / deviation)
        - Self.share(below: (top - middle) / deviation)
      spans.append((weight, frame.x + inset, frame.endX - inset))
    }
  }

  /// Where one of the strips that are looked at begins, in standard deviations from the middle.
  private static func deviations(_ strip: Double) -> Double {
    (strip / Double(samples) * 2 - 1) * reach
  }

  /// The share of a normal distribution below a number of standard deviations, within the sampled range.
  private static func share(below deviations: Double) -> Double {
    let place = (deviations + reach) / (2 * reach) * Double(shares.count - 1)
    return shares[max(0, min(shares.count - 1, Int(place.rounded())))]
  }

  /// Points, the height of a row.
  private static let fade = 16.0
  private static let samples = 12
  /// Standard deviations to each side that are looked at.
  private static let reach = 2.5
  private static let shares: [Double] = {
    let all = (0...400).map { step in
      erfc(-(Double(step) / 400 * 2 * reach - reach) / 2.0.squareRoot()) / 2
    }
    return all.map { ($0 - all[0]) / (1 - 2 * all[0]) }
  }()
}
