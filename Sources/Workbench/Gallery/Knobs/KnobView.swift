import ColorScience
import GSDesign
import GalleryKit
import Laws
import StateSpace

/// A control for every axis, and the environment with the keys that change it.
struct KnobView: PaneView {
  let knobs: KnobModel
  let workbench: Workbench
  let columns: Int
  let rows: Int
  /// Columns of the names of the knobs.
  private let nameColumns: Int
  /// The environment of the component: each setting, its value and its key.
  private let environmentRows: [GSList.Row]

  init(knobs: KnobModel, workbench: Workbench, columns: Int, rows: Int) {
    self.knobs = knobs
    self.workbench = workbench
    self.columns = columns
    self.rows = rows
    let widest = workbench.specimen.axes
      .map { workbench.probe.width($0.title[workbench.language]) }.max()
    nameColumns = max(12, (widest ?? 0) + 2)
    environmentRows = Setting.listed.compactMap { $0.row(in: workbench) }
  }

  var element: Element {
    guard plan.arrangement == .wide else {
      let controls = GSPanel(say(.knobs), isFlush: true, isDense: true) { scrolledKnobs }
      return scrolling(controls.element)
    }
    let environment = GSPanel(say(.environment), isFlush: true, isDense: true) { environmentList }
    return scrolling(.column([.blank, groupedKnobs, .blank, environment.element] + reading))
  }

  private func scrolling(_ content: Element) -> Element {
    .interactive(
      GalleryPart.area(.knobs).id,
      pane(.surface, columns: columns, rows: rows, content))
  }

  /// The knobs with their headings, as far as they fit the pane.
  var room: ScrollRoom {
    guard plan.arrangement == .wide else {
      let hasKeys = context == .knobs || context == .textKnob
      return ScrollRoom(
        lines: specimen.axes.count, rows: rows - 1,
        target: hasKeys ? specimen.knobPlace(of: knobs.axis) : nil)
    }
    var line = 0
    var target: Int?
    for group in specimen.knobGroups {
      // The heading, and the blank row above all but the first.
      line += line == 0 ? 1 : 2
      if let place = group.axes.firstIndex(of: knobs.axis) { target = line + place }
      line += group.axes.count
    }
    return ScrollRoom(
      lines: groupedLines, rows: min(groupedLines, rows - 1 - (environmentCount + 2)),
      target: target)
  }

  /// The knobs under the headings of their groups; knobs beyond the last row are scrolled to.
  private var groupedKnobs: Element {
    guard !specimen.axes.isEmpty else { return scrolledKnobs }
    var parts: [Element] = []
    for group in specimen.knobGroups {
      if !parts.isEmpty { parts.append(.blank) }
      parts.append(.row([.gap(2), words(.title3, say(group.name))]))
      parts.append(list(of: group.axes).element)
    }
    return scrolled(.column(parts))
  }

  /// Rows of all knobs with their headings and the blank rows between groups.
  var groupedLines: Int { specimen.axes.count + max(0, specimen.knobGroups.count * 2 - 1) }

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
    let hasKeys = context == .knobs || context == .textKnob
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
    case .choice(let names):
      let widest = names.indices.map { width(say(axis.word(of: .choice($0)))) }.max() ?? 0
      return turned(say(axis.word(of: value)), columns: widest, index, swatch(of: index))
    case .options(let names, _):
      guard case .options(let bits) = value, !names.isEmpty else { return .words("") }
      let option = index == knobs.axis ? min(knobs.option, names.count - 1) : 0
      let mark = bits >> UInt64(option) & 1 == 1 ? "● " : "○ "
      let words = names.map { say(.word($0)) }
      return turned(mark + words[option], columns: 2 + (words.map(width).max() ?? 0), index)
    case .number(let scale, _):
      let isTyped = index == knobs.axis && !knobs.entry.isEmpty
      return turned(
        isTyped ? knobs.entry + "_" : axis.spelling(of: value), columns: numberColumns(of: scale),
        index)
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

