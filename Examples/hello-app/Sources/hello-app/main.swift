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
    model.tags.receive(event, as: "tags")
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
