import GSDesign
import GalleryKit
import StateSpace
import TermRender
import VisualReview
import Words

/// `index.html`: every difference by its cause, on one page that needs no network and no program.
///
/// It opens under the policy `default-src 'self'` and is complete without its script. Styles and scripts contain no text
/// of a report. The page is also well-formed XML. It contains no times: the same differences give the same page.
struct ReportPage {
  /// The name of its style and its script, without an extension.
  private static let name = "report"

  let report: TestReport
  let causes: CauseList
  let catalogue: Catalogue
  /// The language of the page itself.
  let language: Language
  /// How pictures draw the outlines.
  var shapes = ShapeRendering.smooth
  /// Whether styles, script and pictures are within the page.
  var isSelfContained = false

  /// The page and the files that it loads.
  struct Files {
    let page: String
    let others: [(path: String, bytes: [UInt8])]
  }

  var text: String { files.page }

  var files: Files {
    var figures = ReportFigures(page: self)
    let articles = ReportArticle.articles(of: causes)
    let rangeCauses = report.range?.causes(in: catalogue)
    let rangeArticles = report.range.flatMap { range in
      rangeCauses.map { ReportArticle.articles(of: $0, since: range.reference) }
    }
    let sections = buckets.map { section($0, articles, &figures) }
    let rangeSection = rangeArticles.map { section(ofRange: $0, &figures) }
    let page = HTMLPage(
      "\(say(ReportWords.title)) · \(headline(rangeCauses))", language,
      design: HTMLPage.Design(
        style: PackageResources.report_css, script: PackageResources.report_js,
        rules: figures.rules, files: isSelfContained ? nil : Self.name)
    ) {
      header
      navigation(articles, rangeArticles)
      Markup.block(
        "main",
        [
          "id": "differences", "tabindex": "-1", "data-way": "side",
          "data-slider": say(ReportWords.slider),
        ]
      ) {
        notices
        if report.problemKinds.isEmpty { nothing(rangeCauses) }
        HTMLPage.noMatch(language)
        table(of: articles)
        failures
        for section in sections { section }
        if let rangeSection { rangeSection }
        if !report.isRangeOnly { overview }
      }
      help
    }
    guard !isSelfContained else { return Files(page: page.text, others: []) }
    return Files(
      page: page.text,
      others: [
        (Self.name + ".css", Array(page.style.utf8)), (Self.name + ".js", Array(page.script.utf8)),
      ] + figures.pictures.files)
  }

  /// The address of a picture: a file beside the page, or the picture itself.
  func source(of picture: ReportPictures.Picture) -> String {
    isSelfContained
      ? "data:image/svg+xml;base64," + Base64.text(Array(picture.svg.markup.utf8)) : picture.file
  }

  func say(_ phrase: Phrase) -> String { phrase[language] }

