import Foundation
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryTool
@testable import TokenFiles

/// The audit's findings in our own catalogue, the waived ones, and their description in the documentation.
@Suite("Findings of our own catalogue")
struct OwnFindingsTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Every pair with too little contrast as published: theme, pair, ratios in light and dark.
  private static func rows() throws -> [String] {
    let file = root.appending(path: "__Snapshots__/audit.waivers").path
    let result = try Tool.run([
      "audit", "--contrast", "original", "--steps", "0", "--json", "--waivers", file,
    ])
    let page = JSONCursor(try JSONReader.value(of: result.output))
    var ratios: [String: [String: String]] = [:]
    for cause in try page["causes"].items() {
      #expect(try cause["waived"].bool(), "\(cause.value)")
      let pair = try "`\(cause["ink"].text())` on `\(cause["fill"].text())`"
      ratios[try "| \(cause["theme"].text()) | \(pair) |", default: [:]][
        try cause["appearance"].text()] = try cause["ratio"].text()
    }
    return ratios.map { row, values in
      "\(row) \(values["light"] ?? "passes") | \(values["dark"] ?? "passes") |"
    }.sorted()
  }

  @Test func theDocumentationListsEveryFindingAndEachIsWaived() throws {
    let page = try Self.text("Documentation/Themes.md")
    let section = try #require(
      page.components(separatedBy: "## Published colours below their ratio").last
    )
    .components(separatedBy: "\n## ")[0]
    let told = section.split(separator: "\n").filter { $0.contains("` on `") }.map(String.init)
    #expect(told.sorted() == (try Self.rows()))
    #expect(told.count > 20)
  }

  /// Waived pairs of an appearance that a design does not have are counted apart.
  @Test func waivedPairsOfDerivedAppearancesAreCounted() throws {
    let arguments = [
      "audit", "tag/filled", "--contrast", "original", "--steps", "0", "--waivers",
      Self.root.appending(path: "__Snapshots__/audit.waivers").path,
    ]
    let page = try JSONCursor(JSONReader.value(of: Tool.run(arguments + ["--json"]).output))
    let appearances = try page["causes"].items().map { try $0["appearance"].text() }
    let derived = appearances.count { $0 == "dark" }
    #expect(derived > 0 && derived < appearances.count)
    let lines = try Tool.run(arguments).output.split(separator: "\n")
    #expect(
      lines.last == "0 findings, \(appearances.count) waived, \(derived) of them derived")
  }

  /// Pairs of our own components and demonstrations have enough contrast: none is waived as published.
  @Test func ownPairsAreNotWaived() throws {
    let waivers = try Self.text("__Snapshots__/audit.waivers")
    for pair in [
      "destructive/raised=4.38", "text.disabled/page=2.05", "text.disabled/surface=1.96",
      "text.tertiary/raised=3.26",
    ] {
      #expect(!waivers.contains("contrast:\(pair)"), "\(pair)")
    }
    let scheme = Theme.lionheart.scheme(.dark, .original)
    for ground in [ColorRole.page, .surface, .raised] {
      #expect(scheme[.textDisabled].contrastRatio(with: scheme[ground]) >= 3)
    }
  }

  @Test func contrastIsWaivedAsPublishedAlone() throws {
    let lines = try Self.text("__Snapshots__/audit.waivers").split(separator: "\n")
      .filter { $0.hasPrefix("contrast") }
    #expect(!lines.isEmpty)
    for line in lines {
      #expect(line.contains(",contrast=original  "), "\(line)")
      let theme = line.components(separatedBy: "@theme=").last?.prefix { $0 != "," } ?? ""
      #expect(["gitspace", "zatch", "lionheart", "ribs-todo"].contains(String(theme)), "\(line)")
    }
  }

  /// Derived colours are made readable; the only waived pairs are of two colours that a system publishes, or of their
  /// mirrors if those have at least as much contrast.
  @Test func noWaiverNamesADerivedToken() throws {
    for line in try Self.text("__Snapshots__/audit.waivers").split(separator: "\n")
    where line.hasPrefix("contrast") {
      let words = line.split(separator: " ")
      let (pair, ratios) = try #require(words[0].dropFirst("contrast:".count).halves(at: "="))
      let (ink, fill) = try #require(pair.halves(at: "/"))
      let name = try #require(words[1].components(separatedBy: "@theme=").last)
        .prefix { $0 != "," }
      let theme = try #require(Theme.named(String(name)))
      var published: [Double] = []
      for appearance in theme.appearances {
        let scheme = theme.scheme(appearance, .original)
        let roles = [ink, fill].compactMap { name in
          BuiltInRole.allCases.first { $0.name == name }.map { ColorRole($0) }
        }
        #expect(roles.count == 2)
        guard !roles.contains(where: { scheme.resolution(of: $0).isDerived }) else { continue }
        published.append(scheme[roles[0]].contrastRatio(with: scheme[roles[1]]))
      }
      for ratio in ratios.split(separator: ",").compactMap({ Double($0) }) {
        #expect(published.contains { abs($0 - ratio) < 0.02 || ratio > $0 }, "\(line)")
      }
      #expect(!published.isEmpty, "\(line)")
    }
  }
}

extension StringProtocol {
  /// The text before and after a sign; nil without it.
  fileprivate func halves(at sign: Character) -> (SubSequence, SubSequence)? {
    firstIndex(of: sign).map { (self[..<$0], self[index(after: $0)...]) }
  }
}
