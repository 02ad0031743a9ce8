import GSDesign

/// The state to scale, for a canvas so large that the state would look lost at its own size.
extension CanvasView {
  /// A look beside the same state to scale, each over its scale; nil in a small room, and where no outline can be enlarged.
  func magnified(_ look: Element, _ plan: CanvasPlan, rows: Int) -> Element? {
    // A label keeps the terminal's type: in a shape that fills the canvas it would be lost itself.
    let room = CellSize(
      columns: min(columns - plan.lookColumns - Self.columnsBeside, columns / 3),
      rows: rows - Self.rowsBelow)
    guard columns >= Self.leastColumns, rows >= Self.leastRows, environment.size == nil,
      plan.lookRows > 0, plan.lookRows <= room.rows, room.columns > 0,
      let enlarged = workbench.enlarged(shownLook, scale: Self.scale, in: room),
      let picture = enlarged.picture
    else { return nil }
    let caption = enlarged.scaleAndSize[language]
    let large = (
      columns: max(picture.columns, width(caption)),
      look: Element.environment(.asDrawn, .cells(picture)), caption: caption
    )
    let small = (columns: max(plan.lookColumns, 2), look: look, caption: say(.zoomScale(1)))
    let lookRows = max(picture.rows, plan.lookRows)
    return .column([
      .row([
        centred(large.look, columns: large.columns, rows: lookRows), .gap(Self.gap),
        centred(small.look, columns: small.columns, rows: lookRows),
      ]),
      .blank,
      .row([
        centred(readable(words(.body2, large.caption)), columns: large.columns, rows: 1),
        .gap(Self.gap),
        centred(readable(words(.body2, small.caption)), columns: small.columns, rows: 1),
      ]),
    ])
  }

  /// The largest; a lower one is taken where it does not fit.
  private static let scale = 4
  /// The least canvas in which a state at its own size is lost.
  private static let leastColumns = 90
  private static let leastRows = 12
  private static let gap = 8
  /// The gap and the air at both sides.
  private static let columnsBeside = gap + 8
  /// The captions, and a blank row above them and at both ends.
  private static let rowsBelow = 4

  private func centred(_ element: Element, columns: Int, rows: Int) -> Element {
    .sized(width: .exactly(columns), height: .exactly(rows), alignment: .center, element)
  }
}
