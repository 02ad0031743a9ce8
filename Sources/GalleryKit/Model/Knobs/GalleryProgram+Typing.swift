import GSDesign

extension GalleryProgram {
  /// The text of the focused knob as it is seen: the sample while nothing has been typed.
  func knobText(_ model: GalleryModel) -> String {
    guard model.knob < specimen(model).axes.count, case .text(let text) = model.state[model.knob]
    else { return "" }
    return text ?? ""
  }

  /// Types at the caret of the focused field.
  func insert(_ text: String, _ model: inout GalleryModel) {
    // Line breaks of a paste become spaces: a title is one line.
    let line = String(text.map { $0.isLineEnd ? " " : $0 })
    if let query = model.palette?.query {
      model.palette?.ask(String((query + line).prefix(200)), searchIndex)
      return
    }
    if model.mode == .search {
      model.search.ask(String((model.search.query + line).prefix(200)), searchIndex)
      return
    }
    var characters = Array(knobText(model))
    let caret = min(model.caret, characters.count)
    let countBefore = characters.count
    characters.insert(contentsOf: line, at: caret)
    let result = String(String(characters).prefix(1000))
    set(model.knob, to: .text(result), cause: .typing(model.knob), &model)
    // Counted after joining: a combining mark that was typed makes no cluster of its own.
    model.caret = min(result.count, caret + max(0, result.count - countBefore))
  }

  func erase(forward isForward: Bool, _ model: inout GalleryModel) {
    if let query = model.palette?.query {
      model.palette?.ask(String(query.dropLast()), searchIndex)
      return
    }
    if model.mode == .search {
      model.search.ask(String(model.search.query.dropLast()), searchIndex)
      return
    }
    guard context(model) == .textKnob else { return eraseDigit(&model) }
    var characters = Array(knobText(model))
    let index = isForward ? model.caret : model.caret - 1
    guard characters.indices.contains(index) else { return }
    characters.remove(at: index)
    set(model.knob, to: .text(String(characters)), cause: .typing(model.knob), &model)
    if !isForward { model.caret -= 1 }
  }
}
