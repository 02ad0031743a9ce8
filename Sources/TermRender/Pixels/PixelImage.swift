/// A picture in pixels, row by row from the top.
struct PixelImage: Hashable, Sendable {
  let width: Int
  let height: Int
  /// 0xRRGGBBAA; 0 is transparent.
  var pixels: [UInt32]

  init(width: Int, height: Int, pixels: [UInt32]? = nil) {
    self.width = width
    self.height = height
    self.pixels = pixels ?? Array(repeating: 0, count: width * height)
  }

  subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// Red, green, blue and opacity of every pixel, in this order.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixels.count * 4)
    for pixel in pixels {
      bytes.append(UInt8(truncatingIfNeeded: pixel >> 24))
      bytes.append(UInt8(truncatingIfNeeded: pixel >> 16))
      bytes.append(UInt8(truncatingIfNeeded: pixel >> 8))
      bytes.append(UInt8(truncatingIfNeeded: pixel))
    }
    return bytes
  }

  /// The rows from the first to the last that are not transparent throughout.
  var drawnRows: Range<Int> {
    guard let first = pixels.firstIndex(where: { $0 != 0 }),
      let last = pixels.lastIndex(where: { $0 != 0 })
    else { return 0..<0 }
    return first / width..<last / width + 1
  }

  /// The picture of some of the rows.
  func rows(_ rows: Range<Int>) -> PixelImage {
    PixelImage(
      width: width, height: rows.count,
      pixels: Array(pixels[rows.lowerBound * width..<rows.upperBound * width]))
  }
}
