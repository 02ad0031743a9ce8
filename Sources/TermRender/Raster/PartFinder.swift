package import GSDesign

extension Renderer {
  /// A look on a surface, and its parts from the outermost inwards.
  ///
  /// - Parameter environment: with all colours, so that every part has those that it was painted in.
  package func parts(
    of element: Element, size: CellSize, environment: RenderEnvironment
  ) -> (surface: Surface, parts: [LookPart]) {
    let element = element.resolved(in: environment.theme)
    let arrangement = Arranger.arrangement(of: element, in: size, environment: environment)
    var rasterizer = Rasterizer(
      size: size, pool: pool, palettes: palettes, environments: arrangement.environments)
    var nothing: PaintedFrame?
    rasterizer.paint(
      arrangement.placements, in: arrangement.environments, keeping: &nothing)
    var finder = PartFinder(arrangement: arrangement, surface: rasterizer.surface)
    finder.find(in: arrangement.placements.indices, level: 0)
    return (rasterizer.surface, finder.rooted(gap: element.gap))
  }
}

/// Finds the parts of a look among its placements.
private struct PartFinder {
  let arrangement: Arrangement
  let surface: Surface
  private var parts: [LookPart] = []

  init(arrangement: Arrangement, surface: Surface) {
    self.arrangement = arrangement
    self.surface = surface
  }

  mutating func find(in range: Range<Int>, level: Int) {
    var index = range.lowerBound
    // Grounds contain the parts painted on them.
    var grounds: [CellRect] = []
    while index < range.upperBound {
      let placement = arrangement.placements[index]
      index += 1
      while let last = grounds.last, last.intersection(placement.frame) != placement.frame {
        grounds.removeLast()
      }
      let inner = level + grounds.count
      switch placement.content {
      case .panel(let panel, let geometry, let label):
        let inside = index..<min(index + placement.contents, range.upperBound)
        let isPart = panel.isMeasured && !placement.reach.isEmpty
        if isPart { add(panel, geometry, label, placement, level: inner) }
        find(in: inside, level: isPart ? inner + 1 : inner)
        index = inside.upperBound
      case .backdrop(let role):
        guard role != .page, !placement.reach.isEmpty else { continue }
        var part = LookPart(
          .surface, level: inner, frame: PointRect(placement.frame), cells: placement.reach)
        part.fill = style(at: placement.reach).background
        parts.append(part)
        grounds.append(placement.frame)
      case .words(let line, _): add(line, placement, level: inner)
      case .rule(let rule): add(rule, placement, level: inner)
      case .cells, .endMark: break
      }
    }
  }

  /// The parts, inside a group if several are outermost.
  func rooted(gap: LookPart.Gap?) -> [LookPart] {
    var parts = parts
    let outermost = parts.filter { $0.level == 0 }
    if outermost.count > 1 {
      let frame = outermost.dropFirst().reduce(outermost[0].frame) { $0.union($1.frame) }
      let cells = outermost.dropFirst().reduce(outermost[0].cells) { $0.union($1.cells) }
      for index in parts.indices { parts[index].level += 1 }
      parts.insert(LookPart(.group, level: 0, frame: frame, cells: cells), at: 0)
    }
    if !parts.isEmpty, parts.count(where: { $0.level == 1 && $0.panel != nil }) > 1 {
      parts[0].gap = gap
    }
    return parts
  }

  private func style(at cells: CellRect) -> Style {
    let seen = cells.intersection(surface.area)
    return seen.isEmpty ? .plain : surface.pool[surface[seen.column, seen.row].style]
  }

