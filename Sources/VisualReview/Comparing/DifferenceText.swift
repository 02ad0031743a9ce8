package import GSDesign
package import GalleryKit
import StateSpace
package import TermRender
import Words

/// A difference as lines for people: the pictures with the changed cells marked, the change and its cause, and the
/// next steps.
///
/// The pictures are side by side if they fit, otherwise one below the other; a wider picture is shown part by part,
/// never cut.
///
/// ```swift
/// print(DifferenceText(difference, width: 80).plain)
/// ```
package struct DifferenceText: Sendable {
  /// The lines, from the top.
  private let lines: [Line]

  /// - Parameters:
  ///   - width: the available columns; at least 20.
  ///   - note: a further line about it, such as the reason of an earlier decision.
  ///   - commands: the suggested commands, one line each.
  package init(
    _ difference: Difference, width: Int = 80, language: Language = .english,
    note: Phrase? = nil, commands: [String] = []
  ) {
    var writer = Writer(difference, width: max(20, width), language: language)
    writer.write(note: note, commands: commands)
    lines = writer.lines
  }

  /// A line of words in place of differences.
  package init(_ words: String) { lines = [Line(words)] }

  /// The lines without colours; each ends with a line feed, without trailing blanks.
  package var plain: String { surface(in: CellPool()).plainText }

  /// The lines with the pictures in their colours.
  func styled(depth: ColorDepth) -> [UInt8] { surface(in: CellPool()).ansi(depth: depth) }

  /// The lines as cells.
  package func surface(in pool: CellPool) -> Surface {
    let columns = lines.map(\.columns).max() ?? 0
    var surface = Surface(columns: columns, rows: lines.count, pool: pool)
    for (row, line) in lines.enumerated() {
      for piece in line.pieces { piece.write(to: &surface, row: row) }
    }
    return surface
  }

  /// A line and its content.
  struct Line: Sendable {
    var pieces: [Piece] = []

    init(_ text: String = "", _ attributes: Attributes = []) {
      add(text, attributes, at: 0)
    }

    var columns: Int { pieces.map(\.end).max() ?? 0 }

    mutating func add(_ text: String, _ attributes: Attributes = [], at column: Int) {
      guard !text.isEmpty else { return }
      pieces.append(
        Piece(column: column, content: .text(SafeText.label(text), attributes)))
    }

    mutating func add(_ picture: CellPicture, row: Int, _ columns: Range<Int>, at column: Int) {
      pieces.append(Piece(column: column, content: .cells(picture, row: row, columns)))
    }
  }

  struct Piece: Sendable {
    let column: Int
    let content: Content

    enum Content: Sendable {
      case text(String, Attributes)
      case cells(CellPicture, row: Int, Range<Int>)
    }

    var end: Int {
      switch content {
      case .text(let text, _): column + DisplayWidth.columns(of: text)
      case .cells(_, _, let columns): column + columns.count
      }
    }

    func write(to surface: inout Surface, row: Int) {
      var place = column
      let pool = surface.pool
      switch content {
      case .text(let text, let attributes):
        let style = pool.id(of: Style(attributes: attributes))
        DisplayWidth.forEachCluster(in: text) { cluster, columns in
          surface.put(
            pool.glyph(of: cluster, columns: columns), style: style, column: place, row: row)
          place += columns
        }
      case .cells(let picture, let from, let columns):
        for column in columns {
          let cell = picture[column, from]
          let style = pool.id(of: picture.styles[Int(cell.style)])
          // Half a glyph at the edge of a part becomes a blank.
          let isCut = column + Int(cell.columns) > columns.upperBound
          if let cluster = isCut ? " " : cell.text.first {
            surface.put(
              pool.glyph(of: cluster, columns: isCut ? 1 : Int(cell.columns)), style: style,
              column: place, row: row)
          } else if column == columns.lowerBound {
            surface.put(.blank, style: style, column: place, row: row)
          }
          place += 1
        }
      }
    }
  }
}

extension DifferenceText {
  /// Writes the lines of a difference.
  struct Writer {
    typealias Line = DifferenceText.Line

    private let difference: Difference
    private let width: Int
    private let language: Language
    private let changes: CellChanges?
    private(set) var lines: [Line] = []

    private static let indent = 2
    private static let gap = 3
    /// The limit of listed states.
    private static let mostStates = 12

    init(_ difference: Difference, width: Int, language: Language) {
      self.difference = difference
      self.width = width
      self.language = language
      changes = difference.bucket == .changed ? difference.changes : nil
    }

    mutating func write(note: Phrase?, commands: [String]) {
      var heading = Line(difference.bucket.name[language], .bold)
      heading.add(difference.link.text, at: heading.columns + 2)
      lines.append(heading)
      writeReasons()
      if let note { wrap("· " + note[language]) }
      lines.append(Line())
      writePictures()
      writeLegend()
      writeStates()
      guard !commands.isEmpty else { return }
      lines.append(Line())
      for command in commands {
        var line = Line()
        line.add("$ " + command, at: Self.indent)
        lines.append(line)
      }
    }

