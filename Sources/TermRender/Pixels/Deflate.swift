/// DEFLATE (RFC 1951): one block of fixed Huffman codes over the cheapest of the matches found, in zlib's framing.
struct Deflate {
  /// How many earlier places with the same three bytes are looked at.
  private static let chain = 512
  private static let window = 32_768
  private static let longest = 258
  /// Matches from this length on are taken without a look at shorter ones.
  private static let goodEnough = 48

  /// A literal where the length is 1.
  private struct Step {
    var length = 1
    var distance = 0
  }

  private var output: [UInt8] = []
  private var bits: UInt64 = 0
  private var bitCount = 0

  /// The bytes as a zlib stream (RFC 1950).
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var stream = Deflate()
    stream.output = [0x78, 0x01]
    stream.write(1, count: 1)
    stream.write(1, count: 2)
    stream.append(steps(of: bytes), bytes)
    stream.writeCode(0, count: 7)
    if stream.bitCount > 0 { stream.write(0, count: (8 - stream.bitCount % 8) % 8) }
    let sum = adler32(bytes)
    for shift: UInt32 in [24, 16, 8, 0] {
      stream.output.append(UInt8(truncatingIfNeeded: sum >> shift))
    }
    return stream.output
  }

  private static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }

  /// The cheapest way through the bytes, from the left to the right.
  private static func steps(of bytes: [UInt8]) -> [Step] {
    let count = bytes.count
    var costs = Array(repeating: Int.max / 2, count: count + 1)
    var arrivals = Array(repeating: Step(), count: count + 1)
    var matches = MatchFinder(count: count)
    costs[0] = 0
    var place = 0
    while place < count {
      let cost = costs[place]
      let found = matches.find(at: place, in: bytes, chain: chain, window: window, longest)
      func take(_ step: Step, _ bits: Int) {
        guard cost + bits < costs[place + step.length] else { return }
        costs[place + step.length] = cost + bits
        arrivals[place + step.length] = step
      }
      take(Step(), bytes[place] < 144 ? 8 : 9)
      var shortest = 3
      for match in found {
        let isLong = match.length >= goodEnough
        for length in (isLong ? match.length : shortest)...match.length {
          take(
            Step(length: length, distance: match.distance),
            LengthCode(length).bits + DistanceCode(match.distance).bits)
        }
        shortest = match.length + 1
      }
      let skipped = found.last.map { $0.length >= goodEnough ? $0.length : 1 } ?? 1
      for passed in place..<place + skipped { matches.note(passed, in: bytes) }
      place += skipped
    }
    var steps: [Step] = []
    while place > 0 {
      steps.append(arrivals[place])
      place -= arrivals[place].length
    }
    return steps.reversed()
  }

  private mutating func append(_ steps: [Step], _ bytes: [UInt8]) {
    var place = 0
    for step in steps {
      if step.length == 1 {
        writeLiteral(Int(bytes[place]))
      } else {
        let length = LengthCode(step.length)
        writeLiteral(length.symbol)
        write(length.extra, count: length.extraBits)
        let distance = DistanceCode(step.distance)
        writeCode(distance.symbol, count: 5)
        write(distance.extra, count: distance.extraBits)
      }
      place += step.length
    }
  }

  /// The fixed code of a literal or a length.
  private mutating func writeLiteral(_ symbol: Int) {
    switch symbol {
    case ..<144: writeCode(0x30 + symbol, count: 8)
    case ..<256: writeCode(0x190 + symbol - 144, count: 9)
    case ..<280: writeCode(symbol - 256, count: 7)
    default: writeCode(0xC0 + symbol - 280, count: 8)
    }
  }

  /// Huffman codes go out from their highest bit, all else from the lowest.
  private mutating func writeCode(_ code: Int, count: Int) {
    for bit in (0..<count).reversed() { write(code >> bit & 1, count: 1) }
  }

  private mutating func write(_ value: Int, count: Int) {
    bits |= UInt64(value) << UInt64(bitCount)
    bitCount += count
    while bitCount >= 8 {
      output.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }
}

/// The code of a match's length (RFC 1951, 3.2.5).
private struct LengthCode {
  let symbol: Int
  let extra: Int
  let extraBits: Int

  init(_ length: Int) {
    let value = length - 3
    switch value {
    case ..<8: (symbol, extra, extraBits) = (257 + value, 0, 0)
    case 255: (symbol, extra, extraBits) = (285, 0, 0)
    default:
      extraBits = Int.bitWidth - value.leadingZeroBitCount - 3
      symbol = 257 + 4 * extraBits + value >> extraBits
      extra = value & (1 << extraBits - 1)
    }
  }

  var bits: Int { (symbol < 280 ? 7 : 8) + extraBits }
}

/// The code of a match's distance.
private struct DistanceCode {
  let symbol: Int
  let extra: Int
  let extraBits: Int

  init(_ distance: Int) {
    let value = distance - 1
    guard value >= 4 else {
      (symbol, extra, extraBits) = (value, 0, 0)
      return
    }
    extraBits = Int.bitWidth - value.leadingZeroBitCount - 2
    symbol = 2 * extraBits + value >> extraBits
    extra = value & (1 << extraBits - 1)
  }

  var bits: Int { 5 + extraBits }
}

/// Finds earlier places with the same bytes by a hash of three of them.
struct MatchFinder {
  struct Match {
    var length: Int
    var distance: Int
  }

  /// By hash: the last place; by place: the one before with the same hash. -1 for none.
  private var heads = [Int32](repeating: -1, count: 4096)
  private var previous: [Int32]

  init(count: Int) {
    previous = Array(repeating: -1, count: count)
  }

  private func hash(_ bytes: [UInt8], _ place: Int) -> Int {
    let word = UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
    return Int((word &* 0x9E37_79B1) >> 20)
  }

  /// Remembers a place that was passed.
  mutating func note(_ place: Int, in bytes: [UInt8]) {
    guard place + 2 < bytes.count else { return }
    let hash = hash(bytes, place)
    previous[place] = heads[hash]
    heads[hash] = Int32(truncatingIfNeeded: place)
  }

  /// Matches of growing length, each the nearest of its length.
  func find(
    at place: Int, in bytes: [UInt8], chain: Int, window: Int, _ longest: Int
  ) -> [Match] {
    guard place + 2 < bytes.count else { return [] }
    let most = min(longest, bytes.count - place)
    var found: [Match] = []
    var best = 2
    var candidate = Int(heads[hash(bytes, place)])
    var tries = chain
    while candidate >= 0, tries > 0, place - candidate <= window, best < most {
      tries -= 1
      if bytes[candidate + best] == bytes[place + best] {
        var length = 0
        while length < most, bytes[candidate + length] == bytes[place + length] { length += 1 }
        if length > best {
          best = length
          found.append(Match(length: length, distance: place - candidate))
        }
      }
      candidate = Int(previous[candidate])
    }
    return found
  }
}
