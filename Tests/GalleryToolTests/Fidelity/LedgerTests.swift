import Foundation
import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool

/// The four systems are drawn as published, number by number.
@Suite("Fidelity to the four systems")
struct LedgerTests {
  private static let documentation = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Documentation")

  private func ledger() throws -> Ledger {
    try Ledger(
      String(contentsOf: Self.documentation.appendingPathComponent("systems.txt"), encoding: .utf8))
  }

  @Test func everyValueIsDrawnAsPublishedOrDiffersForAReason() throws {
    let findings = try ledger().findings(in: .builtIn)
    #expect(findings.isEmpty, "\(findings.count) differ:\n\(findings.joined(separator: "\n"))")
  }

  @Test func everyComponentHasAValueToCompareOrAReason() throws {
    for system in try ledger().systems {
      #expect(!system.appearances.isEmpty)
      for entry in system.entries {
        let isCompared = entry.looks.contains { !$0.facts.isEmpty }
        #expect(isCompared != (entry.omission != nil), "\(system.title), \(entry.title)")
      }
    }
  }

  /// Every variant belongs to a component of the ledger, but for the gallery's own parts.
  @Test func everyVariantIsInTheLedger() throws {
    let own = [
      "panel/default", "key-line/default", "text-field/default", "list/default", "row/control",
      "table/default", "form/default", "text-area/note", "text-area/log", "split/columns",
      "split/rows",
    ]
    let links = try ledger().systems.flatMap(\.entries).flatMap(\.looks).map(\.link)
    let named = Set(links.map { String($0.prefix { $0 != ":" && $0 != "@" }) })
    let drawn = Set(Catalogue.builtIn.specimens.map(\.id.text))
    #expect(drawn.subtracting(named).subtracting(own).sorted() == [])
    #expect(Set(own).subtracting(drawn) == [])
  }

  /// A specimen is at home in the system whose component it is.
  @Test func everyVariantHasAHomeInASystemThatHasIt() throws {
    var homes: [String: Set<String>] = [:]
    for system in try ledger().systems {
      for look in system.entries.flatMap(\.looks) {
        homes[String(look.link.prefix { $0 != ":" }), default: []].insert(system.theme.name)
      }
    }
    for specimen in Catalogue.builtIn.specimens {
      guard let homes = homes[specimen.id.text] else { continue }
      #expect(
        homes.contains(specimen.home.name), "\(specimen.id) is at home in \(specimen.home.name)")
    }
  }

  /// The reading itself: a value that is drawn otherwise is found, and so is a reason without a difference.
  @Test func aWrongValueIsFound() throws {
    let text = """
      = Zatch, zatch, light
      tag (2.3)
        tag/filled
          panel: height 20, fill #D8CBFE
          panel: sides 8 but 8 since nothing
          panel: radius 11 but 12 since nothing
          "No such label": shown
        tag/none
          panel: height 1
      """
    let findings = try Ledger(text).findings(in: .builtIn)
    #expect(
      findings == [
        "Zatch, tag, tag/filled, panel: fill is #D8CBFF, not #D8CBFE",
        "Zatch, tag, tag/filled, panel: sides is as published; drop the reason",
        "Zatch, tag, tag/filled, panel: radius is 10, not 12 as the ledger says",
        "Zatch, tag, tag/filled, \"No such label\": shown is no such part, not ",
        "Zatch, tag, tag/none is not a link to a state",
      ])
  }

  /// `SYSTEMS=write` writes the page.
  @Test func thePageMatchesTheLedger() throws {
    let page = try ledger().page
    let url = Self.documentation.appendingPathComponent("Systems.md")
    if ProcessInfo.processInfo.environment["SYSTEMS"] == "write" {
      try page.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: url, encoding: .utf8) == page,
      "Systems.md is not what `make systems` writes.")
  }
}
