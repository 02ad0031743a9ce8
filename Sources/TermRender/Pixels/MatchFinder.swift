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
