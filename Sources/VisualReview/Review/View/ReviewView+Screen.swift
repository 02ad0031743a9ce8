import ColorScience
import GSDesign
import GalleryKit
import StateSpace
import Words

/// The lines around the body.
extension ReviewView {
  var screen: Element {
    guard !Chrome.isTooSmall(columns: model.columns, rows: model.rows) else {
      return chrome.sentence(.tooSmall)
    }
    var lines = [header]
    switch form {
    case .wide: break
    case .folded: lines.append(causeBar)
    case .compact:
      if headRows > 1 {
        lines.append(line(.surface, [.gap(1), headline(columns: max(1, model.columns - 2))]))
        lines.append(line(.surface, [.gap(1), words(.body2, linkOrNote)]))
      }
    }
    lines.append(bodyWithMessages)
    if footRows > 1 { lines.append(factLine) }
    lines.append(statusLine)
    return .column(lines)
  }

  /// The position among the causes, and the settings that pictures are viewed in.
  private var header: Element {
    if footRows == 1, let prompt { return line(.raised, [.gap(1), prompt]) }
    var parts = [Element.gap(1), words(.title3, ProgramName.current), .gap(3)]
    parts += [words(.body2, say(.reviewTitle) + " / ")]
    if model.entry != nil {
      parts.append(words(.title3, say(.reviewPlace(model.position + 1, model.shown.count))))
    } else {
      parts.append(words(.title3, say(.reviewSummary)))
    }
    if model.view != .sideBySide { parts += [.gap(3), words(.body2, say(model.view.name))] }
    return line(.raised, parts, form == .compact ? [] : settingChips)
  }

  /// The theme, the appearance and the depth with their keys.
  private var settingChips: [Element] {
    guard let difference = model.difference else { return [] }
    let look = look(of: difference)
    let appearances = model.sheet.appearances.map {
      say(Setting.appearance.word($0.appearance.rawValue))
    }
    let values: [(Setting, String)] = [
      (.theme, SafeText.line(look.theme.name)),
      (
        .appearance,
        model.look.appearance.map { say(Setting.appearance.word($0.rawValue)) }
          ?? appearances.joined(separator: " + ")
      ),
      (
        .depth, say(Setting.depth.word((model.look.depth ?? model.terminal.depth).rawValue))
      ),
    ]
    // As many as leave room for the place among the causes.
    var left = model.columns - Self.placeColumns
    var hints: [GSKeyLine.Hint] = []
    for (setting, value) in values {
      guard let key = setting.keys?.next.name else { continue }
      left -= chrome.width(key) + chrome.width(value) + 4
      guard left >= 0 else { break }
      hints.append(
        GSKeyLine.Hint(key, value, id: ReviewPlace.id(of: .setting(SettingTurn(setting)))))
    }
    return [GSKeyLine(hints).element, .gap(1)]
  }

  /// Columns of the title with the place among the causes.
  private static let placeColumns = 36

  /// The field that is typed in, if one is open.
  private var prompt: Element? {
    if let field = model.field {
      return GSTextField(
        state: field, placeholder: say(.reviewFilterHint), prompt: "/", id: "review/filter",
        columns: max(1, model.columns - 4)
      ).element
    }
    return model.reasonField.map { field in
      GSTextField(
        state: field, placeholder: say(.reviewReasonHint), prompt: say(.reviewReason) + ": ",
        id: "review/reason", columns: max(1, model.columns - 4)
      ).element
    }
  }

