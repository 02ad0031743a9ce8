import Foundation
import GalleryTesting
import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import Workbench

@Suite("Coverage")
struct CoverageTests {
  private func report(
    _ filters: [String] = [], tiers: Set<AxisTier> = [.design], jobs: Int = 1,
    environments: [Settings] = [Settings()], baselines: CoverageReport.Baselines = [:]
  ) throws -> CoverageReport {
    CoverageReport(
      environments, filters: try Filters(filters, in: .builtIn), tiers: tiers,
      baselines: baselines, jobs: jobs, .builtIn)
  }

  @Test func everyStateOfTheDesignIsDrawn() throws {
    let report = try report()
    let states = Catalogue.builtIn.specimens.reduce(0) { $0 + SpecimenSpace(of: $1).count }
    #expect(report.total.states == states)
    #expect(report.rows.map(\.id) == Catalogue.builtIn.specimens.map(\.id))
    for row in report.rows {
      #expect(row.counts.drawn + row.blank.count == row.counts.states)
    }
  }

  @Test func looksMatchTheFold() throws {
    for row in try report().rows {
      let specimen = try #require(Catalogue.builtIn[row.id])
      let home = Settings().change(of: row.id, in: .builtIn)
      let fold = Fold(
        of: SpecimenSpace(of: specimen), under: home, .english, .rendering(widthPolicy: .grapheme))
      #expect(row.counts.looks == fold.looks.count, "\(row.id)")
    }
  }

  @Test func blankStatesAreNamed() throws {
    let blank = try report(["text/gitspace:style=body1,title=%20"])
    #expect(blank.total.states == 1)
    #expect(blank.total.drawn == 0)
    #expect(blank.rows[0].blank == ["text/gitspace:style=body1,title=%20"])
    #expect(blank.text.contains("  gs-gallery show text/gitspace:style=body1,title=%20\n"))
  }

  @Test func intentionallyBlankStatesCountAsDrawn() throws {
    let toast = try report(["toast"], tiers: [.design, .interaction])
    #expect(toast.total.drawn == toast.total.states)
    #expect(toast.rows[0].blank.isEmpty)
    let bar = try report(["tab-bar"])
    #expect(bar.total.drawn == bar.total.states)
  }

  @Test func everyEnvironmentIsCountedAndInTotal() throws {
    var dark = Settings()
    dark.appearance = .dark
    let both = try report(["tag"], jobs: 3, environments: [Settings(), dark])
    let one = try report(["tag"])
    #expect(both.total.states == 2 * one.total.states)
    #expect(
      both.text.hasPrefix("each in its own theme and appearance\n")
        && both.text.contains("\ndark\n"))
    #expect(both.rows.map(\.id) == one.rows.map(\.id) + one.rows.map(\.id))
  }

  @Test func percentsAreNeverRoundedUp() {
    #expect(CoverageReport.Counts(states: 10_000).percentText(of: 9_999) == "99.9 %")
    #expect(CoverageReport.Counts(states: 3).percentText(of: 3) == "100.0 %")
    #expect(CoverageReport.Counts(states: 3).percentText(of: 1) == "33.3 %")
  }

  @Test func statesWithoutABaselineAreNamed() throws {
    let report = try report(
      ["button/primary"],
      baselines: ["button/primary": ["": ["button/primary", "button/primary:gone"]]])
    #expect(report.total.baselined == 1)
    #expect(report.total.percent == 50)
    #expect(report.rows[0].unbaselined == ["button/primary:disabled"])
    #expect(report.text.contains("2 states, 2 drawn (100.0 %), 1 baselined (50.0 %), 2 looks\n"))
    #expect(report.text.contains("count with --tiers design,interaction."))
    #expect(!report.text.contains("in each environment"))
  }

  @Test func lessThanTheLeastEndsWithOne() throws {
    let folder = try TemporaryFolder()
    let arguments = ["coverage", "button/primary", "--snapshots", folder.path]
    #expect(try Tool.run(arguments).status == 0)
    let none = try Tool.run(arguments + ["--min", "99.5"])
    #expect(none.status == 1)
    #expect(none.error.contains("0 of 2 states have a baseline, 0.0 %: less than 99.5 %"))
    #expect(none.error.contains("`gs-gallery test --update new`"))
    let update = ["test", "button/primary", "--update", "new", "--snapshots", folder.path]
    #expect(try Tool.run(update).status == 0)
    let low = try Tool.run(arguments + ["--min", "100"])
    #expect(low.status == 0 && low.error.isEmpty)
    let high = try Tool.run(
      ["coverage", "button", "--snapshots", folder.path, "--min", "20"])
    #expect(high.status == 1)
    #expect(high.lastWords == "gs-gallery: differences or findings (1)")
    try folder.write("nonsense", to: "__Snapshots__/button/primary.snap")
    let broken = try Tool.run(arguments + ["--min", "1"])
    #expect(broken.status == 1)
    #expect(broken.error.contains("__Snapshots__/button/primary.snap counts as missing: line 1"))
    for wrong in ["101", "-1", "most", "1e2", ""] {
      #expect(try Tool.run(["coverage", "--min", wrong]).status == 64, "\(wrong)")
    }
  }

  @Test func theReportIsTheSameForAnyNumberOfJobs() throws {
    let arguments = ["coverage", "--json", "--appearance", "light,dark", "--colors", "16,mono"]
    let one = try Tool.run(arguments + ["--jobs", "1"]).output
    #expect(try Tool.run(arguments + ["--jobs", "5"]).output == one)
  }

  @Test func theListCountsFilteredStates() throws {
    let all = try Tool.run(["list"]).output
    #expect(all.contains("\(Catalogue.builtIn.specimens.count) variants"))
    let some = try Tool.run(["list", "tag/filled:disabled", "-g", "toast"]).output
    #expect(some.contains("2 variants, 19 states\n"), "\(some)")
    let looks = try Tool.run(["list", "tag/filled:disabled", "--looks"]).output
    #expect(looks.contains("1 variant, 16 states, 8 looks\n"), "\(looks)")
    #expect(try Tool.run(["list", "tagg"]).status == 3)
  }

  @Test(arguments: ["tab-bar/home", "layout/constraints", "tag/filled"])
  func theListCountsTheLooksThatCoverageCounts(id: String) throws {
    let looks = try report([id]).total.looks
    let list = try Tool.run(["list", id, "--looks"]).output
    #expect(list.contains(", \(looks) looks\n"), "\(list)")
  }

  @Test func keysMatchTheKeyMap() {
    let entries = SpecimenKeys(.filledTag).entries
    #expect(entries.contains { $0.key == "enter" && $0.intent == "activate" && $0.isAnswered })
    #expect(!entries.contains { $0.key == "letter" })
    let field = Catalogue.builtIn["text-field/default"].map { SpecimenKeys($0).entries } ?? []
    #expect(field.contains { $0.key == "letter" && $0.intent == "insert" && $0.isAnswered })
    let text = Catalogue.builtIn["text/gitspace"].map { SpecimenKeys($0).entries }
    #expect(text?.isEmpty == true)
  }
}
