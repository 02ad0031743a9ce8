import GSDesign
import GalleryKit

/// The facts at the foot of a component's page: its purpose, when to use it, where it is used, and the findings of the audit.
///
/// Each has its lines from the start, so that a later value moves nothing.
struct CanvasFacts: PaneView {
  let workbench: Workbench
  let columns: Int

  /// A fact, most important last: where there is less room, the first are left out.
  private struct Fact {
    let name: Phrase
    var lines: [String]
    /// The parts of its one line, if some of them can be clicked.
    var pieces: [Element] = []
    /// The state of the check; nil for other facts.
    var isFinding = false
  }

  private static let nameColumns = 10

  /// All lines.
  var count: Int { all.reduce(0) { $0 + $1.lines.count } }

  private var all: [Fact] {
    var facts: [Fact] = []
    func add(_ name: Phrase, _ text: String, most: Int = 2) {
      guard !text.isEmpty else { return }
      let lines = workbench.probe.lines(of: text, columns: max(12, columns - Self.nameColumns))
      facts.append(Fact(name: name, lines: Array(lines.prefix(most))))
    }
    add(.aboutFact, specimen.summary[language])
    add(.ruleFact, specimen.usage[language])
    if specimen.level != .screen, Self.listsUsers(in: catalogue) {
      facts.append(Fact(name: .usedInFact, lines: [""], pieces: users))
    }
    if found != nil || isChecked {
      facts.append(Fact(name: .checkFact, lines: [check], isFinding: true))
    }
    return facts
  }

  /// Whether it is worked out where components are used: in a catalogue of thousands, the page of a component does it on
  /// request.
  static func listsUsers(in catalogue: Catalogue) -> Bool { catalogue.specimens.count <= 1_000 }

  /// The components that use it, as many as fit a line, each of which can be clicked.
  private var users: [Element] {
    guard !workbench.resources.waits(for: workbench.resources.types) else {
      return [words(.body2, "…")]
    }
    let composition = workbench.resources.composition.value
    let users = composition.users(of: specimen.id)
    guard !users.isEmpty else { return [words(.body2, say(.usedNowhere))] }
    let note = say(.usedByAny(composition.sharing(of: specimen.id)))
    let end = note.isEmpty ? "" : " " + note
    let names = users.map(catalogue.shortName)
    /// The columns of the first names.
    func columns(of count: Int) -> Int {
      let rest = count < names.count ? " · +\(names.count - count)" : ""
      return width(names.prefix(count).joined(separator: " · ") + rest + end)
    }
    let room = self.columns - Self.nameColumns
    let count = (1...names.count).last { columns(of: $0) <= room } ?? 1
    var pieces: [Element] = []
    for (user, name) in zip(users, names).prefix(count) {
      if !pieces.isEmpty { pieces.append(words(.body2, " · ")) }
      let text = words(.body2, name)
      let index = catalogue.index.specimen(user)
      pieces.append(index.map { .interactive(GalleryPart.user($0).id, text) } ?? text)
    }
    let rest = count < names.count ? " · +\(names.count - count)" : ""
    return rest.isEmpty && end.isEmpty ? pieces : pieces + [words(.body2, rest + end)]
  }

  private var found: FindingsModel.Summary? { workbench.findings.summary(of: workbench.shown) }

  /// Whether the component is checked sooner or later.
  private var isChecked: Bool {
    workbench.resources.options.countsFindings && !workbench.company.isFollowing
  }

  /// Whether the audit found something.
  private var hasFindings: Bool { found.map { $0.open + $0.faults > 0 } ?? false }

  /// The theme, the contrast and the appearance that the findings hold in, those that are not on the page.
  private func elsewhere(_ found: FindingsModel.Summary) -> [Phrase] {
    let settled = workbench.settledEnvironment
    var places: [Phrase] = []
    if let theme = found.theme, theme != settled.theme { places.append(.foundIn(theme)) }
    if (settled.contrast ?? .standard) != .original { places.append(.foundAsPublished) }
    if let chosen = environment.appearance, !found.appearances.isEmpty,
      !found.appearances.contains(chosen)
    {
      places += Appearance.allCases.filter(found.appearances.contains).map {
        Setting.appearance.word($0.rawValue)
      }
    }
    return places
  }

