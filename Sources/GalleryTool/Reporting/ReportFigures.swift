import ColorScience
import GSDesign
import GalleryKit
import StateSpace
import TermRender
import VisualReview
import Words

/// Writes the articles of a page and the pictures in them.
struct ReportFigures {
  private let page: ReportPage
  private var pictures: ReportPictures
  /// The number of further pictures that fit in the page itself.
  private var room = ReportPage.mostFigures

  init(page: ReportPage) {
    self.page = page
    pictures = ReportPictures(page.catalogue, page.shapes)
  }

  mutating func markup(of article: ReportArticle) -> Markup {
    // A rename shows nothing new.
    let most = article.bucket == .renamed ? 0 : ReportPage.mostOfGroup
    let shown = min(article.differences.count, most, room)
    room -= shown
    return Markup.block("article", ["id": article.id, "data-words": words(of: article)]) {
      Markup.line("h3") { Markup.inline("a", ["href": "#" + article.id]) { title(of: article) } }
      Markup.line("p", ["class": "counts"]) {
        ReportWords.count(
          states: article.stateCount, looks: article.differences.count, page.language)
      }
      if shown > 0 {
        Markup.block("div", ["class": "looks"]) {
          for difference in article.differences.prefix(shown) { figure(difference) }
        }
      }
      rest(article.differences.dropFirst(shown), isAll: shown == 0)
    }
  }

  /// The search terms of an article.
  private func words(of article: ReportArticle) -> String {
    let causes = article.root.map { [$0.phrase.english, $0.phrase.korean, $0.name] } ?? []
    return oneLine(([article.bucket.rawValue] + causes).joined(separator: " ")).lowercased()
  }

  /// The cause, with its colours; without one, the variant.
  @MarkupBuilder private func title(of article: ReportArticle) -> Markup {
    page.say(article.shortTitle)
    swatches(of: article)
  }

  @MarkupBuilder private func swatches(of article: ReportArticle) -> Markup {
    let value = article.root?.values.first { $0.oldColor != nil || $0.newColor != nil }
    let colors = [value?.oldColor, value?.newColor].compactMap(\.self)
    if !colors.isEmpty {
      " "
      Markup.inline("span", ["class": "swatches"]) {
        for color in colors { HTMLPage.swatch(color) }
      }
    }
  }

  private mutating func figure(_ difference: Difference) -> Markup {
    let link = oneLine(difference.link.text)
    let name = pictures.page(of: difference).name
    let words = oneLine(
      (difference.links.map(\.text) + difference.formerStates.map(\.text))
        .joined(separator: " "))
    return Markup.block(
      "figure",
      [
        "tabindex": "0", "class": isWide(difference) ? "wide" : nil, "data-link": link,
        "data-words": words.lowercased(),
      ]
    ) {
      canvas(of: difference)
      Markup.block("figcaption") {
        Markup.line("p", ["class": "name"]) {
          // The environment is shown beside it.
          Markup.breakable(difference.states.first?.text ?? difference.variant.text)
        }
        Markup.line("p") {
          name
          Markup.empty("br")
          Markup.breakable(page.say(difference.reason))
        }
        if (difference.new ?? difference.old).map({ $0.columns * $0.rows == 0 }) == true {
          Markup.line("p") { page.say(PageWords.nothingSeen) }
        }
        if difference.states.count > 1 {
          HTMLPage.links(
            PageWords.alike(difference.states.count, page.language),
            difference.links.map(\.text))
        }
        Markup.line("p") { page.commandButton(link) }
        Markup.line("p", ["class": "tools"]) {
          Markup.inline("button", ["type": "button", "data-copy": link]) {
            page.say(PageWords.copy)
          }
          fileLinks(of: difference)
        }
      }
    }
  }

  /// The differences without a picture in the page: their links, and the files of their pictures.
  @MarkupBuilder private func rest(
    _ differences: ArraySlice<Difference>, isAll: Bool
  ) -> Markup {
    if !differences.isEmpty {
      Markup.block("details", ["class": "rest"]) {
        Markup.line("summary") {
          isAll
            ? ReportWords.allLooks(differences.count, page.language)
            : ReportWords.more(differences.count, page.language)
        }
        Markup.block("ul") {
          for difference in differences {
            Markup.line("li") {
              if let former = difference.formerStates.first {
                Markup.inline("code") { Markup.breakable(former.text) }
                " → "
              }
              HTMLPage.copyLink(difference.link.text)
              fileLinks(of: difference)
            }
          }
        }
      }
    }
  }

