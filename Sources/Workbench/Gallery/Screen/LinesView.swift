import GSDesign
import GalleryKit
import StateSpace

/// The header above the panes and the lines below them.
struct LinesView: PaneView {
  let workbench: Workbench
  /// The link of the focused state, and the state.
  let link: String
  let focused: SpecimenState
  let event: ComponentEvent?
  let earlier: [ComponentEvent]
  let rebuild: Rebuild
  /// Why the colours of themes are not the newest, by the names of the themes.
  let sourceNotes: [String: Phrase]
  /// The keys of the status line, and the name of their context.
  let items: [StatusItem]
  let modeName: String

  var header: Element {
    let isSingle = plan.arrangement == .single
    let summary = workbench.showsOverview ? overviewSummary : environmentSummary
    // A small screen has no line of events: the event has the place of the settings.
    let news =
      workbench.showsOverview ? rebuiltNotice : rebuiltNotice ?? event.map { "● " + told($0) }
    let environment = isSingle ? news ?? summary : summary
    let name = isSingle && !workbench.showsOverview ? specimen.id.text : ProgramName.current
    let gap = isSingle ? 2 : 3
    let room = plan.columns - 1 - width(name) - gap - width(environment) - 4
    var trailing: [Element] = []
    if !isSingle, let notice = rebuiltNotice {
      trailing = [words(.title3, notice), .gap(1)]
    } else if workbench.showsOverview {
      trailing = isSingle ? [] : [findKey, .gap(1)]
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
        [
          .gap(1),
          cut(
            words(.title3, name), width(name),
            to: isSingle && news != nil ? plan.columns - gap - width(environment) - 2 : width(name)),
          .gap(gap), words(.body2, environment),
        ], trailing))
  }

  private var findKey: Element {
    let entry = Command.table.entry(of: .palette(.toggle), in: .overview)
    return GSKeyLine([GSKeyLine.Hint(entry?.keys.first?.name ?? "", say(.findAnything))]).element
  }

  /// The note that the program was rebuilt, if the key that starts it works; nil otherwise.
  private var rebuiltNotice: String? {
    guard rebuild == .offered,
      Command.table.entry(of: .rebuild(.startAnew), in: context) != nil
    else { return nil }
    let whole = say(.rebuilt)
    let used = width(environmentSummary) + width(specimen.id.text) + 8
    return width(whole) + used <= plan.columns ? whole : say(.rebuiltBriefly)
  }

  /// The size of the catalogue, and the chosen settings.
  private var overviewSummary: String {
    let size = Phrase.catalogueSize(
      catalogue.index.groups.count, variants: catalogue.specimens.count)
    return ([say(size)] + chosenSettings()).joined(by: " · ")
  }

  /// The theme, and the other settings that were set by hand.
  private var environmentSummary: String {
    let theme = workbench.settledEnvironment.theme
    return ([theme].compactMap { $0 } + chosenSettings(but: .theme)).joined(by: " · ")
  }

  /// The settings that were set by hand, without the language, which the labels show themselves.
  private func chosenSettings(but others: Setting...) -> [String] {
    Setting.listed.compactMap { setting in
      guard !setting.isOfTerminal, setting != .language, !others.contains(setting),
        setting.isChosen(in: environment), let value = environment.said(setting)
      else { return nil }
      let word = say(setting == .appearance ? appearanceLabel(value) : setting.word(value))
      return setting.isNamed ? say(setting.phrase ?? Phrase("")) + " " + word : word
    }
  }

  /// The chosen appearance; the overview has designs that have it and others.
  private func appearanceLabel(_ value: String) -> Phrase {
    let word = Setting.appearance.word(value)
    guard workbench.showsOverview else { return workbench.derivation(of: workbench.shown) ?? word }
    guard let theme = environment.theme.flatMap(catalogue.theme(named:)) else { return word }
    return Appearance(rawValue: value).map(theme.label(of:)) ?? word
  }

  /// The number of states, and the last event.
  var eventLine: Element {
    guard !workbench.showsOverview else { return overviewLine }
    var trailing: [Element] = []
    var summaryColumns = width(specimen.summary[language])
    if let event {
      trailing = earlier.reversed().flatMap { [words(.body2, told($0)), .gap(3)] }
      let room = plan.columns - width(workbench.countText) - width(specimen.summary[language]) - 16
      let used = earlier.reduce(width(told(event))) { $0 + width(told($1)) + 3 }
      if used > room { trailing = [] }
      trailing.append(words(.title3, "● " + told(event)))
      // The event is read whole, and apart from the summary.
      let others = width(workbench.countText) + width("● " + told(event)) + 9
      if trailing.count == 1 { summaryColumns = min(summaryColumns, plan.columns - others) }
    } else if context == .canvas, !specimen.isInteractive {
      trailing = [words(.body2, say(.looksOnly))]
    } else {
      let met = say(workbench.briefCoverageText)
      let used =
        width(workbench.countText) + width(specimen.summary[language])
      // Where it would crowd the summary, the page has it.
      if used + width(met) + 16 <= plan.columns { trailing = [words(.body2, met)] }
    }
    return pane(
      .surface, columns: plan.columns, rows: 1,
      line(
        columns: plan.columns,
        [
          .gap(2), words(.body2, workbench.countText), .gap(3),
          cut(
            words(.body2, specimen.summary[language]), width(specimen.summary[language]),
            to: summaryColumns), .gap(2),
        ], trailing + [.gap(2)]))
  }

  /// A line in fewer columns than its own, if need be.
  private func cut(_ line: Element, _ own: Int, to columns: Int) -> Element {
    columns >= own
      ? line : .sized(width: .exactly(max(0, columns)), height: .exactly(1), line)
  }

  /// `selected Swift`.
  private func told(_ event: ComponentEvent) -> String {
    event.detail.isEmpty ? say(event.word) : say(event.word) + " " + event.detail
  }

  /// The hint of the overview, and the focused card.
  private var overviewLine: Element {
    let cards = workbench.overview.cards(in: workbench)
    let place = say(.place(cards.place(of: workbench.shown) + 1, of: cards.cards.count))
    let isWhole = width(say(.overviewHint)) + width(place) + 8 <= plan.columns
    return pane(
      .surface, columns: plan.columns, rows: 1,
      line(
        columns: plan.columns,
        [.gap(2), words(.body2, say(isWhole ? .overviewHint : .overviewHintBriefly))],
        [words(.body2, place), .gap(2)]))
  }

  /// The Swift that makes exactly this state, and the key that copies its link, if it works.
  var codeLine: Element {
    let code =
      workbench.showsOverview ? cardSummary : focused.code(environment.labelLanguage).onOneLine
    let key = workbench.resources.options.copiesLinks ? Phrase.copyLink : Phrase.showLink
    let isOffered =
      !workbench.company.isFollowing
      && Command.table.entry(of: .basic(.copyLink), in: context) != nil
    let keys = GSKeyLine(isOffered ? [GSKeyLine.Hint("y", say(key))] : [], subject: code)
    return GSPanel(level: .raised) { keys }.filling(columns: plan.columns, rows: 1).element
  }

  /// The focused card in a sentence, or the variants that share it.
  private var cardSummary: String {
    guard let card = workbench.overview.card(in: workbench), card.specimens.count > 1
    else { return specimen.summary[language] }
    let variants = card.specimens.map { catalogue.specimens[$0].variant }
    return variants.map { say(.word($0)) }.joined(by: ", ")
  }

  /// The keys that work now, as many as fit; help and quit always.
  var statusLine: Element {
    chrome.statusLine(items, mode: modeName, note: sourceNote ?? companyNote)
  }

  /// Why the colours that are shown are not the newest, or else those of another theme, by its name.
  private var sourceNote: String? {
    if let shown = workbench.settledEnvironment.theme.flatMap({ sourceNotes[$0] }) {
      return say(shown)
    }
    return sourceNotes.min { $0.key < $1.key }.map { "\($0.key): \(say($0.value))" }
  }

  /// The number of followers; without any, the command to follow.
  private var companyNote: String {
    guard case .presenting(let path, let count) = workbench.company else { return "" }
    return count > 0 ? say(.followers(count)) : "\(ProgramName.current) follow " + path
  }
}

