/// Compares every cell of a photograph with the SVG.
///
/// Areas must have their colours, but a border may be off by an eighth of a cell: terminals round the eighths of block
/// elements, and lines of a font lie where the font has them. A glyph must be in its cells, in its colour, on its
/// background. As the font is unknown, letters are compared with one another: equal ones must look the same in every
/// cell of the photograph, and different ones must not.
struct Judge {
  let picture: ExpectedPicture
  let photograph: Photograph
  let grid: CellGrid
  /// The largest deviation of a channel.
  var tolerance = 4

  /// Returns the faults, a line for each cell.
  func faults() -> [String] {
    var faults: [String] = []
    var shapes: [Shape: Place] = [:]
    var written: [Style: Place] = [:]
    for row in 0..<picture.rows {
      for column in 0..<picture.columns {
        let index = row * picture.columns + column
        guard !picture.isCovered[index] else { continue }
        let place = Place(column: column, row: row)
        guard let glyph = picture.glyphs[index] else {
          if let fault = areaFault(at: place) { faults.append("\(place): \(fault)") }
          continue
        }
        if let fault = glyphFault(glyph, at: place) { faults.append("\(place): \(fault)") }
        guard isPlain(place, columns: glyph.columns) else { continue }
        guard glyph.text != "stroke" else { continue }
        let style = Style(glyph: glyph, background: background(at: place))
        let shape = shape(at: place, columns: glyph.columns)
        if let other = written[style], !shape.isLike(self.shape(at: other, columns: glyph.columns))
        {
          faults.append("\(place): “\(glyph.text)” looks another way than at \(other)")
        }
        written[style] = written[style] ?? place
        let known = shapes[shape].flatMap { picture.glyphs[$0.row * picture.columns + $0.column] }
        if let known, known.text != glyph.text, !Self.isAlike(known.text, glyph.text) {
          faults.append("\(place): “\(glyph.text)” looks like “\(known.text)”")
        }
        shapes[shape] = shapes[shape] ?? place
      }
    }
    return faults
  }

  struct Place: Hashable, CustomStringConvertible {
    var column: Int
    var row: Int

    var description: String { "column \(column + 1), row \(row + 1)" }
  }

  private struct Style: Hashable {
    var glyph: ExpectedPicture.Glyph
    var background: Color
  }

  private struct Shape: Hashable {
    var pixels: [Color]

    /// Whether two shapes are of the same letter; the letters beside it may reach into its cell.
    func isLike(_ other: Shape) -> Bool {
      let differing = zip(pixels, other.pixels).count { $0.distance(to: $1) > 48 }
      return differing * 20 <= pixels.count
    }
  }

  /// Letters that fonts draw alike.
  private static func isAlike(_ one: String, _ other: String) -> Bool {
    let alike: [Set<String>] = [["•", "●", "·"], ["…", "⋯"], ["-", "−", "–"]]
    // Glyphs missing from every font are drawn as a box.
    return [one, other].contains {
      $0 == "stroke" || $0.unicodeScalars.contains { $0.value > 0xFFFF }
    }
      || alike.contains { $0.contains(one) && $0.contains(other) }
  }
}

extension Judge {
  private func background(at place: Place) -> Color {
    picture.fill(
      x: place.column * ExpectedPicture.unitsAcross, y: place.row * ExpectedPicture.unitsDown)
  }

  /// Whether the cells have one background and no lines: then shapes can be compared.
  private func isPlain(_ place: Place, columns: Int) -> Bool {
    let color = background(at: place)
    for y in 0..<ExpectedPicture.unitsDown {
      for x in 0..<columns * ExpectedPicture.unitsAcross {
        let fill = picture.fill(
          x: place.column * ExpectedPicture.unitsAcross + x,
          y: place.row * ExpectedPicture.unitsDown + y)
        if fill != color { return false }
      }
    }
    return true
  }

  private func shape(at place: Place, columns: Int) -> Shape {
    var pixels: [Color] = []
    pixels.reserveCapacity(grid.cellWidth * columns * grid.cellHeight)
    for y in 0..<grid.cellHeight {
      for x in 0..<grid.cellWidth * columns { pixels.append(pixel(place, x, y)) }
    }
    return Shape(pixels: pixels)
  }

  private func pixel(_ place: Place, _ x: Int, _ y: Int) -> Color {
    photograph[
      grid.left + place.column * grid.cellWidth + x, grid.top + place.row * grid.cellHeight + y]
  }

