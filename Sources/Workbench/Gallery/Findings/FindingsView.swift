import ColorScience
import GSDesign
import GalleryKit
import Laws
import StateSpace

/// The findings of the audit, in place of the panes: the token pairs with too little contrast, each with its look before
/// and after the smallest change, its ratio, and the components that show it; then the broken rules.
struct FindingsView: PaneView {
  let workbench: Workbench
  let list: FindingsList

  var element: Element {
    let lines = head + seen.flatMap { entry(at: $0) }
    return .interactive(
      GalleryPart.area(.findings).id,
      pane(.page, columns: plan.columns, rows: plan.bodyRows, .column(lines)))
  }

  /// Columns at both sides.
  private var margin: Int { plan.columns < 60 ? 1 : 2 }
  private var inner: Int { max(1, plan.columns - 2 * margin) }
  /// Whether names and colours have room beside one another.
  private var isWide: Bool { plan.columns >= 72 }
  private var isTight: Bool { plan.bodyRows < 12 }
  /// Rows of an item, with the blank one below it.
  private var entryRows: Int {
    plan.bodyRows < 6 ? 1 : (isWide ? 2 : 3) + (isTight ? 0 : 1)
  }

  private func row(_ leading: [Element], _ trailing: [Element] = []) -> Element {
    .row([.gap(margin), line(columns: inner, leading, trailing)])
  }

  /// The title, the number of findings, and the number of states checked.
  private var head: [Element] {
    let findings = workbench.findings
    let isComplete = findings.count == catalogue.specimens.count
    let place = list.count == 0 ? "" : "\(list.place + 1)/\(list.count)"
    let title = row(
      [
        words(.title3, say(.findingsTitle)), .gap(3),
        words(.body2, say(list.report.countPhrase)),
      ], [words(.body2, place)])
    let tooLarge = findings.tooLarge.map { catalogue.shortName(catalogue.specimens[$0].id) }
    let scope: Phrase =
      isComplete
      ? .findingsScope(findings.count - tooLarge.count, states: findings.stateCount)
      : .findingsProgress(findings.count, of: catalogue.specimens.count)
    let isEmpty = list.count == 0 && isComplete && tooLarge.isEmpty
    let empty = isEmpty ? [row([words(.body1, say(.noFindings))])] : []
    let left =
      tooLarge.isEmpty ? [] : [row([words(.body1, say(.findingsTooLarge(tooLarge)))])]
    if isTight { return [title] + left + empty }
    let problem = workbench.resources.options.findingWaivers?.value.problem
    let notes = problem.map { [row([words(.body1, say($0))])] } ?? []
    return [.blank, title, row([words(.body2, say(scope))])] + left + notes + [.blank] + empty
  }

  /// The items as a list that scrolls.
  var room: ScrollRoom {
    ScrollRoom(
      lines: list.count, rows: (plan.bodyRows - head.count) / entryRows,
      target: list.chosen == nil ? nil : list.place)
  }

  /// The visible places.
  private var seen: Range<Int> {
    let room = room
    return room.places(from: workbench.scrolls[.findings].first(in: room))
  }

  private func entry(at place: Int) -> [Element] {
    let item = list.items[place]
    let isChosen = place == list.place
    var lines: [Element]
    switch item {
    case .pair(let entry):
      lines =
        isWide || entryRows == 1
        ? [first(entry, isChosen: isChosen), second(entry)] : narrow(entry, isChosen: isChosen)
    case .fault(let entry):
      lines = [first(entry, isChosen: isChosen), second(entry)]
      if !isWide { lines.append(.blank) }
    }
    if entryRows == 1 { lines.removeLast(lines.count - 1) }
    let id = GalleryPart.finding(item.id).id
    let card = Element.interactive(
      id,
      pane(
        isChosen ? .raised : .page, columns: plan.columns, rows: lines.count, .column(lines)))
    let whole = isChosen && entryRows > 1 ? chosen(card, rows: lines.count) : card
    return entryRows > lines.count ? [whole, .blank] : [whole]
  }

  /// The rule that is broken, and the variant.
  private func first(_ entry: FaultEntry, isChosen: Bool) -> Element {
    let style: GSTextStyle = isChosen ? .title3 : .body1
    let name = catalogue.shortName(entry.finding.link.specimen)
    return row(
      [
        words(style, isChosen ? "› " : "  "), words(style, say(entry.finding.name)), .gap(2),
        words(style, name),
      ], [words(style, entry.waiver == nil ? "!" : "✓")])
  }