extension Workbench {
  /// The number of states of the specimen shown, as text.
  var countText: String { Phrase.states(count(of: shown))[language] }
}

/// The look of a pane, made from the pane and the parts of the workbench it reads.
protocol PaneView {
  var workbench: Workbench { get }
}

extension PaneView {
  var language: Language { workbench.language }
  var catalogue: Catalogue { workbench.catalogue }
  var specimen: Specimen { workbench.specimen }
  var state: SpecimenState { workbench.state }
  var environment: Settings { workbench.environment }
  var terminal: TerminalFacts { workbench.terminal }
  var context: KeyContext { workbench.context }
  var plan: ScreenPlan { workbench.plan }
  var review: EnvironmentChange { workbench.review }

  func say(_ word: Phrase) -> String { word[language] }

  func width(_ text: String) -> Int { workbench.probe.width(text) }

  /// The chrome around the panes.
  var chrome: Chrome { workbench.chrome }

  /// One row: a part at each end, cut to the room.
  func line(columns: Int, _ leading: [Element], _ trailing: [Element] = []) -> Element {
    chrome.line(columns: columns, leading, trailing)
  }

  /// A pane of a given size, whose content reaches its sides.
  func pane(
    _ level: GSPanel.Level, columns: Int, rows: Int, _ content: Element
  ) -> Element {
    chrome.pane(level, columns: columns, rows: rows, content)
  }

