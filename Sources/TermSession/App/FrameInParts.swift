import GSDesign
import TermRender

/// A frame that is shown row by row: first the rows that a key has changed, then the others from the top.
struct FrameInParts {
  let target: Frame
  /// The contents of the terminal so far.
  private(set) var shown: Surface
  /// The shapes at the beginning.
  private let former: [Shape]
  /// The rows that are not shown yet, in order.
  private var waiting: [Int]
  private var replaced: Set<Int> = []
  private(set) var isDone = false

  /// - Parameters:
  ///   - shown: the contents of the terminal; nil if not known.
  ///   - former: the frame that was on its way; nil if none was.
  init(_ target: Frame, over shown: Surface?, insteadOf former: Surface?) {
    self.target = target
    let surface = target.surface
    func fits(_ other: Surface) -> Bool {
      other.columns == surface.columns && other.rows == surface.rows && other.pool === surface.pool
    }
    let base = shown.flatMap { fits($0) ? $0 : nil }
    self.shown =
      base
      ?? Surface(
        columns: surface.columns, rows: surface.rows, pool: surface.pool,
        filledWith: Cell(glyph: .blank, style: surface.cells.first?.style ?? Cell.blank.style))
    self.former = base?.shapes ?? []
    waiting = []
    let old = self.shown
    let changed = (0..<surface.rows).filter { old.row($0) != surface.row($0) }
    guard let former, fits(former) else {
      waiting = changed
      return
    }
    let urgent = changed.filter { former.row($0) != surface.row($0) }
    waiting = urgent + changed.filter { former.row($0) == surface.row($0) }
  }

  /// The whole frame, at once; nil if it was shown.
  mutating func whole() -> Frame? {
    waiting = []
    return next()
  }

  /// The next frame to present; nil once the whole was shown.
  mutating func next() -> Frame? {
    guard !isDone else { return nil }
    guard waiting.count > 1 else {
      isDone = true
      shown = target.surface
      return target
    }
    let row = waiting.removeFirst()
    shown.copyRow(row, from: target.surface)
    replaced.insert(row)
    let rest = Set(waiting)
    shown.shapes =
      target.surface.shapes.filter { rest.isDisjoint(with: $0.rows) }
      + former.filter { !rest.isDisjoint(with: $0.rows) && replaced.isDisjoint(with: $0.rows) }
    shown.typesetLines = []
    return Frame(surface: shown, cursor: target.cursor, modes: target.modes)
  }
}

extension Shape {
  /// The rows of cells that it is seen in.
  fileprivate var rows: Range<Int> { clip.row..<clip.row + max(0, clip.rows) }
}
