/// A straight line between two points.
struct Segment {
  let start: (x: Double, y: Double)
  let end: (x: Double, y: Double)

  /// The distance of a place from the nearest point of the line.
  func distance(to place: (x: Double, y: Double)) -> Double {
    let along = (x: end.x - start.x, y: end.y - start.y)
    let offset = (x: place.x - start.x, y: place.y - start.y)
    let length = along.x * along.x + along.y * along.y
    let share = length > 0 ? (offset.x * along.x + offset.y * along.y) / length : 0
    let nearest = max(0, min(1, share))
    let away = (x: offset.x - nearest * along.x, y: offset.y - nearest * along.y)
    return (away.x * away.x + away.y * away.y).squareRoot()
  }
}
