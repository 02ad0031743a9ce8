import GSDesign
import GalleryKit
import StateSpace

/// The header above the panes and the lines below them.
struct LinesView: PaneView {
  let workbench: Workbench
  /// The appearances on the stage.
  let appearances: [Appearance]
  /// The link of the focused state.
  let link: String
  /// The focused state as it is set.
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
    let isOverview = workbench.showsOverview
    // A small screen has no line for events: the event has the place of the settings.
    let news = isOverview ? rebuiltNotice : rebuiltNotice ?? event.map { "● " + told($0) }
    let name =
      isSingle && !isOverview ? workbench.title(ofSpecimen: workbench.shown) : ProgramName.current
    var leading = [Element.gap(1), words(.title3, name)]
    var used = 1 + width(name)
    let place =
      isOverview
      ? catalogueSize(in: plan.columns - used - 4)
      : isSingle ? "" : workbench.title(ofSpecimen: workbench.shown)
    if !place.isEmpty {
      leading += [.gap(3), words(isOverview ? .body2 : .body1, place)]
      used += 3 + width(place)
    }
    var trailing: [Element]
    if isSingle, let news {
      leading[1] = cut(leading[1], width(name), to: plan.columns - width(news) - 4)
      trailing = [words(.title3, news)]
    } else if let notice = rebuiltNotice {
      trailing = [words(.title3, notice)]
    } else {
      trailing = chips(within: plan.columns - used - 3)
    }
    return pane(
      .raised, columns: plan.columns, rows: 1,
      line(columns: plan.columns - 1, leading, trailing))
  }

  /// The numbers of components and variants, or of components alone.
  private func catalogueSize(in room: Int) -> String {
    let components = catalogue.index.groups.count
    let whole = say(.catalogueSize(components, variants: catalogue.specimens.count))
    return width(whole) <= room ? whole : say(.components(components))
  }

  /// The settings with their keys, as many as have room: the theme, the appearance, those set by hand, the depth of colours; in
  /// the overview those set by hand, and the key that finds anything.
  private func chips(within room: Int) -> [Element] {
    let isOverview = workbench.showsOverview
    var settings: [Setting] = isOverview ? [] : [.theme, .appearance]
    settings += Setting.listed.filter {
      !settings.contains($0) && !$0.isOfTerminal && ($0 != .language || !isOverview)
        && (isOverview || $0 != .depth) && $0.isChosen(in: environment)
    }
    if !isOverview { settings.append(.depth) }
    var hints: [GSKeyLine.Hint] = []
    var used = 0
    for setting in settings {
      guard let value = value(of: setting) else { continue }
      let entry = Command.table.entry(of: .setting(SettingTurn(setting)), in: context)
      let key = entry?.keys.first?.name ?? ""
      let needed = width(key) + 1 + width(value) + (hints.isEmpty ? 0 : 3)
      guard used + needed <= room else { continue }
      used += needed
      hints.append(
        key.isEmpty
          ? GSKeyLine.Hint(value, "")
          : GSKeyLine.Hint(key, value, id: entry.map { GalleryPart.command($0.command).id }))
    }
    if isOverview {
      let entry = Command.table.entry(of: .palette(.toggle), in: .overview)
      let key = entry?.keys.first?.name ?? ""
      if used + width(key) + width(say(.findAnything)) + 4 <= room {
        hints.append(
          GSKeyLine.Hint(
            key, say(.findAnything), id: entry.map { GalleryPart.command($0.command).id }))
      }
    }
    return hints.isEmpty ? [] : [GSKeyLine(hints).element]
  }

  /// The value of a setting in effect, as its chip shows it.
  private func value(of setting: Setting) -> String? {
    if setting == .appearance, !workbench.showsOverview {
      return appearances.map { appearance in
        say(
          appearances.count > 1
            ? setting.word(appearance.rawValue)
            : review.theme?.label(of: appearance) ?? setting.word(appearance.rawValue))
      }.joined(separator: " + ")
    }
    let settled = workbench.settledEnvironment
    guard let value = workbench.showsOverview ? environment.said(setting) : settled.said(setting)
    else { return nil }
    let word = setting == .appearance ? say(appearanceLabel(value)) : say(setting.word(value))
    return setting.isNamed ? say(setting.phrase ?? Phrase("")) + " " + word : word
  }

  /// The note that the program was rebuilt, if the key that starts it works; nil otherwise.
  private var rebuiltNotice: String? {
    guard rebuild == .offered,
      Command.table.entry(of: .rebuild(.startAnew), in: context) != nil
    else { return nil }
    let whole = say(.rebuilt)
    let used = width(workbench.title(ofSpecimen: workbench.shown)) + width(ProgramName.current) + 8
    return width(whole) + used <= plan.columns ? whole : say(.rebuiltBriefly)
  }

  /// The chosen appearance in the overview, which has designs that have it and others.
  private func appearanceLabel(_ value: String) -> Phrase {
    let word = Setting.appearance.word(value)
    guard let theme = environment.theme.flatMap(catalogue.theme(named:)) else { return word }
    return Appearance(rawValue: value).map(theme.label(of:)) ?? word
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

  /// The Swift that makes exactly this state, its last events, and the key that copies its link, if it works. In the overview,
  /// the focused card and its place.
  var codeLine: Element {
    let isOverview = workbench.showsOverview
    let code = isOverview ? cardSummary : focused.code(environment.labelLanguage).onOneLine
    let key = workbench.resources.options.copiesLinks ? Phrase.copyLink : Phrase.showLink
    let entry = Command.table.entry(of: .basic(.copyLink), in: context)
    var trailing: [Element] = []
    var used = 4
    if let event, !isOverview {
      let now = "● " + told(event)
      used += width(now) + 3
      trailing = [words(.title3, now)]
      for before in earlier {
        let text = told(before)
        guard used + width(text) + 3 + 24 <= plan.columns else { break }
        used += width(text) + 3
        trailing = [words(.body2, text), .gap(3)] + trailing
      }
    }
    if isOverview {
      let cards = workbench.overview.cards(in: workbench)
      let place = say(.cardPlace(cards.place(of: workbench.shown) + 1, of: cards.cards.count))
      used += width(place)
      trailing.append(words(.body2, place))
    } else if !workbench.company.isFollowing, let entry {
      let name = entry.keys.first?.name ?? ""
      let hint = GSKeyLine([
        GSKeyLine.Hint(name, say(key), id: GalleryPart.command(entry.command).id)
      ])
      used += width(name) + width(say(key)) + 4
      trailing += [.gap(trailing.isEmpty ? 0 : 3), hint.element]
    }
    // The Swift keeps some room, the link has the rest.
    let room = plan.columns - used - min(width(code), Self.leastCode) - 6
    if !isOverview, room >= Self.leastLink {
      let columns = min(room, width(link))
      used += columns + 3
      trailing =
        [
          .sized(width: .exactly(columns), height: .exactly(1), words(.caption1, link)), .gap(3),
        ] + trailing
    }
    let subject = cut(
      words(.body1, code), width(code), to: max(0, plan.columns - used - 3))
    return pane(
      .raised, columns: plan.columns, rows: 1,
      line(columns: plan.columns - 2, [.gap(2), subject], trailing))
  }

  /// The least columns of the Swift, and of a link that is cut.
  private static let leastCode = 24
  private static let leastLink = 16

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

  /// A chosen item with the accent bar at its left edge, in the colours of its own environment.
  func chosen(_ element: Element, rows: Int) -> Element {
    let bar = Element.sized(width: .exactly(1), height: .exactly(rows), .accentBar)
    return .layered(element, overlay: bar, alignment: .topLeading)
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
