import GSDesign
import GalleryKit
import StateSpace

/// A control for every axis, and below them the facts of the state.
struct KnobView: PaneView {
  let knobs: KnobModel
  let workbench: Workbench
  /// The appearances on the stage.
  let appearances: [Appearance]
  let columns: Int
  let rows: Int
  /// Columns of the names of the knobs.
  private let nameColumns: Int

  init(
    knobs: KnobModel, workbench: Workbench, appearances: [Appearance], columns: Int, rows: Int
  ) {
    self.knobs = knobs
    self.workbench = workbench
    self.appearances = appearances
    self.columns = columns
    self.rows = rows
    let widest = workbench.specimen.axes
      .map { workbench.probe.width($0.title[workbench.language]) }.max()
    nameColumns = max(12, (widest ?? 0) + 2)
  }

  var element: Element {
    guard plan.arrangement == .wide else {
      return scrolling(.column([heading, scrolledKnobs]))
    }
    let facts = StateFactsView(
      workbench: workbench, appearances: appearances, columns: columns,
      rows: rows - Self.headRows - max(1, room.rows))
    return scrolling(
      .column(
        [.blank, heading, scrolledKnobs] + facts.lines))
  }

  /// The name of the pane, and at its end the number of options or the ends of the focused knob, if its row has no room.
  private var heading: Element {
    let isFocused = specimen.axes.indices.contains(knobs.axis) && hasKeys
    let range = isFocused && detail(knobs.axis).isEmpty ? range(of: knobs.axis) : ""
    return line(
      columns: columns, [.gap(2), words(.title3, say(.properties))],
      [words(.body2, range), .gap(2)])
  }

  private var hasKeys: Bool { context == .knobs || context == .textKnob }

  private func scrolling(_ content: Element) -> Element {
    .interactive(
      GalleryPart.area(.knobs).id,
      pane(.surface, columns: columns, rows: rows, content))
  }

  /// Rows above the knobs of a wide screen: the heading below a blank one.
  private static let headRows = 2

  /// The knobs, as far as they fit the pane.
  var room: ScrollRoom {
    let head = plan.arrangement == .wide ? Self.headRows : 1
    let count = specimen.axes.count
    let isWide = plan.arrangement == .wide
    return ScrollRoom(
      lines: count, rows: isWide ? min(count, rows - head) : rows - head,
      target: isWide || hasKeys ? specimen.knobPlace(of: knobs.axis) : nil)
  }

  private var scrolledKnobs: Element {
    guard !specimen.axes.isEmpty else {
      return .padded(Edges(horizontal: .large), words(.caption1, say(.noKnobs)))
    }
    return scrolled(list(of: specimen.knobOrder).element)
  }

  /// Knobs beyond the last row are scrolled to.
  private func scrolled(_ list: Element) -> Element {
    .sized(
      width: .exactly(columns), height: .exactly(room.rows),
      .viewport(
        rows: workbench.scrolls[.knobs].first(in: room), .sized(width: .exactly(columns), list)))
  }

  /// A knob a row, for some of the axes.
  private func list(of indices: [Int]) -> GSList {
    let axes = specimen.axes
    let rows = indices.map { index in
      GSList.Row(
        say(axes[index].title), detail: detail(index), key: index == firstText ? textKey : "",
        isChanged: state[index] != axes[index].standard,
        value: value(index, columns: columns - nameColumns - (index == firstText ? 9 : 6)),
        id: GalleryPart.knob(index, of: workbench.shown).id)
    }
    let here = indices.firstIndex(of: knobs.axis)
    let list = ListState(
      count: rows.count, selected: hasKeys ? here : nil, focused: here,
      isFocused: hasKeys && here != nil,
      disabled: Set(indices.indices.filter { !state.isRelevant(indices[$0]) }),
      includesDisabled: true)
    return GSList(rows, state: list, id: GalleryPart.knobID, titleColumns: nameColumns).quiet
  }

  /// The first text, which a key of its own edits, and the name of that key; empty if it is not available.
  private var firstText: Int? {
    specimen.axes.firstIndex { if case .text = $0.kind { true } else { false } }
  }

  private var textKey: String {
    Command.table.entry(of: .basic(.editText), in: context)?.keys.first?.name ?? ""
  }