  /// The fault, and the number of states.
  private func second(_ entry: FaultEntry) -> Element {
    let finding = entry.finding
    let text = say(.states(.exactly(finding.more + 1))) + " · " + say(finding.seen)
    return row(
      [.gap(2), words(.body2, entry.waiver.map { say(.waived) + " · " + printable($0) } ?? text)])
  }

  /// On a narrow screen: the pair and its name; its ratio and the colours of the change; the places that show it.
  private func narrow(_ entry: ContrastReport.Entry, isChosen: Bool) -> [Element] {
    let style: GSTextStyle = isChosen ? .title3 : .body1
    let room = inner - 2 - sampleColumns - 1
    return [
      row(
        [words(style, isChosen ? "› " : "  ")] + samples(entry.cause) + [
          .gap(1), words(style, name(of: entry.cause, in: room)),
        ]),
      row([
        .gap(2), words(style, mark(of: entry)), .gap(1), words(.body1, ratio(of: entry.cause)),
        .gap(2), words(.body2, remedy(of: entry)),
      ]),
      row([.gap(2), words(.body2, whereabouts(of: entry))]),
    ]
  }

  /// The ink and its ground; of names that have no room, the ends.
  private func name(of cause: ContrastCause, in columns: Int) -> String {
    func said(_ ink: String, _ fill: String) -> String { say(.pair(ink, on: fill)) }
    let (ink, fill) = (cause.ink?.name ?? "text", cause.fill?.name ?? "ground")
    let whole = said(ink, fill)
    guard width(whole) > columns else { return whole }
    let half = max(2, (columns - width(said("", ""))) / 2)
    func cut(_ name: String, _ columns: Int) -> String {
      name.count > columns ? "…" + name.suffix(max(1, columns - 1)) : name
    }
    // A short name leaves its room to the other.
    return said(
      cut(ink, max(half, 2 * half - fill.count)), cut(fill, max(half, 2 * half - ink.count)))
  }

  private func mark(of entry: ContrastReport.Entry) -> String { entry.waiver == nil ? "!" : "✓" }

  private func ratio(of cause: ContrastCause) -> String {
    // Tokens that are far enough apart may come too close once a terminal shows them.
    let seen = cause.ratio >= cause.fault.needed ? " → \(cause.fault.ratioText)" : ""
    return "\(cause.ratioText)\(seen) / \(cause.fault.needed)"
  }

  /// The colours of the smallest change, or the reason for its absence.
  private func remedy(of entry: ContrastReport.Entry) -> String {
    entry.waiver != nil
      ? say(.waived)
      : entry.cause.mend.map { "\($0.old.hex) → \($0.new.hex)" } ?? say(.noMend)
  }

  /// The places that publish and show the pair; for a waived pair, the reason.
  private func whereabouts(of entry: ContrastReport.Entry) -> String {
    say(catalogue.place(of: entry.cause)) + " · "
      + (entry.waiver.map { printable($0) } ?? users(of: entry.cause))
  }

  /// The pair now and with the change, its name and its ratio.
  private func first(_ entry: ContrastReport.Entry, isChosen: Bool) -> Element {
    let cause = entry.cause
    let style: GSTextStyle = isChosen ? .title3 : .body1
    let name = say(.pair(cause.ink?.name ?? "text", on: cause.fill?.name ?? "ground"))
    return row(
      [words(style, isChosen ? "› " : "  ")] + samples(cause) + [.gap(2), words(style, name)],
      [words(style, mark(of: entry)), .gap(1), words(style, ratio(of: cause))])
  }

  /// The places that publish and show the pair, and the colours of the change; for a waived pair, the reason.
  private func second(_ entry: ContrastReport.Entry) -> Element {
    row(
      [.gap(2 + sampleColumns + 2), words(.body2, whereabouts(of: entry))],
      isWide ? [.gap(1), words(.body2, remedy(of: entry))] : [])
  }

  /// The states and the variants that show it.
  private func users(of cause: ContrastCause) -> String {
    let most = cause.states.sorted {
      ($1.value.count, $0.key.text) < ($0.value.count, $1.key.text)
    }
    let names = most.map { catalogue.shortName($0.key) }
    let shown = names.prefix(3).joined(separator: ", ")
    let rest = names.count - min(3, names.count)
    return say(.states(.exactly(cause.stateCount))) + " · " + shown + (rest > 0 ? " +\(rest)" : "")
  }

  private var sampleColumns: Int { isWide ? 11 : 4 }

