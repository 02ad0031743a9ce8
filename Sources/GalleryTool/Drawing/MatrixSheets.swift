import GSDesign
import GalleryKit
import TermRender

/// Grids under several environments: side by side where they fit, else one below the other.
struct MatrixSheets {
  /// Columns of page at each side of a sheet.
  static let margin = 2
  /// More cells than these are no picture.
  static let mostCells = 20_000

  let catalogue: Catalogue
  let specimens: [Int]
  let states: [SpecimenState]
  let arrangement: MatrixArrangement
  let isFolded: Bool
  let cover: Cover?
  let filters: Filters?
  let room: Int
  let draughtsman: Draughtsman

  /// A sheet of page and the states that are on it.
  struct Sheet {
    var element: Element
    var cells: [MatrixCell]
    var columns: Int
  }

  /// One sheet for each environment.
  ///
  /// - Throws: where there are too many states for a picture, or none.
  func sheets(
    under environments: [LinkEnvironment], title: (LinkEnvironment) -> String?
  ) throws(ToolError) -> [Sheet] {
    var sheets: [Sheet] = []
    for environment in environments {
      sheets.append(try sheet(under: environment, title: title(environment)))
    }
    guard sheets.contains(where: { !$0.cells.isEmpty }) else {
      throw ToolError(.noMatch, "No state is left to show; choose fewer values, or another filter.")
    }
    return sheets
  }

  /// Sheets side by side where there is room.
  func arranged(_ sheets: [Element], under environment: LinkEnvironment) -> Element {
    let complete = environment.rendered(in: catalogue)
    let sizes = sheets.map {
      draughtsman.size(of: $0, environment: complete, columns: 100_000)
    }
    let tallest = sizes.map(\.rows).max() ?? 0
    let widest = sizes.map(\.columns).max() ?? 0
    if sizes.reduce(0, { $0 + $1.columns }) <= room {
      return .row(
        zip(sheets, sizes).map {
          .sized(width: .exactly($1.columns), height: .exactly(tallest), $0)
        })
    }
    return .column(
      zip(sheets, sizes).map { .sized(width: .exactly(widest), height: .exactly($1.rows), $0) })
  }

  func widest(_ sheets: [Sheet]) -> Int {
    (sheets.map(\.columns).max() ?? 0) + 2 * Self.margin
  }

  private func sheet(
    under environment: LinkEnvironment, title: String?
  ) throws(ToolError) -> Sheet {
    var review = ReviewEnvironment()
    review.apply(environment, in: catalogue)
    review = review.settled(TerminalFacts())
    let planner = planner(environment)
    var request = MatrixRequest(specimens: specimens, bases: states, environments: [review])
    request.arrangement = arrangement
    request.isFolded = isFolded
    request.cover = cover
    request.columns = max(1, room - 2 * Self.margin)
    try checkSize(planner, request)
    var sheet = Sheet(element: .empty, cells: [], columns: 0)
    var parts: [Element] = []
    if let title { parts += [Self.heading(title, .textSecondary), .blank] }
    var page = 0
    var count = 1
    while page < count {
      request.page = page
      let plan = planner.plan(request)
      count = plan.pageCount
      if !plan.sections.isEmpty {
        if count > 1 {
          if page > 0 { parts.append(.blank) }
          let places = plan.pagePlaces(page)
          let names = plan.pageAxes.indices.map {
            plan.pageAxes[$0].name + " " + plan.pageAxes[$0].labels[places[$0]]
          }
          parts += [Self.heading(names.joined(separator: " · "), .accentText), .blank]
        }
        parts += sections(plan, planner, review, &sheet)
      }
      page += 1
    }
    sheet.element = .environment(
      environment.change(in: catalogue), Self.framed(.column(parts)))
    return sheet
  }

  private func planner(_ environment: LinkEnvironment) -> MatrixPlanner {
    var planner = MatrixPlanner(
      catalogue: catalogue,
      probe: LookProbe.rendering(widthPolicy: environment.widthPolicy ?? .grapheme),
      language: .english)
    if let filters {
      let catalogue = catalogue
      planner.chooses = { cell in
        filters.matches(
          cell.state, of: catalogue.specimens[cell.specimen],
          under: cell.environment.link(in: catalogue, terminal: TerminalFacts()))
      }
    }
    return planner
  }

  private func checkSize(
    _ planner: MatrixPlanner, _ request: MatrixRequest
  ) throws(ToolError) {
    let count = planner.combinations(of: request)
    switch cover {
    case nil, .all?:
      let most = isFolded ? MatrixPlanner.foldLimit : Self.mostCells
      guard count > most else { return }
      throw ToolError(
        .badArguments,
        "\(count) combinations are more than one picture holds (\(most)); "
          + "try --cover pairs, or fewer axes.")
    case .tuples?: return
    }
  }

  static func heading(_ text: String, _ role: ColorRole) -> Element {
    .words([Span(text, role: role, emphasis: .bold)])
  }

  /// A sheet of page around a grid.
  static func framed(_ child: Element) -> Element {
    .backdrop(
      .page,
      .row([
        .sized(width: .exactly(margin), height: .exactly(1), .empty),
        .column([.blank, child, .blank]),
        .sized(width: .exactly(margin), height: .exactly(1), .empty),
      ]))
  }
}