  @MarkupBuilder private func fileLinks(of difference: Difference) -> Markup {
    let files = page.files[difference]
    for (file, words) in [(files?.old, ReportWords.before), (files?.new, ReportWords.after)] {
      if let file {
        " "
        Markup.inline("a", ["href": file]) { page.say(words) + ".svg" }
      }
    }
  }
}

extension ReportFigures {
  /// The old picture, the new one and their differences, overlaid or side by side as the page chooses.
  private mutating func canvas(of difference: Difference) -> Markup {
    let colors = pictures.page(of: difference).colors
    let style = "background:\(colors.background.hex);color:\(colors.foreground.hex)"
    let stage = isLarge(difference) ? "stage plain" : "stage"
    return Markup.block("div", ["class": "canvas", "style": style]) {
      Markup.block("div", ["class": stage]) {
        if let old = difference.old {
          side("before", ReportWords.before, old, of: difference)
        }
        if let new = difference.new {
          side("after", ReportWords.after, new, of: difference)
        }
        if difference.bucket == .changed, let changes = difference.changes {
          marks(changes)
        }
      }
      if difference.bucket == .changed {
        Markup.emptyLine(
          "input",
          [
            "type": "range", "min": "0", "max": "100", "value": "50",
            "aria-label": page.say(ReportWords.slider),
          ])
      }
    }
  }

  private mutating func side(
    _ name: String, _ words: Phrase, _ picture: CellPicture, of difference: Difference
  ) -> Markup {
    let svg = Base64.text(Array(pictures.svg(picture, of: difference).utf8))
    return Markup.line("div", ["class": name]) {
      Markup.image(
        [
          "alt": page.say(words), "loading": "lazy",
          "style": Self.size(picture.columns, picture.rows),
        ], svg: svg)
      if difference.bucket == .changed { Markup.inline("span") { page.say(words) } }
    }
  }

  private func columns(of difference: Difference) -> Int {
    max(difference.old?.columns ?? 0, difference.new?.columns ?? 0)
  }

  /// Whether a picture is shown at its own size; smaller ones are doubled.
  private func isLarge(_ difference: Difference) -> Bool { columns(of: difference) > 26 }

  /// Whether both pictures need more than one column of the page.
  private func isWide(_ difference: Difference) -> Bool {
    let columns = columns(of: difference) * (isLarge(difference) ? 1 : 2)
    return columns * (difference.bucket == .changed ? 2 : 1) > 36
  }

  /// The size of a picture, with a whole number of pixels for each unit.
  private static func size(_ columns: Int, _ rows: Int) -> String {
    "--w:\(columns * 8)px;--h:\(rows * 16)px"
  }

  private func marks(_ changes: CellChanges) -> Markup {
    let columns = max(changes.oldSize.columns, changes.newSize.columns)
    let rows = max(changes.oldSize.rows, changes.newSize.rows)
    return Markup.line(
      "svg",
      [
        "class": "marks", "aria-hidden": "true", "viewBox": "0 0 \(columns * 8) \(rows * 16)",
        "style": Self.size(columns, rows),
      ]
    ) { Markup.empty("path", raw: ["d": changes.outline]) }
  }
}

/// Differences with the same cause; without a known cause, those of one variant.
struct ReportArticle: Hashable, Sendable {
  /// `changed-1`.
  let id: String
  let bucket: Difference.Bucket
  /// The cause of changed or renamed states; nil for new and deleted ones.
  let root: RootCause?
  let differences: [Difference]

  var stateCount: Int { differences.reduce(0) { $0 + $1.states.count } }

  /// The short title in a list.
  var shortTitle: Phrase { root?.phrase ?? Phrase(differences.first?.variant.text ?? "") }

  /// The articles; largest first if they have causes, otherwise in the order of the report.
  static func articles(
    of bucket: Difference.Bucket, in report: TestReport, by causes: CauseList
  ) -> [ReportArticle] {
    let parts: [(root: RootCause?, differences: [Difference])] =
      switch bucket {
      case .changed:
        causes.causes.filter { ![.new, .deleted, .renamed].contains($0.root.kind) }
          .map { ($0.root, $0.differences) }
      case .renamed:
        causes.causes.filter { $0.root.kind == .renamed }.map { ($0.root, $0.differences) }
      case .new, .deleted:
        report.variants.compactMap { variant in
          let differences = variant.differences.filter { $0.bucket == bucket }
          return differences.isEmpty ? nil : (nil, differences)
        }
      }
    return parts.enumerated().map { index, part in
      ReportArticle(
        id: "\(bucket.rawValue)-\(index + 1)", bucket: bucket, root: part.root,
        differences: part.differences)
    }
  }
}

/// The files of a difference within the folder of a report.
struct ReportFiles: Hashable, Sendable {
  let old: String?
  let new: String?
}