  /// A value between the arrows that turn it.
  private func turned(
    _ text: String, columns: Int, _ index: Int, _ swatch: Element? = nil
  ) -> GSList.Row.Value {
    .choice(
      text, columns: columns, back: GalleryPart.knobBack(index, of: workbench.shown).id,
      forward: GalleryPart.knobForward(index, of: workbench.shown).id, swatch: swatch)
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

  /// The ends of a number if they fit, and the number of options of a set that are on.
  private func detail(_ index: Int) -> String {
    guard state.isRelevant(index) else { return "" }
    switch (specimen.axes[index].kind, state[index]) {
    case (.number(let scale, _), _):
      let used = nameColumns + numberColumns(of: scale) + Self.arrowColumns
      return used + width(scale.ends) + 2 <= columns - 4 ? scale.ends : ""
    case (.options(let names, _), .options(let bits)):
      return "\(bits.nonzeroBitCount)/\(names.count)"
    case (.toggle, _), (.choice, _), (.text, _), (.options, _): return ""
    }
  }

  /// Rows of the settings of the environment.
  var environmentCount: Int { environmentRows.count }

  private var environmentList: GSList {
    GSList(
      environmentRows, state: ListState(count: environmentCount, selected: nil),
      id: GalleryPart.area(.knobs).id.child("environment"), titleColumns: max(nameColumns, 20))
  }
}

extension Setting {
  /// Its row below the knobs; nil for one that is not shown there.
  fileprivate func row(in workbench: Workbench) -> GSList.Row? {
    guard let phrase, !isOfTerminal else { return nil }
    let entry = Command.table.entry(of: .setting(SettingTurn(self)), in: workbench.context)
    return GSList.Row(
      phrase.titled[workbench.language], key: entry?.keys.first?.name ?? "",
      value: .words(word(in: workbench.environment)[workbench.language]),
      id: entry.map { GalleryPart.command($0.command).id })
  }
}

/// The legibility of the state on the canvas, below its environment.
extension KnobView {
  /// Empty if there is nothing to report, or not enough room for all of it.
  var reading: [Element] {
    let lines = readingRows
    // A blank row above each part, and the heading of the environment.
    let used = 1 + max(1, groupedLines) + 1 + 1 + environmentCount + 1
    guard !lines.isEmpty, used + lines.count <= rows else { return [] }
    let list = GSList(
      lines, state: ListState(count: lines.count, selected: nil),
      id: GalleryPart.area(.knobs).id.child("reading"),
      titleColumns: readingColumns)
    return [.blank, list.element]
  }

  private var readingColumns: Int {
    [Phrase.contrast, .in256, .inMono].map { width(say($0)) + 2 }.max() ?? 0
  }

  private var readingRows: [GSList.Row] {
    guard let legibility = workbench.legibility(of: state.element(in: environment))
    else { return [] }
    let grade = legibility.ratio.grade.name
    let indexed = legibility.indexedRatio
    var rows = [
      GSList.Row(
        say(Phrase.contrast.titled),
        value: .words(legibility.ratio.graded(in: language))),
      GSList.Row(
        say(Phrase.in256.titled),
        value: .words(
          indexed.text + (indexed.grade.name == grade ? "" : " " + say(indexed.grade.name)))),
    ]
    let signs = legibility.signs(environment.glyphs ?? .unicode, language).joined(by: ", ")
    if !signs.isEmpty {
      // The bar and the air at both sides leave the rest for text.
      let room = ScreenPlan.knobColumns - readingColumns - 3
      let sentence = say(.toldApart) + " " + signs
      rows.append(
        GSList.Row(
          say(Phrase.inMono.titled), value: .words(width(sentence) <= room ? sentence : signs)))
    }
    return rows
  }
}

extension Legibility {
  /// The inputs of the view.
  struct Key: Hashable {
    let look: Element
    let environment: EnvironmentChange
  }
}

extension Workbench {
  /// The legibility of a look on the page of the component; nil for a look without text.
  func legibility(of look: Element) -> Legibility? {
    func inks(_ depth: ColorDepth) -> [InkOnFill] {
      var change = review
      change.depth = depth
      change.vision = Vision.none
      return probe.inks(look, change)
    }
    return resources.drawn.legibility.value(of: Legibility.Key(look: look, environment: review)) {
      Legibility(look, inks: inks(.truecolor), indexed: inks(.indexed256))
    }
  }
}
