import GSDesign
import GalleryKit
import StateSpace
import Workbench

/// A grid under one environment, produced block by block: its title, its pages, the sections of each.
///
/// A copy continues from the same position, so that a sheet can be measured before it is drawn.
struct MatrixSheet {
  let environment: Settings
  /// The parts of the pages so far that could not be shown whole.
  private(set) var cuts = MatrixCuts()
  private let catalogue: Catalogue
  private let room: Int
  private let renderer: ElementRenderer
  private let planner: MatrixPlanner
  private let review: Settings
  private var request: MatrixRequest
  private let title: String?
  private var page = 0
  private var pageCount = 1
  private var isOver = false
  /// The next blocks, in reverse order.
  private var blocks: [MatrixBlock] = []
  /// The states of the current page.
  private(set) var cells: [MatrixCell] = []

  init(_ sheets: MatrixSheets, under environment: Settings, title: String?) {
    self.environment = environment
    self.title = title
    catalogue = sheets.catalogue
    room = sheets.room
    renderer = sheets.renderer
    planner = sheets.planner(environment)
    review = sheets.review(environment)
    request = sheets.request(review)
  }

  /// The columns of the sheet, with its margins.
  var columns: Int {
    var copy = self
    var widest = 0
    while let columns = copy.nextPage() { widest = max(widest, columns) }
    return widest + 2 * MatrixSheets.margin
  }

  /// The next block; `onPage` is called for each new page, with its columns, after ``cells`` has changed.
  mutating func next(onPage: (_ columns: Int) -> Void) -> MatrixBlock? {
    while blocks.isEmpty {
      guard let columns = nextPage() else { return nil }
      onPage(columns + 2 * MatrixSheets.margin)
    }
    return blocks.popLast()
  }

  /// Plans the next page; returns its columns, or nil after the last page.
  private mutating func nextPage() -> Int? {
    guard !isOver else { return nil }
    cells = []
    var made: [MatrixBlock] = []
    if page == 0 {
      made.append(gap)
      if let title { made += [heading(title, .textSecondary), gap] }
    }
    request.page = page
    let plan = planner.plan(request)
    pageCount = plan.pageCount
    if !plan.sections.isEmpty {
      made += pageHeading(plan)
      for index in plan.sections.indices { made += sections(index, of: plan) }
    }
    page += 1
    isOver = page >= pageCount
    if isOver { made.append(gap) }
    blocks = made.reversed()
    return made.map(\.columns).max() ?? 0
  }

  private func pageHeading(_ plan: MatrixPlan) -> [MatrixBlock] {
    guard pageCount > 1 else { return [] }
    return (page > 0 ? [gap] : [])
      + [heading(plan.pageNames(page).joined(separator: " · "), .accentText), gap]
  }

  private var gap: MatrixBlock { MatrixBlock(content: .elements([.blank]), columns: 0) }

  private func heading(_ text: String, _ role: ColorRole) -> MatrixBlock {
    MatrixBlock(
      content: .elements([.words([Span(text, role: role, emphasis: .bold)])]),
      columns: planner.probe.width(text))
  }
}

extension MatrixSheet {
  /// A section of a page; a grid wider than the room continues below with its next columns.
  private mutating func sections(_ index: Int, of plan: MatrixPlan) -> [MatrixBlock] {
    let section = plan.sections[index]
    var made = index > 0 ? [gap] : []
    made += [heading(name(section, plan), .text), gap]
    var one = plan
    one.sections = [section]
    let lines = MatrixWindow(one, room: 1 << 40, hasTitles: false, isTight: false)
      .lines(from: MatrixRow(section: 0, row: 0))
    for (number, columns) in chunks(section, plan).enumerated() {
      if number > 0 { made.append(gap) }
      let width = columns.reduce(0) { $0 + section.columnWidths[$1] + MatrixPlanner.gutter }
      let painter = MatrixPainter(
        one, planner: planner, panes: [MatrixPane(number: 0, title: "", environment: review)],
        paneColumns: width)
      made += MatrixBlock.blocks(
        lines, of: painter, columns: columns, width: plan.headColumns + width)
    }
    collect(section)
    countCuts(section)
    return made
  }

