import ColorScience
import GSDesign
import GalleryKit
import Laws
import StateSpace

/// The facts of the state on the stage, below its knobs: its measures, its contrast in the appearances shown, its picture in fewer
/// colours, and its colours.
///
/// A section that has no room is left out whole: the pictures first, then the measures of the font, the measures, the colours.
struct StateFactsView: PaneView {
  let workbench: Workbench
  /// The appearances on the stage.
  let appearances: [Appearance]
  let columns: Int
  /// Rows for all of them.
  let rows: Int

  /// Blank columns at both sides.
  private static let margin = 2
  private var inner: Int { max(1, columns - 2 * Self.margin) }

  /// The lines of a section below its heading, which is blank above lines that are only kept free.
  private struct Section {
    let title: String
    let lines: [Element]
    /// The number of rows with the heading and the blank one above it.
    var rows: Int { lines.count + 2 }
  }

  /// The sections that have room, in order.
  var lines: [Element] {
    let spec = workbench.specTable()
    let brief = workbench.specTable(isBrief: true)
    var left = rows
    func fitting(_ sections: Section?...) -> Section? {
      for case let section? in sections where !section.lines.isEmpty && section.rows <= left {
        left -= section.rows
        return section
      }
      return nil
    }
    // In the order of their importance.
    let contrast = fitting(contrastSection(), contrastSection(isBrief: true))
    let colors = fitting(colorSection(spec))
    let measures = fitting(measureSection(spec), measureSection(brief))
    let depths = fitting(depthSection)
    return [measures, contrast, depths, colors].compactMap(\.self).flatMap { section in
      [.blank, row([words(.title3, section.title)])] + section.lines
    }
  }

  private func row(_ parts: [Element], _ trailing: [Element] = []) -> Element {
    .row([.gap(Self.margin), line(columns: inner, parts, trailing)])
  }

  private func column(_ columns: Int, _ style: GSTextStyle, _ text: String) -> Element {
    .sized(width: .exactly(columns), height: .exactly(1), words(style, text))
  }

  private func measureSection(_ table: CanvasSpec.Table) -> Section {
    Section(
      title: table.measures.allSatisfy { $0 == CanvasSpec.Measure() } ? "" : say(.specSection),
      lines: table.measures.map {
        row([column(table.nameColumns, .body2, $0.name), words(.body1, $0.value)])
      })
  }

  /// A patch in the very colour that is named beside it; the role is behind the value, or below it where that is too long.
  private func colorSection(_ table: CanvasSpec.Table) -> Section {
    let before = 3 + table.labelColumns + 9
    let isOneLine = before + table.roleColumns <= inner
    let appearance = Setting.appearance.word((review.appearance ?? .light).rawValue)
    let title =
      say(.colorSection) + (appearances.count > 1 ? " · " + say(appearance) : "")
    return Section(
      title: table.swatches.contains { $0 != nil } ? title : "",
      lines: table.swatches.flatMap { swatch -> [Element] in
        guard let swatch else { return isOneLine ? [.blank] : [.blank, .blank] }
        let patch = Element.environment(
          review,
          .sized(width: .exactly(2), height: .exactly(1), .backdrop(swatch.role, .gap(2))))
        let first = [
          patch, .gap(1), column(table.labelColumns, .body2, swatch.name),
          words(.body1, swatch.hex),
        ]
        let role = words(.body2, swatch.role.name)
        return isOneLine ? [row(first + [.gap(2), role])] : [row(first), row([.gap(3), role])]
      })
  }
}

/// The contrast.
extension StateFactsView {
  /// - Parameter isBrief: whether one line is below the readings, to save room, instead of one for each.
  private func contrastSection(isBrief: Bool = false) -> Section {
    let look = state.element(in: environment)
    let readings = appearances.map { (appearance: $0, words: workbench.faintest(of: look, in: $0)) }
    let names = readings.map { say(Setting.appearance.word($0.appearance.rawValue)) }
    let nameColumns = (names.map(width).max() ?? 0) + 1
    var lines = zip(names, readings).map { name, reading in
      row(
        [column(nameColumns, .body2, name)]
          + bar(reading.words, columns: inner - nameColumns - 7))
    }
    let notes = notes(on: readings, of: look, isBrief: isBrief)
    lines += notes.map { $0.map { row([words(.body2, $0)]) } ?? .blank }
    return Section(title: say(.contrastTitle), lines: lines)
  }

