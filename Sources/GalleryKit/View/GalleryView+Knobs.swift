import ColorScience
import GSDesign

/// A control for every axis, and the environment with the keys that change it.
extension GalleryView {
  var knobs: Element { knobPane(columns: ScreenPlan.knobColumns, rows: plan.bodyRows) }

  func knobPane(columns: Int, rows: Int) -> Element {
    let controls = GSPanel(
      say(.knobs), isFlush: true, isDense: plan.arrangement != .wide
    ) {
      scrolledKnobs(columns: columns, rows: rows)
    }
    guard plan.arrangement == .wide else {
      return pane(.surface, columns: columns, rows: rows, controls.element)
    }
    let environment = GSPanel(say(.environment), isFlush: true) { environmentList }
    return pane(
      .surface, columns: columns, rows: rows,
      .column([.blank, controls.element, .blank, .blank, environment.element] + reading(rows)))
  }

  private func scrolledKnobs(columns: Int, rows: Int) -> Element {
    guard !specimen.axes.isEmpty else {
      return .padded(Edges(horizontal: .large), words(.caption1, say(.noKnobs)))
    }
    let list = knobList(columns).element
    guard plan.arrangement != .wide else { return list }
    return .sized(width: .exactly(columns), height: .exactly(max(1, rows - 1)), list)
  }

  private var nameColumns: Int {
    max(12, (specimen.axes.map { width($0.name) }.max() ?? 0) + 2)
  }

  private func knobList(_ columns: Int) -> GSList {
    let axes = specimen.axes
    let rows = axes.indices.map { index in
      GSList.Row(
        axes[index].name,
        startsGroup: plan.arrangement == .wide && index > 0
          && axes[index].tier != axes[index - 1].tier,
        isChanged: model.state[index] != axes[index].standard,
        value: value(index, columns: columns - nameColumns - 6))
    }
    let hasKeys = context == .knobs || context == .textKnob
    let state = ListState(
      count: axes.count, selected: hasKeys ? model.knob : nil, focused: model.knob,
      isFocused: hasKeys)
    return GSList(rows, state: state, id: GalleryPart.knobID, titleColumns: nameColumns)
  }

  private func value(_ index: Int, columns: Int) -> GSList.Row.Value {
    let axis = specimen.axes[index]
    let value = model.state[index]
    switch axis.kind {
    case .toggle:
      let isOn = value == .flag(true)
      return .toggle(isOn: isOn, say(isOn ? .on : .off))
    case .choice(let names):
      return .choice(
        axis.spelling(of: value), columns: names.map { width($0) }.max() ?? 0,
        back: GalleryPart.knobBack(index).id, forward: GalleryPart.knobForward(index).id)
    case .options, .number:
      let widest = axis.values.map { width(axis.spelling(of: $0)) }.max() ?? 0
      return .choice(
        axis.spelling(of: value), columns: widest, back: GalleryPart.knobBack(index).id,
        forward: GalleryPart.knobForward(index).id)
    case .text:
      let text: String? = if case .text(let text) = value { text } else { nil }
      let state = TextFieldState(
        text ?? "", caret: model.caret, isFocused: index == model.knob && context == .textKnob)
      return .field(
        state,
        placeholder: text == nil ? model.state.sample(of: index, model.environment.language) : "",
        columns: max(2, columns))
    }
  }

  /// What the component is seen under: each setting, its value and its key.
  var environmentCount: Int { environmentRows.count }

  private var environmentList: GSList {
    let rows = environmentRows
    return GSList(
      rows, state: ListState(count: rows.count, selected: nil), id: "gallery/environment",
      titleColumns: max(nameColumns, 20))
  }

  private var environmentRows: [GSList.Row] {
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
      (Phrase.theme, theme, BasicCommand.nextTheme),
      (.appearanceName, appearance, .appearance),
      (.colors, environment.depth?.rawValue ?? say(.automatic), .depth),
      (.contrast, environment.contrast.rawValue, .contrast),
      (
        .vision, environment.vision == .none ? say(.none) : environment.vision.rawValue, .nextVision
      ),
      (.density, environment.density.rawValue, .density),
      (.size, environment.size?.description ?? say(.anySize), .size),
      (.labelLanguage, environment.language.rawValue, .labelLanguage),
    ].map { environmentRow($0, $1, $2) }
  }

  private func environmentRow(
    _ word: Phrase, _ value: String, _ command: BasicCommand
  ) -> GSList.Row {
    let entries = CommandTable.entries(in: context)
    let index = entries.firstIndex { $0.command == .basic(command) }
    let key = index.flatMap { entries[$0].keys.first }.map { program.keyName($0) } ?? ""
    return GSList.Row(
      say(word), key: key, value: .words(value),
      id: index.map { GalleryPart.command($0).id })
  }
}
