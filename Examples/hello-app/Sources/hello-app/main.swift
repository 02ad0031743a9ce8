import GSDesign
import TermSession

/// Tags to choose from: arrows move, Space, Enter and the pointer choose, q leaves.
struct TagPicker: Program {
  struct Model: Equatable {
    var tags = TagGroupState(count: 3, isFocused: true)
  }

  let titles = ["Swift", "Terminal", "Korean"]
  let initialModel = Model()

  func receive(_ model: inout Model, _ event: Event) -> [ScreenEffect] {
    let intent: Intent? =
      switch event {
      case .key(let press): KeyMap.control.intent(for: press)
      case .pointer(let phase, let target): .pointer(phase, over: target, for: "tags")
      case .paste, .resized, .appearance, .colorDepth, .roundTrip, .windowFocus, .timer: nil
      }
    if let intent { model.tags.handle(intent) }
    return event == .key(KeyPress("q")) ? [.quit] : []
  }

  func view(_ model: Model) -> Element {
    let tags = titles.map { GSTag.filled($0, configuration: .height25) }
    return .centered(
      .column(
        spacing: .large, alignment: .center,
        [
          GSText(.title3, "\(model.tags.selected.count) of \(titles.count) chosen").element,
          GSTagGroup(tags, state: model.tags, id: "tags").element,
        ]))
  }
}

let isCurses = CommandLine.arguments.contains("--ncurses")
try TerminalApp.run(
  TagPicker(), TerminalApp.Options().and { $0.presenter = isCurses ? .ncurses : .ansi })
