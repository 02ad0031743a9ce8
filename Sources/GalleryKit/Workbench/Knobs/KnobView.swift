import GSDesign

/// A control for every axis, and the environment with the keys that change it.
struct KnobView: PaneView {
  let knobs: KnobModel
  let workbench: Workbench
  let columns: Int
  let rows: Int

  var element: Element {
    let controls = GSPanel(
      say(.knobs), isFlush: true, isDense: plan.arrangement != .wide
    ) {
      scrolledKnobs
    }
    guard plan.arrangement == .wide else {
      return pane(.surface, columns: columns, rows: rows, controls.element)
    }
    let environment = GSPanel(say(.environment), isFlush: true) { environmentList }
    return pane(
      .surface, columns: columns, rows: rows,
      .column([.blank, controls.element, .blank, .blank, environment.element] + reading))
  }

  private var scrolledKnobs: Element {
    guard !specimen.axes.isEmpty else {
      return .padded(Edges(horizontal: .large), words(.caption1, say(.noKnobs)))
    }
    // Under the heading, which a wide screen sets off by blank rows; knobs beyond the last row are scrolled to.
    let room = plan.arrangement == .wide ? min(knobLines, rows - 3) : rows - 1
    return .sized(
      width: .exactly(columns), height: .exactly(max(1, room)), knobList.element)
  }

  /// Rows of all knobs with the blank rows between groups.
  private var knobLines: Int {
    let axes = specimen.axes
    return axes.count + axes.indices.dropFirst().count { axes[$0].tier != axes[$0 - 1].tier }
  }

  private var nameColumns: Int {
    max(12, (specimen.axes.map { width($0.name) }.max() ?? 0) + 2)
  }

  private var knobList: GSList {
    let axes = specimen.axes
    let rows = axes.indices.map { index in
      GSList.Row(
        axes[index].name,
        detail: detail(index),
        startsGroup: plan.arrangement == .wide && index > 0
          && axes[index].tier != axes[index - 1].tier,
        isChanged: state[index] != axes[index].standard,
        value: value(index, columns: columns - nameColumns - 6))
    }
    let hasKeys = context == .knobs || context == .textKnob
    let list = ListState(
      count: axes.count, selected: hasKeys ? knobs.axis : nil, focused: knobs.axis,
      isFocused: hasKeys, disabled: Set(axes.indices.filter { !state.isRelevant($0) }),
      includesDisabled: true)
    return GSList(rows, state: list, id: GalleryPart.knobID, titleColumns: nameColumns)
  }

  private func value(_ index: Int, columns: Int) -> GSList.Row.Value {
    if let reason = workbench.irrelevance(of: index) { return .words(say(reason)) }
    let axis = specimen.axes[index]
    let value = state[index]
    switch axis.kind {
    case .toggle:
      let isOn = value == .flag(true)
      return .toggle(isOn: isOn, say(isOn ? .on : .off))
    case .choice(let names):
      return turned(
        axis.spelling(of: value), columns: names.map { width($0) }.max() ?? 0, index)
    case .options(let names, _):
      guard case .options(let bits) = value, !names.isEmpty else { return .words("") }
      let option = index == knobs.axis ? min(knobs.option, names.count - 1) : 0
      let mark = bits >> UInt64(option) & 1 == 1 ? "● " : "○ "
      return turned(
        mark + names[option], columns: 2 + (names.map { width($0) }.max() ?? 0), index)
    case .number(let scale, _):
      let isTyped = index == knobs.axis && !knobs.entry.isEmpty
      let widest =
        [scale.range.lowerBound, scale.range.upperBound]
        .map { width(NumberScale.spelling(of: $0)) }.max() ?? 0
      return turned(
        isTyped ? knobs.entry + "_" : axis.spelling(of: value), columns: widest + 1, index)
    case .text:
      let text: String? = if case .text(let text) = value { text } else { nil }
      let field = TextFieldState(
        text ?? "", caret: knobs.caret, isFocused: index == knobs.axis && context == .textKnob)
      return .field(
        field,
        placeholder: text == nil ? state.sample(of: index, environment.labelLanguage) : "",
        columns: max(2, columns))
    }
  }

  /// A value between the arrows that turn it.
  private func turned(_ text: String, columns: Int, _ index: Int) -> GSList.Row.Value {
    .choice(
      text, columns: columns, back: GalleryPart.knobBack(index).id,
      forward: GalleryPart.knobForward(index).id)
  }

  /// The ends of a number, and how many options of a set are on.
  private func detail(_ index: Int) -> String {
    guard state.isRelevant(index) else { return "" }
    switch (specimen.axes[index].kind, state[index]) {
    case (.number(let scale, _), _): return scale.ends
    case (.options(let names, _), .options(let bits)):
      return "\(bits.nonzeroBitCount)/\(names.count)"
    case (.toggle, _), (.choice, _), (.text, _), (.options, _): return ""
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
    Setting.listed.compactMap { setting in
      guard let name = setting.phrase, !setting.isOfTerminal else { return nil }
      let entry = Command.table.entry(of: .setting(SettingTurn(setting)), in: context)
      return GSList.Row(
        say(name), key: entry?.keys.first?.name ?? "",
        value: .words(say(setting.word(in: environment))),
        id: entry.map { GalleryPart.command($0.command).id })
    }
  }
}

extension KnobModel {
  func view(columns: Int, rows: Int, in workbench: Workbench) -> Element {
    KnobView(knobs: self, workbench: workbench, columns: columns, rows: rows).element
  }
}