  /// Letters of the ink on the fill: now and, if they fit, with the smallest change.
  private func samples(_ cause: ContrastCause) -> [Element] {
    let pair = cause.fault.pair
    let before = sample(pair.ink, on: pair.fill)
    guard isWide else { return [before] }
    guard let mend = cause.mend else { return [before, .gap(7)] }
    return [before, words(.body2, " → "), sample(mend.new, on: pair.fill)]
  }

  private func sample(_ ink: RGB, on fill: RGB) -> Element {
    let style = Style(foreground: Paint(ink), background: Paint(fill))
    let cells = [" ", "A", "a", " "].map { CellPicture.Cell(text: $0, columns: 1, style: 0) }
    return .cells(CellPicture(columns: 4, rows: 1, cells: cells, styles: [style]))
  }
}

extension Catalogue {
  /// The theme and the appearance of a cause: `zatch dark (derived)`.
  func place(of cause: ContrastCause) -> Phrase {
    let word =
      theme(named: cause.theme)?.label(of: cause.appearance)
      ?? Setting.appearance.word(cause.appearance.rawValue)
    return .joined([Phrase(cause.theme), word])
  }
}

extension FindingsReport {
  /// The number of findings.
  var countPhrase: Phrase {
    let open = faults.count { $0.waiver == nil }
    return .findingsCount(
      contrast.open.count, open, waived: contrast.waived.count + faults.count - open)
  }
}

extension Workbench {
  /// `!2`: the number of findings of some specimens, of those that are shown as they were checked; empty for none.
  func badge(of specimens: [Int]) -> String {
    let count = findings.mark(of: specimens.filter(isShownAsChecked))
    return count == 0 ? "" : "!\(count)"
  }

  /// The numbers of the tree, by specimen.
  var marks: [Int: Int] { findings.marks.filter { isShownAsChecked($0.key) } }

  /// Whether a specimen is shown in the colours that the audit checks it in: those that its own theme publishes.
  func isShownAsChecked(_ specimen: Int) -> Bool {
    let settled = settled(of: specimen)
    return settled.theme == catalogue.specimens[specimen].home.name
      && (settled.contrast ?? .standard) == .original
  }
}

/// The text of the list of findings.
extension Phrase {
  static let findings = Phrase(localized: "audit")
  static let findingsTitle = Phrase(localized: "Audit")
  static let openFinding = Phrase(localized: "edit colour, open state")
  static let waived = Phrase(localized: "waived")
  static let noMend = Phrase(localized: "no change of lightness helps")
  static let noFindings = Phrase(
    localized: "Every published pair has the contrast it needs, and every rule holds.")
  static let noEditing = Phrase(localized: "Colours cannot be edited here.")

  /// - Parameters:
  ///   - pairs: the token pairs that no waiver covers.
  ///   - faults: the broken rules that no waiver covers.
  static func findingsCount(_ pairs: Int, _ faults: Int, waived: Int) -> Phrase {
    var parts = [Phrase(localized: "\(pairs, "token pair")")]
    if faults > 0 { parts.append(Phrase(localized: "\(faults, "broken rule")")) }
    if waived > 0 { parts.append(Phrase(localized: "\(waived) waived")) }
    return .joined(parts, separator: ", ")
  }

  static func findingsTooLarge(_ names: [String]) -> Phrase {
    let list = names.joined(separator: ", ")
    return Phrase(
      localized: "Not checked, more than 10,000 states: \(list). The command audit checks them.")
  }

  static func ratioBelow(_ ratio: String, _ needed: Double) -> Phrase {
    Phrase(localized: "\(ratio) of \(needed)", context: "contrast")
  }

  static func findingsScope(_ variants: Int, states: Int) -> Phrase {
    let (variants, states) = (Phrase.matrixVariants(variants), Phrase.states(.exactly(states)))
    return Phrase(localized: "Published colours, light and dark: \(variants), \(states)")
  }

  static func findingsProgress(_ count: Int, of total: Int) -> Phrase {
    Phrase(localized: "Published colours, light and dark: \(count) of \(total) variants …")
  }

  /// The colour of a role is not a value of the theme.
  static func derivedColor(_ role: String, _ theme: String) -> Phrase {
    Phrase(localized: "\(theme) derives \(role) from other colours, so there is no value to edit.")
  }

  /// The value that can be edited does not lead to the colour that is wanted.
  static func noSingleValue(_ role: String, _ entry: String) -> Phrase {
    Phrase(
      localized: """
        A rule makes \(role) from \(entry); the smallest change of \(role) cannot be typed here.
        """)
  }
}
