import Foundation
import Testing

@testable import ColorScience
@testable import GSDesign

/// The tables of Documentation/Themes.md are made of the themes; the page must not drift from them.
@Suite struct ThemesPageTests {
  private static let page = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Documentation/Themes.md")

  /// A value as the page writes it: in italics where a rule made it.
  private static func cell(_ scheme: ColorScheme, _ role: BuiltInRole) -> String {
    let resolution = scheme.resolution(role)
    return resolution.isDerived ? "*\(resolution.original.hex)*" : resolution.original.hex
  }

  private static func valueRows() -> [String] {
    BuiltInRole.allCases.map { role in
      let cells = Theme.builtIn.flatMap { theme in
        Appearance.allCases.map { cell(theme.scheme($0, .original), role) }
      }
      return "| `\(role.name)` | " + cells.joined(separator: " | ") + " |"
    }
  }

  /// The fitted inks of a theme, one row for each that moves.
  private static func fittedRows(_ theme: Theme) -> [String] {
    BuiltInRole.allCases.compactMap { role in
      let cells = Appearance.allCases.flatMap { appearance in
        Contrast.allCases.map { theme.scheme(appearance, $0)[role].hex }
      }
      guard Set(cells.prefix(3)).count > 1 || Set(cells.suffix(3)).count > 1 else { return nil }
      return "| `\(role.name)` | " + cells.joined(separator: " | ") + " |"
    }
  }

  /// The page with the rows of its tables made of the themes.
  private static func written(_ page: String) -> String {
    var lines: [Substring] = []
    var rows: [String]?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("#") {
        let title = line.drop { $0 == "#" }.dropFirst()
        let theme = Theme.builtIn.first { title == "Resulting roles of \($0.name)" }
        rows = title == "The published values" ? valueRows() : theme.map(fittedRows)
      }
      if rows != nil, line.hasPrefix("| `") { continue }
      // The rows go behind the rule of the table.
      lines.append(line)
      if line.hasPrefix("| ---"), let rows { lines += rows.map { $0[...] } }
    }
    return lines.joined(separator: "\n")
  }

  @Test func thePageMatchesTheThemes() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let written = Self.written(text)
    if ProcessInfo.processInfo.environment["THEMES"] == "write" {
      try written.write(to: Self.page, atomically: true, encoding: .utf8)
      return
    }
    let difference = written.split(separator: "\n")
      .difference(from: text.split(separator: "\n")).map { "\($0)" }
    #expect(
      difference.isEmpty,
      "THEMES=write Scripts/test.sh --filter ThemesPageTests writes:\n\(difference.joined(separator: "\n"))"
    )
    #expect(written.contains("| `card.shadow` | #A8AEB4 |"))
  }

  @Test func thePageNamesEveryThemeAndRequiredRole() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    for theme in Theme.builtIn { #expect(text.contains("`\(theme.name)`")) }
    for role in Theme.requiredRoles { #expect(text.contains("`\(role.name)`")) }
  }
}
