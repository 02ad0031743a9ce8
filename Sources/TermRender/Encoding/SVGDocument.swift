internal import ColorScience
import GSDesign
import Words

/// Draws a surface as SVG: every cell on a grid of 8 by 16 units, so that everything lines up in every viewer.
///
/// Outlines of panels are vectors, with the radii and lines of the design. Other block elements and box lines are areas
/// and paths, not text, and have no seams. Each run of text has a fixed length, so that no font can move a column.
/// Equal surfaces give equal bytes.
struct SVGDocument {
  /// The first one that a viewer has; all of them monospaced.
  static let fonts =
    "ui-monospace,'SF Mono','Cascadia Mono','DejaVu Sans Mono','Noto Sans Mono CJK KR',monospace"

  private let surface: Surface
  private let colors: ExportColors
  private let vectors: ShapeVectors
  private let type: TypeVectors
  /// Whole points that something reaches beyond each side of the cells.
  private var beyond: (left: Int, top: Int, right: Int, bottom: Int)
  /// The colour below everything; around cells that something reaches beyond it is theirs.
  private var paper: RGB
  private var backgrounds = AreaCollector()
  /// The grounds of words that differ from the shape around them.
  private var grounds = AreaCollector()
  /// Above the backgrounds; no two of different cells overlap.
  private var areas = AreaCollector()
  private var strokes = ""
  private var texts = ""

  init(_ surface: Surface, colors: ExportColors, shapes: ShapeRendering) {
    self.surface = surface
    self.colors = colors
    vectors = ShapeVectors(surface, shapes)
    type = TypeVectors(surface, shapes, colors, inside: vectors)
    beyond = vectors.overhang(columns: surface.columns, rows: surface.rows)
    let words = type.overhang(columns: surface.columns, rows: surface.rows)
    beyond.top = max(beyond.top, words.top)
    beyond.right = max(beyond.right, words.right)
    beyond.bottom = max(beyond.bottom, words.bottom)
    paper = colors.background
    if beyond != (0, 0, 0, 0) { paper = vectors.ground(ofCornersOf: surface, colors) ?? paper }
    for row in 0..<surface.rows { drawBackgrounds(of: row) }
    for row in 0..<surface.rows {
      drawLines(of: row)
      drawGlyphs(of: row)
    }
  }

  func markup(title: String, description: String) -> String {
    let width = surface.columns * CellGeometry.columns + beyond.left + beyond.right
    let height = surface.rows * CellGeometry.rows + beyond.top + beyond.bottom
    let origin = beyond.left > 0 || beyond.top > 0 ? (-beyond.left, -beyond.top) : (0, 0)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="\(origin.0) \(origin.1) \(width) \(height)" role="img" \
      aria-labelledby="title description">
      <title id="title">\(title.escapedForMarkup)</title>
      <desc id="description">\(description.linesEscapedForMarkup)</desc>
      <g shape-rendering="crispEdges">
      <rect \(origin == (0, 0) ? "" : "x=\"\(origin.0)\" y=\"\(origin.1)\" ")\
      width="\(width)" height="\(height)" fill="\(paper.hex)"/>
      \(backgrounds.markup)</g>
      \(vectors.markup)<g shape-rendering="crispEdges">
      \(grounds.markup)\(areas.markup)</g>
      <g fill="none">
      \(strokes)</g>
      <g font-family="\(SVGDocument.fonts)" font-size="13.3" xml:space="preserve">
      \(texts)\(type.markup)</g>
      </svg>

      """
  }

  /// The place of the picture on the grid of cells.
  var extent: (x: Int, y: Int, width: Int, height: Int) {
    (
      -beyond.left, -beyond.top,
      surface.columns * CellGeometry.columns + beyond.left + beyond.right,
      surface.rows * CellGeometry.rows + beyond.top + beyond.bottom
    )
  }

  /// Elements that belong together, one on each line, and the attributes of their group.
  struct Layer: Hashable {
    let attributes: String
    let content: String
  }

  /// The elements from the back to the front; each picture has the same layers.
  var layers: [Layer] {
    let extent = extent
    let crisp = "shape-rendering=\"crispEdges\""
    let place =
      beyond.left > 0 || beyond.top > 0 ? "x=\"\(extent.x)\" y=\"\(extent.y)\" " : ""
    let paper =
      "<rect \(place)width=\"\(extent.width)\" height=\"\(extent.height)\" "
      + "fill=\"\(paper.hex)\"/>\n"
    return [
      Layer(attributes: crisp, content: paper + backgrounds.markup),
      Layer(attributes: "", content: vectors.markup),
      Layer(attributes: crisp, content: grounds.markup + areas.markup),
      Layer(attributes: "fill=\"none\"", content: strokes),
      Layer(
        attributes:
          "font-family=\"\(SVGDocument.fonts)\" font-size=\"13.3\" xml:space=\"preserve\"",
        content: texts + type.markup),
    ]
  }

  /// The picture without a name, and without groups that hold nothing.
  var picture: SVGPicture {
    let (x, y, width, height) = extent
    let content = layers.filter { !$0.content.isEmpty }.map { layer in
      layer.attributes.isEmpty ? layer.content : "<g \(layer.attributes)>\n\(layer.content)</g>\n"
    }
    let markup =
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="\(x) \(y) \(width) \(height)">

      """
      + content.joined() + "</svg>\n"
    return SVGPicture(markup: markup, x: x, y: y, width: width, height: height)
  }

