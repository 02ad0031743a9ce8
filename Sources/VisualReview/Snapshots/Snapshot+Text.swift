import ColorScience
import GSDesign
import GalleryKit
import TermRender

extension Snapshot {
  /// The number of the format that is written.
  static let format = 2
  static let heading = "gs-gallery snapshot "
  /// Colours stand in columns after names up to this long.
  private static let nameColumns = 24

  /// The canonical text: the same bytes for equal snapshots, on every machine.
  ///
  /// A table gives the colour of each role under each environment; then come the looks, each with its states, its glyphs
  /// between bars, its styles as run lengths, a legend that says which roles a letter stands for, and its outlines in
  /// points. So a change of a theme is a line of the table, and a change of a component a look.
  package var text: String {
    var output = Self.heading + "\(Self.format)\n"
    output += "variant \(variant)\n"
    output += "size natural\n"
    output += "width-policy \(widthPolicy.rawValue)\n"
    let environments = sections.map(\.environment)
    let names = Self.names(of: environments)
    for (name, environment) in zip(names, environments) {
      output +=
        environment.isDefault ? "environment \(name)\n" : "environment \(name) \(environment)\n"
    }
    let tables = sections.map(Self.table)
    Self.write(tables, to: &output)
    writeLooks(names: names, tables: tables, to: &output)
    return output
  }

  /// The colour of each role: where a role has several, the one that most looks have, then the darkest.
  private static func table(_ section: Section) -> SnapshotStyle.Table {
    var counts: [ColorRole: [RGB: Int]] = [:]
    for look in section.looks {
      for paint in look.picture.paints {
        guard let role = paint.role else { continue }
        counts[role, default: [:]][paint.color, default: 0] += 1
      }
    }
    return counts.compactMapValues { colors in
      colors.max { ($0.value, $1.key.value) < ($1.value, $0.key.value) }?.key
    }
  }

  private static func write(_ tables: [SnapshotStyle.Table], to output: inout String) {
    let roles = Set(tables.flatMap(\.keys)).sorted(by: SnapshotRole.precedes)
    guard !roles.isEmpty else { return }
    output += "\nroles\n"
    for role in roles {
      let name = SnapshotRole.name(of: role)
      output += "  " + name
      output += String(repeating: " ", count: max(0, nameColumns - name.utf8.count))
      for table in tables { output += " " + (table[role]?.hex ?? "-------") }
      output += "\n"
    }
  }

  /// Looks that are drawn alike in several environments are written once.
  private func writeLooks(
    names: [String], tables: [SnapshotStyle.Table], to output: inout String
  ) {
    var bodies: [[String]] = []
    for (section, table) in zip(sections, tables) {
      var row = GlyphRow(widthPolicy(of: section.environment))
      bodies.append(section.looks.map { Self.body(of: $0.picture, table, &row) })
    }
    // The places of the looks of the later environments, by their states.
    let places = sections.map { section in
      Dictionary(
        section.looks.enumerated().map { ($0.element.states, $0.offset) },
        uniquingKeysWith: { first, _ in first })
    }
    var written = sections.map { [Bool](repeating: false, count: $0.looks.count) }
    for (index, section) in sections.enumerated() {
      for (place, look) in section.looks.enumerated() where !written[index][place] {
        var alike = [names[index]]
        for other in sections.indices.dropFirst(index + 1) {
          guard let same = places[other][look.states], !written[other][same],
            section.looks[place].picture.hasSize(of: sections[other].looks[same].picture),
            bodies[other][same] == bodies[index][place],
            widthPolicy(of: sections[other].environment)
              == widthPolicy(of: section.environment)
          else { continue }
          written[other][same] = true
          alike.append(names[other])
        }
        output += "\nlook \(look.picture.columns)x\(look.picture.rows)"
        output += " in " + alike.joined(separator: ", ") + "\n"
        for state in look.states { output += "  \(state)\n" }
        output += bodies[index][place]
      }
    }
  }

  private static func body(
    of picture: CellPicture, _ table: SnapshotStyle.Table, _ glyphs: inout GlyphRow
  ) -> String {
    var output = "glyphs\n"
    for row in 0..<picture.rows {
      let cells = picture.cells[row * picture.columns..<(row + 1) * picture.columns]
      output += "  |" + glyphs.text(of: cells) + "|\n"
    }
    output += "styles\n"
    for row in 0..<picture.rows {
      output += " "
      var column = 0
      while column < picture.columns {
        let style = picture[column, row].style
        var end = column + 1
        while end < picture.columns, picture[end, row].style == style { end += 1 }
        output += " \(end - column)" + SnapshotStyle.letter(Int(style))
        column = end
      }
      output += picture.columns == 0 ? " -\n" : "\n"
    }
    output += "legend\n"
    for (place, style) in picture.styles.enumerated() {
      output += "  \(SnapshotStyle.letter(place)) = \(SnapshotStyle.spelling(of: style, table))\n"
    }
    guard let shapes = picture.shapes else { return output + SnapshotShape.unknown + "\n" }
    if !shapes.isEmpty { output += SnapshotShape.heading + "\n" }
    for shape in shapes { output += "  \(SnapshotShape.spelling(of: shape, table))\n" }
    return output
  }
}

extension CellPicture {
  fileprivate func hasSize(of other: CellPicture) -> Bool {
    columns == other.columns && rows == other.rows
  }
}
