import Foundation
import GalleryTesting
import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import Laws
@testable import TermRender
@testable import VisualReview

/// Names, sentences and tokens of another package, in every output about a catalogue.
@Suite("Hostile text in catalogues") struct HostileCatalogueTests {
  @Test(arguments: HostilePlace.allCases)
  func everyDocumentOfACatalogueHoldsTheRules(_ place: HostilePlace) throws {
    var count = try HostileCount(sharing: HostilePlace.allCases.firstIndex(of: place) ?? 0)
    func check(
      _ name: String, as kind: OutputKind, _ write: (Catalogue) throws -> [UInt8]
    ) throws {
      try count.check(place.rawValue, name, as: kind) {
        try write(Catalogue.holding($0, at: place))
      }
    }
    func rows(_ catalogue: Catalogue) -> [CatalogueRow] {
      catalogue.specimens.map { CatalogueRow(specimen: $0, stateCount: 3, lookCount: 2) }
    }
    // A catalogue whose names links cannot spell is refused as a whole.
    try check("problems", as: .text) { Array($0.problems.map(oneLine).joined(separator: " ").utf8) }
    guard ![.axis, .variant, .component].contains(place) else { return report(count, "\(place)") }
    try check("list", as: .text) { Array(ListCommand.table(rows($0), hasLooks: true).utf8) }
    try check("list json", as: .json) { Array(CatalogueJSON($0, rows: rows($0)).text.utf8) }
    try check("coverage", as: .text) { Array(try Self.coverage($0).text.utf8) }
    try check("coverage json", as: .json) { Array(try Self.coverage($0).json.utf8) }
    if [.rule, .value, .role].contains(place) {
      try count.check(place.rawValue, [("audit", .text), ("audit json", .json)]) {
        let page = try Self.audit(Catalogue.holding($0, at: place))
        return [Array(page.list().utf8), Array(page.json.utf8)]
      }
    }
    try count.check(place.rawValue, [("export", .paragraphs), ("index", .message)]) {
      try ExportedBytes(of: Catalogue.holding($0, at: place)).parts
    }
    report(count, "\(place)")
  }

  private static func coverage(_ catalogue: Catalogue) throws -> CoverageReport {
    try CoverageReport(
      [Settings()], filters: Filters(in: catalogue), tiers: [.design], baselines: [:],
      jobs: 1, catalogue)
  }

  private static func audit(_ catalogue: Catalogue) throws -> AuditPage {
    let audit = Audit(
      of: try Filters(in: catalogue), settings: [], walk: RandomWalk(seed: 1, steps: 5),
      probe: .rendering(widthPolicy: .grapheme), other: .rendering(widthPolicy: .grapheme))
    return AuditPage(
      reports: catalogue.specimens.map(audit.report(on:)), seed: 1, catalogue: catalogue)
  }
}

/// The output of an export.
struct ExportedBytes {
  /// The page with a file of each format, and the index.
  let parts: [[UInt8]]

  init(of catalogue: Catalogue) throws {
    let path = FileManager.default.temporaryDirectory.path + "/gs-hostile-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let plan = ExportPlan(
      catalogue: catalogue, filters: try Filters(in: catalogue),
      space: ExportPlan.Space(tiers: [], cover: .all), format: .html,
      environments: [ExportEnvironment(Settings(), format: .html)])
    let folder = try ExportFolder(path)
    var drawer = LookDrawer(plan, into: folder)
    let sheets = try plan.pieces.map { try drawer.draw($0) }
    let looks = sheets.flatMap(\.looks)
    let names = ExportName.paths(of: looks.map { $0.states[0] }, extension: "html")
    let paths = Dictionary(uniqueKeysWithValues: zip(looks.map(\.number), names))
    let page = ExportPage(plan: plan, sheets: sheets, paths: paths, language: .korean)
    let index = Array(ExportIndex(plan: plan, sheets: sheets, paths: paths).text.utf8)
    try folder.publish(zip(looks.map(\.number), names).map { (number: $0, path: $1) })
    let file = try #require(names.first)
    let documents =
      Array(page.text.utf8) + Array(try Data(contentsOf: URL(filePath: path + "/" + file)))
    parts = [documents, index]
  }
}
