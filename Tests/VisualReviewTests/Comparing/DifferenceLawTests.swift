import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import VisualReview

/// Laws about any two pictures.
@Suite struct DifferenceLawTests {
  private func pictures(_ seed: UInt64) -> (CellPicture, CellPicture) {
    var random = RandomSnapshots(seed: seed)
    let old = random.anyPicture()
    guard random.number(below: 2) == 0, old.columns > 0, old.rows > 0 else {
      return (old, random.anyPicture())
    }
    let area = CellRect(
      column: random.number(below: old.columns), row: random.number(below: old.rows), columns: 1,
      rows: 1)
    let attributes = Attributes(rawValue: UInt8(random.number(below: 64)))
    return (old, old.styled(area) { $0.attributes = attributes })
  }

  @Test(arguments: UInt64(1)...250) func theChangedCellsAreThoseThatDiffer(seed: UInt64) {
    let (old, new) = pictures(seed)
    let changes = CellChanges(old: old, new: new)
    var marked: Set<[Int]> = []
    for cell in changes.cells {
      for column in cell.column..<cell.column + cell.columns {
        #expect(marked.insert([column, cell.row]).inserted, "marked once; seed \(seed)")
      }
    }
    for row in 0..<max(old.rows, new.rows) {
      for column in 0..<max(old.columns, new.columns) {
        let isOld = column < old.columns && row < old.rows
        let isNew = column < new.columns && row < new.rows
        let isOther: Bool
        if isOld, isNew {
          isOther =
            old[column, row].text != new[column, row].text
            || old.style(column: column, row: row) != new.style(column: column, row: row)
        } else {
          isOther = isOld || isNew
        }
        // A wide glyph is marked whole, where either half is other.
        if isOther { #expect(marked.contains([column, row]), "seed \(seed)") }
      }
    }
    #expect(changes.cells.isEmpty == (old == new), "seed \(seed)")
    let hunks = changes.hunks
    for cell in changes.cells {
      #expect(hunks.contains { $0.contains(column: cell.column, row: cell.row) }, "seed \(seed)")
    }
  }

  @Test(arguments: UInt64(1)...250) func onlyDifferentPicturesHaveACause(seed: UInt64) {
    let (old, new) = pictures(seed)
    #expect(CauseFinder(old, new).causes.isEmpty == (old == new), "seed \(seed)")
    #expect(CauseFinder(old, old).causes.isEmpty, "seed \(seed)")
    #expect(
      CauseFinder(old, new).causes == CauseFinder(old, new).causes, "the same each time")
  }

  @Test(arguments: UInt64(1)...100) func everyLineOfATextFitsItsWidth(seed: UInt64) {
    let (old, new) = pictures(seed)
    let difference = Difference(
      .changed, variant: "t", environment: "", states: ["t"], old: old, new: new)
    for width in [20, 33, 80] {
      for language in Language.ofInterface {
        let text = DifferenceText(difference, width: width, language: language).plain
        for line in text.split(separator: "\n") {
          #expect(DisplayWidth.columns(of: String(line)) <= width, "seed \(seed), \(line)")
        }
      }
    }
  }
}
