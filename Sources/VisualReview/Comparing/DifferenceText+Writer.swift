import GSDesign
import GalleryKit
import TermRender

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
    /// How many states are listed.
    private static let mostStates = 12

    init(_ difference: Difference, width: Int, language: Language) {
      self.difference = difference
      self.width = width
      self.language = language
      changes = difference.bucket == .changed ? difference.changes : nil
    }

    mutating func write(commands: [String]) {
      var heading = Line(difference.bucket.phrase[language], .bold)
      heading.add(difference.link.text, at: heading.columns + 2)
      lines.append(heading)
      writeReasons()
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
      if difference.bucket == .renamed, let former = difference.formerStates.first {
        wrap("· " + Phrase.formerly(former)[language])
      }
    }

    /// A paragraph, broken where it is too wide.
    private mutating func wrap(_ text: String) {
      for part in TextFitting.wrapped(TextGate.sanitize(text), columns: width - Self.indent) {
        var line = Line()
        line.add(part, at: Self.indent)
        lines.append(line)
      }
    }
  }
}

extension DifferenceText.Writer {
  /// A picture and what stands above it.
  private struct Panel {
    let title: String
    let picture: CellPicture
    /// Whether the cells that only it has are marked, and no others of one picture.
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
