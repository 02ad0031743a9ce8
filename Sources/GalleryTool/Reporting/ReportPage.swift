import ColorScience
import GSDesign
import GalleryKit
import StateSpace
import TermRender
import VisualReview

/// `index.html`: every difference on one page that needs no network, other file or program.
///
/// All text of a report is escaped; styles and scripts contain none of it. The page is also well-formed XML. It
/// contains no times: the same differences give the same page.
struct ReportPage {
  /// The limit of pictures within the page; beyond it, the page names the files.
  static let mostFigures = 900
  /// The limit of figures for one cause: a few represent all looks that changed for the same reason.
  static let mostOfGroup = 24

  let report: TestReport
  let catalogue: Catalogue
  /// The language of the page itself.
  let language: Language
  /// The files of each difference within the folder, in the order of the report.
  let files: [Difference: ReportFiles]
  /// How pictures draw the outlines.
  var shapes = ShapeRendering.smooth

  var text: String {
    var builder = ReportFigures(page: self)
    let sections = buckets.map { section($0, &builder) }
    var output =
      PageHead(
        title: "\(say(ReportWords.title)) · \(counts)",
        style: PageStyle(own: PackageResources.report_css), language: language
      ).markup
    output += header + navigation
    output += "<main id=\"differences\" tabindex=\"-1\" data-way=\"side\">\n"
    output += notices
    if report.problems.isEmpty {
      output += "<p class=\"nothing\">\(say(ReportWords.nothing))</p>\n"
    }
    output += "<p id=\"none\" hidden=\"hidden\">\(say(PageWords.noMatch))</p>\n"
    output += failures + sections.joined() + overview
    output += "</main>\n" + help
    output += "<p id=\"said\" role=\"status\" aria-live=\"polite\"></p>\n"
    output +=
      "<script>\n\(PageScript(own: PackageResources.report_js).text)</script>\n</body>\n</html>\n"
    return output
  }

  func say(_ phrase: Phrase) -> String { oneLine(phrase[language]).escapedForMarkup }

  /// The kinds of difference that occur.
  private var buckets: [Difference.Bucket] {
    Difference.Bucket.allCases.filter { report.count($0) > 0 }
  }

  /// `46 changed, 2 new`: the kinds that occur.
  private var counts: String {
    let kinds = ReportProblem.Kind.allCases.filter { report.stateCount(of: $0) > 0 }
    let parts = kinds.map { "\(report.stateCount(of: $0)) \(say($0.words))" }
    return (parts + ["\(report.same) \(say(ReportWords.same))"]).joined(separator: ", ")
  }

  /// The same with marks, as in the lists.
  private var marks: String {
    ReportProblem.Kind.allCases.filter { report.stateCount(of: $0) > 0 }.map { kind in
      "<span title=\"\(say(kind.words))\"><u>\(kind.mark)</u>\(report.stateCount(of: kind))</span>"
    }.joined(separator: " ")
  }

  private var header: String {
    var output = """
      <a class="skip" href="#differences">\(say(ReportWords.skip))</a>
      <header>
      <h1>\(say(ReportWords.title))</h1>
      <p class="counts" id="counts" aria-label="\(counts)">\(marks)</p>
      <div class="ways" role="group" aria-label="\(say(ReportWords.modes))">

      """
    for (index, way) in ReportWords.ways.enumerated() {
      output += "<button type=\"button\" data-way=\"\(way.name)\" aria-pressed=\"\(index == 0)\">"
      output += "\(say(way.words))</button>\n"
    }
    output += """
      </div>
      <input id="filter" type="search" autocomplete="off" spellcheck="false" \
      placeholder="\(say(PageWords.filter))  /" aria-label="\(say(ReportWords.filterHint))"/>
      <button id="appearance" type="button" title="\(say(PageWords.appearance))" \
      aria-label="\(say(PageWords.appearance))">◐</button>
      <button id="keys" type="button" title="\(say(ReportWords.help))" \
      aria-label="\(say(ReportWords.help))">?</button>
      </header>

      """
    return output
  }