  /// Every pixel has a colour that is expected about there.
  private func areaFault(at place: Place) -> String? {
    var wrong = 0
    var example: (Color, Color)?
    for y in 0..<grid.cellHeight {
      for x in 0..<grid.cellWidth {
        let found = pixel(place, x, y)
        let unitX =
          place.column * ExpectedPicture.unitsAcross
          + (2 * x + 1) * ExpectedPicture.unitsAcross / (2 * grid.cellWidth)
        let unitY =
          place.row * ExpectedPicture.unitsDown
          + (2 * y + 1) * ExpectedPicture.unitsDown / (2 * grid.cellHeight)
        if isExpected(found, unitX, unitY) || isOverhang(found, of: place, x) { continue }
        wrong += 1
        example = example ?? (found, picture.fill(x: unitX, y: unitY))
      }
    }
    let most = grid.cellWidth * grid.cellHeight / 16
    guard wrong > most, let example else { return nil }
    return "\(wrong) pixels, the first \(example.0) instead of \(example.1)"
  }

  /// Fonts draw the rims of block elements in mixed colours.
  private func isExpected(_ found: Color, _ unitX: Int, _ unitY: Int) -> Bool {
    let here = picture.fill(x: unitX, y: unitY)
    // The rest of a letter at the rim of its cell is not visible.
    if found.distance(to: here) <= 4 * tolerance { return true }
    for y in unitY - 2...unitY + 2 {
      for x in unitX - 1...unitX + 1 {
        let there = picture.fill(x: x, y: y)
        if there != here, isBetween(found, here, there) { return true }
      }
    }
    return false
  }

  /// Whether a pixel at the side of a cell is the rim of the letter beside it.
  private func isOverhang(_ found: Color, of place: Place, _ x: Int) -> Bool {
    let side = x < 2 ? -1 : x >= grid.cellWidth - 2 ? 1 : 0
    let column = place.column + side
    guard side != 0, (0..<picture.columns).contains(column),
      let glyph = picture.glyphs[place.row * picture.columns + column]
    else { return false }
    return isBetween(found, background(at: place), glyph.color)
  }

  /// The background is seen, the glyph's colour is seen, and nothing that is not between the two.
  private func glyphFault(_ glyph: ExpectedPicture.Glyph, at place: Place) -> String? {
    let background = background(at: place)
    let contrast = glyph.color.distance(to: background)
    var backgrounds = 0
    var nearest = Int.max
    var foreign = 0
    var example: Color?
    let isPlain = isPlain(place, columns: glyph.columns)
    for y in 0..<grid.cellHeight {
      for x in 0..<grid.cellWidth * glyph.columns {
        let found = pixel(place, x, y)
        if found.distance(to: background) <= tolerance { backgrounds += 1 }
        nearest = min(nearest, found.distance(to: glyph.color))
        guard isPlain else { continue }
        if !isBetween(found, background, glyph.color), !isFaint(found, glyph.color, background) {
          foreign += 1
          example = found
        }
      }
    }
    if backgrounds * 4 < grid.cellWidth * glyph.columns * grid.cellHeight {
      return "“\(glyph.text)” is not on \(background)"
    }
    // The colours of an emoji are its font's.
    guard !glyph.isPictograph else { return nil }
    // A thin line between two pixels is a quarter of its colour in either.
    if contrast > 16, nearest * 4 > contrast * 3 {
      return "“\(glyph.text)” is not \(glyph.color) but \(nearest) from it"
    }
    if foreign > 2, let example { return "“\(glyph.text)” has \(foreign) pixels like \(example)" }
    return nil
  }

  /// Whether a colour may be a terminal's version of faint text (SGR 2): the picture mixes six parts of the colour with
  /// four of the background; terminals mix other parts, or darken the colour down to a half.
  private func isFaint(_ color: Color, _ mixed: Color, _ background: Color) -> Bool {
    func isWithin(_ value: Int, _ mixed: Int, _ background: Int) -> Bool {
      let full = min(max((10 * mixed - 4 * background) / 6, 0), 255)
      let bounds = [background, mixed, full, full / 2]
      return value >= (bounds.min() ?? 0) - tolerance && value <= (bounds.max() ?? 255) + tolerance
    }
    return isWithin(color.red, mixed.red, background.red)
      && isWithin(color.green, mixed.green, background.green)
      && isWithin(color.blue, mixed.blue, background.blue)
  }

  /// Whether a colour is one of two, or a mix of both, as at the rim of a letter.
  private func isBetween(_ color: Color, _ one: Color, _ other: Color) -> Bool {
    func holds(_ value: Int, _ first: Int, _ second: Int) -> Bool {
      value >= min(first, second) - tolerance && value <= max(first, second) + tolerance
    }
    return holds(color.red, one.red, other.red) && holds(color.green, one.green, other.green)
      && holds(color.blue, one.blue, other.blue)
  }
}
