import ColorScience
import GSDesign

/// A control for every axis, and the environment with the keys that change it.
extension GalleryView {
  var knobs: Element { knobPane(columns: ScreenPlan.knobColumns, rows: plan.bodyRows) }

  func knobPane(columns: Int, rows: Int) -> Element {
    let isWide = plan.arrangement == .wide
    var lines: [Element] = [heading(.knobs, columns: columns)]
    if isWide { lines.insert(Chrome.blank, at: 0) }
    let controls = knobLines(columns)
    if isWide {
      lines.append(Chrome.blank)
      lines += controls
      lines += [Chrome.blank, Chrome.blank, heading(.environment, columns: columns), Chrome.blank]
      lines += environmentLines(columns)
      return Chrome.pane(.surface, columns: columns, rows: rows, .column(lines))
    }
    let scrolled = Element.sized(
      width: .exactly(columns), height: .exactly(max(1, rows - 1)),
      .viewport(target: GalleryPart.knob(model.knob).id, .column(controls)))
    return Chrome.pane(.surface, columns: columns, rows: rows, .column(lines + [scrolled]))
  }

  private func heading(_ word: Word, columns: Int) -> Element {
    Chrome.line(columns: columns, [Chrome.gap(2), Chrome.text(say(word), .textSecondary, .bold)])
  }

  var knobLines: [Element] { knobLines(plan.columns) }

  private var nameColumns: Int {
    max(12, (specimen.axes.map { width($0.name) }.max() ?? 0) + 2)
  }

  private func knobLines(_ columns: Int) -> [Element] {
    if specimen.axes.isEmpty {
      return [.row([Chrome.gap(2), Chrome.text(say(.noKnobs), .textTertiary)])]
    }
    var lines: [Element] = []
    var tier = specimen.axes.first?.tier
    for (index, axis) in specimen.axes.enumerated() {
      if axis.tier != tier, plan.arrangement == .wide { lines.append(Chrome.blank) }
      tier = axis.tier
      lines.append(knobLine(index, axis, columns))
    }
    return lines
  }

  private func knobLine(_ index: Int, _ axis: AxisInfo, _ columns: Int) -> Element {
    let isHere = index == model.knob && (context == .knobs || context == .textKnob)
    let isChanged = model.state[index] != axis.standard
    let name = Chrome.text(
      axis.name, isHere || isChanged ? .text : .textSecondary, isHere ? .underline : [])
    let line = Chrome.line(
      columns: columns,
      [
        Chrome.accentBar(isHere), Chrome.text(isChanged ? "•" : " ", .accentText),
        .sized(width: .exactly(nameColumns), height: .exactly(1), name),
        control(index, axis, isHere: isHere, columns: columns - nameColumns - 4),
      ])
    return .interactive(
      GalleryPart.knob(index).id, isHere ? .backdrop(.selectionFill, line) : line)
  }

  private func control(_ index: Int, _ axis: AxisInfo, isHere: Bool, columns: Int) -> Element {
    let value = model.state[index]
    switch axis.kind {
    case .toggle:
      let isOn = value == .flag(true)
      return .row([
        Chrome.text(isOn ? "●" : "○", isOn ? .accentText : .textTertiary), Chrome.gap(1),
        Chrome.text(say(isOn ? .on : .off), isOn ? .text : .textSecondary),
      ])
    case .choice(let names):
      let widest = names.map { width($0) }.max() ?? 0
      return .row([
        .interactive(
          GalleryPart.knobBack(index).id, Chrome.text("‹ ", .accentText, isHere ? .bold : [])),
        .sized(
          width: .exactly(widest), height: .exactly(1), Chrome.text(axis.spelling(of: value))),
        .interactive(
          GalleryPart.knobForward(index).id, Chrome.text(" ›", .accentText, isHere ? .bold : [])),
      ])
    case .text:
      let sample = model.state.sample(of: index, model.environment.language)
      return field(value, sample: sample, isHere: isHere, columns: columns)
    }
  }

  private func field(
    _ value: AxisValue, sample: String, isHere: Bool, columns: Int
  ) -> Element {
    let text: String? = if case .text(let text) = value { text } else { nil }
    let content =
      if let text {
        Span(text, role: .onField)
      } else {
        Span(sample.isEmpty ? " " : sample, role: .placeholder)
      }
    return .backdrop(
      .fieldFill,
      .sized(
        width: .exactly(max(4, columns)), height: .exactly(1),
        .words([content], caret: isHere ? (text == nil ? 0 : model.caret) : nil)))
  }

  /// What the component is seen under: each setting, its value and its key.
  private func environmentLines(_ columns: Int) -> [Element] {
    let environment = model.environment
    let themes = program.catalogue.themes
    let theme = themes.indices.contains(environment.theme) ? themes[environment.theme].name : ""
    let appearance: String =
      switch environment.appearance {
      case .light: say(.light)
      case .dark: say(.dark)
      case nil: say(.automatic)
      }
    return [
      (Word.theme, theme, Command.nextTheme),
      (.appearanceName, appearance, .appearance),
      (.colors, environment.depth?.rawValue ?? say(.automatic), .depth),
      (.contrast, environment.contrast.rawValue, .contrast),
      (
        .vision, environment.vision == .none ? say(.none) : environment.vision.rawValue, .nextVision
      ),
      (.density, environment.density.rawValue, .density),
      (.size, environment.size?.description ?? say(.anySize), .size),
      (.labelLanguage, environment.language.rawValue, .labelLanguage),
    ].map { environmentLine($0, $1, $2, columns) }
  }

  private func environmentLine(
    _ word: Word, _ value: String, _ command: Command, _ columns: Int
  ) -> Element {
    let entries = CommandTable.entries(in: context)
    let index = entries.firstIndex { $0.command == command }
    let key = index.flatMap { entries[$0].keys.first }.map { program.keyName($0) } ?? ""
    let line = Chrome.line(
      columns: columns,
      [
        Chrome.gap(2),
        .sized(
          width: .exactly(max(nameColumns, 20)), height: .exactly(1),
          Chrome.text(say(word), .textSecondary)), Chrome.text(value),
      ], [Chrome.text(key, .text, .bold), Chrome.gap(2)])
    guard let index else { return line }
    return .interactive(GalleryPart.command(index).id, line)
  }
}
