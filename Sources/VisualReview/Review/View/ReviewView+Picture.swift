import ColorScience
import GSDesign
import GalleryKit
import TermRender

/// Pictures with marks beside them that point at what changed; the pictures themselves stay as they are.
extension ReviewView {
  /// A picture under its title on its own page, with the pointers above it and to its left.
  ///
  /// - Parameters:
  ///   - columns: of the picture; nil for its own. One wider than the room is cut, where the area that is pointed at is
  ///     seen.
  func box(
    _ picture: CellPicture, title: String, columns: Int? = nil, rows: Int? = nil
  ) -> (columns: Int, rows: Int, element: Element) {
    let columns = max(columns ?? 0, picture.columns)
    // Cells of the page around a picture: without them its corners seem to be a part of the pane.
    let margin = columns + 3 <= room ? 1 : 0
    let size = CellSize(
      columns: columns + 2 * margin, rows: max(rows ?? 0, picture.rows) + 2 * margin)
    let hunks = program.hunks(model)
    let hunk = hunks.indices.contains(model.hunk) ? hunks[model.hunk] : nil
    let seen = min(size.columns, max(1, room - 1))
    let end = (hunk?.endColumn ?? 0) + 2 * margin
    let first = max(0, min(end - seen, size.columns - seen))
    let name = title + "  " + sizeName(picture)
    let width = max(seen + 1, min(room, chrome.width(name)))
    let above = pointers(size.columns, margin, hunks, "▾") { ($0.column, $0.endColumn) }
    let beside = pointers(size.rows, margin, hunks, "▸") { ($0.row, $0.endRow) }
    let content = Element.column([
      words(.title3, name),
      .row([
        .gap(1),
        window(columns: seen, rows: 1, from: first, words(.body1, above.joined())),
      ]),
      .row([
        .column(beside.map { words(.body1, $0) }),
        window(
          columns: seen, rows: size.rows, from: first,
          drawn(picture.placed(at: margin, in: size, on: page(of: picture)))),
      ]),
    ])
    return (width, size.rows + 2, .sized(width: .exactly(width), content))
  }

  /// Old and new to scale, in a room that they would be lost in; empty where there is none, or no outlines.
  ///
  /// - Parameter rows: of the pictures above.
  func toScale(_ difference: Difference, below rows: Int) -> [ReviewBlock] {
    let depth = model.look.depth ?? model.terminal.depth
    guard isWide, depth != .mono, difference.bucket == .changed, let old = difference.old,
      let new = difference.new
    else { return [] }
    for scale in [4, 2] {
      let large = [old, new].compactMap { enlarged($0, by: scale, at: depth) }
      guard large.count == 2 else { return [] }
      let columns = large.reduce(Self.gap) { $0 + $1.columns }
      // The blank rows around the pictures, and the line with the scale.
      guard columns <= room, rows + (large.map(\.rows).max() ?? 0) + 4 <= bodyRows else { continue }
      let boxes = large.map { picture in
        (
          columns: picture.columns, rows: picture.rows,
          element: Element.environment(
            EnvironmentChange(depth: .truecolor, vision: Vision.none), .cells(picture))
        )
      }
      return [.blank, line(.body2, say(.reviewScale(scale)))] + arranged(boxes)
    }
    return []
  }

  /// A picture to scale on its own page; nil where it has no outlines.
  private func enlarged(
    _ picture: CellPicture, by scale: Int, at depth: ColorDepth
  ) -> CellPicture? {
    let drawing = Renderer().draw(
      drawn(picture), size: CellSize(columns: picture.columns, rows: picture.rows),
      environment: RenderEnvironment())
    let edges: Enlargement.Edges = depth == .truecolor ? .blended : .hard
    return Enlargement(drawing.surface, by: scale, edges: edges).map { enlargement in
      let large = enlargement.picture
      return large.placed(
        at: 1, in: CellSize(columns: large.columns + 2, rows: large.rows + 2),
        on: page(of: picture))
    }
  }

  /// A part of something wider.
  private func window(columns: Int, rows: Int, from first: Int, _ content: Element) -> Element {
    .sized(
      width: .exactly(columns), height: .exactly(rows), .viewport(columns: first, content))
  }

