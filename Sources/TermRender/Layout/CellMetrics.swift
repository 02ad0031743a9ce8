import GSDesign

/// Points as whole cells.
///
/// Lengths round to the nearest unit, halves up. The pixels of a terminal's font never change geometry.
enum CellMetrics {
  /// The most cells a length can have; no terminal reports more.
  static let limit = 65_535

  /// The columns of a horizontal length: at least 1 for any positive length.
  static func columns(_ points: Double) -> Int {
    guard points > 0 else { return 0 }
    return max(1, nearest(points / CellRect.pointsPerColumn))
  }

  /// The columns that a horizontal length holds whole.
  static func wholeColumns(_ points: Double) -> Int {
    guard points > 0 else { return 0 }
    return Int(min(points / CellRect.pointsPerColumn, Double(limit)))
  }

  /// The rows of a vertical length; a short one has none.
  static func rows(_ points: Double) -> Int {
    nearest(points / CellRect.pointsPerRow)
  }

  /// The half rows above the words of a panel, and as many below.
  ///
  /// Heights fold to whole numbers of rows that are symmetric about the words: 1, 2 (a half row, the words, a half
  /// row), 3 and so on. A row counts from 10 of 16 points on, so the four heights of tags fold to two and two.
  static func halfRows(_ height: Panel.Height) -> Int {
    let spare =
      switch height {
      case .fixed(let height): height.points - CellRect.pointsPerRow
      case .padded(let padding): 2 * padding.points
      }
    return nearest((spare - 2) / CellRect.pointsPerRow)
  }

  /// The points that a panel adds above and below its words, together.
  static func verticalPoints(_ height: Panel.Height, labelRows: Int) -> Double {
    switch height {
    case .fixed(let height):
      max(0, height.points - Double(max(1, labelRows)) * CellRect.pointsPerRow)
    case .padded(let padding): max(0, 2 * padding.points)
    }
  }

  /// Whether the ends of a panel are drawn apart from a rectangle: a capsule, or corners with a radius.
  static func isRound(_ shape: Panel.Shape) -> Bool {
    switch shape {
    case .rectangle: false
    case .capsule: true
    case .rounded(let radius): radius.points > 0
    }
  }

  /// How a line of a given number of points is drawn; nil for none.
  static func weight(_ points: Double) -> LineWeight? {
    guard points > 0 else { return nil }
    if points <= 1 { return .light }
    return points <= 2 ? .heavy : .bar(min(points, 8))
  }

  /// The eighths of a column that a bar fills, 1…8.
  static func columnEighths(_ points: Double) -> Int {
    min(8, max(1, nearest(points * 8 / CellRect.pointsPerColumn)))
  }

  /// The eighths of a row that a bar fills, 1…8.
  static func rowEighths(_ points: Double) -> Int {
    min(8, max(1, nearest(points * 8 / CellRect.pointsPerRow)))
  }

  /// The nearest integer, halves rounded up; 0 for a negative number or NaN.
  private static func nearest(_ value: Double) -> Int {
    guard value > 0 else { return 0 }
    return Int((min(value, Double(limit)) + 0.5).rounded(.down))
  }
}
