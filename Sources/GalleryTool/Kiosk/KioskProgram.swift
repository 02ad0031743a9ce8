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
