import ColorScience
import GSDesign
import GalleryKit
import StateSpace

/// The lines around the body.
extension ReviewView {
  var screen: Element {
    guard !Chrome.isTooSmall(columns: model.columns, rows: model.rows) else {
      return chrome.sentence(.tooSmall)
    }
    var lines = [header]
    if headRows > 1 { lines += [linkLine, causeLine] }
    lines.append(bodyWithMessages)
    if footRows > 1 { lines.append(verdictLine) }
    lines.append(statusLine)
    return .column(lines)
  }

  /// The position among the shown entries, the verdict, and the view.
  private var header: Element {
    var parts = [Element.gap(1), words(.title3, say(.review)), .gap(3)]
    if let entry = model.entry, let difference = model.difference {
      parts += [words(.title3, "\(model.position + 1)/\(model.shown.count)"), .gap(2)]
      parts += [words(.title3, say(difference.bucket.name)), .gap(2)]
      parts.append(words(.body2, say(.reviewStates(entry.stateCount))))
      if entry.parts.count > 1 {
        parts += [
          .gap(2),
          words(.body2, say(.reviewLookOf(model.member + 1, entry.parts.count))),
        ]
        if entry.groups.count > 1, entry.groups.count < entry.parts.count {
          let group = entry.group(of: model.member)
          parts += [.gap(2), words(.body2, say(.reviewGroupOf(group, entry.groups.count)))]
        }
      }
    } else {
      parts.append(words(.title3, say(.reviewSummary)))
    }
    let trailing =
      model.entry == nil
      ? [] : [Element.gap(2), words(.body2, say(model.view.name)), Element.gap(1)]
    return line(.raised, parts, trailing)
  }

  private var linkLine: Element {
    if let field = model.field {
      let prompt = GSTextField(
        state: field, placeholder: say(.reviewFilterHint), prompt: "/", id: "review/filter",
        columns: max(1, room - 2))
      return line(.surface, [.gap(1), prompt.element])
    }
    if let field = model.reasonField {
      let prompt = GSTextField(
        state: field, placeholder: say(.reviewReasonHint), prompt: say(.reviewReason) + ": ",
        id: "review/reason", columns: max(1, room - 2))
      return line(.surface, [.gap(1), prompt.element])
    }
    guard let difference = model.difference else { return line(.surface, []) }
    return line(.surface, [.gap(1), words(.title3, difference.link.text)])
  }

  private var causeLine: Element {
    guard let entry = model.entry, let difference = model.difference else {
      return line(.surface, [])
    }
    let root = entry.root
    let causes = root.map { [$0.phrase] } ?? causes(of: difference)
    let colors = (root.map { [$0] } ?? roots(of: entry)).lazy.compactMap { root in
      root.values.lazy.compactMap { value in
        value.oldColor.flatMap { old in value.newColor.map { (old, $0) } }
      }.first
    }.first
    let swatches: [Element] =
      colors.map { [.gap(2), .cells(.swatch($0)), words(.body2, " → "), .cells(.swatch($1))] } ?? []
    let more = causes.count > 1 ? "  +\(causes.count - 1)" : ""
    return line(
      .surface,
      [.gap(1), words(.body1, causes.first.map(say) ?? "")] + swatches + [words(.body2, more)])
  }

  /// The causes of the visible states.
  func roots(of entry: ReviewEntry) -> [RootCause] {
    guard let part = model.part else { return [] }
    var places: [Int] = []
    for state in part.states {
      for place in model.causes.places[part.item][state] where !places.contains(place) {
        places.append(place)
      }
    }
    return places.sorted().map { model.causes.causes[$0].root }
  }

  /// The causes of the difference; without any, the name of its bucket.
  func causes(of difference: Difference) -> [Phrase] {
    switch difference.bucket {
    case .changed:
      let causes = difference.causes.map(\.phrase)
      return causes.isEmpty ? [.reviewUnexplained] : causes
    case .new: return [.reviewIsNew]
    case .deleted: return [.reviewIsDeleted]
    case .renamed: return [.reviewIsRenamed]
    }
  }

  /// The verdict, and the share of everything decided.
  private var verdictLine: Element {
    var parts = [Element.gap(1)]
    let isReadOnly = program.options.isReadOnly
    if let entry = model.entry, !isReadOnly {
      parts += [words(.title3, verdict(of: entry)), .gap(2)]
    }
    for chip in chips { parts += [words(.body2, chip), .gap(2)] }
    guard !isReadOnly else { return line(.surface, parts) }
    let counts = say(
      .reviewCounts(
        model.count(.accepted), model.count(.rejected), model.count(.skipped),
        model.undecidedCount))
    return line(.surface, parts, [words(.body2, counts), .gap(1)])
  }

  private func verdict(of entry: ReviewEntry) -> String {
    let verdicts = model.verdicts(of: entry)
    guard verdicts.count == 1, let only = verdicts.first else {
      return "◐ " + say(.reviewMixed)
    }
    guard let only else { return "○ " + say(.reviewUndecided) }
    return only.mark + " " + say(only.name)
  }

