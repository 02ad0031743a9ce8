import GSDesign
import TermRender

/// Grids under several environments: side by side where they fit, else one below the other.
struct MatrixSheets {
  /// Columns of page at each side of a sheet.
  static let margin = 2

  let sheets: [Element]
  let room: Int
  let draughtsman: Draughtsman
  let environment: RenderEnvironment

  var element: Element {
    let sizes = sheets.map {
      draughtsman.size(of: $0, environment: environment, columns: room)
    }
    let tallest = sizes.map(\.rows).max() ?? 0
    let widest = sizes.map(\.columns).max() ?? 0
    if sizes.reduce(0, { $0 + $1.columns }) <= room {
      return .row(
        zip(sheets, sizes).map {
          .sized(width: .exactly($1.columns), height: .exactly(tallest), $0)
        }
      )
    }
    return .column(
      zip(sheets, sizes).map { .sized(width: .exactly(widest), height: .exactly($1.rows), $0) })
  }

  static var blank: Element { .sized(height: .exactly(1), .empty) }

  static func heading(_ text: String, _ role: ColorRole) -> Element {
    .words([Span(text, role: role, emphasis: .bold)])
  }

  /// A sheet of page around a grid.
  static func framed(_ child: Element) -> Element {
    .backdrop(
      .page,
      .row([
        .sized(width: .exactly(margin), height: .exactly(1), .empty),
        .column([blank, child, blank]),
        .sized(width: .exactly(margin), height: .exactly(1), .empty),
      ]))
  }
}
