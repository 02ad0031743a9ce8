import GalleryTesting
import Testing

@testable import ColorScience
@testable import GSDesign
@testable import TermRender

@Suite("Shapes in pixels") struct CellImageTests {
  /// The visible part of a shape: its image over the cells that are left of it.
  private func seen(_ look: ShapeLook, _ cell: CellPixels, isFlat: Bool) -> [[Double]] {
    let picture = CellImage(look, cell, isFlat: isFlat)
    let ground = RGB(0xE8F0_F4)
    var result: [[Double]] = []
    for y in 0..<picture.image.height {
      for x in 0..<picture.image.width {
        let (column, row) = (x / cell.width, y / cell.height)
        let isInside = picture.insideCells[row * look.size.columns + column]
        let isLabel = look.label.contains(column: column, row: row)
        let behind = (isInside || isLabel) && look.fill != nil ? look.fill ?? ground : ground
        let pixel = picture.image[x, y]
        let opacity = Double(pixel & 255) / 255
        result.append(
          (0..<3).map { channel in
            let above = Double(pixel >> UInt32(24 - 8 * channel) & 255)
            return above * opacity + channels(behind)[channel] * (1 - opacity)
          })
      }
    }
    return result
  }

  private func channels(_ color: RGB) -> [Double] {
    [Double(color.red), Double(color.green), Double(color.blue)]
  }

  /// Whether a point is inside of a rectangle with round corners.
  private func isInside(
    _ x: Double, _ y: Double, _ frame: (x: Double, y: Double, width: Double, height: Double),
    _ radius: Double
  ) -> Bool {
    guard frame.width > 0, frame.height > 0, x >= frame.x, x <= frame.x + frame.width,
      y >= frame.y, y <= frame.y + frame.height
    else { return false }
    let radius = max(0, min(radius, frame.width / 2, frame.height / 2))
    let dx = max(frame.x + radius - x, x - (frame.x + frame.width - radius), 0)
    let dy = max(frame.y + radius - y, y - (frame.y + frame.height - radius), 0)
    return dx * dx + dy * dy <= radius * radius
  }

  /// Sixty-four samples a pixel.
  private func reference(_ look: ShapeLook, _ cell: CellPixels) -> [[Double]] {
    let scale = Double(cell.height) / 16
    let across = Double(cell.width) / 8
    let left = (look.frame.x * across).rounded()
    let right = ((look.frame.x + look.frame.width) * across).rounded()
    let height = (look.frame.height * scale).rounded()
    let top = ((look.frame.y + look.frame.height / 2) * scale - height / 2).rounded()
    let width = look.strokeWidth * scale
    let outer = (x: left, y: top, width: right - left, height: height)
    let inner = (
      x: left + width, y: top + width, width: right - left - 2 * width, height: height - 2 * width
    )
    let radius = min(look.radius * scale, outer.width / 2, outer.height / 2)
    let ground = channels(RGB(0xE8F0_F4))
    let fill = look.fill.map(channels) ?? ground
    let stroke = look.stroke.map(channels) ?? fill
    var result: [[Double]] = []
    for y in 0..<look.size.rows * cell.height {
      for x in 0..<look.size.columns * cell.width {
        var sum = [0.0, 0, 0]
        for sample in 0..<64 {
          let px = Double(x) + (Double(sample % 8) + 0.5) / 8
          let py = Double(y) + (Double(sample / 8) + 0.5) / 8
          let color =
            !isInside(px, py, outer, radius)
            ? ground : isInside(px, py, inner, radius - width) ? fill : stroke
          for channel in 0..<3 { sum[channel] += color[channel] / 64 }
        }
        result.append(sum)
      }
    }
    return result
  }

  private func randomLook(_ random: inout SeededGenerator) -> ShapeLook {
    let columns = random.number(3...14)
    let rows = random.number(1...4)
    let isStroked = random.number(0...1) == 1
    func length(_ range: ClosedRange<Int>) -> Double { Double(random.number(range)) / 4 }
    let height = length(48...rows * 16 * 4)
    let width = Double(columns * 8) - length(0...48)
    let shape = Shape(
      frame: PointRect(
        x: (Double(columns * 8) - width) / 2, y: (Double(rows * 16) - height) / 2, width: width,
        height: height),
      radius: length(0...80),
      fill: !isStroked || random.number(0...1) == 1 ? Paint(RGB(0x9E7C_FE)) : nil,
      stroke: isStroked ? Paint(RGB(0x3010_60)) : nil, strokeWidth: isStroked ? length(4...12) : 0,
      backdrop: Paint(RGB(0xE8F0_F4)),
      label: CellRect(column: 1, row: rows / 2, columns: columns - 2, rows: 1),
      cells: CellRect(column: 0, row: 0, columns: columns, rows: rows),
      clip: CellRect(column: 0, row: 0, columns: columns, rows: rows))
    return ShapeLook(shape, in: shape.clip)
  }

