import ColorScience
import GSDesign
import GalleryKit
import Laws

/// The list of parts, and the facts about the chosen one.
extension InspectView {
  func list(_ look: InspectedLook?, _ part: Int?, columns: Int, rows: Int) -> Element {
    guard let look, let part else {
      return pane(.surface, columns: columns, rows: rows, .blank)
    }
    let head: [Element] =
      hasListHead(rows)
      ? [.blank, .row([.gap(2), words(.title3, say(.inspectTitle))]), .blank] : []
    let facts = facts(of: look, part, columns: columns, rows: rows)
    let room = room(of: look, part, columns: columns, rows: rows, facts: facts.count)
    return .interactive(
      GalleryPart.area(.inspect).id,
      pane(
        .surface, columns: columns, rows: rows,
        .column(
          head + [
            .sized(
              width: .exactly(columns), height: .exactly(room.rows),
              .viewport(
                rows: workbench.scrolls[.inspect].first(in: room),
                .sized(
                  width: .exactly(columns), parts(of: look, chosen: part).element))), .blank,
          ] + facts)))
  }

  private func hasListHead(_ rows: Int) -> Bool { rows >= 16 }

  private func facts(
    of look: InspectedLook, _ part: Int, columns: Int, rows: Int
  ) -> [Element] {
    let least = min(Self.leastPartRows, look.parts.count)
    return facts(
      of: look.parts[part], columns: columns,
      rows: rows - (hasListHead(rows) ? 3 : 0) - least - 1)
  }

  private func room(
    of look: InspectedLook, _ part: Int, columns: Int, rows: Int, facts: Int
  ) -> ScrollRoom {
    let room = max(2, rows - (hasListHead(rows) ? 3 : 0) - facts - 1)
    return ScrollRoom(
      lines: look.parts.count, rows: min(room, look.parts.count),
      target: context == .inspect ? part : nil)
  }

  /// The parts, as far as they fit their list; nil if nothing can be measured.
  var listRoom: ScrollRoom? {
    guard let look else { return nil }
    let part = chosen(in: look)
    let size = listSize
    let facts = facts(of: look, part, columns: size.columns, rows: size.rows).count
    return room(of: look, part, columns: size.columns, rows: size.rows, facts: facts)
  }

  private func parts(of look: InspectedLook, chosen: Int) -> GSList {
    let rows = look.parts.indices.map { index in
      let part = look.parts[index]
      return GSList.Row(
        name(of: index, in: look), detail: size(part.frame), indentation: part.level,
        id: GalleryPart.part(index, of: Stamp(state)).id)
    }
    let hasKeys = context == .inspect
    let list = ListState(
      count: rows.count, selected: hasKeys ? chosen : nil, focused: chosen, isFocused: hasKeys)
    return GSList(rows, state: list, id: GalleryPart.partID).quiet
  }

  private func name(of index: Int, in look: InspectedLook) -> String {
    let part = look.parts[index]
    switch part.kind {
    case .group: return say(.partGroup)
    case .label(let text): return say(.partLabel) + " “" + text + "”"
    case .mark(let glyph): return say(.partMark) + " " + glyph
    case .line: return say(.partLine)
    case .surface:
      let isFirst = index == 0
      let label = look.parts[(index + 1)...].prefix { $0.level > part.level }.lazy.compactMap {
        if case .label(let text) = $0.kind { text } else { nil }
      }.first
      guard !isFirst, let label else { return say(isFirst ? .partContainer : .partItem) }
      return say(.partItem) + " “" + label + "”"
    }
  }

  private func size(_ frame: PointRect) -> String {
    frame.width.short + " × " + frame.height.short
  }

  /// Rows of the list of parts that facts leave.
  private static let leastPartRows = 2

  /// Measures, then colours with their origins, then the contrast: as much as there are rows for.
  private func facts(of part: LookPart, columns: Int, rows: Int) -> [Element] {
    var lines: [Element] = []
    for detail in Detail.allCases {
      lines = facts(of: part, detail, columns: columns)
      if lines.count <= rows { break }
    }
    return lines
  }