  /// The settings of the review that differ from the default.
  private var chips: [String] {
    var chips: [String] = []
    if model.field == nil, !model.filter.isEmpty { chips.append("/" + model.filter) }
    if model.isGrouped { chips.append(say(.reviewGrouped)) }
    if let look = lookName { chips.append(look) }
    if let reason = model.givenReason { chips.append(say(.reviewReason) + ": " + reason) }
    return chips
  }

  private var statusLine: Element {
    chrome.statusLine(program.statusItems(model), mode: modeName)
  }

  private var modeName: String {
    switch program.context(model) {
    case .help: say(.help)
    case .filter: say(.reviewFilter)
    case .reason: say(.reviewReason)
    case .palette: say(.palette)
    case .question: say(.reviewQuestionName)
    case .difference, .summary: ""
    }
  }

  private func line(
    _ level: GSPanel.Level, _ leading: [Element], _ trailing: [Element] = []
  ) -> Element {
    chrome.pane(
      level, columns: model.columns, rows: 1,
      chrome.line(columns: model.columns, leading, trailing))
  }

  private var bodyWithMessages: Element {
    if let palette = model.palette {
      let list = chrome.palette(
        palette, rows: bodyRows, isWhole: isPaletteWhole, placeholder: .reviewPaletteHint,
        list: ReviewPlace.choice, area: ReviewPlace.palette, scroll: model.paletteScroll)
      return isPaletteWhole ? list : chrome.overlay(card: list, on: body)
    }
    guard let question = model.question else { return chrome.overlay(model.toast, on: body) }
    let phrase = Phrase.reviewQuestion(question.verdict, question.count, of: question.shown)
    return chrome.overlay(phrase, program.statusItems(model), on: body)
  }

  private var body: Element {
    if model.showsHelp {
      return chrome.help(
        program.helpLines(model), title: say(.here), rows: bodyRows, scroll: model.helpScroll,
        foot: say(.reviewFoot))
    }
    let stage = stage
    guard isWide else {
      return pane(.page, stage + side, columns: model.columns, scroll: model.scroll)
    }
    let stageScroll = stage.rows > bodyRows ? model.scroll : 0
    return .row([
      pane(.page, stage, columns: stageColumns, scroll: stageScroll, isCentered: true),
      pane(
        .surface, side, columns: Self.sideColumns, scroll: stageScroll > 0 ? 0 : model.scroll),
    ])
  }

  /// Stacks blocks from a row on; centred if requested and all of them fit.
  private func pane(
    _ level: GSPanel.Level, _ blocks: [ReviewBlock], columns: Int, scroll: Int,
    isCentered: Bool = false
  ) -> Element {
    let column = Element.column(blocks.map(\.element))
    let isCentered = isCentered && blocks.rows <= bodyRows
    let inside = Element.sized(
      width: .exactly(max(1, columns - 4)), height: .exactly(bodyRows),
      alignment: isCentered ? .center : .topLeading,
      isCentered ? column : .viewport(rows: scroll, column))
    return chrome.pane(
      level, columns: columns, rows: bodyRows, .padded(Edges(horizontal: .large), inside))
  }
}

/// A part of the body and the rows it takes.
struct ReviewBlock {
  let rows: Int
  let element: Element

  init(rows: Int, _ element: Element) {
    self.rows = rows
    self.element = .sized(height: .exactly(rows), element)
  }

  /// Creates a block of one line.
  init(_ element: Element) { self.init(rows: 1, element) }

  static let blank = ReviewBlock(.blank)
}

extension [ReviewBlock] {
  var rows: Int { reduce(0) { $0 + $1.rows } }
}

extension ReviewProgram {
  /// The largest scroll offset of the body.
  func mostScroll(_ model: ReviewModel) -> Int {
    let view = ReviewView(self, model)
    guard view.isWide else {
      return Swift.max(0, view.stage.rows + view.side.rows - view.bodyRows)
    }
    let hidden = view.stage.rows - view.bodyRows
    return Swift.max(0, hidden > 0 ? hidden : view.side.rows - view.bodyRows)
  }

  /// The visible rows of the first picture; nil if no picture is visible.
  func pictureWindow(_ model: ReviewModel) -> Range<Int>? {
    guard model.entry != nil else { return nil }
    let view = ReviewView(self, model)
    let first = model.scroll - ReviewView.rowsAbovePicture
    return first..<first + view.bodyRows
  }
}

extension CellPicture {
  /// Three cells of a colour.
  fileprivate static func swatch(_ color: RGB) -> CellPicture {
    CellPicture(
      columns: 3, rows: 1, cells: Array(repeating: Cell(text: " ", columns: 1, style: 0), count: 3),
      styles: [Style(background: Paint(color, role: nil))])
  }
}
