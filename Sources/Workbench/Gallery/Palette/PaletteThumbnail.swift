import ColorScience
import GSDesign
import GalleryKit

/// A small picture of a component on the ground of its design system: its look, the first parts of one that is too large, or
/// a miniature if no part of it has room.
struct PaletteThumbnail {
  let workbench: Workbench
  /// By its index in the catalogue.
  let specimen: Int

  private static let columns = PaletteSpecimen.columns
  private static let rows = PaletteSpecimen.rows

  var element: Element {
    let key = OverviewStage.Key(
      card: OverviewCard(specimens: [specimen], group: 0), environment: workbench.environment,
      terminal: workbench.terminal, columns: Self.columns, rows: Self.rows)
    let look = workbench.resources.drawn.overviewLooks.element(key) { drawn }
    return .environment(
      workbench.review(of: specimen),
      workbench.chrome.pane(
        .page, columns: Self.columns, rows: Self.rows,
        .sized(
          width: .exactly(Self.columns), height: .exactly(Self.rows), alignment: .center, look)))
  }

  private var drawn: Element {
    let review = workbench.review(of: specimen)
    let state = workbench.catalogue.specimens[specimen].initialState
    let look = state.element(workbench.environment.labelLanguage).picture(
      GalleryPart.area(.palette).id)
    let (columns, rows) = workbench.probe.size(look, review, Self.mostColumns)
    let points = Double(rows) * CellRect.pointsPerRow + 2 * workbench.probe.reach(look, review)
    let fits = columns <= Self.columns - 2 && points <= Double(Self.rows) * CellRect.pointsPerRow
    let part = CardLook(
      look, in: CellSize(columns: Self.columns - 2, rows: Self.rows), of: workbench, specimen,
      isAboveName: false)
    let isScreen = workbench.catalogue.specimens[specimen].level == .screen
    if !fits, !isScreen, !part.cutsOutline, !part.reachesBeyondItsRows { return part.element }
    guard !fits,
      let picture = workbench.probe.picture(
        look, review, CellSize(columns: columns, rows: min(rows, Self.mostRows)))
    else { return .sized(width: .atMost(Self.columns - 2), look) }
    return .cells(picture.miniature(columns: Self.columns - 2, rows: Self.rows))
  }

  /// The cells of the largest look, in the columns of a telephone.
  private static let mostColumns = CanvasView.phoneColumns
  private static let mostRows = 40
}

extension Workbench {
  /// A component as the palette lists it.
  func paletteSpecimen(_ index: Int) -> PaletteSpecimen {
    PaletteSpecimen(
      summary: catalogue.specimens[index].summary[language],
      detail: Phrase.states(count(of: index))[language],
      picture: PaletteThumbnail(workbench: self, specimen: index).element)
  }
}

extension CellPicture {
  /// The picture in fewer cells, each of two halves in the mean colour of the cells that it is of.
  fileprivate func miniature(columns most: Int, rows mostRows: Int) -> CellPicture {
    // A cell is as wide as a half of one is high.
    let scale = max(
      1, Double(columns) / Double(max(1, most)), Double(rows) / Double(max(1, mostRows)))
    let width = max(1, Int((Double(columns) / scale).rounded(.up)))
    let height = max(1, Int((Double(rows) / scale).rounded(.up)))
    var cells: [Cell] = []
    var styles: [Style] = []
    for row in 0..<height {
      for column in 0..<width {
        let places = Double(column) * scale..<Double(column + 1) * scale
        func half(_ half: Int) -> Paint? {
          let first = (Double(row) + Double(half) / 2) * scale
          return mean(columns: places, rows: first..<first + scale / 2)
        }
        let (upper, lower) = (half(0), half(1))
        cells.append(Cell(text: "▀", columns: 1, style: styles.count))
        styles.append(Style(foreground: upper ?? lower, background: lower ?? upper))
      }
    }
    return CellPicture(columns: width, rows: height, cells: cells, styles: styles)
  }

  /// The mean colour of the halves of cells that a place covers; nil if none of them has a colour.
  private func mean(columns places: Range<Double>, rows: Range<Double>) -> Paint? {
    var sums = (red: 0, green: 0, blue: 0)
    var count = 0
    let firstHalf = Int((rows.lowerBound * 2).rounded(.down))
    let halves = firstHalf..<max(firstHalf + 1, Int((rows.upperBound * 2).rounded(.up)))
    let first = Int(places.lowerBound)
    let columns = first..<max(first + 1, Int(places.upperBound.rounded(.up)))
    // The last of a miniature may be below the picture, or beside it.
    for half in halves.clamped(to: 0..<2 * self.rows) {
      for column in columns.clamped(to: 0..<self.columns) {
        guard let color = color(column: column, row: half / 2, isLower: half % 2 == 1)
        else { continue }
        sums.red += Int(color.red)
        sums.green += Int(color.green)
        sums.blue += Int(color.blue)
        count += 1
      }
    }
    guard count > 0 else { return nil }
    func part(_ sum: Int) -> UInt8 { UInt8(clamping: sum / count) }
    return Paint(RGB(red: part(sums.red), green: part(sums.green), blue: part(sums.blue)))
  }

  /// The colour of a half of a cell: a letter covers a third of it.
  private func color(column: Int, row: Int, isLower: Bool) -> RGB? {
    let cell = cells[row * columns + column]
    let style = styles[Int(cell.style)]
    guard let ground = style.background?.color else { return style.foreground?.color }
    guard let ink = style.foreground?.color else { return ground }
    return switch cell.text {
    case " ", "": ground
    case "█": ink
    case "▀": isLower ? ground : ink
    case "▄": isLower ? ink : ground
    case _: ink.composited(over: ground, opacity: 0.33)
    }
  }
}