  /// The ratio as the length of a line, with a mark at the ratio it needs, and as a number.
  private func bar(_ words: WordContrast?, columns: Int) -> [Element] {
    guard let words else { return [self.words(.body2, say(.noText))] }
    let columns = max(4, columns)
    func place(_ value: Double) -> Int {
      Int((Double(columns) * Self.share(value)).rounded(.down))
    }
    let needed = min(columns - 1, place(words.needed))
    let reached = max(1, min(columns, place(words.ratio.value)))
    let isAscii = terminal.glyphs == .ascii
    let (full, rest, mark) = isAscii ? ("=", "-", "|") : ("━", "─", "┃")
    let role: ColorRole = words.isEnough ? .accentText : .destructive
    func piece(_ range: Range<Int>) -> [Span] {
      let done = range.clamped(to: 0..<reached)
      return [
        Span(String(repeating: full, count: done.count), role: role),
        Span(String(repeating: rest, count: range.count - done.count), role: .textTertiary),
      ].filter { !$0.text.isEmpty }
    }
    let spans = piece(0..<needed) + [Span(mark, role: .text)] + piece(needed + 1..<columns)
    // A sign, so that the colour is not the only difference.
    let sign = words.isEnough ? " " : isAscii ? "!" : "▲"
    return [
      .words(spans), .gap(1),
      .words([
        Span(sign, role: role), Span(words.ratio.text, role: .text, emphasis: .bold),
      ]),
    ]
  }

  /// A share of the line: the root spreads the low ratios, which decide, over more of it than the high ones.
  private static func share(_ ratio: Double) -> Double {
    let steps = 20.0
    return min(1, max(0, (ratio - 1) / steps).squareRoot())
  }

  /// A line for each appearance, nil for a blank one: the smallest change that mends its contrast where it is low; otherwise the
  /// ratio that is needed, and in the second line the colours that have the faintest contrast.
  ///
  /// - Parameter isBrief: whether there is one line, with the first change if there is any.
  private func notes(
    on readings: [(appearance: Appearance, words: WordContrast?)], of look: Element, isBrief: Bool
  ) -> [String?] {
    let found = readings.compactMap(\.words)
    guard let faintest = found.min(by: { $0.share < $1.share }) else {
      return readings.prefix(isBrief ? 1 : readings.count).map { _ in nil }
    }
    let mends = readings.map { reading -> String? in
      guard let low = reading.words, !low.isEnough else { return nil }
      let name = Setting.appearance.word(reading.appearance.rawValue)
      let mend = workbench.fault(in: look, reading.appearance)?.mend
      return say(
        mend.map { .contrastMend($0.new.hex, low.needed.short, in: name) }
          ?? .contrastNeeded(low.needed.short, in: name))
    }
    let needed: [Phrase] =
      [.contrastEnough(faintest.needed.short)] + (faintest.exception.map { [$0] } ?? [])
    let facts = [
      say(.joined(needed, separator: " · ")), say(.pair(faintest.ink, on: faintest.fill)),
    ]
    if isBrief { return [mends.compactMap(\.self).first ?? facts[0]] }
    // No line leaves its place for that of the other appearance.
    return mends.enumerated().map { $1 ?? facts[min($0, 1)] }
  }
}

/// The same state in fewer colours.
extension StateFactsView {
  private static let depths: [(ColorDepth, Phrase)] = [
    (.indexed256, "256"), (.indexed16, "16"), (.mono, .monoBriefly),
  ]

  /// Side by side if they have room, else one below the other.
  private var depthSection: Section? {
    // A longer text than the sample is cut, and moves nothing.
    let sample = workbench.withSampleTexts ?? workbench
    let size = sample.pictureSize(of: sample.state, fixed: [], columns: inner)
    guard size.rows > 0 else { return nil }
    let column = inner / Self.depths.count
    func picture(_ depth: ColorDepth, _ columns: Int, _ rows: Int) -> Element {
      var change = review
      change.depth = depth
      let look = state.element(environment.labelLanguage).picture(GalleryPart.area(.knobs).id)
      return .environment(
        change,
        chrome.pane(
          .page, columns: columns, rows: rows,
          .sized(
            width: .exactly(columns), height: .exactly(rows), alignment: .center,
            look.unstretched(rows: size.rows))))
    }
    /// Whether its outline reaches beyond its rows; that of the state before any use decides, so that none changes it.
    func reaches() -> Bool {
      let rest = sample.state.resting(sample.usedAxes.all, of: sample.specimen)
      return sample.probe.reach(rest.element(environment.labelLanguage), review) > 0
    }
    // Such an outline is round, and keeps away from the sides of its cells; others would touch without a column between them.
    if size.columns < column || size.columns == column && reaches(), size.rows <= 4 {
      let names = Self.depths.map { depth, name in
        Element.sized(
          width: .exactly(column), height: .exactly(1), alignment: .center, words(.body2, say(name))
        )
      }
      let pictures = Self.depths.map { picture($0.0, column, size.rows + 2) }
      return Section(
        title: say(.depthSection),
        lines: [.row([.gap(Self.margin)] + names), .row([.gap(Self.margin)] + pictures)]
          + Array(repeating: .empty, count: size.rows + 1))
    }
    let nameColumns = 5
    guard size.columns + 2 <= inner - nameColumns, size.rows <= 2 else { return nil }
    let rows = size.rows + (reaches() ? 2 : 0)
    return Section(
      title: say(.depthSection),
      lines: Self.depths.flatMap { depth, name in
        [
          .row([
            .gap(Self.margin),
            .sized(
              width: .exactly(nameColumns), height: .exactly(rows),
              alignment: Alignment(.leading, .center), words(.body2, say(name))),
            picture(depth, inner - nameColumns, rows),
          ])
        ] + Array(repeating: Element.empty, count: rows - 1)
      })
  }
}