  /// The kinds of difference that occur, in the order of their sections.
  private var buckets: [Difference.Bucket] {
    ReportProblem.Kind.inReports.compactMap(\.bucket).filter { report.count($0) > 0 }
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

  /// The counts, and the number of causes that a range has.
  private func headline(_ rangeCauses: CauseList?) -> String {
    guard let range = report.range, let rangeCauses else { return counts }
    let since = ReportWords.range(rangeCauses.causes.count, since: range.reference, language)
    return report.isRangeOnly ? since : counts + " · " + since
  }

  /// The sentence of a page without differences; if the baselines have changed, it says so.
  @MarkupBuilder private func nothing(_ rangeCauses: CauseList?) -> Markup {
    let hasRange = rangeCauses.map { !$0.causes.isEmpty } ?? false
    if !(report.isRangeOnly && hasRange) {
      Markup.line("p", ["class": "nothing"]) {
        say(
          report.isRangeOnly
            ? ReportWords.nothingInRange : hasRange ? ReportWords.nothingElse : ReportWords.nothing)
      }
    }
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
        "div",
        [
          "class": "ways " + HTMLPage.scripted, "role": "group",
          "aria-label": say(ReportWords.modes),
        ]
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

  private func navigation(
    _ articles: [ReportArticle], _ rangeArticles: [ReportArticle]?
  ) -> Markup {
    Markup.block("nav") {
      Markup.block("ul") {
        if !report.failures.isEmpty {
          Markup.line("li") { entry("failed", .failed, count: report.failures.count) }
        }
        for bucket in buckets {
          let kind = ReportProblem.Kind(bucket)
          Markup.line("li") {
            entry(bucket.rawValue, kind, count: report.count(bucket))
            entries(articles.filter { $0.cause.kind == kind })
          }
        }
        if let rangeArticles, let range = report.range {
          Markup.line("li") {
            entry(
              "range", mark: "", ReportWords.since(range.reference, language),
              count: Difference.Bucket.allCases.reduce(0) { $0 + range.count($1) })
            entries(rangeArticles)
          }
        }
        if !report.isRangeOnly {
          Markup.line("li") {
            entry("same", mark: "", say(ReportWords.same), count: report.same)
          }
        }
      }
    }
  }

  @MarkupBuilder private func entries(_ articles: [ReportArticle]) -> Markup {
    Markup.lineBreak
    Markup.block("ul") {
      for article in articles {
        Markup.line("li") {
          Markup.inline("a", ["href": "#" + article.id]) {
            Markup.inline("b") { say(article.cause.root.phrase) }
            Markup.inline("i") { "\(article.cause.stateCount)" }
          }
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

  @MarkupBuilder private var notices: Markup {
    let lines = report.sentences + (report.stoppedEarly ? [say(ReportWords.unfinished)] : [])
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
    return Markup.line("li") {
      Markup.inline("b") { link }
      " "
      failure.reason
      Markup.lineBreak
      HTMLPage.copied(GalleryCommandLine.browse(link))
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

  private func section(
    _ bucket: Difference.Bucket, _ articles: [ReportArticle], _ figures: inout ReportFigures
  ) -> Markup {
    let kind = ReportProblem.Kind(bucket)
    return Markup.block("section", ["id": bucket.rawValue]) {
      heading(kind, count: report.count(bucket))
      for article in articles where article.cause.kind == kind { figures.markup(of: article) }
    }
  }

  /// The changes that the baselines themselves have had.
  private func section(
    ofRange articles: [ReportArticle], _ figures: inout ReportFigures
  ) -> Markup {
    Markup.block("section", ["id": "range"]) {
      Markup.line("h2") {
        ReportWords.range(articles.count, since: report.range?.reference ?? "", language)
        " "
        Markup.inline("i") { oneLine(report.range?.commit ?? "") }
      }
      table(of: articles)
      for article in articles { figures.markup(of: article) }
    }
  }
}

extension ReportPage {
  /// The causes with their values, states and variants; each leads to its article.
  @MarkupBuilder private func table(of articles: [ReportArticle]) -> Markup {
    if !articles.isEmpty {
      Markup.block("div", ["class": "scroll"]) {
        Markup.block("table", ["class": "causes"]) {
          Markup.line("thead") {
            Markup.inline("tr") {
              for words in [
                ReportWords.cause, ReportWords.change, ReportWords.states, ReportWords.looks,
                ReportWords.variants,
              ] {
                Markup.inline("th", ["scope": "col"]) { say(words) }
              }
            }
          }
          Markup.block("tbody") { for article in articles { row(of: article) } }
        }
      }
    }
  }

  private func row(of article: ReportArticle) -> Markup {
    let cause = article.cause
    return Markup.line("tr") {
      Markup.inline("th", ["scope": "row"]) {
        Markup.inline("a", ["href": "#" + article.id]) {
          Markup.inline("u", ["title": say(cause.kind.words)]) { String(cause.kind.mark) }
          say(cause.root.title)
        }
      }
      Markup.inline("td") {
        for (index, value) in cause.root.ownValues.enumerated() {
          if index > 0 { Markup.empty("br") }
          change(value)
        }
      }
      Markup.inline("td") { "\(cause.stateCount)" }
      Markup.inline("td") { "\(cause.lookCount)" }
      Markup.inline("td") { cause.variantNames(language) }
    }
  }

  /// A value before and after, with its colours.
  @MarkupBuilder func change(_ value: RootCause.Value) -> Markup {
    if value.oldColor != nil || value.newColor != nil {
      ReportFigures.swatches(value)
      " "
    }
    if let old = value.old {
      say(old)
    } else if value.new != nil {
      "–"
    }
    " → "
    say(value.new ?? Phrase("–"))
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
        Markup.block("div", ["class": "scroll"]) {
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
  }

  private func row(of variant: VariantReport) -> Markup {
    let id = oneLine(variant.id.text)
    let part = TestReport(variants: [variant])
    let counts =
      [variant.states, variant.looks, variant.same] + kinds.map { part.stateCount(of: $0) }
    return Markup.line("tr") {
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
