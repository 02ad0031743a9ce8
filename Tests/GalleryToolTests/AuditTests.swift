import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import Laws
@testable import TermRender
@testable import TokenFiles

/// The audit as a person or a script runs it.
@Suite("The audit")
struct AuditTests {
  /// One theme under a lens, so that nothing is found of its colours.
  private static let lens = [
    "audit", "--contrast", "normal", "--theme", "gitspace", "--waivers", "/dev/null",
  ]

  @Test func withoutOptionsPublishedColoursAreMeasuredInTheHomeTheme() throws {
    let result = try Tool.run(["audit", "tag/filled", "--steps", "0", "--waivers", "/dev/null"])
    #expect(result.status == 1)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.contains {
        $0.hasPrefix("contrast  zatch light  tagYellow.onSolid on tagYellow.solid  1.88 of 4.5  ")
      }, "\(result.output)")
    #expect(lines.contains { $0.hasPrefix("contrast  zatch dark (derived)  ") })
    #expect(
      result.output.contains(
        "\nLooked at 1 variant, 112 states, 2 appearances, 3 contrasts, 2 depths\n"))
    #expect(lines.count <= 24)
  }

  /// Nothing scrolls away on a terminal: rows are counted at its width, with the line on standard error and the prompt.
  @Test(arguments: [(80, 24), (120, 24), (40, 16), (200, 60)])
  func theListFitsTheTerminal(columns: Int, rows: Int) {
    let page = Self.published
    let lines = page.list(on: (columns, rows)).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast().map(String.init)
    let used = lines.reduce(0) {
      $0 + max(1, (DisplayWidth.columns(of: $1) + columns - 1) / columns)
    }
    #expect(used + 2 <= rows, "\(lines)")
    let all = page.list().split(separator: "\n")
    #expect(lines.first.map { Substring($0) } == all.first)
    #expect(lines.last == page.summary && lines.contains(page.lookedAt))
    let found = lines.prefix { $0.hasPrefix("contrast  ") }.count
    let isCut = lines.contains { $0.hasPrefix("… ") }
    #expect(isCut == (found < page.causes.count))
    if isCut {
      #expect(lines[found].hasPrefix("… \(page.causes.count - found) more; "))
      // The next one has no room.
      #expect(used + 2 + 4 > rows)
    }
  }

  @Test func aFileHasTwentyLinesOfFindings() {
    let page = Self.published
    #expect(page.causes.count > 20)
    let lines = page.list().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 24 && lines[19].hasPrefix("… \(page.causes.count - 19) more; "))
    #expect(lines[20].isEmpty && lines[21] == page.lookedAt)
  }

  /// The audit of some components in their published colours.
  private static let published: AuditPage = {
    let catalogue = Catalogue.builtIn
    let audit = Audit(
      of: nil, settings: [], walk: RandomWalk(seed: 1, steps: 0),
      probe: .rendering(widthPolicy: .grapheme), other: .rendering(widthPolicy: .grapheme))
    let specimens = catalogue.specimens.filter {
      ["tag", "button", "text"].contains($0.id.component)
    }
    return AuditPage(
      reports: specimens.map {
        audit.report(on: $0, under: LawSetting.published($0, in: catalogue))
      }, seed: 1, catalogue: catalogue)
  }()

  @Test func aColourPairIsReportedOnceForAllItsStates() throws {
    let page = JSONCursor(
      try JSONReader.value(
        of: Tool.run([
          "audit", "tag", "--steps", "0", "--json", "--waivers", "/dev/null", "--colors",
          "truecolor,256,16", "--contrast", "original",
        ]).output))
    let causes = try page["causes"].items().map {
      try [$0["theme"].text(), $0["appearance"].text()]
        + [$0["ink"].text(), $0["fill"].text()].sorted()
    }
    #expect(!causes.isEmpty && Set(causes).count == causes.count)
    #expect(try page["findings"].items().count > causes.count * 3)
  }

  @Test func soundComponentsGiveNoFindings() throws {
    let result = try Tool.run(
      Self.lens + ["tag/filled", "--seed", "4", "--steps", "50", "--verbose"])
    #expect(result.status == 0)
    #expect(result.error == "")
    #expect(result.output.hasSuffix("\n0 findings, 0 waived\n"))
    #expect(result.output.contains("random walks with seed 4"))
  }

  @Test func findingsHaveALinkAndTheCommandThatOpensIt() throws {
    let result = try Tool.run([
      "audit", "tag/filled", "--contrast", "original", "--theme", "zatch", "--appearance",
      "light", "--steps", "0", "--verbose", "--waivers", "/dev/null",
    ])
    #expect(result.status == 1)
    #expect(result.output.contains("contrast     tag/filled:color=yellow\n"))
    #expect(result.output.contains("gs-gallery browse 'tag/filled:color=yellow'\n"))
    #expect(result.lastWords == "gs-gallery: differences or findings (1)")
  }

  @Test func aFilterThatMatchesNothingIsReported() throws {
    for filter in ["nonsense", "tag/filled:disabled,focused"] {
      let result = try Tool.run(["audit", filter, "--steps", "0"])
      #expect(result.status == 3, "\(filter)")
      #expect(result.output == "", "\(filter)")
    }
  }

  @Test func theJSONCountsEveryLaw() throws {
    let result = try Tool.run(Self.lens + ["toast", "--json", "--steps", "10"])
    #expect(result.status == 0)
    let page = JSONCursor(try JSONReader.value(of: result.output))
    #expect(try page["findings"].items().isEmpty)
    let laws = try page["laws"].items()
    #expect(try laws.map { try $0["law"].count() } == Array(1...9))
    #expect(try laws.contains { try $0["doesNotApplyTo"].texts() == ["toast/default"] })
  }

  @Test func theSameSeedPrintsTheSame() throws {
    let arguments = ["audit", "button", "--contrast", "original", "--seed", "9"]
    let first = try Tool.run(arguments)
    #expect(first.output == (try Tool.run(arguments)).output)
  }

  @Test func findingsDoNotDependOnTheNumberOfThreads() throws {
    let arguments = [
      "audit", "button", "tag", "--contrast", "original", "--steps", "20", "--waivers", "/dev/null",
    ]
    let one = try Tool.run(arguments + ["--jobs", "1"])
    #expect(one.status == 1)
    #expect(one.output == (try Tool.run(arguments + ["--jobs", "3"])).output)
  }

  @Test func aCoverLimitsTheCheckedStates() throws {
    func asked(_ arguments: [String]) throws -> Int {
      let output = try Tool.run(
        Self.lens + ["tab-bar/home", "--steps", "0", "--verbose"] + arguments
      ).output
      let line = output.split(separator: "\n").first { $0.hasPrefix("meaning is seen  ") }
      return line?.split(separator: " ").dropFirst(3).first.flatMap { Int($0) } ?? 0
    }
    let (all, few) = (try asked([]), try asked(["--cover", "pairs"]))
    #expect(few > 0)
    #expect(few * 10 < all)
  }

  @Test func aNegativeNumberOfStepsIsABadArgument() throws {
    #expect(try Tool.run(["audit", "--steps=-1"]).status == 64)
  }
}
