import ColorScience
package import GSDesign
import GalleryKit
package import StateSpace
import TermRender

/// The looks of a variant: for each environment, its looks and their states.
///
/// ```swift
/// let snapshot = try Snapshot(text: file)
/// snapshot["theme=zatch", "tag/filled:selected"]?.plainText
/// ```
package struct Snapshot: Hashable, Sendable {
  /// `tag/filled`.
  package var variant: VariantID
  /// How columns are counted unless an environment has its own policy.
  var widthPolicy: WidthPolicy
  /// The themes, by their names in environments, whose looks are dark unless an environment names an appearance. A
  /// theme with an environment that names light is dark in any case.
  package var darkThemes: Set<String>
  /// Each environment once.
  package var sections: [Section]

  /// The looks under one environment.
  package struct Section: Hashable, Sendable {
    /// As in links after the `@`; empty for the default.
    package var environment: EnvironmentID
    /// As drawn, in the order of their first states; as read, looks shared with an earlier section come first. Each
    /// state occurs in exactly one look.
    package var looks: [Look]

    package init(environment: EnvironmentID, looks: [Look]) {
      self.environment = environment
      self.looks = looks
    }
  }

  /// A picture and the states that look like it.
  package struct Look: Hashable, Sendable {
    package var picture: CellPicture
    /// At least one; as in links, without the environment.
    package var states: [StateID]

    package init(picture: CellPicture, states: [StateID]) {
      self.picture = picture
      self.states = states
    }
  }

  /// - Parameter sections: empty if the variant is gone.
  package init(
    variant: VariantID, widthPolicy: WidthPolicy = .grapheme, darkThemes: Set<String> = [],
    sections: [Section] = []
  ) {
    self.variant = variant
    self.widthPolicy = widthPolicy
    self.darkThemes = darkThemes
    self.sections = sections
  }

  /// The look of a state in an environment; nil if the snapshot does not contain it.
  subscript(environment: EnvironmentID, state: StateID) -> CellPicture? {
    sections.first { $0.environment == environment }?
      .looks.first { $0.states.contains(state) }?.picture
  }

  /// The number of its states, counted under each environment.
  package var stateCount: Int {
    sections.reduce(0) { $0 + $1.looks.reduce(0) { $0 + $1.states.count } }
  }

  package var lookCount: Int { sections.reduce(0) { $0 + $1.looks.count } }

  package var isEmpty: Bool { sections.allSatisfy(\.looks.isEmpty) }
}

extension Snapshot {
  /// The version of the format.
  static let format = 4
  static let heading = "gs-gallery snapshot "
  /// Colours are aligned in a column after names up to this long.
  private static let nameColumns = 24

  /// The canonical text: the same bytes for equal snapshots, on every machine.
  ///
  /// A table for each theme gives the colours of each role. Then come the looks, each with its states, its glyphs
  /// between bars, its styles as run lengths, a legend of its letters' roles, its outlines in points, its lengths and
  /// typography, and the lines that are spoken. So a change of a theme is a line of a table, and a change of a component
  /// a look.
  package var text: String { text(bases: []) }

  /// The canonical text, with further lines after the environments.
  func text(bases: [String]) -> String {
    var output = Self.heading + "\(Self.format)\n"
    output += "variant \(variant)\n"
    output += "size natural\n"
    output += "width-policy \(widthPolicy.rawValue)\n"
    let environments = sections.map(\.environment)
    let names = Self.names(of: environments, darkThemes: darkThemes)
    for (name, environment) in zip(names, environments) {
      output +=
        environment.isDefault ? "environment \(name)\n" : "environment \(name) \(environment)\n"
    }
    for base in bases { output += base + "\n" }
    let palettes = palettes
    writeTables(palettes, names: names, to: &output)
    var tables = sections.map { _ in SnapshotStyle.Table() }
    for palette in palettes {
      for place in palette.sections { tables[place] = palette.table }
    }
    writeLooks(names: names, tables: tables, to: &output)
    return output
  }

  /// The environments that differ in no colours, such as two languages, and the colour of each of their roles.
  private struct Palette {
    let settings: String
    /// The indices of the sections.
    var sections: [Int]
    var table: SnapshotStyle.Table = [:]
  }

  private var palettes: [Palette] {
    var palettes: [Palette] = []
    for (place, section) in sections.enumerated() {
      let settings = Self.colorSettings(of: section.environment)
      if let known = palettes.firstIndex(where: { $0.settings == settings }) {
        palettes[known].sections.append(place)
      } else {
        palettes.append(Palette(settings: settings, sections: [place]))
      }
    }
    for place in palettes.indices {
      palettes[place].table = Self.table(palettes[place].sections.map { sections[$0] })
    }
    return palettes
  }

