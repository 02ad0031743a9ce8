import ColorScience
import GSDesign
import GalleryKit
import StateSpace
import TermRender
import VisualReview

/// Writes the articles of a page, and collects their pictures and the rules of the style that these need.
struct ReportFigures {
  /// The looks of a group that are visible at once; the others are folded.
  static let openLooks = 6

  private let page: ReportPage
  private(set) var pictures: ReportPictures
  /// The classes of canvases by their colours.
  private var canvases: [ExportColors: String] = [:]
  /// The classes of pictures by their sizes.
  private var sizes: Set<CellSize> = []
  /// The rules of these classes: attributes of style are forbidden by strict policies.
  private(set) var rules: String

  init(page: ReportPage) {
    self.page = page
    pictures = ReportPictures(page.catalogue, page.shapes)
    rules = """
      .pair>.before::after{content:"\(page.say(ReportWords.before))"}
      .pair>.after::after{content:"\(page.say(ReportWords.after))"}

      """
  }

  mutating func markup(of article: ReportArticle) -> Markup {
    let cause = article.cause
    return Markup.block("article", ["id": article.id]) {
      Markup.line("h3") {
        Markup.inline("a", ["href": "#" + article.id]) { page.say(cause.root.phrase) }
        swatches(cause.root)
      }
      Markup.line("p", ["class": "counts"]) { cause.extent(page.language) }
      command(of: article)
      values(of: cause.root)
      for group in cause.groups { looks(group, of: article) }
    }
  }

  @MarkupBuilder private func command(of article: ReportArticle) -> Markup {
    if let command = article.command {
      Markup.line("p", ["class": "command"]) { HTMLPage.copied(command) }
    }
  }

  /// The colours of the cause, before and after.
  @MarkupBuilder private func swatches(_ root: RootCause) -> Markup {
    for value in root.ownValues where value.oldColor != nil || value.newColor != nil {
      " "
      Self.swatches(value)
    }
  }

  static func swatches(_ value: RootCause.Value) -> Markup {
    Markup.inline("span", ["class": "swatches"]) {
      for color in [value.oldColor, value.newColor].compactMap(\.self) { HTMLPage.swatch(color) }
    }
  }

  /// All values, folded if there are more than the heading shows.
  @MarkupBuilder private func values(of root: RootCause) -> Markup {
    if root.values.count > 1 {
      Markup.block("details", ["class": "values"]) {
        Markup.line("summary") { ReportWords.values(root.values.count, page.language) }
        Markup.block("div", ["class": "scroll"]) {
          Markup.block("table") {
            Markup.block("tbody") {
              for value in root.values {
                Markup.line("tr") {
                  Markup.inline("th", ["scope": "row"]) { page.say(value.label) }
                  Markup.inline("td") { page.change(value) }
                }
              }
            }
          }
        }
      }
    }
  }
}

extension ReportFigures {
  /// The looks of a group: a few, and the others folded.
  private mutating func looks(_ group: DifferenceGroup, of article: ReportArticle) -> Markup {
    var figures: [Markup] = []
    for difference in group.differences { figures.append(figure(difference, of: article)) }
    let rest = figures.dropFirst(Self.openLooks)
    return Markup.block("div", ["class": "group"]) {
      if article.cause.groups.count > 1 {
        Markup.line("h4") {
          let evidence = group.causes.map { page.say($0.phrase) }
          if !evidence.isEmpty { oneLine(evidence.joined(separator: "; ")) + " " }
          Markup.inline("i") {
            ReportWords.count(
              states: group.stateCount, looks: group.lookCount, page.language)
          }
        }
      }
      Markup.block("div", ["class": "looks"]) {
        for figure in figures.prefix(Self.openLooks) { figure }
      }
      if !rest.isEmpty {
        Markup.block("details", ["class": "rest"]) {
          Markup.line("summary") { ReportWords.moreLooks(rest.count, page.language) }
          Markup.block("div", ["class": "looks"]) { for figure in rest { figure } }
        }
      }
    }
  }

  private mutating func figure(_ difference: Difference, of article: ReportArticle) -> Markup {
    let environment = pictures.page(of: difference).name
    let picture = difference.new ?? difference.old
    return Markup.block(
      "figure", ["tabindex": "0", "class": isWide(difference) ? "wide" : nil]
    ) {
      canvas(of: difference, article)
      Markup.block("figcaption") {
        Markup.line("p", ["class": "name"]) {
          if let former = difference.formerStates.first {
            Markup.breakable(former.text)
            " → "
          }
          // The environment is shown below it.
          Markup.breakable(difference.states.first?.text ?? difference.variant.text)
        }
        Markup.line("p") {
          environment
          if difference.bucket != .renamed {
            Markup.empty("br")
            Markup.breakable(page.say(difference.reason))
          }
        }
        if picture.map({ $0.columns * $0.rows == 0 }) == true {
          Markup.line("p") { page.say(PageWords.nothingSeen) }
        }
        if let reason = page.report.reason(for: difference) {
          Markup.line("p", ["class": "reason"]) { oneLine(reason.text) }
        }
        if difference.states.count > 1 {
          HTMLPage.links(
            PageWords.alike(difference.states.count, page.language),
            difference.links.map { oneLine($0.text) })
        }
        Markup.line("p", ["class": "command"]) {
          HTMLPage.copied(article.command(for: difference))
        }
      }
    }
  }

