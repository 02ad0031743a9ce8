/// The two colours that an audit reports for a state: the screen must have the same.
struct AuditedPair {
  private(set) var ink: Color
  private(set) var fill: Color
  /// The largest deviation of a channel.
  static let tolerance = 2
  /// The deviation of a channel in a control, which the judge must notice.
  private static let control = 3

  /// Reads `#9E7CFE,#D8CBFF`; nil for anything else.
  init?(_ text: Substring) {
    let parts = text.split(separator: ",").map(String.init)
    guard parts.count == 2, let ink = Color(hex: parts[0]), let fill = Color(hex: parts[1])
    else { return nil }
    self.ink = ink
    self.fill = fill
  }

  /// The pair with one of its colours as little off as the judge must notice, away from the other, so that no rim of a letter
  /// has the colour.
  var controls: [AuditedPair] {
    let channel = [\Color.red, \.green, \.blue].max {
      abs(ink[keyPath: $0] - fill[keyPath: $0]) < abs(ink[keyPath: $1] - fill[keyPath: $1])
    }
    guard let channel else { return [] }
    let step = Self.control * (ink[keyPath: channel] < fill[keyPath: channel] ? -1 : 1)
    var (first, second) = (self, self)
    first.ink[keyPath: channel] += step
    second.fill[keyPath: channel] -= step
    return [first, second]
  }
}

extension Judge {
  /// The faults of the cells declared to have two colours: a line for each, or one line if no cell has them.
  ///
  /// The background fills most of a cell. Letters are smoothed, but at least one has pixels of pure ink.
  ///
  /// - Parameter expected: the colours that the photograph must have there; nil for the pair itself.
  func faults(of pair: AuditedPair, expecting expected: AuditedPair? = nil) -> [String] {
    let places = places(of: pair)
    guard !places.isEmpty else { return ["no cell is \(pair.ink) on \(pair.fill)"] }
    let pair = expected ?? pair
    var faults: [String] = []
    var nearest = Int.max
    for place in places {
      let pixels = pixels(at: place)
      let most = Dictionary(grouping: pixels) { $0 }.max { $0.value.count < $1.value.count }?.key
      if let most, most.distance(to: pair.fill) > AuditedPair.tolerance {
        faults.append("\(place): the background is \(most), not \(pair.fill)")
      }
      nearest = min(nearest, pixels.map { $0.distance(to: pair.ink) }.min() ?? .max)
    }
    if nearest > AuditedPair.tolerance {
      faults.append("no pixel is \(pair.ink): the nearest is \(nearest) off")
    }
    return faults
  }

  /// The cells with a letter of the pair, by the picture.
  private func places(of pair: AuditedPair) -> [Place] {
    var places: [Place] = []
    for row in 0..<picture.rows {
      for column in 0..<picture.columns {
        guard let glyph = picture.glyphs[row * picture.columns + column], glyph.text != "stroke",
          !glyph.isPictograph, glyph.color == pair.ink
        else { continue }
        let x = column * ExpectedPicture.unitsAcross + 1
        let y = row * ExpectedPicture.unitsDown + 1
        if picture.fill(x: x, y: y) == pair.fill { places.append(Place(column: column, row: row)) }
      }
    }
    return places
  }

  private func pixels(at place: Place) -> [Color] {
    let left = grid.left + place.column * grid.cellWidth
    let top = grid.top + place.row * grid.cellHeight
    return (0..<grid.cellHeight).flatMap { y in
      (0..<grid.cellWidth).map { x in photograph[left + x, top + y] }
    }
  }
}
