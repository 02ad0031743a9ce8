import ColorScience
import GSDesign

/// The header above the panes and the lines below them.
extension GalleryView {
  var header: Element {
    let name = [Chrome.gap(1), Chrome.text("gs-gallery", .text, .bold), Chrome.gap(3)]
    let environment = environmentSummary
    let used = 1 + 10 + 3 + width(environment) + 3
    let link = program.link(model)
    let room = plan.columns - used - 1
    var trailing: [Element] = []
    if room >= 16 {
      trailing = [
        .sized(
          width: .exactly(min(room, width(link))), height: .exactly(1),
          Chrome.text(link, .textTertiary)), Chrome.gap(1),
      ]
    }
    if plan.arrangement == .single {
      return Chrome.pane(
        .raised, columns: plan.columns, rows: 1,
        Chrome.line(
          columns: plan.columns,
          [
            Chrome.gap(1), Chrome.text(specimen.id, .text, .bold), Chrome.gap(2),
            Chrome.text(environment, .textSecondary),
          ]))
    }
    return Chrome.pane(
      .raised, columns: plan.columns, rows: 1,
      Chrome.line(
        columns: plan.columns, name + [Chrome.text(environment, .textSecondary)], trailing))
  }

  /// Theme, appearance and depth in effect, and what else is not as usual.
  var environmentSummary: String {
    let environment = model.environment
    var parts: [String] = []
    if program.catalogue.themes.indices.contains(environment.theme) {
      parts.append(program.catalogue.themes[environment.theme].name)
    }
    let appearance = environment.appearance ?? model.terminal.appearance
    parts.append(say(appearance == .light ? .light : .dark))
    parts.append((environment.depth ?? model.terminal.depth).rawValue)
    if environment.contrast != .normal {
      parts.append(say(.contrast) + " " + environment.contrast.rawValue)
    }
    if environment.vision != .none { parts.append(environment.vision.rawValue) }
    if environment.density != .faithful { parts.append(environment.density.rawValue) }
    if let size = environment.size { parts.append(size.description) }
    return parts.joined(separator: " · ")
  }

  /// How many states there are, and what happened last.
  var eventLine: Element {
    var trailing: [Element] = []
    if let toast = model.toast {
      trailing = [toastText(toast)]
    } else if let event = model.event {
      let detail = event.detail.isEmpty ? "" : "  " + event.detail
      trailing = [Chrome.text("● " + say(event.word), .accentText, .bold), Chrome.text(detail)]
    } else if context == .canvas, !specimen.isInteractive {
      trailing = [Chrome.text(say(.looksOnly), .textSecondary)]
    }
    return Chrome.pane(
      .surface, columns: plan.columns, rows: 1,
      Chrome.line(
        columns: plan.columns,
        [
          Chrome.gap(2), Chrome.text(program.countText(model.specimen), .textSecondary),
          Chrome.gap(3), Chrome.text(specimen.summary[words], .textSecondary), Chrome.gap(2),
        ], trailing + [Chrome.gap(2)]))
  }

  private func toastText(_ toast: Toast) -> Element {
    switch toast {
    case .copied: Chrome.text("✓ " + say(.copied), .accentText, .bold)
    case .says(let word): Chrome.text("✓ " + say(word), .accentText, .bold)
    case .impossible(let reason):
      Chrome.text("! " + say(.impossible) + " " + reason[words], .destructive, .bold)
    }
  }

  /// The Swift that makes exactly this state.
  var codeLine: Element {
    let code = program.focusedState(model).code(model.environment.language)
    let hint = ["y", say(.copyLink)]
    let hintWidth = width(hint[0]) + 2 + width(hint[1]) + 2
    let room = max(1, plan.columns - hintWidth - 4)
    return Chrome.pane(
      .raised, columns: plan.columns, rows: 1,
      Chrome.line(
        columns: plan.columns,
        [
          Chrome.gap(2),
          .sized(width: .atMost(room), height: .exactly(1), Chrome.text(code, .text)),
        ],
        [
          Chrome.text(hint[0], .text, .bold), Chrome.gap(2),
          Chrome.text(hint[1], .textSecondary), Chrome.gap(2),
        ]))
  }

  var context: KeyContext { program.context(model) }

  /// The keys that work now, as many as fit; help and quit always.
  var statusLine: Element {
    let all = program.statusItems(model)
    let mode = modeName
    var used = 2 + (mode.isEmpty ? 0 : width(mode) + 4)
    let kept = all.filter { $0.isLast }
    used += kept.reduce(0) { $0 + itemWidth($1) }
    var shown: [StatusItem] = []
    for item in all where !item.isLast {
      guard used + itemWidth(item) <= plan.columns else { continue }
      used += itemWidth(item)
      shown.append(item)
    }
    var parts: [Element] = mode.isEmpty ? [Chrome.gap(1)] : [modeChip(mode), Chrome.gap(1)]
    for item in shown + kept {
      let label = Element.row([
        Chrome.gap(1), Chrome.text(item.keys, .text, .bold), Chrome.gap(1),
        Chrome.text(item.what, .textSecondary), Chrome.gap(2),
      ])
      parts.append(.interactive(GalleryPart.command(item.index).id, label))
    }
    return Chrome.pane(
      .surface, columns: plan.columns, rows: 1, Chrome.line(columns: plan.columns, parts))
  }

  private func itemWidth(_ item: StatusItem) -> Int { width(item.keys) + width(item.what) + 4 }

  private var modeName: String {
    if model.showsHelp { return say(.help) }
    switch model.mode {
    case .browse: return ""
    case .interact: return say(.interact)
    case .search: return say(.search)
    case .matrix: return say(.matrix)
    }
  }

  private func modeChip(_ name: String) -> Element {
    .backdrop(
      .accent,
      .row([Chrome.gap(1), Chrome.text(name, .onAccent, .bold), Chrome.gap(1)]))
  }
}
