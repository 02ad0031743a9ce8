import ColorScience
import GSDesign
import GalleryKit
import StateSpace
import TermRender
import VisualReview
import Words

/// `index.html`: every difference on one page that needs no network, other file or program.
///
/// Styles and scripts contain no text of a report. The page is also well-formed XML. It contains no times: the same
/// differences give the same page.
struct ReportPage {
  /// The limit of pictures within the page; beyond it, the page names the files.
  static let mostFigures = 900
  /// The limit of figures for one cause: a few represent all looks that changed for the same reason.
  static let mostOfGroup = 24

  let report: TestReport
  let causes: CauseList
  let catalogue: Catalogue
  /// The language of the page itself.
  let language: Language
  /// The files of each difference within the folder, in the order of the report.
  let files: [Difference: ReportFiles]
  /// How pictures draw the outlines.
  var shapes = ShapeRendering.smooth

  var text: String {
    var figures = ReportFigures(page: self)
    let sections = buckets.map { section($0, &figures) }
    return HTMLPage(
      "\(say(ReportWords.title)) · \(counts)", language,
      design: HTMLPage.Design(
        style: PackageResources.report_css, script: PackageResources.report_js)
    ) {
      header
      navigation
      Markup.block("main", ["id": "differences", "tabindex": "-1", "data-way": "side"]) {
        notices
        if report.problems.isEmpty {
          Markup.line("p", ["class": "nothing"]) { say(ReportWords.nothing) }
        }
        HTMLPage.noMatch(language)
        failures
        for section in sections { section }
        overview
      }
      help
    }.text
  }

  func say(_ phrase: Phrase) -> String { phrase[language] }

  /// The kinds of difference that occur.
  private var buckets: [Difference.Bucket] {
    Difference.Bucket.allCases.filter { report.count($0) > 0 }
  }

  /// The kinds of problem that occur.
  private var kinds: [ReportProblem.Kind] {
    ReportProblem.Kind.allCases.filter { report.stateCount(of: $0) > 0 }
  }

  /// `46 changed, 2 new`: the kinds that occur.
  private var counts: String {
    let parts = kinds.map { "\(report.stateCount(of: $0)) \(say($0.words))" }
    return (parts + ["\(report.same) \(say(ReportWords.same))"]).joined(separator: ", ")
  }

  /// The same with marks, as in the lists.
  @MarkupBuilder private var marks: Markup {
    for (index, kind) in kinds.enumerated() {
      if index > 0 { " " }
      Markup.inline("span", ["title": say(kind.words)]) {
        Markup.inline("u") { String(kind.mark) }
        "\(report.stateCount(of: kind))"
      }
    }
  }

  @MarkupBuilder private var header: Markup {
    HTMLPage.skipLink(to: "differences", say(ReportWords.skip))
    Markup.block("header") {
      Markup.line("h1") { say(ReportWords.title) }
      Markup.line("p", ["class": "counts", "id": "counts", "aria-label": counts]) { marks }
      Markup.block(
        "div", ["class": "ways", "role": "group", "aria-label": say(ReportWords.modes)]
      ) {
        for (index, way) in ReportWords.ways.enumerated() {
          Markup.line(
            "button", ["type": "button", "data-way": way.name, "aria-pressed": "\(index == 0)"]
          ) { say(way.words) }
        }
      }
      HTMLPage.filterField(ReportWords.filterHint, language)
      HTMLPage.button("appearance", "◐", PageWords.appearance, language)
      HTMLPage.button("keys", "?", ReportWords.help, language)
    }
  }

  private var navigation: Markup {
    Markup.block("nav") {
      Markup.block("ul") {
        if !report.failures.isEmpty {
          Markup.line("li") { entry("failed", .failed, count: report.failures.count) }
        }
        for bucket in buckets {
          Markup.line("li") {
            entry(bucket.rawValue, ReportProblem.Kind(bucket), count: report.count(bucket))
            Markup.lineBreak
            Markup.block("ul") {
              for article in ReportArticle.articles(of: bucket, in: report, by: causes) { entry(article) }
            }
          }
        }
        Markup.line("li") {
          entry("same", mark: "", say(ReportWords.same), count: report.same)
        }
      }
    }
  }

  private func entry(_ id: String, _ kind: ReportProblem.Kind, count: Int) -> Markup {
    entry(id, mark: String(kind.mark), say(kind.words), count: count)
  }

