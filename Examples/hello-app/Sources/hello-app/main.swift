import GSDesign
import TermSession

/// Tags to choose from: arrows move, Space, Enter and the pointer choose, s saves beside the program, q leaves.
struct TagPicker: ListeningProgram {
  enum Message: Sendable {
    case saved(Int, of: Int)
  }

  struct Model: Equatable {
    var tags = TagGroupState(count: 3, isFocused: true)
    var news = "s saves"
  }

  let titles = ["Swift", "Terminal", "Korean"]
  let initialModel = Model()

  func receive(_ model: inout Model, _ event: Event) -> [TaskEffect<Message>] {
    model.tags.receive(event, as: "tags")
    if event == .key(KeyPress("q")) { return [.screen(.quit)] }
    guard event == .key(KeyPress("s")) else { return [] }
    return [.start(ProgramTask("save", save))]
  }

  func receive(_ model: inout Model, message: Message) -> [TaskEffect<Message>] {
    switch message {
    case .saved(let part, let whole):
      model.news = part < whole ? "Saving \(part) of \(whole)" : "Saved."
    }
    return []
  }

  /// Takes a second, and reports how far it is; keys are answered meanwhile.
  @Sendable private func save(_ report: ProgramTask<Message>.Report) async -> Message? {
    for part in 1..<10 {
      await report(.saved(part, of: 10))
      guard (try? await Task.sleep(for: .milliseconds(100))) != nil else { return nil }
    }
    return .saved(10, of: 10)
  }

  func view(_ model: Model) -> Element {
    let tags = titles.map { GSTag.filled($0, configuration: .height25) }
    return .centered(
      .column(
        spacing: .large, alignment: .center,
        [
          GSText(.title3, "\(model.tags.selected.count) of \(titles.count) chosen").element,
          GSTagGroup(tags, state: model.tags, id: "tags").element,
          GSText(.body2, model.news).element,
        ]))
  }
}

let isCurses = CommandLine.arguments.contains("--ncurses")
try await TerminalApp.run(
  TagPicker(), TerminalApp.Options().and { $0.presenter = isCurses ? .ncurses : .ansi })
