import ColorScience
import GSDesign
import GalleryKit
import StateSpace

/// The frames between the look before a key or a click and the look after it.
///
/// The state changes at once; this is only how the canvas is drawn for a moment. The next key or click ends it.
struct CanvasMotion: Hashable, Sendable {
  /// The state before.
  let start: SpecimenState
  /// The frame on the screen, from 1; 0 before the first.
  private(set) var frame = 0

  init(from start: SpecimenState) { self.start = start }

  /// Asks for the next frame.
  static let timer = "motion"
  /// The number of frames drawn between the two looks.
  static let frameCount = 3
  /// The time of one; all together take 105 ms.
  static let frameTime = Duration.milliseconds(35)
  /// A terminal that takes longer to answer gets no frames between.
  static let longestRoundTrip = Duration.milliseconds(100)

  /// How far the frame is on the way, from 0 to 1.
  var share: Double { Double(frame) / Double(Self.frameCount + 1) }

  /// Goes to the next frame; false after the last.
  mutating func advance() -> Bool {
    frame += 1
    return frame <= Self.frameCount
  }
}

extension SpecimenState {
  /// Whether it differs from another state only in a selection or in being disabled, apart from focus and pointer.
  func isSelectionChange(from other: SpecimenState, in specimen: Specimen) -> Bool {
    var isChange = false
    for (index, axis) in specimen.axes.enumerated() where self[index] != other[index] {
      switch axis.meaning {
      case .selected, .disabled: isChange = true
      case .focused, .pointer: break
      case .state, .variety, .size, .behavior, .content: return false
      }
    }
    return isChange
  }
}

extension CanvasView {
  /// The look between the two states of a motion, over the final look, which receives the pointer.
  ///
  /// - Returns: nil if no motion runs, or the looks have no transition.
  func moving(_ look: Element, rows: Int) -> Element? {
    guard let motion = canvas.motion, !zoom.isOn, !isInspected,
      environment.size == nil, !isSheetAtFoot
    else { return nil }
    let room = CellSize(columns: lookColumns, rows: rows)
    let start = motion.start.element(in: environment)
    guard let old = workbench.probe.picture(start, review, room),
      let new = workbench.probe.picture(look, review, room),
      let between = old.moving(
        to: new, share: motion.share, mixesColors: workbench.settledEnvironment.depth == .truecolor)
    else { return nil }
    return .layered(
      look, overlay: .environment(.asDrawn, .cells(between)), alignment: .topLeading)
  }

  /// Whether the motion has frames to show.
  var canMove: Bool {
    moving(shownLook, rows: layout.lookRows(columns)) != nil
  }
}

extension CellPicture {
  /// The picture between this one and another: the text of the other, mixed colours, and a line that moves along a row
  /// drawn on its way.
  ///
  /// - Parameters:
  ///   - share: from 0, this picture, to 1, the other.
  ///   - mixesColors: whether there are colours between two colours; otherwise only lines move.
  /// - Returns: nil if the pictures differ in size, or only in parts that do not move.
  func moving(to new: CellPicture, share: Double, mixesColors: Bool) -> CellPicture? {
    guard columns == new.columns, rows == new.rows, self != new else { return nil }
    var cells: [Cell] = []
    var styles: [Style] = []
    var isMoved = mixesColors
    for row in 0..<rows {
      let line = MovingLine(from: self, to: new, row: row, share: share)
      isMoved = isMoved || line != nil
      for column in 0..<columns {
        let (text, style) =
          line?.cell(column, self, new) ?? (
            new[column, row].text, new.style(column: column, row: row)
          )
        cells.append(
          Cell(text: text, columns: Int(new[column, row].columns), style: styles.count))
        guard mixesColors, line?.isOn(column) != true else {
          styles.append(style)
          continue
        }
        let isSameText = self[column, row].text == text
        styles.append(
          self.style(column: column, row: row).mixed(with: style, share, hasSameText: isSameText))
      }
    }
    guard isMoved else { return nil }
    return CellPicture(
      columns: columns, rows: rows, cells: cells, styles: styles,
      shapes: mixesColors ? mixedShapes(with: new, share) : new.shapes)
  }