  private var check: String {
    guard let found else { return say(.checking) }
    var parts: [Phrase] = []
    if found.low > 0 {
      parts.append(.foundContrast(found.low, of: found.states, found.moment))
    }
    if found.faults > 0 { parts.append(.foundFaults(found.faults)) }
    if parts.isEmpty, found.waivedFaults == 0 {
      parts.append(.nothingFound(found.states))
    } else if found.open < found.low || found.waivedFaults > 0 {
      // A waived state has low contrast all the same.
      parts.append(.waived)
    }
    return say(.joined(parts + elsewhere(found), separator: " · "))
  }

  /// The facts that have room, below a blank row.
  func lines(rows: Int) -> [Element] {
    guard rows > 0 else { return [] }
    var facts = all
    while facts.count > 1, facts.reduce(0, { $0 + $1.lines.count }) > rows { facts.removeFirst() }
    return [.blank]
      + facts.flatMap { fact in
        fact.lines.prefix(rows).enumerated().map { place, text in
          line(columns: columns, parts(of: fact, place, text))
        }
      }
  }

  private func parts(of fact: Fact, _ place: Int, _ text: String) -> [Element] {
    let name = Element.sized(
      width: .exactly(Self.nameColumns), height: .exactly(1),
      words(.title3, place == 0 ? say(fact.name) : ""))
    guard fact.isFinding, hasFindings else {
      return [name] + (fact.pieces.isEmpty ? [words(.body2, text)] : fact.pieces)
    }
    let entry = Command.table.entry(of: .findings(.toggle), in: context)
    let room = columns - Self.nameColumns - width("▲ " + text) - Self.hintGap
    return [name, words(.body1, "▲ " + text)]
      + (entry?.keys.first.flatMap { listHint($0, within: room) }.map { [.gap(Self.hintGap), $0] }
        ?? [])
  }

  private static let hintGap = 3

  /// The key that lists the findings, with its effect if there is room for both; nil without room for the key.
  private func listHint(_ key: KeyPress, within room: Int) -> Element? {
    let action = say(.listFindings)
    let whole = width(key.name + " " + action)
    guard width(key.name) <= room else { return nil }
    return GSKeyLine([
      GSKeyLine.Hint(
        key.name, whole <= room ? action : "", id: GalleryPart.command(.findings(.toggle)).id)
    ]).element
  }
}

extension Phrase {
  static let aboutFact = Phrase(localized: "About")
  static let ruleFact = Phrase(localized: "Rule")
  static let usedInFact = Phrase(localized: "Used in")
  static let usedNowhere = Phrase(localized: "no other component")

  /// That the uses are those of a type with several variants, which cannot be distinguished; empty for one.
  static func usedByAny(_ variants: Int) -> Phrase {
    variants > 1 ? Phrase(localized: "(any of its \(variants, "variant"))") : Phrase("")
  }

  static let checkFact = Phrase(localized: "Check")
  static let checking = Phrase(localized: "not checked yet")
  static let listFindings = Phrase(localized: "list")

  static func nothingFound(_ states: Int) -> Phrase {
    Phrase(localized: "nothing found in \(states, "state")")
  }

  /// - Parameter moment: the uses that show it; nil if a state has low contrast at rest.
  static func foundContrast(
    _ count: Int, of states: Int, _ moment: FindingsModel.LowMoment?
  ) -> Phrase {
    let low = Phrase(localized: "\(count) of \(states, "state"): low contrast")
    guard let moment else { return low }
    let words = Phrase.joined(moment.words, separator: ", ")
    return Phrase(localized: "\(low) (\(words) \(moment.ratio.ratioText))")
  }

  static func foundIn(_ theme: String) -> Phrase { Phrase(localized: "in \(theme)") }

  /// In the colours that the design publishes, which the page does not show.
  static let foundAsPublished = Phrase(localized: "as published")

  static func foundFaults(_ count: Int) -> Phrase {
    Phrase(localized: "\(count, "broken rule")")
  }
}
