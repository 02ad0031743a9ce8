import GSDesign
import GalleryKit
import StateSpace

/// Orders to the gallery by name, which do the same as keys and the pointer.
enum GalleryOrder {
  /// A command of the table.
  case command(Command)
  /// The requests that a pane would make.
  case requests([PaneRequest])
  /// A knob set to a value, by its axis.
  case knob(Int, AxisValue)
  /// A switch flipped, by its axis.
  case flip(Int)
  /// A member of the component pressed and released, with nothing of the pointer left behind.
  case press(Int)
  /// Text given to the component that has the keys.
  case type(String)
}

extension GalleryProgram {
  /// Carries out an order. A command that is not available now is ignored.
  func obey(_ order: GalleryOrder, _ model: inout GalleryModel) -> [GalleryEffect] {
    guard !catalogue.specimens.isEmpty else { return [] }
    return recording(isAnswered: true, setsStates: true, &model) { model in
      model.toast = nil
      model.event = nil
      if case .type = order {} else { model.history.close() }
      switch order {
      case .command(let command):
        return isAvailable(command, model) ? perform(command, &model) : []
      case .requests(let requests): return apply(requests, &model)
      case .knob(let axis, let value):
        return apply(model.knobs.set(axis, to: value, in: workbench(model)), &model)
      case .flip(let axis): return apply(model.knobs.flip(axis, in: workbench(model)), &model)
      case .press(let member):
        if !model.place.isMatrix { model.canvas.beginPointing() }
        let effects = apply(
          [.send(.pressDown(member)), .send(.pressUp(member)), .send(.hover(nil))], &model)
        endPointer(&model)
        return effects
      case .type(let text): return apply([.send(.insert(text))], &model)
      }
    }
  }
}
