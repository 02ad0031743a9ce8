import Testing

/// The files that CONTRIBUTING names for adding something, compared with those of the last additions.
@Suite("Files to change for an addition")
struct ExtensionPointTests {
  private let files: [SourceFile]
  private let rows: [Row]

  /// A row of the table: the kind of addition, the folders of new files, and the files that get a line.
  private struct Row {
    let subject: String
    let folders: [String]
    let touched: [String]
  }

  init() throws {
    files = try PackageFiles.swift(below: "Sources")
    rows = try PackageFiles.read("CONTRIBUTING.md").lines.compactMap(Self.row)
  }

  private static func row(_ line: Substring) -> Row? {
    let cells = line.split(separator: "|")
    guard cells.count == 4, line.hasPrefix("| "), !line.hasPrefix("| to add") else { return nil }
    return Row(
      subject: String(cells[0].dropFirst().dropLast()), folders: paths(in: cells[1]),
      touched: paths(in: cells[2]))
  }

  /// The paths in backquotes, below `Sources`.
  private static func paths(in cell: Substring) -> [String] {
    cell.matches(of: /`([A-Z][A-Za-z]+\/[A-Za-z+.\/]+)`/).map { String($0.1) }
  }

  /// The files that name a type or a member in their code.
  private func namers(of name: String, below folder: String = "Sources") -> Set<String> {
    let namers = files.filter { file in
      file.path.hasPrefix(folder) && file.text.holds(name)
        && file.swift.codeLines.contains { line in
          line.ranges(of: name).contains { range in
            let before = line[..<range.lowerBound].last
            let after = line[range.upperBound...].first
            return ![before, after].contains { $0?.isLetter == true || $0?.isNumber == true }
          }
        }
    }
    return Set(namers.map { String($0.path.dropFirst("Sources/".count)) })
  }

  private func touched(by subject: String) throws -> Set<String> {
    Set(try #require(rows.first { $0.subject == subject }, "\(subject)").touched)
  }

  @Test func noRowAsksForMoreThanTwoFilesThatAreThere() throws {
    #expect(
      rows.map(\.subject) == [
        "a component", "an axis of a specimen", "a command", "a key of the gallery", "a reporter",
        "a setting of the environment",
      ])
    let paths = Set(files.map { String($0.path.dropFirst("Sources/".count)) })
    for row in rows {
      #expect(row.touched.count <= 2, "\(row.subject)")
      #expect(paths.isSuperset(of: row.touched), "\(row.subject)")
      for folder in row.folders {
        #expect(paths.contains { $0.hasPrefix(folder) }, "\(row.subject): \(folder)")
      }
    }
  }

  @Test(arguments: ["AuditCommand", "DoctorCommand", "ExportCommand", "ListCommand", "ShowCommand"])
  func aCommandIsNamedInItsFileAndTheTableRow(_ command: String) throws {
    let own = "GalleryTool/Commands/\(command).swift"
    #expect(namers(of: command) == (try touched(by: "a command")).union([own]))
  }

  /// Help, palette, key line, pointer and `--linear` read the declaration, so none of them names a command of a pane.
  @Test(arguments: [
    ("onlyThis", ["Matrix/MatrixCommand.swift"]),
    ("pickGlyph", ["Editing/EditingCommand.swift", "Editing/EditingModel+Handling.swift"]),
  ])
  func aKeyOfAPaneIsNamedInItsPaneAlone(_ command: String, _ files: [String]) {
    let folder = "Workbench/Gallery/"
    let namers = namers(of: "." + command, below: "Sources/Workbench")
      .filter { !$0.hasPrefix("Workbench/Words/") }
    #expect(namers == Set(files.map { folder + $0 }))
  }

  @Test(arguments: ["GitHubReporter", "JUnitReporter", "MarkdownReporter"])
  func aReporterIsNamedInItsFileAndTheTableRow(_ reporter: String) throws {
    let own = "GalleryTool/Reporting/\(reporter).swift"
    #expect(namers(of: reporter) == (try touched(by: "a reporter")).union([own]))
  }

  @Test(arguments: [
    ("toast", "Specimen+Messages"), ("gitspaceText", "Specimen+Text"),
    ("tagGroup", "Specimen+TagGroup"),
    ("bottomTabBar", "Specimen+Tabs"),
  ])
  func aSpecimenIsNamedInItsFileAndTheTableRow(_ member: String, _ file: String) throws {
    let own = "FourSystems/\(file).swift"
    let list = try touched(by: "a component").filter { $0.hasPrefix("FourSystems/") }
    // Text of a component is found by its specimen, not by its member.
    let namers = namers(of: "." + member, below: "Sources/FourSystems")
    #expect(namers.union([own]) == list.union([own]))
  }

  @Test func aSettingIsReadOutOfItsRow() throws {
    // The member of the settings, and the row that everything else follows from; only settings that come first in lists
    // are named once more.
    let rows = try touched(by: "a setting of the environment")
    let settings = namers(of: "widthPolicy", below: "Sources/GalleryKit/Settings")
    #expect(settings == rows)
  }

  @Test func anAxisIsOfItsSpecimenAlone() throws {
    #expect(try touched(by: "an axis of a specimen") == [])
    #expect(namers(of: "TextPayload") == ["FourSystems/Specimen+Text.swift"])
    #expect(namers(of: "ToastPayload") == ["FourSystems/Specimen+Messages.swift"])
  }
}