  /// The outlines of another picture, with mixed colours if they only differ from those of this one in colour.
  private func mixedShapes(with new: CellPicture, _ share: Double) -> [Shape]? {
    guard let shapes, let others = new.shapes, shapes.count == others.count else {
      return new.shapes
    }
    return zip(shapes, others).map { old, new in
      guard old.frame == new.frame, old.radius == new.radius else { return new }
      var shape = new
      shape.fill = old.fill.mixed(with: new.fill, share)
      shape.stroke = old.stroke.mixed(with: new.stroke, share)
      return shape
    }
  }
}

/// A line that is elsewhere in the same row of another picture, such as that below the selected tab.
private struct MovingLine {
  let row: Int
  /// The columns it leaves, and its new columns.
  let start: Range<Int>
  let end: Range<Int>
  /// Where it is, in half columns.
  let place: Range<Int>
  let glyph: String

  /// - Returns: nil unless both pictures have one such line in the row, apart from each other.
  init?(from old: CellPicture, to new: CellPicture, row: Int, share: Double) {
    guard let (start, oldGlyph) = old.line(row), let (end, glyph) = new.line(row),
      !start.overlaps(end), oldGlyph == glyph
    else { return nil }
    func between(_ first: Int, _ last: Int) -> Int {
      Int((2 * (Double(first) + Double(last - first) * share)).rounded())
    }
    (self.row, self.start, self.end, self.glyph) = (row, start, end, glyph)
    let lower = between(start.lowerBound, end.lowerBound)
    let upper = between(start.upperBound, end.upperBound)
    // Only a heavy line on a light one has glyphs for half a column.
    let hasHalves = glyph == "━" && ["─", "└"].contains(old[end.lowerBound, row].text)
    place = hasHalves ? lower..<upper : lower / 2 * 2..<upper / 2 * 2
  }

  func isOn(_ column: Int) -> Bool { place.overlaps(2 * column..<2 * column + 2) }

  /// The cell at a column: the line, half of it, or the cell without the line.
  func cell(_ column: Int, _ old: CellPicture, _ new: CellPicture) -> (String, Style) {
    let ground = end.contains(column) ? old : new
    guard isOn(column) else {
      return (ground[column, row].text, ground.style(column: column, row: row))
    }
    let text =
      switch (place.contains(2 * column), place.contains(2 * column + 1)) {
      case (true, false): "╾"
      case (false, true): "╼"
      case (true, true), (false, false): glyph
      }
    return (text, new.style(column: end.lowerBound, row: row))
  }
}

extension CellPicture {
  /// The columns and the glyph of the only line in a row; nil without a line, or with more than one.
  fileprivate func line(_ row: Int) -> (columns: Range<Int>, glyph: String)? {
    let columns = (0..<columns).filter { Self.lines.contains(self[$0, row].text) }
    guard var first = columns.first, var last = columns.last, last - first + 1 == columns.count,
      columns.count > 1, columns.allSatisfy({ self[$0, row].text == self[first, row].text })
    else { return nil }
    let glyph = self[first, row].text
    // The ends of a line that shows the focus.
    if first > 0, Self.ends.contains(self[first - 1, row].text) { first -= 1 }
    if last + 1 < self.columns, Self.ends.contains(self[last + 1, row].text) { last += 1 }
    return (first..<last + 1, glyph)
  }

  /// Lines that mark something, apart from hairlines.
  private static let lines: Set<String> = ["━", "=", "▁", "▂", "▃", "▄", "▅", "▆", "▇"]
  private static let ends: Set<String> = ["┗", "┛", "#"]
}

extension Style {
  /// Another style with colours on the way to it. The ink is mixed if the text is the same.
  fileprivate func mixed(with new: Style, _ share: Double, hasSameText: Bool) -> Style {
    var style = new
    style.background = background.mixed(with: new.background, share)
    if hasSameText { style.foreground = foreground.mixed(with: new.foreground, share) }
    return style
  }
}

extension Paint? {
  fileprivate func mixed(with new: Paint?, _ share: Double) -> Paint? {
    guard let self, let new else { return new }
    return Paint(new.color.composited(over: self.color, opacity: share), role: new.role)
  }
}