  private func name(_ section: MatrixSection, _ plan: MatrixPlan) -> String {
    var id = catalogue.specimens[section.specimen].id.text
    if let derived = planner.derivation(of: section, under: review) {
      id += "  " + derived.english
    }
    guard plan.foldedStates != nil, let looks = section.looks else { return id }
    let states = looks.reduce(0) { $0 + $1.positions.count }
    return id + "  " + "\(counted(states, "state")), \(counted(looks.count, "look"))"
  }

  /// The columns that fit side by side: split between groups if a group fits the room.
  private func chunks(_ section: MatrixSection, _ plan: MatrixPlan) -> [Range<Int>] {
    let room = max(1, room - 2 * MatrixSheets.margin - plan.headColumns)
    var chunks: [Range<Int>] = []
    var start = 0
    while start < section.columnCount {
      var end = start
      var used = 0
      while end < section.columnCount,
        end == start || used + section.columnWidths[end] + MatrixPlanner.gutter <= room
      {
        used += section.columnWidths[end] + MatrixPlanner.gutter
        end += 1
      }
      if end < section.columnCount {
        end = (start + 1...end).last(where: section.beginsGroup) ?? end
      }
      chunks.append(start..<end)
      start = end
    }
    return chunks
  }

  private mutating func collect(_ section: MatrixSection) {
    func add(_ position: MatrixPosition) {
      guard let state = section.state(at: position) else { return }
      cells.append(
        MatrixCell(
          specimen: section.specimen, state: state,
          environment: section.environment(at: position, over: review)))
    }
    if let looks = section.looks {
      for position in looks.flatMap(\.positions) { add(position) }
      return
    }
    for row in 0..<section.rowCount {
      for column in 0..<section.columnCount {
        if let position = section.position(row: row, column: column) { add(position) }
      }
    }
  }

  private mutating func countCuts(_ section: MatrixSection) {
    let captions = section.looks == nil ? 0 : section.captionRows
    cuts.looks += (0..<section.rowCount).count {
      section.rowHeights[$0] - captions >= RenderingClient.tallest
    }
    guard let looks = section.looks else { return }
    cuts.names += looks.count {
      planner.probe.lines(of: $0.name, columns: section.columnWidths[0]).count > captions
    }
  }
}

/// Some rows of a sheet, made when they are drawn.
struct MatrixBlock {
  let content: Content
  /// The columns of the block.
  let columns: Int

  enum Content {
    /// One row each.
    case elements([Element])
    case lines([MatrixLine], of: MatrixPainter, columns: Range<Int>, isFirst: Bool)
  }

  /// The limit of cells in a block, which bounds the memory of a drawing.
  static let mostCells = 200

  var rows: Int {
    switch content {
    case .elements(let elements): elements.count
    case .lines(let lines, _, _, _): lines.reduce(0) { $0 + $1.rows }
    }
  }

  var elements: [Element] {
    switch content {
    case .elements(let elements): return elements
    case .lines(let lines, let painter, let columns, var isFirst):
      return lines.map { line in
        defer { if line.isRow { isFirst = false } }
        return painter.element(line, isFirst: isFirst) { _ in columns }
      }
    }
  }
}

extension MatrixLine {
  /// Whether it is a row of cells.
  fileprivate var isRow: Bool {
    switch self {
    case .row: true
    case .blank, .title, .heading: false
    }
  }
}

extension MatrixBlock {
  /// The lines of a part of a section, in blocks of limited size.
  static func blocks(
    _ lines: [MatrixLine], of painter: MatrixPainter, columns: Range<Int>, width: Int
  ) -> [MatrixBlock] {
    let size = max(1, mostCells / max(1, columns.count))
    var blocks: [MatrixBlock] = []
    var isFirst = true
    var start = 0
    while start < lines.count {
      let part = Array(lines[start..<min(start + size, lines.count)])
      blocks.append(
        MatrixBlock(
          content: .lines(part, of: painter, columns: columns, isFirst: isFirst), columns: width))
      if part.contains(where: \.isRow) { isFirst = false }
      start += size
    }
    return blocks
  }
}