  private var navigation: String {
    var output = "<nav>\n<ul>\n"
    if !report.failures.isEmpty {
      output += entry("failed", .failed, count: report.failures.count) + "</li>\n"
    }
    for bucket in buckets {
      let kind = ReportProblem.Kind(bucket)
      output += entry(bucket.rawValue, kind, count: report.count(bucket)) + "\n<ul>\n"
      for article in ReportArticle.articles(of: bucket, in: report) {
        output += "<li><a href=\"#\(article.id)\"><b>\(say(article.shortTitle))</b>"
        output += "<i>\(article.stateCount)</i></a></li>\n"
      }
      output += "</ul>\n</li>\n"
    }
    output +=
      "<li><a class=\"bucket\" href=\"#same\"><span><u></u><em>\(say(ReportWords.same))</em></span>"
    return output + "<i>\(report.same)</i></a></li>\n</ul>\n</nav>\n"
  }

  private func entry(_ id: String, _ kind: ReportProblem.Kind, count: Int) -> String {
    "<li><a class=\"bucket\" href=\"#\(id)\"><span><u>\(kind.mark)</u><em>\(say(kind.words))</em></span>"
      + "<i>\(count)</i></a>"
  }

  private var notices: String {
    var lines = report.notices
    if report.stoppedEarly { lines.append(ReportWords.unfinished[language]) }
    guard !lines.isEmpty else { return "" }
    let items = lines.map { "<li>\(oneLine($0).escapedForMarkup)</li>\n" }
    return "<ul class=\"notices\">\n\(items.joined())</ul>\n"
  }

  private var failures: String {
    guard !report.failures.isEmpty else { return "" }
    var output = heading("failed", .failed, count: report.failures.count)
    output += "<ul class=\"failures\">\n"
    for failure in report.failures {
      let link = oneLine(failure.link.text)
      output += "<li data-words=\"\(link.lowercased().escapedForMarkup)\">"
      output += "<b>\(link.escapedForMarkup)</b> \(oneLine(failure.reason).escapedForMarkup)\n"
      output += commandButton(link) + "</li>\n"
    }
    return output + "</ul>\n</section>\n"
  }

  private func heading(_ id: String, _ kind: ReportProblem.Kind, count: Int) -> String {
    "<section id=\"\(id)\">\n<h2><u>\(kind.mark)</u><em>\(say(kind.words))</em> <i>\(count)</i></h2>\n"
  }

  private func section(_ bucket: Difference.Bucket, _ figures: inout ReportFigures) -> String {
    let kind = ReportProblem.Kind(bucket)
    var output = heading(bucket.rawValue, kind, count: report.count(bucket))
    for article in ReportArticle.articles(of: bucket, in: report) {
      output += figures.markup(of: article)
    }
    return output + "</section>\n"
  }

  /// A button that copies the command to open a state.
  func commandButton(_ link: String) -> String {
    let command = GalleryCommandLine.browse(link).escapedForMarkup
    return "<button type=\"button\" class=\"link\" data-copy=\"\(command)\" "
      + "title=\"\(say(ReportWords.command))\"><code>\(breakable(command))</code></button>"
  }
}

extension ReportPage {
  /// Every variant with its counts, whether or not it has differences.
  var overview: String {
    var output = "<section id=\"same\">\n<h2>\(say(ReportWords.overview)) "
    output += "<i>\(extent)</i></h2>\n"
    guard !report.variants.isEmpty else { return output + "</section>\n" }
    output += "<table>\n<thead><tr><th scope=\"col\">\(say(ReportWords.variant))</th>"
    let kinds = ReportProblem.Kind.allCases.filter { report.stateCount(of: $0) > 0 }
    for words in [ReportWords.states, ReportWords.looks, ReportWords.same] + kinds.map(\.words) {
      output += "<th scope=\"col\">\(say(words))</th>"
    }
    output += "</tr></thead>\n<tbody>\n"
    for variant in report.variants {
      let id = oneLine(variant.id.text).escapedForMarkup
      output += "<tr data-words=\"\(id.lowercased())\"><th scope=\"row\">\(id)</th>"
      let part = TestReport(variants: [variant])
      for count in [variant.states, variant.looks, variant.same] { output += Self.cell(count) }
      for kind in kinds { output += Self.cell(part.stateCount(of: kind)) }
      output += "</tr>\n"
    }
    return output + "</tbody>\n</table>\n</section>\n"
  }

