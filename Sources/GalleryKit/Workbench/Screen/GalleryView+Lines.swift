import ColorScience
import GSDesign

/// The header above the panes and the lines below them.
extension GalleryView {
  var header: Element {
    let isSingle = plan.arrangement == .single
    let environment = isSingle ? rebuiltNotice ?? environmentSummary : environmentSummary
    let name = isSingle ? specimen.id : ProgramName.current
    let gap = isSingle ? 2 : 3
    let link = program.link(model)
    let room = plan.columns - 1 - width(name) - gap - width(environment) - 4
    var trailing: [Element] = []
    if !isSingle, let notice = rebuiltNotice {
      trailing = [words(.title3, notice), .gap(1)]
    } else if !isSingle, room >= 16 {
      trailing = [
        .sized(
          width: .exactly(min(room, width(link))), height: .exactly(1), words(.caption1, link)),
        .gap(1),
      ]
    }
    return pane(
      .raised, columns: plan.columns, rows: 1,
      line(
        columns: plan.columns,
        [.gap(1), words(.title3, name), .gap(gap), words(.body2, environment)], trailing))
  }

  /// That the program was built anew, where the key that starts it works; nil otherwise.
  private var rebuiltNotice: String? {
    let isTaken = CommandTable.entries(in: context).contains {
      $0.command == .rebuild(.startAnew)
    }
    guard model.rebuild == .offered, isTaken else { return nil }
    let whole = say(.rebuilt)
    let used = width(environmentSummary) + width(specimen.id) + 8
    return width(whole) + used <= plan.columns ? whole : say(.rebuiltBriefly)
  }

  /// Theme, appearance and depth in effect, and what else is not as usual.
  var environmentSummary: String {
    let settled = model.environment.settled(model.terminal)
    let always: [Setting] = [.theme, .appearance, .depth]
    return Setting.listed.compactMap { setting in
      // Labels tell their language themselves.
      guard !setting.isOfTerminal, setting != .language, let value = settled.said(setting),
        always.contains(setting) || setting.isChosen(in: settled)
      else { return nil }
      let word = say(setting.word(value))
      return setting.isNamed ? say(setting.phrase ?? Phrase("")) + " " + word : word
    }.joined(separator: " · ")
  }

  /// How many states there are, and what happened last.
  var eventLine: Element {
    var trailing: [Element] = []
    if let event = model.event {
      trailing = [words(.title3, "● " + say(event.word)), .gap(2), words(.body1, event.detail)]
      if event.detail.isEmpty { trailing.removeLast(2) }
    } else if context == .canvas, !specimen.isInteractive {
      trailing = [words(.body2, say(.looksOnly))]
    } else {
      let met = say(program.coverageText(model))
      let used =
        width(program.countText(model.specimen, model)) + width(specimen.summary[language])
      // Where it would crowd the summary, the page has it.
      if used + width(met) + 16 <= plan.columns { trailing = [words(.body2, met)] }
    }
    return pane(
      .surface, columns: plan.columns, rows: 1,
      line(
        columns: plan.columns,
        [
          .gap(2), words(.body2, program.countText(model.specimen, model)), .gap(3),
          words(.body2, specimen.summary[language]), .gap(2),
        ], trailing + [.gap(2)]))
  }

  /// The Swift that makes exactly this state, and the key that takes its link along.
  var codeLine: Element {
    let code = program.focusedState(model).code(model.environment.labelLanguage)
    let key = program.options.copiesLinks ? Phrase.copyLink : Phrase.showLink
    let keys = GSKeyLine(
      model.company.isFollowing ? [] : [GSKeyLine.Hint("y", say(key))], subject: code)
    return GSPanel(level: .raised) { keys }.filling(columns: plan.columns, rows: 1).element
  }

  var context: KeyContext { program.context(model) }

  /// The keys that work now, as many as fit; help and quit always.
  var statusLine: Element {
    switch model.company {
    case .following: chrome.statusLine(program.followItems(), mode: say(.following))
    case .none, .presenting:
      chrome.statusLine(program.statusItems(model), mode: modeName, note: companyNote)
    }
  }

  /// How many follow, quietly; where nobody does yet, how it is done.
  private var companyNote: String {
    guard case .presenting(let path, let count) = model.company else { return "" }
    return count > 0 ? say(.followers(count)) : "\(ProgramName.current) follow " + path
  }

  private var modeName: String {
    if model.showsHelp { return say(.help) }
    if model.palette != nil { return say(.palette) }
    if model.page != nil { return say(.page) }
    switch model.mode {
    case .browse: return ""
    case .interact: return say(.interact)
    case .search: return say(.search)
    case .matrix: return say(model.matrix.isInteracting ? .interact : .matrix)
    }
  }
}
