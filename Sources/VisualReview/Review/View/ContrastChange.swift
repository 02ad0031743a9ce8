import ColorScience
import GSDesign
import GalleryKit

/// The least contrast of words, or else of lines, whose colours changed.
struct ContrastChange: Hashable {
  let before: Double
  let after: Double
  /// The limit: 4.5 for words, 3 for lines (WCAG 2.2, AA).
  let least: Double

  /// nil if no colours of words or lines changed, or their places did.
  init?(_ difference: Difference) {
    guard let old = difference.old, let new = difference.new, old.columns == new.columns,
      old.rows == new.rows
    else { return nil }
    var found: (before: Double, after: Double)?
    func note(_ before: (RGB, RGB), _ after: (RGB, RGB)) {
      let pair = (
        before: before.0.contrastRatio(with: before.1), after: after.0.contrastRatio(with: after.1)
      )
      if found.map({ pair.after < $0.after }) ?? true { found = pair }
    }
    for (number, (first, second)) in zip(old.cells, new.cells).enumerated()
    where second.text != " " && !second.text.isEmpty && first.text == second.text {
      let (before, after) = (old.styles[Int(first.style)], new.styles[Int(second.style)])
      guard before != after, Self.isWord(number, of: new),
        let ink = before.foreground?.color, let fill = before.background?.color,
        let newInk = after.foreground?.color, let newFill = after.background?.color,
        ink != newInk || fill != newFill
      else { continue }
      note((ink, fill), (newInk, newFill))
    }
    let isOfWords = found != nil
    if !isOfWords, let shapes = old.shapes, let newShapes = new.shapes,
      shapes.count == newShapes.count
    {
      for (shape, newShape) in zip(shapes, newShapes) {
        guard let line = shape.stroke?.color, let page = shape.backdrop?.color,
          let newLine = newShape.stroke?.color, let newPage = newShape.backdrop?.color,
          line != newLine || page != newPage
        else { continue }
        note((line, page), (newLine, newPage))
      }
    }
    guard let found else { return nil }
    (before, after) = found
    least = isOfWords ? 4.5 : 3
  }

  /// Whether a cell is one of words, and not of an outline.
  private static func isWord(_ number: Int, of picture: CellPicture) -> Bool {
    let (column, row) = (number % picture.columns, number / picture.columns)
    guard
      let owner = picture.shapes?.last(where: { $0.cells.contains(column: column, row: row) })
    else { return true }
    return owner.label.contains(column: column, row: row)
  }

  /// Whether the numbers differ as they are shown.
  var isSeen: Bool { before.ratioText != after.ratioText }

  /// Whether it is now under the limit, and less than before.
  var falls: Bool { after < before && after < least }

  /// `3.9 → 3.1 : 1`.
  var numbers: String { "\(before.ratioText) → \(after.ratioText) : 1" }

  /// The numbers, with the limit if it is now under it.
  var phrase: Phrase {
    falls ? Phrase(localized: "\(numbers), under \(least.short)") : Phrase(numbers)
  }
}