  /// A zero has a class of its own, to be inconspicuous.
  private static func cell(_ count: Int) -> String {
    count == 0 ? "<td class=\"nought\">0</td>" : "<td>\(count)</td>"
  }

  private var extent: String {
    var parts: [String] = []
    if report.existing > 0 {
      parts.append(ReportWords.seen(report.states, of: report.existing, language))
    }
    if let shard = report.shard {
      parts.append(ReportWords.part(shard.index, of: shard.count, language))
    }
    return parts.joined(separator: " · ")
  }

  var help: String {
    var output = "<dialog id=\"help\" aria-label=\"\(say(ReportWords.help))\">\n"
    output += "<h2>\(say(ReportWords.help))</h2>\n<dl>\n"
    for entry in ReportWords.keys {
      let keys = entry.key.split(separator: " ").map { "<kbd>\($0)</kbd>" }.joined(separator: " ")
      output += "<dt>\(keys)</dt><dd>\(say(entry.deed))</dd>\n"
    }
    output += "</dl>\n<form method=\"dialog\"><button>\(say(ReportWords.close))</button></form>\n"
    return output + "</dialog>\n"
  }
}

/// Draws the looks of a report as SVG, on the page of their theme.
struct ReportPictures {
  private let catalogue: Catalogue
  /// How outlines are drawn.
  private let shapes: ShapeRendering
  private let pool = CellPool()
  private var pages: [Settings: Page] = [:]

  /// Colours in place of the terminal's own for an environment, with a name.
  struct Page: Hashable {
    let colors: ExportColors
    /// `zatch · dark`.
    let name: String
  }

  init(_ catalogue: Catalogue, _ shapes: ShapeRendering = .smooth) {
    self.catalogue = catalogue
    self.shapes = shapes
  }

  /// The page that a difference is shown on.
  mutating func page(of difference: Difference) -> Page {
    let environment = Settings(difference.environment, of: difference.variant, in: catalogue)
    if let page = pages[environment] { return page }
    let complete = environment.rendered(difference.variant, in: catalogue)
    let scheme = complete.theme.scheme(complete.appearance, complete.contrast)
    let page = Page(
      colors: ExportColors(foreground: scheme[.text], background: scheme[.page]),
      name: environment.title(catalogue.defaults(of: difference.variant)))
    pages[environment] = page
    return page
  }

  /// The old or the new picture as a document of its own.
  mutating func svg(_ picture: CellPicture, of difference: Difference) -> String {
    let page = page(of: difference)
    return picture.surface(in: pool).svg(
      title: oneLine(difference.link.text), description: picture.plainText, colors: page.colors,
      shapes: rendering(of: difference))
  }

  /// Draws cells if glyphs changed but outlines did not: smooth outlines would hide the change.
  private func rendering(of difference: Difference) -> ShapeRendering {
    guard difference.old?.shapes == difference.new?.shapes else { return shapes }
    let changesGlyphs = difference.causes.contains { if case .shape = $0 { true } else { false } }
    return changesGlyphs ? .cells : shapes
  }
}

extension CellChanges {
  /// The outlines of all stretches of changed cells, as SVG path data on a grid of 8 by 16 units.
  var outline: String {
    var data = ""
    var start: CellChange?
    var end = 0
    func close() {
      guard let first = start else { return }
      let width = (end - first.column) * 8
      data += "M\(first.column * 8) \(first.row * 16)h\(width)v16h-\(width)z"
    }
    for cell in cells {
      if let first = start, first.row == cell.row, cell.column == end {
        end = cell.column + cell.columns
      } else {
        close()
        start = cell
        end = cell.column + cell.columns
      }
    }
    close()
    return data
  }
}