  /// The other causes of the shown states.
  var otherRoots: [RootCause] {
    guard let entry = model.entry, let root = entry.root else { return [] }
    return roots(of: entry).filter { $0 != root }
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

  /// The shown state in words, and the settings of the review; the field while one is open.
  private var factLine: Element {
    if let prompt { return line(.raised, [.gap(1), prompt]) }
    var parts = [Element.gap(1)]
    let isReadOnly = program.options.isReadOnly
    if form == .compact, let entry = model.entry, !isReadOnly {
      parts += [words(.title3, verdict(of: entry)), .gap(2)]
    }
    for chip in chips { parts += [words(.title3, chip), .gap(2)] }
    var trailing: [Element] = []
    switch form {
    case .wide, .folded:
      if let words = shownWords {
        parts.append(self.words(.body2, words))
        let key = ReviewAction.copyLink
        trailing = [
          .gap(1),
          GSKeyLine([
            GSKeyLine.Hint(
              key.info.keys().first?.name ?? "", say(key.info.what),
              id: ReviewPlace.id(of: .act(key)))
          ]).element, .gap(1),
        ]
      }
    case .compact:
      if !isReadOnly { trailing = [.gap(1), words(.body2, counts), .gap(1)] }
    }
    return line(.raised, parts, trailing)
  }

  /// The number of states by verdict.
  var counts: String {
    say(
      .reviewCounts(
        model.count(.accepted), model.count(.rejected), model.count(.skipped),
        left: model.undecidedCount))
  }

  /// The shown state and its environment in words.
  private var shownWords: String? {
    guard let link = model.link, let difference = model.difference else { return nil }
    let look = look(of: difference)
    let own = Settings(link.environment, of: difference.variant, in: program.catalogue)
    var parts = [program.catalogue.shortName(difference.variant)]
    if let tile = model.shownTile, let formers = model.difference(of: tile)?.formerStates,
      formers.indices.contains(tile.state)
    {
      parts.append(say(.formerly(formers[tile.state])))
    }
    parts += StateWords(link.state, in: program.catalogue, language).all
    for setting in Setting.all where setting != .theme && setting != .appearance {
      if let value = own.said(setting), value != setting.standardText {
        parts.append(
          (setting.isNamed ? say(setting.phrase ?? Phrase("")) + " " : "")
            + say(setting.word(value)))
      }
    }
    parts.append(say(Setting.appearance.word((own.appearance ?? look.appearance).rawValue)))
    return SafeText.line(parts.joined(separator: " · "))
  }

  private func verdict(of entry: ReviewEntry) -> String {
    verdictMark(of: entry) + " "
      + {
        let verdicts = model.verdicts(of: entry)
        guard verdicts.count == 1, let only = verdicts.first else { return say(.reviewMixed) }
        return say(only?.name ?? .reviewUndecided)
      }()
  }

  /// The mark of the verdict on an entry: of one that is decided in part, half a circle.
  func verdictMark(of entry: ReviewEntry) -> String {
    let verdicts = model.verdicts(of: entry)
    guard verdicts.count == 1, let only = verdicts.first else { return "◐" }
    return only?.mark ?? "○"
  }

  /// The settings of the review that differ from the default.
  private var chips: [String] {
    var chips: [String] = []
    if model.field == nil, !model.filter.isEmpty { chips.append("/" + model.filter) }
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
      return isPaletteWhole ? list : chrome.overlay(card: list, on: body, rows: bodyRows)
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
    let content =
      showsSheet
      ? picturePane
      : pane(.page, headed + text, columns: stageColumns, scroll: model.scroll)
    return form == .wide ? .row([causeList, content]) : content
  }

  /// The headline above a text.
  private var headed: [ReviewBlock] {
    guard form != .compact, model.entry != nil else { return [] }
    let head = ReviewBlock(headline(columns: room))
    return (form == .wide ? [.blank] : []) + [head] + (note.map { [line(.body2, $0)] } ?? [])
  }

  /// Stacks blocks from a row on.
  private func pane(
    _ level: GSPanel.Level, _ blocks: [ReviewBlock], columns: Int, scroll: Int
  ) -> Element {
    let inside = Element.sized(
      width: .exactly(max(1, columns - 4)), height: .exactly(bodyRows),
      .viewport(rows: scroll, .column(blocks.map(\.element))))
    return chrome.pane(
      level, columns: columns, rows: bodyRows, .padded(Edges(horizontal: .large), inside))
  }

  /// The rows of text that do not fit the body.
  var hiddenTextRows: Int { max(0, (headed + text).rows - bodyRows) }
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
    return view.showsSheet ? view.hiddenDetailRows : view.hiddenTextRows
  }

  /// The visible rows of the first picture; nil if no picture is visible.
  func pictureWindow(_ model: ReviewModel) -> Range<Int>? {
    guard model.entry != nil, !ReviewView(self, model).showsSheet else { return nil }
    let view = ReviewView(self, model)
    let first = model.scroll - ReviewView.rowsAbovePicture
    return first..<first + view.bodyRows
  }
}
