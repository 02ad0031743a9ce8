import GSDesign
import GalleryKit
import TermRender

extension ReviewProgram {
  /// Goes to a place; behind the last is the summary.
  func show(_ position: Int, _ model: inout ReviewModel) {
    model.position = min(max(0, position), model.shown.count)
    model.member = 0
    startLooking(&model)
  }

  private func startLooking(_ model: inout ReviewModel) {
    model.hunk = 0
    model.scroll = 0
    model.isZoomed = false
  }

  func showMember(_ step: Int, _ model: inout ReviewModel) {
    guard let count = model.entry?.parts.count, count > 0 else { return }
    model.member = (0..<count).wrapping(model.member + step)
    model.hunk = 0
    model.scroll = 0
  }

  func showHunk(_ step: Int, _ model: inout ReviewModel) {
    let hunks = hunks(model)
    guard !hunks.isEmpty else { return }
    model.hunk = (model.hunk + step + hunks.count) % hunks.count
    if model.isZoomed {
      model.scroll = 0
    } else if let plan = pictureWindow(model), !plan.contains(hunks[model.hunk].row) {
      scroll(hunks[model.hunk].row - plan.lowerBound, &model)
    }
  }

  /// Goes to the next entry with an undecided state; behind the last one, to the summary.
  func showNextUndecided(_ model: inout ReviewModel) {
    let next = model.shown.indices.dropFirst(model.position + 1).first { place in
      model.verdicts(of: model.shown[place]).contains(nil)
    }
    show(next ?? model.shown.count, &model)
  }

  func scroll(_ step: Int, _ model: inout ReviewModel) {
    if model.showsHelp {
      model.helpScroll = min(max(0, model.helpScroll + step), max(0, helpLines(model).count - 1))
    } else {
      model.scroll = min(max(0, model.scroll + step), mostScroll(model))
    }
  }

  /// What follows from another size: nothing is scrolled farther than it reaches.
  func holdScroll(_ model: inout ReviewModel) {
    model.scroll = min(model.scroll, mostScroll(model))
  }
}