extension Workbench {
  /// The inputs of the measures.
  struct SpecKey: Hashable {
    let specimen: Int
    let state: SpecimenState
    let settings: Settings
    let review: EnvironmentChange
  }

  /// The measures and colours of the state shown.
  func specTable(isBrief: Bool = false) -> CanvasSpec.Table {
    let key = SpecKey(
      specimen: shown, state: state, settings: environment, review: review)
    let tables = resources.drawn.spec.value(of: key) {
      let spec = CanvasSpec(in: self)
      return [spec.table(), spec.table(isBrief: true)]
    }
    return tables[isBrief ? 1 : 0]
  }

  /// The words of a look in an appearance that are furthest from the contrast they need; nil without words.
  func faintest(of look: Element, in appearance: Appearance) -> WordContrast? {
    let key = WordContrast.Key(look: look, environment: review(in: appearance))
    let cache =
      appearance == .dark ? resources.drawn.wordContrastInDark : resources.drawn.wordContrast
    return cache.value(of: key) {
      probe.inks(look, key.environment).filter(\.part.isWords).compactMap { pair in
        pair.neededRatio(review.contrast ?? .standard).map {
          WordContrast(pair, needed: $0)
        }
      }.min { $0.share < $1.share }
    }
  }

  /// The words of a look in an appearance that lack the most contrast; nil if all have enough.
  fileprivate func fault(in look: Element, _ appearance: Appearance) -> ContrastFault? {
    let key = WordContrast.Key(look: look, environment: review(in: appearance))
    return resources.drawn.fault.value(of: key) {
      probe.contrastFaults(of: look, under: key.environment).filter(\.pair.part.isWords)
        .min { $0.ratio / $0.needed < $1.ratio / $1.needed }
    }
  }

  /// The environment in all colours and without a filter of vision, in an appearance.
  private func review(in appearance: Appearance) -> EnvironmentChange {
    var change = review
    change.appearance = appearance
    change.depth = .truecolor
    change.vision = Vision.none
    return change
  }
}

/// The contrast of words, and the ratio that they need.
struct WordContrast: Hashable, Sendable {
  let ratio: ContrastRatio
  let needed: Double
  /// The names of the roles of the words and of the fill behind them.
  let ink: String
  let fill: String
  /// Why they need less than other words; nil for other words.
  let exception: Phrase?

  init(_ pair: InkOnFill, needed: Double) {
    self.needed = needed
    ratio = ContrastRatio(pair.ink, on: pair.fill)
    (ink, fill) = (pair.inkRole?.name ?? "text", pair.fillRole?.name ?? "ground")
    exception = pair.part == .largeWords ? .largeText : pair.isDisabled ? .disabledText : nil
  }

  var isEnough: Bool { ratio.value >= needed }
  /// How much of the needed ratio there is.
  var share: Double { ratio.value / needed }

  /// The look, and the environment that it is in.
  struct Key: Hashable {
    let look: Element
    let environment: EnvironmentChange
  }
}

extension Phrase {
  static let specSection = Phrase(localized: "Spec")
  static let colorSection = Phrase(localized: "Colours")
  static let depthSection = Phrase(localized: "In fewer colours")
  static let monoBriefly = Phrase(localized: "mono")
  static let noText = Phrase(localized: "no text")

  static func contrastEnough(_ needed: String) -> Phrase {
    Phrase(localized: "needs \(needed)")
  }

  static let largeText = Phrase(localized: "large text")
  static let disabledText = Phrase(localized: "disabled text")

  static func contrastNeeded(_ needed: String, in appearance: Phrase) -> Phrase {
    Phrase(localized: "\(appearance): none reaches \(needed)")
  }

  static func contrastMend(_ hex: String, _ needed: String, in appearance: Phrase) -> Phrase {
    Phrase(localized: "\(appearance): \(hex) reaches \(needed)")
  }
}
