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
      facts.append(Fact(name: .usedInFact, lines: [users]))
    }
    if found != nil || isChecked {
      facts.append(Fact(name: .checkFact, lines: [check], isFinding: true))
    }
    return facts
  }

  /// Whether it is worked out where components are used: in a catalogue of thousands, the page of a component does it on
  /// request.
  static func listsUsers(in catalogue: Catalogue) -> Bool { catalogue.specimens.count <= 1_000 }

  /// The components that use it, as many as fit a line.
  private var users: String {
    guard !workbench.resources.waits(for: workbench.resources.types) else { return "" }
    let names = workbench.resources.composition.value.users(of: specimen.id)
      .map(catalogue.shortName)
    guard !names.isEmpty else { return say(.usedNowhere) }
    var text = names[0]
    for (place, name) in names.enumerated().dropFirst() {
      let rest = names.count - place - 1
      let more = rest > 0 ? " · +\(rest)" : ""
      guard width(text + " · " + name + more) <= columns - Self.nameColumns else {
        return text + " · +\(names.count - place)"
      }
      text += " · " + name
    }
    return text
  }

  private var found: FindingsModel.Summary? { workbench.findings.summary(of: workbench.shown) }

  /// Whether the component is checked sooner or later.
  private var isChecked: Bool {
    workbench.resources.options.countsFindings && !workbench.company.isFollowing
  }

  /// Whether the audit found something.
  private var hasFindings: Bool { found.map { $0.open + $0.faults > 0 } ?? false }

  private var check: String {
    guard let found else { return say(.checking) }
    var parts: [Phrase] = []
    if found.low > 0 { parts.append(.foundContrast(found.low, of: found.states)) }
    if found.faults > 0 { parts.append(.foundFaults(found.faults)) }
    guard !parts.isEmpty || found.waivedFaults > 0 else {
      return say(.nothingFound(found.states))
    }
    // A waived state has low contrast all the same.
    if found.open < found.low || found.waivedFaults > 0 { parts.append(.waived) }
    return say(.joined(parts, separator: " · "))
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
      return [name, words(.body2, text)]
    }
    let entry = Command.table.entry(of: .findings(.toggle), in: context)
    let hint = entry?.keys.first.map { key in
      GSKeyLine([
        GSKeyLine.Hint(key.name, say(.listFindings), id: GalleryPart.command(.findings(.toggle)).id)
      ]).element
    }
    let room = columns - Self.nameColumns - width("▲ " + text) - 3
    let needed = width((entry?.keys.first?.name ?? "") + " " + say(.listFindings))
    return [name, words(.body1, "▲ " + text)]
      + (hint.map { needed <= room ? [.gap(3), $0] : [] } ?? [])
  }
}

extension Phrase {
  static let aboutFact = Phrase(localized: "About")
  static let ruleFact = Phrase(localized: "Rule")
  static let usedInFact = Phrase(localized: "Used in")
  static let usedNowhere = Phrase(localized: "no other component")
  static let checkFact = Phrase(localized: "Check")
  static let checking = Phrase(localized: "not checked yet")
  static let listFindings = Phrase(localized: "list them")

  static func nothingFound(_ states: Int) -> Phrase {
    Phrase(localized: "nothing found in \(states, "state")")
  }

  static func foundContrast(_ count: Int, of states: Int) -> Phrase {
    Phrase(localized: "\(count) of \(states, "state"): low contrast")
  }

  static func foundFaults(_ count: Int) -> Phrase {
    Phrase(localized: "\(count, "broken rule")")
  }
}
