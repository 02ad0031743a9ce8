import GSDesign
import GalleryKit

/// The model of a program together with the notice of a kiosk.
struct KioskModel<Shown: Hashable>: Hashable {
  var shown: Shown
  /// nil as long as there is time.
  var notice: KioskNotice?
  /// The screen in cells.
  var columns = 80
  var rows = 24
  var appearance: Appearance

  init(_ shown: Shown, appearance: Appearance) {
    self.shown = shown
    self.appearance = appearance
  }
}

/// Another program, with a line over it when the visit is about to end by itself.
struct KioskProgram<Shown: Program>: Program where Shown.Model: Hashable {
  let shown: Shown
  let language: Language
  /// Of the terminal, as far as it is known at the start.
  let appearance: Appearance
  /// The columns a text takes.
  let width: @Sendable (String) -> Int

  var initialModel: KioskModel<Shown.Model> {
    KioskModel(shown.initialModel, appearance: appearance)
  }

  func receive(_ model: inout KioskModel<Shown.Model>, _ event: Event) -> [Shown.Effect] {
    switch event {
    case .resized(let columns, let rows):
      model.columns = columns
      model.rows = rows
    case .appearance(let appearance): model.appearance = appearance
    case .key(let press) where model.notice?.limit == .idle:
      // It says that someone is there, and nothing else: but to leave is to leave.
      model.notice = nil
      guard press == .control("c") else { return [] }
    case .paste where model.notice?.limit == .idle:
      model.notice = nil
      return []
    case .pointer where model.notice?.limit == .idle: model.notice = nil
    case .key, .paste, .pointer, .colorDepth, .roundTrip, .windowFocus, .timer: break
    }
    return shown.receive(&model.shown, event)
  }

  func settle(_ model: inout KioskModel<Shown.Model>) -> [Shown.Effect] {
    shown.settle(&model.shown)
  }

  func view(_ model: KioskModel<Shown.Model>) -> Element {
    let base = shown.view(model.shown)
    guard let notice = model.notice else { return base }
    let chrome = Chrome(language, columns: model.columns, rows: model.rows, width: width)
    let whole = Phrase.notice(notice)[language]
    let text =
      width(whole) + 2 <= model.columns ? whole : Phrase.shortNotice(notice)[language]
    let line = chrome.bar(
      .raised, model.appearance, [.spacer, chrome.words(.title3, text)])
    return .layered(base, overlay: line, alignment: .topLeading)
  }
}

/// The time of a visit. It runs by itself, but nothing has to be done before something is to be said.
struct KioskClock: Hashable, Sendable {
  typealias Instant = ContinuousClock.Instant

  let limits: KioskLimits
  private let start: Instant
  /// When the visitor did something last.
  private var touched: Instant

  init(_ limits: KioskLimits, now: Instant) {
    self.limits = limits
    start = now
    touched = now
  }

  /// The visitor is there.
  mutating func touch(now: Instant) { touched = now }

  /// The limit that was reached.
  func reached(now: Instant) -> KioskLimit? {
    parts(now).first { $0.left <= 0 }?.limit
  }

  /// The current notice: that of the limit that is nearer.
  func notice(now: Instant) -> KioskNotice? {
    let said = parts(now).compactMap { part in
      part.countdown.notice(left: part.left).map { seconds in
        (left: part.left, notice: KioskNotice(limit: part.limit, seconds: seconds))
      }
    }
    return said.min { $0.left < $1.left }?.notice
  }

  /// Milliseconds until something else is to be said or a limit is reached; nil where there is none.
  func timeLeft(now: Instant) -> Int? {
    parts(now).map { $0.countdown.untilChange(left: $0.left) }.min()
  }

  private struct Part {
    let limit: KioskLimit
    let countdown: Countdown
    /// Milliseconds, rounded up.
    let left: Int
  }

  private func parts(_ now: Instant) -> [Part] {
    func part(_ limit: KioskLimit, _ seconds: Int?, since: Instant) -> Part? {
      seconds.map { seconds in
        Part(
          limit: limit, countdown: Countdown(length: seconds),
          left: (since + .seconds(seconds) - now).millisecondsRoundedUp)
      }
    }
    return [
      part(.total, limits.total, since: start), part(.idle, limits.idle, since: touched),
    ].compactMap { $0 }
  }
}

/// When a visit ends by itself, in seconds; nil is never.
struct KioskLimits: Hashable, Sendable {
  /// Without a key.
  var idle: Int?
  /// In any case.
  var total: Int?

  static let none = KioskLimits()
}

/// A notice shown before a limit is reached.
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