  /// The old picture, the new one and their differences, overlaid or side by side as the page chooses.
  private mutating func canvas(of difference: Difference, _ article: ReportArticle) -> Markup {
    let isPair = difference.bucket == .changed
    let old = difference.bucket == .renamed ? nil : difference.old
    let new = difference.new ?? (difference.bucket == .renamed ? difference.old : nil)
    let canvas = canvasClass(pictures.page(of: difference).colors)
    let stage = "stage" + (isLarge(difference) ? " plain" : "") + (isPair ? " pair" : "")
    var sides: [Markup] = []
    for (name, words, picture) in [
      ("before", ReportWords.before, old), ("after", ReportWords.after, new),
    ] {
      guard let picture else { continue }
      let drawn = pictures.picture(picture, of: difference)
      let alt = [
        difference.bucket == .renamed ? nil : page.say(words), oneLine(difference.link.text),
        page.say(article.cause.root.phrase),
      ]
      let text = alt.compactMap(\.self).joined(separator: " · ")
      sides.append(
        Markup.line("div", ["class": name]) {
          Markup.empty(
            "img",
            [
              "class": sizeClass(drawn.svg.width, drawn.svg.height), "alt": text, "loading": "lazy",
            ],
            raw: ["src": page.source(of: drawn)])
        })
    }
    var marks: Markup?
    if isPair, let new, let changes = difference.changes {
      marks = self.marks(changes, on: pictures.picture(new, of: difference).svg)
    }
    return Markup.block("div", ["class": "canvas " + canvas]) {
      Markup.block("div", ["class": stage]) {
        for side in sides { side }
        if let marks { marks }
      }
    }
  }

  /// The changed cells, over the new picture.
  private mutating func marks(_ changes: CellChanges, on picture: SVGPicture) -> Markup? {
    let outline = changes.outline
    guard !outline.isEmpty else { return nil }
    return Markup.line(
      "svg",
      [
        "class": "marks " + sizeClass(picture.width, picture.height), "aria-hidden": "true",
        "viewBox": "\(picture.x) \(picture.y) \(picture.width) \(picture.height)",
      ]
    ) { Markup.empty("path", raw: ["d": outline]) }
  }

  private mutating func canvasClass(_ colors: ExportColors) -> String {
    if let known = canvases[colors] { return known }
    let name = "c\(canvases.count)"
    canvases[colors] = name
    rules += ".\(name){background:\(colors.background.hex);color:\(colors.foreground.hex)}\n"
    return name
  }

  private mutating func sizeClass(_ width: Int, _ height: Int) -> String {
    let name = "s\(width)x\(height)"
    if sizes.insert(CellSize(columns: width, rows: height)).inserted {
      rules += ".\(name){--w:\(width)px;--h:\(height)px}\n"
    }
    return name
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
}

/// A root cause on the page, with the commands that decide it.
struct ReportArticle: Hashable, Sendable {
  /// `changed-1`.
  let id: String
  let cause: CauseGroup
  /// The commit that its states are compared with, for changes that the baselines already have; nil for those to decide.
  let base: String?

  /// The articles of a list, numbered within their kinds.
  static func articles(of causes: CauseList) -> [ReportArticle] {
    var counts: [ReportProblem.Kind: Int] = [:]
    return causes.causes.map { cause in
      counts[cause.kind, default: 0] += 1
      let id = "\(cause.kind.rawValue)-\(counts[cause.kind] ?? 0)"
      return ReportArticle(id: id, cause: cause, base: nil)
    }
  }

  /// The articles of a range of commits.
  static func articles(of causes: CauseList, since base: String) -> [ReportArticle] {
    causes.causes.enumerated().map {
      ReportArticle(id: "range-\($0.offset + 1)", cause: $0.element, base: base)
    }
  }

  /// The command that accepts the whole cause; nil if nothing is to decide.
  var command: String? {
    base == nil ? GalleryCommandLine.accept(cause) : nil
  }

  /// The command for one look: it accepts its states, or shows their changes since the commit.
  func command(for difference: Difference) -> String {
    guard let base else { return GalleryCommandLine.accept(difference.links) }
    return GalleryCommandLine.diff(oneLine(difference.link.text), since: base)
  }
}