  private func entry(_ id: String, mark: String, _ words: String, count: Int) -> Markup {
    Markup.inline("a", ["class": "bucket", "href": "#" + id]) {
      Markup.inline("span") {
        Markup.inline("u") { mark }
        Markup.inline("em") { words }
      }
      Markup.inline("i") { "\(count)" }
    }
  }

  private func entry(_ article: ReportArticle) -> Markup {
    Markup.line("li") {
      Markup.inline("a", ["href": "#" + article.id]) {
        Markup.inline("b") { say(article.shortTitle) }
        Markup.inline("i") { "\(article.stateCount)" }
      }
    }
  }

  @MarkupBuilder private var notices: Markup {
    let lines = report.notices + (report.stoppedEarly ? [say(ReportWords.unfinished)] : [])
    if !lines.isEmpty {
      Markup.block("ul", ["class": "notices"]) {
        for line in lines { Markup.line("li") { line } }
      }
    }
  }

  @MarkupBuilder private var failures: Markup {
    if !report.failures.isEmpty {
      Markup.block("section", ["id": "failed"]) {
        heading(.failed, count: report.failures.count)
        Markup.block("ul", ["class": "failures"]) {
          for failure in report.failures { entry(failure) }
        }
      }
    }
  }

  private func entry(_ failure: VariantReport.Failure) -> Markup {
    let link = oneLine(failure.link.text)
    return Markup.line("li", ["data-words": link.lowercased()]) {
      Markup.inline("b") { link }
      " "
      failure.reason
      Markup.lineBreak
      commandButton(link)
    }
  }

  private func heading(_ kind: ReportProblem.Kind, count: Int) -> Markup {
    Markup.line("h2") {
      Markup.inline("u") { String(kind.mark) }
      Markup.inline("em") { say(kind.words) }
      " "
      Markup.inline("i") { "\(count)" }
    }
  }

  private func section(_ bucket: Difference.Bucket, _ figures: inout ReportFigures) -> Markup {
    Markup.block("section", ["id": bucket.rawValue]) {
      heading(ReportProblem.Kind(bucket), count: report.count(bucket))
      for article in ReportArticle.articles(of: bucket, in: report, by: causes) {
        figures.markup(of: article)
      }
    }
  }

  /// A button that copies the command to open a state.
  func commandButton(_ link: String) -> Markup {
    HTMLPage.copyLink(GalleryCommandLine.browse(link), title: say(ReportWords.command))
  }
}

extension ReportPage {
  /// Every variant with its counts, whether or not it has differences.
  private var overview: Markup {
    Markup.block("section", ["id": "same"]) {
      Markup.line("h2") {
        say(ReportWords.overview)
        " "
        Markup.inline("i") { extent }
      }
      if !report.variants.isEmpty {
        Markup.block("table") {
          Markup.line("thead") {
            Markup.inline("tr") {
              let standard = [
                ReportWords.variant, ReportWords.states, ReportWords.looks, ReportWords.same,
              ]
              for words in standard + kinds.map(\.words) {
                Markup.inline("th", ["scope": "col"]) { say(words) }
              }
            }
          }
          Markup.block("tbody") { for variant in report.variants { row(of: variant) } }
        }
      }
    }
  }

  private func row(of variant: VariantReport) -> Markup {
    let id = oneLine(variant.id.text)
    let part = TestReport(variants: [variant])
    let counts =
      [variant.states, variant.looks, variant.same] + kinds.map { part.stateCount(of: $0) }
    return Markup.line("tr", ["data-words": id.lowercased()]) {
      Markup.inline("th", ["scope": "row"]) { id }
      for count in counts {
        // A zero has a class of its own, to be inconspicuous.
        Markup.inline("td", ["class": count == 0 ? "nought" : nil]) { "\(count)" }
      }
    }
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

  private var help: Markup {
    Markup.block("dialog", ["id": "help", "aria-label": say(ReportWords.help)]) {
      Markup.line("h2") { say(ReportWords.help) }
      Markup.block("dl") {
        for entry in ReportWords.keys {
          Markup.inline("dt") { keys(entry.key) }
          Markup.line("dd") { say(entry.deed) }
        }
      }
      Markup.line("form", ["method": "dialog"]) {
        Markup.inline("button") { say(ReportWords.close) }
      }
    }
  }

  /// The keys of a text that separates them by blanks.
  @MarkupBuilder private func keys(_ text: String) -> Markup {
    for (index, key) in text.split(separator: " ").enumerated() {
      if index > 0 { " " }
      Markup.inline("kbd") { String(key) }
    }
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
