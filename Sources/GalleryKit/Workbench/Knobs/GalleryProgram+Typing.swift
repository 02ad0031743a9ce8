import GSDesign

extension GalleryProgram {
  /// The text of the focused knob as it is seen: the sample while nothing has been typed.
  func knobText(_ model: GalleryModel) -> String {
    guard model.knob < specimen(model).axes.count, case .text(let text) = model.state[model.knob]
    else { return "" }
    return text ?? ""
  }

  /// Types at the caret of the focused field.
  func insert(_ text: String, _ model: inout GalleryModel) { edit(.insert(text), &model) }

  func erase(forward isForward: Bool, _ model: inout GalleryModel) {
    if model.palette == nil, model.mode != .search, context(model) != .textKnob {
      return eraseDigit(&model)
    }
    edit(isForward ? .deleteForward : .deleteBackward, &model)
  }

  private func edit(_ intent: Intent, _ model: inout GalleryModel) {
    if model.palette != nil {
      model.palette?.edit(intent)
    } else if model.mode == .search {
      model.search.edit(intent)
    } else {
      var field = TextFieldState(knobText(model), caret: model.caret)
      guard case .edited(let text) = field.handle(intent) else { return }
      set(model.knob, to: .text(text), cause: .typing(model.knob), &model)
      model.caret = field.caret
    }
  }
}