  private func style(column: Int, row: Int) -> ExportedStyle {
    colors.resolve(surface.pool[surface[column, row].style])
  }

  private mutating func drawBackgrounds(of row: Int) {
    for column in 0..<surface.columns {
      let style = style(column: column, row: row)
      let cell = CellGeometry.whole
      if let backdrop = vectors.backdrop(column: column, row: row), backdrop != paper {
        backgrounds.add(cell, column, row, backdrop)
      }
      switch vectors.part(column: column, row: row) {
      case .outside where style.background != paper:
        backgrounds.add(cell, column, row, style.background)
      case .words(let shape):
        guard let ground = vectors.ground(style, in: shape, colors) else { continue }
        grounds.add(cell, column, row, ground)
      case .outside, .outline: break
      }
    }
  }

  /// Lines under and through cells, one piece a cell: a run of text takes many cells at once.
  private mutating func drawLines(of row: Int) {
    for column in 0..<surface.columns {
      let style = style(column: column, row: row)
      if isOutline(column, row) || type.contains(column: column, row: row) { continue }
      if style.attributes.contains(.underline) {
        areas.add(UnitRect(0, 14, CellGeometry.columns, 1), column, row, style.foreground)
      }
      if style.attributes.contains(.strikethrough) {
        areas.add(UnitRect(0, 9, CellGeometry.columns, 1), column, row, style.foreground)
      }
    }
  }

  private mutating func drawGlyphs(of row: Int) {
    var column = 0
    while column < surface.columns {
      let cell = surface[column, row]
      let columns = max(1, cell.glyph.columns)
      let style = style(column: column, row: row)
      if cell.glyph == .blank || cell.isContinuation || isOutline(column, row)
        || type.contains(column: column, row: row)
      {
        column += columns
      } else if let geometry = cell.glyph.scalar.flatMap({ CellGeometry($0) }) {
        draw(geometry, column, row, style)
        column += columns
      } else {
        column = drawText(from: column, row, style)
      }
    }
  }

  private func isOutline(_ column: Int, _ row: Int) -> Bool {
    switch vectors.part(column: column, row: row) {
    case .outline: true
    case .outside, .words: false
    }
  }

  private mutating func draw(
    _ geometry: CellGeometry, _ column: Int, _ row: Int, _ style: ExportedStyle
  ) {
    switch geometry {
    case .areas(let rects):
      for rect in rects { areas.add(rect, column, row, style.foreground) }
    case .shade(let opacity):
      let fill = style.foreground.composited(over: style.background, opacity: opacity)
      areas.add(CellGeometry.whole, column, row, fill)
    case .stroke(let steps):
      let left = Double(column * CellGeometry.columns)
      let top = Double(row * CellGeometry.rows)
      let data = steps.map { step in
        switch step {
        case .move(let x, let y): "M\(Self.number(left + x)) \(Self.number(top + y))"
        case .line(let x, let y): "L\(Self.number(left + x)) \(Self.number(top + y))"
        case .curve(let x, let y, let endX, let endY):
          "Q\(Self.number(left + x)) \(Self.number(top + y)) "
            + "\(Self.number(left + endX)) \(Self.number(top + endY))"
        }
      }.joined()
      strokes += "<path stroke=\"\(style.foreground.hex)\" d=\"\(data)\"/>\n"
    }
  }

