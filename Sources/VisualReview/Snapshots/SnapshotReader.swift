import ColorScience
import GSDesign
import GalleryKit
package import StateSpace
import TermRender
import Words

/// Reads the text of a snapshot, line by line.
///
/// It is strict: unknown content is an error with its line, and is never skipped.
struct SnapshotReader {
  private let lines: [Substring]
  /// The next line.
  private var index = 0
  private var names: [String] = []
  private var tables: [SnapshotStyle.Table] = []
  private var rows: [WidthPolicy: GlyphRow] = [:]
  private var format = Snapshot.format
  /// The digests recorded in a pending file, by environment.
  private(set) var bases: [EnvironmentID: String] = [:]
  /// The digest of the whole baseline recorded in a pending file.
  private(set) var wholeBase: String?
  /// The styles read so far, by environment and spelling.
  private var knownStyles: [[Substring: Style]] = []
  /// The place of each state's look among the bodies, by environment.
  private var looks: [[StateID: Int]] = []
  /// The parts of the looks read so far.
  private var bodies: [[PartLines]] = []

  init(_ text: String) throws(SnapshotError) {
    guard text.utf8.contains(where: { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D }) else {
      throw .empty
    }
    // Split by scalars: a line feed next to a combining mark could hide in a grapheme cluster.
    var lines: [Substring] = text.unicodeScalars.split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { line in Substring(line.last == "\r" ? line.dropLast() : line) }
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
    for (index, line) in lines.enumerated() where Self.isConflictMarker(line) {
      throw .conflict(line: index + 1)
    }
  }

  private static func isConflictMarker(_ line: Substring) -> Bool {
    line == "=======" || ["<<<<<<< ", ">>>>>>> ", "||||||| "].contains { line.hasPrefix($0) }
  }

  mutating func snapshot() throws(SnapshotError) -> Snapshot {
    var snapshot = try header()
    while index < lines.count { try readLook(into: &snapshot) }
    return snapshot
  }

  /// The environments, and the roles of each; no looks.
  private mutating func header() throws(SnapshotError) -> Snapshot {
    let heading = try field(
      Snapshot.heading, "the heading “gs-gallery snapshot \(Snapshot.format)”")
    guard let format = Int(heading), format > 0 else {
      throw malformed("the number of the format is missing")
    }
    guard format <= Snapshot.format else { throw .newerFormat(format) }
    self.format = format
    let variant = VariantID(String(try field("variant ", "the variant")))
    _ = try field("size natural", "the size")
    let policy = try field("width-policy ", "the width policy")
    guard let widthPolicy = WidthPolicy(rawValue: String(policy)) else {
      throw malformed("unknown width policy")
    }
    var snapshot = Snapshot(variant: variant, widthPolicy: widthPolicy)
    try readEnvironments(into: &snapshot)
    try readBases()
    try readRoles(snapshot.sections.map(\.environment))
    return snapshot
  }

  /// The colours of the roles in each environment.
  mutating func roleColors() throws(SnapshotError) -> [(EnvironmentID, [ColorRole: RGB])] {
    let snapshot = try header()
    return zip(snapshot.sections, tables).map { ($0.environment, $1) }
  }

