import CZlib

/// A terminal that draws images: libvterm keeps the cells, and kitty's graphics and sixel are read back into pixels here.
///
/// It forgets what real terminals forget: a written cell takes its part of a sixel image away, erasing the whole screen takes
/// kitty's images away, and freeing an image takes all those away that are placed nowhere, as in kitty 0.26.
public final class ImageScreen {
  private struct Image {
    var width: Int
    var height: Int
    var pixels: [UInt32]
  }

  private struct Name: Hashable {
    var image: Int
    var placement: Int
  }

  public let terminal: EmulatedTerminal
  private let cell: (width: Int, height: Int)
  private var images: [Int: Image] = [:]
  private var placements: [Name: (column: Int, row: Int, below: Int, level: Int)] = [:]
  /// 0 without a sixel.
  private var sixels: [UInt32]
  private var unfinished: (keys: [Character: String], payload: [UInt8])?
  /// Sequences that a terminal would not understand.
  public private(set) var problems: [String] = []

  public init(columns: Int, rows: Int, cellWidth: Int, cellHeight: Int) {
    terminal = EmulatedTerminal(columns: columns, rows: rows)
    cell = (cellWidth, cellHeight)
    sixels = Array(repeating: 0, count: columns * cellWidth * rows * cellHeight)
  }

  /// The images that the terminal holds.
  public var imageCount: Int { images.count }
  /// The size of the held images, in bytes of pixels.
  public var heldBytes: Int { images.values.reduce(0) { $0 + $1.pixels.count * 4 } }
  /// The number of placements.
  public var placementCount: Int { placements.count }

  public func feed(_ bytes: [UInt8]) {
    var text: [UInt8] = []
    var place = 0
    while place < bytes.count {
      let isString =
        bytes[place] == 0x1B && place + 1 < bytes.count && [0x5F, 0x50].contains(bytes[place + 1])
      guard isString else {
        text.append(bytes[place])
        place += 1
        continue
      }
      feedText(text)
      text = []
      guard let end = bytes[(place + 2)...].firstIndex(of: 0x1B) else {
        problems.append("a string without an end")
        return
      }
      let body = Array(bytes[(place + 2)..<end])
      if bytes[place + 1] == 0x5F { takeGraphics(body) } else { takeSixel(body) }
      place = end + 2
    }
    feedText(text)
  }

  private func feedText(_ text: [UInt8]) {
    terminal.feed(text)
    let width = terminal.columns * cell.width
    for index in terminal.takeWrittenCells() {
      let (row, column) = index.quotientAndRemainder(dividingBy: terminal.columns)
      for y in row * cell.height..<(row + 1) * cell.height {
        for x in column * cell.width..<(column + 1) * cell.width { sixels[y * width + x] = 0 }
      }
    }
    if String(decoding: text, as: UTF8.self).contains("\u{1B}[2J") {
      (images, placements) = ([:], [:])
    }
  }

  /// The colours of all pixels as 0xRRGGBB; text is not drawn.
  public func picture(page: UInt32 = 0xFFFFFF) -> [UInt32] {
    let width = terminal.columns * cell.width
    var picture = [UInt32](repeating: page, count: width * terminal.rows * cell.height)
    for row in 0..<terminal.rows {
      for column in 0..<terminal.columns {
        guard case .direct(let color) = terminal.cell(column: column, row: row).background else {
          continue
        }
        for y in row * cell.height..<(row + 1) * cell.height {
          for x in column * cell.width..<(column + 1) * cell.width {
            picture[y * width + x] = UInt32(color & 0xFF_FFFF)
          }
        }
      }
    }
    for (index, pixel) in sixels.enumerated() where pixel != 0 { picture[index] = pixel >> 8 }
    // On one level, the image of the higher number lies above.
    let order = placements.sorted {
      ($0.value.level, $0.key.image) < ($1.value.level, $1.key.image)
    }
    for (name, place) in order {
      guard let image = images[name.image] else { continue }
      for y in 0..<image.height {
        for x in 0..<image.width {
          let row = place.row * cell.height + place.below + y
          let column = place.column * cell.width + x
          guard column < width, row < terminal.rows * cell.height else { continue }
          let index = row * width + column
          picture[index] = Self.mix(image.pixels[y * image.width + x], over: picture[index])
        }
      }
    }
    return picture
  }

  private static func mix(_ pixel: UInt32, over ground: UInt32) -> UInt32 {
    let opacity = pixel & 255
    return [16, 8, 0].reduce(UInt32(0)) { result, shift in
      let above = pixel >> (UInt32(shift) + 8) & 255
      let below = ground >> UInt32(shift) & 255
      return result | ((above * opacity + below * (255 - opacity) + 127) / 255) << UInt32(shift)
    }
  }
}

// Kitty's graphics protocol.
extension ImageScreen {
  private func takeGraphics(_ body: [UInt8]) {
    guard body.first == 0x47 else { return problems.append("an APC that is no graphics") }
    let halves = body.dropFirst().split(
      separator: 0x3B, maxSplits: 1, omittingEmptySubsequences: false)
    var keys: [Character: String] = [:]
    for pair in halves[0].split(separator: 0x2C) {
      let text = String(decoding: pair, as: UTF8.self)
      guard let key = text.first, text.dropFirst().first == "=" else {
        problems.append("a key \(text)")
        continue
      }
      keys[key] = String(text.dropFirst(2))
    }
    let payload = halves.count > 1 ? Array(halves[1]) : []
    if payload.count > 4096 { problems.append("a chunk of \(payload.count)") }
    if var first = unfinished {
      first.payload += payload
      unfinished = keys["m"] == "1" ? first : nil
      if unfinished == nil { perform(first.keys, first.payload) }
    } else if keys["m"] == "1" {
      unfinished = (keys, payload)
    } else {
      perform(keys, payload)
    }
  }

