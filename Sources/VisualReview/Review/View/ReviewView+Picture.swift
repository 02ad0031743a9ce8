import ColorScience
import GSDesign
import GalleryKit
import TermRender

/// Pictures with marks beside them that point at what changed; the pictures themselves stay as they are.
extension ReviewView {
  /// A picture under its title, with the pointers above it and to its left.
  ///
  /// - Parameters:
  ///   - columns: of the picture; nil for its own. One wider than the room is cut, where the area that is pointed at is
  ///     seen.
  func box(
    _ picture: CellPicture, title: String, columns: Int? = nil, rows: Int? = nil
  ) -> (columns: Int, rows: Int, element: Element) {
    let size = CellSize(
      columns: max(columns ?? 0, picture.columns), rows: max(rows ?? 0, picture.rows))
    let hunks = program.hunks(model)
    let hunk = hunks.indices.contains(model.hunk) ? hunks[model.hunk] : nil
    let seen = min(size.columns, max(1, room - 1))
    let first = max(0, min((hunk?.endColumn ?? 0) - seen, size.columns - seen))
    let name = title + "  " + sizeName(picture)
    let width = max(seen + 1, min(room, chrome.width(name)))
    let above = pointers(size.columns, hunks, "▾") { ($0.column, $0.endColumn) }
    let beside = pointers(size.rows, hunks, "▸") { ($0.row, $0.endRow) }
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
          .sized(
            width: .exactly(size.columns), height: .exactly(size.rows), drawn(picture))),
      ]),
    ])
    return (width, size.rows + 2, .sized(width: .exactly(width), content))
  }

  /// A part of something wider.
  private func window(columns: Int, rows: Int, from first: Int, _ content: Element) -> Element {
    .sized(
      width: .exactly(columns), height: .exactly(rows), .viewport(columns: first, content))
  }

  /// Along a side: an arrow where the area is that is pointed at, a full stop at every other one.
  private func pointers(
    _ count: Int, _ hunks: [CellRect], _ arrow: String, _ range: (CellRect) -> (Int, Int)
  ) -> [String] {
    var marks = Array(repeating: " ", count: count)
    guard model.difference?.bucket == .changed else { return marks }
    for (place, hunk) in hunks.enumerated() {
      let (first, end) = range(hunk)
      for index in first..<min(end, count)
      where place == model.hunk || marks[index] != arrow {
        marks[index] = place == model.hunk ? arrow : "."
      }
    }
    return marks
  }

  func sizeName(_ picture: CellPicture) -> String { "\(picture.columns)x\(picture.rows)" }

  /// A picture under what it is to be seen under.
  func drawn(_ picture: CellPicture) -> Element {
    PictureElement(picture, base: ownTheme ?? .chrome).element(
      under: look, policy: widthPolicy, depth: model.terminal.depth)
  }

  /// The theme the pictures were drawn in.
  private var ownTheme: Theme? {
    let themes = program.catalogue.themes
    guard let environment else { return themes.first }
    return environment.theme.flatMap { program.catalogue.theme(named: $0) } ?? themes.first
  }

  /// The environment the pictures were drawn under.
  private var environment: LinkEnvironment? {
    guard let difference = model.difference else { return nil }
    let link = difference.variant + "@" + difference.environment
    return (try? Link.parse(link, in: program.catalogue))?.link.environment
  }

  private var widthPolicy: WidthPolicy { environment?.widthPolicy ?? .grapheme }

  /// Where a theme, an appearance or a contrast was chosen, the roles of the picture take their colours from there.
  private var look: EnvironmentChange {
    let look = model.look
    var change = EnvironmentChange(depth: look.depth, vision: look.vision)
    guard look.theme != nil || look.appearance != nil || look.contrast != nil else {
      return change
    }
    let themes = program.catalogue.themes
    change.theme = look.theme.flatMap { themes.indices.contains($0) ? themes[$0] : nil } ?? ownTheme
    change.appearance = look.appearance ?? environment?.appearance ?? .light
    change.contrast = look.contrast ?? environment?.contrast ?? .normal
    return change
  }

  /// What pictures are seen under, in words; nil where they are as they were drawn.
  var lookName: String? {
    let look = model.look
    guard look != ReviewLook() else { return nil }
    var words: [String] = []
    let themes = program.catalogue.themes
    if let theme = look.theme, themes.indices.contains(theme) { words.append(themes[theme].name) }
    if let appearance = look.appearance { words.append(appearance.rawValue) }
    if let contrast = look.contrast { words.append(say(.contrast) + " " + contrast.rawValue) }
    if let depth = look.depth { words.append(depth.rawValue) }
    if look.vision != .none { words.append(look.vision.rawValue) }
    return say(.reviewSeenUnder) + " " + words.joined(separator: " · ")
  }
}