  private mutating func readEnvironments(into snapshot: inout Snapshot) throws(SnapshotError) {
    while let line = peek(), line.hasPrefix("environment ") {
      index += 1
      let words = line.dropFirst("environment ".count).split(
        separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(words[0])
      let environment = EnvironmentID(words.count > 1 ? String(words[1]) : "")
      guard !name.isEmpty, !name.contains(","), !names.contains(name),
        !snapshot.sections.contains(where: { $0.environment == environment })
      else { throw malformed("the environment is listed twice, or has no name") }
      names.append(name)
      snapshot.sections.append(Snapshot.Section(environment: environment, looks: []))
    }
    snapshot.darkThemes = darkThemes(of: snapshot.sections.map(\.environment))
    tables = names.map { _ in [:] }
    knownStyles = names.map { _ in [:] }
    looks = names.map { _ in [:] }
  }

  /// The dark themes that only the names of environments show.
  private func darkThemes(of environments: [EnvironmentID]) -> Set<String> {
    let plain = Snapshot.names(of: environments)
    var dark: Set<String> = []
    for (place, environment) in environments.enumerated() where names[place] != plain[place] {
      let theme = Snapshot.theme(of: environment)
      if Snapshot.names(of: environments, darkThemes: [theme])[place] == names[place] {
        dark.insert(theme)
      }
    }
    return dark
  }

  private mutating func readBases() throws(SnapshotError) {
    if let line = peek(), line.hasPrefix(PendingSnapshot.wholeHeading) {
      index += 1
      wholeBase = String(line.dropFirst(PendingSnapshot.wholeHeading.count))
    }
    while let line = peek(), line.hasPrefix(PendingSnapshot.heading) {
      index += 1
      let words = line.dropFirst(PendingSnapshot.heading.count).split(
        separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      let environment = EnvironmentID(words.count > 1 ? String(words[1]) : "")
      guard !words[0].isEmpty, bases.updateValue(String(words[0]), forKey: environment) == nil
      else { throw malformed("an environment is compared with one baseline") }
    }
  }

  private mutating func readRoles(_ environments: [EnvironmentID]) throws(SnapshotError) {
    guard format > 3 else {
      guard peek() == "", index + 1 < lines.count, lines[index + 1] == "roles" else { return }
      index += 2
      return try readTable(of: names.indices.map { [$0] }, isSpaced: false)
    }
    let settings = environments.map(Snapshot.colorSettings)
    let palettes = Dictionary(grouping: names.indices) { settings[$0] }
    while peek() == "", index + 1 < lines.count, lines[index + 1].hasPrefix(Self.rolesHeading) {
      index += 2
      var columns: [[Int]] = []
      for place in try places(named: lines[index - 1].dropFirst(Self.rolesHeading.count)) {
        columns.append(palettes[settings[place]] ?? [])
      }
      try readTable(of: columns, isSpaced: true)
    }
  }

  private static let rolesHeading = "roles in "

  /// Reads a line for each role.
  ///
  /// - Parameter columns: the environments of each column.
  private mutating func readTable(
    of columns: [[Int]], isSpaced: Bool
  ) throws(SnapshotError) {
    while true {
      let next = isSpaced ? index + 1 : index
      guard next < lines.count, !isSpaced || lines[index] == "", lines[next].hasPrefix("  ") else {
        return
      }
      index = next + 1
      let words = lines[next].split(separator: " ")
      guard words.count == columns.count + 1, let role = SnapshotRole.role(named: words[0]) else {
        throw malformed("a role and \(columns.count) colours are expected")
      }
      for (places, word) in zip(columns, words.dropFirst()) where word != "-------" {
        for place in places {
          guard let color = RGB(hex: String(word)), tables[place][role] == nil else {
            throw malformed("\(shown(word)) is not a colour, or the role is listed twice")
          }
          tables[place][role] = color
        }
      }
    }
  }

  /// The environments of a list, such as `light, dark` or `all but dark`.
  private func places(named text: Substring) throws(SnapshotError) -> [Int] {
    if text == Snapshot.all { return Array(names.indices) }
    let isComplement = text.hasPrefix(Snapshot.allBut)
    let list = isComplement ? text.dropFirst(Snapshot.allBut.count) : text
    var places: [Int] = []
    for name in list.split(separator: ", ", omittingEmptySubsequences: false) {
      guard let place = names.firstIndex(of: String(name)), !places.contains(place) else {
        throw malformed("the environment \(shown(name)) is unknown, or listed twice")
      }
      places.append(place)
    }
    return isComplement ? names.indices.filter { !places.contains($0) } : places
  }

  private mutating func readLook(into snapshot: inout Snapshot) throws(SnapshotError) {
    guard next() == "" else { throw malformed("an empty line is expected before a look") }
    let heading = try field("look ", "a look").split(separator: " ", maxSplits: 2)
    guard heading.count == 3, heading[1] == "in", let size = Self.size(heading[0]) else {
      throw malformed("a look begins as “look 9x3 in light, dark”")
    }
    let places = try places(named: heading[2])
    var states: [StateID] = []
    while let line = peek(), line.hasPrefix("  ") {
      index += 1
      let state = StateID(String(line.dropFirst(2)))
      let variant = snapshot.variant.text
      guard state.text == variant || state.text.hasPrefix(variant + ":") else {
        throw malformed("“\(shown(state.text))” is not a state of \(shown(variant))")
      }
      for place in places {
        guard looks[place].updateValue(bodies.count, forKey: state) == nil else {
          throw malformed("\(shown(state.text)) has two looks under one environment")
        }
      }
      states.append(state)
    }
    guard let state = states.first, let first = places.first else {
      throw malformed("a look has states")
    }
    let policy = snapshot.widthPolicy(of: snapshot.sections[first].environment)
    let glyphs = try readGlyphs(size, policy)
    let runs = try readStyles(size)
    let parts = try readParts(of: state)
    bodies.append(parts)
    let legend = try legend(parts[0])
    let outlines = parts[1].lines
    let measures = parts[2].lines.map { $0.map { String($0.text) } }
    let spoken = parts[3].lines.map { $0.map { String($0.text) } }
    var plain: CellPicture?
    for place in places {
      let styles = try styles(legend, of: place)
      // The cells are the same in every environment, unless two styles are.
      var picture =
        if let plain, Set(styles).count == styles.count { plain.recolored(styles) } else {
          try picture(size, glyphs, runs, styles)
        }
      if plain == nil, picture.styles == styles { plain = picture }
      if let outlines { picture.shapes = try shapes(outlines, tables[place]) }
      picture.measures = measures
      picture.spoken = spoken
      snapshot.sections[place].looks.append(Snapshot.Look(picture: picture, states: states))
    }
  }

  private mutating func readGlyphs(
    _ size: (columns: Int, rows: Int), _ policy: WidthPolicy
  ) throws(SnapshotError) -> [[GlyphRow.Glyph]] {
    guard next() == "glyphs" else { throw malformed("“glyphs” is expected") }
    var reader = rows[policy] ?? GlyphRow(policy)
    defer { rows[policy] = reader }
    var result: [[GlyphRow.Glyph]] = []
    for _ in 0..<size.rows {
      // A bar may be in one cluster with its neighbours.
      guard let scalars = next()?.unicodeScalars, scalars.starts(with: "  |".unicodeScalars) else {
        throw malformed("\(size.rows) rows between bars are expected")
      }
      guard scalars.count >= 4, scalars.last == "|",
        let glyphs = reader.glyphs(of: Substring(scalars.dropFirst(3).dropLast()))
      else { throw malformed("the row cannot be read") }
      guard glyphs.reduce(0, { $0 + $1.columns }) == size.columns else {
        throw malformed("the row is not \(size.columns) columns wide")
      }
      result.append(glyphs)
    }
    return result
  }

  /// The places of the styles, a list for each row.
  private mutating func readStyles(
    _ size: (columns: Int, rows: Int)
  ) throws(SnapshotError) -> [[Int]] {
    guard next() == "styles" else { throw malformed("“styles” is expected") }
    var result: [[Int]] = []
    for _ in 0..<size.rows {
      guard let line = next(), line.hasPrefix("  ") else {
        throw malformed("\(size.rows) rows of styles are expected")
      }
      var places: [Int] = []
      for run in line.split(separator: " ") where run != "-" {
        let digits = run.prefix { $0.isASCII && $0.isNumber }
        guard let count = Int(digits), count > 0, count <= size.columns - places.count,
          let place = SnapshotStyle.place(ofLetter: run.dropFirst(digits.count))
        else { throw malformed("“\(shown(run))” is not a run of a style, such as 9a") }
        places += Array(repeating: place, count: count)
      }
      guard places.count == size.columns else {
        throw malformed("the runs do not make \(size.columns) columns")
      }
      result.append(places)
    }
    return result
  }

  /// The lines of a part of a look, in place of those that an older format lacks.
  private struct PartLines {
    /// nil if unknown.
    var lines: [(line: Int, text: Substring)]?
  }

  /// Reads the parts behind the cells of a look.
  ///
  /// - Parameter state: the first state of the look, whose parts in an earlier environment may be repeated.
  private mutating func readParts(of state: StateID) throws(SnapshotError) -> [PartLines] {
    var parts: [PartLines] = []
    for (place, part) in LookPart.allCases.enumerated() {
      guard format >= part.firstFormat, peek() != Substring(part.unknownHeading) else {
        if format >= part.firstFormat { index += 1 }
        parts.append(PartLines(lines: nil))
        continue
      }
      if format > 3, let line = peek(), line.hasPrefix(part.rawValue + LookPart.reference) {
        index += 1
        let name = line.dropFirst(part.rawValue.count + LookPart.reference.count)
        guard let environment = names.firstIndex(of: String(name)),
          let written = looks[environment][state], bodies.indices.contains(written)
        else {
          throw malformed("\(shown(state.text)) has no earlier look in \(shown(name))")
        }
        parts.append(bodies[written][place])
        continue
      }
      guard peek() == Substring(part.rawValue) else {
        // A look always has a legend and says something; it may lack outlines and measures.
        switch part {
        case .legend, .spoken: throw malformed(after: 1, "“\(part.rawValue)” is expected")
        case .outlines, .measures: parts.append(PartLines(lines: []))
        }
        continue
      }
      index += 1
      var lines: [(line: Int, text: Substring)] = []
      while let line = peek(), line.hasPrefix("  ") {
        index += 1
        lines.append((index, line.dropFirst(2)))
      }
      parts.append(PartLines(lines: lines))
    }
    return parts
  }

  private func malformed(after lines: Int, _ reason: String) -> SnapshotError {
    .malformed(line: index + lines, reason)
  }

  /// The styles of a legend, without their letters.
  private func legend(
    _ part: PartLines
  ) throws(SnapshotError) -> [(line: Int, text: Substring)] {
    var legend: [(line: Int, text: Substring)] = []
    for (line, text) in part.lines ?? [] {
      let start = "\(SnapshotStyle.letter(legend.count)) = "
      guard text.hasPrefix(start) else {
        throw .malformed(
          line: line, "the legend goes on with \(SnapshotStyle.letter(legend.count))")
      }
      legend.append((line, text.dropFirst(start.count)))
    }
    return legend
  }

  private func shapes(
    _ lines: [(line: Int, text: Substring)], _ table: SnapshotStyle.Table
  ) throws(SnapshotError) -> [Shape] {
    var shapes: [Shape] = []
    for (line, text) in lines {
      guard let shape = SnapshotShape.shape(spelled: text, table) else {
        throw .malformed(line: line, "“\(shown(text))” is not an outline")
      }
      shapes.append(shape)
    }
    return shapes
  }

  /// - Parameter place: that of the environment.
  private mutating func styles(
    _ legend: [(line: Int, text: Substring)], of place: Int
  ) throws(SnapshotError) -> [Style] {
    var styles: [Style] = []
    for (line, text) in legend {
      if let known = knownStyles[place][text] {
        styles.append(known)
        continue
      }
      guard let style = SnapshotStyle.style(spelled: text, tables[place]) else {
        throw .malformed(
          line: line, "unknown style “\(shown(text))”, or a role with no colour")
      }
      knownStyles[place][text] = style
      styles.append(style)
    }
    return styles
  }

  private func picture(
    _ size: (columns: Int, rows: Int), _ glyphs: [[GlyphRow.Glyph]], _ runs: [[Int]],
    _ styles: [Style]
  ) throws(SnapshotError) -> CellPicture {
    var cells: [CellPicture.Cell] = []
    for (row, places) in zip(glyphs, runs) {
      guard places.allSatisfy({ $0 < styles.count }) else {
        throw malformed("the legend lacks a style that a row names")
      }
      var column = 0
      for glyph in row {
        for half in 0..<glyph.columns {
          cells.append(
            CellPicture.Cell(
              text: half == 0 ? glyph.text : "", columns: half == 0 ? glyph.columns : 0,
              style: places[column]))
          column += 1
        }
      }
    }
    return CellPicture(columns: size.columns, rows: size.rows, cells: cells, styles: styles)
  }

  private static func size(_ text: Substring) -> (columns: Int, rows: Int)? {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, sides.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      let columns = Int(sides[0]), let rows = Int(sides[1]), columns <= 65535, rows <= 65535
    else { return nil }
    return (columns, rows)
  }

  private func peek() -> Substring? { index < lines.count ? lines[index] : nil }

  private mutating func next() -> Substring? {
    defer { index += 1 }
    return peek()
  }

  /// The text after a word at the start of the next line.
  private mutating func field(
    _ start: String, _ what: String
  ) throws(SnapshotError) -> Substring {
    guard let line = next(), line.hasPrefix(start) else { throw malformed("\(what) is expected") }
    return line.dropFirst(start.count)
  }

  /// An error in the last line read.
  private func malformed(_ reason: String) -> SnapshotError { .malformed(line: index, reason) }

  /// The part of the text to quote in a message.
  private func shown(_ part: some StringProtocol) -> String {
    SafeText.text(String(part), as: .fileName)
  }
}

extension Snapshot {
  /// The colours of the roles in each environment, read from the head of a text alone.
  static func roleColors(
    ofText text: String
  ) throws(SnapshotError) -> [(environment: EnvironmentID, colors: [ColorRole: RGB])] {
    let end = text.utf8.firstRange(of: "\nlook ".utf8)?.lowerBound ?? text.endIndex
    var reader = try SnapshotReader(String(text[..<end]))
    return try reader.roleColors()
  }

  /// The environments that a text names, read from its first lines alone; none if it belongs to another variant.
  package static func environments(ofText text: String, of variant: VariantID) -> Set<EnvironmentID>
  {
    var names: Set<EnvironmentID> = []
    var rest = text.utf8[...]
    while !rest.isEmpty {
      var line = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest[line.endIndex...].dropFirst()
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      // The heading ends where tables and looks begin.
      guard !line.isEmpty else { break }
      let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
      if words.count > 1, words[0].elementsEqual("variant".utf8),
        !words[1].elementsEqual(variant.text.utf8)
      {
        return []
      }
      guard words.count > 1, words[0].elementsEqual("environment".utf8) else { continue }
      names.insert(
        EnvironmentID(words.count > 2 ? String(decoding: words[2], as: UTF8.self) : ""))
    }
    return names
  }

  /// Reads the text of a snapshot; one edited by hand may differ from the canonical text and mean the same.
  package init(text: String) throws(SnapshotError) {
    var reader = try SnapshotReader(text)
    self = try reader.snapshot()
  }
}
