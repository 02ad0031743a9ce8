import GSDesign
import GalleryKit
import Workbench

/// The model of a program together with the notice of a kiosk.
struct KioskModel<Shown: Hashable>: Hashable {
  var shown: Shown
  /// nil while there is enough time.
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
  /// The appearance of the terminal, if known at the start.
  let appearance: Appearance
  /// The width of a text in columns.
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
      // A key only shows that the visitor is still there; keys that leave still leave.
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
