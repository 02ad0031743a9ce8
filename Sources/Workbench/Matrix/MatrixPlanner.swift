package import GSDesign
package import GalleryKit

/// Plans matrices: the positions that hold a state, and the sizes of cells.
///
/// The cost of a plan is bounded, whatever the number of states: small spaces are walked and measured whole, of large
/// ones the positions stay numbers and a sample is measured.
package struct MatrixPlanner: Sendable {
  let catalogue: Catalogue
  package let probe: RenderingClient
  /// The language of headings.
  let language: Language
  let terminal: TerminalFacts
  /// A filter for states; nil takes all. It is called with every state, so spaces must be small.
  package var chooses: (@Sendable (MatrixCell) -> Bool)?

  package init(
    catalogue: Catalogue, probe: RenderingClient, language: Language,
    terminal: TerminalFacts = TerminalFacts()
  ) {
    self.catalogue = catalogue
    self.probe = probe
    self.language = language
    self.terminal = terminal
  }

  /// The number of positions of a page that are searched for possible states.
  static let walkLimit = 10_000
  /// The number of states measured on a page, all or a sample.
  static let measureLimit = 2_000
  /// The number of states printed on a page, all of them measured.
  package static let printLimit = 20_000
  /// The number of states folded.
  package static let foldLimit = 5_000

  package func plan(_ request: MatrixRequest) -> MatrixPlan {
    var plan = MatrixPlan(request)
    var drafts: [MatrixSection] = []
    for (specimen, base) in zip(request.specimens, request.bases) {
      guard
        let sides = request.arrangement.sides(
          of: catalogue.specimens[specimen], in: catalogue, language, including: base,
          under: request.environments[0])
      else {
        plan.leftOut.append(specimen)
        continue
      }
      drafts.append(
        MatrixSection(specimen: specimen, base: base, sides: sides, language, zoom: request.zoom))
    }
    plan.pageAxes = pageAxes(drafts)
    let isLarge = combinations(drafts) > Self.foldLimit
    plan.stateCount = isLarge ? nil : drafts.reduce(0) { $0 + $1.stateCount }
    plan.isTooLargeToFold = request.isFolded && isLarge
    let isListed = request.cover != nil || request.isFolded && !plan.isTooLargeToFold
    if isListed {
      for index in drafts.indices { choose(&drafts[index], request, onPageOnly: false) }
      list(drafts, &plan)
      return plan
    }
    for index in drafts.indices where request.zoom != .single {
      drafts[index].headWidths = Self.shrunk(
        drafts[index].rowHeadings.widths(probe.width),
        to: max(4, request.columns * 2 / (request.cellRows == nil ? 3 : 5)))
    }
    plan.headColumns = drafts.map(\.headColumns).max() ?? 0
    let page = min(max(0, request.page), plan.pageCount - 1)
    for draft in drafts {
      guard let position = plan.position(of: draft.sides, on: page) else { continue }
      var section = draft
      section.page = position
      choose(&section, request, onPageOnly: true)
      keepPossible(&section)
      guard section.rowCount > 0, section.columnCount > 0 else { continue }
      measure(&section, plan)
      plan.sections.append(section)
    }
    return plan
  }

  private func pageAxes(_ sections: [MatrixSection]) -> [MatrixPageAxis] {
    var axes: [MatrixPageAxis] = []
    for section in sections {
      for slot in section.sides.pages.slots {
        if let index = axes.firstIndex(where: { $0.name == slot.name }) {
          axes[index].labels += slot.labels.filter { !axes[index].labels.contains($0) }
        } else {
          axes.append(MatrixPageAxis(name: slot.name, word: slot.word, labels: slot.labels))
        }
      }
    }
    return axes
  }

  /// The label of the appearance that a section is drawn in, if the design of its component does not have it; nil if
  /// the appearance is an axis.
  package func derivation(of section: MatrixSection, under environment: Settings) -> Phrase? {
    guard section.sides.place(of: Setting.appearance.name) == .nowhere,
      section.sides.place(of: Setting.theme.name) == .nowhere
    else { return nil }
    return catalogue.derivation(
      of: catalogue.specimens[section.specimen].id, under: environment)
  }

  /// The environment of a specimen's cell as a node.
  func change(_ environment: Settings, of specimen: Int) -> EnvironmentChange {
    environment.atHome(of: catalogue.specimens[specimen].id, in: catalogue)
      .change(in: catalogue, terminal: terminal)
  }

  private func choose(
    _ section: inout MatrixSection, _ request: MatrixRequest, onPageOnly: Bool
  ) {
    guard let chooses else { return }
    let environment = request.environments[0]
    var chosen: Set<MatrixPosition> = []
    for position in onPageOnly ? section.pagePositions : section.allPositions {
      guard let state = section.state(at: position) else { continue }
      let cell = MatrixCell(
        specimen: section.specimen, state: state,
        environment: section.environment(at: position, over: environment))
      if chooses(cell) { chosen.insert(position) }
    }
    section.chosen = chosen
  }

  /// The number of combinations of values in all sections.
  package func combinations(of request: MatrixRequest) -> Int {
    combinations(
      zip(request.specimens, request.bases).compactMap { specimen, base in
        request.arrangement.sides(
          of: catalogue.specimens[specimen], in: catalogue, language, including: base
        ).map {
          MatrixSection(specimen: specimen, base: base, sides: $0, language)
        }
      })
  }

  private func combinations(_ sections: [MatrixSection]) -> Int {
    sections.reduce(0) { sum, section in
      let sides = section.sides
      let (area, overflows) = sides.rows.count.multipliedReportingOverflow(by: sides.columns.count)
      guard !overflows, area <= MatrixSide.most, sides.pages.count <= MatrixSide.most / max(1, area)
      else { return MatrixSide.most }
      return min(MatrixSide.most, sum + area * sides.pages.count)
    }
  }

  /// Headings shortened until they leave room for cells, the widest first.
  private static func shrunk(_ widths: [Int], to room: Int) -> [Int] {
    var widths = widths
    var total = widths.reduce(0, +) + max(0, widths.count - 1) * MatrixSection.headGap
    while total > room, let widest = widths.max(), widest > 3,
      let index = widths.firstIndex(of: widest)
    {
      widths[index] -= 1
      total -= 1
    }
    return widths
  }

  /// Leaves out rows and columns of nothing that can be: they say nothing.
  private func keepPossible(_ section: inout MatrixSection) {
    let rows = section.sides.rows.count
    let columns = section.sides.columns.count
    guard columns <= Self.walkLimit, rows <= Self.walkLimit / max(1, columns) else { return }
    var keptRows: [Int] = []
    var hasState = Array(repeating: false, count: columns)
    for row in 0..<rows {
      var isKept = false
      for column in 0..<columns {
        let position = MatrixPosition(page: section.page, row: row, column: column)
        guard section.state(at: position) != nil else { continue }
        isKept = true
        hasState[column] = true
      }
      if isKept { keptRows.append(row) }
    }
    section.keptRows = keptRows
    section.keptColumns = hasState.indices.filter { hasState[$0] }
  }
}