  private func facts(of part: LookPart, _ detail: Detail, columns: Int) -> [Element] {
    let measures = measures(of: part)
    let colors = colors(of: part)
    let contrast = contrast(of: part)
    let names = measures.map(\.name) + contrast.map(\.name) + colors.map(\.name)
    let titleColumns = (names.map { width(say($0)) }.max() ?? 0) + 1
    func fact(_ name: Phrase, _ value: [Element]) -> Element {
      let title = Element.sized(
        width: .exactly(titleColumns), height: .exactly(1), words(.body2, say(name)))
      return .row([.gap(2), line(columns: max(1, columns - 3), [title] + value)])
    }
    // Where rows are few they are for facts.
    let air: [Element] = rows >= 24 && detail == .full ? [.blank] : []
    var lines = measures.flatMap { measure -> [Element] in
      let room = columns - 3 - titleColumns - width(measure.value) - 2
      let names = measure.tokens.joined(separator: ", ")
      // Without rows for the names, the last one is left of them.
      guard !names.isEmpty, width(names) > room, detail != .chain else {
        let end = names.isEmpty || room < 4 ? "" : "  " + shortened(names, columns: room)
        return [fact(measure.name, [words(.body1, measure.value + end)])]
      }
      return [fact(measure.name, [words(.body1, measure.value)])]
        + tokenLines(measure.tokens, columns: max(1, columns - 5)).map {
          .row([.gap(4), line(columns: max(1, columns - 5), [words(.body1, $0)])])
        }
    }
    for color in colors {
      lines += air + [fact(color.name, swatch(color.paint))]
      lines += origin(
        of: color.paint, isFill: color.paint == part.fill, detail, columns: columns)
    }
    lines += contrast.isEmpty ? [] : air
    return lines + contrast.map { fact($0.name, [words(.body1, $0.value)]) }
  }

  func colors(of part: LookPart) -> [(name: Phrase, paint: Paint)] {
    let paints: [(Phrase, Paint?)] = [
      (.specFill, part.fill), (.specLine, part.stroke),
      (part.kind == .line ? .specLine : .specText, part.ink),
      (.specGround, part.fill == nil ? part.ground : nil),
    ]
    var known: Set<Paint> = []
    return paints.compactMap { name, paint in
      guard let paint, known.insert(paint).inserted else { return nil }
      return (name, paint)
    }
  }

  /// The contrast of the text with its background; empty without text.
  private func contrast(of part: LookPart) -> [(name: Phrase, value: String)] {
    guard let ink = part.ink, let ground = part.ground ?? part.fill, part.kind != .line else {
      return []
    }
    let ratio = ContrastRatio(ink.color, on: ground.color)
    return [(.contrastTitle, ratio.graded(in: language))]
  }

  /// The names of tokens in as many lines as they take.
  private func tokenLines(_ names: [String], columns: Int) -> [String] {
    var lines: [String] = []
    for (index, name) in names.enumerated() {
      let shown = shortened(name + (index + 1 < names.count ? "," : ""), columns: columns)
      if let last = lines.last, width(last + " " + shown) <= columns {
        lines[lines.count - 1] = last + " " + shown
      } else {
        lines.append(shown)
      }
    }
    return lines
  }

  /// The end of a name that is too long: `…dPadding`.
  private func shortened(_ name: String, columns: Int) -> String {
    guard width(name) > columns else { return name }
    var end = Substring(name)
    while !end.isEmpty, width(String(end)) >= columns { end.removeFirst() }
    return "…" + end
  }

  /// A measure, and the tokens of its numbers; none for numbers that the text or the terminal decides.
  private typealias Measure = (name: Phrase, value: String, tokens: [String])

