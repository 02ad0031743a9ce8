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
        window(columns: seen, rows: size.rows, from: first, framed(picture, size, margin)),
      ]),
    ])
    return (width, size.rows + 2, .sized(width: .exactly(width), content))
  }

  /// A picture in the middle of its own page.
  private func framed(
    _ picture: CellPicture, _ size: CellSize, _ margin: Int
  ) -> Element {
    let inner = Element.sized(
      width: .exactly(size.columns), height: .exactly(size.rows),
      .column([
        .sized(height: .exactly(margin), .empty), .row([.gap(margin), drawn(picture)]),
      ]))
    return pictured(picture).onPage(inner, under: look)
  }

  /// A part of something wider.
  private func window(columns: Int, rows: Int, from first: Int, _ content: Element) -> Element {
    .sized(
      width: .exactly(columns), height: .exactly(rows), .viewport(columns: first, content))
  }

  /// Along a side: an arrow where the area is that is pointed at, a full stop at every other one.
  private func pointers(
    _ count: Int, _ margin: Int, _ hunks: [CellRect], _ arrow: String,
    _ range: (CellRect) -> (Int, Int)
  ) -> [String] {
    var marks = Array(repeating: " ", count: count)
    guard model.difference?.bucket == .changed else { return marks }
    for (place, hunk) in hunks.enumerated() {
      let (first, end) = range(hunk)
      for index in first..<min(end, count - 2 * margin)
      where place == model.hunk || marks[index + margin] != arrow {
        marks[index + margin] = place == model.hunk ? arrow : "."
      }
    }
    return marks
  }

  func sizeName(_ picture: CellPicture) -> String { "\(picture.columns)x\(picture.rows)" }

  /// A picture under what it is to be seen under.
  func drawn(_ picture: CellPicture) -> Element {
    pictured(picture).element(
      under: look, policy: widthPolicy, depth: model.terminal.depth)
  }

  private func pictured(_ picture: CellPicture) -> PictureElement {
    let theme = ownTheme ?? .chrome
    let scheme = theme.scheme(
      environment?.appearance ?? .light, environment?.contrast ?? .normal)
    return PictureElement(picture, base: theme, page: scheme[.page])
  }

  /// The theme the pictures were drawn in.
  private var ownTheme: Theme? {
    let themes = program.catalogue.themes
    guard let environment else { return themes.first }
    return environment.theme.flatMap { program.catalogue.theme(named: $0) } ?? themes.first
  }

  /// The environment the pictures were drawn under.
  private var environment: Settings? {
    model.difference.map { Settings(text: $0.environment) }
  }

  private var widthPolicy: WidthPolicy { environment?.widthPolicy ?? .grapheme }

  /// Where a theme, an appearance or a contrast was chosen, the roles of the picture take their colours from there.
  private var look: EnvironmentChange {
    let look = model.look
    var change = EnvironmentChange(depth: look.depth, vision: look.vision ?? Vision.none)
    guard look.theme != nil || look.appearance != nil || look.contrast != nil else {
      return change
    }
    change.theme = look.theme.flatMap { program.catalogue.theme(named: $0) } ?? ownTheme
    change.appearance = look.appearance ?? environment?.appearance ?? .light
    change.contrast = look.contrast ?? environment?.contrast ?? .normal
    return change
  }

  /// What pictures are seen under, in words; nil where they are as they were drawn.
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