  /// The name and summary of the component, on its own page with a blank row above and below.
  func specimenHead(columns: Int) -> [Element] {
    let title = words(.title3, workbench.title(ofSpecimen: workbench.shown))
    let summary = words(.body2, specimen.summary[language])
    let head = line(columns: max(1, columns - 4), [title, .gap(3)] + derivation + [summary])
    return [.blank, readable(.row([.gap(2), head])), .blank]
  }

  /// Marks an appearance that the design does not have as derived, and one that the terminal does not have as the only
  /// one of the design.
  private var derivation: [Element] {
    var note = workbench.derivation(of: workbench.shown)
    if note == nil, let only = review.theme?.onlyAppearance, only != terminal.appearance {
      note = .only(only)
    }
    return note.map { [words(.body2, say($0)), .gap(3)] } ?? []
  }

  /// A chosen item on the component's own page, with the accent bar at its left edge.
  func chosen(_ element: Element, rows: Int) -> Element {
    let bar = Element.sized(width: .exactly(1), height: .exactly(rows), .accentBar)
    return .layered(
      element, overlay: .environment(.chrome(review.appearance ?? .light), bar),
      alignment: .topLeading)
  }

  /// One line of text, verbatim.
  func words(_ style: GSTextStyle, _ text: String) -> Element { chrome.words(style, text) }

  /// Text about the component stays readable in every contrast the component is shown in.
  func readable(_ element: Element) -> Element {
    guard review.contrast == .original else { return element }
    var change = EnvironmentChange()
    change.contrast = .normal
    return .environment(change, element)
  }
}

extension Workbench {
  var chrome: Chrome {
    Chrome(language, columns: plan.columns, rows: plan.rows, width: probe.width)
  }
}

extension String {
  /// Its lines joined into one, without indentation; a line that continues a call is joined without a blank.
  fileprivate var onOneLine: String {
    split(separator: "\n").reduce("") { text, line in
      let words = line.drop { $0 == " " }
      // As a string: to append a part of one, the runtime looks through every conformance of the program.
      return (text.isEmpty || words.first == "." ? text : text + " ") + String(words)
    }
  }
}