  private func value(_ index: Int, columns: Int) -> GSList.Row.Value {
    if let reason = workbench.irrelevance(of: index) { return .words(say(reason)) }
    let axis = specimen.axes[index]
    let value = state[index]
    switch axis.kind {
    case .toggle:
      let isOn = value == .flag(true)
      return .toggle(isOn: isOn, say(isOn ? .on : .off))
    case .choice:
      return turned(say(axis.word(of: value)), index, swatch(of: index))
    case .options(let names, _):
      guard case .options(let bits) = value, !names.isEmpty else { return .words("") }
      let option = index == knobs.axis ? min(knobs.option, names.count - 1) : 0
      let mark = bits >> UInt64(option) & 1 == 1 ? "● " : "○ "
      let words = names.map { say(.word($0)) }
      return turned(mark + words[option], index)
    case .number:
      let isTyped = index == knobs.axis && !knobs.entry.isEmpty
      return turned(isTyped ? knobs.entry + "_" : axis.spelling(of: value), index)
    case .text:
      let text: String? = if case .text(let text) = value { text } else { nil }
      let sample = state.sample(of: index, environment.labelLanguage)
      // Keys edit the sample: while it is focused, it is shown as text, not as a hint.
      let isEdited = index == knobs.axis && context == .textKnob
      let field = TextFieldState(
        text ?? (isEdited ? sample : ""), caret: knobs.caret, isFocused: isEdited)
      return .field(field, placeholder: text == nil ? sample : "", columns: max(2, columns))
    }
  }

  /// Columns of the longest number of a scale, and of the caret behind one that is typed.
  private func numberColumns(of scale: NumberScale) -> Int {
    let ends = [scale.range.lowerBound, scale.range.upperBound]
    return (ends.map { width(NumberScale.spelling(of: $0)) }.max() ?? 0) + 1
  }

  /// Columns of the arrows around a value, with the blanks beside them.
  private static let arrowColumns = 4

  /// A value between the arrows that turn it, which are in the same columns for every knob.
  private func turned(_ text: String, _ index: Int, _ swatch: Element? = nil) -> GSList.Row.Value {
    .choice(
      text, columns: valueColumns, back: GalleryPart.knobBack(index, of: workbench.shown).id,
      forward: GalleryPart.knobForward(index, of: workbench.shown).id, swatch: swatch)
  }

  /// Columns of the widest value between arrows, as far as they fit.
  private var valueColumns: Int {
    let widest =
      specimen.axes.map { axis in
        switch axis.kind {
        case .choice(let names):
          names.indices.map { width(say(axis.word(of: .choice($0)))) }.max() ?? 0
        case .options(let names, _): 2 + (names.map { width(say(.word($0))) }.max() ?? 0)
        case .number(let scale, _): numberColumns(of: scale)
        case .toggle, .text: 0
        }
      }.max() ?? 0
    return max(1, min(widest, columns - 3 - nameColumns - Self.arrowColumns - 1))
  }

  /// The colour that a choice of colours leads to: that of the fill, or of the line; nil for an axis without a swatch.
  private func swatch(of index: Int) -> Element? {
    guard specimen.hasSwatch(index) else { return nil }
    var role: ColorRole?
    state.element(in: environment).visit { node in
      guard role == nil, case .panel(let panel, _) = node else { return }
      role = panel.ink.fill ?? panel.ink.stroke ?? panel.ink.text
    }
    return role.map {
      .environment(
        review, .sized(width: .exactly(2), height: .exactly(1), .backdrop($0, .gap(2))))
    }
  }

  /// The range of a knob if it fits behind the value.
  private func detail(_ index: Int) -> String {
    let range = range(of: index)
    let used = nameColumns + valueColumns + Self.arrowColumns
    return used + width(range) + 2 <= columns - 4 ? range : ""
  }

  /// The ends of a number, and the number of options of a set that are on.
  private func range(of index: Int) -> String {
    guard state.isRelevant(index) else { return "" }
    switch (specimen.axes[index].kind, state[index]) {
    case (.number(let scale, _), _): return scale.ends
    case (.options(let names, _), .options(let bits)):
      return "\(bits.nonzeroBitCount)/\(names.count)"
    case (.toggle, _), (.choice, _), (.text, _), (.options, _): return ""
    }
  }
}

extension Phrase {
  static let properties = Phrase(localized: "Properties")
}
