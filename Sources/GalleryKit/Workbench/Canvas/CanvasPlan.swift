import ColorScience
import GSDesign
import Synchronization

/// What stands on the canvas below the state itself, as far as there is room: made from measured looks.
struct CanvasPlan: Hashable, Sendable {
  /// A state of a strip, and the columns of its cell.
  struct Cell: Hashable, Sendable {
    let neighbour: Neighbour
    /// Its place among the states of all strips.
    let index: Int
    let look: Element
    let columns: Int
  }

  struct Strip: Hashable, Sendable {
    let title: String
    let cells: [Cell]
    /// Rows of the largest look.
    let lookRows: Int
    /// Rows between the labels and the looks, which may reach a few points beyond their rows.
    let air: Int
    /// The label, the looks, and the air above.
    var rows: Int { lookRows + air + 2 }
  }

  /// Rows between the labels of a strip and its looks.
  private var stripAir = 0
  /// Rows of the head: the name and what it is.
  var headRows = 0
  var strips: [Strip] = []
  /// Whether light and dark stand side by side below the strips.
  var hasPair = false
  var spec: [CanvasSpec.Line] = []
  /// Columns before the cells of a strip, where its title stands.
  var titleColumns = 0
  /// Cells of the look itself.
  var lookColumns = 0
  var lookRows = 0

  /// Rows of light and dark side by side.
  var pairRows: Int { lookRows + 3 }

  /// Rows below the state.
  var footRows: Int {
    strips.reduce(0) { $0 + $1.rows } + (hasPair ? pairRows + 1 : 0)
      + (spec.isEmpty ? 0 : spec.count + 1) + (isBare ? 0 : 1)
  }

  private var isBare: Bool { strips.isEmpty && !hasPair && spec.isEmpty }

  static let gap = 3
}

extension CanvasPlan {
  /// - Parameter isCompared: whether light and dark stand side by side in place of the state.
  init(_ workbench: Workbench, columns: Int, rows: Int, isCompared: Bool) {
    let inner = max(1, columns - 4)
    let language = workbench.environment.labelLanguage
    let element = workbench.state.element(language)
    (lookColumns, lookRows) = workbench.probe.size(element, workbench.review, inner)
    headRows = rows >= 18 ? 3 : 0
    stripAir = rows >= 30 ? 1 : 0
    titleColumns = inner >= 48 ? 11 : 0
    let room = rows - headRows - max(lookRows + 2, 5)
    let main = workbench.strips.filter { !$0.isFurther }
    let index = add(main, from: 0, within: room, inner - titleColumns, workbench)
    let lines = CanvasSpec(element, in: workbench).lines(columns: inner)
    if footRows + lines.count + 2 <= room { spec = lines }
    hasPair =
      !isCompared && lookColumns * 2 + 6 <= inner && footRows + pairRows + 2 <= room
      && lookRows > 0
    // What is left is for more states, and for air around the one they belong to.
    let further = workbench.strips.filter(\.isFurther)
    _ = add(further, from: index, within: room - Self.air, inner - titleColumns, workbench)
  }

  /// Rows around the state before further strips are shown.
  private static let air = 8

  /// Adds the strips that have room.
  ///
  /// - Returns: the number of the first state behind them.
  private mutating func add(
    _ wanted: [CanvasStrip], from start: Int, within room: Int, _ columns: Int,
    _ workbench: Workbench
  ) -> Int {
    var index = start
    for strip in wanted {
      // One that has no room needs no measuring.
      guard footRows + 4 <= room else { return index }
      let cells = measured(strip, from: index, columns, workbench)
      index += strip.cells.count
      guard cells.count > 1 else { continue }
      let measured = Strip(
        title: strip.title, cells: cells.map(\.cell), lookRows: cells.map(\.rows).max() ?? 1,
        air: stripAir)
      if footRows + measured.rows + 1 <= room { strips.append(measured) }
    }
    return index
  }

  /// As many states of a strip as stand side by side.
  private func measured(
    _ strip: CanvasStrip, from start: Int, _ columns: Int, _ workbench: Workbench
  ) -> [(cell: Cell, rows: Int)] {
    var cells: [(cell: Cell, rows: Int)] = []
    var used = 0
    for (offset, neighbour) in strip.cells.enumerated() {
      let look = neighbour.state.element(workbench.environment.labelLanguage).picture(
        GalleryPart.neighbour(start + offset).id)
      let size = workbench.probe.size(look, workbench.review, columns)
      let width = max(size.0, workbench.probe.width(neighbour.label))
      used += width + (offset == 0 ? 0 : Self.gap)
      guard used <= columns else { break }
      cells.append(
        (Cell(neighbour: neighbour, index: start + offset, look: look, columns: width), size.1))
    }
    return cells
  }
}

/// The plan of the canvas that was made last: what did not change is not measured again.
final class RecentCanvas: Sendable {
  struct Key: Hashable {
    let specimen: Int
    let state: SpecimenState
    let environment: Settings
    let terminal: TerminalFacts
    let columns: Int
    let rows: Int
    let isCompared: Bool
  }

