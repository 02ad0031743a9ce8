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
    guard case .key(let press) = event, let intent = KeyMap.control.intent(for: press) else {
      return []
    }
    if intent == .cancel { return [.quit] }
    guard case .selected(let index) = model.tags.handle(intent) else { return [] }
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
