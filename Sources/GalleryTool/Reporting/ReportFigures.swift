import ColorScience
import GSDesign
import GalleryKit
import StateSpace
import TermRender
import VisualReview

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

  mutating func markup(of article: ReportArticle) -> String {
    var output = "<article id=\"\(article.id)\" data-words=\"\(words(of: article))\">\n"
    output += "<h3><a href=\"#\(article.id)\">\(title(of: article))</a></h3>\n<p class=\"counts\">"
    output += ReportWords.count(
      states: article.stateCount, looks: article.differences.count, page.language)
    output += "</p>\n"
    // A rename shows nothing new.
    let most = article.bucket == .renamed ? 0 : ReportPage.mostOfGroup
    let shown = min(article.differences.count, most, room)
    room -= shown
    if shown > 0 {
      output += "<div class=\"looks\">\n"
      for difference in article.differences.prefix(shown) { output += figure(difference) }
      output += "</div>\n"
    }
    output += rest(article.differences.dropFirst(shown), isAll: shown == 0)
    return output + "</article>\n"
  }

  /// The search terms of an article.
  private func words(of article: ReportArticle) -> String {
    let causes = article.causes.map(\.phrase).flatMap { [$0.english, $0.korean] }
    return oneLine(([article.bucket.rawValue] + causes).joined(separator: " ")).lowercased()
      .escapedForMarkup
  }

  /// The causes, with their colours; without any, the variant.
  private func title(of article: ReportArticle) -> String {
    guard !article.causes.isEmpty else { return page.say(article.shortTitle) }
    return article.causes.map { cause in
      page.say(cause.phrase) + swatches(of: cause)
    }.joined(separator: "<br/>\n")
  }

  private func swatches(of cause: Cause) -> String {
    let colors: [RGB] =
      switch cause {
      case .token(_, let from, let to): [from, to]
      case .color(_, let from, let to): [from, to].compactMap(\.self)
      case .ink, .attributes, .words, .mark, .shape, .size, .outline, .measure, .moved, .rearranged,
        .unseen:
        []
      }
    let marks = colors.map { "<s style=\"background:\($0.hex)\"></s>" }
    return marks.isEmpty ? "" : " <span class=\"swatches\">\(marks.joined())</span>"
  }

  private mutating func figure(_ difference: Difference) -> String {
    let link = oneLine(difference.link.text).escapedForMarkup
    let name = pictures.page(of: difference).name.escapedForMarkup
    let words = oneLine(
      (difference.links.map(\.text) + difference.formerStates.map(\.text))
        .joined(separator: " "))
    let wide = isWide(difference) ? " class=\"wide\"" : ""
    var output = "<figure tabindex=\"0\"\(wide) data-link=\"\(link)\" data-words=\""
    output += words.lowercased().escapedForMarkup + "\">\n"
    output += canvas(of: difference)
    output += "<figcaption>\n<p class=\"name\">\(breakable(state(of: difference)))</p>\n"
    output += "<p>\(name)<br/>\(breakable(page.say(difference.reason)))</p>\n"
    if (difference.new ?? difference.old).map({ $0.columns * $0.rows == 0 }) == true {
      output += "<p>\(page.say(PageWords.nothingSeen))</p>\n"
    }
    output += alike(difference)
    output += "<p>\(page.commandButton(oneLine(difference.link.text)))</p>\n"
    return output + tools(of: difference, link) + "</figcaption>\n</figure>\n"
  }

  /// The state without its environment, which is shown beside it.
  private func state(of difference: Difference) -> String {
    oneLine(difference.states.first?.text ?? difference.variant.text).escapedForMarkup
  }

  private func tools(of difference: Difference, _ link: String) -> String {
    var output = "<p class=\"tools\"><button type=\"button\" data-copy=\"\(link)\">"
    output += "\(page.say(PageWords.copy))</button>"
    return output + fileLinks(of: difference) + "</p>\n"
  }

  /// The other states with the same change.
  private func alike(_ difference: Difference) -> String {
    guard difference.states.count > 1 else { return "" }
    var output = "<details>\n<summary>"
    output += PageWords.alike(difference.states.count, page.language).escapedForMarkup
    output += "</summary>\n<ul>\n"
    for link in difference.links {
      let link = oneLine(link.text).escapedForMarkup
      output += "<li><button type=\"button\" class=\"link\" data-copy=\"\(link)\">"
      output += "<code>\(breakable(link))</code></button></li>\n"
    }
    return output + "</ul>\n</details>\n"
  }

  /// The differences without a picture in the page: their links, and the files of their pictures.
  private func rest(_ differences: ArraySlice<Difference>, isAll: Bool) -> String {
    guard !differences.isEmpty else { return "" }
    var output = "<details class=\"rest\">\n<summary>"
    output +=
      isAll
      ? ReportWords.allLooks(differences.count, page.language)
      : ReportWords.more(differences.count, page.language)
    output += "</summary>\n<ul>\n"
    for difference in differences {
      let link = oneLine(difference.link.text).escapedForMarkup
      output += "<li>"
      if let former = difference.formerStates.first {
        output += "<code>\(breakable(oneLine(former.text).escapedForMarkup))</code> → "
      }
      output += "<button type=\"button\" class=\"link\" data-copy=\"\(link)\">"
      output += "<code>\(breakable(link))</code></button>"
      output += fileLinks(of: difference) + "</li>\n"
    }
    return output + "</ul>\n</details>\n"
  }

  private func fileLinks(of difference: Difference) -> String {
    let files = page.files[difference]
    var output = ""
    for (file, words) in [(files?.old, ReportWords.before), (files?.new, ReportWords.after)] {
      guard let file else { continue }
      output += " <a href=\"\(file.escapedForMarkup)\">\(page.say(words)).svg</a>"
    }
    return output
  }
}

