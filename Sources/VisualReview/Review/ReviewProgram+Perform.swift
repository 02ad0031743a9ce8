import ColorScience
import GSDesign
import GalleryKit

extension ReviewProgram {
  /// Does what a command says.
  func perform(_ command: ReviewCommand, _ model: inout ReviewModel) -> [ReviewEffect] {
    switch command {
    case .act(let action): return perform(action, &model)
    case .setting(let turn): self.turn(turn, &model)
    }
    return []
  }

  private func perform(_ action: ReviewAction, _ model: inout ReviewModel) -> [ReviewEffect] {
    switch action {
    case .accept: decide(.accepted, &model)
    case .reject: decide(.rejected, &model)
    case .skip: decide(.skipped, &model)
    case .acceptAll: ask(.accepted, &model)
    case .rejectAll: ask(.rejected, &model)
    case .skipAll: ask(.skipped, &model)
    case .yes: answer(&model)
    case .no: model.question = nil
    case .undo: takeBack(&model)
    case .redo: doAgain(&model)
    case .previous: show(model.position - 1, &model)
    case .next: show(model.position + 1, &model)
    case .nextUndecided: showNextUndecided(&model)
    case .first: show(0, &model)
    case .last: show(model.shown.count, &model)
    case .previousMember: showMember(-1, &model)
    case .nextMember: showMember(1, &model)
    case .scrollUp: scroll(-1, &model)
    case .scrollDown: scroll(1, &model)
    case .pageUp: scroll(-max(1, model.rows - 8), &model)
    case .pageDown: scroll(max(1, model.rows - 8), &model)
    case .nextHunk: showHunk(1, &model)
    case .previousHunk: showHunk(-1, &model)
    case .nextView:
      model.view = model.view.next()
      model.scroll = 0
    case .flip:
      // The first press shows what was, in the place of what is.
      model.showsNew = model.view == .blink && !model.showsNew
      model.view = .blink
    case .old, .new:
      model.view = .blink
      model.showsNew = action == .new
    case .both: model.view = .sideBySide
    case .zoom:
      model.isZoomed.toggle()
      model.scroll = 0
    case .group: regroup(&model)
    case .filter:
      model.formerFilter = model.filter
      model.field = TextFieldState(model.filter, isFocused: true)
    case .erase:
      if model.palette != nil {
        model.palette?.edit(.deleteBackward)
      } else {
        model.field?.handle(.deleteBackward)
      }
    case .palette: model.palette = model.palette == nil ? palette(model) : nil
    case .chooseUp: model.palette?.move(by: -1)
    case .chooseDown: model.palette?.move(by: 1)
    case .run: return runChoice(&model)
    case .done: model.field = nil
    case .cancel: cancel(&model)
    case .open: return open(&model)
    case .copyLink: return copyLink(&model)
    case .help:
      model.showsHelp.toggle()
      model.helpScroll = 0
    case .redraw: return [.screen(.redraw)]
    case .suspend: return [.screen(.suspend)]
    case .quit:
      guard !model.showsHelp else {
        model.showsHelp = false
        return []
      }
      return [.screen(.quit)]
    case .interrupt: return [.screen(.interrupt)]
    }
    return []
  }

  /// Escape leaves what one is in, and at last goes one back; it decides nothing.
  private func cancel(_ model: inout ReviewModel) {
    if model.showsHelp {
      model.showsHelp = false
    } else if model.palette != nil {
      model.palette = nil
    } else if model.field != nil {
      model.field = nil
      model.filter = model.formerFilter
      refresh(&model)
    } else if model.isZoomed {
      model.isZoomed = false
      model.scroll = 0
    } else if !model.filter.isEmpty {
      model.filter = ""
      refresh(&model)
    } else {
      show(model.position - 1, &model)
    }
  }

  private func copyLink(_ model: inout ReviewModel) -> [ReviewEffect] {
    guard let link = model.difference?.link.text else { return [] }
    model.lastCopied = link
    model.toast = .copied(link)
    return [.screen(.copy(link))]
  }

  /// The state is opened by the first of the links; one that is gone cannot be.
  private func open(_ model: inout ReviewModel) -> [ReviewEffect] {
    guard let difference = model.difference else { return [] }
    guard let parsed = try? Link.parse(difference.link.text, in: catalogue), parsed.warnings.isEmpty
    else {
      model.toast = .fails(.reviewIsGone)
      return []
    }
    return [.open(difference.link)]
  }

  /// Pictures can be seen in other colours, since their cells know which token painted them.
  private func turn(_ turn: SettingTurn, _ model: inout ReviewModel) {
    guard turn.setting.effect == .colors else {
      model.toast = .tells(.reviewNoLayout)
      return
    }
    model.look.turn(turn.setting, by: turn.step, among: values(of: turn.setting, model))
  }

  /// The picture as it was drawn, and every value; a depth that the terminal has and a vision that filters nothing are as
  /// it was drawn too.
  private func values(of setting: Setting, _ model: ReviewModel) -> [String?] {
    if setting == .depth { return setting.turns(in: catalogue, model.terminal) }
    let values = setting.values(in: catalogue).filter {
      setting != .vision || $0 != setting.standardText
    }
    return [nil] + values
  }
}