  /// The colour of each role: of several, the one in most looks, then the darkest.
  private static func table(_ sections: [Section]) -> SnapshotStyle.Table {
    var counts: [Paint: Int] = [:]
    for section in sections {
      for look in section.looks {
        look.picture.visitPaints { if $0.role != nil { counts[$0, default: 0] += 1 } }
      }
    }
    var table: SnapshotStyle.Table = [:]
    var most: [ColorRole: Int] = [:]
    for (paint, count) in counts {
      guard let role = paint.role else { continue }
      let known = table[role].map { (most[role] ?? 0, $0) }
      if let known, (known.0, paint.color.value) > (count, known.1.value) { continue }
      table[role] = paint.color
      most[role] = count
    }
    return table
  }

  /// A table for each theme. An empty line keeps the roles apart, so that Git merges changes of neighbouring roles.
  private func writeTables(_ palettes: [Palette], names: [String], to output: inout String) {
    var themes: [String] = []
    for palette in palettes {
      let theme = Self.theme(of: sections[palette.sections[0]].environment)
      if !themes.contains(theme) { themes.append(theme) }
    }
    for theme in themes {
      let columns = palettes.filter {
        Self.theme(of: sections[$0.sections[0]].environment) == theme
      }
      let roles = Set(columns.flatMap(\.table.keys)).sorted(by: SnapshotRole.precedes)
      guard !roles.isEmpty else { continue }
      output += "\nroles in " + columns.map { names[$0.sections[0]] }.joined(separator: ", ") + "\n"
      for role in roles {
        let name = SnapshotRole.name(of: role)
        output += "\n  " + name
        output += String(repeating: " ", count: max(0, Self.nameColumns - name.utf8.count))
        for column in columns { output += " " + (column.table[role]?.hex ?? "-------") }
        output += "\n"
      }
    }
  }

  /// Looks shared by several environments are written once.
  private func writeLooks(
    names: [String], tables: [SnapshotStyle.Table], to output: inout String
  ) {
    var rows: [WidthPolicy: GlyphRow] = [:]
    let policies = sections.map { widthPolicy(of: $0.environment) }
    // The indices of the looks of the later environments, by their states.
    let places = sections.map { section in
      Dictionary(
        section.looks.enumerated().map { ($0.element.states, $0.offset) },
        uniquingKeysWith: { first, _ in first })
    }
    var written = sections.map { [Bool](repeating: false, count: $0.looks.count) }
    // The parts of the looks written so far, and the place of each state among them.
    var bodies: [[[String]?]] = []
    var known = sections.map { _ in [StateID: Int]() }
    for (index, section) in sections.enumerated() {
      for (place, look) in section.looks.enumerated() where !written[index][place] {
        var alike = [index]
        let painted = PaintedPicture(look.picture, tables[index])
        for other in sections.indices.dropFirst(index + 1) {
          guard let same = places[other][look.states], !written[other][same],
            policies[other] == policies[index],
            painted.isWritten(
              like: PaintedPicture(sections[other].looks[same].picture, tables[other]))
          else { continue }
          written[other][same] = true
          alike.append(other)
        }
        output += "\nlook \(look.picture.columns)x\(look.picture.rows)"
        output += " in " + Self.list(alike, of: names) + "\n"
        for state in look.states { output += "  \(state)\n" }
        var row = rows[policies[index]] ?? GlyphRow(policies[index])
        output += Self.cells(of: look.picture, &row)
        rows[policies[index]] = row
        let parts = LookPart.allCases.map { $0.lines(of: look.picture, tables[index]) }
        for (place, part) in LookPart.allCases.enumerated() {
          let earlier = sections[..<index].indices.first {
            known[$0][look.states[0]].map { written in bodies[written][place] == parts[place] }
              ?? false
          }
          output += part.text(of: parts[place], asIn: earlier.map { names[$0] })
        }
        for other in alike { for state in look.states { known[other][state] = bodies.count } }
        bodies.append(parts)
      }
    }
  }

  /// Environments by their names, or by those of the others if these are fewer: `light, dark`, `all but light-ko`.
  private static func list(_ places: [Int], of names: [String]) -> String {
    let others = names.indices.filter { !places.contains($0) }
    guard places.count > max(2, others.count) else {
      return places.map { names[$0] }.joined(separator: ", ")
    }
    guard !others.isEmpty else { return all }
    return allBut + others.map { names[$0] }.joined(separator: ", ")
  }

  static let all = "all"
  static let allBut = "all but "

  static func body(
    of picture: CellPicture, _ table: SnapshotStyle.Table, _ glyphs: inout GlyphRow
  ) -> String {
    LookPart.allCases.reduce(into: cells(of: picture, &glyphs)) {
      $0 += $1.text(of: $1.lines(of: picture, table))
    }
  }