  private func perform(_ keys: [Character: String], _ payload: [UInt8]) {
    let image = keys["i"].flatMap { Int($0) } ?? 0
    let placement = keys["p"].flatMap { Int($0) } ?? 0
    let name = Name(image: image, placement: placement)
    switch (keys["a"], keys["d"]) {
    case ("T", _):
      guard keys["q"] == "2", keys["C"] == "1" else {
        return problems.append("it would answer or move the cursor")
      }
      transmit(image, keys, payload)
      place(name, keys)
    case ("p", _):
      guard images[image] != nil else { return problems.append("image \(image) is not known") }
      place(name, keys)
    case ("d", "i"):
      if placements[name] == nil { problems.append("no placement \(name)") }
      placements[name] = nil
    case ("d", "I"):
      placements = placements.filter { $0.key.image != image }
      let placed = Set(placements.keys.map(\.image))
      images = images.filter { placed.contains($0.key) }
    case ("d", "A"): (images, placements) = ([:], [:])
    default: problems.append("a command \(keys)")
    }
  }

  private func transmit(_ image: Int, _ keys: [Character: String], _ payload: [UInt8]) {
    guard let width = keys["s"].flatMap({ Int($0) }), let height = keys["v"].flatMap({ Int($0) }),
      keys["o"] == "z", let stream = Self.decode(payload),
      let bytes = Self.uncompressed(stream, count: width * height * 4)
    else { return problems.append("an image that cannot be read: \(keys)") }
    let pixels = (0..<width * height).map { index in
      (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[index * 4 + $1]) }
    }
    images[image] = Image(width: width, height: height, pixels: pixels)
  }

  private func place(_ name: Name, _ keys: [Character: String]) {
    let cursor = terminal.cursor
    let below = keys["Y"].flatMap { Int($0) } ?? 0
    if below >= cell.height { problems.append("\(below) pixels down in a cell") }
    let level = keys["z"].flatMap { Int($0) } ?? 0
    placements[name] = (cursor.column, cursor.row, below, level)
  }

  /// The bytes behind a zlib stream; nil if it is broken, or holds more or fewer.
  private static func uncompressed(_ stream: [UInt8], count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var size = uLong(count)
    guard uncompress(&bytes, &size, stream, uLong(stream.count)) == Z_OK, size == count else {
      return nil
    }
    return bytes
  }

  private static func decode(_ base64: [UInt8]) -> [UInt8]? {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    guard base64.count.isMultiple(of: 4) else { return nil }
    var output: [UInt8] = []
    var word = 0
    var bits = 0
    for byte in base64 where byte != 0x3D {
      guard let digit = alphabet.firstIndex(of: byte) else { return nil }
      word = (word << 6 | digit) & 0xFFFF
      bits += 6
      if bits >= 8 {
        bits -= 8
        output.append(UInt8(truncatingIfNeeded: word >> bits))
      }
    }
    return output
  }
}

// Sixel.
extension ImageScreen {
  private func takeSixel(_ body: [UInt8]) {
    guard let start = body.firstIndex(of: 0x71) else { return problems.append("a DCS") }
    let parameters = String(decoding: body[..<start], as: UTF8.self).split(
      separator: ";", omittingEmptySubsequences: false)
    guard parameters.count > 1, parameters[1] == "1" else {
      return problems.append("a sixel image that paints its ground")
    }
    let cursor = terminal.cursor
    draw(Array(body[(start + 1)...]), atColumn: cursor.column, row: cursor.row)
    // Where the cursor is now is not agreed on: somewhere else.
    terminal.feed(Array("\u{1B}[\(min(terminal.rows, cursor.row + 2));1H".utf8))
  }

  private func draw(_ body: [UInt8], atColumn column: Int, row: Int) {
    let width = terminal.columns * cell.width
    let height = terminal.rows * cell.height
    var colors: [Int: UInt32] = [:]
    var register = 0
    var (x, top) = (0, 0)
    var place = 0
    func numbers() -> [Int] {
      var found = [0]
      while place < body.count, (0x30...0x39).contains(body[place]) || body[place] == 0x3B {
        if body[place] == 0x3B {
          found.append(0)
        } else {
          found[found.count - 1] = found[found.count - 1] * 10 + Int(body[place] - 0x30)
        }
        place += 1
      }
      return found
    }
    func paint(_ sixel: UInt8, _ count: Int) {
      for column in column * cell.width + x..<column * cell.width + x + count {
        for bit in 0..<6 where sixel >> UInt8(bit) & 1 == 1 {
          let y = row * cell.height + top + bit
          guard column < width, y < height else {
            problems.append("a pixel outside of the screen")
            return
          }
          sixels[y * width + column] = colors[register] ?? 0
        }
      }
      x += count
    }
    while place < body.count {
      let byte = body[place]
      place += 1
      switch byte {
      case 0x22: _ = numbers()
      case 0x23:
        let found = numbers()
        register = found[0]
        if register > 255 { problems.append("register \(register)") }
        if found.count == 5 {
          colors[register] =
            found[2...].reduce(UInt32(0)) {
              $0 << 8 | UInt32(($1 * 255 + 50) / 100)
            } << 8 | 255
        }
      case 0x21:
        let count = numbers()[0]
        guard place < body.count else { return problems.append("a repetition of nothing") }
        paint(body[place] - 63, count)
        place += 1
      case 0x24: x = 0
      case 0x2D: (x, top) = (0, top + 6)
      case 0x3F...0x7E: paint(byte - 63, 1)
      default: problems.append("a sixel byte \(byte)")
      }
    }
  }
}