extension ReportFigures {
  /// The old picture, the new one and their differences, overlaid or side by side as the page chooses.
  private mutating func canvas(of difference: Difference) -> String {
    let colors = pictures.page(of: difference).colors
    var output = "<div class=\"canvas\" style=\"background:\(colors.background.hex);"
    output += "color:\(colors.foreground.hex)\">\n"
    output += "<div class=\"stage\(isLarge(difference) ? " plain" : "")\">\n"
    if let old = difference.old {
      output += side("before", ReportWords.before, old, of: difference)
    }
    if let new = difference.new { output += side("after", ReportWords.after, new, of: difference) }
    if difference.bucket == .changed, let changes = difference.changes {
      output += marks(changes)
    }
    output += "</div>\n"
    if difference.bucket == .changed {
      output += "<input type=\"range\" min=\"0\" max=\"100\" value=\"50\" "
      output += "aria-label=\"\(page.say(ReportWords.slider))\"/>\n"
    }
    return output + "</div>\n"
  }

  private mutating func side(
    _ name: String, _ words: Phrase, _ picture: CellPicture, of difference: Difference
  ) -> String {
    let svg = Base64.text(Array(pictures.svg(picture, of: difference).utf8))
    let isAlone = difference.bucket != .changed
    var output = "<div class=\"\(name)\">"
    output += "<img alt=\"\(page.say(words))\" loading=\"lazy\" "
    output += "style=\"\(Self.size(picture.columns, picture.rows))\" "
    output += "src=\"data:image/svg+xml;base64,\(svg)\"/>"
    if !isAlone { output += "<span>\(page.say(words))</span>" }
    return output + "</div>\n"
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

  private func marks(_ changes: CellChanges) -> String {
    let columns = max(changes.oldSize.columns, changes.newSize.columns)
    let rows = max(changes.oldSize.rows, changes.newSize.rows)
    return "<svg class=\"marks\" aria-hidden=\"true\" viewBox=\"0 0 \(columns * 8) \(rows * 16)\" "
      + "style=\"\(Self.size(columns, rows))\"><path d=\"\(changes.outline)\"/></svg>\n"
  }
}

/// Differences with the same cause; without a known cause, those of one variant.
struct ReportArticle: Hashable, Sendable {
  /// `changed-1`.
  let id: String
  let bucket: Difference.Bucket
  let causes: [Cause]
  let differences: [Difference]

  var stateCount: Int { differences.reduce(0) { $0 + $1.states.count } }

  /// The short title in a list: only the names of the tokens.
  var shortTitle: Phrase {
    let names = causes.map { cause in
      switch cause {
      case .token(let role, _, _): Phrase(role.name, korean: role.name)
      case .ink, .color, .attributes, .words, .mark, .shape, .size, .outline, .measure, .moved,
        .rearranged,
        .unseen:
        cause.phrase
      }
    }
    guard !names.isEmpty else {
      let variant = differences.first?.variant.text ?? ""
      return Phrase(variant, korean: variant)
    }
    return Phrase(
      names.map(\.english).joined(separator: ", "),
      korean: names.map(\.korean).joined(separator: ", "))
  }

  /// The articles; largest first if they have causes, otherwise in the order of the report.
  static func articles(of bucket: Difference.Bucket, in report: TestReport) -> [ReportArticle] {
    let differences = report.variants.flatMap(\.differences).filter { $0.bucket == bucket }
    let parts: [(causes: [Cause], differences: [Difference])] =
      switch bucket {
      case .changed, .renamed:
        DifferenceGroup.groups(of: differences).map { ($0.causes, $0.differences) }
      case .new, .deleted:
        report.variants.compactMap { variant in
          let differences = variant.differences.filter { $0.bucket == bucket }
          return differences.isEmpty ? nil : ([], differences)
        }
      }
    return parts.enumerated().map { index, part in
      ReportArticle(
        id: "\(bucket.rawValue)-\(index + 1)", bucket: bucket, causes: part.causes,
        differences: part.differences)
    }
  }
}

/// The files of a difference within the folder of a report.
struct ReportFiles: Hashable, Sendable {
  let old: String?
  let new: String?
}