  private static func cells(of picture: CellPicture, _ glyphs: inout GlyphRow) -> String {
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
    return output
  }
}

/// A picture, and the colours that roles have in its environment.
private struct PaintedPicture {
  private let picture: CellPicture
  private let table: SnapshotStyle.Table

  init(_ picture: CellPicture, _ table: SnapshotStyle.Table) {
    self.picture = picture
    self.table = table
  }

  /// Whether both have the same text in a file: they differ at most in the colours of roles.
  func isWritten(like other: PaintedPicture) -> Bool {
    let (old, new) = (picture, other.picture)
    return old.columns == new.columns && old.rows == new.rows
      && old.styles.count == new.styles.count && old.cells == new.cells
      && old.measures == new.measures && old.spoken == new.spoken
      && old.shapes?.count == new.shapes?.count
      && zip(old.styles, new.styles).allSatisfy { first, second in
        first.attributes == second.attributes
          && isWritten(first.foreground, like: second.foreground, other)
          && isWritten(first.background, like: second.background, other)
      }
      && zip(old.shapes ?? [], new.shapes ?? []).allSatisfy { first, second in
        isWritten(first.fill, like: second.fill, other)
          && isWritten(first.stroke, like: second.stroke, other)
          && isWritten(first.backdrop, like: second.backdrop, other)
          && isWritten(first.shadow?.paint, like: second.shadow?.paint, other)
          && first.mapPaints { _ in nil } == second.mapPaints { _ in nil }
      }
  }

  private func isWritten(_ first: Paint?, like second: Paint?, _ other: PaintedPicture) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    guard first.role == second.role else { return false }
    guard let role = first.role else { return first.color == second.color }
    let isPlain = table[role] == first.color
    guard isPlain == (other.table[role] == second.color) else { return false }
    return isPlain || first.color == second.color
  }
}

extension CellPicture {
  /// The colours of its styles and of its outlines, as ``paints`` has them.
  fileprivate func visitPaints(_ visit: (Paint) -> Void) {
    for style in styles {
      if let paint = style.foreground { visit(paint) }
      if let paint = style.background { visit(paint) }
    }
    for shape in shapes ?? [] {
      for paint in [shape.fill, shape.stroke, shape.shadow?.paint, shape.backdrop] {
        if let paint { visit(paint) }
      }
    }
  }
}

extension Snapshot {
  /// A short name for each environment that distinguishes it from the others: `light` or `dark-256`.
  static func names(
    of environments: [EnvironmentID], darkThemes: Set<String> = []
  ) -> [String] {
    let settings = environments.map(settings)
    let isOneTheme = Set(settings.map { value(of: "theme", in: $0) ?? "" }).count <= 1
    // Light is named only in a theme that is dark by default.
    let darkThemes = darkThemes.union(
      settings.filter { value(of: "appearance", in: $0) == "light" }
        .map { value(of: "theme", in: $0) ?? "" })
    let names = settings.map { settings in
      let theme = value(of: "theme", in: settings)
      var words: [String] = []
      if !isOneTheme { words.append(theme ?? "default") }
      words.append(
        value(of: "appearance", in: settings)
          ?? (darkThemes.contains(theme ?? "") ? "dark" : "light"))
      words += settings.filter { $0.key != "theme" && $0.key != "appearance" }.map(\.value)
      return words.joined(separator: "-")
    }
    let isUsable =
      Set(names).count == names.count
      && names.allSatisfy { $0.utf8.allSatisfy(isWordByte) && !$0.isEmpty }
    return isUsable ? names : names.indices.map { "e\($0 + 1)" }
  }

  /// The theme of an environment by its name there; empty for the default one.
  static func theme(of environment: EnvironmentID) -> String {
    value(of: "theme", in: settings(environment)) ?? ""
  }

  /// The settings of an environment that decide on colours, as links spell them.
  static func colorSettings(of environment: EnvironmentID) -> String {
    settings(environment).filter { Setting.named(String($0.key))?.effect == .colors }
      .map { $0.key + "=" + $0.value }.joined(separator: ",")
  }

  /// How columns are counted under an environment.
  func widthPolicy(of environment: EnvironmentID) -> WidthPolicy {
    Self.value(of: "width-policy", in: Self.settings(environment)).flatMap(WidthPolicy.init)
      ?? widthPolicy
  }

  private static func settings(_ environment: EnvironmentID) -> [(key: Substring, value: String)] {
    environment.text.split(separator: ",").map { part in
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (sides[0], sides.count > 1 ? String(sides[1]) : "")
    }
  }

  private static func value(
    of key: Substring, in settings: [(key: Substring, value: String)]
  ) -> String? {
    settings.first { $0.key == key }?.value
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x25: true
    case _: false
    }
  }
}
