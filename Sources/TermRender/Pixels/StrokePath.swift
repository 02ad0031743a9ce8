/// A place in a letter.
struct StrokePoint: Equatable {
  /// Columns from the left edge of the letter.
  let x: Double
  /// Rows from the top of the letter.
  let y: Double
}

/// The place in a letter that a path is drawn in; 100 of the path's units are its width or height.
struct StrokeFrame {
  var x = 0.0
  var y = 0.0
  var width = 1.0
  var height = 1.0

  /// A frame by its edges, in hundredths of a column and of a row.
  init(left: Double, right: Double, top: Double, bottom: Double) {
    x = left / 100
    y = top / 100
    width = (right - left) / 100
    height = (bottom - top) / 100
  }

  func callAsFunction(_ point: StrokePoint) -> StrokePoint {
    StrokePoint(x: x + point.x / 100 * width, y: y + point.y / 100 * height)
  }
}

/// The lines of a letter as they are written down, in hundredths of their frame.
///
/// | Text            | Meaning                                                             |
/// | --------------- | ------------------------------------------------------------------- |
/// | `M x y`         | A line starts here                                                  |
/// | `L x y`         | A straight line to here                                             |
/// | `R x y`         | A quarter of a round, level where it starts and upright here        |
/// | `U x y`         | A quarter of a round, upright where it starts and level here        |
/// | `C a b c d x y` | A curve to x y that is pulled towards a b, then c d                 |
/// | `Z`             | A straight line to where the line started                           |
/// | `O x y a b`     | A ring around x y, a wide and b tall, both measured from its centre |
/// | `F x y a b`     | A ring that is filled                                               |
/// | `D x y`         | A dot                                                               |
///
/// A command without its letter repeats the one before. Text that means nothing draws nothing.
struct StrokePath {
  private enum Step {
    case move(StrokePoint)
    case line(StrokePoint)
    case curve(StrokePoint, StrokePoint, StrokePoint)
    case ring(StrokePoint, width: Double, height: Double)
  }

  /// How far a round goes towards its corner; a part of a circle has 0.55.
  private static let fullness = 0.6
  /// The lines that a curve becomes, and a quarter of a ring.
  private static let pieces = (curve: 12, quarter: 8)

  private var steps: [Step] = []
  private var start = StrokePoint(x: 0, y: 0)
  private var last = StrokePoint(x: 0, y: 0)

  init(_ text: some StringProtocol) {
    var command: Unicode.Scalar = "M"
    var numbers: [Double] = []
    for word in text.split(separator: " ") {
      var number = word[...]
      if let first = word.unicodeScalars.first, first.properties.isAlphabetic {
        command = first
        numbers = []
        number = word.dropFirst()
      }
      if let value = Double(String(number)) { numbers.append(value) }
      if add(command, numbers) { numbers = [] }
    }
  }

  /// Adds a step once its numbers are complete.
  private mutating func add(_ command: Unicode.Scalar, _ numbers: [Double]) -> Bool {
    let points = stride(from: 1, to: numbers.count, by: 2).map {
      StrokePoint(x: numbers[$0 - 1], y: numbers[$0])
    }
    switch (command, numbers.count) {
    case ("M", 2): move(to: points[0])
    case ("L", 2): append(.line(points[0]), to: points[0])
    case ("R", 2), ("U", 2): round(to: points[0], isLevel: command == "R")
    case ("C", 6): append(.curve(points[0], points[1], points[2]), to: points[2])
    case ("Z", 0): append(.line(start), to: start)
    case ("O", 4): steps.append(.ring(points[0], width: points[1].x, height: points[1].y))
    case ("F", 4): fill(points[0], points[1])
    case ("D", 2): steps.append(.ring(points[0], width: 3.2, height: 1.6))
    case _: return false
    }
    return true
  }

  private mutating func append(_ step: Step, to point: StrokePoint) {
    steps.append(step)
    last = point
  }

  private mutating func move(to point: StrokePoint) {
    append(.move(point), to: point)
    start = point
  }

  private mutating func round(to point: StrokePoint, isLevel: Bool) {
    let corner =
      isLevel ? StrokePoint(x: point.x, y: last.y) : StrokePoint(x: last.x, y: point.y)
    func towardsCorner(_ from: StrokePoint) -> StrokePoint {
      StrokePoint(
        x: from.x + (corner.x - from.x) * Self.fullness,
        y: from.y + (corner.y - from.y) * Self.fullness)
    }
    append(.curve(towardsCorner(last), towardsCorner(point), point), to: point)
  }

  /// Fills a ring with smaller ones, so close that a thin pen leaves no gap.
  private mutating func fill(_ center: StrokePoint, _ size: StrokePoint) {
    for share in stride(from: 1, to: 0.1, by: -0.2) {
      steps.append(.ring(center, width: size.x * share, height: size.y * share))
    }
  }

  /// The lines in a frame.
  func lines(in frame: StrokeFrame) -> [[StrokePoint]] {
    var result: [[StrokePoint]] = []
    var current: [StrokePoint] = []
    for step in steps {
      switch step {
      case .move(let point):
        result.append(current)
        current = [frame(point)]
      case .line(let point): current.append(frame(point))
      case .curve(let first, let second, let end):
        let from = current.last ?? frame(end)
        let to = [frame(first), frame(second), frame(end)]
        current += Self.curve(from, to[0], to[1], to[2], pieces: Self.pieces.curve)
      case .ring(let center, let width, let height):
        result.append(
          Self.ring(frame(center), width / 100 * frame.width, height / 100 * frame.height))
      }
    }
    return (result + [current]).filter { !$0.isEmpty }
  }

  /// The points of a curve after its first.
  private static func curve(
    _ from: StrokePoint, _ first: StrokePoint, _ second: StrokePoint, _ end: StrokePoint,
    pieces: Int
  ) -> [StrokePoint] {
    (1...pieces).map { piece in
      let t = Double(piece) / Double(pieces)
      let s = 1 - t
      let shares = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      func mixed(_ part: KeyPath<StrokePoint, Double>) -> Double {
        let early = shares.0 * from[keyPath: part] + shares.1 * first[keyPath: part]
        return early + shares.2 * second[keyPath: part] + shares.3 * end[keyPath: part]
      }
      return StrokePoint(x: mixed(\.x), y: mixed(\.y))
    }
  }

  /// A ring that is not much wider than it is tall, or taller than it is wide, however its frame is.
  private static func ring(
    _ center: StrokePoint, _ width: Double, _ height: Double
  ) -> [StrokePoint] {
    let size = (x: min(width, 2.6 * height), y: min(height, 0.72 * width))
    let handle = 0.5523
    func place(_ x: Double, _ y: Double) -> StrokePoint {
      StrokePoint(x: center.x + x * size.x, y: center.y + y * size.y)
    }
    var result = [place(0, -1)]
    // The direction from the centre, which turns by a quarter.
    var from = (x: 0.0, y: -1.0)
    for _ in 0..<4 {
      let to = (x: -from.y, y: from.x)
      result += curve(
        place(from.x, from.y), place(from.x + to.x * handle, from.y + to.y * handle),
        place(to.x + from.x * handle, to.y + from.y * handle), place(to.x, to.y),
        pieces: pieces.quarter)
      from = to
    }
    return result
  }
}
