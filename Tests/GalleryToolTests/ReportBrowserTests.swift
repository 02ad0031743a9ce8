import Foundation
import GalleryTesting
import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TokenFiles
@testable import VisualReview

@Suite("The page of a report in a browser", .serialized)
struct ReportBrowserTests {
  /// A folder with the page of a report.
  private func page(
    _ report: TestReport = .sample, _ language: Language = .english, isSelfContained: Bool = false
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let context = ToolContext(
      catalogue: .builtIn, environment: ProcessEnvironment(variables: [:]))
    try ReportFolder.write(
      report, to: folder.path + "/page", in: context, language: language,
      isSelfContained: isSelfContained)
    return folder
  }

  /// Helpers of the tests, in words of the page.
  private static let words = """
    const main = document.querySelector('main');
    const seen = () => Array.from(document.querySelectorAll('figure'))
      .filter(f => f.checkVisibility());
    const pair = () => document.querySelector('.pair').closest('figure');
    const rect = e => e.getBoundingClientRect();
    const before = () => pair().querySelector('.before');
    const after = () => pair().querySelector('.after');
    const isSeen = e => getComputedStyle(e).visibility === 'visible'
      && getComputedStyle(e).display !== 'none';
    """

  /// The policies that a page of files and a page in one file have to work under.
  static let strict = "default-src 'self'"

  @Test(arguments: [nil, strict], [false, true])
  func differencesAreLookedAtInFourWays(_ policy: String?, _ isSelfContained: Bool) throws {
    // A page in one file needs its own policy, which a strict one overrules.
    guard !(isSelfContained && policy != nil) else { return }
    let folder = try page(isSelfContained: isSelfContained)
    let browser = try Browser(folder.path + "/page/index.html", policy: policy)
    _ = try browser.value(Self.words)
    #expect(try JSONCursor(browser.value("document.title")).text().contains("Visual review"))
    _ = try browser.value("pair().scrollIntoView({block: 'center'})")
    try browser.wait(
      "Array.from(pair().querySelectorAll('img')).every(i => i.complete && i.naturalWidth > 0)")
    #expect(try browser.value("rect(before()).right < rect(after()).left") == .bool(true))

    _ = try browser.value("document.querySelector('button[data-way=slide]').click()")
    #expect(try browser.value("rect(before()).left === rect(after()).left") == .bool(true))
    let place = JSONCursor(
      try browser.value(
        "(r => ({x: Math.round(r.left), y: Math.round(r.top + 20), w: Math.round(r.width)}))"
          + "(rect(pair().querySelector('.stage')))"))
    let left = Double(try place["x"].count())
    let top = Double(try place["y"].count())
    let width = Double(try place["w"].count())
    try browser.drag(from: (left + width / 2, top), to: (left + width / 4, top))
    try browser.wait("Math.abs(pair().querySelector('input').value - 25) <= 2")
    #expect(
      try JSONCursor(browser.value("getComputedStyle(after()).clipPath")).text()
        .contains("inset(0px 0px 0px 2"))
    _ = try browser.value(
      "(i => { i.value = 80; i.dispatchEvent(new Event('input')) })"
        + "(pair().querySelector('input'))")
    #expect(try browser.value("getComputedStyle(after()).clipPath") == "inset(0px 0px 0px 80%)")

