import ColorScience
import GSDesign

extension CellImage {
  /// Words in pixels, around which all is transparent.
  ///
  /// - Parameter isFlat: whether edges are mixed with the ground here; otherwise the terminal does that by their opacity.
  init(_ words: PixelWords, _ cell: CellPixels, isFlat: Bool) {
    let image = words.image(cell, isFlat: isFlat)
    var drawn = Array(repeating: false, count: words.size.columns * words.size.rows)
    let none = drawn
    for y in 0..<image.height {
      for x in 0..<image.width where image[x, y] != 0 {
        drawn[y / cell.height * words.size.columns + x / cell.width] = true
      }
    }
    self.init(image: image, drawnCells: drawn, insideCells: none)
  }
}

extension PixelWords {
  fileprivate func image(_ cell: CellPixels, isFlat: Bool) -> PixelImage {
    var image = PixelImage(width: size.columns * cell.width, height: size.rows * cell.height)
    for letter in letters {
      var coverage = PenCoverage(
        width: Self.pen(isBold: letter.isBold) * scale * Double(cell.height))
      for line in StrokeLetters.lines(of: letter.scalar) ?? [] {
        coverage.draw(
          line.map { point in
            (
              x: (letter.x + point.x * scale) * Double(cell.width),
              y: (top + point.y * scale) * Double(cell.height)
            )
          }, in: image)
      }
      for (index, cover) in coverage.pixels {
        let pixel = pixel(letter.color, cover, isFlat: isFlat)
        if pixel & 255 > image.pixels[index] & 255 { image.pixels[index] = pixel }
      }
    }
    return image
  }

  /// A pixel as 0xRRGGBBAA.
  private func pixel(_ color: RGB, _ coverage: Double, isFlat: Bool) -> UInt32 {
    let levels = Double(CellImage.levels)
    let cover = (coverage * levels).rounded() / levels
    guard isFlat else { return color.value << 8 | UInt32((cover * 255).rounded()) }
    guard let ground else { return cover < 0.5 ? 0 : color.value << 8 | 255 }
    return cover > 0 ? color.composited(over: ground, opacity: cover).value << 8 | 255 : 0
  }
}

/// How much of each pixel the lines of a round pen cover.
private struct PenCoverage {
  typealias Place = (x: Double, y: Double)

  let width: Double
  /// By the index of the pixel in its image, from 0 to 1.
  private(set) var pixels: [Int: Double] = [:]

  init(width: Double) { self.width = width }

  /// Draws from point to point, with round ends and corners.
  mutating func draw(_ points: [Place], in image: PixelImage) {
    guard let first = points.first else { return }
    for (start, end) in zip(points, points.count > 1 ? points.dropFirst() : [first][...]) {
      draw(from: start, to: end, in: image)
    }
  }

  private mutating func draw(from start: Place, to end: Place, in image: PixelImage) {
    let reach = width / 2 + 0.5
    let segment = Segment(start: start, end: end)
    func pixels(_ one: Double, _ other: Double, below limit: Int) -> Range<Int> {
      let first = Int(max(0, min(Double(limit), min(one, other) - reach)))
      let end = Int(max(0, min(Double(limit), (max(one, other) + reach).rounded(.up))))
      return first..<max(first, end)
    }
    let rows = pixels(start.y, end.y, below: image.height)
    let columns = pixels(start.x, end.x, below: image.width)
    for y in rows {
      for x in columns {
        let distance = segment.distance(to: (Double(x) + 0.5, Double(y) + 0.5))
        let cover = min(1, reach - distance)
        guard cover > 0 else { continue }
        let index = y * image.width + x
        self.pixels[index] = max(self.pixels[index] ?? 0, cover)
      }
    }
  }
}
