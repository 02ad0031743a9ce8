import ColorScience
import GSDesign
import GalleryKit
import TermRender

/// Pictures with marks beside them that point at changes; the pictures themselves are unchanged.
extension ReviewView {
  /// A picture below its title on its own page, with pointers above it and to its left.
  ///
  /// - Parameters:
  ///   - columns: the width of the picture; nil for its own. A picture wider than the room is cut to show the
  ///     selected area.
  func box(
    _ picture: CellPicture, title: String, columns: Int? = nil, rows: Int? = nil
  ) -> (columns: Int, rows: Int, element: Element) {
    let columns = max(columns ?? 0, picture.columns)
    // Cells of page around the picture: without them its corners seem to belong to the pane.
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
          drawn(
            picture.placed(
              column: margin, row: margin, in: size, on: look?.page(of: picture) ?? .plain))),
      ]),
    ])
    return (width, size.rows + 2, .sized(width: .exactly(width), content))
  }

  /// A part of a wider element.
  private func window(columns: Int, rows: Int, from first: Int, _ content: Element) -> Element {
    .sized(
      width: .exactly(columns), height: .exactly(rows), .viewport(columns: first, content))
  }

  /// Pointers along a side: an arrow at the middle of the selected area, a dot at the middle of each other area.
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

  /// How the pictures of a difference are shown.
  func look(of difference: Difference) -> PictureLook {
    PictureLook(
      model.look,
      drawn: Settings(difference.environment, of: difference.variant, in: program.catalogue),
      in: program.catalogue)
  }

  /// How the pictures of the shown difference are shown.
  var look: PictureLook? { model.difference.map(look(of:)) }

  /// A picture with all viewing settings.
  func drawn(_ picture: CellPicture) -> Element {
    look.map { $0.seen($0.colored(picture)) } ?? .cells(picture)
  }

  /// The viewing settings in words; nil if pictures are shown as drawn.
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

/// The settings that pictures are viewed in, which are those they were drawn in unless others are chosen.
struct PictureLook {
  let theme: Theme
  let appearance: Appearance
  private let contrast: Contrast
  private let chosen: Settings

  /// - Parameters:
  ///   - chosen: the settings for viewing; missing ones are as drawn.
  ///   - drawn: the environment that the pictures were drawn in.
  init(_ chosen: Settings, drawn: Settings, in catalogue: Catalogue) {
    self.chosen = chosen
    theme =
      (chosen.theme ?? drawn.theme).flatMap { catalogue.theme(named: $0) }
      ?? catalogue.themes.first ?? .chrome
    appearance = chosen.appearance ?? drawn.appearance ?? theme.appearances.first ?? .light
    contrast = chosen.contrast ?? drawn.contrast ?? .standard
  }

  private var scheme: ColorScheme { theme.scheme(appearance, contrast) }

  /// A picture in the chosen theme, appearance or contrast; in its own colours if none is chosen.
  func colored(_ picture: CellPicture) -> CellPicture {
    let isRecolored = chosen.theme != nil || chosen.appearance != nil || chosen.contrast != nil
    return isRecolored ? picture.recolored(scheme) : picture
  }

  /// A picture at the chosen depth and through the chosen vision.
  func seen(_ picture: CellPicture) -> Element {
    let change = EnvironmentChange(
      theme: theme, appearance: appearance, contrast: contrast, depth: chosen.depth,
      vision: chosen.vision ?? Vision.none)
    return .environment(change, .cells(picture))
  }

  /// The background of a picture: its own page, else that of its theme; for a picture without colours, the terminal's
  /// own.
  func page(of picture: CellPicture) -> Style {
    let paints = colored(picture).paints
    guard !paints.isEmpty else { return .plain }
    return Style(
      background: paints.first { $0.role == .page } ?? Paint(scheme[.page], role: .page))
  }
}

extension CellPicture {
  /// The picture on a larger one of blanks in a style.
  ///
  /// - Parameters:
  ///   - column: the column of its left edge, from 0.
  ///   - row: the row of its top edge, from 0.
  func placed(column: Int, row top: Int, in size: CellSize, on page: Style) -> CellPicture {
    let blank = Cell(text: " ", columns: 1, style: styles.count)
    var cells = Array(repeating: blank, count: size.columns * size.rows)
    for row in 0..<rows {
      let start = (row + top) * size.columns + column
      cells.replaceSubrange(
        start..<start + columns, with: self.cells[row * columns..<(row + 1) * columns])
    }
    var picture = CellPicture(
      columns: size.columns, rows: size.rows, cells: cells, styles: styles + [page],
      shapes: shapes?.map { $0.moved(columns: column, rows: top) })
    picture.typesetLines = typesetLines.map { $0.moved(columns: column, rows: top) }
    return picture
  }

  /// The picture with its roles in the colours of a scheme.
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