    private mutating func writeReasons() {
      if let changes { wrap(changes.summary[language]) }
      for cause in difference.causes { wrap("· " + cause.phrase[language]) }
      if let former = difference.formerStates.first {
        wrap("· " + Phrase.formerly(former)[language])
      }
    }

    /// A paragraph, wrapped to the width.
    private mutating func wrap(_ text: String) {
      for part in TextFitting.wrapped(SafeText.label(text), columns: width - Self.indent) {
        var line = Line()
        line.add(part, at: Self.indent)
        lines.append(line)
      }
    }
  }
}

extension DifferenceText.Writer {
  /// A picture with its heading.
  private struct Panel {
    let title: String
    let picture: CellPicture
    /// The mark of cells that only this picture has; the mark of the other picture is left out.
    let ownMark: Character?
  }

  private mutating func writePictures() {
    let panels = [
      difference.bucket == .renamed
        ? nil
        : difference.old.map {
          Panel(title: Phrase.before[language], picture: $0, ownMark: "-")
        },
      difference.new.map {
        Panel(
          title: (difference.bucket == .renamed ? Phrase.unchanged : .after)[language],
          picture: $0, ownMark: "+")
      },
    ].compactMap(\.self)
    let titles = panels.map { "\($0.title) \($0.picture.columns)x\($0.picture.rows)" }
    let columns = zip(panels, titles).map {
      max($0.picture.columns, DisplayWidth.columns(of: $1))
    }
    let needed =
      columns.reduce(0, +) + Self.gap * max(0, panels.count - 1) + Self.indent
    if needed <= width {
      var places: [Int] = []
      var place = Self.indent
      for count in columns {
        places.append(place)
        place += count + Self.gap
      }
      write(
        panels, titles, at: places, panels.map { 0..<$0.picture.columns })
    } else {
      let part = width - Self.indent
      for (panel, title) in zip(panels, titles) {
        for start in stride(from: 0, to: max(1, panel.picture.columns), by: part) {
          let range = start..<min(start + part, panel.picture.columns)
          let isWhole = panel.picture.columns <= part
          let name =
            isWhole ? title : title + " · \(range.lowerBound + 1)–\(range.upperBound)"
          write([panel], [name], at: [Self.indent], [range])
        }
      }
    }
  }

  private mutating func write(
    _ panels: [Panel], _ titles: [String], at places: [Int], _ ranges: [Range<Int>]
  ) {
    let marks = changes.map(ChangeMarks.init)
    var heading = Line()
    for (title, place) in zip(titles, places) { heading.add(title, .dim, at: place) }
    lines.append(heading)
    for row in 0..<(panels.map(\.picture.rows).max() ?? 0) {
      var cells = Line()
      var letters = Line()
      for (index, panel) in panels.enumerated() where row < panel.picture.rows {
        cells.add(panel.picture, row: row, ranges[index], at: places[index])
        guard let text = marks?.line(row: row, columns: ranges[index]) else { continue }
        let other: Character = panel.ownMark == "+" ? "-" : "+"
        letters.add(
          String(text.map { $0 == other ? " " : $0 }), .bold, at: places[index])
      }
      lines.append(cells)
      if letters.pieces.contains(where: \.isSeen) { lines.append(letters) }
    }
    lines.append(Line())
  }

  private mutating func writeLegend() {
    guard let changes else { return }
    let used = ChangeMarks(changes).used
    var parts = Channel.allCases.filter { used.contains($0.letter) }
      .map { "\($0.letter) \($0.name[language])" }
    if used.contains("*") { parts.append("* " + Phrase.several[language]) }
    if used.contains("+") { parts.append("+ " + Phrase.added[language]) }
    if used.contains("-") { parts.append("- " + Phrase.removed[language]) }
    guard !parts.isEmpty else { return }
    wrap(parts.joined(separator: " · "))
    lines.append(Line())
  }

  private mutating func writeStates() {
    let links = difference.links
    guard links.count > 1 else {
      if lines.last?.pieces.isEmpty == true { lines.removeLast() }
      return
    }
    wrap(Phrase.states(links.count)[language])
    for (place, link) in links.prefix(Self.mostStates).enumerated() {
      var line = Line()
      line.add(link.text, at: 2 * Self.indent)
      if difference.bucket == .renamed, place < difference.formerStates.count {
        line.add("← " + difference.formerStates[place].text, .dim, at: line.columns + 1)
      }
      lines.append(line)
    }
    if links.count > Self.mostStates {
      var line = Line()
      line.add(Phrase.more(links.count - Self.mostStates)[language], at: 2 * Self.indent)
      lines.append(line)
    }
  }
}

extension DifferenceText.Piece {
  fileprivate var isSeen: Bool {
    switch content {
    case .text(let text, _): text.contains { $0 != " " }
    case .cells: true
    }
  }
}
