import Foundation
import GalleryTesting
import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import VisualReview

@Suite("The page of a report")
struct ReportPageTests {
  private let context = ToolContext(
    catalogue: .builtIn, environment: ProcessEnvironment(variables: [:]))

  private func files(
    _ report: TestReport, _ language: Language = .english
  ) throws -> [String: Data] {
    let folder = try TemporaryFolder()
    try ReportFolder.write(report, to: folder.path + "/page", in: context, language: language)
    return try TemporaryFolder.files(below: folder.path + "/page")
  }

  private func text(_ data: Data?) -> String { String(decoding: data ?? Data(), as: UTF8.self) }

  /// Reads a page strictly, and holds that it needs nothing else and that nothing got in.
  private func check(_ files: [String: Data], _ comment: Comment? = nil) throws -> MarkupReader {
    let page = text(files["index.html"])
    let document = try MarkupReader.read(page)
    let anchors = document.elements.compactMap { $0.attributes["id"] }
    #expect(Set(anchors).count == anchors.count, comment)
    for element in document.elements {
      for (name, value) in element.attributes where ["src", "href"].contains(name) {
        let isInside =
          value.hasPrefix("data:image/svg+xml;base64,")
          || value.hasPrefix("#") && anchors.contains(String(value.dropFirst()))
          || files[value] != nil
        #expect(isInside, "\(name)=\(value.prefix(80))")
      }
      #expect(element.attributes.keys.allSatisfy { !$0.hasPrefix("on") }, comment)
    }
    #expect(document.elements.count { $0.name == "script" } == 1, comment)
    #expect(document.elements.count { $0.name == "style" } == 1, comment)
    let policy = document.elements.first {
      $0.attributes["http-equiv"] == "Content-Security-Policy"
    }
    #expect(policy?.attributes["content"]?.hasPrefix("default-src 'none'; img-src data:") == true)
    let own = (document.texts["style"] ?? []) + (document.texts["script"] ?? [])
    for outside in ["http:", "https:", "//", "@import", "url(", "file:"] {
      #expect(!own.joined().contains(outside), "\(outside)")
    }
    for (name, data) in files where name.hasSuffix(".svg") { _ = try MarkupReader.read(text(data)) }
    return document
  }

  @Test func whatOutlinesWouldHideIsDrawnInCells() throws {
    let report = VariantReport.sample(of: .strokeTag) { baseline in
      baseline.replacePictures { picture in
        var result = picture.replacing("╭", by: "┏")
        result.shapes = picture.shapes
        return result
      }
    }
    let difference = try #require(report.differences.first)
    let old = try #require(difference.old)
    let new = try #require(difference.new)
    #expect(old.shapes == new.shapes)
    var pictures = ReportPictures(.builtIn)
    #expect(pictures.svg(old, of: difference) != pictures.svg(new, of: difference))
  }

  @Test(arguments: Language.ofInterface)
  func itIsWellFormedAndNeedsNothingElse(_ language: Language) throws {
    let files = try files(.sample, language)
    let document = try check(files)
    #expect(document.elements.first?.attributes["lang"] == language.rawValue)
    _ = try check(try self.files(.empty, language))
  }

  @Test(arguments: 1...16 as ClosedRange<UInt64>)
  func nothingHostileGetsThrough(seed: UInt64) throws {
    var reports = RandomReports(seed: seed)
    let files = try files(reports.report())
    _ = try check(files, "seed \(seed)")
    for (name, data) in files {
      #expect(name.utf8.allSatisfy { isPlain($0) || $0 == UInt8(ascii: "/") }, "\(name)")
      #expect(!data.contains { $0 < 0x20 && $0 != 0x0A }, "a control in \(name), seed \(seed)")
    }
  }

  @Test func everyDifferenceHasItsPicturesItsLinkAndItsCommand() throws {
    let files = try files(.sample)
    let document = try check(files)
    let copied = document.elements.compactMap { $0.attributes["data-copy"] }
    let figures = document.elements.filter { $0.name == "figure" }
    #expect(figures.count == 16 + 14 + 2 + 2)
    for figure in figures {
      let link = figure.attributes["data-link"] ?? ""
      #expect(copied.contains("gs-gallery browse \(link)"))
    }
    let differences = TestReport.sample.variants.flatMap(\.differences)
    for difference in differences { #expect(copied.contains(difference.link.text)) }
    #expect(
      files.keys.count { $0.hasSuffix(".before.svg") } == differences.count { $0.old != nil })
    #expect(files.keys.count { $0.hasSuffix(".after.svg") } == differences.count { $0.new != nil })
    let page = text(files["index.html"])
    #expect(page.contains("token tagPurple.solid: #7A4FE8 → #9E7CFE"))
    #expect(page.contains("words: “Lignin” → “Signin”"))
    #expect(page.contains("nothing of it is seen."))
    #expect(page.contains("line 3 is a conflict marker."))
  }

