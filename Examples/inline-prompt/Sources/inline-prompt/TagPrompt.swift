import GSDesign

/// A question with tags for answers: arrows move, Enter and Space choose, Esc gives up.
struct TagPrompt: Program {
  struct Model: Equatable {
    var tags: TagGroupState
    var answer: String?
  }

  let question: String
  let answers: [String]

  var initialModel: Model {
    Model(tags: TagGroupState(count: answers.count, selection: .single, isFocused: true))
  }

  func receive(_ model: inout Model, _ event: Event) -> [ScreenEffect] {
    if event == .key(KeyPress(.escape)) { return [.quit] }
    guard case .selected(let index) = model.tags.receive(event, as: "answers") else { return [] }
    model.answer = answers[index]
    return [.quit]
  }

  func view(_ model: Model) -> Element {
    let tags = answers.map { GSTag.filled($0) }
    return .column(
      spacing: .none, alignment: .leading,
      [
        GSText(.title3, question).element,
        GSTagGroup(tags, state: model.tags, id: "answers").element,
      ])
  }
}
