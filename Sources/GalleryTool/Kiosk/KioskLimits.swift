/// When a visit ends by itself, in seconds; nil is never.
struct KioskLimits: Hashable, Sendable {
  /// Without a key.
  var idle: Int?
  /// In any case.
  var total: Int?

  static let none = KioskLimits()
}

/// What is said before a limit is reached.
struct KioskNotice: Hashable, Sendable {
  let limit: KioskLimit
  /// As the screen says it.
  let seconds: Int
}

/// A limit that is told of before it is reached: in its last half minute, or the last quarter of a short one.
struct Countdown: Hashable, Sendable {
  /// The seconds that are said, from the first.
  let marks: [Int]

  /// - Parameter length: in seconds.
  init(length: Int) {
    let first = max(1, min(30, length / 4))
    // Whoever is far from the end is not to be kept busy with it.
    marks = [first] + ([25, 20, 15] + (1...10).reversed()).filter { $0 < first }
  }

  /// The seconds to be said; nil as long as there is time.
  func notice(left milliseconds: Int) -> Int? {
    marks.last { milliseconds <= $0 * 1_000 }
  }

  /// Milliseconds until something else is to be said, or the limit is reached; 0 where it is.
  func untilChange(left milliseconds: Int) -> Int {
    let next = marks.first { $0 * 1_000 < milliseconds } ?? 0
    return max(0, milliseconds - next * 1_000)
  }
}
