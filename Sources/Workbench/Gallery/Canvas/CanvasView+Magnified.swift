import GSDesign
import GalleryKit

/// The state to scale, for a canvas so large that the state would look lost at its own size.
extension CanvasPlan {
  /// How the state to scale is shown, whatever is done to the component.
  struct Magnified: Hashable, Sendable {
    let scale: Int
    /// The room it is enlarged in.
    let room: CellSize
    /// Cells of the largest picture.
    let size: CellSize
  }
}

extension Workbench {
  /// The largest scale; a lower one is used if it does not fit.
  private static let scale = 4
  /// The smallest stage in which a state at its own size looks lost.
  private static let leastStage = CellSize(columns: 90, rows: 12)
  /// The captions, and a blank row above them and at both ends.
  private static let rowsBelow = 4

  /// The state to scale; nil in a small room, or if no outline can be enlarged.
  ///
  /// - Parameter look: the cells of the look that it is beside.
  func magnified(on stage: CellSize, beside look: CellSize) -> CanvasPlan.Magnified? {
    // A label keeps the terminal's type: in a shape that fills the canvas it would be lost itself.
    let room = CellSize(
      columns: min(stage.columns - look.columns - CanvasView.columnsBeside, stage.columns / 3),
      rows: stage.rows - Self.rowsBelow)
    guard stage.columns >= Self.leastStage.columns, stage.rows >= Self.leastStage.rows,
      environment.size == nil, look.rows > 0, look.rows <= room.rows, room.columns > 0
    else { return nil }
    let states = [state] + state.uses(usedAxes.all, of: specimen)
    var scale = Self.scale
    var sizes: [Int: CellSize] = [:]
    for state in states {
      let look = state.element(in: environment)
      guard let enlarged = lookEnlarged(look, scale: scale, in: room), let cells = enlarged.size
      else {
        // A state with nothing to enlarge, such as a message that is gone, decides nothing.
        if state == self.state { return nil }
        continue
      }
      scale = min(scale, enlarged.scale)
      let size = sizes[enlarged.scale] ?? CellSize(columns: 0, rows: 0)
      let caption = probe.width(enlarged.scaleAndSize[language])
      sizes[enlarged.scale] = CellSize(
        columns: max(size.columns, cells.columns, caption), rows: max(size.rows, cells.rows))
    }
    // Those that were measured at a larger scale are smaller at this one than their room.
    guard scale > 1, var size = sizes[scale] else { return nil }
    for (other, larger) in sizes where other > scale {
      size = CellSize(
        columns: max(size.columns, larger.columns * scale / other + 1),
        rows: max(size.rows, larger.rows * scale / other + 1))
    }
    return CanvasPlan.Magnified(scale: scale, room: room, size: size)
  }

  /// The scale and the size alone: of all these states one is drawn.
  private func lookEnlarged(_ look: Element, scale: Int, in room: CellSize) -> EnlargedLook? {
    probe.enlarged(
      EnlargingRequest(
        element: look, environment: review, scale: scale, room: room, wantsPicture: false))
  }
}

extension CanvasView {
  /// A look beside the same state to scale, each above its scale; nil if it is not shown.
  func magnified(_ look: Element, _ plan: CanvasPlan) -> Element? {
    guard let shown = plan.magnified else { return nil }
    // A message that is gone for a moment leaves its place empty.
    let enlarged = workbench.enlarged(shownLook, scale: shown.scale, in: shown.room)
    // Another size moves neither its left nor its upper edge.
    let large = Element.sized(
      width: .exactly(shown.size.columns), height: .exactly(shown.size.rows),
      alignment: .topLeading, enlarged?.pointable ?? .empty)
    let caption = enlarged?.scaleAndSize[language] ?? ""
    let columns = max(plan.reserved.columns, 2)
    let lookRows = max(shown.size.rows, plan.reserved.rows)
    return .column([
      .row([
        centred(large, columns: shown.size.columns, rows: lookRows),
        .gap(Self.gap),
        centred(look, columns: columns, rows: lookRows),
      ]),
      .blank,
      .row([
        centred(readable(words(.body2, caption)), columns: shown.size.columns, rows: 1),
        .gap(Self.gap),
        centred(readable(words(.body2, say(.zoomScale(1)))), columns: columns, rows: 1),
      ]),
    ])
  }

  private static let gap = 8
  /// The gap and the air at both sides.
  fileprivate static let columnsBeside = gap + 8

  private func centred(_ element: Element, columns: Int, rows: Int) -> Element {
    .sized(width: .exactly(columns), height: .exactly(rows), alignment: .center, element)
  }
}