  private mutating func add(
    _ panel: Panel, _ geometry: PanelGeometry, _ label: CellRect, _ placement: Placement, level: Int
  ) {
    let environment = arrangement.environments[placement.environment]
    let rendition = MarkRendition(panel, in: environment)
    let shape = surface.shapes.first { $0.cells == placement.reach }
    let frame = shape?.frame ?? geometry.outline(of: panel, label: label, in: placement.frame)
    var part = LookPart(.surface, level: level, frame: frame, cells: placement.reach)
    part.panel = panel
    part.content = PointRect(label).intersection(frame)
    part.radius = shape?.radius ?? panel.shape.radius(in: frame)
    part.ground = style(at: label).background
    part.fill = shape.map { $0.fill } ?? (rendition.fill == nil ? nil : part.ground)
    part.stroke = shape?.stroke
    part.ink = firstInk(in: label)
    parts.append(part)
    guard let cells = geometry.markCells(around: label).first,
      let glyph = rendition.leadingGlyph(environment.glyphs)
    else { return }
    var mark = LookPart(
      .mark(String(glyph)), level: level + 1, frame: PointRect(cells), cells: cells)
    mark.ink = style(at: cells).foreground
    mark.ground = style(at: cells).background
    parts.append(mark)
  }

  private mutating func add(_ line: TextLine, _ placement: Placement, level: Int) {
    let text = line.runs.map(\.text).joined()
    guard text.contains(where: { $0 != " " }), !placement.reach.isEmpty else { return }
    var part = LookPart(
      .label(text), level: level, frame: PointRect(placement.reach), cells: placement.reach)
    part.ink = firstInk(in: placement.reach)
    part.ground = style(at: placement.reach).background
    parts.append(part)
  }

  private mutating func add(_ rule: Rule, _ placement: Placement, level: Int) {
    guard !placement.reach.isEmpty else { return }
    var frame = PointRect(placement.reach)
    switch rule.axis {
    case .horizontal:
      frame.y = frame.middleY - rule.width.points / 2
      frame.height = rule.width.points
    case .vertical:
      frame.x = frame.middleX - rule.width.points / 2
      frame.width = rule.width.points
    }
    var part = LookPart(.line, level: level, frame: frame, cells: placement.reach)
    part.ink = firstInk(in: placement.reach)
    parts.append(part)
  }

  private func firstInk(in cells: CellRect) -> Paint? {
    let seen = cells.intersection(surface.area)
    for row in seen.row..<seen.endRow {
      for column in seen.column..<seen.endColumn where surface[column, row].glyph != .blank {
        return surface.pool[surface[column, row].style].foreground
      }
    }
    return nil
  }
}

extension Panel {
  /// Whether it has dimensions to measure: a panel that only gives its words an ink is not a part.
  fileprivate var isMeasured: Bool {
    let hasHeight =
      switch height {
      case .fixed: true
      case .padded(let padding): padding.points > 0
      }
    return hasHeight || ink.fill != nil || strokeWidth.points > 0 || minimumWidth.points > 0
      || horizontalPadding.points > 0
  }
}

extension Element {
  /// The distances of the first stack or flow that has any.
  fileprivate var gap: LookPart.Gap? {
    switch node {
    case .empty, .words, .cells, .spacer, .rule, .hidden: nil
    case .stack(let stack, let children):
      if stack.spacing.points > 0, children.count > 1 {
        switch stack.axis {
        case .horizontal: LookPart.Gap(across: stack.spacing, down: .none)
        case .vertical: LookPart.Gap(across: .none, down: stack.spacing)
        }
      } else {
        children.lazy.compactMap(\.gap).first
      }
    case .flow(let spacing, let lineSpacing, let children):
      children.count > 1
        ? LookPart.Gap(across: spacing, down: lineSpacing)
        : children.first?.gap
    case .constrained(let layout): layout.items.lazy.compactMap(\.element.gap).first
    case .layers(let layers): layers.lazy.compactMap(\.element.gap).first
    case .panel(_, let child), .backdrop(_, let child), .padded(_, let child),
      .sized(_, let child), .viewport(_, let child), .interactive(_, let child),
      .environment(_, let child), .spoken(_, let child):
      child.gap
    }
  }
}

extension LookPart.Gap {
  /// Distances with their names.
  fileprivate init(across: Space, down: Space) {
    self.init(across: across.points, down: down.points)
    tokens = [across.token, down.token].compactMap(\.self)
  }
}
