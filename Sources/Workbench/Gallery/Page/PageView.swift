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
    if !users.isEmpty { rows.append((say(.usedIn), users.joined(separator: ", "))) }
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
    case .deleteBackward, .deleteForward: .erase
    case .cancel: .intentDismiss
    case .focus, .blur, .hover, .pressDown, .pressUp: .intentPoint
    }
  }
}

/// The words of a component's page.
extension Phrase {
  static let page = Phrase("about", korean: "정보")
  static let composition = Phrase("Composition", korean: "구성")
  static let level = Phrase("level", korean: "단계")
  static let madeOf = Phrase("made of", korean: "구성 요소")
  static let usedIn = Phrase("used in", korean: "쓰이는 곳")
  static let variants = Phrase("Variants", korean: "변형")
  static let stateNames = Phrase("States", korean: "상태")
  static let axes = Phrase("Axes, as links spell them", korean: "축 (링크 표기)")
  static let impossibleNames = Phrase("Impossible combinations", korean: "불가능한 조합")
  static let keysTaken = Phrase("Keys", korean: "키")
  static let roles = Phrase("Colour roles", korean: "색 역할")
  static let tags = Phrase("Search terms", korean: "검색어")
  static let code = Phrase("Swift", korean: "Swift")
  static let link = Phrase("Link", korean: "링크")
  static let designTier = Phrase("design", korean: "디자인")
  static let interactionTier = Phrase("with interaction", korean: "상호작용까지")
  static let textTier = Phrase("with text", korean: "텍스트까지")
  static let sample = Phrase("(sample)", korean: "(예시)")
  static let anyLetter = Phrase("letters", korean: "글자")
  static let intentActivate = Phrase("press", korean: "누르기")
  static let intentDismiss = Phrase("dismiss", korean: "닫기")
  static let intentRemove = Phrase("remove", korean: "제거")
  static let intentSubmit = Phrase("submit", korean: "제출")
  static let intentFirst = Phrase("first", korean: "처음")
  static let intentLast = Phrase("last", korean: "끝")
  static let intentLeast = Phrase("least", korean: "최소")
  static let intentMost = Phrase("most", korean: "최대")
  static let intentInsert = Phrase("type", korean: "입력")
  static let intentNewLine = Phrase("new line", korean: "줄바꿈")
  static let intentPoint = Phrase("hover", korean: "호버")

  static func states(_ count: StateCount) -> Phrase {
    Phrase(
      count == .exactly(1) ? "1 state" : "\(count.text) states", korean: "상태 \(count.text)가지")
  }

  static func looks(_ count: Int) -> Phrase {
    Phrase(count == 1 ? "1 look" : "\(count) looks", korean: "모양 \(count)가지")
  }

  /// The number of states that removing a rule would add.
  static func excluded(_ count: Int) -> Phrase {
    Phrase(
      count == 1 ? "1 state more without it" : "\(count) states more without it",
      korean: "없으면 상태가 \(count)가지 더 있음")
  }
}
