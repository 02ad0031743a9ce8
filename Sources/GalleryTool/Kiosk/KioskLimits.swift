import GalleryKit

/// When a visit ends by itself, in seconds; nil for never.
struct KioskLimits: Hashable, Sendable {
  /// Without activity.
  var idle: Int?
  /// In any case.
  var total: Int?

  static let none = KioskLimits()
}

/// A notice shown before a limit is reached.
struct KioskNotice: Hashable, Sendable {
  let limit: KioskLimit
  /// The seconds on the screen.
  let seconds: Int
}

/// The notice before a limit: in its last half minute, or the last quarter of a short limit.
struct Countdown: Hashable, Sendable {
  /// The shown numbers of seconds, from the first.
  let marks: [Int]

  /// - Parameter length: in seconds.
  init(length: Int) {
    let first = max(1, min(30, length / 4))
    // Far from the end, updates are rare so that they do not distract.
    marks = [first] + ([25, 20, 15] + (1...10).reversed()).filter { $0 < first }
  }

  /// The seconds to show; nil while there is enough time.
  func notice(left milliseconds: Int) -> Int? {
    marks.last { milliseconds <= $0 * 1_000 }
  }

  /// Milliseconds until the notice changes or the limit is reached; 0 once it is.
  func untilChange(left milliseconds: Int) -> Int {
    let next = marks.first { $0 * 1_000 < milliseconds } ?? 0
    return max(0, milliseconds - next * 1_000)
  }
}
