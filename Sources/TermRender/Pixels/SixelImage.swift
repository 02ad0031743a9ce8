/// A picture as sixel data: raster attributes, colour registers, then bands of six rows.
///
/// Registers hold hundredths of each channel; pixels of less than half opacity are left out.
struct SixelImage {
  /// The data between the introducer and the terminator.
  let body: [UInt8]

  /// The most colours of one picture.
  static let registers = 256

  /// Nil if there are more colours than registers.
  init?(_ image: PixelImage) {
    var writer = Writer()
    var registers: [UInt32: Int] = [:]
    var places = [Int](repeating: -1, count: image.pixels.count)
    writer.append("\"1;1;")
    writer.append(image.width)
    writer.append(";")
    writer.append(image.height)
    for (index, pixel) in image.pixels.enumerated() where pixel & 255 >= 128 {
      let color = Self.hundredths(pixel)
      if let known = registers[color] {
        places[index] = known
        continue
      }
      guard registers.count < Self.registers else { return nil }
      places[index] = registers.count
      writer.define(registers.count, color)
      registers[color] = places[index]
    }
    for top in stride(from: 0, to: image.height, by: 6) {
      if top > 0 { writer.append("-") }
      writer.band(places, width: image.width, rows: top..<min(top + 6, image.height))
    }
    body = writer.bytes
  }

  /// Red, green and blue in hundredths, a byte each.
  private static func hundredths(_ pixel: UInt32) -> UInt32 {
    func scaled(_ channel: UInt32) -> UInt32 { ((channel & 255) * 200 + 255) / 510 }
    return scaled(pixel >> 24) << 16 | scaled(pixel >> 16) << 8 | scaled(pixel >> 8)
  }
}

/// Sixel data being written.
private struct Writer {
  var bytes: [UInt8] = []

  mutating func append(_ text: StaticString) {
    // The text's own count bounds it.
    for place in 0..<text.utf8CodeUnitCount { unsafe bytes.append(text.utf8Start[place]) }
  }

  mutating func append(_ number: Int) { bytes += Array(String(number).utf8) }

  /// `# register ; 2 ; red ; green ; blue`.
  mutating func define(_ register: Int, _ color: UInt32) {
    append("#")
    append(register)
    append(";2")
    for shift: UInt32 in [16, 8, 0] {
      append(";")
      append(Int(color >> shift & 255))
    }
  }

  /// One line of sixels for each register that the band has.
  mutating func band(_ places: [Int], width: Int, rows: Range<Int>) {
    var lines: [(register: Int, bits: [UInt8])] = []
    var known: [Int: Int] = [:]
    for (bit, row) in rows.enumerated() {
      for column in 0..<width {
        let register = places[row * width + column]
        guard register >= 0 else { continue }
        let line = known[register] ?? lines.count
        if line == lines.count {
          known[register] = line
          lines.append((register, Array(repeating: 0, count: width)))
        }
        lines[line].bits[column] |= 1 << UInt8(bit)
      }
    }
    for (index, line) in lines.enumerated() {
      if index > 0 { append("$") }
      append("#")
      append(line.register)
      sixels(line.bits)
    }
  }

  /// Characters from `?` on, runs of more than three as `! count character`; empty ones at the end are left out.
  private mutating func sixels(_ bits: [UInt8]) {
    let end = (bits.lastIndex { $0 != 0 } ?? -1) + 1
    var start = 0
    while start < end {
      var next = start + 1
      while next < end, bits[next] == bits[start] { next += 1 }
      let character = 63 + bits[start]
      if next - start > 3 {
        append("!")
        append(next - start)
        bytes.append(character)
      } else {
        for _ in start..<next { bytes.append(character) }
      }
      start = next
    }
  }
}
