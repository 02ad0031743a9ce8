import GSDesign
import GalleryKit
import StateSpace
import TermRender
import Workbench

/// Grids under several environments: side by side if they fit, else one below the other.
///
/// They are drawn from the top, a few rows at a time, and released after drawing: memory does not grow with the
/// number of states.
struct MatrixSheets {
  /// Columns of margin at each side of a sheet.
  static let margin = 2

  let catalogue: Catalogue
  let specimens: [Int]
  let states: [SpecimenState]
  let arrangement: MatrixArrangement
  let isFolded: Bool
  let cover: Cover?
  let filters: Filters?
  let room: Int
  let renderer: ElementRenderer

  /// Receives the rows of a picture, from the top.
  typealias Take = (Surface) throws(ToolError) -> Void

  /// Draws the sheets of all environments.
  ///
  /// - Parameters:
  ///   - isWhole: whether every piece is as wide as the widest; otherwise at least as wide as those above it.
  ///   - onCell: called for every state shown.
  /// - Returns: the parts that were cut.
  /// - Throws: without states, or with too many for a sheet, before any row is passed on.
  func draw(
    under environments: [Settings], isWhole: Bool, title: (Settings) -> String?,
    onCell: (MatrixCell) -> Void = { _ in }, take: Take
  ) throws(ToolError) -> MatrixCuts {
    if let first = environments.first { try checkSize(under: first) }
    var output = MatrixOutput(pool: renderer.renderer.pool)
    var (beside, widest) = measured(environments, isWhole: isWhole, title)
    if beside.count > 1, beside.count == environments.count {
      try output.drawBeside(beside, self, onCell: onCell, take: take)
    } else {
      beside = []
      for environment in environments {
        let sheet = MatrixSheet(self, under: environment, title: title(environment))
        try output.draw(sheet, self, &widest, onCell: onCell, take: take)
      }
    }
    guard output.cells > 0 else {
      throw ToolError(.noMatch, "No state is left to show; choose fewer values, or another filter.")
    }
    return output.cuts
  }

  /// The first sheets that fit side by side, and the widest of the measured ones.
  ///
  /// Measuring stops once they do not all fit, unless all must have the same width.
  private func measured(
    _ environments: [Settings], isWhole: Bool, _ title: (Settings) -> String?
  ) -> (beside: [(sheet: MatrixSheet, columns: Int)], widest: Int) {
    var beside: [(sheet: MatrixSheet, columns: Int)] = []
    var widest = 0
    var used = 0
    guard isWhole || environments.count > 1 else { return (beside, widest) }
    for environment in environments where isWhole || used <= room {
      let sheet = MatrixSheet(self, under: environment, title: title(environment))
      let columns = sheet.columns
      used += columns
      widest = max(widest, columns)
      if used <= room { beside.append((sheet, columns)) }
    }
    return (beside, widest)
  }

  func planner(_ environment: Settings) -> MatrixPlanner {
    var planner = MatrixPlanner(
      catalogue: catalogue,
      probe: RenderingClient.rendering(widthPolicy: environment.widthPolicy ?? .grapheme),
      language: .english)
    if let filters {
      let catalogue = catalogue
      planner.chooses = { cell in
        filters.matches(
          cell.state, of: catalogue.specimens[cell.specimen], under: cell.environment)
      }
    }
    return planner
  }

  func request(_ environment: Settings) -> MatrixRequest {
    var request = MatrixRequest(specimens: specimens, bases: states, environments: [environment])
    request.arrangement = arrangement
    request.isFolded = isFolded
    request.cover = cover
    request.columns = max(1, room - 2 * Self.margin)
    return request
  }

  func review(_ environment: Settings) -> Settings {
    var review = Settings(of: catalogue)
    review.apply(environment, in: catalogue)
    return review
  }

  /// The number of states does not depend on the environment.
  private func checkSize(under environment: Settings) throws(ToolError) {
    let count = planner(environment).combinations(of: request(review(environment)))
    switch cover {
    case nil, .all?:
      let most = isFolded ? MatrixPlanner.foldLimit : MatrixPlanner.printLimit
      guard count > most else { return }
      throw ToolError(
        .badArguments,
        "\(count) combinations are more than one picture holds (\(most)); "
          + "try --cover pairs, or fewer axes.")
    case .tuples?: return
    }
  }
}

/// The cut parts of a matrix.
struct MatrixCuts: Hashable {
  /// States taller than the limit for measuring.
  var looks = 0
  /// Names below states that need more lines than available.
  var names = 0

  /// A sentence for each kind of cut part; empty without cuts.
  var notices: [String] {
    var notices: [String] = []
    if looks > 0 {
      let verb = looks == 1 ? "is" : "are"
      notices.append(
        "\(counted(looks, "row")) of states \(verb) cut: nothing is drawn taller than "
          + "\(RenderingClient.tallest) rows.")
    }
    if names > 0 {
      let verb = names == 1 ? "is" : "are"
      notices.append(
        "\(counted(names, "name")) of states \(verb) cut to three lines; --json has all of each.")
    }
    return notices
  }
}
