import GSDesign

/// The lines of the page of a component: what, when, variants, states, axes, what cannot be, keys, roles, code.
struct PageView: PaneView {
  let page: PageModel
  /// Of what the keys are on.
  let link: String
  let workbench: Workbench

  private var pageColumns: Int { plan.matrixColumns }

  /// Each a row high.
  var lines: [Element] {
    var lines = [words(.title3, specimen.id.text)]
    lines += wrapped(specimen.summary[language]) + wrapped(specimen.usage[language])
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

  /// The values of each axis; the one nobody has touched is marked.
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

  /// A name and what there is to say of it, in columns; what is too long goes on below.
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
