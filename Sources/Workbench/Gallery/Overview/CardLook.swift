import GSDesign
import GalleryKit

/// A state as a card of the overview or a small picture shows it: whole where it fits, else its upper left part, which ends
/// where no word and no small outline is cut.
struct CardLook {
  let element: Element
  /// The cells that it takes of the card.
  let size: CellSize
  /// Whether an outline is taller than the cells of the look: without a blank row it would be cut.
  let reachesBeyondItsRows: Bool
  /// Whether an outline ends so low in the last row that it would touch the name below.
  let isLow: Bool
  /// Whether an outline is cut.
  let cutsOutline: Bool

  /// Columns of a card's sides that a look may take, one at each side.
  private static let mostOfSides = 2
  /// Points between an outline and the name.
  private static let leastAir = 4.0

  /// - Parameters:
  ///   - room: the cells of the card above its name.
  ///   - specimen: the specimen that decides the environment.
  ///   - isAboveName: whether a name is below it, from which it keeps a row if it is cut.
  init(
    _ look: Element, in room: CellSize, of workbench: Workbench, _ specimen: Int,
    isAboveName: Bool = true
  ) {
    let probe = workbench.probe
    let review = workbench.review(of: specimen)
    let layout = Self.columns(of: look, in: room.columns, probe, review)
    let (columns, rows) = probe.size(look, review, layout)
    let whole = CellSize(columns: columns, rows: rows)
    let picture = probe.picture(look, review, whole)
    let shapes = picture?.shapes ?? []
    let widest = max(room.columns, min(columns, room.columns + Self.mostOfSides))
    let end = Double(rows) * CellRect.pointsPerRow
    isLow = shapes.contains { $0.frame.endY > end - Self.leastAir }
    let isClose = rows > room.rows || isLow && rows == room.rows
    let tallest = max(1, isAboveName && isClose ? room.rows - 1 : room.rows)
    let isCut = rows > tallest || columns > widest
    let size = CellSize(
      columns: columns > widest ? picture?.lastColumnOfWords(widest) ?? widest : columns,
      rows: rows > tallest ? picture?.lastRowOfOutlines(tallest) ?? tallest : rows)
    self.size = size
    let seen = PointRect(CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows))
    cutsOutline =
      isCut
      && shapes.contains { shape in
        let part = shape.frame.intersection(seen)
        return part.width > 0 && part.height > 0 && part != shape.frame
      }
    element =
      isCut
      ? .sized(
        width: .exactly(size.columns), height: .exactly(size.rows),
        .viewport(.sized(width: .exactly(columns), look)))
      : .sized(width: .atMost(columns), look)
    reachesBeyondItsRows = shapes.contains {
      $0.frame.y < 0 || !isCut && $0.frame.endY > end
    }
  }

  /// The columns that a look is laid out in: those of the card, and more if it would be cut by a column or two, or if its
  /// words would be broken.
  private static func columns(
    of look: Element, in columns: Int, _ probe: RenderingClient, _ review: EnvironmentChange
  ) -> Int {
    let natural = probe.size(look, review, 2 * columns).0
    guard natural > columns else { return columns }
    guard natural > columns + mostOfSides else { return natural }
    let most = max(columns, min(natural, CanvasView.phoneColumns))
    for room in stride(from: columns, through: most, by: mostOfSides) {
      let (width, rows) = probe.size(look, review, room)
      guard let picture = probe.picture(look, review, CellSize(columns: width, rows: rows))
      else { return columns }
      if !picture.breaksWords(of: look) { return room }
    }
    return columns
  }
}

extension CellPicture {
  /// Whether a word of the wrapped text of a look is on no line of its picture.
  func breaksWords(of look: Element) -> Bool {
    var words: Set<Substring> = []
    look.visit {
      guard case .words(let text) = $0, text.wraps else { return }
      words.formUnion(text.spans.map(\.text).joined().split(whereSeparator: \.isWhitespace))
    }
    guard !words.isEmpty else { return false }
    let lines = (0..<rows).map { row in (0..<columns).map { self[$0, row].text }.joined() }
    return words.contains { word in !lines.contains { $0.contains(word) } }
  }

  /// The last column up to a given one, at most half of them before it, at which the picture can end without cutting a word or
  /// an outline that would fit.
  fileprivate func lastColumnOfWords(_ most: Int) -> Int {
    let width = Double(most) * CellRect.pointsPerColumn
    return (most / 2...max(most / 2, most)).last { column in
      let edge = Double(column) * CellRect.pointsPerColumn
      let cutsOutline = (shapes ?? []).contains {
        $0.frame.width <= width && $0.frame.x < edge && edge < $0.frame.endX
      }
      return !cutsOutline && (0..<rows).allSatisfy { !isInWord(column, $0) }
    } ?? most
  }

  /// Whether the same word is at both sides of a column's left edge.
  private func isInWord(_ column: Int, _ row: Int) -> Bool {
    guard column > 0, column < columns else { return false }
    let (left, right) = (self[column - 1, row], self[column, row])
    guard right.columns > 0 else { return true }
    return [left, right].allSatisfy { cell in
      cell.columns == 0 || cell.text.contains { $0.isLetter || $0.isNumber }
    }
  }

  /// The same for rows, and the outlines that would fit.
  fileprivate func lastRowOfOutlines(_ most: Int) -> Int {
    let height = Double(most) * CellRect.pointsPerRow
    return (most / 2...max(most / 2, most)).last { row in
      let edge = Double(row) * CellRect.pointsPerRow
      return row > 0
        && !(shapes ?? []).contains {
          $0.frame.height <= height && $0.frame.y < edge && edge < $0.frame.endY
        }
    } ?? most
  }
}
