import ColorScience
import GSDesign
import GalleryKit
import TermRender
import VisualReview

/// Draws the looks of a report as SVG, on the page of the theme they are of.
struct ReportPictures {
  private let catalogue: Catalogue
  /// How outlines are drawn.
  private let shapes: ShapeRendering
  private let pool = CellPool()
  private var pages: [EnvironmentID: Page] = [:]

  /// What stands for the terminal's own colours under an environment, and what it is called.
  struct Page: Hashable {
    let colors: ExportColors
    /// `zatch · dark`.
    let name: String
  }

  init(_ catalogue: Catalogue, _ shapes: ShapeRendering = .smooth) {
    self.catalogue = catalogue
    self.shapes = shapes
  }

  /// What a difference is shown on.
  mutating func page(of difference: Difference) -> Page {
    if let page = pages[difference.environment] { return page }
    let environment = Settings(difference.environment)
    let complete = environment.rendered(in: catalogue)
    let scheme = complete.theme.scheme(complete.appearance, complete.contrast)
    let page = Page(
      colors: ExportColors(foreground: scheme[.text], background: scheme[.page]),
      name: environment.title(defaultTheme: catalogue.themes.first?.name ?? ""))
    pages[difference.environment] = page
    return page
  }

  /// What was or what is, as a document of its own.
  mutating func svg(_ picture: CellPicture, of difference: Difference) -> String {
    let page = page(of: difference)
    return picture.surface(in: pool).svg(
      title: oneLine(difference.link.text), description: picture.plainText, colors: page.colors,
      shapes: rendering(of: difference))
  }

  /// Cells where their glyphs changed and the outlines did not: smooth outlines would hide the change.
  private func rendering(of difference: Difference) -> ShapeRendering {
    guard difference.old?.shapes == difference.new?.shapes else { return shapes }
    let changesGlyphs = difference.causes.contains { if case .shape = $0 { true } else { false } }
    return changesGlyphs ? .cells : shapes
  }
}

extension CellChanges {
  /// The outline of every stretch of changed cells, as data of a path on a grid of 8 by 16 units.
  var outline: String {
    var data = ""
    var start: CellChange?
    var end = 0
    func close() {
      guard let first = start else { return }
      let width = (end - first.column) * 8
      data += "M\(first.column * 8) \(first.row * 16)h\(width)v16h-\(width)z"
    }
    for cell in cells {
      if let first = start, first.row == cell.row, cell.column == end {
        end = cell.column + cell.columns
      } else {
        close()
        start = cell
        end = cell.column + cell.columns
      }
    }
    close()
    return data
  }
}
