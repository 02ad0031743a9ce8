import GSDesign
import GalleryKit
import StateSpace

/// The lines of the page of a component: summary, usage, variants, states, axes, impossible combinations, keys, roles,
/// code.
struct PageView: PaneView {
  let page: PageModel
  /// The link of the focused state.
  let link: String
  let workbench: Workbench

  private var pageColumns: Int { plan.matrixColumns }

  /// Each a row high.
  var lines: [Element] {
    var lines = [words(.title3, specimen.id.text)]
    lines += wrapped(specimen.summary[language]) + wrapped(specimen.usage[language])
    lines += section(.composition, compositionLines)
    lines += section(.variants, variantLines)
    lines += section(.stateNames, stateLines)
    lines += section(.coverageName, coverageLines)
    lines += section(.axes, axisLines)
    lines += section(.impossibleNames, exclusionLines)
    lines += section(.keysTaken, keyLines)
    lines += section(.roles, roleLines)
    lines += section(.tags, wrapped(specimen.tags.joined(separator: ", ")))
    lines += section(.code, wrapped(state.code(environment.labelLanguage)))
    lines += section(.link, wrapped(link))
    return lines
  }

  private func section(_ title: Phrase, _ lines: [Element]) -> [Element] {
    lines.isEmpty ? [] : [.blank, words(.title3, say(title))] + lines
  }

  /// The level of the component, its parts, and the components that use it.
  private var compositionLines: [Element] {
    var rows = [(say(.level), specimen.level.phrase[language])]
    if let note = workbench.appearanceNote { rows.append((say(.appearanceName), say(note))) }
    guard !workbench.resources.waits(for: workbench.resources.types) else { return table(rows) }
    let composition = workbench.resources.composition.value
    let parts = composition.parts(of: specimen.id)
    let users = composition.users(of: specimen.id).map(catalogue.shortName)
    if !parts.isEmpty { rows.append((say(.madeOf), parts.joined(separator: ", "))) }
    if !users.isEmpty {
      let note = say(.usedByAny(composition.sharing(of: specimen.id)))
      let text = users.joined(separator: ", ")
      rows.append((say(.usedIn), note.isEmpty ? text : text + " " + note))
    }
    return table(rows)
  }

  private var variantLines: [Element] {
    let index = catalogue.index
    let group = index.groups[index.positions[workbench.shown].group]
    guard group.specimens.count > 1 else { return [] }
    // Around the one that is shown, as many as a person reads.
    let here = index.positions[workbench.shown].variant
    let first = max(0, min(here - 6, group.specimens.count - 12))
    let shown = group.specimens.dropFirst(first).prefix(12)
    let table = shown.map { place in
      let specimen = catalogue.specimens[place]
      return (
        (place == workbench.shown ? "● " : "○ ") + specimen.variant, specimen.summary[language]
      )
    }
    let rest = group.specimens.count - shown.count
    return self.table(table) + (rest > 0 ? [words(.body2, "  +\(rest)")] : [])
  }

  private var stateLines: [Element] {
    let names: [Phrase] = [.designTier, .interactionTier, .textTier]
    var table: [(String, String)] = []
    for (index, count) in page.counts.enumerated()
    where index == 0 || count != page.counts[index - 1] {
      let looks =
        index > 0 ? "" : page.looks.map { ", " + Phrase.looks($0)[language] } ?? ""
      table.append((say(names[index]), Phrase.states(count)[language] + looks))
    }
    return self.table(table)
  }

  private var coverageLines: [Element] {
    table([
      (say(.hereName), workbench.coverageText[language]),
      (say(.inAll), workbench.totalCoverageText[language]),
    ])
  }

  /// The values of each axis; the initial one is marked.
  private var axisLines: [Element] {
    table(
      specimen.axes.map { axis in
        let ends = axis.scale.map { $0.ends + ": " } ?? ""
        let values = axis.values.map { value in
          let text =
            value == .text(nil) ? say(.sample) : axis.spelling(of: value)
          return (value == axis.standard ? "● " : "") + (text.isEmpty ? "“”" : text)
        }
        return (axis.name, ends + values.joined(separator: "  "))
      })
  }

  private var exclusionLines: [Element] {
    guard !page.exclusions.isEmpty else { return specimen.rules.flatMap { wrapped($0[language]) } }
    return page.exclusions.flatMap { exclusion in
      wrapped(
        exclusion.reason[language] + "  (" + Phrase.excluded(exclusion.alone)[language] + ")")
    }
  }

