import GSDesign

/// The gap between the children of a stack, in cells along its axis.
func gap(_ stack: Stack) -> Int {
  switch stack.axis {
  case .horizontal: CellMetrics.columns(stack.spacing.points)
  case .vertical: CellMetrics.rows(stack.spacing.points)
  }
}

extension CellSize {
  /// The length along an axis.
  subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? columns : rows }
    set {
      switch axis {
      case .horizontal: columns = max(0, newValue)
      case .vertical: rows = max(0, newValue)
      }
    }
  }
}

extension Axis {
  var across: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Measurer {
  /// Children take what they need in order, those at the far end first; those that are flexible share what is left, the first of them the spare
  /// cells. What comes when nothing is left has no size.
  func measureStack(
    _ stack: Stack, _ children: [Element], _ traits: LayoutTraits, room: CellSize, depth: Int
  ) -> Measurement {
    let axis = stack.axis
    let gap = gap(stack)
    let isBounded = CellSize.isBounded(room[axis])
    var left = room
    var measured = [Measurement](repeating: .nothing, count: children.count)
    var rigid: [Int] = []
    var flexible: [Int] = []
    // What stands behind the last flexible child belongs to the far end, and is served before what may be cut.
    var end = 0
    for (index, child) in children.enumerated() where !child.isEmpty {
      if isBounded && child.isFlexible(axis) {
        flexible.append(index)
        end = rigid.count
      } else {
        rigid.append(index)
      }
    }
    let first = min(rigid.first ?? .max, flexible.first ?? .max)
    if let start = flexible.first {
      left[axis] -= gap * (start == first ? flexible.count - 1 : flexible.count)
    }
    for index in flexible.isEmpty ? rigid[...] : rigid[end...] + rigid[..<end] {
      if index != first { left[axis] -= gap }
      measured[index] = measure(children[index], traits, room: left, depth: depth + 1)
      left[axis] -= measured[index].size[axis]
    }
    if !flexible.isEmpty {
      let (share, spare) = left[axis].quotientAndRemainder(dividingBy: flexible.count)
      for (order, index) in flexible.enumerated() {
        var room = left
        room[axis] = share + (order < spare ? 1 : 0)
        measured[index] = measure(children[index], traits, room: room, depth: depth + 1)
        measured[index].size[axis] = room[axis]
      }
    }
    return Measurement(
      size: extent(of: measured, children, axis: axis, gap: gap).limited(to: room),
      children: measured)
  }

  private func extent(
    of measured: [Measurement], _ children: [Element], axis: Axis, gap: Int
  ) -> CellSize {
    var total = CellSize(columns: 0, rows: 0)
    var isFirst = true
    for (index, child) in children.enumerated() where !child.isEmpty {
      let size = measured[index].size
      total[axis] += size[axis] + (isFirst ? 0 : gap)
      total[axis.across] = max(total[axis.across], size[axis.across])
      isFirst = false
    }
    return total
  }
}

/// What of the environment changes geometry: no colour does.
struct LayoutTraits: Hashable {
  var density: Density
  var widthPolicy: WidthPolicy
  /// The glyphs asked for.
  private var chosenGlyphs: GlyphSet

  init(_ environment: RenderEnvironment) {
    density = environment.density
    widthPolicy = environment.widthPolicy
    chosenGlyphs = environment.glyphs
  }

  /// Where ambiguous characters take two columns, frames, caps and marks are drawn in ASCII: all of theirs are ambiguous.
  var glyphs: GlyphSet { widthPolicy == .ambiguousWide ? .ascii : chosenGlyphs }

  func applying(_ change: EnvironmentChange) -> LayoutTraits {
    var result = self
    if let density = change.density { result.density = density }
    if let glyphs = change.glyphs { result.chosenGlyphs = glyphs }
    if let widthPolicy = change.widthPolicy { result.widthPolicy = widthPolicy }
    return result
  }
}
