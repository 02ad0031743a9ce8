/// Reads a zlib stream of blocks with fixed Huffman codes back into bytes (RFC 1950, RFC 1951). Written for the tests alone.
struct Inflater {
  private let bytes: [UInt8]
  private var bit = 16
  private var output: [UInt8] = []

  /// Returns nil if the stream is broken or uses an unsupported feature.
  static func inflate(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count >= 6, bytes[0] & 15 == 8, (Int(bytes[0]) << 8 | Int(bytes[1])) % 31 == 0
    else { return nil }
    var reader = Inflater(bytes: bytes)
    var isLast = false
    while !isLast {
      guard let last = reader.read(1), reader.read(2) == 1, reader.readBlock() else { return nil }
      isLast = last == 1
    }
    var low = 1
    var high = 0
    for byte in reader.output {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    let start = (reader.bit + 7) / 8
    guard start + 4 == bytes.count else { return nil }
    let sum = bytes[start...].reduce(0) { $0 << 8 | Int($1) }
    return sum == high << 16 | low ? reader.output : nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func read(_ count: Int) -> Int? {
    guard bit + count <= bytes.count * 8 else { return nil }
    var value = 0
    for index in 0..<count {
      value |= Int(bytes[bit / 8] >> UInt8(bit % 8) & 1) << index
      bit += 1
    }
    return value
  }

  private mutating func readCode(_ count: Int) -> Int? {
    var value = 0
    for _ in 0..<count {
      guard let next = read(1) else { return nil }
      value = value << 1 | next
    }
    return value
  }

  private mutating func readSymbol() -> Int? {
    guard let seven = readCode(7) else { return nil }
    if seven < 24 { return 256 + seven }
    guard let eighth = readCode(1) else { return nil }
    let eight = seven << 1 | eighth
    if eight < 192 { return eight - 48 }
    if eight < 200 { return 280 + eight - 192 }
    guard let ninth = readCode(1) else { return nil }
    return 144 + (eight << 1 | ninth) - 400
  }

  private static let lengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let distances = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
    3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]

  private mutating func readBlock() -> Bool {
    while let symbol = readSymbol() {
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      guard symbol > 256 else { return true }
      let index = symbol - 257
      guard index < 29, let more = read(index < 8 || index == 28 ? 0 : index / 4 - 1),
        let code = readCode(5), code < 30, let further = read(code < 4 ? 0 : code / 2 - 1)
      else { return false }
      let distance = Self.distances[code] + further
      guard distance <= output.count else { return false }
      for _ in 0..<Self.lengths[index] + more { output.append(output[output.count - distance]) }
    }
    return false
  }
}