  @Test(arguments: [true, false])
  func imagesAreLikeSupersampledOnes(isFlat: Bool) throws {
    let seed: UInt64 = 20_260
    var random = SeededGenerator(seed: seed)
    var worst = 0.0
    for number in 0..<Effort.steps(60) {
      let cell = try #require(
        CellPixels(width: random.number(5...20), height: random.number(10...40)))
      let look = randomLook(&random)
      let found = seen(look, cell, isFlat: isFlat)
      let expected = reference(look, cell)
      var sum = 0.0
      for (one, other) in zip(found, expected) {
        for channel in 0..<3 { sum += abs(one[channel] - other[channel]) }
      }
      let mean = sum / Double(3 * found.count)
      worst = max(worst, mean)
      #expect(mean < 1, "seed \(seed), shape \(number): \(mean) of 255, \(look) \(cell)")
    }
    #expect(worst > 0)
  }

  private func tag(
    height: Double, stroke: Double = 0, fill: RGB? = RGB(0x9E7C_FE), backdrop: RGB? = RGB(0xFF_FFFF)
  ) -> Shape {
    Shape(
      frame: PointRect(x: 0, y: 24 - height / 2, width: 72, height: height), radius: height / 2,
      fill: fill.map { Paint($0) }, stroke: stroke > 0 ? Paint(RGB(0x3010_60)) : nil,
      strokeWidth: stroke, backdrop: backdrop.map { Paint($0) },
      label: CellRect(column: 1, row: 1, columns: 7, rows: 1),
      cells: CellRect(column: 0, row: 1, columns: 9, rows: 1),
      clip: CellRect(column: 0, row: 0, columns: 9, rows: 3))
  }

  @Test func theHoleCutsNoEdge() throws {
    let cell = try #require(CellPixels(width: 10, height: 19))
    // A line that runs through the label's own row, above and below the words.
    let shape = tag(height: 15, stroke: 1.5, fill: nil)
    let picture = CellImage(ShapeLook(shape, in: shape.clip), cell)
    let rows = 19..<38
    for x in 10..<80 {
      let drawn = rows.filter { picture.image[x, $0] != 0 }
      #expect(drawn.count >= 4, "column of pixels \(x)")
      #expect(drawn.allSatisfy { $0 < 24 || $0 > 32 }, "column of pixels \(x): \(drawn)")
    }
  }

  @Test func wordsAreInATransparentHole() throws {
    let cell = try #require(CellPixels(width: 8, height: 16))
    let shape = tag(height: 29)
    let look = ShapeLook(shape, in: shape.clip)
    let picture = CellImage(look, cell)
    for column in 2..<7 {
      #expect(picture.insideCells[9 + column])
      #expect(!picture.drawnCells[9 + column])
    }
    // Round ends, and nothing outside of them.
    #expect(picture.image[0, 0] == 0)
    #expect(picture.image[36, 10] == 0x9E7C_FEFF)
    #expect(picture.image[1, 24] == 0x9E7C_FEFF)
    #expect(picture.drawnCells[0] && !picture.insideCells[9])
  }

  @Test func anUnknownGroundIsLeftToTheTerminal() throws {
    let cell = try #require(CellPixels(width: 8, height: 16))
    let shape = tag(height: 29, backdrop: nil)
    let picture = CellImage(ShapeLook(shape, in: shape.clip), cell)
    let opacities = Set(picture.image.pixels.map { $0 & 255 })
    #expect(opacities.contains(255) && opacities.contains(0) && opacities.count > 4)
    #expect(picture.image.pixels.allSatisfy { $0 & 255 == 0 || $0 >> 8 == 0x9E7C_FE })
  }

  @Test func sixelKeepsToItsRegisters() throws {
    var random = SeededGenerator(seed: 3)
    for number in 0..<60 {
      let cell = try #require(
        CellPixels(width: random.number(5...20), height: random.number(10...40)))
      let look = randomLook(&random)
      let body = try #require(SixelImage(CellImage(look, cell, levels: 16).image)).body
      #expect(body.allSatisfy { (0x21...0x7E).contains($0) }, "seed 3, shape \(number)")
    }
  }

  @Test(arguments: [(0, 0), (-1, 16), (2, 16), (8, 4), (97, 16), (8, 193), (65_535, 65_535)])
  func impossibleCellSizesAreNil(width: Int, height: Int) {
    #expect(CellPixels(width: width, height: height) == nil)
  }

  @Test func aLargeShapeIsFourSides() throws {
    let cell = try #require(CellPixels(width: 10, height: 20))
    let shape = Shape(
      frame: PointRect(x: 8, y: 16, width: 800, height: 480), radius: 12,
      fill: Paint(RGB(0x1020_30)),
      stroke: nil, strokeWidth: 0, backdrop: nil,
      label: CellRect(column: 3, row: 3, columns: 96, rows: 26),
      cells: CellRect(column: 1, row: 1, columns: 100, rows: 30),
      clip: CellRect(column: 1, row: 1, columns: 100, rows: 30))
    let areas = ShapePieces(shape, cell, in: CellSize(columns: 120, rows: 40)).areas
    #expect(areas.count == 4)
    let pixels = areas.reduce(0) { $0 + $1.columns * $1.rows }
    #expect(pixels < 100 * 4 + 60 * 3, "\(areas)")
    // Cut by the screen, and outside of it.
    #expect(!ShapePieces(shape, cell, in: CellSize(columns: 20, rows: 10)).areas.isEmpty)
    #expect(ShapePieces(shape, cell, in: CellSize(columns: 1, rows: 1)).areas.isEmpty)
    var wild = shape
    wild.frame = PointRect(x: -1e300, y: -1e300, width: 1e301, height: .infinity)
    #expect(ShapePieces(wild, cell, in: CellSize(columns: 20, rows: 10)).areas.isEmpty)
    wild.frame = PointRect(x: .nan, y: 0, width: .nan, height: 16)
    #expect(ShapePieces(wild, cell, in: CellSize(columns: 20, rows: 10)).areas.isEmpty)
  }
}