  private var roleLines: [Element] {
    let names = page.roles.map(\.name)
    let columns = (names.map { width($0) }.max() ?? 0) + 6
    let perLine = max(1, (pageColumns - 4) / max(1, columns))
    return stride(from: 0, to: page.roles.count, by: perLine).map { start in
      .row(
        page.roles[start..<min(start + perLine, page.roles.count)].map { role in
          .sized(
            width: .exactly(columns), height: .exactly(1),
            .row([.backdrop(role, .gap(3)), .gap(1), words(.body1, role.name)]))
        })
    }
  }

  /// Names and their texts, in columns; a long text continues below.
  private func table(_ rows: [(String, String)]) -> [Element] {
    let names = min(24, (rows.map { width($0.0) }.max() ?? 0) + 2)
    return rows.flatMap { name, text in
      workbench.probe.lines(of: text, columns: max(8, pageColumns - 4 - names)).enumerated().map {
        index, part in
        Element.row([
          .sized(
            width: .exactly(names), height: .exactly(1), words(.body2, index == 0 ? name : "")),
          words(.body1, part),
        ])
      }
    }
  }

  func wrapped(_ text: String) -> [Element] {
    text.isEmpty
      ? []
      : workbench.probe.lines(of: text, columns: max(8, pageColumns - 4)).map { words(.body1, $0) }
  }
}

/// The keys that a component has a use for.
extension PageView {
  var keyLines: [Element] {
    guard specimen.isInteractive else { return wrapped(say(.looksOnly)) }
    var table: [(what: Phrase, keys: [String])] = []
    for known in specimen.keys where known.isAnswered {
      let what = known.name(specimen.keyMap)
      let key =
        known.press == Specimen.typedKey ? say(.anyLetter) : known.press.name
      if let place = table.firstIndex(where: { $0.what == what }) {
        table[place].keys.append(key)
      } else {
        table.append((what, [key]))
      }
    }
    let columns = (table.map { width($0.keys.joined(separator: " ")) }.max() ?? 0) + 3
    return table.map {
      GSKeyLine(
        [GSKeyLine.Hint($0.keys.joined(separator: " "), say($0.what))], keyColumns: columns
      ).element
    }
  }
}

extension SpecimenKey {
  /// The effect of the key as a line of keys names it.
  func name(_ keyMap: KeyMap) -> Phrase {
    switch intent {
    case .activate:
      switch keyMap {
      case .control: .intentActivate
      case .text, .lines: .intentSubmit
      }
    case .remove: .intentRemove
    case .move: acts ? .change : .move
    case .first: acts ? .intentLeast : .intentFirst
    case .last: acts ? .intentMost : .intentLast
    case .insert("\n"): .intentNewLine
    case .insert: .intentInsert
    case .deleteBackward, .deleteForward, .deleteAll: .erase
    case .cancel: .intentDismiss
    case .focus, .blur, .hover, .pressDown, .pressUp: .intentPoint
    }
  }
}

/// The words of a component's page.
extension Phrase {
  static let page = Phrase(localized: "about")
  static let composition = Phrase(localized: "Composition")
  static let level = Phrase(localized: "level")
  static let madeOf = Phrase(localized: "made of")
  static let usedIn = Phrase(localized: "used in")
  static let variants = Phrase(localized: "Variants")
  static let stateNames = Phrase(localized: "States")
  static let axes = Phrase(localized: "Axes, as links spell them")
  static let impossibleNames = Phrase(localized: "Impossible combinations")
  static let keysTaken = Phrase(localized: "Keys")
  static let roles = Phrase(localized: "Colour roles")
  static let tags = Phrase(localized: "Search terms")
  static let code = Phrase(localized: "Swift")
  static let link = Phrase(localized: "Link")
  static let designTier = Phrase(localized: "design")
  static let interactionTier = Phrase(localized: "with interaction")
  static let textTier = Phrase(localized: "with text")
  static let sample = Phrase(localized: "(sample)")
  static let anyLetter = Phrase(localized: "letters")
  static let intentActivate = Phrase(localized: "press")
  static let intentDismiss = Phrase(localized: "dismiss")
  static let intentRemove = Phrase(localized: "remove")
  static let intentSubmit = Phrase(localized: "submit")
  static let intentFirst = Phrase(localized: "first")
  static let intentLast = Phrase(localized: "last")
  static let intentLeast = Phrase(localized: "least")
  static let intentMost = Phrase(localized: "most")
  static let intentInsert = Phrase(localized: "type")
  static let intentNewLine = Phrase(localized: "new line")
  static let intentPoint = Phrase(localized: "hover")

  static func states(_ count: StateCount) -> Phrase {
    Phrase(localized: "\(count.text, "state", isOne: count == .exactly(1))")
  }

  static func looks(_ count: Int) -> Phrase {
    Phrase(localized: "\(count, "look")")
  }

  /// The number of states that removing a rule would add.
  static func excluded(_ count: Int) -> Phrase {
    Phrase(localized: "\(count, "state more without it", "states more without it")")
  }
}
