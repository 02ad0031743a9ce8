import Foundation
import GalleryTesting
import StateSpace
import Testing

@testable import ColorScience
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
    _ report: TestReport, _ language: Language = .english, isSelfContained: Bool = false
  ) throws -> [String: Data] {
    let folder = try TemporaryFolder()
    try ReportFolder.write(
      report, to: folder.path + "/page", in: context, language: language,
      isSelfContained: isSelfContained)
    return try TemporaryFolder.files(below: folder.path + "/page")
  }

  private func text(_ data: Data?) -> String { String(decoding: data ?? Data(), as: UTF8.self) }

  /// Reads a page strictly, and holds that a strict policy lets it load all it needs and that nothing got in.
  private func check(
    _ files: [String: Data], isSelfContained: Bool = false, _ comment: Comment? = nil
  ) throws -> MarkupReader {
    let page = text(files["index.html"])
    let document = try MarkupReader.read(page)
    let anchors = document.elements.compactMap { $0.attributes["id"] }
    #expect(Set(anchors).count == anchors.count, comment)
    for element in document.elements {
      for (name, value) in element.attributes where ["src", "href"].contains(name) {
        let isInside =
          isSelfContained && value.hasPrefix("data:image/svg+xml;base64,")
          || value.hasPrefix("#") && anchors.contains(String(value.dropFirst()))
          || !isSelfContained && files[value] != nil
        #expect(isInside, "\(name)=\(value.prefix(80))")
      }
      #expect(
        element.attributes.keys.allSatisfy { !$0.hasPrefix("on") && $0 != "style" }, comment)
    }
    let own: [String]
    if isSelfContained {
      #expect(document.elements.count { $0.name == "script" } == 1, comment)
      #expect(document.elements.count { $0.name == "style" } == 1, comment)
      own = (document.texts["style"] ?? []) + (document.texts["script"] ?? [])
    } else {
      let script = document.elements.filter { $0.name == "script" }
      #expect(script.map { $0.attributes["src"] } == ["report.js"], comment)
      #expect((document.texts["script"] ?? []).joined().isEmpty, comment)
      #expect(!document.elements.contains { $0.name == "style" }, comment)
      own = [text(files["report.css"]), text(files["report.js"])]
    }
    #expect(own.allSatisfy { !$0.isEmpty })
    for outside in ["http:", "https:", "//", "@import", "url(", "file:"] {
      #expect(!own.joined().contains(outside), "\(outside)")
    }
    let policy = document.elements.first {
      $0.attributes["http-equiv"] == "Content-Security-Policy"
    }
    #expect(policy?.attributes["content"]?.hasPrefix("default-src 'none'; img-src ") == true)
    for (name, data) in files where name.hasSuffix(".svg") {
      let picture = try MarkupReader.read(text(data))
      #expect(picture.elements.allSatisfy { $0.attributes["style"] == nil && $0.name != "style" })
    }
    return document
  }

  @Test func glyphChangesHiddenByOutlinesAreDrawnInCells() throws {
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
    #expect(pictures.picture(old, of: difference) != pictures.picture(new, of: difference))
  }

  @Test(arguments: Language.ofInterface)
  func itIsWellFormedAndNeedsNothingElse(_ language: Language) throws {
    let files = try files(.sample, language)
    let document = try check(files)
    #expect(document.elements.first?.attributes["lang"] == language.rawValue)
    _ = try check(try self.files(.empty, language))
  }

  @Test(arguments: [TestReport.sample, .empty])
  func oneFileHasEverythingInside(_ report: TestReport) throws {
    let files = try files(report, isSelfContained: true)
    #expect(files.keys.sorted() == [".gs-gallery-report", "index.html", "report.json"])
    let document = try check(files, isSelfContained: true)
    let beside = try MarkupReader.read(text(try self.files(report)["index.html"]))
    for name in ["figure", "img", "article", "details"] {
      #expect(
        document.elements.count { $0.name == name } == beside.elements.count { $0.name == name })
    }
  }

  @Test(arguments: 1...16 as ClosedRange<UInt64>)
  func nothingHostileGetsThrough(seed: UInt64) throws {
    var reports = RandomReports(seed: seed)
    let report = reports.report()
    let files = try files(report)
    _ = try check(files, "seed \(seed)")
    _ = try check(
      try self.files(report, isSelfContained: true), isSelfContained: true, "seed \(seed)")
    for (name, data) in files {
      #expect(name.utf8.allSatisfy { isPlain($0) || $0 == UInt8(ascii: "/") }, "\(name)")
      #expect(!data.contains { $0 < 0x20 && $0 != 0x0A }, "a control in \(name), seed \(seed)")
    }
  }

  @Test func everyDifferenceHasItsPicturesItsCauseAndItsCommand() throws {
    let files = try files(.sample)
    let document = try check(files)
    let images = document.elements.filter { $0.name == "img" }
    let alts = images.compactMap { $0.attributes["alt"] }
    let page = text(files["index.html"]).replacing("<wbr/>", with: "")
    let causes = TestReport.sample.causes(in: .builtIn).causes
    #expect(document.elements.count { $0.name == "article" } == causes.count)
    #expect(
      document.elements.count { $0.name == "figure" }
        == causes.reduce(0) { $0 + $1.differences.count })
    for cause in causes {
      #expect(page.contains("\(cause.stateCount) state"))
      for difference in cause.differences {
        let name = "\(difference.link.text) · \(cause.root.phrase.english)"
        switch difference.bucket {
        case .changed:
          #expect(alts.contains("before · " + name) && alts.contains("after · " + name))
        case .new: #expect(alts.contains("after · " + name))
        case .deleted: #expect(alts.contains("before · " + name))
        case .renamed: #expect(alts.contains(name))
        }
        #expect(page.contains("gs-gallery accept \(difference.link.text)"))
      }
    }
    for image in images { #expect(files[image.attributes["src"] ?? ""] != nil) }
    #expect(page.contains("token tagPurple.solid: #7A4FE8 → #9E7CFE"))
    #expect(page.contains("words: “Lignin” → “Signin”"))
    #expect(page.contains("nothing of it is seen."))
    #expect(page.contains("line 3 is a conflict marker."))
  }

  /// Deleted, new and renamed states come before the changes, in the table, the sections and the list beside them.
  @Test func everyKindComesBeforeTheChanges() throws {
    let document = try MarkupReader.read(text(try files(.sample)["index.html"]))
    let ids = document.elements.filter { $0.name == "section" }.compactMap { $0.attributes["id"] }
    #expect(ids == ["failed", "deleted", "new", "renamed", "changed", "same"])
    let links = document.elements.filter { $0.name == "a" }.compactMap { $0.attributes["href"] }
    let articles = document.elements.filter { $0.name == "article" }
      .compactMap { $0.attributes["id"].map { "#" + $0 } }
    // Once in the list beside the page, once in the table, once in the heading of the article.
    #expect(links.filter(articles.contains) == articles + articles + articles)
  }

  @Test func equalLooksAreStoredOnce() throws {
    let difference = try #require(
      TestReport.sample.variants.flatMap(\.differences).first { $0.bucket == .changed })
    let copies = (0..<50).map { index in
      var copy = difference
      copy.states = ["tag/filled:n=\(index)"]
      return copy
    }
    let report = TestReport(variants: [VariantReport(id: "tag/filled", differences: copies)])
    let files = try files(report)
    #expect(files.keys.count { $0.hasSuffix(".svg") } == 2)
    let document = try check(files)
    #expect(document.elements.count { $0.name == "img" } == 100)
  }

  @Test func theSameDifferencesGiveTheSameBytes() throws {
    var later = TestReport.sample
    later.milliseconds = 99_999
    let first = try files(.sample)
    #expect(first == (try files(later)))
    var timeless = TestReport.sample
    timeless.milliseconds = 0
    #expect(try TestReport(json: text(first["report.json"])) == timeless)
  }

  /// A thousand of the catalogue's own states, whose baselines have another colour of the page.
  private func thousandStates() throws -> TestReport {
    var variants: [VariantReport] = []
    var count = 0
    for specimen in Catalogue.builtIn.specimens
    where count < 1000 && specimen.home.name == "zatch" {
      let drawn = SnapshotDrawer(BaselineSpace(.builtIn)).draw(specimen).snapshot
      let text = drawn.text.replacing(#/(\n  page +)#FFFFFF/#) { $0.1 + "#FFFFF0" }
      var variant = VariantReport(id: specimen.id)
      let baseline = try Snapshot(text: text)
      variant.kept = KeptLooks(baseline: baseline, drawn: drawn, in: .builtIn)
      for difference in Comparison(baseline: baseline, drawn: drawn).differences
      where count < 1000 {
        count += difference.states.count
        variant.differences.append(difference)
      }
      if !variant.differences.isEmpty { variants.append(variant) }
    }
    return TestReport(variants: variants)
  }

  @Test func aThousandStatesOfOneCauseAreASmallPageWithEveryLook() throws {
    let report = try thousandStates()
    let causes = report.causes(in: .builtIn).causes
    #expect(report.count(.changed) >= 1000)
    #expect(causes.map(\.root.name).count == 1, "\(causes.map(\.root.name))")
    let files = try files(report)
    let loaded = files.filter { $0.key != "report.json" }
    let bytes = loaded.values.reduce(0) { $0 + $1.count }
    #expect(bytes < 1_500_000, "\(bytes)")
    let document = try check(files)
    #expect(document.elements.count { $0.name == "figure" } == causes.first?.lookCount)
    print(
      "page of \(report.count(.changed)) states, \(causes.first?.lookCount ?? 0) looks: \(bytes) bytes, "
        + "index.html \(files["index.html"]?.count ?? 0), report.json \(files["report.json"]?.count ?? 0), "
        + "\(files.keys.count { $0.hasSuffix(".svg") }) pictures")
  }

  /// Changes of the baselines themselves, as a branch has made them.
  private func ranged(_ report: TestReport) -> TestReport {
    var result = report
    result.range = BaselineRange(
      reference: "origin/main", commit: "1a2b3c4d5e", variants: TestReport.sample.variants)
    return result
  }

  @Test(arguments: Language.ofInterface)
  func changesOfTheBranchHaveASeparateSection(_ language: Language) throws {
    let causes = TestReport.sample.causes(in: .builtIn).causes.count
    for report in [TestReport.sample, .empty] {
      let files = try files(ranged(report), language)
      let document = try check(files)
      let section = document.elements.count { $0.attributes["id"] == "range" }
      #expect(section == 1)
      let articles = document.elements.filter { $0.name == "article" }
        .compactMap { $0.attributes["id"] }
      #expect(articles.count { $0.hasPrefix("range-") } == causes)
      #expect(
        articles.count { !$0.hasPrefix("range-") } == report.causes(in: .builtIn).causes.count)
      let page = text(files["index.html"])
      #expect(!page.contains(ReportWords.nothing[language]))
      #expect(!page.contains("accept --base"))
      #expect(page.contains("gs-gallery diff --base origin/main tag/filled"))
    }
    let english = text(try files(ranged(.empty))["index.html"])
    #expect(english.contains("Changed in this branch since origin/main: \(causes) causes"))
    let title = english.firstMatch(of: #/<title>(.*)</title>/#)?.1 ?? ""
    #expect(title == "Visual review · Changed in this branch since origin/main: \(causes) causes")
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

  @Test func outdatedFilesAreRemovedFromTheReport() throws {
    let folder = try TemporaryFolder()
    try ReportFolder.write(.sample, to: folder.path, in: context, language: .english)
    try folder.write("mine", to: "notes.txt")
    try ReportFolder.write(.empty, to: folder.path, in: context, language: .english)
    #expect(
      try TemporaryFolder.files(below: folder.path).keys.sorted() == [
        ".gs-gallery-report", "index.html", "notes.txt", "report.css", "report.js", "report.json",
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