  @Test func theSameDifferencesGiveTheSameBytesWheneverAndWhereverTheyAreFound() throws {
    var later = TestReport.sample
    later.milliseconds = 99_999
    let first = try files(.sample)
    #expect(first == (try files(later)))
    var timeless = TestReport.sample
    timeless.milliseconds = 0
    #expect(try TestReport(json: text(first["report.json"])) == timeless)
  }

  @Test func aPageHoldsAFewPicturesOfEachCauseAndABoundedNumberInAll() throws {
    let differences = TestReport.sample.variants.flatMap(\.differences).filter { $0.new != nil }
    var report = TestReport(variants: [])
    for index in 0..<40 {
      let id: VariantID = "tag/filled\(index)"
      report.variants.append(
        VariantReport(
          id: id,
          differences: differences.map { difference in
            Difference(
              .new, variant: id, environment: difference.environment,
              states: difference.states.map { StateID(id, values: String($0.values)) }, old: nil,
              new: difference.new)
          }))
    }
    let document = try MarkupReader.read(text(try files(report)["index.html"]))
    // Of each variant a few, until the page is full.
    #expect(differences.count > ReportPage.mostOfGroup)
    #expect(
      document.elements.count { $0.name == "figure" }
        == min(40 * ReportPage.mostOfGroup, ReportPage.mostFigures))
    let copied = Set(document.elements.compactMap { $0.attributes["data-copy"] })
    for difference in report.variants.flatMap(\.differences) {
      #expect(copied.contains(difference.link.text))
    }
  }

  @Test func anotherFolderIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "thesis.txt")
    #expect(throws: ToolError.self) {
      try ReportFolder.write(.sample, to: folder.path, in: context, language: .english)
    }
    #expect(try TemporaryFolder.files(below: folder.path).keys.sorted() == ["thesis.txt"])
    let export = try TemporaryFolder()
    #expect(try Tool.run(["export", "-q", "-g", "toast", "-o", export.path]).status == 0)
    let before = try TemporaryFolder.files(below: export.path)
    let error = #expect(throws: ToolError.self) {
      try ReportFolder.write(.sample, to: export.path, in: context, language: .english)
    }
    #expect(error?.status == .notPossibleHere)
    #expect(try TemporaryFolder.files(below: export.path) == before)
  }

  @Test func whatIsNoLongerOtherIsTakenAway() throws {
    let folder = try TemporaryFolder()
    try ReportFolder.write(.sample, to: folder.path, in: context, language: .english)
    try folder.write("mine", to: "notes.txt")
    try ReportFolder.write(.empty, to: folder.path, in: context, language: .english)
    #expect(
      try TemporaryFolder.files(below: folder.path).keys.sorted() == [
        ".gs-gallery-report", "index.html", "notes.txt", "report.json",
      ])
  }
}

@Suite("Names of files after hostile links")
struct HostileNameTests {
  @Test(
    "no link leads out of the folder",
    arguments: [
      "../../etc/passwd", "/etc/passwd", "a/../../b", "..", ".", "", ":x", "@", "a//b:c",
      ".git/hooks",
      "a/.hidden", "C:\\x", "가/나", "a\u{0}b/c",
      EscapedText(String(repeating: "x", count: 5000) + "/y"),
      "tag/filled:title=%2E%2E%2F",
    ])
  func noLinkLeadsOut(_ argument: EscapedText) {
    let link = argument.text
    let other = link + "\u{1}"
    let paths = ExportName.paths(of: [link, link, other], extension: "after.svg")
    #expect(Set(paths.map { $0.lowercased() }).count == 3)
    for path in paths {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      #expect(parts.count <= 3 && parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }, "\(path)")
      #expect(path.utf8.allSatisfy { isPlain($0) || $0 == UInt8(ascii: "/") }, "\(path)")
      #expect(path.utf8.count < 300)
    }
  }

  @Test func aPlainLinkKeepsItsName() {
    #expect(
      ExportName.paths(of: ["tag/filled:color=yellow,selected@theme=zatch"], extension: "svg")
        == ["tag/filled/color-yellow_selected--theme-zatch.svg"])
  }
}
