import ColorScience
import GSDesign
import GalleryKit
import StateSpace
import TermRender
import VisualReview
import Words

/// Draws the looks of a report as SVG, on the page of their theme, and stores each picture once.
struct ReportPictures {
  private let catalogue: Catalogue
  /// How outlines are drawn.
  private let shapes: ShapeRendering
  private let pool = CellPool()
  private var pages: [Settings: Page] = [:]
  private var drawn: [Subject: Picture] = [:]
  /// The contents of the files by their names.
  private var contents: [String: String] = [:]
  /// The files in the order of their first use.
  private(set) var files: [(path: String, bytes: [UInt8])] = []

  /// Colours in place of the terminal's own for an environment, with a name.
  struct Page: Hashable {
    let colors: ExportColors
    /// `zatch · dark`.
    let name: String
  }

  /// A drawn look.
  struct Picture: Hashable {
    let svg: SVGPicture
    /// The path within the folder of a report.
    let file: String
  }

  /// Everything that a picture is drawn from.
  private struct Subject: Hashable {
    let picture: CellPicture
    let colors: ExportColors
    let shapes: ShapeRendering
  }

  init(_ catalogue: Catalogue, _ shapes: ShapeRendering = .smooth) {
    self.catalogue = catalogue
    self.shapes = shapes
  }

  /// The page that a difference is shown on.
  mutating func page(of difference: Difference) -> Page {
    let environment = Settings(difference.environment, of: difference.variant, in: catalogue)
    if let page = pages[environment] { return page }
    let complete = environment.rendered(difference.variant, in: catalogue)
    let scheme = complete.theme.scheme(complete.appearance, complete.contrast)
    let page = Page(
      colors: ExportColors(foreground: scheme[.text], background: scheme[.page]),
      name: environment.title(catalogue.defaults(of: difference.variant)))
    pages[environment] = page
    return page
  }

  /// The old or the new look of a difference.
  mutating func picture(_ picture: CellPicture, of difference: Difference) -> Picture {
    let subject = Subject(
      picture: picture, colors: page(of: difference).colors, shapes: rendering(of: difference))
    if let known = drawn[subject] { return known }
    let svg = picture.surface(in: pool).svgPicture(colors: subject.colors, shapes: subject.shapes)
    let result = Picture(svg: svg, file: file(for: svg.markup))
    drawn[subject] = result
    return result
  }

  /// The file of a picture: its name depends on the content alone, unless two contents have the same digest.
  private mutating func file(for markup: String) -> String {
    var hash = StableHash()
    hash.add(markup.utf8)
    let name = "pictures/" + hash.value.hexadecimalDigits
    var path = name + ".svg"
    var number = 2
    while let other = contents[path] {
      if other == markup { return path }
      path = name + "-\(number).svg"
      number += 1
    }
    contents[path] = markup
    files.append((path, Array(markup.utf8)))
    return path
  }

  /// Draws cells if glyphs changed but outlines did not: smooth outlines would hide the change.
  private func rendering(of difference: Difference) -> ShapeRendering {
    guard difference.old?.shapes == difference.new?.shapes else { return shapes }
    let changesGlyphs = difference.causes.contains { if case .shape = $0 { true } else { false } }
    return changesGlyphs ? .cells : shapes
  }
}

extension CellChanges {
  /// The outlines of all stretches of changed cells, as SVG path data on a grid of 8 by 16 units.
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
