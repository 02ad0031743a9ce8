import ColorScience
package import GSDesign
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
  static let format = 3
  static let heading = "gs-gallery snapshot "
  /// Colours are aligned in a column after names up to this long.
  private static let nameColumns = 24

  /// The canonical text: the same bytes for equal snapshots, on every machine.
  ///
  /// A table gives the colour of each role under each environment. Then come the looks, each with its states, its
  /// glyphs between bars, its styles as run lengths, a legend of its letters' roles, its outlines in points, and its
  /// lengths and typography. So a change of a theme is a line of the table, and a change of a component a look.
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
    let tables = sections.map(Self.table)
    Self.write(tables, to: &output)
    writeLooks(names: names, tables: tables, to: &output)
    return output
  }

  /// The colour of each role: of several, the one in most looks, then the darkest.
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

  /// Looks shared by several environments are written once.
  private func writeLooks(
    names: [String], tables: [SnapshotStyle.Table], to output: inout String
  ) {
    var bodies: [[String]] = []
    for (section, table) in zip(sections, tables) {
      var row = GlyphRow(widthPolicy(of: section.environment))
      bodies.append(section.looks.map { Self.body(of: $0.picture, table, &row) })
    }
    // The indices of the looks of the later environments, by their states.
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

  static func body(
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
    if let shapes = picture.shapes {
      if !shapes.isEmpty { output += SnapshotShape.heading + "\n" }
      for shape in shapes { output += "  \(SnapshotShape.spelling(of: shape, table))\n" }
    } else {
      output += SnapshotShape.unknown + "\n"
    }
    if let measures = picture.measures {
      if !measures.isEmpty { output += SnapshotMeasures.heading + "\n" }
      for line in measures { output += "  \(line)\n" }
    } else {
      output += SnapshotMeasures.unknown + "\n"
    }
    return output
  }
}

extension CellPicture {
  fileprivate func hasSize(of other: CellPicture) -> Bool {
    columns == other.columns && rows == other.rows
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