  private let last = Mutex<(key: Key, plan: CanvasPlan)?>(nil)

  func plan(_ key: Key, _ make: () -> CanvasPlan) -> CanvasPlan {
    if let last = last.withLock({ $0 }), last.key == key { return last.plan }
    let plan = make()
    last.withLock { $0 = (key, plan) }
    return plan
  }
}

/// The measures of a look in points, and the colours of its parts, as a design tool lists them.
struct CanvasSpec {
  /// A colour, by the role it is drawn in.
  struct Swatch: Hashable, Sendable {
    let name: String
    let role: ColorRole
    let hex: String
  }

  /// A measure at the left, a colour at the right; either may be missing.
  struct Line: Hashable, Sendable {
    var name = ""
    var value = ""
    var swatch: Swatch?
  }

  private let measures: [(name: Phrase, value: String)]
  private let swatches: [Swatch]
  private let language: Language

  /// - Parameter look: the state on the canvas.
  init(_ look: Element, in workbench: Workbench) {
    language = workbench.language
    var panels: [Panel] = []
    look.visit { if case .panel(let panel, _) = $0 { panels.append(panel) } }
    measures = Self.measures(of: panels.first) + Self.contrast(of: look, in: workbench)
    swatches = Self.swatches(of: panels, in: workbench)
  }

  /// Columns of a measure; where there is not as much again, the colours stand below.
  private static let measureColumns = 26
  private static let mostColors = 6

  /// The lines in so many columns.
  func lines(columns: Int) -> [Line] {
    var lines = measures.map { Line(name: $0.name[language], value: $0.value) }
    guard columns >= Self.measureColumns * 2 - 4 else {
      return lines + swatches.map { Line(swatch: $0) }
    }
    for (index, swatch) in swatches.enumerated() {
      if index == lines.count { lines.append(Line()) }
      lines[index].swatch = swatch
    }
    return lines
  }

  private static func measures(of panel: Panel?) -> [(Phrase, String)] {
    guard let panel else { return [] }
    var measures: [(Phrase, String)] = []
    var vertical: Double?
    var height: Double?
    switch panel.height {
    case .fixed(let points):
      height = points
      measures.append((.specHeight, points.inPoints))
    case .padded(let points): vertical = points
    }
    let horizontal = panel.horizontalPadding.points
    if let vertical, vertical > 0 {
      measures.append((.specPadding, vertical.short + " · " + horizontal.inPoints))
    } else if horizontal > 0 {
      measures.append((.specPadding, horizontal.inPoints))
    }
    switch panel.shape {
    case .rectangle: break
    case .capsule:
      measures.append((.specRadius, height.map { ($0 / 2).inPoints } ?? Phrase.specHalf.english))
    case .rounded(let radius): measures.append((.specRadius, radius.inPoints))
    }
    if panel.strokeWidth > 0 { measures.append((.specStroke, panel.strokeWidth.inPoints)) }
    if panel.minimumWidth > 0 { measures.append((.specLeastWidth, panel.minimumWidth.inPoints)) }
    return measures
  }

  private static func contrast(
    of look: Element, in workbench: Workbench
  ) -> [(Phrase, String)] {
    var change = workbench.review
    change.depth = .truecolor
    change.vision = Vision.none
    let ratios = workbench.probe.inks(look, change).map { Legibility.Ratio($0.ink, on: $0.fill) }
    guard let worst = ratios.min() else { return [] }
    let grade =
      switch worst.grade {
      case .enhanced: "AAA"
      case .enough: "AA"
      case .large, .tooLow: Phrase.underAA[workbench.language]
      }
    return [(.contrastTitle, worst.text + " : 1  " + grade)]
  }

  private static func swatches(of panels: [Panel], in workbench: Workbench) -> [Swatch] {
    let review = workbench.review
    guard let theme = review.theme else { return [] }
    let scheme = theme.scheme(review.appearance ?? .light, review.contrast ?? .standard)
    var swatches: [Swatch] = []
    func add(_ name: Phrase, _ role: ColorRole?) {
      guard let role, swatches.count < mostColors, !swatches.contains(where: { $0.role == role })
      else { return }
      swatches.append(Swatch(name: name[workbench.language], role: role, hex: scheme[role].hex))
    }
    for panel in panels {
      let ink = panel.marks.contains(.pressed) ? panel.ink.pressed : panel.ink
      add(.specFill, ink.fill)
      add(.specText, ink.text)
      if panel.strokeWidth > 0 { add(.specLine, ink.stroke ?? ink.text) }
    }
    return swatches
  }
}

extension Double {
  /// `15.5`, and `31` without a fraction.
  var short: String {
    let tenths = Int((self * 10).rounded())
    return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(abs(tenths % 10))"
  }

  var inPoints: String { short + " pt" }
}