  /// Draws the run of text at a column: glyphs of one width in one style. Returns the column after it.
  private mutating func drawText(from start: Int, _ row: Int, _ style: ExportedStyle) -> Int {
    let columns = surface[start, row].glyph.columns
    var end = start
    var text = ""
    while end < surface.columns {
      let cell = surface[end, row]
      guard cell.glyph.columns == columns, cell.glyph != .blank || followsText(end, row, style),
        !isOutline(end, row), !type.contains(column: end, row: row),
        cell.glyph.scalar.flatMap({ CellGeometry($0) }) == nil,
        self.style(column: end, row: row) == style
      else { break }
      // The places of a run are counted in UTF-16: a wide glyph of more than one unit gets its own run.
      let glyph = surface.printedText(of: cell.glyph)
      let standsAlone = columns == 2 && glyph.utf16.count > 1
      if standsAlone, !text.isEmpty { break }
      text += glyph
      end += columns
      if standsAlone { break }
    }
    let left = start * CellGeometry.columns
    let width = columns * CellGeometry.columns
    // Every wide glyph has a place of its own, in the middle of its cells: not every viewer knows textLength.
    let places =
      columns == 2
      ? "x=\"\((0..<(end - start) / 2).map { "\(left + $0 * width + 1)" }.joined(separator: " "))\""
      : "x=\"\(left)\" textLength=\"\((end - start) * CellGeometry.columns)\""
    let y = row * CellGeometry.rows + 12
    var attributes = "\(places) y=\"\(y)\" fill=\"\(style.foreground.hex)\""
    if style.attributes.contains(.bold) { attributes += " font-weight=\"700\"" }
    if style.attributes.contains(.italic) { attributes += " font-style=\"italic\"" }
    // Every glyph stays in its cell: a viewer must not put words that are read from the right in another order.
    if text.isRightToLeft { attributes += " direction=\"ltr\" unicode-bidi=\"bidi-override\"" }
    texts += "<text \(attributes)>\(text.withEntities)</text>\n"
    return end
  }

  /// Whether a blank is inside a run, followed at once by text of the same style.
  private func followsText(_ column: Int, _ row: Int, _ style: ExportedStyle) -> Bool {
    guard column + 1 < surface.columns else { return false }
    let next = surface[column + 1, row]
    return next.glyph != .blank && next.glyph.columns == 1 && !isOutline(column + 1, row)
      && !type.contains(column: column + 1, row: row)
      && next.glyph.scalar.flatMap({ CellGeometry($0) }) == nil
      && self.style(column: column + 1, row: row) == style
  }

  /// Halves of units are all there is.
  private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}

/// An SVG document without a title, for a page that names its pictures itself, and its place on the grid of cells.
package struct SVGPicture: Hashable, Sendable {
  package let markup: String
  /// The left edge, in units of a cell's eighth; below 0 if something reaches out of the cells.
  package let x: Int
  /// The upper edge, in units of a cell's sixteenth.
  package let y: Int
  package let width: Int
  package let height: Int
}

extension Surface {
  /// The surface as the shortest SVG document: the same pictures have the same text, whatever their names.
  package func svgPicture(colors: ExportColors, shapes: ShapeRendering = .smooth) -> SVGPicture {
    SVGDocument(self, colors: colors, shapes: shapes).picture
  }

  /// The surface as an SVG document.
  ///
  /// - Parameters:
  ///   - title: names the picture, for people who do not see it.
  ///   - description: describes its contents.
  ///   - colors: replace the colours of the terminal.
  ///   - shapes: how the outlines of panels are drawn.
  public func svg(
    title: String, description: String, colors: ExportColors = .light,
    shapes: ShapeRendering = .smooth
  ) -> String {
    SVGDocument(self, colors: colors, shapes: shapes)
      .markup(title: title, description: description)
  }
}

/// Collects filled rectangles and joins those that meet: fewer, and no seam between them.
struct AreaCollector {
  private struct Area {
    var rect: UnitRect
    var fill: RGB
  }

  /// Where an area would have to go on downwards.
  private struct Edge: Hashable {
    var x: Int
    var bottom: Int
    var width: Int
    var fill: RGB
  }

  private var areas: [Area] = []
  /// The row of areas that is being joined sideways.
  private var current: Area?
  private var edges: [Edge: Int] = [:]

  init() {}

  /// Adds a rectangle of a cell.
  mutating func add(_ rect: UnitRect, _ column: Int, _ row: Int, _ fill: RGB) {
    var moved = rect
    moved.x += column * CellGeometry.columns
    moved.y += row * CellGeometry.rows
    if let open = current, open.fill == fill, open.rect.y == moved.y,
      open.rect.height == moved.height, open.rect.x + open.rect.width == moved.x
    {
      current?.rect.width += moved.width
    } else {
      close()
      current = Area(rect: moved, fill: fill)
    }
  }

  /// One element per area, in the order they were begun.
  var markup: String {
    var closed = self
    closed.close()
    return closed.areas.map { area in
      "<rect x=\"\(area.rect.x)\" y=\"\(area.rect.y)\" width=\"\(area.rect.width)\" "
        + "height=\"\(area.rect.height)\" fill=\"\(area.fill.hex)\"/>\n"
    }.joined()
  }

  /// Puts the current area under the one right above it, or on its own.
  private mutating func close() {
    guard let area = current else { return }
    current = nil
    let rect = area.rect
    let above = Edge(x: rect.x, bottom: rect.y, width: rect.width, fill: area.fill)
    let index: Int
    if let found = edges.removeValue(forKey: above) {
      areas[found].rect.height += rect.height
      index = found
    } else {
      areas.append(area)
      index = areas.count - 1
    }
    let bottom = areas[index].rect.y + areas[index].rect.height
    edges[Edge(x: rect.x, bottom: bottom, width: rect.width, fill: area.fill)] = index
  }
}
