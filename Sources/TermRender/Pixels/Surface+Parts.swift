import ColorScience
public import GSDesign

/// The additions to a look before it is enlarged and measured.
extension Surface {
  /// Gives every part an outline, so that panels with square corners and lines are enlarged with the others.
  ///
  /// - Parameter page: the ground of the outermost parts.
  package mutating func outline(_ parts: [LookPart], on page: Paint?) {
    var known = shapes
    var result: [Shape] = []
    for (index, part) in parts.enumerated() {
      switch part.kind {
      case .surface:
        if let place = known.firstIndex(where: { $0.cells == part.cells }) {
          result.append(known.remove(at: place))
        } else if part.fill != nil {
          let container = parts[..<index].last { $0.level < part.level && $0.fill != nil }
          result.append(
            Shape(
              part, fill: part.fill, label: contents(of: index, among: parts),
              backdrop: container?.fill ?? page))
        }
      case .line:
        guard let ink = part.ink else { continue }
        result.append(Shape(part, fill: ink, label: .zero, backdrop: background(of: part.cells)))
      case .group, .label, .mark: break
      }
    }
    shapes = result + known
  }

  /// Shades the padding of a part, or draws a line around a part without padding.
  ///
  /// - Parameter guide: the colour of guides.
  package mutating func emphasize(_ part: LookPart, guide: Paint) {
    switch part.kind {
    case .group, .line: break
    case .label, .mark:
      var shape = Shape(part, fill: part.ground, label: part.cells)
      (shape.stroke, shape.strokeWidth, shape.backdrop) = (guide, Self.line, part.ground)
      shapes.append(shape)
    case .surface:
      guard let content = part.content, content != part.frame,
        let place = shapes.firstIndex(where: { $0.cells == part.cells }),
        let ground = shapes[place].fill ?? shapes[place].backdrop
      else { return }
      let tint = Paint(guide.color.composited(over: ground.color, opacity: Self.shade))
      shapes[place].fill = tint
      let cells = content.cells.intersection(shapes[place].cells)
      var inner = Shape(part, fill: ground, label: cells, backdrop: tint)
      (inner.frame, inner.radius) = (content, 0)
      (inner.cells, inner.clip) = (cells, cells)
      shapes.insert(inner, at: place + 1)
      repaint(shapes[place].cells, except: cells, from: ground, to: tint)
    }
  }

  /// Some of its cells, and the outlines that lie in them.
  public func cropped(to area: CellRect) -> Surface {
    let area = area.intersection(self.area)
    var result = Surface(columns: area.columns, rows: area.rows, pool: pool)
    for row in area.row..<area.endRow {
      for column in area.column..<area.endColumn where !self[column, row].isContinuation {
        let cell = self[column, row]
        result.put(
          cell.glyph, style: cell.style, column: column - area.column, row: row - area.row)
      }
    }
    result.shapes = shapes.filter { $0.cells.intersection(area) == $0.cells }
      .map { $0.moved(columns: -area.column, rows: -area.row) }
    result.typesetLines = typesetLines.filter { $0.cells.intersection(area) == $0.cells }
      .map { $0.moved(columns: -area.column, rows: -area.row) }
    return result
  }

  /// Points of the line around a part, before it is enlarged.
  private static let line = 0.75
  /// How much of the guides' colour the padding takes.
  private static let shade = 0.3

  /// The cells that stand for the parts inside of one.
  private func contents(of index: Int, among parts: [LookPart]) -> CellRect {
    let inside = parts[(index + 1)...].prefix { $0.level > parts[index].level }
    guard let first = inside.first else { return .zero }
    return inside.dropFirst().reduce(first.cells) { $0.union($1.cells) }
  }

  private func background(of cells: CellRect) -> Paint? {
    let seen = cells.intersection(area)
    return seen.isEmpty ? nil : pool[self[seen.column, seen.row].style].background
  }

  private mutating func repaint(
    _ cells: CellRect, except kept: CellRect, from ground: Paint, to tint: Paint
  ) {
    let seen = cells.intersection(area)
    for row in seen.row..<seen.endRow {
      for column in seen.column..<seen.endColumn where !kept.contains(column: column, row: row) {
        var style = pool[self[column, row].style]
        guard style.background == ground else { continue }
        style.background = tint
        restyle(column: column, row: row, pool.id(of: style))
      }
    }
  }
}

extension Shape {
  /// The outline of a part.
  fileprivate init(_ part: LookPart, fill: Paint?, label: CellRect, backdrop: Paint? = nil) {
    self.init(
      frame: part.frame, radius: part.radius, fill: fill, stroke: nil, strokeWidth: 0,
      backdrop: backdrop, label: label, cells: part.cells, clip: part.cells)
  }
}
