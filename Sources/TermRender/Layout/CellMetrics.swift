import GSDesign

/// Where points become cells, and nowhere else: a column is 8 points, a row is 16, always.
///
/// Lengths round to the nearest unit, halves up. The pixels of a terminal's font never change geometry.
enum CellMetrics {
  static let pointsPerColumn = 8.0
  static let pointsPerRow = 16.0
  /// The most cells a length can have; no terminal reports more.
  static let limit = 65_535

  /// The columns of a horizontal length: at least 1 where there is any.
  static func columns(_ points: Double) -> Int {
    guard points > 0 else { return 0 }
    return max(1, nearest(points / pointsPerColumn))
  }

  /// The rows of a vertical length; a short one has none.
  static func rows(_ points: Double) -> Int {
    nearest(points / pointsPerRow)
  }

  /// What stands above the words of a panel, and below them: 2 points are an eighth of a row.
  static func caps(_ height: Panel.Height) -> Caps {
    switch height {
    case .fixed(let points): Caps(eighths: nearest((points - pointsPerRow) / 4))
    case .padded(let points): Caps(eighths: nearest(points / 2))
    }
  }

  /// Whether the corners of a panel are cut: cells have no round corner of less than a column.
  static func isRound(_ shape: Panel.Shape) -> Bool {
    switch shape {
    case .rectangle: false
    case .capsule: true
    case .rounded(let radius): radius >= pointsPerColumn
    }
  }

  /// How a line of so many points is drawn; nil for none.
  static func weight(_ points: Double) -> LineWeight? {
    guard points > 0 else { return nil }
    if points <= 1 { return .light }
    return points <= 2 ? .heavy : .bar(min(points, 8))
  }

  /// The eighths of a column that a bar fills, 1…8.
  static func columnEighths(_ points: Double) -> Int {
    min(8, max(1, nearest(points * 8 / pointsPerColumn)))
  }

  /// The eighths of a row that a bar fills, 1…8.
  static func rowEighths(_ points: Double) -> Int {
    min(8, max(1, nearest(points * 8 / pointsPerRow)))
  }

  /// Nearest, halves up; nothing for what is negative or no number.
  private static func nearest(_ value: Double) -> Int {
    guard value > 0 else { return 0 }
    return Int((min(value, Double(limit)) + 0.5).rounded(.down))
  }
}

/// The painted height above or below the words, in whole rows and eighths of one more.
struct Caps: Hashable {
  var wholeRows: Int
  /// 0…7, at the outer side of the whole rows.
  var eighths: Int

  /// One eighth beside whole rows is dropped.
  init(eighths total: Int) {
    wholeRows = total / 8
    eighths = total % 8
    if wholeRows > 0 && eighths == 1 { eighths = 0 }
  }

  var rows: Int { wholeRows + (eighths > 0 ? 1 : 0) }
}

/// How a line is drawn.
enum LineWeight: Hashable {
  case light, heavy
  /// Block eighths of so many points.
  case bar(Double)
}