    try browser.press("d")
    #expect(try browser.value("main.dataset.way") == "blink")
    for side in ["before", "after", "before"] {
      try browser.wait("isSeen(\(side)()) && main.dataset.phase === '\(side)'")
      #expect(try browser.value("isSeen(before()) !== isSeen(after())") == .bool(true))
    }
    try browser.press("d")
    #expect(try browser.value("main.dataset.way") == "marks")
    #expect(
      try browser.value("rect(pair().querySelector('.marks path')).width > 0") == .bool(true))
    #expect(try browser.value("isSeen(before())") == .bool(false))
    try browser.press("d")
    #expect(try browser.value("main.dataset.way") == "side")
    #expect(
      try browser.value(
        "document.querySelectorAll('.ways [aria-pressed=true]').length") == .integer(1))
    let complaints = try browser.complaints()
    #expect(complaints == [])
  }

  @Test func keysLeadToDifferencesBucketsAndHelp() throws {
    let folder = try page()
    let browser = try Browser(folder.path + "/page/index.html")
    _ = try browser.value(Self.words)
    func focused() throws -> JSONValue {
      try browser.value("seen().indexOf(document.activeElement)")
    }
    try browser.press("l")
    #expect(try focused() == .integer(0))
    try browser.press("ArrowRight", "l", "h")
    #expect(try focused() == .integer(1))
    try browser.press("ArrowLeft", "ArrowLeft")
    #expect(try focused() == .integer(0), "there is none before the first")
    let width = "Math.round(rect(seen()[0]).width)"
    guard case .integer(let small) = try browser.value(width) else {
      Issue.record("no width")
      return
    }
    try browser.press("Enter")
    #expect(try browser.value("\(width) > 2 * \(small)") == .bool(true))
    try browser.press("Escape")
    #expect(try browser.value(width) == .integer(small))
    for (key, bucket) in [("n", "new"), ("d", "deleted"), ("c", "changed")] {
      try browser.press("g", key)
      #expect(
        try browser.value("document.activeElement.closest('section').id") == .string(bucket))
      #expect(
        try browser.value(
          "(r => r.top >= 0 && r.top < innerHeight)(rect(document.getElementById('\(bucket)')))")
          == .bool(true))
    }
    for (key, bucket) in [("r", "renamed"), ("s", "same")] {
      try browser.press("g", key)
      try browser.wait(
        "(r => r.top < innerHeight && r.bottom > 0)(rect(document.getElementById('\(bucket)')))")
    }
    try browser.press("g", "x", "y")
    try browser.press("?")
    #expect(try browser.value("document.getElementById('help').open") == .bool(true))
    try browser.press("d", "l")
    #expect(try browser.value("main.dataset.way") == "side", "keys are of the dialog")
    try browser.press("Escape")
    try browser.wait("!document.getElementById('help').open")
    let complaints = try browser.complaints()
    #expect(complaints == [])
  }

  @Test func theFilterKeepsFiguresWithAllWords() throws {
    let folder = try page()
    let browser = try Browser(folder.path + "/page/index.html")
    _ = try browser.value(Self.words)
    guard case .integer(let all) = try browser.value("seen().length") else {
      Issue.record("no figures")
      return
    }
    try browser.press("/")
    #expect(try browser.value("document.activeElement.id") == "filter")
    try browser.type("TAGPURPLE focused")
    #expect(
      try browser.value(
        "seen().length > 0 && seen().every(f => f.textContent.includes('focused'))")
        == .bool(true))
    #expect(
      try browser.value("seen().every(f => f.closest('section').id === 'changed')") == .bool(true))
    #expect(
      try browser.value(
        "document.getElementById('counts').textContent === seen().length + ' / '"
          + " + document.querySelectorAll('figure').length")
        == .bool(true))
    #expect(try browser.value("document.getElementById('new').hidden") == .bool(true))
    try browser.type(" nothinghasthis")
    #expect(try browser.value("seen().length") == .integer(0))
    #expect(try browser.value("isSeen(document.getElementById('none'))") == .bool(true))
    try browser.press("Escape")
    #expect(try browser.value("seen().length") == .integer(all))
    #expect(try browser.value("document.activeElement.id") != "filter")
    let complaints = try browser.complaints()
    #expect(complaints == [])
  }

  /// No script of the page runs, and its server allows nothing but its own files.
  @Test func itIsCompleteWithoutScripts() throws {
    var report = TestReport.sample
    report.range = BaselineRange(
      reference: "origin/main", commit: "1a2b3c4d5e", variants: report.variants)
    let folder = try page(report)
    let browser = try Browser(
      folder.path + "/page/index.html", policy: Self.strict, runsScripts: false)
    #expect(try browser.value("document.documentElement.dataset.script") == .null)
    // Without scripts, a browser loads all pictures at once.
    #expect(
      try browser.value("Array.from(document.images).every(i => i.complete && i.naturalWidth > 0)")
        == .bool(true))
    let differences = report.causes(in: .builtIn).causes.flatMap(\.differences).count
    #expect(
      try browser.value("document.querySelectorAll('figure').length") == .integer(2 * differences))
    // Controls that do nothing are not shown; everything else is, or is folded.
    #expect(
      try browser.value(
        "Array.from(document.querySelectorAll('button, input')).every(e => !e.checkVisibility())")
        == .bool(true))
    #expect(
      try browser.value(
        "Array.from(document.querySelectorAll('h2, h3, table.causes, .command code'))"
          + ".filter(e => !e.closest('dialog') && !e.checkVisibility())"
          + ".every(e => e.closest('details'))") == .bool(true))
    let folded =
      "(d => ({x: Math.round(d.left + 8), y: Math.round(d.top + 8)}))((d => {"
      + "d.scrollIntoView({block: 'center'}); return d.getBoundingClientRect()})"
      + "(document.querySelector('details.rest > summary')))"
    let place = JSONCursor(try browser.value(folded))
    let point = (Double(try place["x"].count()), Double(try place["y"].count()))
    #expect(try browser.value("document.querySelector('details.rest').open") == .bool(false))
    try browser.drag(from: point, to: point)
    #expect(try browser.value("document.querySelector('details.rest').open") == .bool(true))
    let complaints = try browser.complaints()
    #expect(complaints == [])
  }

  @Test func aPolicyThatAllowsNothingIsNoticed() throws {
    let folder = try page()
    let browser = try Browser(
      folder.path + "/page/index.html", policy: "default-src 'self'; img-src 'none'")
    #expect(try !browser.complaints().isEmpty)
  }

  @Test(arguments: [1280, 390])
  func longNamesAreWrapped(_ columns: Int) throws {
    let word = String(repeating: "Grundstücksverkehrsgenehmigung", count: 6)
    let difference = TestReport.sample.variants.flatMap(\.differences).first { $0.new != nil }
    let variant = VariantID("button/" + word)
    let report = TestReport(variants: [
      VariantReport(
        id: variant, states: 1, looks: 1,
        differences: [
          Difference(
            .new, variant: variant, environment: "", states: [StateID(variant)], old: nil,
            new: difference?.new)
        ])
    ])
    let folder = try page(report)
    let browser = try Browser(folder.path + "/page/index.html", columns: columns, rows: 800)
    #expect(
      try browser.value("document.documentElement.scrollWidth <= \(columns)") == .bool(true))
    let overflowing = try browser.value(
      "Array.from(document.querySelectorAll('nav b, nav a, h2, h3, figcaption p, header'))"
        + ".filter(e => e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0)"
        + ".map(e => e.tagName + ' ' + e.className)")
    #expect(overflowing == .array([]))
  }

  @Test func commandsThatAcceptAreCopied() throws {
    let folder = try page()
    let browser = try Browser(folder.path + "/page/index.html")
    _ = try browser.value(Self.words)
    _ = try browser.value("document.querySelector('#changed article > .command code').click()")
    try browser.wait("document.getElementById('said').textContent !== ''")
    // Without a clipboard the page says so.
    let copied = try JSONCursor(
      browser.value("document.querySelector('#changed article > .command code').textContent")
    ).text()
    #expect(copied == "gs-gallery accept --cause token:tagPurple.solid")
    _ = try browser.value("pair().focus()")
    try browser.press("y")
    try browser.wait(
      "document.getElementById('said').textContent.endsWith("
        + "pair().querySelector('.command').textContent)")
    #expect(
      try JSONCursor(browser.value("pair().querySelector('.command').textContent")).text()
        .hasPrefix("gs-gallery accept tag/filled"))
  }

  @Test func itFitsAPhoneInKoreanLightAndDark() throws {
    let folder = try page(.sample, .korean)
    let browser = try Browser(folder.path + "/page/index.html", columns: 400, rows: 800)
    _ = try browser.value(Self.words)
    #expect(try browser.value("document.documentElement.scrollWidth <= 400") == .bool(true))
    #expect(try browser.value("document.querySelector('h1').textContent") == "시각 리뷰")
    let color = "getComputedStyle(document.body).backgroundColor"
    try browser.prefer("light", motion: "reduce")
    let light = try browser.value(color)
    try browser.prefer("dark", motion: "reduce")
    let dark = try browser.value(color)
    #expect(light != dark)
    _ = try browser.value("document.getElementById('appearance').click()")
    #expect(try browser.value(color) == light)
    // If motion is not wanted, nothing blinks by itself.
    _ = try browser.value("document.querySelector('button[data-way=blink]').click()")
    let phase = try browser.value("main.dataset.phase")
    _ = try browser.value("document.activeElement.blur()")
    try browser.press(" ")
    #expect(try browser.value("main.dataset.phase") != phase)
    let complaints = try browser.complaints()
    #expect(complaints == [])
  }

  @Test(arguments: [3, 11] as [UInt64])
  func nothingOfAHostileReportRuns(seed: UInt64) throws {
    var reports = RandomReports(seed: seed)
    var report = reports.report()
    report.variants += reports.report().variants.map { variant in
      var variant = variant
      variant.failures += HostileText.all.map {
        VariantReport.Failure(link: LinkID(text: $0), reason: $0)
      }
      return variant
    }
    report.notices += HostileText.all
    let folder = try page(report)
    let browser = try Browser(folder.path + "/page/index.html")
    #expect(try browser.value("document.scripts.length") == .integer(1))
    #expect(try browser.value("document.styleSheets.length") == .integer(1))
    try browser.press("/")
    try browser.type("script")
    #expect(try browser.complaints() == [], "seed \(seed)")
  }

  @Test func aPageWithoutDifferencesSaysSo() throws {
    let folder = try page(.empty)
    let browser = try Browser(folder.path + "/page/index.html")
    #expect(
      try browser.value("document.querySelector('.nothing').textContent")
        == "No differences from the baselines.")
    for key in ["l", "h", "d", "g", "c", "Enter", "Escape", "/"] { try browser.press(key) }
    let complaints = try browser.complaints()
    #expect(complaints == [])
  }
}