  /// Along a side: an arrow at the middle of the area that is pointed at, a dot at the middle of every other one.
  private func pointers(
    _ count: Int, _ margin: Int, _ hunks: [CellRect], _ arrow: String,
    _ range: (CellRect) -> (Int, Int)
  ) -> [String] {
    var marks = Array(repeating: " ", count: count)
    guard model.difference?.bucket == .changed else { return marks }
    for (place, hunk) in hunks.enumerated() {
      let (first, end) = range(hunk)
      let middle = (first + min(end, count - 2 * margin) - 1) / 2 + margin
      guard marks.indices.contains(middle), marks[middle] != arrow else { continue }
      marks[middle] = place == model.hunk ? arrow : "·"
    }
    return marks
  }

  func sizeName(_ picture: CellPicture) -> String { "\(picture.columns)x\(picture.rows)" }

  /// A picture under what it is to be seen under. Where a theme, an appearance or a contrast was chosen, its roles take their
  /// colours from there.
  func drawn(_ picture: CellPicture) -> Element {
    let look = model.look
    let isRecolored = look.theme != nil || look.appearance != nil || look.contrast != nil
    let change = EnvironmentChange(
      theme: theme, appearance: appearance, contrast: contrast, depth: look.depth,
      vision: look.vision ?? Vision.none)
    return .environment(change, .cells(isRecolored ? picture.recolored(scheme) : picture))
  }

  /// The background of a picture: its own page, else that of its theme; the terminal's own for a picture
  /// without colours.
  private func page(of picture: CellPicture) -> Style {
    let paints = picture.paints
    guard !paints.isEmpty else { return .plain }
    return Style(
      background: paints.first { $0.role == .page } ?? Paint(scheme[.page], role: .page))
  }

  private var scheme: ColorScheme { theme.scheme(appearance, contrast) }

  /// The theme that was chosen, else the one the pictures were drawn in.
  private var theme: Theme {
    let catalogue = program.catalogue
    return (model.look.theme ?? environment?.theme).flatMap { catalogue.theme(named: $0) }
      ?? catalogue.themes.first ?? .chrome
  }

  private var appearance: Appearance {
    model.look.appearance ?? environment?.appearance ?? .light
  }

  private var contrast: Contrast { model.look.contrast ?? environment?.contrast ?? .standard }

  /// The environment the pictures were drawn under.
  private var environment: Settings? {
    model.difference.map { Settings($0.environment) }
  }

  /// The viewing settings in words; nil if pictures are shown as they were drawn.
  var lookName: String? {
    let words = Setting.all.compactMap { setting in
      model.look.said(setting).map { value in
        setting.isNamed ? say(setting.phrase ?? Phrase("")) + " " + value : value
      }
    }
    guard !words.isEmpty else { return nil }
    return say(.reviewSeenUnder) + " " + words.joined(separator: " · ")
  }
}

extension CellPicture {
  /// The picture in a larger one of blanks in a style, a given number of cells from its top and its left.
  fileprivate func placed(at margin: Int, in size: CellSize, on page: Style) -> CellPicture {
    let blank = Cell(text: " ", columns: 1, style: styles.count)
    var cells = Array(repeating: blank, count: size.columns * size.rows)
    for row in 0..<rows {
      let start = (row + margin) * size.columns + margin
      cells.replaceSubrange(
        start..<start + columns, with: self.cells[row * columns..<(row + 1) * columns])
    }
    return CellPicture(
      columns: size.columns, rows: size.rows, cells: cells, styles: styles + [page],
      shapes: shapes?.map { $0.moved(columns: margin, rows: margin) })
  }

  /// The picture in the colours that a scheme has for its roles.
  fileprivate func recolored(_ scheme: ColorScheme) -> CellPicture {
    func paint(_ own: Paint?) -> Paint? {
      own.map { Paint($0.role.map { scheme[$0] } ?? $0.color, role: $0.role) }
    }
    let styles = styles.map {
      Style(
        foreground: paint($0.foreground), background: paint($0.background),
        attributes: $0.attributes)
    }
    return CellPicture(
      columns: columns, rows: rows, cells: cells, styles: styles,
      shapes: shapes?.map { $0.mapPaints(paint) })
  }
}
