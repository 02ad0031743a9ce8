import Glibc

/// A colour of eight bits a channel.
struct Color: Hashable, CustomStringConvertible {
  var red: Int
  var green: Int
  var blue: Int

  init(_ red: Int, _ green: Int, _ blue: Int) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// `#RRGGBB`.
  init?(hex: String) {
    guard hex.utf8.count == 7, hex.hasPrefix("#"), let value = Int(hex.dropFirst(), radix: 16)
    else { return nil }
    self.init(value >> 16, value >> 8 & 255, value & 255)
  }

  var description: String {
    let value = red << 16 | green << 8 | blue
    let digits = String(value, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }

  /// The largest difference of a channel.
  func distance(to other: Color) -> Int {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }
}

/// A photograph of a window: pixels from the top left, three bytes each.
struct Photograph {
  let width: Int
  let height: Int
  private let bytes: [UInt8]

  /// Reads a file of nothing but pixels.
  init(path: String, width: Int) throws(Failure) {
    guard width > 0, let file = fopen(path, "rb") else { throw Failure("no photograph \(path)") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&piece, 1, piece.count, file), count > 0 {
      bytes += piece[..<count]
    }
    guard !bytes.isEmpty, bytes.count % (3 * width) == 0 else {
      throw Failure("\(path) is not \(width) pixels wide")
    }
    self.bytes = bytes
    self.width = width
    height = bytes.count / (3 * width)
  }

  subscript(x: Int, y: Int) -> Color {
    let index = 3 * (min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1))
    return Color(Int(bytes[index]), Int(bytes[index + 1]), Int(bytes[index + 2]))
  }
}

/// Where the cells are in a photograph, in pixels.
struct CellGrid {
  let left: Int
  let top: Int
  let cellWidth: Int
  let cellHeight: Int

  /// Finds the cells in a photograph of a screen whose every cell is written in one colour that nothing else has.
  init(in photograph: Photograph, of color: Color, columns: Int, rows: Int) throws(Failure) {
    var left = Int.max
    var right = -1
    var top = Int.max
    var bottom = -1
    for y in 0..<photograph.height {
      for x in 0..<photograph.width where photograph[x, y].distance(to: color) <= 8 {
        left = min(left, x)
        right = max(right, x)
        top = min(top, y)
        bottom = y
      }
    }
    guard right >= left else { throw Failure("nothing is \(color)") }
    let width = right - left + 1
    let height = bottom - top + 1
    guard width % columns == 0, height % rows == 0 else {
      throw Failure("\(width) by \(height) pixels are not \(columns) by \(rows) cells")
    }
    self.left = left
    self.top = top
    cellWidth = width / columns
    cellHeight = height / rows
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
