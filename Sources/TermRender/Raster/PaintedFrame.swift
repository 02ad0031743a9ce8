import GSDesign

/// The last painted frame, from which unchanged rows are taken over.
///
/// Painting stays in its row. So a row looks the same if equal placements, in equal environments, are painted in it in
/// the same order.
struct PaintedFrame {
  let surface: Surface
  /// The environments of the placements; everything is painted on the page of the first.
  let environments: [RenderEnvironment]
  let placements: [Placement]
  let rows: PaintedRows
  /// The outlines of placements, by their indices.
  let outlines: [Int: [Shape]]
}

/// Which placements reach into each row of a surface, in the order of painting.
struct PaintedRows {
  /// The indices of the placements, row after row.
  private var indices: [Int]
  /// Where each row begins among them, and the end of the last.
  private var starts: [Int]

  init(_ placements: [Placement], of surface: Surface) {
    starts = Array(repeating: 0, count: surface.rows + 1)
    let reaches = placements.map { placement in
      let reach = placement.reach.intersection(surface.area)
      return reach.isEmpty ? 0..<0 : reach.row..<reach.endRow
    }
    for rows in reaches { for row in rows { starts[row + 1] += 1 } }
    for row in 0..<surface.rows { starts[row + 1] += starts[row] }
    indices = Array(repeating: 0, count: starts[surface.rows])
    var ends = starts
    for (index, rows) in reaches.enumerated() {
      for row in rows {
        indices[ends[row]] = index
        ends[row] += 1
      }
    }
  }

  subscript(row: Int) -> ArraySlice<Int> { indices[starts[row]..<starts[row + 1]] }
}

extension Rasterizer {
  /// Paints all placements in their order, and gives the surface the outlines that are seen.
  ///
  /// - Parameter before: the last painted frame, with the same pool; replaced by this one.
  mutating func paint(
    _ placements: [Placement], in environments: [RenderEnvironment],
    keeping before: inout PaintedFrame?
  ) {
    var placements = placements
    let rows = PaintedRows(placements, of: surface)
    let (stale, formers) = takeOver(before, &placements, rows, environments)
    var known: [Int: [Shape]] = [:]
    for index in placements.indices {
      let reach = placements[index].reach.intersection(surface.area)
      guard !reach.isEmpty else { continue }
      let first = outlines.count
      let layer = placements[index].layer
      let end = index + 1 + placements[index].contents
      if stale.contains(where: { $0.contains(reach.row) }) {
        addOutlines(of: placements[index], end: end)
      } else if let shapes = before?.outlines[formers[index]] {
        // The ground that it took from its first row is the same.
        outlines += shapes.map { ($0, end, layer) }
      }
      if outlines.count > first { known[index] = outlines[first...].map(\.shape) }
      for run in stale where run.lowerBound < reach.endRow && reach.row < run.upperBound {
        paint(placements[index], inRows: run)
      }
    }
    surface.shapes = seenShapes(among: placements, in: rows)
    before = PaintedFrame(
      surface: surface, environments: environments, placements: placements, rows: rows,
      outlines: known)
  }

  /// Takes over the unchanged rows.
  ///
  /// - Returns: the rows to paint, and for each placement in a kept row the index of the same one in the last frame,
  ///   else -1.
  private mutating func takeOver(
    _ before: PaintedFrame?, _ placements: inout [Placement], _ rows: PaintedRows,
    _ environments: [RenderEnvironment]
  ) -> (stale: [Range<Int>], formers: [Int]) {
    var formers = Array(repeating: -1, count: placements.count)
    guard let before, before.environments.first == environments.first,
      before.surface.columns == surface.columns, before.surface.rows == surface.rows
    else { return ([0..<surface.rows], formers) }
    var stale: [Range<Int>] = []
    for row in 0..<surface.rows {
      let pairs = zip(rows[row], before.rows[row])
      let isSame =
        rows[row].count == before.rows[row].count
        && pairs.allSatisfy { index, former in
          // Placements found equal in one row need no comparison in the next.
          if placements[index].number == before.placements[former].number { return true }
          let isEqual = placements[index].paints(
            as: before.placements[former], environments, before.environments)
          if isEqual { placements[index].number = before.placements[former].number }
          return isEqual
        }
      if isSame {
        for (index, former) in pairs where formers[index] < 0 { formers[index] = former }
      } else if let last = stale.last, last.upperBound == row {
        stale[stale.count - 1] = last.lowerBound..<row + 1
      } else {
        stale.append(row..<row + 1)
      }
    }
    guard stale != [0..<surface.rows] else { return (stale, formers) }
    surface = before.surface
    for run in stale {
      let area = CellRect(
        column: 0, row: run.lowerBound, columns: surface.columns, rows: run.count)
      surface.fill(area, style: page)
    }
    return (stale, formers)
  }
}

extension Placement {
  /// Whether it paints the same as one of other environments.
  fileprivate func paints(
    as other: Placement, _ own: [RenderEnvironment], _ others: [RenderEnvironment]
  ) -> Bool {
    frame == other.frame && clip == other.clip && content == other.content
      && own[environment] == others[other.environment]
  }
}