  private func measures(of part: LookPart) -> [Measure] {
    var lines: [Measure] = [
      (.specSize, part.frame.width.short + " × " + part.frame.height.inPoints, []),
      (.specCells, "\(part.cells.columns) × \(part.cells.rows)", []),
    ]
    if case .label(let text) = part.kind, let style = style(of: text) {
      lines += style.measures.map { ($0.name, $0.value, []) }
      lines[2].tokens = [style.name]
    }
    if let panel = part.panel, let content = part.content {
      if case .fixed(let size) = panel.height { lines[0].tokens = names([size.token]) }
      lines.append(padding(of: panel, vertical: content.y - part.frame.y))
      let (stroke, width) = (panel.strokeWidth.points, panel.minimumWidth.points)
      if width > 0 {
        lines.append((.specLeastWidth, width.inPoints, names([panel.minimumWidth.token])))
      }
      if part.radius > 0 {
        // The ends of a capsule are half its height.
        let radius: [String] =
          if case .rounded(let corner) = panel.shape { names([corner.token]) } else { [] }
        lines.append((.specRadius, part.radius.inPoints, radius))
      }
      if stroke > 0 {
        lines.append((.specStroke, stroke.inPoints, names([panel.strokeWidth.token])))
      }
      if let shadow = panel.shadow?.falling(in: review.appearance ?? .light) {
        let tokens = names(shadow.tokens) + [shadow.role?.name].compactMap(\.self)
        lines.append((.specShadow, shadow.measure, tokens))
      }
      lines += marks(of: panel)
    }
    if let gap = part.gap {
      let figures = [gap.across, gap.down].filter { $0 > 0 }
      lines.append(
        (.specGap, figures.map(\.short).joined(separator: " · ") + " pt", names(gap.tokens)))
    }
    return lines
  }

  /// For each mark of the state, whether its glyph is needed, and the distance that decides it with all colours; empty for
  /// marks whose other inks are not known.
  private func marks(of panel: Panel) -> [Measure] {
    guard let theme = review.theme else { return [] }
    let scheme = theme.scheme(review.appearance ?? .light, review.contrast ?? .standard)
    let depth = review.depth ?? workbench.terminal.depth
    return MarkedInk.all(of: panel).map { ink in
      let distance = ink.distance(in: scheme).short
      let value: Phrase =
        if ink.needsGlyph(in: scheme) {
          .markNeeded(distance)
        } else if ink.hasGlyph(in: scheme, depth) {
          .markNeeded(at: depth, distance)
        } else {
          .noMarkNeeded(distance)
        }
      return (.partMark, say(value), [])
    }
  }

  /// In a panel of a fixed height the vertical padding is the rest of the height.
  private func padding(of panel: Panel, vertical: Double) -> Measure {
    var tokens: [LengthToken?] = []
    if case .padded(let padding) = panel.height, padding.points > 0 {
      tokens.append(padding.token)
    }
    if panel.horizontalPadding.points > 0 { tokens.append(panel.horizontalPadding.token) }
    let value = vertical.short + " · " + panel.horizontalPadding.points.inPoints
    return (.specPadding, value, tokens.isEmpty ? [] : names(tokens))
  }

  /// The names of the tokens of numbers; a number without one says so, and once if none has one.
  private func names(_ tokens: [LengthToken?]) -> [String] {
    guard tokens.contains(where: { $0 != nil }) else { return [say(.noToken)] }
    return tokens.map { $0?.name ?? say(.noToken) }
  }

  /// The style of a line of the state's text; nil if it has none.
  private func style(of text: String) -> GSTextStyle? {
    var found: GSTextStyle?
    let look = state.element(in: environment)
    (review.theme.map(look.resolved) ?? look).visit {
      guard case .words(let words) = $0, found == nil else { return }
      if words.spans.map(\.text).joined().contains(text) { found = words.style }
    }
    return found
  }

  private func swatch(_ paint: Paint) -> [Element] {
    let color = Element.environment(
      review,
      .sized(
        width: .exactly(2), height: .exactly(1),
        paint.role.map { .backdrop($0, .gap(2)) } ?? .gap(2)))
    return [color, .gap(1), words(.body1, paint.color.hex)]
  }
}
